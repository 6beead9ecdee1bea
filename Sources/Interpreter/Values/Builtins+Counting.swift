import Diagnostics

/// Lists of equally spaced numbers.
extension Builtins {
  package static let counting: [Function] = [
    Function(
      "stride", "equally spaced numbers from a through b; `to: b` excludes b",
      [
        .labelled("from", .plain, "first number"),
        .labelled("through", .plain, "end, included"),
        .labelled("to", .plain, "end, excluded"),
        .labelled("by", .plain, "step from each number to the next"),
      ], form: "from: a, through: b, by: step", example: "stride(from: 0, through: 10, by: 2)"
    ) { (call) throws(Mistake) in
      let isOpen = call["to"] != nil
      guard isOpen != (call["through"] != nil) else {
        throw isOpen
          ? .eitherOr("`to:`", "`through:`") : .missingLabel("through", function: "stride")
      }
      let first = try labelled("from", call)
      let way = try Arithmetic.apply(
        .subtract, labelled(isOpen ? "to" : "through", call), first)
      let step = try labelled("by", call)
      // A ratio needs no common unit, but a distance and its step do.
      _ = try Arithmetic.apply(.add, way, step)
      let steps = try Arithmetic.apply(.divide, way, step)
      guard case .number(let steps, _) = steps, steps < Double(Limits.listCount) else {
        throw .listTooLong(Limits.listCount)
      }
      let count = isOpen ? Stride.count(to: steps) : Stride.count(through: steps)
      var values: [Value] = []
      for index in 0..<count {
        let offset = try Arithmetic.apply(.multiply, step, .plain(Double(index)))
        values.append(try Arithmetic.apply(.add, first, offset))
      }
      return .list(List(values))
    }
  ]

  private static func labelled(_ label: String, _ call: Arguments) throws(Mistake) -> Value {
    guard let value = call[label] else { throw .missingLabel(label, function: call.function) }
    guard case .number = value else {
      throw .wrongKind(
        label, takes: "a number", found: value.described, sample: "\(label): 2")
    }
    return value
  }
}

/// The number of values at steps of 1 over a distance, including its start; 0 for a negative one.
package enum Stride {
  /// A rounding error, such as from adding tenths, must not drop or add a number.
  private static let tolerance = 1e-9

  package static func count(through way: Double) -> Int {
    way < -tolerance ? 0 : Int(clamping: (way + tolerance).rounded(.down) + 1)
  }

  package static func count(to way: Double) -> Int {
    Int(clamping: max(0, way - tolerance).rounded(.up))
  }

  /// The numbers of a range at a given step, up or down. An open range only goes up, as in Swift.
  /// Each number is computed from the first one, so that errors do not add up.
  ///
  /// - Parameter size: The step, greater than 0.
  package static func values(
    from first: Double, to last: Double, isOpen: Bool, step size: Double = 1
  ) -> [Double] {
    let way = (last - first) / size
    let count = isOpen ? count(to: way) : count(through: abs(way))
    let direction = way < 0 ? -size : size
    return (0..<count).map { first + direction * Double($0) }
  }
}
