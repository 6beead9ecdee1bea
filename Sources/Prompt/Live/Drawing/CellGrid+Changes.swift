import Answers
import Text

extension CellGrid {
  /// The output that changes a terminal from another screen to this one: the cells that differ, in
  /// one frame, without a blank screen between.
  ///
  /// - Parameters:
  ///   - shown: The current screen. If it is unknown or has another size, all cells are sent.
  ///   - color: Whether to send styles.
  /// - Returns: An empty text if nothing differs.
  public func changes(from shown: CellGrid?, color: Bool) -> TerminalText {
    let shown = shown.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    if shown == self { return TerminalText() }
    var writing = ChangeWriting(color: color)
    for row in 0..<rows { write(row, unlike: shown, to: &writing) }
    return writing.text
  }

  private func write(_ row: Int, unlike shown: CellGrid?, to writing: inout ChangeWriting) {
    var column = 0
    while column < columns {
      let index = row * columns + column
      let cell = cells[index]
      let isWide =
        column + 1 < columns && cells[index + 1].character == ScreenCell.continuation
      let width = isWide ? 2 : 1
      let isSame =
        shown.map { old in
          old.cells[index] == cell && (!isWide || old.cells[index + 1] == cells[index + 1])
        } ?? false
      if !isSame, cell.character != ScreenCell.continuation {
        writing.add(cell, column: column, row: row, width: width)
      }
      column += width
    }
  }
}

/// Collects cells for a terminal; adjacent cells of the same style are sent together.
private struct ChangeWriting {
  private var sent = TerminalText(.frame(true))
  private var run = ""
  private var style: TextStyle?
  /// The cursor's position; nil before it has been moved.
  private var cursor: (column: Int, row: Int)?
  private let color: Bool

  init(color: Bool) { self.color = color }

  mutating func add(_ cell: ScreenCell, column: Int, row: Int, width: Int) {
    if cursor.map({ $0 != (column, row) }) ?? true {
      flush()
      sent.command(.place(column: column, row: row))
    }
    let wanted = color ? cell.style : nil
    if wanted != style {
      flush()
      change(to: wanted)
    }
    run.append(cell.character)
    cursor = (column + width, row)
  }

  private mutating func change(to wanted: TextStyle?) {
    if !(style?.saysAll ?? true && wanted?.saysAll ?? false) { sent.command(.plain) }
    if let wanted { sent.command(.style(wanted)) }
    style = wanted
  }

  private mutating func flush() {
    sent.show(run)
    run = ""
  }

  /// All of it, with the end of the frame.
  var text: TerminalText {
    var all = self
    all.flush()
    if all.style != nil { all.sent.command(.plain) }
    all.sent.command(.frame(false))
    return all.sent
  }
}

extension TextStyle {
  /// Whether it replaces the previous style completely.
  fileprivate var saysAll: Bool {
    switch self {
    case .on, .ink: true
    case .strong, .dim, .cyan, .green, .magenta, .yellow, .gray, .strongRed, .strongYellow,
      .strongBlue, .underlinedRed, .strongUnderlined, .italic, .strongItalic, .link, .series,
      .reversed:
      false
    }
  }
}
