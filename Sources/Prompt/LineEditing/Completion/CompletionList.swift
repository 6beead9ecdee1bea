import Text

/// The list that Tab shows when a completion is ambiguous.
///
/// One candidate per row with its summary, such as `  magnitude   strength, 1 = 1000 pt/s²`; only
/// the names, side by side, if there are no summaries or more candidates than rows.
enum CompletionList {
  private static let indent = 2
  private static let gap = 3

  /// The list under a line that says what belongs there.
  static func lines(
    _ candidates: [CompletionResult.Candidate], under hint: String, columns: Int, rows: Int
  ) -> [String] {
    if hint.isEmpty { return lines(candidates, columns: columns, rows: rows) }
    let first = clipped(spaces(indent) + hint, to: max(8, columns - 1))
    return candidates.isEmpty
      ? [first] : [first] + lines(candidates, columns: columns, rows: rows - 1)
  }

  /// Rows of at most `columns - 1` columns, and at most `rows` of them.
  static func lines(
    _ candidates: [CompletionResult.Candidate], columns: Int, rows: Int
  ) -> [String] {
    let candidates = candidates.map { candidate in
      CompletionResult.Candidate(
        candidate.text.visibleInLine, summary: candidate.summary.visibleInLine)
    }
    let width = max(8, columns - 1)
    let limit = max(2, rows)
    let described = candidates.contains { !$0.summary.isEmpty }
    if described, candidates.count <= limit { return explained(candidates, width: width) }
    let lines = grid(candidates.map(\.text), width: width)
    guard lines.count > limit else { return lines.map(\.text) }
    let kept = lines.prefix(limit - 1)
    let hidden = candidates.count - kept.reduce(0) { $0 + $1.count }
    return kept.map(\.text) + [clipped("  … and \(hidden) more", to: width)]
  }

  private static func explained(
    _ candidates: [CompletionResult.Candidate], width: Int
  ) -> [String] {
    let column = candidates.map { Self.width($0.text) }.max() ?? 0
    return candidates.map { candidate in
      let padding = candidate.summary.isEmpty ? 0 : column - Self.width(candidate.text) + gap
      let line = spaces(indent) + candidate.text + spaces(padding) + candidate.summary
      return clipped(line, to: width)
    }
  }

  /// Names in columns of equal width, row by row, each row with the count of names in it.
  private static func grid(_ names: [String], width: Int) -> [(text: String, count: Int)] {
    let column = (names.map(Self.width).max() ?? 0) + gap
    let perRow = max(1, (width - indent + gap) / column)
    return stride(from: 0, to: names.count, by: perRow).map { start in
      let row = names[start..<min(start + perRow, names.count)]
      let cells = row.map { $0 + spaces(column - Self.width($0)) }.joined()
      let trimmed = String(cells.reversed().drop { $0 == " " }.reversed())
      return (clipped(spaces(indent) + trimmed, to: width), row.count)
    }
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  static func clipped(_ text: String, to width: Int) -> String {
    guard Self.width(text) > width else { return text }
    var kept = ""
    var used = 0
    for character in text {
      used += Self.width(String(character))
      if used > width - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The width by libedit's own rule.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DisplayLayout.width($1) }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
