internal import CLibedit

/// Ctrl-_, which libedit leaves unbound.
extension LineEditor {
  /// Records the line after the last key. A search counts as one change when it ends.
  func noteForUndo() {
    guard searching == nil, let line = el_wline(handle)?.pointee, let start = line.buffer,
      let cursor = line.cursor, let end = line.lastchar
    else { return }
    let text = UnsafeBufferPointer(start: start, count: max(0, end - start))
    // Most keys only move the cursor; do not copy a long text for them.
    let isSame = undoHistory.latest.text.elementsEqual(text)
    undoHistory.note(
      .init(text: isSame ? undoHistory.latest.text : Array(text), cursor: cursor - start))
  }

  /// Undoes the last change.
  func undo() -> Int32 {
    guard let state = undoHistory.undo() else { return CC_NORM }
    replaceLine(
      with: state.text.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Self.text($0, count: buffer.count) } ?? ""
      })
    moveCursor(to: state.cursor)
    return CC_REFRESH
  }
}
