internal import CLibedit
import Text

/// Showing the line, by our painter or by libedit.
extension LineEditor {
  /// Shows the line as it is, if it is ours to show; called when no key is waiting.
  func paint() {
    guard painter != nil else { return }
    let (text, cursor) = current
    paint(text, cursor: cursor)
  }

  private func paint(_ text: String, cursor: Int) {
    let layout = layout(of: text, cursor: cursor)
    let style = configuration.colour ? prompt.style.textStyle : nil
    if let output = painter?.paint(layout, height: size.rows, style: style), !output.isEmpty {
      write(output)
    }
  }

  /// Draws the line anew where the cursor is, at the beginning of a row.
  func drawAnew() {
    if painter == nil {
      mle_refresh(handle)
    } else {
      painter?.forget()
      paint()
    }
  }

  /// Shows a line that was entered, with all that was typed ahead in it, and goes below it.
  func leave(entered text: String) {
    guard painter != nil else { return }
    paint(text, cursor: text.unicodeScalars.count)
    leavePainting()
    write(.nextRow)
  }

  /// Moves the terminal's cursor behind the end of the text, so that what is printed next does
  /// not run over it.
  func leaveText() {
    if painter != nil {
      paint()
      leavePainting()
      return
    }
    let layout = layout()
    show(String(repeating: "\n", count: max(0, layout.end.row - layout.cursor.row)))
    guard canClear else { return }
    write(.rowBegin, .right(layout.end.column))
  }

  /// Moves the cursor behind all that our painter has drawn.
  func leavePainting() {
    if let output = painter?.leave() { write(output) }
  }

  /// Ctrl-L: an empty screen with the line at its top.
  func clearScreen() -> Int32 {
    write(.clearScreen)
    painter?.forget()
    listed = nil
    return CC_REFRESH
  }

  /// Asks the terminal for its size again.
  func measure() {
    el_resize(handle)
    size = Terminal.size(streamDescriptor) ?? (Terminal.defaultWidth, Terminal.defaultHeight)
  }

  /// Where prompt, text and cursor stand.
  func layout() -> DisplayLayout {
    let (text, cursor) = current
    return layout(of: text, cursor: cursor)
  }

  private func layout(of text: String, cursor: Int) -> DisplayLayout {
    DisplayLayout(
      prompt: prompt.lastLine, margin: painter == nil ? "" : prompt.margin,
      text: Array(text.unicodeScalars), cursor: cursor, columns: size.columns,
      spelling: painter == nil ? .libedits : .ours)
  }
}
