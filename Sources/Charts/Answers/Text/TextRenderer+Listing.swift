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
    var lines = listing.heading.isEmpty ? [] : wrapped(WrittenLine(listing.heading.markdown))
    let room = layout.chartWidth
    let shared =
      listing.sharesColumns ? RowWidths(listing.sections.flatMap(\.items), within: room) : nil
    for section in listing.sections {
      if !section.title.isEmpty { lines += wrapped(WrittenLine(section.title)) }
      let widths =
        section.isAligned
        ? shared ?? RowWidths(section.items, within: room) : RowWidths([], within: room)
      lines += section.items.flatMap { self.lines(for: $0, widths) }
    }
    return lines + listing.notes.flatMap { wrapped(WrittenLine($0.markdown)) }
  }

  private func lines(for item: Listing.Item, _ widths: RowWidths) -> [WrittenLine] {
    switch item {
    case .row(let row):
      widths.lines(for: row).flatMap { line in
        wrapped(
          "\(Self.indent)\(line)", width: layout.chartWidth,
          indent: widths.noteColumn(within: layout.chartWidth))
      }
    case .usage(let text): wrapped("\(Self.indent)\(text)")
    case .code(let text): wrapped("\(Self.indent)\(Phrase.code(text).markdown)")
    case .prose(let phrase): wrapped("\(Self.indent)\(phrase.markdown)")
    // Each object stays on one line, however long, so that objects can be distinguished.
    case .entry(let entry): Self.text(of: entry).visible.cutAtLineEnds
    case .assignment(let name, let value):
      WrittenLine("\(Self.indent)\(name) = \(value.written)").visible.cutAtLineEnds
    }
  }

  private func wrapped(
    _ line: WrittenLine, width: Int? = nil, indent: Int? = nil
  ) -> [WrittenLine] {
    line.visible.cutAtLineEnds.flatMap { line in
      line.laid(out: Wrapping.lines(line.text, width: width ?? layout.width, indent: indent))
    }.map(painted)
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

  /// The widths of the columns of rows: names, values if there are any, notes.
  private struct RowWidths {
    let name: Int
    let value: Int

    /// - Parameter room: The columns of a line. If three columns do not fit, names give way first.
    init(_ items: [Listing.Item], within room: Int) {
      var (name, value) = (0, 0)
      for case .row(let row) in items {
        name = max(name, DisplayWidth.of(row.name.markdown.visible))
        value = max(value, row.value.map { DisplayWidth.of($0.text.visible) } ?? 0)
      }
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
    func lines(for row: Listing.Row) -> [WrittenLine] {
      let title = row.name.markdown.visible
      let note = WrittenLine(row.note.markdown)
      guard value > 0 else {
        let sticksOut = name > 0 && DisplayWidth.of(title) > name
        return [
          [WrittenLine(title.padded(right: name)), note].joined(separator: sticksOut ? " " : indent)
        ]
      }
      let text = row.value?.text.visible ?? ""
      let shown = WrittenLine(text, isMeasured: row.value?.isMeasured ?? false)
      let width = name + 2 + value
      let begun = [WrittenLine(title.padded(right: name)), shown].joined(separator: indent)
      let taken = max(name, DisplayWidth.of(title)) + 2 + DisplayWidth.of(text)
      if taken <= width {
        let gap = WrittenLine(String(repeating: " ", count: width - taken) + indent)
        return [begun + gap + note]
      }
      return [begun, WrittenLine(String(repeating: " ", count: width) + indent) + note]
    }
  }
}

extension WrittenValue {
  fileprivate var written: WrittenLine { WrittenLine(text, isMeasured: isMeasured) }
}
