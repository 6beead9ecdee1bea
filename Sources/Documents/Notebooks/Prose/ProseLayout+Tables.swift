import Text

/// Layout of tables: columns two spaces apart, with cells wrapped if necessary. If even the longest
/// words do not fit side by side, each row is listed cell by cell.
extension ProseLayout {
  private static let gap = 2

  func lines(of table: ProseTable) -> [WrittenLine] {
    let head = table.head.map { text($0, in: isStyled ? .strong : nil) }
    let rows = table.rows.map { $0.map { text($0) } }
    guard let widths = columnWidths(of: [head] + rows) else { return listed(table) }
    let rule = widths.map { String(repeating: "-", count: $0) }
      .joined(separator: String(repeating: " ", count: Self.gap))
    return row(head, widths, table.alignments)
      + [WrittenLine(rule, style: isStyled ? .dim : nil)]
      + rows.flatMap { row($0, widths, table.alignments) }
  }

  /// The width of each column; nil if they do not fit.
  private func columnWidths(of rows: [[ProseText]]) -> [Int]? {
    let count = rows.first?.count ?? 0
    let room = width - Self.gap * (count - 1)
    guard count > 0, room >= count else { return nil }
    let columns = (0..<count).map { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
    }
    let minimum = columns.map { max(1, $0.map(\.longestWord).max() ?? 0) }
    let natural = columns.map { max(1, $0.map(\.width).max() ?? 0) }
    guard minimum.reduce(0, +) <= room else { return nil }
    // Shrink the widest columns first.
    var widest = min(natural.max() ?? 0, room)
    let widths = { zip(minimum, natural).map { max($0, min($1, widest)) } }
    while widths().reduce(0, +) > room { widest -= 1 }
    return widths()
  }

  private func row(
    _ cells: [ProseText], _ widths: [Int], _ alignments: [ProseTable.Alignment]
  ) -> [WrittenLine] {
    let columns = zip(cells, widths).map { $0.lines(width: $1) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      widths.indices.map { column in
        let lines = columns.indices.contains(column) ? columns[column] : []
        let alignment = alignments.indices.contains(column) ? alignments[column] : .left
        return padded(lines.indices.contains(line) ? lines[line] : "", widths[column], alignment)
      }
      .joined(separator: String(repeating: " ", count: Self.gap))
      .trimmingTrailingBlanks
    }
  }

  private func padded(
    _ line: WrittenLine, _ columns: Int, _ alignment: ProseTable.Alignment
  ) -> WrittenLine {
    let missing = max(0, columns - DisplayWidth.of(line.text))
    let before =
      switch alignment {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return WrittenLine(String(repeating: " ", count: before)) + line
      + WrittenLine(String(repeating: " ", count: missing - before))
  }

  /// A table row by row, each cell after the head of its column.
  private func listed(_ table: ProseTable) -> [WrittenLine] {
    let rows = table.rows.map { row in
      zip(table.head, row).flatMap { head, cell -> [WrittenLine] in
        guard !cell.isEmpty else { return [] }
        let mark = head.isEmpty ? [] : head + [ProseRun(": ")]
        return text(mark + cell).lines(width: width)
      }
    }
    return joined(rows, gap: true)
  }
}
