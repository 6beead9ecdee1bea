internal import CLibedit

/// Help on the word at the cursor, shown below the line until the next key.
extension LineEditor {
  /// The rows that a panel gets even on a small screen; the line moves up for it.
  private static let leastRows = 3

  /// F1 and Alt-H. The line does not change, and the next key works as usual.
  func showHelp() -> Int32 {
    let (text, cursor) = current
    let rows = max(Self.leastRows, size.rows - layout().rows.count)
    panel = configuration.explain(text, cursor, size.columns - 1, rows)
    return CC_NORM
  }
}
