import Text

/// Collects output for a terminal and tracks its cursor.
struct Pen {
  private(set) var output = TerminalText()
  /// The cursor's place, counted from where drawing began. After a full row, the column is the
  /// row's width, although the terminal's cursor is on the last character until the next one.
  private var place: DisplayLayout.ScreenPlace
  private let columns: Int

  init(at place: DisplayLayout.ScreenPlace, columns: Int) {
    self.place = place
    self.columns = columns
  }

  /// Moves within the existing rows.
  mutating func move(to target: DisplayLayout.ScreenPlace) {
    if target == place { return }
    if target.column == 0 || place.column >= columns {
      output.command(.rowBegin)
      place.column = 0
    }
    output.command(
      target.row > place.row ? .down(target.row - place.row) : .up(place.row - target.row))
    output.command(
      target.column > place.column
        ? .right(target.column - place.column) : .left(place.column - target.column))
    place = target
  }

  /// Writes consecutive cells.
  mutating func write(_ cells: some Sequence<DisplayLayout.Cell>) {
    var style: TextStyle?
    for cell in cells {
      if cell.style != style {
        if style != nil { output.command(.plain) }
        if let style = cell.style { output.command(.style(style)) }
        style = cell.style
      }
      output.show(cell.text)
      place.column += cell.width
    }
    if style != nil { output.command(.plain) }
  }

  /// Moves from the end of one row to the next, which may be new.
  ///
  /// The terminal breaks a full row itself, so that it can join the two again when it becomes
  /// wider. If nothing follows yet, a blank makes it break the row.
  mutating func goOn(behind row: DisplayLayout.Row, to next: DisplayLayout.Row) {
    if !row.isWrapped {
      output.command(.nextRow)
    } else if next.cells.isEmpty {
      output.show(" ")
      output.command(.back)
    }
    place = .init(row: place.row + 1, column: 0)
  }

  /// Erases the rest of the row.
  mutating func eraseRow() { if place.column < columns { output.command(.eraseRow) } }

  /// Erases the rest of the row and all rows below.
  mutating func erase() { output.command(.erase) }
}
