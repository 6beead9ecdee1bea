import Language

/// A statement of a session with the simulated time at which it ran.
package struct TimedStatement: Sendable {
  package let statement: Statement
  /// Seconds before and after it.
  package let start: Double
  package let end: Double
  /// Whether it only lets time pass, and whether it does so up to a condition.
  package let isPassage, isConditional: Bool
  /// Whether it only asks or changes how answers are written.
  package let isQuestion: Bool

  package init(
    statement: Statement, start: Double, end: Double, isPassage: Bool, isConditional: Bool,
    isQuestion: Bool
  ) {
    self.statement = statement
    (self.start, self.end) = (start, end)
    (self.isPassage, self.isConditional) = (isPassage, isConditional)
    self.isQuestion = isQuestion
  }

  /// Another statement at the same time.
  package func with(_ statement: Statement) -> TimedStatement {
    TimedStatement(
      statement: statement, start: start, end: end, isPassage: isPassage,
      isConditional: isConditional, isQuestion: isQuestion)
  }
}
