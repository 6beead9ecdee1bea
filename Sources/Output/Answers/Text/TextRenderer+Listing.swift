import Diagnostics
import Text

/// The layout of listings: rows in columns, one line for each entry, wrapped prose.
extension TextRenderer {
  /// The maximum width of the name column; longer names extend beyond it.
  private static let widestName = 31
  /// The maximum width of the value column; longer values move their note to the right.
  private static let widestValue = 24
  private static let indent = "  "

  func lines(for listing: Listing) -> [WrittenLine] {
    var lines = listing.heading.isEmpty ? [] : wrapped(written(listing.heading))
    let shared = listing.sharesColumns ? widths(of: listing.sections.flatMap(\.items)) : nil
    for section in listing.sections {
      if !section.title.isEmpty { lines += wrapped(WrittenLine(section.title)) }
      let widths = section.isAligned ? shared ?? widths(of: section.items) : widths(of: [])
      lines += section.items.flatMap { self.lines(for: $0, widths) }
    }
    return lines + listing.notes.flatMap { wrapped(written($0)) }
  }

  /// The columns of a line.
  private var room: Int { min(layout.chartWidth, lineWidth ?? .max) }

  private func widths(of items: [Listing.Item]) -> RowWidths {
    RowWidths(items.compactMap(row), within: room)
  }

  private func row(_ item: Listing.Item) -> WrittenRow? {
    guard case .row(let row) = item else { return nil }
    return WrittenRow(
      name: written(row.name).visible, value: row.value?.written.visible, note: written(row.note))
  }

  private func lines(for item: Listing.Item, _ widths: RowWidths) -> [WrittenLine] {
    switch item {
    case .row:
      row(item).map(widths.lines)?.flatMap { line in
        wrapped("\(Self.indent)\(line)", indent: widths.noteColumn(within: room))
      } ?? []
    case .usage(let text): wrapped("\(Self.indent)\(text)")
    case .code(let text): wrapped("\(Self.indent)\(written(.code(text)))")
    case .prose(let phrase): wrapped("\(Self.indent)\(written(phrase))")
    // Each object stays on one line, however long, so that objects can be distinguished.
    case .entry(let entry): Self.text(of: entry).visible.cutAtLineEnds
    case .assignment(let name, let value):
      WrittenLine("\(Self.indent)\(name) = \(value.written)").visible.cutAtLineEnds
    }
  }

  private func wrapped(_ line: WrittenLine, indent: Int? = nil) -> [WrittenLine] {
    line.visible.cutAtLineEnds.flatMap { line in
      line.laid(out: Wrapping.lines(line.text, width: room, indent: indent))
    }
  }

  private static func text(of entry: Listing.Entry) -> WrittenLine {
    let facts = entry.facts.map { fact in
      [WrittenLine(fact.name), fact.value.written, WrittenLine(bracketed(fact.note))]
        .filter { !$0.text.isEmpty }.joined(separator: " ")
    }.joined(separator: ", ")
    let description = [WrittenLine(entry.kind), facts].filter { !$0.text.isEmpty }
      .joined(separator: ": ")
    let parts = [WrittenLine(entry.name), description, WrittenLine(bracketed(entry.note))]
    return WrittenLine(String(repeating: indent, count: entry.level + 1))
      + parts.filter { !$0.text.isEmpty }.joined(separator: indent)
  }

  private static func bracketed(_ note: String) -> String { note.isEmpty ? "" : "(\(note))" }

  /// A row as it is shown.
  private struct WrittenRow {
    let name: WrittenLine
    let value: WrittenLine?
    let note: WrittenLine
  }

  /// The widths of the columns of rows: names, values if there are any, notes.
  private struct RowWidths {
    let name: Int
    let value: Int

    /// - Parameter room: The columns of a line. If three columns do not fit, names give way first.
    init(_ rows: [WrittenRow], within room: Int) {
      let name = rows.map { DisplayWidth.of($0.name.text) }.max() ?? 0
      let value = rows.map { DisplayWidth.of($0.value?.text ?? "") }.max() ?? 0
      self.value = min(value, widestValue)
      // The indentation and two gaps.
      let spare = value > 0 ? room - 3 * 2 - self.value - Self.leastNote : widestName
      self.name = min(name, widestName, max(spare, Self.leastNote))
    }

    private static let leastNote = 18

    /// The column in which notes begin and continue; nil if it leaves too little width for them.
    func noteColumn(within width: Int) -> Int? {
      guard name > 0 else { return nil }
      let column = 2 + name + 2 + (value > 0 ? value + 2 : 0)
      return width - column >= Self.leastNote ? column : nil
    }

    /// The row on one line; on two if its name or value leaves no place for the note beside it.
    func lines(for row: WrittenRow) -> [WrittenLine] {
      let columns = DisplayWidth.of(row.name.text)
      let title = row.name + Self.blanks(max(0, name - columns))
      guard value > 0 else {
        let sticksOut = name > 0 && columns > name
        return [[title, row.note].joined(separator: sticksOut ? " " : indent)]
      }
      let width = name + 2 + value
      let begun = [title, row.value ?? ""].joined(separator: indent)
      let taken = DisplayWidth.of(begun.text)
      if taken <= width { return [begun + Self.blanks(width - taken + 2) + row.note] }
      return [begun, Self.blanks(width + 2) + row.note]
    }

    private static func blanks(_ count: Int) -> WrittenLine {
      WrittenLine(String(repeating: " ", count: count))
    }
  }
}

extension WrittenValue {
  fileprivate var written: WrittenLine { WrittenLine(text, isMeasured: isMeasured) }
}
