import Text

/// Listings: rows in columns, entries in lines of their own, prose that wraps.
extension TextRenderer {
  /// A longer name sticks out of its column.
  private static let widestName = 31
  /// A longer value pushes its note to the right.
  private static let widestValue = 24
  private static let indent = "  "

  func lines(for listing: Listing) -> [String] {
    var lines = listing.heading.isEmpty ? [] : wrapped(listing.heading.markdown)
    let shared = listing.sharesColumns ? RowWidths(listing.sections.flatMap(\.items)) : nil
    for section in listing.sections {
      if !section.title.isEmpty { lines += wrapped(section.title) }
      let widths = section.isAligned ? shared ?? RowWidths(section.items) : RowWidths([])
      lines += section.items.flatMap { self.lines(for: $0, widths) }
    }
    return lines + listing.notes.flatMap { wrapped($0.markdown) }
  }

  private func lines(for item: Listing.Item, _ widths: RowWidths) -> [String] {
    switch item {
    case .row(let row): wrapped(Self.indent + widths.line(for: row))
    case .usage(let text): wrapped(Self.indent + text)
    case .code(let text): wrapped(Self.indent + Phrase.code(text).markdown)
    case .prose(let phrase): wrapped(Self.indent + phrase.markdown)
    // What there is stays in one line each, however long, so that it can be told apart.
    case .entry(let entry): Self.safe(Self.text(of: entry))
    case .assignment(let name, let value): Self.safe("\(Self.indent)\(name) = \(value.text)")
    }
  }

  private func wrapped(_ text: String) -> [String] {
    Self.safe(text).flatMap { Wrapping.lines($0, width: layout.width) }.map(painted)
  }

  private static func text(of entry: Listing.Entry) -> String {
    let facts = entry.facts.map { fact in
      [fact.name, fact.value.text, fact.note.isEmpty ? "" : "(\(fact.note))"]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: ", ")
    let told = [entry.kind, facts].filter { !$0.isEmpty }.joined(separator: ": ")
    let note = entry.note.isEmpty ? "" : "(\(entry.note))"
    return String(repeating: indent, count: entry.level + 1)
      + [entry.name, told, note].filter { !$0.isEmpty }.joined(separator: indent)
  }

  /// The columns of rows: names, values where there are any, notes.
  private struct RowWidths {
    let name: Int
    let value: Int

    init(_ items: [Listing.Item]) {
      var (name, value) = (0, 0)
      for case .row(let row) in items {
        name = max(name, DisplayWidth.of(row.name.markdown))
        value = max(value, row.value.map { DisplayWidth.of($0.text) } ?? 0)
      }
      self.name = min(name, widestName)
      self.value = min(value, widestValue)
    }

    func line(for row: Listing.Row) -> String {
      let title = row.name.markdown
      let sticksOut = name > 0 && DisplayWidth.of(title) > name
      var parts = [title.padded(right: name)]
      if value > 0 { parts.append((row.value?.text ?? "").padded(right: value)) }
      parts.append(row.note.markdown)
      return parts.joined(separator: sticksOut ? " " : indent)
    }
  }
}
