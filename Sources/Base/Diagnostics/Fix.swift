/// A change to a text that advice proposes.
public struct Fix: Hashable, Sendable {
  /// What it does, in a few words.
  public let title: String
  /// The place that it changes, in bytes of the mistake's source.
  public let range: Range<Int>
  public let text: String
}

extension Diagnostic {
  /// The changes that its advice proposes; none for one without a place.
  public var fixes: [Fix] {
    guard let span else { return [] }
    let code = span.source
    let line = code.lineRange(around: span.lower)
    let indent = code.text(line).prefix { $0 == " " || $0 == "\t" }
    let statement = line.lowerBound + indent.utf8.count..<line.upperBound
    switch advice {
    case .word(let word):
      return [Fix(title: "Change to `\(word)`", range: span.lower..<span.upper, text: word)]
    case .example(let example):
      return [Self.change(of: statement, to: example)]
    case .nearest(let lines): return lines.map { Self.change(of: statement, to: $0.line) }
    case .translation(let translation) where !translation.lines.isEmpty:
      return [
        Fix(
          title: "Write it in Motionbook",
          range: statement.lowerBound..<max(span.upper, line.upperBound),
          text: translation.lines.joined(separator: "\n" + indent))
      ]
    case .translation, nil: return []
    }
  }

  private static func change(of line: Range<Int>, to example: String) -> Fix {
    Fix(title: "Change the line to `\(example)`", range: line, text: example)
  }
}
