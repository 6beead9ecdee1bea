import Diagnostics
import Language
import Text
import Values

/// Numbers that say something else than they look like.
extension ExpressionEvaluator {
  /// Angles beyond a turn and times beyond these seconds are seldom meant where no unit is written.
  private static let longestBareTime = 100.0

  /// Notes a number written without a unit that its place makes too large to be meant.
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

  /// A percentage is a number below one, which as a length would be less than a point.
  ///
  /// What is written is looked at, and the names in it: a point no longer tells that a part of it
  /// was a percentage.
  package func refuseShare(_ expression: Expression, of what: String) throws(Failure) {
    guard let share = share(in: expression) else { return }
    throw Failure(.shareOfLength(share.span.text, of: what), at: share.span)
  }

  /// The same for a value, wherever it came from.
  func refuseShare(
    _ value: Value, from expression: Expression, of what: String
  ) throws(Failure) {
    guard case .number(_, .share) = value else { return }
    throw Failure(.shareOfLength(expression.span.text, of: what), at: expression.span)
  }

  /// A percentage that is the whole of what is written here, a part of its brackets or of its sum;
  /// in a product it is a share of the other factor.
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
  /// The number that is written here without a unit.
  fileprivate var bareNumber: Double? {
    switch kind {
    case .number(let number, nil): number
    case .unary(.minus, let operand): operand.bareNumber
    default: nil
    }
  }
}
