import Diagnostics

/// The syntax of a command: the part of its declaration that the parser needs.
public struct CommandForm: Sendable {
  public let verb: String
  public let subject: ValueForm
  /// The subject with its article, for messages.
  public let subjectDescribed: String
  /// The literal form of the subject; nil if it can be anything.
  public let subjectLiteral: LiteralForm?
  public let isSubjectRequired: Bool
  public let clauses: [ClauseForm]
  /// Whether it takes `as name`.
  public let takesName: Bool
  public let block: BlockForm
  /// Valid lines, each with some of the clauses.
  public let examples: [String]

  public init(
    verb: String, subject: ValueForm, subjectDescribed: String,
    subjectLiteral: LiteralForm? = nil, isSubjectRequired: Bool,
    clauses: [ClauseForm], takesName: Bool, block: BlockForm, examples: [String]
  ) {
    self.verb = verb
    self.subject = subject
    self.subjectDescribed = subjectDescribed
    self.subjectLiteral = subjectLiteral
    self.isSubjectRequired = isSubjectRequired
    self.clauses = clauses
    self.takesName = takesName
    self.block = block
    self.examples = examples
  }

  public func clause(_ keyword: String) -> ClauseForm? { clauses.first { $0.keyword == keyword } }

  /// The keywords of its clauses, with their synonyms in other systems.
  public var keywords: Vocabulary {
    Vocabulary(of: clauses, \.keyword, also: \.also)
      + Vocabulary(
        takesName ? ["as"] : [],
        synonyms: block == .none ? [] : [(word: "completion", meaning: "then")])
  }

  /// The keywords that take a literal value.
  public func keywords(thatTake value: Expression) -> [String] {
    clauses.filter { $0.literal != .any && $0.literal?.fits(value) == true }.map(\.keyword)
  }

  /// The shortest example with a keyword; nil if there is none.
  public func example(with keyword: String) -> String? {
    examples.filter { $0.split(separator: " ").contains { $0 == keyword } }
      .min { $0.utf8.count < $1.utf8.count }
  }
}

/// The syntax of a clause.
public struct ClauseForm: Sendable {
  public let keyword: String
  /// Synonyms of the keyword in other systems.
  public let also: [String]
  public let value: ValueForm
  /// The value with its article, for messages.
  public let described: String
  /// The literal form of the value; nil if it can be anything.
  public let literal: LiteralForm?
  /// Whether the keyword may be written without a value, like `bounds` or `instantaneous`.
  public let isValueOptional: Bool
  /// Whether the command requires this clause.
  public let isRequired: Bool

  public init(
    keyword: String, also: [String] = [], value: ValueForm, described: String = "a value",
    literal: LiteralForm? = nil, isValueOptional: Bool = false, isRequired: Bool = false
  ) {
    self.keyword = keyword
    self.also = also
    self.value = value
    self.described = described
    self.literal = literal
    self.isValueOptional = isValueOptional
    self.isRequired = isRequired
  }
}

/// The literal form of a value. A value without its keyword is matched to a clause by it.
public enum LiteralForm: Hashable, Sendable {
  /// A number with one of these units, or with none.
  case number([Unit])
  case size
  /// This many values in parentheses.
  case tuple(Int)
  case list
  case string
  case any

  func fits(_ expression: Expression) -> Bool {
    switch (self, expression.kind) {
    case (.number(let units), .number(_, let unit)): unit.map(units.contains) ?? true
    case (.number, .unary(.minus, let operand)): fits(operand)
    case (.any, _), (.size, .size), (.list, .list), (.string, .string): true
    case (.tuple(let count), .tuple(let items)): items.count == count
    default: false
    }
  }
}

/// The syntax of the value after a verb or a keyword.
public enum ValueForm: Sendable, Hashable {
  case nothing
  /// A word that is not looked up, such as a new object's name.
  case newName
  /// Words and numbers joined by hyphens and dots without spaces, such as `field-linear`: a file's
  /// name, with or without its extension. A string is also accepted.
  case hyphenatedName
  /// One of these words.
  case word([String])
  case expression
  /// A switch: an expression, or the words `on` and `off`, which may also be keywords.
  case onOff
  /// Expressions separated by commas.
  case expressions
  /// `NAME in EXPRESSION`.
  case binding
  /// `TARGET in EXPRESSION [step EXPRESSION]`; several are separated by commas.
  case parameters
}

