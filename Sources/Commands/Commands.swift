import Execution

/// The commands there are. A new one is a file with a declaration and a line in this list.
package enum Commands {
  package static let known = CommandTable(all, aliases: ["exit": "quit"])

  private static let all: [CommandDeclaration] = [
    // The stage
    StageCommand.declaration, ViewCommand.declaration, ShowCommand.declaration,
    DrawCommand.declaration, RemoveCommand.declaration, ResetCommand.declaration,
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
    TableCommand.declaration, PlotCommand.declaration, CompareCommand.declaration,
    ConvertCommand.declaration, FitCommand.declaration, CodeCommand.declaration,
    ForcesCommand.declaration, EventsCommand.declaration, PrintCommand.declaration,
    ExpectCommand.declaration, ItemsCommand.declaration,
    // The notebook and the session
    TitleCommand.declaration, NoteCommand.declaration, SaveCommand.declaration,
    OpenCommand.declaration, ReplayCommand.declaration, CheckCommand.declaration,
    HistoryCommand.declaration, SetCommand.declaration, SeedCommand.declaration,
    HelpCommand.declaration, ClearCommand.declaration, QuitCommand.declaration,
  ]
}
