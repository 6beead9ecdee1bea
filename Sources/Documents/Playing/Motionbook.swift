import Commands
import Evaluation
import Language
import Sessions
import Values

/// The language as this program has it.
package enum Motionbook {
  /// All commands: of the stage, of the session and of the workbook. Each group of help lists its
  /// commands in this order.
  package static let commands = CommandTable(
    Commands.stage + SessionCommands.startingOver + Commands.dynamics + Commands.animation
      + Commands.device + Commands.screens + Commands.time + [PlayCommand.self]
      + SessionCommands.history + Commands.recording + Commands.looking + SessionCommands.notes
      + [
        SaveCommand.self, ExportCommand.self, OpenCommand.self, SessionsCommand.self,
        ReplayCommand.self, CheckCommand.self,
      ]
      + SessionCommands.lines + [LessonCommand.self, NextCommand.self, HintCommand.self]
      + SessionCommands.editing + Commands.settings + SessionCommands.help
      + [ClearCommand.self, QuitCommand.self],
    aliases: ["exit": "quit"])
}

extension Session {
  /// Creates a session with an empty stage and all commands.
  public convenience init(hooks: Hooks = .none, meter: WorkMeter = WorkMeter()) {
    self.init(commands: Motionbook.commands, hooks: hooks, meter: meter)
  }
}
