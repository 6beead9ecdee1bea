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

  public init(keyword: String, value: ValueForm, isValueOptional: Bool = false) {
    self.keyword = keyword
    self.value = value
    self.isValueOptional = isValueOptional
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
  /// Expressions separated by commas.
  case expressions
  /// `NAME in EXPRESSION`.
  case binding

  var isWord: Bool { if case .word = self { true } else { false } }
}

public enum BlockForm: Sendable, Hashable {
  case none
  /// A block may follow, and another after `then`.
  case optional
  /// A block must follow.
  case required
}

/// The commands a parser knows: the verbs are reserved words.
public struct Grammar: Sendable {
  /// In the order in which they are told.
  public let verbs: [String]
  private let known: Set<String>
  /// Words that mean the same as a verb, such as `exit` for `quit`.
  private let aliases: [String: String]
  private let makeForm: @Sendable (String) -> CommandForm?

  /// - Parameter form: the form of a verb's command, asked for when the verb is met.
  public init(
    verbs: [String], aliases: [String: String] = [:],
    form: @escaping @Sendable (String) -> CommandForm?
  ) {
    self.verbs = verbs
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

  public func isReserved(_ word: String) -> Bool {
    Keyword(rawValue: word) != nil || isVerb(word)
  }
}
