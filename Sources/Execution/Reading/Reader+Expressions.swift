import Curves
import Diagnostics
import Geometry
import Language
import Values

extension Reader {
  package func evaluate(_ expression: Expression) throws(Failure) -> Value {
    try spend(.expression, at: expression.span)
    switch expression.kind {
    case .number(let number, let unit):
      guard let unit else { return .plain(number) }
      return .number(Quantity.value(number, unit), Quantity(unit))
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .size(let width, let height): return .size(Size(width, height))
    case .name(let name): return try value(of: name, at: expression.span)
    case .tuple(let items): return try tuple(items)
    case .list(let items): return try list(items, at: expression.span)
    case .unary(let operation, let operand): return try unary(operation, operand)
    case .binary(let operation, let left, let right):
      return try binary(operation, left, right, at: expression.span)
    case .call(let callee, let arguments):
      if isInterrupted() { throw .interrupted }
      if let told = try aggregated(expression) { return told.number }
      return try call(callee, arguments, at: expression.span)
    case .member(let base, let name):
      if let moment = try momentOfAggregate(name, of: base) { return moment }
      return try member(name, of: evaluate(base), base)
    case .index(let base, let index): return try element(base, index)
    }
  }

  package func boolean(_ expression: Expression, of what: String) throws(Failure) -> Bool {
    let value = try evaluate(expression)
    return try located(expression.span) { () throws(Mistake) in
      guard case .boolean(let flag) = value else {
        throw .wrongKind(
          what, takes: "a condition",
          found: "\(expression.span.text) is \(value.described)", sample: "red.center.y > 300")
      }
      return flag
    }
  }

  // MARK: Operators

