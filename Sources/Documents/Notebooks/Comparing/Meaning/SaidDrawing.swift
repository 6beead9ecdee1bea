/// A drawing of a stage, found in an output by its frame.
///
/// Names and glyphs are how it is written: each cell is empty, drawn, or below a name.
struct SaidDrawing {
  private enum Spot: Hashable {
    case empty, drawn, named
  }

  /// The lines of the output that are the drawing.
  let lines: Range<Int>
  private let rows: [[Spot]]

  /// - Parameter top: The index of the frame's first line.
  init?(top: Int, of lines: [String]) {
    guard Self.isEdge(lines[top]) else { return nil }
    var end = top + 1
    while lines.indices.contains(end), let first = lines[end].first, "|+".contains(first) {
      end += 1
    }
    guard end > top + 2 else { return nil }
    self.lines = top..<end
    rows = lines[top..<end].map { $0.map(Self.spot) }
  }

  private static func isEdge(_ line: String) -> Bool {
    line.hasPrefix("+--") && line.hasSuffix("+")
  }

  private static func spot(_ character: Character) -> Spot {
    if character == " " || character == "\u{2800}" { return .empty }
    return character.isLetter || character.isNumber || character == "…" ? .named : .drawn
  }

  /// Whether another drawing has the same cells drawn, as far as names let one see.
  func isSaid(by other: SaidDrawing) -> Bool {
    guard rows.count == other.rows.count else { return false }
    return zip(rows, other.rows).allSatisfy { row, otherRow in
      (0..<max(row.count, otherRow.count)).allSatisfy { column in
        let spot = row.indices.contains(column) ? row[column] : .empty
        let other = otherRow.indices.contains(column) ? otherRow[column] : .empty
        return spot == other || spot == .named || other == .named
      }
    }
  }
}
