import Diagnostics

/// A word or a mark of a line.
struct Token: Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double, unit: Unit?)
    /// Two numbers with `x` between, as in `320x568`.
    case size(Double, Double)
    case string(String)
    case name(String)
    /// A word of the grammar, such as a control word, `true` or `and`.
    case keyword(Keyword)
    case mark(Mark)
    case lineEnd
    case end
  }

  let kind: Kind
  let span: Span
  /// Whether there is a space before it. There is none before a call's bracket.
  let isSpaced: Bool

  var isString: Bool { if case .string = kind { true } else { false } }
}

/// Words that cannot be names; any other word may name an object, even a verb.
enum Keyword: String, CaseIterable, Sendable {
  case `let`, `for`, `in`, `repeat`, `if`, `else`, def, on, at, then, `as`
  case and, or, not, `true`, `false`, off
}

/// The marks of the language; a mark that begins with another comes before it.
enum Mark: String, CaseIterable, Sendable {
  case closedRange = "..."
  case openRange = "..<"
  case range = ".."
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case plusAssign = "+="
  case minusAssign = "-="
  case timesAssign = "*="
  case divideAssign = "/="
  case assign = "="
  case less = "<"
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case percent = "%"
  case power = "^"
  case tilde = "~"
  case openParen = "("
  case closeParen = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
  case comma = ","
  case colon = ":"
  case semicolon = ";"
  case dot = "."
  case question = "?"
}

/// A unit after a number.
public enum Unit: String, CaseIterable, Sendable {
  case seconds = "s"
  case milliseconds = "ms"
  case minutes = "min"
  case degrees = "deg"
  case radians = "rad"
  case turns = "turn"
  case points = "pt"
  case hertz = "hz"
  case percent = "%"
  case frames

  /// The words of all units, with their synonyms.
  static let vocabulary = Vocabulary(
    allCases.map(\.rawValue),
    synonyms: [
      ("seconds", "s"), ("sec", "s"), ("milliseconds", "ms"), ("msec", "ms"), ("minutes", "min"),
      ("degrees", "deg"), ("radians", "rad"), ("turns", "turn"), ("px", "pt"), ("points", "pt"),
    ])

  /// The unit with a name; frames also in the singular, and hertz also as `Hz`.
  init?(word: String) {
    switch word {
    case "frame": self = .frames
    case "Hz": self = .hertz
    default: self.init(rawValue: word)
    }
  }
}
