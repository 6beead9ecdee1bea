/// The cost of a paragraph, a table or a definition beyond its marks, line by line.
struct MarkdownParagraph {
  /// The bytes of the longest paragraph that begins with a definition, such as `[a]: b.md`.
  private(set) var longestDefinition = 0
  /// The nodes that the last line takes without a mark: the cells that its row lacks, or the search
  /// for the head of a table.
  private(set) var unwrittenMarks = 0

  private var lines = 0
  private var bytes = 0
  private var beginsWithBracket = false
  private var isDefinition = false
  /// The columns of the table that the paragraph is; 0 for none.
  private var columns = 0

  /// Lines whose square cmark takes as long for as for this many marks.
  private static let linesPerMark = 1_000

  /// - Parameter line: Without the marks of quotations and lists before it.
  mutating func read(_ line: ArraySlice<UInt8>) {
    unwrittenMarks = 0
    guard !line.allSatisfy(\.isBlank) else {
      (lines, bytes, columns) = (0, 0, 0)
      (beginsWithBracket, isDefinition) = (false, false)
      return
    }
    if lines == 0 { beginsWithBracket = line.first { !$0.isBlank } == UInt8(ascii: "[") }
    lines += 1
    bytes += line.count
    if beginsWithBracket, !isDefinition { isDefinition = Self.endsLabel(line) }
    if isDefinition { longestDefinition = max(longestDefinition, bytes) }
    if columns > 0 {
      unwrittenMarks = columns
    } else if Self.isRule(line) {
      columns = line.count { $0 == UInt8(ascii: "|") } + 1
      unwrittenMarks = lines * lines / Self.linesPerMark
    }
  }

  /// Whether a definition's label may end in a line: `]:`.
  private static func endsLabel(_ line: ArraySlice<UInt8>) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }

  /// Whether it may be the line between a table's head and its rows.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { $0.isBlank || "|:-".utf8.contains($0) }
  }
}
