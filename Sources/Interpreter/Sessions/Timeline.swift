import Evaluation
import Language
import UIKitMotion

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

extension Statement {
  /// Whether it only asks for a value.
  var isExpression: Bool { if case .expression = kind { true } else { false } }
}
