import MotionGeometry
import Text

/// The places of names among outlines in a picture of points, such as SVG. `NamePlaces` chooses them as
/// for pictures of characters, in cells of about the size of a letter.
package struct PointNames {
  /// An outline, with the name of what it is.
  package struct Outline {
    /// Empty for a shape that only hides others.
    let name: String
    let points: [Point]
    /// Whether it has an inside, which hides what is behind it. No name covers a line.
    let isClosed: Bool
    /// Whether a place is in what masks and clips leave of it.
    let isSeen: (Point) -> Bool

    package init(
      _ name: String, _ points: [Point], isClosed: Bool,
      isSeen: @escaping (Point) -> Bool = { _ in true }
    ) {
      self.name = name
      self.points = points
      self.isClosed = isClosed
      self.isSeen = isSeen
    }

    func contains(_ point: Point) -> Bool { point.isInside(points) && isSeen(point, by: 6) }

    /// Whether the letter around a place is in it from top to bottom.
    func surrounds(_ point: Point) -> Bool {
      [-6, 6].allSatisfy { (point + Vector(0, $0)).isInside(points) }
    }

    /// Whether it reaches into the letter around a place, from above or below.
    func reaches(_ point: Point) -> Bool {
      [-6, 6].contains { (point + Vector(0, $0)).isInside(points) && isSeen(point + Vector(0, $0)) }
    }

    /// Whether the places above and below are seen.
    func isSeen(_ point: Point, by distance: Double) -> Bool {
      [-distance, distance].allSatisfy { isSeen(point + Vector(0, $0)) }
    }
  }

  /// A name at its place.
  package struct Placed: Hashable {
    /// The name, truncated where there is no room for all of it.
    package let text: String
    package let middle: Point
    /// Whether it is in its own shape, not beside it.
    package let isInside: Bool
  }

  /// The size of a cell, in points: a letter of 12 points is hardly ever wider.
  private static let cell = Size(7, 14)
  /// The most cells of a picture.
  private static let most = 200

  /// The cells of the shortest name that is worth its place.
  private static let shortestRoom = 3
  /// The most letters that say nothing of a longer name.
  private static let shortest = 5

  private let box: Rect
  private let columns: Int
  private let rows: Int
  private let outlines: [Outline]
  /// The number of the frontmost closed outline in each cell, from 1.
  private var owners: [UInt16]
  /// Whether a line or an edge goes through each cell, so that it has no room for a letter.
  private var lines: [Bool]
  /// The cells around those that are in each outline.
  private var ranges: [Int: Cells] = [:]

  private typealias Cells = (columns: Range<Int>, rows: Range<Int>)

  /// The places of names, by the index of their outline. The name of a hidden shape has none, and so
  /// has one of which next to nothing would be left.
  ///
  /// - Parameters:
  ///   - outlines: What is painted, from back to front.
  ///   - box: The part of the picture in which names stand.
  package static func places(of outlines: [Outline], in box: Rect) -> [Int: Placed] {
    PointNames(outlines, box).places()
  }

  private init(_ outlines: [Outline], _ box: Rect) {
    self.box = box
    self.outlines = outlines
    columns = min(max(Int(clamping: box.size.width / Self.cell.width), 1), Self.most)
    rows = min(max(Int(clamping: box.size.height / Self.cell.height), 1), Self.most)
    owners = Array(repeating: 0, count: columns * rows)
    lines = Array(repeating: false, count: columns * rows)
    for (index, outline) in outlines.enumerated() {
      if outline.isClosed { ranges[index] = fill(outline, index) } else { trace(outline) }
    }
  }

  // MARK: Cells

  private func middle(_ column: Int, _ row: Int) -> Point {
    Point(
      box.minX + (Double(column) + 0.5) * Self.cell.width,
      box.minY + (Double(row) + 0.5) * Self.cell.height)
  }

  /// The cells around an outline; nil if none of them is in the picture.
  private func cells(around points: [Point]) -> Cells? {
    guard let around = Rect(around: points), around.isFinite,
      let columns = Self.cells(
        around.minX - box.minX, around.maxX - box.minX, Self.cell.width, columns),
      let rows = Self.cells(
        around.minY - box.minY, around.maxY - box.minY, Self.cell.height, rows)
    else { return nil }
    return (columns, rows)
  }

  /// The cells of a unit's size between two places, of so many from 0 on; nil if none of them is there.
  static func cells(_ from: Double, _ to: Double, _ unit: Double, _ count: Int) -> Range<Int>? {
    guard from / unit < Double(count), to > 0 else { return nil }
    let first = Int(clamping: max(from / unit, 0))
    let last = Int(clamping: min(to / unit, Double(count)).rounded(.up))
    return first..<max(first + 1, last)
  }

  private mutating func fill(_ outline: Outline, _ index: Int) -> Cells? {
    guard let around = cells(around: outline.points) else { return nil }
    // One between a line of text and two may have no row of cells all in it. Its name is in its middle.
    let height = Rect(around: outline.points)?.size.height ?? 0
    let isTight = (Self.cell.height..<2 * Self.cell.height).contains(height)
    var found: Cells?
    for row in around.rows {
      for column in around.columns {
        let middle = middle(column, row)
        guard outline.contains(middle) else {
          if outline.reaches(middle) { lines[row * columns + column] = true }
          continue
        }
        claim(column, row, index, &found)
        lines[row * columns + column] = !isTight && !outline.surrounds(middle)
      }
    }
    // A shape thinner than a cell is seen as well, but has no room for its name.
    if found == nil, outline.isSeen(Self.middle(of: outline)) {
      let column = around.columns.lowerBound + around.columns.count / 2
      let row = around.rows.lowerBound + around.rows.count / 2
      claim(column, row, index, &found)
      lines[row * columns + column] = true
    }
    // A name above or below stands clear of a row that the shape has a part of.
    return found.map { cells in
      let above = max(cells.rows.lowerBound - 1, around.rows.lowerBound)
      return (cells.columns, above..<min(cells.rows.upperBound + 1, around.rows.upperBound))
    }
  }

  private mutating func claim(_ column: Int, _ row: Int, _ index: Int, _ found: inout Cells?) {
    owners[row * columns + column] = UInt16(clamping: index + 1)
    let cells = found ?? (column..<column + 1, row..<row + 1)
    found = (
      min(cells.columns.lowerBound, column)..<max(cells.columns.upperBound, column + 1),
      min(cells.rows.lowerBound, row)..<max(cells.rows.upperBound, row + 1)
    )
  }

  private mutating func trace(_ outline: Outline) {
    for (start, end) in zip(outline.points, outline.points.dropFirst()) {
      let reach = Vector(Self.cell.width, Self.cell.height)
      guard let around = cells(around: [start, end].flatMap { [$0 - reach, $0 + reach] }) else {
        continue
      }
      for row in around.rows {
        for column in around.columns
        where Self.isNear(middle(column, row), to: start, end) {
          lines[row * columns + column] = true
        }
      }
    }
  }

  /// Whether a line goes through the cell with a middle, or close by.
  private static func isNear(_ middle: Point, to start: Point, _ end: Point) -> Bool {
    func inCells(_ vector: Vector) -> Vector {
      Vector(vector.dx / cell.width, vector.dy / cell.height)
    }
    let (line, point) = (inCells(end - start), inCells(middle - start))
    let square = line.dx * line.dx + line.dy * line.dy
    let share = square > 0 ? (point.dx * line.dx + point.dy * line.dy) / square : 0
    return (point - line * min(max(share, 0), 1)).length < 0.75
  }

  // MARK: Names

  private func places() -> [Int: Placed] {
    let visible = Set(owners)
    let names = outlines.enumerated().compactMap { index, outline -> NamePlaces.Name? in
      let owner = UInt16(clamping: index + 1)
      guard !outline.name.isEmpty, visible.contains(owner), let around = ranges[index] else {
        return nil
      }
      let middle = Self.middle(of: outline)
      return NamePlaces.Name(
        outline.name, columns: around.columns, rows: around.rows,
        middle: (
          Self.cell(middle.x - box.minX, Self.cell.width),
          Self.cell(middle.y - box.minY, Self.cell.height)
        ), owner: owner, edge: 0, hasRoom: hasRoom(owner, around))
    }
    let (width, owners, lines) = (columns, owners, lines)
    var places = NamePlaces(
      columns: columns, rows: rows, owner: { owners[$1 * width + $0] },
      isFree: { !lines[$1 * width + $0] })
    return places.places(of: names).reduce(into: [:]) { placed, name in
      let index = Int(clamping: name.owner) - 1
      guard name.text == outlines[index].name || name.text.count > Self.shortest else { return }
      placed[index] = self.placed(name)
    }
  }

  /// Whether what is seen of a shape has room for the shortest name anywhere: not if it is lower than a
  /// line of text, nor if it is all in strips beside what covers it.
  private func hasRoom(_ owner: UInt16, _ cells: Cells) -> Bool {
    cells.rows.contains { row in
      var run = 0
      return cells.columns.contains { column in
        let cell = row * columns + column
        run = owners[cell] == owner && !lines[cell] ? run + 1 : 0
        return run == Self.shortestRoom
      }
    }
  }

  /// The cell at a place; limited, because an Int does not hold every number.
  private static func cell(_ place: Double, _ unit: Double) -> Int {
    Int(clamping: min(max(place / unit, -1e6), 1e6).rounded(.down))
  }

  private static func middle(of outline: Outline) -> Point {
    Rect(around: outline.points)?.center ?? .zero
  }

  /// A name that is about in the middle of its shape is put there exactly.
  private func placed(_ name: NamePlaces.Placed) -> Placed {
    let outline = outlines[Int(clamping: name.owner) - 1]
    let width = DisplayWidth.of(name.text)
    let (first, exact) = (middle(name.column, name.row), Self.middle(of: outline))
    var place = Point(first.x + Double(width - 1) / 2 * Self.cell.width, first.y)
    let isInside = owners[name.row * columns + name.column] == name.owner
    if abs(place.x - exact.x) <= Self.cell.width { place.x = exact.x }
    let half = Self.cell.height / 2
    if abs(place.y - exact.y) <= half, !isInside || outline.isSeen(exact, by: half) {
      place.y = exact.y
    }
    return Placed(text: name.text, middle: place, isInside: isInside)
  }
}
