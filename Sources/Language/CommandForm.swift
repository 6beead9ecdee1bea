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
  /// Words and numbers that hyphens and dots join without blanks, such as `field-linear`: the name of
  /// a file, with its ending or without. A text may stand for it.
  case hyphenatedName
  /// One of these words.
  case word([String])
  case expression
  /// A switch: an expression that is `on` or `off`, words that may be keywords too.
  case onOff
  /// Expressions separated by commas.
  case expressions
  /// `NAME in EXPRESSION`.
  case binding
  /// `TARGET in EXPRESSION [step EXPRESSION]`, several with commas.
  case parameters
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
  /// In the order in which they are told.
  public let verbs: [String]
  private let known: Set<String>
  /// Whether a function or a curve has a name, so that it may be called where a verb of that name
  /// stands.
  let isCallable: @Sendable (String) -> Bool
  /// Words that mean the same as a verb, such as `exit` for `quit`.
  private let aliases: [String: String]
  private let makeForm: @Sendable (String) -> CommandForm?

  /// - Parameters:
  ///   - isCallable: whether a function or a curve has a name.
  ///   - form: the form of a verb's command, asked for when the verb is met.
  public init(
    verbs: [String], aliases: [String: String] = [:],
    isCallable: @escaping @Sendable (String) -> Bool = { _ in false },
    form: @escaping @Sendable (String) -> CommandForm?
  ) {
    self.verbs = verbs
    self.isCallable = isCallable
    self.aliases = aliases
    known = Set(verbs)
    makeForm = form
  }

  public func form(of word: String) -> CommandForm? {
    isVerb(word) ? makeForm(aliases[word] ?? word) : nil
  }

  /// Whether a word is a verb, or another word for one.
  public func isVerb(_ word: String) -> Bool { known.contains(aliases[word] ?? word) }

  /// Words that start a statement and cannot be names.
  public static let controlWords = ["let", "for", "repeat", "if", "def", "on", "at"]

  /// Words that cannot be names.
  public static func isReserved(_ word: String) -> Bool { Keyword(rawValue: word) != nil }
}
