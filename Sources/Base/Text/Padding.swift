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
