import Diagnostics
import Execution
import Language
import Text
import Values

enum ExpectCommand {
  struct Clauses: CommandClauses {
    let condition = Subject("CONDITION", .expression, "condition to check, such as a ~ b")
    let within = Clause(
      "within", .expression, "tolerance of `a ~ b`", else: "1e-6 of the larger value")
  }

  static let declaration = CommandDeclaration(
    "expect", "Checks that a condition is true and fails if it is not", .looking, Clauses(),
    examples: ["expect red.center.y ~ 100 within 1", "expect red.alpha == 1"],
    after: ["view red frame (50, 50, 100, 100)"],
    also: ["assert"],
    .look { (call) throws(Failure) in
      try Expectation(try call[\.condition], call).check()
    })
}

/// The check of `expect` and its failure message.
private struct Expectation {
  let condition: Expression
  let call: Look<ExpectCommand.Clauses>

  init(_ condition: Expression, _ call: Look<ExpectCommand.Clauses>) {
    self.condition = condition
    self.call = call
  }

  func check() throws(Failure) {
    guard case .binary(let operation, let left, let right) = condition.kind, operation.isComparison
    else {
      if call.has(\.within) {
        throw call.fail(.withinWithoutAgreement, at: condition.span)
      }
      guard try call.reader.boolean(condition, of: "expect") else {
        throw call.fail(.expectationFailed(condition.span.text, found: nil), at: condition.span)
      }
      return
    }
    if call.has(\.within), operation != .agrees {
      throw call.fail(.withinWithoutAgreement, at: condition.span)
    }
    let (a, b) = (try call.reader.evaluate(left), try call.reader.evaluate(right))
    let within = try distance(between: a, b)
    let isTrue = try located(condition.span) { () throws(Mistake) in
      if operation == .agrees { return try Arithmetic.agrees(a, b, within: within) }
      guard case .boolean(true) = try Arithmetic.apply(operation, a, b) else { return false }
      return true
    }
    if !isTrue { throw call.fail(failure(left, a, right, b), at: condition.span) }
  }

  /// The distance after `within`, in the unit of the two sides.
  private func distance(between a: Value, _ b: Value) throws(Failure) -> Double? {
    guard let expression = try call[\.within] else { return nil }
    var quantity = Quantity.plain
    for case .number(_, let found) in [a, b] where found != .plain { quantity = found }
    return try call.reader.checked(expression, "within") { (check, value) throws(Mistake) in
      try check.number(value, quantity, 0...Limits.coordinate)
    }
  }

  /// Gives the value of each side and, for numbers, their difference.
  private func failure(_ left: Expression, _ a: Value, _ right: Expression, _ b: Value) -> Mistake {
    let format = digits(telling: a, from: b)
    var found = "\(left.span.text) is \(a.inlineText(format))"
    if !right.isLiteral { found += " and \(right.span.text) is \(b.inlineText(format))" }
    if case .number(let x, _) = a, case .number(let y, _) = b {
      found += ", \(format.string(abs(x - y))) apart"
    }
    return .expectationFailed(condition.span.text, found: found)
  }

  /// The session's digits, or all digits if two values would look the same. Numbers do not need
  /// that, because the message gives their difference.
  private func digits(telling a: Value, from b: Value) -> NumberFormat {
    let format = call.reader.format
    if case .number = a { return format }
    guard a.inlineText(format) == b.inlineText(format) else { return format }
    return NumberFormat(digits: NumberFormat.digitsRange.upperBound)
  }
}

extension Expression {
  /// Whether it states its own value.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .string, .boolean, .size: true
    case .unary(_, let operand): operand.isLiteral
    case .tuple(let items), .list(let items): items.allSatisfy(\.isLiteral)
    case .name, .binary, .call, .member, .index: false
    }
  }
}
