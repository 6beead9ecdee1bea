import Diagnostics

/// Lists of numbers at even distances.
extension Builtins {
  package static let counting: [Function] = [
    Function(
      "stride", "numbers from a through b; `to: b` leaves b out",
      [
        .labelled("from", .plain, "the first number"),
        .labelled("through", .plain, "where it ends, the end among them"),
        .labelled("to", .plain, "where it ends, without the end"),
        .labelled("by", .plain, "how far each is from the one before"),
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
      // A ratio needs no common unit, but a way in steps does.
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

/// How many numbers a way has, in steps of 1 from its start; none where it leads backwards.
package enum Stride {
  /// What adding up tenths leaves must not cost or give a number.
  private static let tolerance = 1e-9

  package static func count(through way: Double) -> Int {
    way < -tolerance ? 0 : Int(way + tolerance) + 1
  }

  package static func count(to way: Double) -> Int { Int(max(0, way - tolerance).rounded(.up)) }

  /// The numbers of a range in steps of a size, upwards or downwards; of an open one upwards alone, as
  /// in Swift. Counted anew each time, so that no error adds up.
  ///
  /// - Parameter size: above 0.
  package static func values(
    from first: Double, to last: Double, isOpen: Bool, step size: Double = 1
  ) -> [Double] {
    let way = (last - first) / size
    let count = isOpen ? count(to: way) : count(through: abs(way))
    let direction = way < 0 ? -size : size
    return (0..<count).map { first + direction * Double($0) }
  }
}
