/// Where a section of Markdown ends.
public enum MarkdownSection {
  /// The text up to its first heading, without the blank lines before that; the blank lines; and the rest.
  ///
  /// - Returns: Nil if it has no heading.
  package static func parts(of text: String) -> (before: String, gap: String, rest: String)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let headings = MarkdownTree(Array(text.utf8)).blocks.filter { $0.kind == "heading" }
    guard let line = headings.first?.firstLine, line <= lines.count else { return nil }
    let before = lines[..<(line - 1)]
    let end = before.lastIndex { !$0.allSatisfy(\.isWhitespace) }.map { $0 + 1 } ?? 0
    return (
      lines[..<end].joined(separator: "\n"), before[end...].map { $0 + "\n" }.joined(),
      lines[(line - 1)...].joined(separator: "\n")
    )
  }
}
