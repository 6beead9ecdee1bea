import Text

/// Chooses where names stand among shapes in cells: inside a shape if its visible part has room,
/// beside one that is too small, and nowhere for one that is covered.
public struct NamePlaces {
  /// A name and the shape that it belongs to.
  public struct Name {
    let text: String
    /// The cells around the part of the shape that is in the picture.
    let columns: Range<Int>
    let rows: Range<Int>
    /// The cell of the shape's middle.
    let middle: Cell
    /// The number of its cells.
    let owner: UInt16
    /// The cells that its edge takes on each side.
    let edge: Int
    /// For a shape that hides nothing, whether a cell is in it, seen through or not; nil for a shape
    /// that hides what is behind it.
    let contains: ((_ column: Int, _ row: Int) -> Bool)?
    /// Whether any part of it that is seen is as high as a letter.
    private let hasRoom: Bool

    /// - Parameter middle: The cell of the shape's middle; nil for that of its cells.
    public init(
      _ text: String, columns: Range<Int>, rows: Range<Int>,
      middle: (column: Int, row: Int)? = nil, owner: UInt16, edge: Int, hasRoom: Bool = true,
      contains: ((_ column: Int, _ row: Int) -> Bool)? = nil
    ) {
      self.text = text.visibleInLine
      self.columns = columns
      self.rows = rows
      self.middle = Cell(
        column: middle?.column ?? (columns.lowerBound + columns.upperBound - 1) / 2,
        row: middle?.row ?? (rows.lowerBound + rows.upperBound - 1) / 2)
      self.owner = owner
      self.edge = edge
      self.hasRoom = hasRoom
      self.contains = contains
    }

    /// Whether there were no room even if nothing covered the shape, or only strips of it are seen.
    fileprivate var isSmall: Bool {
      !hasRoom || columns.count - 2 * edge < DisplayWidth.of(text) || rows.count <= 2 * edge
    }
  }

  /// A name at its place.
  public struct Placed: Hashable {
    public let text: String
    public let column: Int
    public let row: Int
    /// The number of its shape's cells.
    let owner: UInt16
  }

  private let columns: Int
  private let rows: Int
  /// The number of the frontmost shape in a cell.
  private let owner: (_ column: Int, _ row: Int) -> UInt16
  /// Whether a cell has nothing that a name would make unreadable.
  private let isFree: (_ column: Int, _ row: Int) -> Bool
  /// The cells with names.
  private var taken: Set<Cell> = []

  /// The fewest columns for a truncated name; a lone `…` is useless.
  private static let shortest = 3

  public init(
    columns: Int, rows: Int, owner: @escaping (_ column: Int, _ row: Int) -> UInt16,
    isFree: @escaping (_ column: Int, _ row: Int) -> Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.owner = owner
    self.isFree = isFree
  }

  /// The places of names of visible shapes, which are given from back to front. Inside, a name in
  /// front has priority; names beside follow.
  public mutating func places(of names: [Name]) -> [Placed] {
    var placed: [Placed] = []
    var outside: [Name] = []
    for name in names.reversed() where !name.text.isEmpty {
      if let found = inside(name, DisplayWidth.of(name.text)) {
        placed.append(occupy(name.text, found, of: name))
      } else if name.isSmall {
        outside.append(name)
      }
    }
    for name in outside.reversed() {
      if let found = beside(name) {
        placed.append(occupy(name.text, found, of: name))
      } else if let cut = truncated(name) {
        placed.append(occupy(cut.text, cut.cell, of: name))
      }
    }
    return placed
  }

  /// As much of a name as there is room for inside.
  private func truncated(_ name: Name) -> (text: String, cell: Cell)? {
    for room in (Self.shortest..<max(Self.shortest, name.columns.count + 1)).reversed() {
      if let cell = inside(name, room) { return (name.text.truncated(to: room), cell) }
    }
    return nil
  }

  private mutating func occupy(_ text: String, _ cell: Cell, of name: Name) -> Placed {
    for offset in 0..<DisplayWidth.of(text) {
      taken.insert(Cell(column: cell.column + offset, row: cell.row))
    }
    return Placed(text: text, column: cell.column, row: cell.row, owner: name.owner)
  }

  /// The place inside a shape that is nearest to its middle. A see-through shape has only its middle
  /// row, so that of names in one place the front one is seen.
  private func inside(_ name: Name, _ width: Int) -> Cell? {
    let middle = Cell(column: name.middle.column - (width - 1) / 2, row: name.middle.row)
    let rows =
      name.contains == nil
      ? name.rows.sorted { Self.isCloser($0, $1, to: middle.row) } : [middle.row]
    for row in rows {
      // The columns are scanned once: `room` is how many cells before the next one are inside.
      var (room, best) = (0, nil as Int?)
      for column in name.columns {
        room = isInside(name, column, row) ? room + 1 : 0
        let start = column + 1 - width
        if room >= width, best.map({ Self.isCloser(start, $0, to: middle.column) }) ?? true {
          best = start
        }
      }
      if let best { return Cell(column: best, row: row) }
    }
    return nil
  }

  private static func isCloser(_ one: Int, _ other: Int, to middle: Int) -> Bool {
    (abs(one - middle), one) < (abs(other - middle), other)
  }

  private func isInside(_ name: Name, _ column: Int, _ row: Int) -> Bool {
    guard isOpen(column, row) else { return false }
    let owner = owner(column, row)
    guard let contains = name.contains else { return owner == name.owner }
    return owner < name.owner && contains(column, row)
  }

  private func isOpen(_ column: Int, _ row: Int) -> Bool {
    isFree(column, row) && !taken.contains(Cell(column: column, row: row))
  }

  /// A place to the right of a shape, below, above or to the left: on a single ground, and apart
  /// from anything but the shape.
  private func beside(_ name: Name) -> Cell? {
    let width = DisplayWidth.of(name.text)
    let start = min(max(name.middle.column - (width - 1) / 2, 0), max(0, columns - width))
    let places = [
      Cell(column: name.columns.upperBound, row: name.middle.row),
      Cell(column: start, row: name.rows.upperBound),
      Cell(column: start, row: name.rows.lowerBound - 1),
      Cell(column: name.columns.lowerBound - width, row: name.middle.row),
    ]
    return places.first { cell in
      guard cell.column >= 0, cell.column + width <= columns, (0..<rows).contains(cell.row) else {
        return false
      }
      let ground = owner(cell.column, cell.row)
      let own = cell.column..<cell.column + width
      return ground != name.owner && own.allSatisfy { owner($0, cell.row) == ground }
        && (cell.column - 1...cell.column + width).allSatisfy {
          !(0..<columns).contains($0) || isOpen($0, cell.row)
            || (!own.contains($0) && name.columns.contains($0))
        }
    }
  }
}
