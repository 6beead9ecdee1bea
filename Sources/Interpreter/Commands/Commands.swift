import Evaluation

/// The commands that change a stage or show something of it, by section and in the order of help. To
/// add a command, write a file with its type and add the type here.
package enum Commands {
  package static let stage: [any DeclaredCommand.Type] = [
    StageCommand.self,
    ViewCommand.self,
    ShowCommand.self,
    DrawCommand.self,
    AddCommand.self,
    BringToFrontCommand.self,
    SendToBackCommand.self,
    RemoveCommand.self,
  ]
  package static let dynamics: [any DeclaredCommand.Type] = [
    GravityCommand.self,
    CollisionCommand.self,
    BoundaryCommand.self,
    ItemCommand.self,
    FlingCommand.self,
    SpinCommand.self,
    PushCommand.self,
    SnapCommand.self,
    AttachCommand.self,
    FieldCommand.self,
    GroupCommand.self,
    BehaviorCommand.self,
    MuteCommand.self,
    SoloCommand.self,
    UnmuteCommand.self,
    EngineCommand.self,
    ItemsCommand.self,
    EnergyCommand.self,
  ]
  package static let animation: [any DeclaredCommand.Type] = [
    AnimateCommand.self,
    StopCommand.self,
    AnimationCommand.self,
    AnimationsCommand.self,
    PauseCommand.self,
    ResumeCommand.self,
    TimingCommand.self,
    EaseCommand.self,
    KeyframesCommand.self,
    AnimatorCommand.self,
    StartCommand.self,
    ReverseCommand.self,
    ContinueCommand.self,
    FinishCommand.self,
  ]
  package static let device: [any DeclaredCommand.Type] = [
    EffectCommand.self,
    ParallaxCommand.self,
    TiltCommand.self,
    ReduceMotionCommand.self,
    TextSizeCommand.self,
    PressCommand.self,
    KeyboardCommand.self,
    TouchCommand.self,
    ScrollCommand.self,
    ScrollToCommand.self,
    DragCommand.self,
    TargetCommand.self,
    HitCommand.self,
    HitTestCommand.self,
    RequireCommand.self,
    AnswerCommand.self,
    TweakCommand.self,
    TweaksCommand.self,
  ]
  package static let screens: [any DeclaredCommand.Type] = [
    ScreenCommand.self,
    NavigationCommand.self,
    TabsCommand.self,
    TransitionCommand.self,
    PresentCommand.self,
    DismissCommand.self,
    NavigateCommand.self,
    SelectCommand.self,
    ProgressCommand.self,
    CancelCommand.self,
    CompleteCommand.self,
  ]
  package static let time: [any DeclaredCommand.Type] = [
    RunCommand.self,
    StepCommand.self,
  ]
  package static let recording: [any DeclaredCommand.Type] = [
    RecordCommand.self,
    PredictCommand.self,
    AskCommand.self,
    ChoiceCommand.self,
  ]
  package static let looking: [any DeclaredCommand.Type] = [
    TableCommand.self,
    PlotCommand.self,
    MeasureCommand.self,
    TraceCommand.self,
    SweepCommand.self,
    CompareCommand.self,
    ConvertCommand.self,
    LoadCommand.self,
    FitCommand.self,
    CodeCommand.self,
    ForcesCommand.self,
    WhyCommand.self,
    EventsCommand.self,
    PrintCommand.self,
    ExpectCommand.self,
  ]
  package static let settings: [any DeclaredCommand.Type] = [
    SetCommand.self,
    SeedCommand.self,
    SwiftCommand.self,
  ]
}
