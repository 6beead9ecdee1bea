import Diagnostics
import Language
import Values

/// `for` and `repeat`, which count their rounds.
extension Evaluator {
  func loop(_ name: Name, _ values: Expression, _ block: Block) throws(Failure) {
    let list = try elements(of: values)
    for value in list {
      try countRound(values.span)
      try execute(block, binding: [(name.text, value)])
    }
  }

  func loop(_ count: Expression, _ block: Block) throws(Failure) {
    let value = try expressions.evaluate(count)
    let check = Check(what: "repeat", text: count.span.text)
    let times = try attempt(at: count.span) { try check.count(value, 0...Limits.loopRounds) }
    for _ in 0..<times {
      try countRound(count.span)
      try execute(block)
    }
  }

  /// The values of a loop: a list, or a range in steps of 1.
  package func elements(of expression: Expression) throws(Failure) -> [Value] {
    switch try expressions.evaluate(expression) {
    case .list(let list): return list.values
    case .range(let first, let last, let quantity, let isOpen):
      guard abs(last - first) < Double(Limits.listCount) else {
        throw .failed(Diagnostic(.listTooLong(Limits.listCount), at: expression.span))
      }
      return Stride.values(from: first, to: last, isOpen: isOpen).map { .number($0, quantity) }
    case let other:
      throw .failed(
        Diagnostic(
          .wrongKind(
            "for", takes: "a range or a list",
            found: other.described, of: expression.span.text, sample: "1..3"),
          at: expression.span))
    }
  }

  func countRound(_ span: Span) throws(Failure) {
    control.rounds += 1
    try spend(.statement, at: span)
    // In a handler, the frame is not complete.
    if !control.isInHandler { control.hooks.frameHasPassed() }
    if control.hooks.isInterrupted() { throw .interrupted }
    control.flush()
    guard control.rounds <= Limits.loopRounds else {
      throw .failed(Diagnostic(.tooManyRounds(Limits.loopRounds), at: span))
    }
  }
}
