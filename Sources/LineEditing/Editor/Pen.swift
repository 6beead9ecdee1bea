import Text

/// Collects what is written to a terminal, and knows where its cursor is.
struct Pen {
  private(set) var output = TerminalText()
  /// Counted from where drawing began. Behind a full row the column is the row's width, though the
  /// terminal's cursor stands on the last character until the next comes.
  private var place: DisplayLayout.Place
  private let columns: Int
  /// How the prompt looks; nil for as all else.
  private let style: TextStyle?

  init(at place: DisplayLayout.Place, columns: Int, style: TextStyle?) {
    self.place = place
    self.columns = columns
    self.style = style
  }

  /// Moves within the rows that are there.
  mutating func move(to target: DisplayLayout.Place) {
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

  /// Writes the cells of a row from a column on.
  mutating func write(_ row: DisplayLayout.Row, from column: Int) {
    var reached = 0
    var isInPrompt = false
    for cell in row.cells {
      defer { reached += cell.width }
      if reached < column { continue }
      if cell.isPrompt != isInPrompt { setStyle(isPrompt: cell.isPrompt) }
      isInPrompt = cell.isPrompt
      output.show(cell.text)
      place.column += cell.width
    }
    if isInPrompt { setStyle(isPrompt: false) }
  }

  private mutating func setStyle(isPrompt: Bool) {
    if let style { output.command(isPrompt ? .style(style) : .plain) }
  }

  /// Goes from the end of one row to the next, which may be new.
  ///
  /// A row that is full is left to the terminal to break, so that it can join the two again when
  /// it becomes wider; where nothing follows yet, a blank makes it do so.
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
