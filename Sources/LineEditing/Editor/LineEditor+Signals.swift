internal import CLibedit
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// Handles the signals since the last key. Returns why reading must end, or nil.
  func attendToSignals() -> Ending? {
    if Interrupt.requested { return .interrupted }
    if let signal = SignalWatch.takeTermination() { return .terminated(by: signal) }
    if SignalWatch.takeResize() { redrawAfterResize() }
    if SignalWatch.takeSuspension() { suspend() }
    return nil
  }

  /// Redraws the line for the new width.
  ///
  /// Some terminals have rewrapped the old rows and some have not. Going up by the smaller count
  /// can leave a stale row above; it never erases what was printed before the prompt.
  private func redrawAfterResize() {
    let before = painter?.cursorRow ?? layout().cursor.row
    measure()
    let rows = min(before, layout().cursor.row, size.rows - 1)
    if canClear {
      write(.rowBegin, .up(rows), .erase)
    } else {
      write(.nextRow)
    }
    drawAnew()
  }

  /// Ctrl-Z: restores the terminal, stops, and shows the line again on `fg`.
  private func suspend() {
    leaveText()
    show("\n")
    setBracketedPaste(false)
    mle_prepare_terminal(handle, 0)
    signals?.stopProcess()
    mle_prepare_terminal(handle, 1)
    setBracketedPaste(true)
    measure()
    write(.rowBegin)
    drawAnew()
  }
}
