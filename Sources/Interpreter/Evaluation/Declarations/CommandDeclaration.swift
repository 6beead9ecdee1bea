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

  /// The state that a command can affect.
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
