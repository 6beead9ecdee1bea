/// The outer form of a command: what the parser needs to know of its declaration.
public struct CommandForm: Sendable {
  public let verb: String
  public let subject: ValueForm
  public let isSubjectRequired: Bool
  public let clauses: [ClauseForm]
  /// Whether `as name` may follow.
  public let takesName: Bool
  public let block: BlockForm

  public init(
    verb: String, subject: ValueForm, isSubjectRequired: Bool, clauses: [ClauseForm],
    takesName: Bool, block: BlockForm
  ) {
    self.verb = verb
    self.subject = subject
    self.isSubjectRequired = isSubjectRequired
    self.clauses = clauses
    self.takesName = takesName
    self.block = block
  }

  public func clause(_ keyword: String) -> ClauseForm? { clauses.first { $0.keyword == keyword } }
}

public struct ClauseForm: Sendable {
  public let keyword: String
  public let value: ValueForm
  /// Whether the keyword may stand alone, as in `bounds` or `instantaneous`.
  public let isValueOptional: Bool
  /// Whether the command cannot do without it.
  public let isRequired: Bool
  /// A value that would be right, for a message.
  public let sample: String

  public init(
    keyword: String, value: ValueForm, isValueOptional: Bool = false, isRequired: Bool = false,
    sample: String = ""
  ) {
    self.keyword = keyword
    self.value = value
    self.isValueOptional = isValueOptional
    self.isRequired = isRequired
    self.sample = sample
  }
}

/// What may stand after a verb or a keyword.
public enum ValueForm: Sendable, Hashable {
  case nothing
  /// A word that is not looked up: a new object's name, or anything in `free` text such as a verb.
  case newName
  /// One of these words.
  case word([String])
  case expression
  /// A switch: an expression that is `on` or `off`, words that may be keywords too.
  case onOff
  /// Expressions separated by commas.
  case expressions
  /// `NAME in EXPRESSION`.
  case binding
}

public enum BlockForm: Sendable, Hashable {
  case none
  /// A block may follow, and another after `then`.
  case optional
  /// A block must follow.
  case required
}

/// The commands and functions that a parser knows.
public struct Grammar: Sendable {
  public let forms: [CommandForm]
  /// Names of functions and curves, which may be called where a verb of that name stands.
  let callables: Set<String>
  private let byVerb: [String: CommandForm]
  /// Words that mean the same as a verb, such as `exit` for `quit`.
  private let aliases: [String: String]

  public init(
    forms: [CommandForm], aliases: [String: String] = [:], callables: Set<String> = []
  ) {
    self.forms = forms
    self.callables = callables
    self.aliases = aliases
    byVerb = Dictionary(forms.map { ($0.verb, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func form(of word: String) -> CommandForm? { byVerb[aliases[word] ?? word] }

  public var verbs: [String] { forms.map(\.verb) }

  /// Words that start a statement and cannot be names.
  public static let controlWords = ["let", "for", "repeat", "if", "def", "on", "at"]

  /// Words that cannot be names.
  public static func isReserved(_ word: String) -> Bool { Keyword(rawValue: word) != nil }
}
