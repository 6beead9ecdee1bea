import Text

/// A drawing made of characters: points of a plane in, lines of text out.
///
/// The plane is the stage's: x to the right, y down. Later drawings cover earlier ones; parts
/// outside are cut off. A shape with a coordinate that is not finite is not drawn.
public struct Canvas: Hashable, Sendable {
  /// The style of a line.
  public enum Stroke: Hashable, Sendable {
    /// The canvas's line glyphs, by the slope of the line and at the corners of polygons.
    case slope
    /// One character throughout.
    case glyph(Character)
  }

  /// The alignment of a text at a point.
  public enum Anchor: Hashable, Sendable {
    case start
    case center
    case end
  }

  /// The effect of a drawn character on the color of its cell.
  public enum Ink: Hashable, Sendable {
    /// The color stays the same.
    case beneath
    /// The cell gets this color, or none.
    case style(TextStyle?)
  }

  /// The range of a canvas's size in cells; other sizes are clamped.
  public static let sizeRange = 1...1000

  /// The width in cells.
  public let columns: Int
  /// The height in cells.
  public let rows: Int
  let glyphs: LineGlyphs
  private let x: Double
  private let y: Double
  private let width: Double
  private let height: Double
  private var cells: [Character]
  /// The colors of the cells, used if colors are shown.
  private var styles: [TextStyle?]

  /// The color for drawing; it shows if colors are shown, and changes no character.
  public var ink = Ink.beneath
  /// The cells that can be drawn to; nil for all.
  public var clip: Stencil?

  /// Marks the second column of a wide character.
  private static let continuation: Character = "\0"

  /// Creates a blank canvas over a part of the plane.
  ///
  /// The sides of the part are on the outermost cells. A side that is not finite or not positive
  /// counts as 1.
  ///
  /// - Parameter rows: nil keeps the aspect ratio, with cells twice as high as wide.
  public init(
    x: Double = 0, y: Double = 0, width: Double, height: Double, columns: Int, rows: Int? = nil,
    glyphs: LineGlyphs = .ascii
  ) {
    func side(_ length: Double) -> Double { length.isFinite && length > 0 ? length : 1 }
    func size(_ count: Int) -> Int {
      min(max(count, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
    }
    self.glyphs = glyphs
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    self.width = side(width)
    self.height = side(height)
    self.columns = size(columns)
    let limit = Double(Self.sizeRange.upperBound)
    let natural = min(limit, Double(self.columns) * (self.height / self.width) / 2)
    self.rows = size(rows ?? Int(clamping: natural.rounded()))
    cells = Array(repeating: " ", count: self.columns * self.rows)
    styles = Array(repeating: nil, count: cells.count)
  }

  /// Returns the drawing, one string per row.
  ///
  /// - Parameter framed: whether to draw a border; without it, lines have no trailing blanks.
  public func lines(framed: Bool = true) -> [String] {
    let body = (0..<rows).map { row -> String in
      let line = cells[(row * columns)..<((row + 1) * columns)]
      return String(line.filter { $0 != Self.continuation })
    }
    guard framed else { return body.map(\.trimmingTrailingBlanks) }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + body.map { "|\($0)|" } + [edge]
  }

  /// Returns the same lines, framed, with their colors.
  public func writtenLines() -> [WrittenLine] {
    let side = WrittenLine(String(LinePart.upright.character(glyphs)))
    let body = (0..<rows).map { row in side + WrittenLine(runs(ofRow: row)) + side }
    return [edge(isTop: true)] + body + [edge(isTop: false)]
  }

  private func edge(isTop: Bool) -> WrittenLine {
    let ends = [true, false].map {
      LinePart.corner(right: $0, down: isTop, isRound: false).character(glyphs)
    }
    let line = String(repeating: LinePart.flat.character(glyphs), count: columns)
    return WrittenLine(String(ends[0]) + line + String(ends[1]))
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

  /// Returns the position of a point in cells, where 0 is the middle of the first; nil if it is not
  /// finite.
  func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // So far out that only the direction matters; the limit keeps later arithmetic finite.
    func limited(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    let across = (point.x - x) / width * maxX
    let down = (point.y - y) / height * maxY
    guard !across.isNaN, !down.isNaN else { return nil }
    return (limited(across), limited(down))
  }

  /// Returns the columns of a horizontal length, at most the canvas's.
  func columns(of length: Double) -> Int {
    guard length > 0 else { return 0 }
    return Int(clamping: min(length / width * maxX, maxX).rounded(.down)) + 1
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

  private func isClipped(_ column: Int, _ row: Int) -> Bool {
    clip.map { !$0.contains(column, row) } ?? false
  }

  func character(at cell: Cell) -> Character { cells[cell.row * columns + cell.column] }

  private mutating func clearHalves(at index: Int, column: Int) {
    if cells[index] == Self.continuation, column > 0 { cells[index - 1] = " " }
    if column + 1 < columns, cells[index + 1] == Self.continuation { cells[index + 1] = " " }
  }
}
