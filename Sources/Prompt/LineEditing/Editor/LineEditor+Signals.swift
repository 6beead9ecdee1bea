internal import CLibedit
import Platform
import Terminal

extension LineEditor {
  /// Handles the signals since the last key. Returns why reading must end, or nil.
  func attendToSignals() -> Ending? {
    if Interrupt.requested { return .interrupted }
    if let signal = SignalWatch.consumeTermination() { return .terminated(by: signal) }
    if SignalWatch.consumeResize() { beginResize() }
    if SignalWatch.consumeSuspension() { suspend() }
    return nil
  }

  /// Begins to redraw the line for the new width.
  ///
  /// Some terminals have rewrapped the rows and some have not. The cursor's column tells, so the
  /// terminal is asked for it, and the line is redrawn when it has answered.
  private func beginResize() {
    measure()
    if painter == nil { return redrawAfterResize() }
    awaitedPlaces += 1
    write(.ask(.place))
  }

  /// Takes the terminal's answer. After several changes, only the last answer counts.
  func receivePlace(column: Int) {
    awaitedPlaces -= 1
    if awaitedPlaces == 0 { redrawAfterResize(column: column) }
  }

  /// Redraws the line after a change of size, if the terminal has not answered before the next key.
  func endResize() {
    guard awaitedPlaces > 0 else { return }
    awaitedPlaces = 0
    redrawAfterResize()
  }

  /// Redraws the line from its first row.
  ///
  /// - Parameter column: The cursor's column, from 0; nil if it is unknown.
  private func redrawAfterResize(column: Int? = nil) {
    let after = layout().cursor
    let rows = ResizedRows.aboveCursor(
      before: painter?.cursor ?? after, after: after, column: column, columns: size.columns)
    if canClear {
      write(.rowBegin, .up(min(rows, size.rows - 1)), .erase)
    } else {
      write(.nextRow)
    }
    drawAnew()
  }

  /// Ctrl-Z: restores the terminal, stops, and shows the line again on `fg`.
  private func suspend() {
    endResize()
    leaveText()
    show("\n")
    setModes(false)
    mle_prepare_terminal(handle, 0)
    signals?.stopProcess()
    reclaimTerminal()
  }

  /// Takes the terminal back from another program, and shows the line again.
  private func reclaimTerminal() {
    mle_prepare_terminal(handle, 1)
    setModes(true)
    measure()
    write(.rowBegin)
    drawAnew()
  }

  /// Ctrl-X Ctrl-E: lends the terminal to the user's own editor for the line, which then shows the
  /// result.
  func editOutside() -> Int32 {
    let text = current.text
    leaveText()
    show("\n")
    setModes(false)
    mle_prepare_terminal(handle, 0)
    signals?.restore()
    let edited = configuration.edit(text)
    signals = SignalWatch()
    if let edited { replaceLine(with: edited) }
    reclaimTerminal()
    return CC_NORM
  }
}

/// Which rows a line takes after the window's width has changed.
enum ResizedRows {
  /// The number of rows above the cursor.
  ///
  /// - Parameters:
  ///   - before: The cursor's place in the old width.
  ///   - after: Its place if the terminal has rewrapped the rows.
  ///   - column: Its column now; nil if it is unknown.
  static func aboveCursor(
    before: DisplayLayout.ScreenPlace, after: DisplayLayout.ScreenPlace, column: Int?, columns: Int
  ) -> Int {
    // A terminal that does not rewrap keeps the cursor where it was, or in the last column.
    let kept = min(before.column, columns - 1)
    guard let column, kept != after.column else { return min(before.row, after.row) }
    switch column {
    case kept: return before.row
    case after.column: return after.row
    // The smaller number can leave a stale row above, but erases nothing else.
    default: return min(before.row, after.row)
    }
  }
}
