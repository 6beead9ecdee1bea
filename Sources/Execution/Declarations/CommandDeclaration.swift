import Answers
import Language
import Values

/// A command: the one declaration from which come the parser's form, the checks, Tab completion,
/// `help`, the reference and the nearest known word of a message.
public final class CommandDeclaration: Sendable {
  public let verb: String
  /// One line, without a full stop.
  public let summary: String
  public let group: Group
  package let subject: Subject?
  package let clauses: [ClauseDeclaration]
  package let takesName: Bool
  package let block: BlockForm
  /// Words of other systems that mean the verb.
  package let also: [String]
  /// Lines that work as written in a session that has `exampleSetup`'s lines before.
  public let examples: [String]
  /// Lines an example needs before it.
  public let exampleSetup: [String]
  /// What else is worth knowing, a line each.
  package let notes: [String]
  /// Whether a notebook keeps it: looks at help and at history are left out.
  package let isRecorded: Bool
  package let roles: CommandRoles
  /// What it costs, besides what it counts itself.
  package let work: Work
  let body: ErasedBody
  /// What the parser needs of it.
  package let form: CommandForm
  /// The subject and the clauses with their types, to be resolved.
  let parts: [any DeclaredPart]

  /// Where help lists it.
  public enum Group: String, CaseIterable, Sendable {
    case stage = "The stage"
    case dynamics = "Dynamics"
    case animation = "Animation"
    case device = "Device, tweaks"
    case screens = "Screens"
    case time = "Time"
    case looking = "Looking"
    case session = "The session"
  }

  /// What a command can affect.
  package enum Effect: Sendable {
    /// It only reads the world.
    case none
    case world
    /// It acts on the session as a whole, so it is allowed only on the top level.
    case session
  }

  package var effect: Effect {
    switch body {
    case .look: .none
    case .change: .world
    case .session: .session
    }
  }

  /// What a command does, with the type of its clauses erased.
  enum ErasedBody: Sendable {
    case look(@Sendable (WrittenCommand) throws(Failure) -> Void)
    case change(@Sendable (WrittenCommand) throws(Failure) -> Void)
    case session(@Sendable (WrittenCommand) throws(Failure) -> SessionCommand)
  }

  package typealias Subject = SubjectDeclaration

  package init<Clauses>(
    _ verb: String, _ summary: String, _ group: Group, _ declared: Clauses,
    takesName: Bool = false, block: BlockForm = .none,
    examples: [String], after exampleSetup: [String] = [], notes: [String] = [],
    isRecorded: Bool = true, roles: CommandRoles = [], work: Work = .command,
    also: [String] = [], _ body: CommandBody<Clauses>
  ) {
    let parts = declared.parts
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
      isSubjectRequired: subject?.isRequired ?? false, clauses: clauses.map(\.form),
      takesName: takesName, block: block, examples: examples)
  }
}

/// What a command does when it is called.
package enum CommandBody<Clauses: CommandClauses>: Sendable {
  /// Reads the world and cannot change it.
  case look(@Sendable (Look<Clauses>) throws(Failure) -> Void)
  /// Changes the world.
  case change(@Sendable (Change<Clauses>) throws(Failure) -> Void)
  /// Acts on the session as a whole, so it is allowed only on the top level.
  case session(@Sendable (Look<Clauses>) throws(Failure) -> SessionCommand)

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
    }
  }
}

/// What a session does itself rather than its world.
public enum SessionCommand: Sendable {
  case back(frames: Int)
  case goto(seconds: Double)
  case undo
  /// To take back what `undo` did.
  case redo
  case reset
  /// To give a name to where the log is, to go back there, to make another line of history from there
  /// and enter it, to enter one that was left, and to list all of these.
  case checkpoint(Name)
  case restore(Name)
  case fork(Name)
  case enterFork(Name)
  case forks
  /// To keep what was recorded, under a name.
  case trace(Trace, name: String)
  /// To try values, and to keep what comes of it under a name if one is given.
  case sweep(SweepPlan, name: String?)
  case history(ClosedRange<Int>?)
  /// To give a line that was typed to the person's editor: by its number, or the last one.
  case edit(line: Int?)
  case title(String)
  case note(String)
  /// For the program around the session: files and the end.
  case request(Request)
}

/// What a statement asks of the program around the session; a replay refuses those that write.
public enum Request: Hashable, Sendable {
  /// To the file that the session was saved in or opened from last, where no path is given.
  case save(path: String?, replacing: Bool)
  /// To write a table or a plot into a file.
  case write(ChartFile)
  case open(path: String)
  /// To go on from a session that was left, by its number.
  case openSession(Int)
  /// To go back to the session that was there before the one that was opened.
  case leaveOpened
  /// The list of the sessions that were left.
  case sessions
  /// In real time where it is live, and the stage can be seen.
  case replay(isLive: Bool)
  case play(PlayRequest)
  case check
  /// To go through a notebook cell by cell, from where the person was in it or from its start: one
  /// of the course by its name, or any by its path.
  case lesson(name: String, fromStart: Bool)
  /// The list of the lessons.
  case lessons
  /// To run the lesson's next cell.
  case next
  /// To unfold what the lesson has folded away.
  case hint
  /// To give a text to the person's editor, as the next line; the last entry where there is none.
  case edit(String?)
  /// To clear the screen, where there is one.
  case clear
  case quit
}
