import Text

/// A drawing made of characters: points of a plane in, lines of text out.
///
/// The plane is the stage's: x to the right, y down. What is drawn later covers what was drawn
/// before; what lies outside is cut off. A shape with a coordinate that is not finite is not drawn.
public struct Canvas: Hashable, Sendable {
  /// How a line is drawn.
  public enum Stroke: Hashable, Sendable {
    /// `-`, `|`, `/` and `\` as the line slopes, `+` at the corners of polygons.
    case slope
    /// One character throughout.
    case glyph(Character)
  }

  /// What a place's text is aligned by.
  public enum Anchor: Hashable, Sendable {
    case start
    case center
    case end
  }

  /// What a character that is drawn does to the colour of its cell.
  public enum Ink: Hashable, Sendable {
    /// It stays as it is.
    case beneath
    /// It gets this one, or none.
    case style(TextStyle?)
  }

  /// Sizes in cells that a canvas may have; others are moved to the nearer end.
  public static let sizeRange = 1...1000

  /// How many cells it is wide.
  public let columns: Int
  /// How many cells it is high.
  public let rows: Int
  private let x: Double
  private let y: Double
  private let width: Double
  private let height: Double
  private var cells: [Character]
  /// The colours of the cells, where there are colours.
  private var styles: [TextStyle?]

  /// The colour that is drawn in; it shows where there are colours, and changes no character.
  public var ink = Ink.beneath
  /// The cells that can be drawn in; nil for all.
  public var clip: Stencil?

  /// Stands right of a wide character, whose second column it holds.
  private static let continuation: Character = "\0"

  /// Creates a blank canvas over a part of the plane.
  ///
  /// The sides of the part fall on the outermost cells. A side that is not finite, or not longer
  /// than zero, counts as 1.
  ///
  /// - Parameter rows: nil for as many as keep the shape of things, a cell being twice as high as
  ///   it is wide.
  public init(
    x: Double = 0, y: Double = 0, width: Double, height: Double, columns: Int, rows: Int? = nil
  ) {
    func side(_ length: Double) -> Double { length.isFinite && length > 0 ? length : 1 }
    func size(_ count: Int) -> Int {
      min(max(count, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
    }
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    self.width = side(width)
    self.height = side(height)
    self.columns = size(columns)
    let limit = Double(Self.sizeRange.upperBound)
    let natural = min(limit, Double(self.columns) * (self.height / self.width) / 2)
    self.rows = size(rows ?? Int(natural.rounded()))
    cells = Array(repeating: " ", count: self.columns * self.rows)
    styles = Array(repeating: nil, count: cells.count)
  }

  /// The drawing, one text per row.
  ///
  /// - Parameter framed: with a border around it; without one, no line has blanks at its end.
  public func lines(framed: Bool = true) -> [String] {
    let body = (0..<rows).map { row -> String in
      let line = cells[(row * columns)..<((row + 1) * columns)]
      return String(line.filter { $0 != Self.continuation })
    }
    guard framed else { return body.map(\.trimmingTrailingBlanks) }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + body.map { "|\($0)|" } + [edge]
  }

  /// The same lines, framed, in the colours that they were drawn in.
  public func writtenLines() -> [WrittenLine] {
    let edge = WrittenLine("+" + String(repeating: "-", count: columns) + "+")
    let body = (0..<rows).map { row in
      "|\(WrittenLine(runs(ofRow: row)))|" as WrittenLine
    }
    return [edge] + body + [edge]
  }

  private func runs(ofRow row: Int) -> [WrittenLine.Run] {
    var runs: [WrittenLine.Run] = []
    for index in (row * columns)..<((row + 1) * columns) where cells[index] != Self.continuation {
      runs.append(cells[index], style: styles[index])
    }
    return runs
  }

  // MARK: Places

  var maxX: Double { Double(columns - 1) }
  var maxY: Double { Double(rows - 1) }

  /// Where a point lies, in cells: 0 is the middle of the first; nil when it is not finite.
  func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // So far out that only the direction counts; the limit keeps later arithmetic finite.
    func limited(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    let across = (point.x - x) / width * maxX
    let down = (point.y - y) / height * maxY
    return (limited(across), limited(down))
  }

  /// How many columns a length across takes, at most the canvas's.
  func columns(of length: Double) -> Int {
    guard length > 0 else { return 0 }
    return Int(min(length / width * maxX, maxX).rounded(.down)) + 1
  }

  // MARK: Cells

  /// Writes a character, and blanks a wide neighbour that it cuts in half. A wide character that
  /// does not fit into the row is not written.
  mutating func set(_ character: Character, column: Int, row: Int) {
    let span = DisplayWidth.of(character)
    guard span > 0, column >= 0, column + span <= columns, row >= 0, row < rows,
      !isClipped(column, row), !isClipped(column + span - 1, row)
    else { return }
    let index = row * columns + column
    clearHalves(at: index, column: column)
    cells[index] = character
    if case .style(let style) = ink {
      for column in index..<index + span { styles[column] = style }
    }
    if span == 2 {
      clearHalves(at: index + 1, column: column + 1)
      cells[index] = character
      cells[index + 1] = Self.continuation
    }
  }

  /// Whether so many columns from a cell on are on the canvas, and nothing is drawn there, nor
  /// right before and behind, but a backdrop.
  ///
  /// - Parameter touching: where a drawing may stand right before or behind: what is labelled.
  func isFree(
    from cell: Cell, width: Int, over backdrop: Character, touching: ClosedRange<Int>
  ) -> Bool {
    guard (0..<rows).contains(cell.row), cell.column >= 0, cell.column + width <= columns else {
      return false
    }
    return (cell.column - 1...cell.column + width).allSatisfy { column in
      guard (0..<columns).contains(column), !touching.contains(column) else { return true }
      let drawn = cells[cell.row * columns + column]
      return drawn == " " || drawn == backdrop
    }
  }

  private func isClipped(_ column: Int, _ row: Int) -> Bool {
    clip.map { !$0.contains(column, row) } ?? false
  }

  func character(at cell: Cell) -> Character { cells[cell.row * columns + cell.column] }

  private mutating func clearHalves(at index: Int, column: Int) {
    if cells[index] == Self.continuation, column > 0 { cells[index - 1] = " " }
    if column + 1 < columns, cells[index + 1] == Self.continuation { cells[index + 1] = " " }
  }
}
