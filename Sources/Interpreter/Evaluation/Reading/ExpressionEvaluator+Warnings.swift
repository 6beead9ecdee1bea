import Diagnostics
import Language
import Text
import Values

/// Warnings about numbers that may mean something else than they seem to.
extension ExpressionEvaluator {
  /// In seconds. Without a unit, longer times and angles beyond a turn are rarely intended.
  private static let longestBareTime = 100.0

  /// Warns about a number without a unit that is too large for its place.
  package func noteBareNumber(_ expression: Expression, as quantity: Quantity, of what: String) {
    guard let number = expression.bareNumber.map(abs) else { return }
    let text = expression.span.text
    switch quantity {
    case .angle where number > 2 * .pi:
      let turns = NumberFormat(digits: 3).string(number / (2 * .pi))
      warnings.note(
        .bareNumber(text, of: what, unit: "rad", same: turns + " turns", meant: "deg"),
        at: expression.span)
    case .time where number >= Self.longestBareTime:
      let minutes = NumberFormat(digits: 3).string(number / 60)
      warnings.note(
        .bareNumber(text, of: what, unit: "s", same: minutes + " min", meant: "ms"),
        at: expression.span)
    case .plain, .time, .angle, .length, .frequency, .share: break
    }
  }

  /// Warns about a whole turn in an animation's transform: it is the identity, so nothing turns.
  package func noteWholeTurn(_ expression: Expression) throws(Failure) {
    switch expression.kind {
    case .call(let function, let arguments):
      guard case .name(let name) = function.kind, Self.rotations.contains(name),
        let angle = arguments.first?.value, angle.isOfNumbers,
        case .number(let radians, .angle) = try evaluate(angle)
      else { return }
      let turns = radians / (2 * .pi)
      guard turns.rounded() != 0, abs(turns - turns.rounded()) < 1e-9 else { return }
      warnings.note(
        .wholeTurn(expression.span.text, angle: angle.span.text), at: expression.span)
    case .binary(.multiply, let left, let right):
      try noteWholeTurn(left)
      try noteWholeTurn(right)
    default: return
    }
  }

  private static let rotations = ["rotate", "rotateX", "rotateY", "rotateZ"]

  /// Throws if a length is written as a percentage, which is a number below one and so less than a
  /// point.
  ///
  /// It checks the expression and the names in it, since a point does not keep the information that
  /// a part of it was a percentage.
  package func refuseShare(_ expression: Expression, of what: String) throws(Failure) {
    guard let share = share(in: expression) else { return }
    throw Failure(.shareOfLength(share.span.text, of: what), at: share.span)
  }

  /// Throws if a value is a percentage, wherever it came from.
  func refuseShare(
    _ value: Value, from expression: Expression, of what: String
  ) throws(Failure) {
    guard case .number(_, .share) = value else { return }
    throw Failure(.shareOfLength(expression.span.text, of: what), at: expression.span)
  }

  /// The percentage that an expression is, or that its parentheses or its sum contain. In a
  /// product, a percentage is a share of the other factor.
  private func share(in expression: Expression) -> Expression? {
    switch expression.kind {
    case .number(_, .percent): return expression
    case .name(let name):
      if case .number(_, .share)? = self[name] { return expression }
      return nil
    case .unary(.minus, let operand): return share(in: operand)
    case .tuple(let items), .list(let items): return items.lazy.compactMap(share).first
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      return share(in: left) ?? share(in: right)
    case .binary(.divide, let left, let right):
      return share(in: right) == nil ? share(in: left) : nil
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is made of numbers and names, which can be evaluated twice.
  fileprivate var isOfNumbers: Bool {
    switch kind {
    case .number, .name: true
    case .unary(.minus, let operand): operand.isOfNumbers
    case .binary(_, let left, let right): left.isOfNumbers && right.isOfNumbers
    default: false
    }
  }

  /// The number that the expression states without a unit.
  fileprivate var bareNumber: Double? {
    switch kind {
    case .number(let number, nil): number
    case .unary(.minus, let operand): operand.bareNumber
    default: nil
    }
  }
}

/// Warnings found while a statement's expressions are evaluated. The evaluator reports each once,
/// however often a loop evaluates the same place.
package final class Warnings {
  private var waiting: [Diagnostic] = []
  private var places: Set<Int> = []

  package init() {}

  package func note(_ mistake: Mistake, at span: Span) {
    guard places.insert(span.lower).inserted else { return }
    waiting.append(Diagnostic(mistake, at: span, severity: .warning))
  }

  /// Returns the warnings that have not been reported yet.
  func drain() -> [Diagnostic] {
    defer { waiting = [] }
    return waiting
  }
}
