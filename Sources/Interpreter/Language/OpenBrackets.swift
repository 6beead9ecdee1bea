import Diagnostics

/// Brackets that are open at the end of a text; a prompt indents the next line by them.
public enum OpenBrackets {
  /// The number of brackets and braces that are open at the end of a text, which may contain
  /// mistakes. Those in strings and comments do not count.
  public static func depth(of text: String) -> Int { walk(text).depth }

  /// The first end of a line at or after an offset at which none is open; the end of the text if one
  /// always is.
  public static func lineEnd(of text: String, from offset: Int) -> Int {
    walk(text, to: offset).end
  }

  /// - Parameter goal: The offset after which it ends at the end of a line without open brackets; nil
  ///   for the whole text.
  private static func walk(_ text: String, to goal: Int? = nil) -> (depth: Int, end: Int) {
    var lexer = Lexer(Source(text))
    var depth = 0
    while true {
      let start = lexer.offset
      do {
        switch try lexer.next().kind {
        case .mark(.openParen), .mark(.openBracket), .mark(.openBrace): depth += 1
        case .mark(.closeParen), .mark(.closeBracket), .mark(.closeBrace): depth = max(0, depth - 1)
        case .end: return (depth, text.utf8.count)
        case .lineEnd where depth == 0 && goal.map { start >= $0 } ?? false: return (0, start)
        case .number, .size, .string, .name, .keyword, .mark, .lineEnd: break
        }
      } catch {
        _ = lexer.stepOver(from: start)
      }
    }
  }
}
