import Text

/// The grid of a plot, found in an output by its form: rows of `label |cells` with their bars in
/// one column, and a bottom line that begins below the bars with `+-`.
///
/// A frame around the stage has its bars in the first column or a top line of its own, so it is not
/// a grid.
struct PlotGrid {
  /// The lines of the output that are rows, from the top.
  let rows: Range<Int>

  /// The text left of the bar in each row, as elements without spaces.
  private let labels: [[LineElement]]

  /// The cells right of the bar in each row, with glyphs of the same kind made equal.
  private var cells: [[Character]]

  /// The columns of the bottom line with a mark, counted from the bar.
  private let marks: [Int]
  private let width: Int

  /// The line below the rows.
  var bottom: Int { rows.upperBound }

  /// All grids of an output.
  static func find(in lines: [String]) -> [PlotGrid] {
    let characters = lines.map { Array($0) }
    return characters.indices.compactMap { PlotGrid(bottom: $0, of: characters) }
  }

  private init?(bottom: Int, of lines: [[Character]]) {
    guard let axis = Self.axis(ofBottom: lines[bottom]) else { return nil }
    var top = bottom
    while top > 0, Self.isRow(lines[top - 1], axis: axis) { top -= 1 }
    guard top < bottom else { return nil }
    if top > 0, Self.axis(ofBottom: lines[top - 1]) == axis { return nil }
    rows = top..<bottom
    labels = lines[rows].map { line in
      [LineElement](line: WrittenLine(String(line[..<axis]).trimmingBlanks))
    }
    cells = lines[rows].map { line in line[(axis + 1)...].map(Self.kind) }
    let base = lines[bottom][axis...]
    marks = base.indices.filter { base[$0] == "+" }.map { $0 - axis }
    width = base.count
  }

  /// The column of the corner; nil if the line is not a bottom line.
  private static func axis(ofBottom line: [Character]) -> Int? {
    guard let axis = line.firstIndex(where: { $0 != " " }), axis > 0,
      line[axis] == "+", line[(axis + 1)...].contains("-"),
      line[axis...].allSatisfy({ $0 == "+" || $0 == "-" })
    else { return nil }
    return axis
  }

  private static func isRow(_ line: [Character], axis: Int) -> Bool {
    line.firstIndex(of: "|") == axis
  }

  /// Braille dots and blocks are finer than a cell, so they all count as equal.
  private static func kind(_ cell: Character) -> Character {
    guard let scalar = cell.unicodeScalars.first?.value else { return cell }
    if scalar == 0x2800 { return " " }
    if (0x2801...0x28FF).contains(scalar) { return "⣿" }
    return (0x2580...0x259F).contains(scalar) ? "█" : cell
  }
}

extension PlotGrid {
  /// The grid with its curves' marks replaced by those of a plot that is written as today.
  ///
  /// - Parameter marks: The marks of the legend, in its order; `""` for the only curve.
  func withMarks(_ marks: String) -> PlotGrid {
    let known = Dictionary(
      zip(marks, Self.seriesMarks), uniquingKeysWith: { first, _ in first })
    var grid = self
    grid.cells = cells.map { row in
      row.map { cell in
        if Self.isEmpty(cell) { return cell }
        return marks.isEmpty ? "*" : known[cell] ?? cell
      }
    }
    return grid
  }

  /// The marks of curves as they are written today, in the order of a legend.
  static let seriesMarks = "*o+x#@%&"

  /// Whether each row and the bottom line agree with those of another grid.
  func agrees(with other: PlotGrid) -> Bool {
    rows.count == other.rows.count
      && (0..<rows.count).allSatisfy { agrees(row: $0, with: other, otherRow: $0) }
      && agreesAtBottom(with: other)
  }

