internal import CLibedit
import Terminal

extension LineEditor {
  /// Tab. Without a match, it does nothing and does not beep.
  func completeAtCursor() -> Int32 {
    let (text, cursor) = current
    // The list for this line is already on the screen.
    if let listed, listed == (text, cursor) { return CC_NORM }
    switch CompletionStep(configuration.complete(text, cursor), text: text, cursor: cursor) {
    case .nothing:
      return CC_NORM
    case .insert(let text, let count):
      el_deletestr(handle, Int32(clamping: count))
      insert(text)
      return CC_REFRESH
    case .list(let candidates, let hint):
      list(candidates, under: hint)
      listed = (text, cursor)
      return CC_NORM
    }
  }

  /// Prints the list below the text, and redraws the line under it.
  private func list(_ candidates: [CompletionResult.Candidate], under hint: String) {
    let rows = Terminal.size(streamDescriptor)?.rows ?? Terminal.defaultHeight
    let lines = CompletionList.lines(
      candidates, under: hint, columns: Terminal.width(streamDescriptor), rows: rows - 2)
    leaveText()
    write(.nextRow)
    for line in lines {
      show(line)
      write(.nextRow)
    }
    drawAnew()
  }
}
