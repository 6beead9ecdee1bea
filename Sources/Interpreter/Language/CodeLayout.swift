import Diagnostics

/// The one way to write the lines of a cell: indentation by two spaces for each open bracket, single
/// spaces between words, none inside parentheses, at most one blank line in a row.
///
/// Words, numbers, texts and comments stay as they are, and so do the ends of lines. A space that
/// the language distinguishes stays too: `f(2)` is a call, `tilt (0.5, 0)` is not.
public struct CodeLayout {
  /// A word, a mark or a comment of a line.
  private struct Part {
    let text: String
    let mark: Mark?
    let isSpaced: Bool
    let isComment: Bool
  }

  /// Lays out some code.
  ///
  /// - Returns: Nil if it contains what the lexer cannot read, or code of another language.
  public static func formatted(_ code: String) -> String? {
    let source = Source(code)
    var lines: [[Part]] = [[]]
    var before: String?
    for piece in LexedPieces(source).all {
      let text = source.text(piece.range)
      if text == "\n" {
        lines.append([])
        before = nil
        continue
      }
      guard piece.role != nil || piece.name != nil || piece.mark != nil else { return nil }
      // The braces of `swift` hold another language.
      if before == "swift", piece.mark == .openBrace { return nil }
      before = text
      lines[lines.count - 1].append(
        Part(
          text: text, mark: piece.mark, isSpaced: piece.isSpaced,
          isComment: piece.role == .comment))
    }
    return written(lines)
  }

  /// The parser's reading of some code: the same words mean the same, whatever the comments and
  /// the indentation are.
  package static func words(of code: String) -> [String] {
    let source = Source(code)
    var words: [String] = []
    for piece in LexedPieces(source).all where piece.role != .comment {
      let text = source.text(piece.range)
      let beginsLine = words.last.map { $0 == "\n" } ?? true
      if text == "\n" {
        if !beginsLine { words.append(text) }
      } else {
        words.append(piece.isSpaced && !beginsLine ? " " + text : text)
      }
    }
    if words.last == "\n" { words.removeLast() }
    return words
  }

  private static func written(_ lines: [[Part]]) -> String {
    var result: [String] = []
    var depth = 0
    for line in lines {
      guard !line.isEmpty else {
        if result.last?.isEmpty == false { result.append("") }
        continue
      }
      let closers = line.prefix { $0.mark?.closes == true }.count
      let indent = String(repeating: "  ", count: max(0, depth - closers))
      result.append(indent + joined(line))
      for part in line {
        if part.mark?.opens == true { depth += 1 }
        if part.mark?.closes == true { depth = max(0, depth - 1) }
      }
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n")
  }

  private static func joined(_ line: [Part]) -> String {
    var text = ""
    for (index, part) in line.enumerated() {
      let content = part.isComment ? part.text.trimmedAtEnd : part.text
      if index > 0 { text += gap(between: line[index - 1], and: part) }
      text += content
    }
    return text
  }

  private static func gap(between left: Part, and right: Part) -> String {
    if right.isComment { return "  " }
    switch (left.mark, right.mark) {
    case (_, .comma), (_, .semicolon): return ""
    case (.openParen, _), (.openBracket, _), (_, .closeParen), (_, .closeBracket): return ""
    case (.openBrace, .closeBrace): return right.isSpaced ? " " : ""
    case (.comma, _), (.semicolon, _), (.openBrace, _), (_, .closeBrace), (_, .openBrace):
      return " "
    case (let mark?, _) where mark.isAssignment, (_, let mark?) where mark.isAssignment: return " "
    default: return right.isSpaced ? " " : ""
    }
  }
}

extension Mark {
  fileprivate var opens: Bool {
    switch self {
    case .openParen, .openBracket, .openBrace: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .closeParen, .closeBracket, .closeBrace: true
    default: false
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = Substring(self)
    while let last = text.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
      text.unicodeScalars.removeLast()
    }
    return String(text)
  }
}