/// Whether a command takes a block.
public enum BlockForm: Sendable, Hashable {
  case none
  /// A block may follow, and another after `then`.
  case optional
  /// A block must follow.
  case required
  /// Braces must follow, with Swift code that the parser does not read.
  case swift
}

/// A command's row in the grammar, and so in the table of declarations that the grammar is of. Only
/// a grammar makes one, so that whatever was parsed has its declaration.
public struct CommandRow: Sendable, Hashable {
  package let index: Int
}

/// The commands and functions that a parser knows.
public struct Grammar: Sendable {
  /// In the order of help.
  public let verbs: [String]
  /// The rows of verbs, and of other words for them, such as `exit` for `quit`.
  private let rows: [String: CommandRow]
  /// Whether a function or a curve has a name, so that a call of it is valid where a verb of that
  /// name is.
  let isCallable: @Sendable (String) -> Bool
  private let makeForm: @Sendable (CommandRow) -> CommandForm
  private let makeEventForm: @Sendable (String) -> CommandForm?
  private let makeSynonyms: @Sendable () -> [(word: String, meaning: String)]

  /// - Parameters:
  ///   - verbs: A verb for each row; the first row of a verb counts.
  ///   - isCallable: Whether a function or a curve has a name.
  ///   - form: The form of a row's command. Called when its verb is parsed.
  ///   - event: The form of `on` with an event whose handlers take clauses.
  ///   - synonyms: Words of other systems for verbs. Called when a verb is unknown.
  public init(
    verbs: [String], aliases: [String: String] = [:],
    isCallable: @escaping @Sendable (String) -> Bool = { _ in false },
    form: @escaping @Sendable (CommandRow) -> CommandForm,
    event: @escaping @Sendable (String) -> CommandForm? = { _ in nil },
    synonyms: @escaping @Sendable () -> [(word: String, meaning: String)] = { [] }
  ) {
    self.verbs = verbs
    self.isCallable = isCallable
    let rows = Dictionary(
      verbs.enumerated().map { ($1, CommandRow(index: $0)) },
      uniquingKeysWith: { first, _ in first })
    self.rows = rows.merging(aliases.compactMapValues { rows[$0] }) { verb, _ in verb }
    makeForm = form
    makeEventForm = event
    makeSynonyms = synonyms
  }

  /// The words that can begin a statement.
  public var vocabulary: Vocabulary {
    Vocabulary(verbs + Self.controlWords, synonyms: Self.synonyms + makeSynonyms())
  }

  /// Words of other languages for the control words.
  private static let synonyms = [
    (word: "var", meaning: "let"), (word: "const", meaning: "let"), (word: "func", meaning: "def"),
    (word: "function", meaning: "def"), (word: "when", meaning: "on"),
    (word: "rewind", meaning: "goto 0s"), (word: "after", meaning: "at t +"),
  ]

  /// The row of a verb, or of another word for one; nil if no command has that name.
  package func row(of word: String) -> CommandRow? { rows[word] }

  public func form(of word: String) -> CommandForm? { rows[word].map(makeForm) }

  package subscript(row: CommandRow) -> CommandForm { makeForm(row) }

  /// The form of `on` with an event whose handlers take clauses; nil for other events.
  package func form(ofEvent name: String) -> CommandForm? { makeEventForm(name) }

  /// The forms of all commands, in the order of help.
  package var forms: [CommandForm] { verbs.compactMap(form(of:)) }

  /// The command that takes a keyword and shares the most other keywords with a command, at least
  /// two; nil if there is none.
  func sister(
    of form: CommandForm, with word: String
  ) -> (form: CommandForm, keyword: String)? {
    let own = Set(form.clauses.map(\.keyword))
    let sisters = forms.compactMap {
      sister -> (form: CommandForm, keyword: String, shared: Int)? in
      let keyword = sister.clause(word)?.keyword
      let shared = sister.clauses.count { own.contains($0.keyword) }
      return keyword.flatMap { shared < Self.fewestShared ? nil : (sister, $0, shared) }
    }
    // Of equally near ones, the first in the order of help.
    let most = sisters.map(\.shared).max()
    return sisters.first { $0.shared == most }.map { ($0.form, $0.keyword) }
  }

  private static let fewestShared = 2

  /// Whether a word is a verb or another word for one.
  public func isVerb(_ word: String) -> Bool { rows[word] != nil }

  /// Words that start a statement and cannot be names.
  public static let controlWords = ControlForm.all.map(\.word)

  /// Words that cannot be names.
  public static func isReserved(_ word: String) -> Bool { Keyword(rawValue: word) != nil }
}
