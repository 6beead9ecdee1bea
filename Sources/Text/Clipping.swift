extension String {
  /// The text in at most so many columns, as `truncated(to:)`, without going through all of a text
  /// that is far too long.
  public func clipped(to columns: Int) -> String {
    // No text of fewer bytes is wider.
    guard utf8.count > columns else { return self }
    // A character may be many scalars, but none that is meant to be read is so many.
    let near = unicodeScalars.prefix(8 * columns)
    let isCut = near.endIndex < unicodeScalars.endIndex
    return (String(near) + (isCut ? String(repeating: "…", count: columns) : ""))
      .truncated(to: columns)
  }
}
