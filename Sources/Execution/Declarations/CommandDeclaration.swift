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
  package let body: Body
  /// What the parser needs of it.
  package let form: CommandForm
  /// The subject and the clauses with their types, to be resolved.
  let typedSubject: (any DeclaredSubject)?
  let typedClauses: [any DeclaredClause]

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

  package enum Body: Sendable {
    /// Looks at the world, and cannot change it.
    case look(@Sendable (Look) throws(Failure) -> Void)
    /// Changes the world.
    case change(@Sendable (Change) throws(Failure) -> Void)
    /// Acts on the session as a whole, and so stands alone on the top level.
    case session(@Sendable (Look) throws(Failure) -> SessionCommand)
  }

  package typealias Subject = SubjectDeclaration

  package init(
    _ verb: String, _ summary: String, _ group: Group, subject: (any DeclaredSubject)? = nil,
    clauses: [any DeclaredClause] = [], takesName: Bool = false, block: BlockForm = .none,
    examples: [String], after exampleSetup: [String] = [], notes: [String] = [],
    isRecorded: Bool = true, roles: CommandRoles = [], work: Work = .command,
    also: [String] = [], _ body: Body
  ) {
    self.verb = verb
    self.summary = summary
    self.group = group
    self.subject = subject?.declaration
    self.clauses = clauses.map(\.declaration)
    self.takesName = takesName
    self.block = block
    self.examples = examples
    self.exampleSetup = exampleSetup
    self.notes = notes
    self.isRecorded = isRecorded
    self.roles = roles
    self.also = also
    self.work = work
    self.body = body
    typedSubject = subject
    typedClauses = clauses
    form = CommandForm(
      verb: verb, subject: subject?.declaration.kind.form ?? .nothing,
      subjectDescribed: subject?.declaration.kind.described ?? "nothing",
      isSubjectRequired: subject?.declaration.isRequired ?? false,
      clauses: clauses.map(\.declaration.form), takesName: takesName, block: block,
      examples: examples)
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
  /// To go through a notebook of the course cell by cell, from where the person was in it or from its
  /// start.
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
