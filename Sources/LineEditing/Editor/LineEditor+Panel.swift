internal import CLibedit

/// Help of what stands at the cursor, below the line until the next key.
extension LineEditor {
  /// Rows that a panel is given though the screen is smaller: the line moves up for it then.
  private static let leastRows = 3

  /// F1 and Alt-H. The line stays as it is, and the next key does what it always does.
  func showHelp() -> Int32 {
    let (text, cursor) = current
    let rows = max(Self.leastRows, size.rows - layout().rows.count)
    panel = configuration.explain(text, cursor, size.columns - 1, rows)
    return CC_NORM
  }
}
