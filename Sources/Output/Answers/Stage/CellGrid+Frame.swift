extension CellGrid {
  /// Draws a frame around the stage.
  package mutating func drawFrame(around place: StagePlace, _ look: StageLook) {
    let signs =
      look.glyphs == .ascii ? ["+", "+", "+", "+", "-", "|"] : ["┌", "┐", "└", "┘", "─", "│"]
    let (left, right) = (place.column - 1, place.column + place.columns)
    let (top, bottom) = (place.row - 1, place.row + place.rows)
    let line = String(repeating: signs[4], count: place.columns)
    write(signs[0] + line + signs[1], column: left, row: top, style: .dim)
    write(signs[2] + line + signs[3], column: left, row: bottom, style: .dim)
    for row in place.row..<bottom {
      write(signs[5], column: left, row: row, style: .dim)
      write(signs[5], column: right, row: row, style: .dim)
    }
  }
}