  /// Whether two grids with other labels or of other sizes show the same curves: each point is in
  /// the other grid, at most one cell of the coarser one away, and vice versa.
  ///
  /// - Parameters:
  ///   - ticks: The numbers below the marks of the bottom line.
  ///   - otherTicks: Those of the other grid.
  func hasCurves(
    of other: PlotGrid, ticks: [WrittenNumber], otherTicks: [WrittenNumber]
  ) -> Bool {
    guard let (rows, columns) = scales(ticks), let (others, otherColumns) = other.scales(otherTicks)
    else { return false }
    return isCovered(
      by: other, rows: { rows.cells(of: $0, in: others) },
      columns: { columns.cells(of: $0, in: otherColumns) })
      && other.isCovered(
        by: self, rows: { others.cells(of: $0, in: rows) },
        columns: { otherColumns.cells(of: $0, in: columns) })
  }

  private func scales(_ ticks: [WrittenNumber]) -> (rows: PlotScale, columns: PlotScale)? {
    let values = labels.enumerated().compactMap { row, label -> (cell: Int, value: Double)? in
      guard case .number(let number)? = label.first(where: \.isNumber) else { return nil }
      return (row, number.value)
    }
    // The first mark is the corner, unless the first number is below it.
    let named = marks.suffix(ticks.count)
    guard named.count == ticks.count, let rows = PlotScale(values),
      let columns = PlotScale(zip(named, ticks).map { ($0, $1.value) })
    else { return nil }
    return (rows, columns)
  }

  private func isCovered(
    by other: PlotGrid, rows: (Int) -> ClosedRange<Int>?, columns: (Int) -> ClosedRange<Int>?
  ) -> Bool {
    cells.indices.allSatisfy { row in
      rows(row).map {
        areCellsCovered(ofRow: row, by: other, rows: $0, columns: columns, Self.isEmpty)
      }
        ?? false
    }
  }

  /// Whether each cell of a row is among the cells of another grid in some rows and columns.
  private func areCellsCovered(
    ofRow row: Int, by other: PlotGrid, rows near: ClosedRange<Int>,
    columns: (Int) -> ClosedRange<Int>?, _ isEmpty: (Character) -> Bool
  ) -> Bool {
    cells[row].enumerated().allSatisfy { column, glyph in
      if isEmpty(glyph) { return true }
      guard let beside = columns(column) else { return false }
      let found = other.glyphs(rows: near, columns: beside)
      if found.contains(glyph) { return true }
      // Where two curves meet, the one drawn later hides the other.
      let own = glyphs(rows: row - 2...row + 2, columns: column - 2...column + 2)
      return found.contains { !isEmpty($0) && own.contains($0) }
    }
  }

  /// Whether no curve is in a cell: nothing, or a line of the goal.
  private static func isEmpty(_ cell: Character) -> Bool { " -:|".contains(cell) }

  /// Whether each point of a row, counted from the bottom, is in the other grid at most one row and
  /// one column away, and vice versa.
  func agrees(row: Int, with other: PlotGrid, otherRow: Int) -> Bool {
    guard rows.count - row == other.rows.count - otherRow else { return false }
    return isCovered(row: row, by: other, otherRow: otherRow)
      && other.isCovered(row: otherRow, by: self, otherRow: row)
  }

  /// Whether the bottom lines have the same length and marks, to one column.
  func agreesAtBottom(with other: PlotGrid) -> Bool {
    abs(width - other.width) <= 1 && marks.count == other.marks.count
      && zip(marks, other.marks).allSatisfy { abs($0 - $1) <= 1 }
  }

  private func isCovered(row: Int, by other: PlotGrid, otherRow: Int) -> Bool {
    let near = otherRow - 1...otherRow + 1
    let label = labels[row]
    let hasLabel = near.contains { index in
      other.labels.indices.contains(index) && Self.agree(label, other.labels[index])
    }
    guard label.isEmpty || hasLabel else { return false }
    return areCellsCovered(
      ofRow: row, by: other, rows: near, columns: { $0 - 1...$0 + 1 }, { $0 == " " })
  }

  private static func agree(_ label: [LineElement], _ other: [LineElement]) -> Bool {
    label.count == other.count
      && zip(label, other).allSatisfy { $0.agrees(with: $1, tolerance: nil) }
  }

  private func glyphs(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> [Character] {
    rows.filter(cells.indices.contains).flatMap { row in
      columns.filter(cells[row].indices.contains).map { cells[row][$0] }
    }
  }
}
