import Geometry
import Text

/// Chooses the places of names on the stage: inside a view if its visible part has room, beside a
/// view that is too small, and none for a view that is covered.
struct StageNames {
  /// A name and the shape that it belongs to.
  struct Name {
    let text: String
    let outline: [Point]
    /// The number of its dots in the picture of owners.
    let owner: UInt16
    /// Whether it hides what is behind it.
    let isSolid: Bool
  }

  /// A name at its place, in cells of the stage.
  struct Placed: Hashable {
    let text: String
    let column: Int
    let row: Int
  }

  private let place: StagePlace
  /// The dots of the stage, each with the number of the frontmost shape there.
  private let owners: Raster
  /// Whether a cell has nothing that a name would make unreadable.
  private let isFree: (_ column: Int, _ row: Int) -> Bool
  /// The indices of the cells with names.
  private var taken: Set<Int> = []

  /// The fewest columns for a truncated name; a lone `…` is useless.
  private static let shortest = 3

  init(
    at place: StagePlace, owners: Raster, isFree: @escaping (_ column: Int, _ row: Int) -> Bool
  ) {
    self.place = place
    self.owners = owners
    self.isFree = isFree
  }

  /// The places of names that are given from back to front. A name in front has priority, and
  /// names inside have priority over names beside.
  mutating func places(of names: [Name]) -> [Placed] {
    var placed: [Placed] = []
    var outside: [(Name, Box)] = []
    for name in names.reversed() where !name.text.isEmpty {
      guard let box = box(of: name.outline), isVisible(name, box) else { continue }
      if let found = inside(name, box, DisplayWidth.of(name.text)) {
        placed.append(take(name.text, found))
      } else if box.columns.count < DisplayWidth.of(name.text) + (name.isSolid ? 0 : 2) {
        outside.append((name, box))
      }
    }
    for (name, box) in outside {
      if let found = beside(name, box) {
        placed.append(take(name.text, found))
      } else if let room = (Self.shortest..<max(Self.shortest, box.columns.count + 1)).last(where: {
        inside(name, box, $0) != nil
      }), let found = inside(name, box, room) {
        placed.append(take(name.text.truncated(to: room), found))
      }
    }
    return placed
  }

  private mutating func take(_ text: String, _ cell: Cell) -> Placed {
    let width = DisplayWidth.of(text)
    taken.formUnion((cell.column..<cell.column + width).map { index($0, cell.row) })
    return Placed(text: text, column: cell.column, row: cell.row)
  }

  private func index(_ column: Int, _ row: Int) -> Int { row * place.columns + column }

  // MARK: Places

  private typealias Cell = (column: Int, row: Int)
  /// The cells around the part of an outline that is on the stage.
  private typealias Box = (columns: Range<Int>, rows: Range<Int>)

  /// The place inside a shape that is nearest to its center. A see-through shape has only its
  /// middle row, so that of names in one place the front one is seen.
  private func inside(_ name: Name, _ box: Box, _ width: Int) -> Cell? {
    let middle: Cell = (
      (box.columns.lowerBound + box.columns.upperBound - width) / 2,
      (box.rows.lowerBound + box.rows.upperBound - 1) / 2
    )
    let rows = name.isSolid ? box.rows.sorted { closer($0, $1, to: middle.row) } : [middle.row]
    for row in rows {
      let starts = box.columns.filter { start in
        start + width <= box.columns.upperBound
          && (start..<start + width).allSatisfy { isInside(name, $0, row) }
      }
      if let start = starts.min(by: { closer($0, $1, to: middle.column) }) { return (start, row) }
    }
    return nil
  }

  private func closer(_ one: Int, _ other: Int, to middle: Int) -> Bool {
    (abs(one - middle), one) < (abs(other - middle), other)
  }

  private func isInside(_ name: Name, _ column: Int, _ row: Int) -> Bool {
    guard isFree(column, row), !taken.contains(index(column, row)) else { return false }
    let owner = owner(column, row)
    if name.isSolid { return owner == name.owner }
    let center = Point(
      (Double(column) + 0.5) * place.pointsPerColumn, (Double(row) + 0.5) * place.pointsPerRow)
    return owner < name.owner && center.isInside(name.outline)
  }

  /// A place to the right of a shape, below, above or to the left, on a single ground.
  private func beside(_ name: Name, _ box: Box) -> Cell? {
    let width = DisplayWidth.of(name.text)
    let row = (box.rows.lowerBound + box.rows.upperBound - 1) / 2
    let start = (box.columns.lowerBound + box.columns.upperBound - width) / 2
    let column = min(max(start, 0), max(0, place.columns - width))
    let places: [Cell] = [
      (box.columns.upperBound, row), (column, box.rows.upperBound),
      (column, box.rows.lowerBound - 1), (box.columns.lowerBound - width, row),
    ]
    return places.first { cell in
      guard cell.column >= 0, cell.column + width <= place.columns,
        (0..<place.rows).contains(cell.row)
      else { return false }
      let ground = owner(cell.column, cell.row)
      return ground != name.owner
        && (cell.column..<cell.column + width).allSatisfy {
          isFree($0, cell.row) && !taken.contains(index($0, cell.row))
            && owner($0, cell.row) == ground
        }
    }
  }

  // MARK: Cells

  private func box(of outline: [Point]) -> Box? {
    guard let box = Rect(around: outline), box.isFinite else { return nil }
    func cells(_ from: Double, _ to: Double, _ unit: Double, _ count: Int) -> Range<Int>? {
      // Limited first, because an Int does not hold every number.
      let first = Int(min(max(from / unit, 0), Double(count)).rounded(.down))
      let last = Int(min(max(to / unit, 0), Double(count)).rounded(.up))
      return from / unit < Double(count) && to > 0 ? first..<max(first + 1, last) : nil
    }
    guard let columns = cells(box.minX, box.maxX, place.pointsPerColumn, place.columns),
      let rows = cells(box.minY, box.maxY, place.pointsPerRow, place.rows)
    else { return nil }
    return (columns, rows)
  }

  /// Whether any of its dots is visible.
  private func isVisible(_ name: Name, _ box: Box) -> Bool {
    let (across, down) = dotsPerCell
    for y in box.rows.lowerBound * down..<box.rows.upperBound * down {
      for x in box.columns.lowerBound * across..<box.columns.upperBound * across
      where owners[x, y] == name.owner { return true }
    }
    return false
  }

  /// The shape in the middle of a cell.
  private func owner(_ column: Int, _ row: Int) -> UInt16 {
    let (across, down) = dotsPerCell
    return owners[column * across, row * down + down / 2]
  }

  private var dotsPerCell: (across: Int, down: Int) {
    (owners.width / place.columns, owners.height / place.rows)
  }
}
