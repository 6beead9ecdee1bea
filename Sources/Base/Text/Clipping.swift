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
