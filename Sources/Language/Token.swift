import Diagnostics

/// One word or mark of a line.
struct Token: Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double, unit: Unit?)
    /// Two numbers with `x` between, as in `320x568`.
    case size(Double, Double)
    case string(String)
    case name(String)
    /// A word that stands for itself in the grammar: a control word, `true`, `and` and the like.
    case keyword(Keyword)
    case mark(Mark)
    case lineEnd
    case end
  }

  let kind: Kind
  let span: Span
  /// Whether blanks stand before it: a call's bracket touches its name.
  let isSpaced: Bool

  var isString: Bool { if case .string = kind { true } else { false } }
}

/// Words that cannot be names; every other word may name a thing, a verb too.
enum Keyword: String, CaseIterable, Sendable {
  case `let`, `for`, `in`, `repeat`, `if`, `else`, def, on, at, then, `as`
  case and, or, not, `true`, `false`, off
}

/// The signs of the language, longest first where one begins another.
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

/// A unit written against a number.
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

  /// The words of all units, with other words for them.
  static let vocabulary = Vocabulary(
    allCases.map(\.rawValue),
    synonyms: [
      ("seconds", "s"), ("sec", "s"), ("milliseconds", "ms"), ("msec", "ms"), ("minutes", "min"),
      ("degrees", "deg"), ("radians", "rad"), ("turns", "turn"), ("px", "pt"), ("points", "pt"),
    ])

  /// The unit a word names; frames also in the singular, and hertz as physicists write it.
  init?(word: String) {
    switch word {
    case "frame": self = .frames
    case "Hz": self = .hertz
    default: self.init(rawValue: word)
    }
  }
}
