import Answers
import Diagnostics
import Evaluation
import Language
import Text
import Values

enum ExpectCommand: LookCommand {
  struct Clauses: CommandClauses {
    let condition = Subject("CONDITION", .expression, "condition to check, such as a ~ b")
    let within = Clause(
      "within", .expression, "tolerance of `a ~ b`", else: "1e-6 of the larger value")
  }

  static let verb = "expect"
  static let declaration = declare(
    "Checks that a condition is true and fails if it is not", .looking, Clauses(),
    examples: ["expect red.center.y ~ 100 within 1", "expect red.alpha == 1"],
    after: ["view red frame (50, 50, 100, 100)"],
    roles: [.isExpectation], also: ["assert"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    try ExpectationCheck(call[\.condition], call).check()
  }
}

/// The check of `expect` and its failure message.
private struct ExpectationCheck {
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
      let holds = try call.expressions.boolean(condition, of: "expect")
      return try report(Expectation(condition.span.text, holds: holds), found: nil)
    }
    if call.has(\.within), operation != .agrees {
      throw call.fail(.withinWithoutAgreement, at: condition.span)
    }
    let (a, b) = (try call.expressions.evaluate(left), try call.expressions.evaluate(right))
    let within = try distance(between: a, b)
    let isTrue = try attempt(at: condition.span) { () throws(Mistake) in
      if operation == .agrees { return try Arithmetic.agrees(a, b, within: within) }
      guard case .boolean(true, _) = try Arithmetic.apply(operation, a, b) else { return false }
      return true
    }
    // In a loop, every round may check something; only failures are reported.
    if isTrue, call.isInBlock { return }
    let format = digits(distinguishing: a, from: b)
    var tolerance = within
    if operation == .agrees, within == nil, case .number(let x, _) = a, case .number(let y, _) = b {
      tolerance = Arithmetic.tolerance(x, y)
    }
    let comparison = Expectation.Comparison(
      call.expressions.written(a, of: left, as: a.inlineText(format)), operation.rawValue,
      call.expressions.written(b, of: right, as: b.inlineText(format)), tolerance: tolerance,
      difference: Self.difference(a, b))
    try report(
      Expectation(condition.span.text, comparison, holds: isTrue),
      found: found(left, right, comparison, isAngle: Self.isAngle(a) || Self.isAngle(b), format),
      nearly: operation == .equal && comparison.difference != nil
        ? "\(left.span.text) ~ \(right.span.text)" : nil)
  }

  /// A true condition is shown as data only; a false one fails the statement.
  private func report(
    _ expectation: Expectation, found: @autoclosure () -> String?, nearly: String? = nil
  ) throws(Failure) {
    guard expectation.holds else {
      throw call.fail(
        .expectationFailed(condition.span.text, found: found(), nearly: nearly)
          .found(by: expectation),
        at: condition.span)
    }
    if !call.isInBlock { try call.emit(.expectation(expectation)) }
  }

  /// The distance after `within`, in the unit of the two sides.
  private func distance(between a: Value, _ b: Value) throws(Failure) -> Double? {
    guard let expression = call[\.within] else { return nil }
    var quantity = Quantity.plain
    for case .number(_, let found) in [a, b] where found != .plain { quantity = found }
    // Positions are plain numbers, and may be compared within points.
    if quantity == .plain, case .number(_, .length) = try call.expressions.evaluate(expression) {
      quantity = .length
    }
    return try call.distance(expression, quantity)
  }

  /// Gives the value of each side and, for numbers, their difference.
  private func found(
    _ left: Expression, _ right: Expression, _ comparison: Expectation.Comparison,
    isAngle: Bool, _ format: NumberFormat
  ) -> String {
    var found = "\(left.span.text) is \(comparison.left.text)"
    if !right.isLiteral { found += " and \(right.span.text) is \(comparison.right.text)" }
    if let difference = comparison.difference {
      let written = Value.number(difference, isAngle ? .angle : .plain).inlineText(format)
      found += ", \(written) apart"
    }
    return found
  }

  private static func isAngle(_ value: Value) -> Bool {
    if case .number(_, .angle) = value { true } else { false }
  }

  private static func difference(_ a: Value, _ b: Value) -> Double? {
    guard case .number(let x, _) = a, case .number(let y, _) = b else { return nil }
    return abs(x - y)
  }

  /// The session's digits, or all digits if two values would look the same. Numbers do not need
  /// that, because the message gives their difference.
  private func digits(distinguishing a: Value, from b: Value) -> NumberFormat {
    let format = call.expressions.format
    if case .number = a { return format }
    guard a.inlineText(format) == b.inlineText(format) else { return format }
    return NumberFormat(digits: NumberFormat.digitsRange.upperBound)
  }
}

extension Call {
  /// A distance after `within`, in the unit of a quantity.
  func distance(_ expression: Expression, _ quantity: Quantity) throws(Failure) -> Double {
    if quantity != .share { try expressions.refuseShare(expression, of: "within") }
    return try expressions.checked(expression, "within") { (check, value) throws(Mistake) in
      try check.number(value, quantity, 0...Limits.coordinate)
    }
  }
}
