/// Collects what is written to a terminal, and knows where its cursor is.
struct Pen {
  private(set) var output = ""
  /// Counted from where drawing began. Behind a full row the column is the row's width, though the
  /// terminal's cursor stands on the last character until the next comes.
  private var place: DisplayLayout.Place
  private let columns: Int
  /// The parameters of "select graphic rendition" for the prompt.
  private let rendition: String?

  init(at place: DisplayLayout.Place, columns: Int, rendition: String?) {
    self.place = place
    self.columns = columns
    self.rendition = rendition
  }

  /// Moves within the rows that are there.
  mutating func move(to target: DisplayLayout.Place) {
    if target == place { return }
    if target.column == 0 || place.column >= columns {
      output += "\r"
      place.column = 0
    }
    control(target.row - place.row, forward: "B", back: "A")
    control(target.column - place.column, forward: "C", back: "D")
    place = target
  }

  private mutating func control(_ distance: Int, forward: Character, back: Character) {
    if distance == 0 { return }
    let count = abs(distance) == 1 ? "" : "\(abs(distance))"
    output += "\u{1B}[\(count)\(distance > 0 ? forward : back)"
  }

  /// Writes the cells of a row from a column on.
  mutating func write(_ row: DisplayLayout.Row, from column: Int) {
    var reached = 0
    var isInPrompt = false
    for cell in row.cells {
      defer { reached += cell.width }
      if reached < column { continue }
      if cell.isPrompt != isInPrompt { setRendition(isPrompt: cell.isPrompt) }
      isInPrompt = cell.isPrompt
      output += cell.text
      place.column += cell.width
    }
    if isInPrompt { setRendition(isPrompt: false) }
  }

  private mutating func setRendition(isPrompt: Bool) {
    if let rendition { output += "\u{1B}[\(isPrompt ? rendition : "0")m" }
  }

  /// Goes from the end of one row to the next, which may be new.
  ///
  /// A row that is full is left to the terminal to break, so that it can join the two again when
  /// it becomes wider; where nothing follows yet, a blank makes it do so.
  mutating func goOn(behind row: DisplayLayout.Row, to next: DisplayLayout.Row) {
    if !row.isWrapped {
      output += "\r\n"
    } else if next.cells.isEmpty {
      output += " \u{08}"
    }
    place = .init(row: place.row + 1, column: 0)
  }

  /// Erases the rest of the row.
  mutating func eraseRow() { if place.column < columns { output += "\u{1B}[K" } }

  /// Erases the rest of the row and all rows below.
  mutating func erase() { output += "\u{1B}[J" }
}
