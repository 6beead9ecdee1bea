import Diagnostics

/// Brackets that are open at the end of a text; a prompt indents the next line by them.
public enum OpenBrackets {
  /// The number of brackets and braces that are open at the end of a text, which may contain
  /// mistakes. Those in strings and comments do not count.
  public static func depth(of text: String) -> Int {
    var lexer = Lexer(Source(text))
    var depth = 0
    while true {
      let start = lexer.offset
      do {
        switch try lexer.next().kind {
        case .mark(.openParen), .mark(.openBracket), .mark(.openBrace): depth += 1
        case .mark(.closeParen), .mark(.closeBracket), .mark(.closeBrace): depth = max(0, depth - 1)
        case .end: return depth
        case .number, .size, .string, .name, .keyword, .mark, .lineEnd: break
        }
      } catch {
        _ = lexer.stepOver(from: start)
      }
    }
  }
}
