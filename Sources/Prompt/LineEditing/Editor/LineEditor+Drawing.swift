internal import CLibedit
import Terminal
import Text

/// Drawing the line, with our painter or with libedit.
extension LineEditor {
  /// Draws the line, unless libedit does; called when no key is waiting.
  func paint() {
    guard painter != nil else { return }
    let (text, cursor) = current
    var layout = layout(of: text, cursor: cursor, styles: styles(of: text, cursor: cursor))
    layout.add(ghost: ghost(of: text, cursor: cursor), style: .gray)
    layout.add(panel: panel, isColored: configuration.color)
    paint(layout)
  }

  /// Draws only the line, without the parts that disappear with the next key.
  func paintBare(_ text: String, cursor: Int) {
    paint(layout(of: text, cursor: cursor, styles: styles(of: text, cursor: nil)))
  }

  private func paint(_ layout: DisplayLayout) {
    if let output = painter?.paint(layout, height: size.rows), !output.isEmpty { write(output) }
  }

  /// Search results have no styles, because only the place of the match matters.
  private func styles(of text: String, cursor: Int?) -> [StyledRange] {
    configuration.color && searching == nil ? configuration.styles(text, cursor) : []
  }

  /// Redraws the line at the cursor, which is at the beginning of a row.
  func drawAnew() {
    if painter == nil {
      mle_refresh(handle)
    } else {
      painter?.forget()
      paint()
    }
  }

  /// Draws a line that was entered, with everything typed ahead, and moves below it.
  func leave(entered text: String) {
    guard painter != nil else { return }
    paintBare(text, cursor: text.unicodeScalars.count)
    finishPainting()
    write(.nextRow)
  }

  /// Moves the cursor after the end of the text, so that the next output does not overwrite it.
  func leaveText() {
    if painter != nil { return leavePainting() }
    let layout = layout()
    show(String(repeating: "\n", count: max(0, layout.end.row - layout.cursor.row)))
    guard canClear else { return }
    write(.rowBegin, .right(layout.end.column))
  }

  /// The same, if we draw the line.
  func leavePainting() {
    guard painter != nil else { return }
    let (text, cursor) = current
    paintBare(text, cursor: cursor)
    finishPainting()
  }

  private func finishPainting() {
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
  ///
  /// libedit does so itself when a line begins. It must not be told in between: it would keep the
  /// cursor's row, and write to it even when the terminal has fewer rows.
  func measure() {
    size = Terminal.size(streamDescriptor) ?? (Terminal.defaultWidth, Terminal.defaultHeight)
  }

  /// The layout of prompt, text and cursor.
  func layout() -> DisplayLayout {
    let (text, cursor) = current
    return layout(of: text, cursor: cursor)
  }

  private func layout(
    of text: String, cursor: Int, styles: [StyledRange] = []
  ) -> DisplayLayout {
    DisplayLayout(
      prompt: prompt.lastLine, margin: painter == nil ? "" : prompt.margin,
      promptStyle: configuration.color ? prompt.style.textStyle : nil,
      text: Array(text.unicodeScalars), styles: styles, cursor: cursor, columns: size.columns,
      spelling: painter == nil ? .libedits : .ours)
  }
}
