internal import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// Does what the signals since the last key ask for; the answer is why reading must end.
  func attendToSignals() -> Ending? {
    if Interrupt.requested { return .interrupted }
    if let signal = SignalWatch.takeTermination() { return .terminated(by: signal) }
    if SignalWatch.resized.take() != 0 { redrawAfterResize() }
    if SignalWatch.suspended.take() != 0 { suspend() }
    return nil
  }

  /// Draws the line for the new width.
  ///
  /// Some terminals have rewrapped the old rows and some have not. Going up by the smaller count
  /// can leave a stale row above; it never erases what was printed before the prompt.
  private func redrawAfterResize() {
    let before = layout()
    el_resize(handle)
    let rows = min(before.cursor.row, layout().cursor.row)
    if canClear {
      write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    } else {
      write("\r\n")
    }
    mle_refresh(handle)
  }

  /// Ctrl-Z: gives the terminal back, stops, and on `fg` shows the line again.
  private func suspend() {
    leaveText()
    write("\n")
    setBracketedPaste(false)
    mle_prepare_terminal(handle, 0)
    signals?.stopProcess()
    mle_prepare_terminal(handle, 1)
    setBracketedPaste(true)
    el_resize(handle)
    write("\r")
    mle_refresh(handle)
  }

  /// Where prompt, text and cursor stand on the screen.
  func layout() -> DisplayLayout {
    let (text, cursor) = current
    let prompt = promptText.unicodeScalars
    return DisplayLayout(
      text: Array(prompt) + Array(text.unicodeScalars), cursor: prompt.count + cursor,
      columns: Int(mle_columns(handle)))
  }

  /// Moves the terminal's cursor behind the end of the text, so that what is printed next does
  /// not run over it.
  func leaveText() {
    let layout = layout()
    let rows = layout.end.row - layout.cursor.row
    write(String(repeating: "\n", count: max(0, rows)))
    guard canClear else { return }
    write("\r" + (layout.end.column > 0 ? "\u{1B}[\(layout.end.column)C" : ""))
  }
}
