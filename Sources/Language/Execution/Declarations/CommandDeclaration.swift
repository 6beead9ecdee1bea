import Answers
import DataFiles
import Diagnostics
import Language
import Values

/// The declaration of a command. It provides the parser's form, the checks, Tab completion, `help`,
/// the reference and the suggestions in messages.
public final class CommandDeclaration: Sendable {
  public let verb: String
  /// One line, without a full stop.
  public let summary: String
  public let group: Group
  package let subject: SubjectDeclaration?
  package let clauses: [ClauseDeclaration]
  package let takesName: Bool
  package let block: BlockForm
  /// Other systems' words for the verb.
  package let also: [String]
  /// Lines that work as written after the lines of `exampleSetup`.
  public let examples: [String]
  /// Lines that the examples need before them.
  public let exampleSetup: [String]
  /// Other useful facts, a line each.
  package let notes: [String]
  /// Whether a notebook records it; commands that show help or the history are not recorded.
  package let isRecorded: Bool
  package let roles: Set<CommandRole>
  /// The cost of a call, besides the work that the command counts itself.
  package let work: Work
  let action: CommandAction
  /// The form for the parser.
  package let form: CommandForm
  /// The subject and the clauses with their types.
  let parts: [any DeclaredPart]

  /// The section of help that lists the command.
  public enum Group: String, CaseIterable, Sendable {
    case stage = "The stage"
    case dynamics = "Dynamics"
    case animation = "Animation"
    case device = "Device"
    case screens = "Screens"
    case time = "Time"
    case looking = "Looking"
    case session = "Session"
  }

  /// What a command can affect.
  package enum Effect: Sendable {
    /// It only reads the world.
    case none
    case world
    /// Acts on the session as a whole, so it is allowed only at the top level.
    case session
  }

  /// Whether it acts on the session as written.
  package func actsOnSession(_ command: Command) -> Bool {
    if case .lookOrRequest = action { return command.block != nil }
    return effect == .session
  }

  package var effect: Effect {
    switch action {
    case .look, .lookOrRequest: .none
    case .change: .world
    case .request: .session
    }
  }

  init(
    verb: String, summary: String, group: Group, parts: [any DeclaredPart], takesName: Bool,
    block: BlockForm, also: [String], examples: [String], exampleSetup: [String], notes: [String],
    isRecorded: Bool, roles: Set<CommandRole>, work: Work, action: CommandAction
  ) {
    var subject: SubjectDeclaration?
    var clauses: [ClauseDeclaration] = []
    for part in parts {
      switch part.part {
      case .subject(let declaration): subject = declaration
      case .clause(let declaration): clauses.append(declaration)
      }
    }
    self.verb = verb
    self.summary = summary
    self.group = group
    self.subject = subject
    self.clauses = clauses
    self.parts = parts
    self.takesName = takesName
    self.block = block
    self.also = also
    self.examples = examples
    self.exampleSetup = exampleSetup
    self.notes = notes
    self.isRecorded = isRecorded
    self.roles = roles
    self.work = work
    self.action = action
    form = CommandForm(
      verb: verb, subject: subject?.kind.form ?? .nothing,
      subjectDescribed: subject?.kind.described ?? "nothing",
      subjectLiteral: subject?.kind.literal, isSubjectRequired: subject?.isRequired ?? false,
      clauses: clauses.map(\.form),
      takesName: takesName, block: block, examples: examples)
  }
}

/// An action of the session rather than of its world.
public enum SessionCommand: Sendable {
  case back(frames: Int)
  case goto(seconds: Double)
  case undo(Int)
  /// Repeats what `undo` took back.
  case redo(Int)
  case reset
  /// Checkpoints and forks: name the current place in the log, go back to a place, start and enter
  /// a new line of history there, enter an existing one, and list them all.
  case checkpoint(Name)
  case restore(Name)
  case fork(Name)
  case enterFork(Name)
  case forks
  /// Saves recorded values under a name.
  case trace(Trace, name: String)
  /// Reads a file of measured values and saves them under a name.
  case load(path: String, at: Span?, DataFile.Wishes, name: String)
  /// Finds the parameters of a block whose run is nearest to a series.
  case fit(StageFitPlan)
  /// Runs a sweep, and saves the result if a name is given.
  case sweep(SweepPlan, name: String?)
  case history(ClosedRange<Int>?)
  /// Opens a line of the history in the user's editor: by number, or the last one.
  case edit(line: Int?)
  case title(String)
  case note(String)
  /// A request to the program around the session: files, the screen and the end.
  case request(Request)
}

/// A request to the program around the session. A replay refuses the requests that write.
public enum Request: Hashable, Sendable {
  /// Without a path, saves to the file that the session was last saved in or opened from.
  case save(path: String?, replacing: Bool)
  /// Writes the session as a page.
  case export(path: String, replacing: Bool)
  /// Writes a table or a plot to a file.
  case write(ChartFile)
  case open(path: String)
  /// Continues an earlier session by its number.
  case openSession(Int)
  /// Returns to the session before the opened one.
  case leaveOpened
  /// Lists the earlier sessions.
  case sessions
  /// Replays in real time if live and if the stage can be shown.
  case replay(isLive: Bool)
  case play(PlayRequest)
  case check
  /// Goes through a notebook cell by cell, from the cell the user reached or from the start: one of
  /// the course by its name, or any by its path.
  case lesson(name: String, fromStart: Bool)
  /// Lists the lessons.
  case lessons
  /// Runs the lesson's next cell.
  case next
  /// Shows what the lesson hides.
  case hint
  /// Opens a text in the user's editor as the next line; without a text, the last entry.
  case edit(String?)
  /// Clears the screen if there is one.
  case clear
  case quit
}
