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
  package let subject: SlotRow?
  package let clauses: [SlotRow]
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
  package let roles: CommandRoles
  /// The cost of a call, besides the work that the command counts itself.
  package let work: Work
  let body: ErasedBody
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
    if case .lookOrSession = body { return command.block != nil }
    return effect == .session
  }

  package var effect: Effect {
    switch body {
    case .look, .lookOrSession: .none
    case .change: .world
    case .session: .session
    }
  }

  /// The action of a command, with the type of its clauses erased.
  enum ErasedBody: Sendable {
    case look(@Sendable (WrittenCommand) throws(Failure) -> Void)
    case change(@Sendable (WrittenCommand) throws(Failure) -> Void)
    case session(@Sendable (WrittenCommand) throws(Failure) -> SessionCommand)
    /// The second one with a block, the first one without.
    case lookOrSession(
      @Sendable (WrittenCommand) throws(Failure) -> Void,
      @Sendable (WrittenCommand) throws(Failure) -> SessionCommand)
  }

  package init<Clauses>(
    _ verb: String, _ summary: String, _ group: Group, _ declared: Clauses,
    takesName: Bool = false, block: BlockForm = .none,
    examples: [String], after exampleSetup: [String] = [], notes: [String] = [],
    isRecorded: Bool = true, roles: CommandRoles = [], work: Work = .command,
    also: [String] = [], _ body: CommandBody<Clauses>
  ) {
    let parts = declared.parts
    let subject = parts.first { type(of: $0).isSubject }?.row
    let clauses = parts.filter { !type(of: $0).isSubject }.map(\.row)
    self.verb = verb
    self.summary = summary
    self.group = group
    self.subject = subject
    self.clauses = clauses
    self.parts = parts
    self.takesName = takesName
    self.block = block
    self.examples = examples
    self.exampleSetup = exampleSetup
    self.notes = notes
    self.isRecorded = isRecorded
    self.roles = roles
    self.also = also
    self.work = work
    self.body = body.erased(declared)
    form = CommandForm(
      verb: verb, subject: subject?.kind.form ?? .nothing,
      subjectDescribed: subject?.kind.described ?? "nothing",
      subjectLiteral: subject?.kind.literal, isSubjectRequired: subject?.isRequired ?? false,
      clauses: clauses.map(\.form),
      takesName: takesName, block: block, examples: examples)
  }
}

/// The action of a command.
package enum CommandBody<Clauses: CommandClauses>: Sendable {
  /// Reads the world and cannot change it.
  case look(@Sendable (Look<Clauses>) throws(Failure) -> Void)
  /// Changes the world.
  case change(@Sendable (Change<Clauses>) throws(Failure) -> Void)
  /// Acts on the session as a whole, so it is allowed only at the top level.
  case session(@Sendable (Look<Clauses>) throws(Failure) -> SessionCommand)
  /// Reads the world; with a block, acts on the session as a whole.
  case lookOrSession(
    @Sendable (Look<Clauses>) throws(Failure) -> Void,
    session: @Sendable (Look<Clauses>) throws(Failure) -> SessionCommand)

  fileprivate func erased(_ clauses: Clauses) -> CommandDeclaration.ErasedBody {
    switch self {
    case .look(let body):
      .look { (written) throws(Failure) in
        try body(Look(clauses: clauses, written: written))
      }
    case .change(let body):
      .change { (written) throws(Failure) in
        try body(Change(clauses: clauses, written: written))
      }
    case .session(let body):
      .session { (written) throws(Failure) in
        try body(Look(clauses: clauses, written: written))
      }
    case .lookOrSession(let look, let session):
      .lookOrSession(
        { (written) throws(Failure) in try look(Look(clauses: clauses, written: written)) },
        { (written) throws(Failure) in try session(Look(clauses: clauses, written: written)) })
    }
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
