import Execution
import Language
import UIKitMotion

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

  /// Another statement at the same time.
  package func with(_ statement: Statement) -> TimedStatement {
    TimedStatement(
      statement: statement, start: start, end: end, isPassage: isPassage,
      isConditional: isConditional, isQuestion: isQuestion)
  }
}

/// The statements that made a world, in their order.
package struct Timeline {
  private let log: StatementLog

  init(_ log: StatementLog) { self.log = log }

  package var isEmpty: Bool { log.count == 0 }

  package var statements: [TimedStatement] {
    var start = 0
    return log.entries.compactMap { entry in
      defer { start = entry.ending.frame }
      guard let statement = entry.statement else { return nil }
      return TimedStatement(
        statement: statement, start: Stage.time(ofFrame: start),
        end: Stage.time(ofFrame: entry.ending.frame),
        isPassage: entry.roles.contains(.passesFrames),
        isConditional: entry.roles.contains(.passesFrames) && !entry.isPassageOfTime,
        isQuestion: statement.isExpression || log.commands.isQuestion(statement))
    }
  }
}

extension Session {
  /// The statements that made the world.
  package var timeline: Timeline { Timeline(log) }
}
