// The arguments of `cubic-bezier()`, `steps()` and `linear()`.

extension CSSParser {
  /// Parses the arguments of `cubic-bezier()`, after its name.
  mutating func bezier(_ name: CSSToken) throws(CSSProblem) -> CSSEasing.Shape {
    var numbers: [CSSNumber] = []
    let help = "write four numbers, such as `cubic-bezier(0.25, 0.1, 0.25, 1)`"
    if token.kind != .close {
      repeat {
        numbers.append(try plainNumber(help: help))
      } while try anotherArgument()
    }
    let end = try consume().range.upperBound
    guard numbers.count == 4 else {
      let found = numbers.count == 1 ? "1" : "\(numbers.count)"
      throw CSSProblem(
        message: "`cubic-bezier()` takes four numbers; got \(found)", help: help,
        range: name.range.lowerBound..<end)
    }
    return .bezier(
      x1: try handle("x1", numbers[0]), y1: numbers[1].value,
      x2: try handle("x2", numbers[2]), y2: numbers[3].value)
  }

  /// Returns a handle's time, which CSS rejects outside 0…1, but clamps if it was computed.
  private func handle(_ name: String, _ number: CSSNumber) throws(CSSProblem) -> Double {
    if number.isComputed { return min(max(number.value, 0), 1) }
    guard (0...1).contains(number.value) else {
      throw CSSProblem(
        message: "`\(name)` must be between 0 and 1; got \(shown(number.range))",
        help: "write a number from 0 to 1; only y1 and y2 can be outside", range: number.range)
    }
    return number.value
  }

  /// Parses the arguments of `steps()`, after its name.
  mutating func steps(_ name: CSSToken) throws(CSSProblem) -> CSSEasing.Shape {
    let help = "write a whole number, such as `steps(4)`"
    let number = try plainNumber(help: help)
    guard number.isInteger || number.isComputed else {
      throw CSSProblem(
        message: "\(shown(number.range)) is not written as a whole number", help: help,
        range: number.range)
    }
    var position = StepPosition.end
    if try anotherArgument() {
      position = try stepPosition()
      if try anotherArgument() {
        throw problem(
          "`steps()` takes only a count and a position", help: "end it with `)`")
      }
    }
    try consume()
    return .steps(try steps(number, position))
  }

  private func steps(
    _ number: CSSNumber, _ position: StepPosition
  ) throws(CSSProblem) -> Steps {
    // Halves round up. The bound far exceeds any valid count, yet fits into an Int.
    let count = Int(clamping: min(max((number.value + 0.5).rounded(.down), -1e9), 1e9))
    if number.isComputed { return Steps(clamping: count, position) }
    guard let steps = try? Steps(count, position) else {
      let owner = position == .jumpNone ? "`steps()` with `jump-none`" : "`steps()`"
      throw CSSProblem(
        message: "\(owner) takes \(position.minCount)…\(Steps.maxCount) steps; got "
          + shown(number.range),
        help: "write a whole number from \(position.minCount) to \(Steps.maxCount)",
        range: number.range)
    }
    return steps
  }

  private mutating func stepPosition() throws(CSSProblem) -> StepPosition {
    guard token.kind == .word else {
      throw unexpected("a position", help: CSSWords.anyPosition)
    }
    let word = text(token).lowercased()
    guard let position = StepPosition.allCases.first(where: { $0.cssName == word }) else {
      throw problem(
        "\(shown(token)) is not a step position", help: CSSWords.helpForPosition(text(token)))
    }
    try consume()
    return position
  }

  /// Parses the arguments of `linear()`, after its name.
  mutating func linear(_ name: CSSToken) throws(CSSProblem) -> CSSEasing.Shape {
    var stops: [(output: Double, inputs: [Double])] = []
    var points = 0
    if token.kind != .close {
      repeat {
        let start = token.range.lowerBound
        let stop = try linearStop()
        stops.append(stop)
        points += max(stop.inputs.count, 1)
        guard points <= PiecewiseLinear.maxPoints else {
          throw CSSProblem(
            message: "`linear()` can have at most \(PiecewiseLinear.maxPoints) points",
            help: "write fewer stops", range: start..<token.range.lowerBound)
        }
      } while try anotherArgument()
    }
    let range = name.range.lowerBound..<(try consume().range.upperBound)
    let found = stops.isEmpty ? "none" : "1"
    // Other errors of the initializer were ruled out above or cannot come from a text.
    guard let piecewise = try? PiecewiseLinear(stops: stops) else {
      throw CSSProblem(
        message: "`linear()` needs two or more stops; got \(found)",
        help: "write at least a start and an end, such as `linear(0, 1)`", range: range)
    }
    return .piecewise(piecewise)
  }

  /// Parses a number with up to two percentages, both before or both after it.
  private mutating func linearStop() throws(CSSProblem) -> (output: Double, inputs: [Double]) {
    let help = "write a number with up to two percentages, such as `0.5 25% 75%`"
    var output: Double?
    var inputs: [Double] = []
    let start = token.range.lowerBound
    var isSplit = false
    while !endsArgument {
      let number = try number("a number or a percentage", help: help)
      switch number.unit {
      case .number:
        guard output == nil else {
          throw CSSProblem(
            message: "a comma is missing before \(shown(number.range))",
            help: "put a `,` between the stops", range: number.range)
        }
        output = number.value
        isSplit = !inputs.isEmpty
      case .percentage:
        guard inputs.count < 2, !(isSplit && output != nil) else {
          throw CSSProblem(
            message: inputs.count < 2
              ? "\(shown(number.range)) is separated from the stop's other percentage"
              : "a stop takes up to two percentages; \(shown(number.range)) is the third",
            help: help, range: number.range)
        }
        inputs.append(number.value / 100)
      }
    }
    guard let output else {
      if inputs.isEmpty { throw unexpected("a stop", help: help) }
      throw CSSProblem(
        message: "the stop has a position but no number", help: help,
        range: start..<token.range.lowerBound)
    }
    return (output, inputs)
  }

  private var endsArgument: Bool {
    switch token.kind {
    case .comma, .close, .end: true
    case .word, .function, .number, .percentage, .dimension, .open, .delimiter: false
    }
  }

  /// Skips the comma before another argument, or stops at the closing parenthesis.
  private mutating func anotherArgument() throws(CSSProblem) -> Bool {
    switch token.kind {
    case .comma:
      let comma = try consume()
      guard token.kind == .close || token.kind == .comma else { return true }
      throw CSSProblem(
        message: "a value is missing after the `,`", help: "write one, or remove the `,`",
        range: comma.range)
    case .close: return false
    case .end: throw problem("the `(` is not closed", help: "close it with `)`")
    case .delimiter: throw unexpected("`,` or `)`", help: "put a `,` between the values")
    case .word, .function, .number, .percentage, .dimension, .open:
      throw problem(
        "a comma is missing before \(shown(token))", help: "put a `,` between the values")
    }
  }
}
