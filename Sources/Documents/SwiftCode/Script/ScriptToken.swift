/// A word, a literal or a sign of JavaScript, Kotlin or Dart.
struct ScriptToken {
  enum Kind: Equatable {
    case number(Double, String)
    case text(String)
    case word(String)
    case sign(String)
  }

  let kind: Kind
  /// The number of its line.
  let line: Int

  /// The sign; empty for another token.
  var text: String { if case .sign(let sign) = kind { sign } else { "" } }
  var isWord: Bool { if case .word = kind { true } else { false } }
  /// Whether it can stand in the parameters of a type.
  var isOfType: Bool { isWord || [",", ".", "?", "|", "[", "]"].contains(text) }

  private static let signs = [
    "...", "===", "!==", "=>", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "..", "++",
  ]

  static func tokens(of text: String) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = text[...]
    var line = 0
    while let first = rest.first {
      if first.isWhitespace {
        if first.isNewline { line += 1 }
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        let kind = kind(&rest)
        tokens.append(ScriptToken(kind: kind, line: line))
      }
    }
    return tokens
  }

  private static func kind(_ rest: inout Substring) -> Kind {
    let first = rest.removeFirst()
    if "\"'`".contains(first) {
      let text = rest.prefix { $0 != first }
      rest = rest[text.endIndex...].dropFirst()
      return .text(String(text))
    }
    if first.isNumber || first == "." && rest.first?.isNumber == true {
      return number(first, &rest)
    }
    if isOfWord(first) {
      let word = String(first) + rest.prefix(while: isOfWord)
      rest = rest.dropFirst(word.count - 1)
      return .word(word)
    }
    let whole = String(first) + rest.prefix(2)
    let sign = signs.first(where: whole.hasPrefix) ?? String(first)
    rest = rest.dropFirst(sign.count - 1)
    return .sign(sign)
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$@".contains(character)
  }

  /// A number with its unit: `300ms`, `50%`, `1f`, `1e-3`.
  private static func number(_ first: Character, _ rest: inout Substring) -> Kind {
    var digits = String(first)
    while let next = rest.first {
      let isPower = next == "e" && rest.dropFirst().first.map { $0.isNumber || $0 == "-" } == true
      let isPoint = next == "." && rest.dropFirst().first.map { $0.isNumber } == true
      guard next.isNumber || isPower || isPoint || next == "_" || next == "-" && digits.last == "e"
      else { break }
      rest.removeFirst()
      if next != "_" { digits.append(next) }
    }
    if rest.first == ".", rest.dropFirst().first.map({ $0.isLetter || $0 == "." }) != true {
      rest.removeFirst()
    }
    let unit = rest.first == "%" ? "%" : String(rest.prefix { $0.isLetter })
    rest = rest.dropFirst(unit.count)
    if digits.first == "." { digits = "0" + digits }
    return .number(Double(digits) ?? .nan, ["f", "F", "L", "n"].contains(unit) ? "" : unit)
  }
}
