import Diagnostics
import Language
import Text
import Values

/// Numbers that say something else than they look like.
extension Reader {
  /// Angles beyond a turn and times beyond these seconds are seldom meant where no unit is written.
  private static let longestBareTime = 100.0

  /// Notes a number written without a unit that its place makes too large to be meant.
  package func noteBareNumber(_ expression: Expression, as quantity: Quantity, of what: String) {
    guard let number = expression.bareNumber.map(abs) else { return }
    let text = expression.span.text
    switch quantity {
    case .angle where number > 2 * .pi:
      let turns = NumberFormat(digits: 3).string(number / (2 * .pi))
      doubts.note(
        .bareNumber(text, of: what, unit: "rad", same: turns + " turns", meant: "deg"),
        at: expression.span)
    case .time where number >= Self.longestBareTime:
      let minutes = NumberFormat(digits: 3).string(number / 60)
      doubts.note(
        .bareNumber(text, of: what, unit: "s", same: minutes + " min", meant: "ms"),
        at: expression.span)
    case .plain, .time, .angle, .length, .frequency: break
    }
  }

  /// A percentage is a number below one, which as a length would be less than a point.
  package func refuseShare(_ expression: Expression, of what: String) throws(Failure) {
    guard let share = expression.share else { return }
    throw Failure(.shareOfLength(share.span.text, of: what), at: share.span)
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

  /// A percentage that is the whole of what is written here, a part of its brackets or of its sum;
  /// in a product it is a share of the other factor.
  fileprivate var share: Expression? {
    switch kind {
    case .number(_, .percent): self
    case .unary(.minus, let operand): operand.share
    case .tuple(let items), .list(let items): items.lazy.compactMap(\.share).first
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      left.share ?? right.share
    default: nil
    }
  }
}
