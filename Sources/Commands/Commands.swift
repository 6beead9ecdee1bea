import Execution

/// The commands there are. A new one is a file with a declaration and a line in this list.
package enum Commands {
  package static let known = CommandTable(
    all, aliases: ["exit": "quit"]
  ) { $0.description(of: $1) }

  private static let all: [CommandDeclaration] = [
    // The stage
    StageCommand.declaration, ViewCommand.declaration, show, draw, RemoveCommand.declaration,
    ResetCommand.declaration,
    // Dynamics
    GravityCommand.declaration, CollisionCommand.declaration, BoundaryCommand.declaration,
    ItemCommand.declaration, FlingCommand.declaration, SpinCommand.declaration,
    PushCommand.declaration, SnapCommand.declaration, AttachCommand.declaration,
    FieldCommand.declaration,
    GroupCommand.declaration, BehaviorCommand.declaration, MuteCommand.declaration,
    SoloCommand.declaration, UnmuteCommand.declaration, EngineCommand.declaration,
    // Animation
    AnimateCommand.declaration, StopCommand.declaration,
    // Tilt and keyboard
    EffectCommand.declaration, ParallaxCommand.declaration, TiltCommand.declaration,
    KeyboardCommand.declaration,
    // Time
    RunCommand.declaration, StepCommand.declaration, BackCommand.declaration,
    GotoCommand.declaration, UndoCommand.declaration, RecordCommand.declaration,
    // Looking
    table, plot, compare, convert, fit, code, forces, events, print, expect,
    ItemsCommand.declaration,
    // The notebook and the session
    TitleCommand.declaration, NoteCommand.declaration, SaveCommand.declaration,
    OpenCommand.declaration, ReplayCommand.declaration, CheckCommand.declaration,
    HistoryCommand.declaration, SetCommand.declaration, SeedCommand.declaration, help,
    QuitCommand.declaration,
  ]
}
