import Language
import Values

/// A command as a type: its verb, its clauses, what help says of it, and what it does.
///
/// A table of commands is a list of such types. The verb is a stored text, because the parser needs
/// all verbs at the start; the declaration is created on first use.
///
///     enum ResumeCommand: ChangeCommand {
///       struct Clauses: CommandClauses { let views = Subject("VIEWS", .views, "views to resume") }
///       static let verb = "resume"
///       static let declaration = declare("Resumes paused views", .animation, Clauses(), examples: […])
///       static func run(_ call: Change<Clauses>) throws(Failure) { … }
///     }
package protocol DeclaredCommand: SendableMetatype {
  associatedtype Clauses: CommandClauses = NoClauses
  static var verb: String { get }
  /// The result of `declare`. It is a stored property, so that it is made once.
  static var declaration: CommandDeclaration { get }
  /// The body of a call, with the type of the clauses erased.
  static func action(_ clauses: Clauses) -> CommandAction
}

/// A command that reads the world and cannot change it.
package protocol LookCommand: DeclaredCommand {
  static func run(_ call: Look<Clauses>) throws(Failure)
}

/// A command that changes the world.
package protocol ChangeCommand: DeclaredCommand {
  static func run(_ call: Change<Clauses>) throws(Failure)
}

/// A command that a layer above the evaluator carries out. It is allowed only at the top level.
package protocol RequestCommand: DeclaredCommand {
  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request
}

/// The body of a call, with the type of the command's clauses erased.
package enum CommandAction: Sendable {
  case look(@Sendable (WrittenCommand) throws(Failure) -> Void)
  case change(@Sendable (WrittenCommand) throws(Failure) -> Void)
  case request(@Sendable (WrittenCommand) throws(Failure) -> any Request)
  /// A look without a block, a request with one.
  case lookOrRequest(
    @Sendable (WrittenCommand) throws(Failure) -> Void,
    @Sendable (WrittenCommand) throws(Failure) -> any Request)
}

extension LookCommand {
  package static func action(_ clauses: Clauses) -> CommandAction {
    .look { (written) throws(Failure) in try run(Look(clauses: clauses, written: written)) }
  }
}

extension ChangeCommand {
  package static func action(_ clauses: Clauses) -> CommandAction {
    .change { (written) throws(Failure) in try run(Change(clauses: clauses, written: written)) }
  }
}

extension RequestCommand {
  package static func action(_ clauses: Clauses) -> CommandAction {
    .request { (written) throws(Failure) in
      try request(Look(clauses: clauses, written: written))
    }
  }
}

extension DeclaredCommand {
  /// The declaration of the command.
  ///
  /// - Parameters:
  ///   - summary: One line, without a full stop.
  ///   - group: The section of help that lists it.
  ///   - takesName: Whether `as NAME` may follow.
  ///   - block: Whether `{ … }` follows.
  ///   - examples: Lines that work as written after the lines of `exampleSetup`.
  ///   - exampleSetup: Lines that the examples need before them.
  ///   - notes: Other useful facts, a line each.
  ///   - isRecorded: Whether a notebook records it.
  ///   - roles: What other code needs to know of it besides.
  ///   - work: The cost of a call, besides the work that the command counts itself.
  ///   - also: Other systems' words for the verb.
  package static func declare(
    _ summary: String, _ group: CommandDeclaration.Group, _ clauses: Clauses,
    takesName: Bool = false, block: BlockForm = .none,
    examples: [String], after exampleSetup: [String] = [], notes: [String] = [],
    isRecorded: Bool = true, roles: Set<CommandRole> = [], work: Work = .command,
    also: [String] = []
  ) -> CommandDeclaration {
    CommandDeclaration(
      verb: verb, summary: summary, group: group, parts: clauses.parts, takesName: takesName,
      block: block, also: also, examples: examples, exampleSetup: exampleSetup, notes: notes,
      isRecorded: isRecorded, roles: roles, work: work, action: action(clauses))
  }
}
