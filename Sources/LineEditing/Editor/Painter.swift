import Text

/// Draws a layout on a terminal that knows ECMA-48, and of the next one only what differs.
///
/// All movement is relative to the row where the first layout began, so that whatever stands above
/// stays. A layout that is taller than the screen is shown through a window around the cursor.
struct Painter {
  /// What is on the screen.
  private struct Frame {
    /// The first row of the layout that is shown.
    let top: Int
    let rows: [DisplayLayout.Row]
    /// Counted from the top.
    let cursor: DisplayLayout.Place
    let columns: Int
  }

  private var shown: Frame?

  /// The row of the cursor on the screen, counted from the first row that is drawn.
  var cursorRow: Int { shown?.cursor.row ?? 0 }

  /// Forgets what was drawn: the next layout begins where the cursor is then, at the beginning of
  /// a row.
  mutating func forget() { shown = nil }

  /// What to write so that a layout is seen.
  mutating func paint(_ layout: DisplayLayout, height: Int) -> TerminalText {
    let frame = window(layout, height: max(1, height))
    var pen = Pen(at: shown?.cursor ?? .init(), columns: frame.columns)
    if let shown, shown.top != frame.top {
      pen.move(to: .init())
      pen.erase()
      draw(frame.rows, over: [], with: &pen)
    } else if let shown, Self.stand(frame.rows, as: shown.rows) {
      redraw(frame.rows, over: shown.rows, with: &pen)
    } else {
      draw(frame.rows, over: shown?.rows ?? [], with: &pen)
    }
    pen.move(to: frame.cursor)
    shown = frame
    return pen.output
  }

  /// What to write so that the cursor stands behind all that is drawn; it is forgotten.
  mutating func leave() -> TerminalText {
    guard let frame = shown, let last = frame.rows.last else { return TerminalText() }
    shown = nil
    var pen = Pen(at: frame.cursor, columns: frame.columns)
    pen.move(to: .init(row: frame.rows.count - 1, column: last.width))
    return pen.output
  }

  /// The rows that fit, moved no further than the cursor demands.
  private func window(_ layout: DisplayLayout, height: Int) -> Frame {
    let lowest = max(0, layout.rows.count - height)
    let cursor = layout.cursor
    let top = min(max(shown?.top ?? 0, cursor.row - height + 1), cursor.row, lowest)
    return Frame(
      top: top, rows: Array(layout.rows[top..<min(top + height, layout.rows.count)]),
      cursor: .init(row: cursor.row - top, column: cursor.column), columns: layout.columns)
  }

  private func draw(
    _ rows: [DisplayLayout.Row], over old: [DisplayLayout.Row], with pen: inout Pen
  ) {
    if let first = Self.firstDifference(rows, old) {
      pen.move(to: first)
      let last = Self.lastDifference(rows, old, from: first.row)
      for row in first.row...last {
        pen.write(rows[row].cells(from: row == first.row ? first.column : 0))
        if row < old.count, old[row].width > rows[row].width { pen.eraseRow() }
        if row < last { pen.goOn(behind: rows[row], to: rows[row + 1]) }
      }
    }
    if old.count > rows.count, let end = rows.last?.width {
      pen.move(to: .init(row: rows.count - 1, column: end))
      pen.erase()
    }
  }

  /// Where drawing has to begin: in a row that is there already, so that drawing itself makes the
  /// rows below.
  private static func firstDifference(
    _ rows: [DisplayLayout.Row], _ old: [DisplayLayout.Row]
  ) -> DisplayLayout.Place? {
    let same = zip(rows, old).prefix { $0 == $1 }.count
    if same == rows.count { return nil }
    if same == old.count, same > 0 {
      return .init(row: same - 1, column: rows[same - 1].width)
    }
    guard same < old.count else { return .init() }
    let cells = zip(rows[same].cells, old[same].cells).prefix { $0 == $1 }.map(\.0)
    // A full row goes on in the next only behind a character that was just written.
    let isAll = cells.count == rows[same].cells.count && rows[same].isWrapped
    return .init(row: same, column: (isAll ? cells.dropLast() : cells[...]).sum(of: \.width))
  }

  /// The last row to be drawn: with the rows that it goes on in.
  private static func lastDifference(
    _ rows: [DisplayLayout.Row], _ old: [DisplayLayout.Row], from first: Int
  ) -> Int {
    guard rows.count == old.count else { return rows.count - 1 }
    var last = rows.indices.last { rows[$0] != old[$0] } ?? first
    while last + 1 < rows.count, rows[last].isWrapped { last += 1 }
    return last
  }
}

// MARK: Rows that stay where they are

extension Painter {
  /// Whether rows are as many as before and break in the same places: then each cell can be
  /// written by itself.
  private static func stand(
    _ rows: [DisplayLayout.Row], as old: [DisplayLayout.Row]
  ) -> Bool {
    rows.count == old.count && zip(rows, old).allSatisfy { $0.isWrapped == $1.isWrapped }
  }

  /// Writes the cells that differ.
  private func redraw(
    _ rows: [DisplayLayout.Row], over old: [DisplayLayout.Row], with pen: inout Pen
  ) {
    /// Whether the row before has left its break to the terminal, which makes it behind its last
    /// character, when the first of this one comes.
    var isBreaking = false
    for index in rows.indices {
      var changed = rows[index].cellsChanged(since: old[index])
      if isBreaking, let first = changed.first { changed[0] = 0..<first.upperBound }
      if isBreaking, changed.isEmpty, !rows[index].cells.isEmpty { changed = [0..<1] }
      for range in changed {
        let column = rows[index].column(ofCell: range.lowerBound)
        if !(isBreaking && range.lowerBound == 0) {
          pen.move(to: .init(row: index, column: column))
        }
        pen.write(rows[index].cells[range])
      }
      if old[index].width > rows[index].width {
        pen.move(to: .init(row: index, column: rows[index].width))
        pen.eraseRow()
      }
      isBreaking =
        rows[index].isWrapped && changed.last?.upperBound == rows[index].cells.count
        && index + 1 < rows.count
      if isBreaking { pen.goOn(behind: rows[index], to: rows[index + 1]) }
    }
  }
}

extension DisplayLayout.Row {
  fileprivate func column(ofCell index: Int) -> Int { cells[..<index].sum(of: \.width) }

  fileprivate func cells(from column: Int) -> ArraySlice<DisplayLayout.Cell> {
    var reached = 0
    let start = cells.firstIndex { cell in
      defer { reached += cell.width }
      return reached >= column
    }
    return cells[(start ?? cells.count)...]
  }

  /// Which cells do not stand on the screen yet, in stretches; two with little between them are one,
  /// since moving over that would take as much.
  fileprivate func cellsChanged(since old: Self) -> [Range<Int>] {
    var before = [DisplayLayout.Cell?](repeating: nil, count: max(width, old.width))
    var column = 0
    for cell in old.cells {
      before[column] = cell
      column += cell.width
    }
    var changed: [Range<Int>] = []
    column = 0
    for (index, cell) in cells.enumerated() {
      defer { column += cell.width }
      if before[column] == cell { continue }
      if let last = changed.last, index - last.upperBound < 4 {
        changed[changed.count - 1] = last.lowerBound..<(index + 1)
      } else {
        changed.append(index..<(index + 1))
      }
    }
    return changed
  }
}

extension ArraySlice {
  fileprivate func sum(of width: (Element) -> Int) -> Int { reduce(0) { $0 + width($1) } }
}
