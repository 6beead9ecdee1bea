import Text

/// One cell of a screen.
public struct ScreenCell: Hashable, Sendable {
  /// The visible character.
  public var character: Character
  /// Its style; nil for plain text.
  public var style: TextStyle?

  /// A character in a style, or in none.
  public init(_ character: Character, _ style: TextStyle? = nil) {
    self.character = character
    self.style = style
  }

  package static let blank = ScreenCell(" ")
  /// The second column of a wide character.
  package static let continuation: Character = "\0"
}

/// A screen's contents, cell by cell; a new value for each frame.
public struct CellGrid: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  package private(set) var cells: [ScreenCell]

  /// An empty screen. A side below 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell at a place, counted from 0; cells outside the screen are always blank.
  public subscript(column: Int, row: Int) -> ScreenCell {
    get { contains(column, row) ? cells[row * columns + column] : .blank }
    set {
      guard contains(column, row) else { return }
      clearHalf(column, row)
      cells[row * columns + column] = newValue
    }
  }

  /// Whether a place is on the screen.
  public func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Writes a text into a row, clipped to the screen.
  ///
  /// - Parameter limit: The most columns; a longer text is truncated and ends in `…`.
  public mutating func write(
    _ text: String, column: Int, row: Int, style: TextStyle? = nil, limit: Int? = nil
  ) {
    let room = min(limit ?? columns, columns - column)
    guard room > 0 else { return }
    var next = column
    for character in text.visibleInLine.truncated(to: room) {
      let width = DisplayWidth.of(character)
      defer { next += width }
      // Skip a character that fits only by half.
      guard width > 0, contains(next, row), contains(next + width - 1, row) else { continue }
      self[next, row] = ScreenCell(character, style)
      guard width == 2 else { continue }
      self[next + 1, row] = ScreenCell(ScreenCell.continuation, style)
    }
  }

  /// Writes a line with its styles into a row, clipped to the screen.
  public mutating func write(_ line: WrittenLine, column: Int, row: Int) {
    var next = column
    for run in line.runs {
      write(run.text, column: next, row: row, style: run.style)
      next += DisplayWidth.of(run.text)
    }
  }

  /// Copies another screen's contents to a column, clipped to this screen.
  public mutating func put(_ other: CellGrid, column: Int) {
    for row in 0..<min(rows, other.rows) {
      for place in 0..<other.columns { self[column + place, row] = other[place, row] }
    }
  }

  /// The screen as text, one line a row, without blanks at their ends.
  public var lines: [String] {
    (0..<rows).map { row in
      String(
        cells[row * columns..<(row + 1) * columns].map(\.character)
          .filter { $0 != ScreenCell.continuation }
      ).trimmingTrailingBlanks
    }
  }

  /// The screen as lines with their styles, at full width.
  var writtenLines: [WrittenLine] {
    (0..<rows).map { row in
      var runs: [WrittenLine.Run] = []
      for cell in cells[row * columns..<(row + 1) * columns]
      where cell.character != ScreenCell.continuation {
        runs.append(cell.character, style: cell.style)
      }
      return WrittenLine(runs)
    }
  }

  /// Blanks the other half of a wide character at a place.
  private mutating func clearHalf(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].character == ScreenCell.continuation, column > 0 { cells[index - 1] = .blank }
    if column + 1 < columns, cells[index + 1].character == ScreenCell.continuation {
      cells[index + 1] = .blank
    }
  }
}
