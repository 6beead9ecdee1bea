import Execution

/// The commands there are. A new one is a file with a declaration and a line in this list.
package enum Commands {
  package static let known = CommandTable(all, aliases: ["exit": "quit"])

  /// Verbs with their declarations, each of which is made when its verb is first asked for: the
  /// program starts before most of them are.
  private static let all: [CommandTable.Entry] = [
    // The stage
    ("stage", { StageCommand.declaration }),
    ("view", { ViewCommand.declaration }),
    ("show", { ShowCommand.declaration }),
    ("draw", { DrawCommand.declaration }),
    ("remove", { RemoveCommand.declaration }),
    ("reset", { ResetCommand.declaration }),
    // Dynamics
    ("gravity", { GravityCommand.declaration }),
    ("collision", { CollisionCommand.declaration }),
    ("boundary", { BoundaryCommand.declaration }),
    ("item", { ItemCommand.declaration }),
    ("fling", { FlingCommand.declaration }),
    ("spin", { SpinCommand.declaration }),
    ("push", { PushCommand.declaration }),
    ("snap", { SnapCommand.declaration }),
    ("attach", { AttachCommand.declaration }),
    ("field", { FieldCommand.declaration }),
    ("group", { GroupCommand.declaration }),
    ("behavior", { BehaviorCommand.declaration }),
    ("mute", { MuteCommand.declaration }),
    ("solo", { SoloCommand.declaration }),
    ("unmute", { UnmuteCommand.declaration }),
    ("engine", { EngineCommand.declaration }),
    // Animation
    ("animate", { AnimateCommand.declaration }),
    ("stop", { StopCommand.declaration }),
    ("animation", { AnimationCommand.declaration }),
    ("animations", { AnimationsCommand.declaration }),
    ("pause", { PauseCommand.declaration }),
    ("resume", { ResumeCommand.declaration }),
    ("timing", { TimingCommand.declaration }),
    ("ease", { EaseCommand.declaration }),
    ("keyframes", { KeyframesCommand.declaration }),
    ("animator", { AnimatorCommand.declaration }),
    ("start", { StartCommand.declaration }),
    ("reverse", { ReverseCommand.declaration }),
    ("continue", { ContinueCommand.declaration }),
    ("finish", { FinishCommand.declaration }),
    // Tilt, keyboard, touches, tweaks
    ("effect", { EffectCommand.declaration }),
    ("parallax", { ParallaxCommand.declaration }),
    ("tilt", { TiltCommand.declaration }),
    ("reduceMotion", { ReduceMotionCommand.declaration }),
    ("keyboard", { KeyboardCommand.declaration }),
    ("touch", { TouchCommand.declaration }),
    ("tweak", { TweakCommand.declaration }),
    ("tweaks", { TweaksCommand.declaration }),
    // Time
    ("run", { RunCommand.declaration }),
    ("step", { StepCommand.declaration }),
    ("back", { BackCommand.declaration }),
    ("goto", { GotoCommand.declaration }),
    ("undo", { UndoCommand.declaration }),
    ("record", { RecordCommand.declaration }),
    // Looking
    ("table", { TableCommand.declaration }),
    ("plot", { PlotCommand.declaration }),
    ("compare", { CompareCommand.declaration }),
    ("convert", { ConvertCommand.declaration }),
    ("fit", { FitCommand.declaration }),
    ("code", { CodeCommand.declaration }),
    ("forces", { ForcesCommand.declaration }),
    ("hit", { HitCommand.declaration }),
    ("events", { EventsCommand.declaration }),
    ("print", { PrintCommand.declaration }),
    ("expect", { ExpectCommand.declaration }),
    ("items", { ItemsCommand.declaration }),
    // The notebook and the session
    ("title", { TitleCommand.declaration }),
    ("note", { NoteCommand.declaration }),
    ("save", { SaveCommand.declaration }),
    ("open", { OpenCommand.declaration }),
    ("sessions", { SessionsCommand.declaration }),
    ("replay", { ReplayCommand.declaration }),
    ("check", { CheckCommand.declaration }),
    ("history", { HistoryCommand.declaration }),
    ("set", { SetCommand.declaration }),
    ("seed", { SeedCommand.declaration }),
    ("help", { HelpCommand.declaration }),
    ("clear", { ClearCommand.declaration }),
    ("quit", { QuitCommand.declaration }),
  ]
}
