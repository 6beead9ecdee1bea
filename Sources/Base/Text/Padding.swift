extension String {
  /// The text right-aligned at a column, by display width; longer text is unchanged.
  public func padded(left columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.of(self))) + self
  }

  /// The text padded with spaces up to a column, by display width.
  public func padded(right columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
  }

  /// The text without trailing spaces and tabs.
  public var trimmingTrailingBlanks: String {
    // By scalars, because a space may belong to the same character as a mark before it.
    var kept = unicodeScalars[...]
    while let last = kept.last, last == " " || last == "\t" { kept.removeLast() }
    return String(kept)
  }

  /// The text in at most a number of columns; `…` marks what was cut.
  public func truncated(to columns: Int) -> String {
    guard DisplayWidth.of(self) > columns else { return self }
    guard columns > 0 else { return "" }
    var kept = ""
    var width = 0
    for character in self {
      let next = width + DisplayWidth.of(character)
      if next > columns - 1 { break }
      kept.append(character)
      width = next
    }
    return kept + "…"
  }
}

extension String {
  /// The text in at most a number of columns, like `truncated(to:)`, without reading all of a text
  /// that is far too long.
  public func clipped(to columns: Int) -> String {
    let columns = max(0, columns)
    // A text cannot have more columns than bytes.
    guard utf8.count > columns else { return self }
    // A character may have many scalars, but no readable text averages more than 8.
    let near = unicodeScalars.prefix(8 * columns)
    let isCut = near.endIndex < unicodeScalars.endIndex
    return (String(near) + (isCut ? String(repeating: "…", count: columns) : ""))
      .truncated(to: columns)
  }
}