  private func unary(
    _ operation: UnaryOperator, _ operand: Expression
  ) throws(Failure) -> Value {
    switch operation {
    case .not: return .boolean(try !boolean(operand, of: "not"))
    case .minus:
      let value = try evaluate(operand)
      return try located(operand.span) { () throws(Mistake) in try Arithmetic.negate(value) }
    }
  }

  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, at span: Span
  ) throws(Failure) -> Value {
    // The right side of `and` and `or` is looked at only where it matters.
    if operation == .and || operation == .or {
      let first = try boolean(left, of: operation.rawValue)
      if first == (operation == .or) { return .boolean(first) }
      return .boolean(try boolean(right, of: operation.rawValue))
    }
    let (a, b) = (try evaluate(left), try evaluate(right))
    // A place in the past before a view existed makes everything from it unknown too.
    if frame != nil, a.isNothing || b.isNothing { return .nothing }
    if case .list(let list) = a { try spend(.element, list.extent, at: span) }
    if case .list(let list) = b { try spend(.element, list.extent, at: span) }
    if case .list = a, isInterrupted() { throw .interrupted }
    return try located(span) { () throws(Mistake) in try Arithmetic.apply(operation, a, b) }
  }

  // MARK: Brackets

  private func tuple(_ items: [Expression]) throws(Failure) -> Value {
    var numbers: [Double] = []
    for item in items {
      let value = try evaluate(item)
      if frame != nil, value.isNothing { return .nothing }
      numbers.append(
        try located(item.span) { () throws(Mistake) in
          guard case .number(let number, let quantity) = value,
            quantity == .length || Quantity.plain.takes(quantity)
          else {
            throw .wrongKind(
              "a point", takes: "numbers", found: "\(item.span.text) is \(value.described)",
              sample: "(160, 284)")
          }
          return number
        })
    }
    switch numbers.count {
    case 2: return .point(Point(numbers[0], numbers[1]))
    case 4: return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    default: return .vector(numbers)
    }
  }

  private func list(_ items: [Expression], at span: Span) throws(Failure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try evaluate(item)) }
    return .list(try located(span) { () throws(Mistake) in try List.bounded(values) })
  }

  private func element(_ base: Expression, _ index: Expression) throws(Failure) -> Value {
    let (list, position) = (try evaluate(base), try evaluate(index))
    return try located(index.span) { () throws(Mistake) in
      guard case .list(let values) = list else {
        throw .wrongKind(
          "[…]", takes: "a list", found: "\(base.span.text) is \(list.described)",
          sample: "[1, 2, 3][0]")
      }
      guard !values.isEmpty else { throw .emptyList("[…]") }
      let check = Check(what: "[…]", text: index.span.text)
      return values[try check.count(position, 0...values.count - 1)]
    }
  }

  // MARK: Calls

  private func call(
    _ callee: Expression, _ arguments: [Expression.Argument], at span: Span
  ) throws(Failure) -> Value {
    let target = try callable(callee)
    var call = Arguments(function: callee.span.text, random: world.nextRandom)
    call.written = { span.evened }
    call.textSize = { StageProperties.Moment(stage, frame: frame, isPresentation: false).textSize }
    call.tweak = { (name) throws(Mistake) in try value(ofTweak: name) }
    var written: [String: Expression] = [:]
    for argument in arguments {
      let key = argument.label?.text ?? "\(call.positional.count)"
      written[key] = argument.value
      let value = try value(
        of: argument.value, for: target.parameter(at: key),
        named: argument.label?.text ?? callee.span.text)
      if frame != nil, value.isNothing { return .nothing }
      if let label = argument.label {
        call.labelled.append((label.text, value))
      } else {
        call.positional.append(value)
      }
    }
    call.reads = { (key, quantity) in
      guard let argument = written[key] else { return }
      noteBareNumber(argument, as: quantity, of: callee.span.text)
    }
    call.doubts = { doubts.note($0, at: span) }
    if case .object(.trace(let name)) = target {
      return try value(ofTrace: name, call, arguments, at: span)
    }
    return try answer(span, arguments) { () throws(Mistake) in
      try count(call, of: target)
      if case .function(let function) = target { return try function.call(call) }
      guard let curve = target.asCurve else {
        throw .notCallable(callee.span.text, target.described)
      }
      return try CurveCalls.call(curve, call)
    }
  }

  /// The value of an argument, which may be a word or corners where its parameter takes those.
  private func value(
    of argument: Expression, for parameter: Parameter?, named what: String
  ) throws(Failure) -> Value {
    guard let parameter else { return try evaluate(argument) }
    if let word = try word(argument, among: parameter.words, of: what) { return word }
    if case .corners = parameter.kind, let corners = try corners(in: argument) { return corners }
    return try evaluate(argument)
  }

  /// Counts a call, by what it is given.
  private func count(_ call: Arguments, of target: Value) throws(Mistake) {
    let (meter, extent) = (world.meter, call.extent)
    meter.count(.element, extent)
    // Called with a list, the name of a curve makes one.
    let work: Work = if case .function(let function) = target { function.work } else { .point }
    switch work {
    case .letter: meter.count(.letter, 100 * extent)
    case .point: meter.count(.point, extent)
    default: break
    }
    try meter.spend(.call)
  }

  /// A bare word where a function takes one, as in `steps(4, jumpEnd)`; a number of that name wins.
  private func word(
    _ expression: Expression, among words: [String], of what: String
  ) throws(Failure) -> Value? {
    guard !words.isEmpty, case .name(let name) = expression.kind else { return nil }
    let own = scope[name] ?? world.values.variables[name]
    if case .number? = own { return nil }
    if words.contains(name) { return .string(name) }
    guard self[name] == nil else { return nil }
    throw .failed(
      Diagnostic(
        .unknownWord(
          name, after: what, nearest: Suggestion.nearest(to: name, in: words), known: words),
        at: expression.span))
  }

  /// Says where a mistake was made: inside a text, at an argument, or at the call as a whole.
  private func answer(
    _ span: Span, _ arguments: [Expression.Argument], _ body: () throws(Mistake) -> Value
  ) throws(Failure) -> Value {
    do throws(Mistake) {
      return try body()
    } catch {
      let text = error.place.flatMap { place in arguments.first?.value.span(inText: place) }
      let argument = arguments.last { $0.label?.text == error.argument && $0.label != nil }
      throw .failed(Diagnostic(error, at: text ?? argument?.value.span ?? span))
    }
  }

  /// What a call's name stands for; a view may not hide a function of the same name.
  private func callable(_ callee: Expression) throws(Failure) -> Value {
    guard case .name(let name) = callee.kind else { return try evaluate(callee) }
    if let value = self[name], value.isCallable { return value }
    if let function = Builtins.function(named: name) { return .function(function) }
    if world.values.definitions[name] != nil {
      throw .failed(Diagnostic(.commandNotFunction(name), at: callee.span))
    }
    if self[name] == nil {
      let names = Builtins.functions.map(\.name) + CurveCalls.names
      throw .failed(
        Diagnostic(
          .unknownFunction(name, nearest: Suggestion.nearest(to: name, in: names)),
          at: callee.span))
    }
    return try evaluate(callee)
  }
}

extension Expression {
  /// A part of a text that was written out, without escapes that would shift it.
  func span(inText range: Range<Int>) -> Span? {
    guard case .string(let text) = kind, text.utf8.count == span.upper - span.lower - 2 else {
      return nil
    }
    let start = span.lower + 1
    return Span(span.source, start + range.lowerBound, start + range.upperBound)
  }
}

extension Value {
  package var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// What a call of it declares of an argument; nil of what is no function.
  fileprivate func parameter(at key: String) -> Parameter? {
    if case .function(let function) = self { function.parameter(at: key) } else { nil }
  }

  var isCallable: Bool {
    switch self {
    case .function, .curve, .object(.keyboard), .object(.trace): true
    default: false
    }
  }
}
