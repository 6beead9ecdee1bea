import Text

/// Draws a layout on a terminal that supports ECMA-48, and only the differences of the next one.
///
/// All movement is relative to the row where the first layout began, so that everything above it
/// stays. A layout that is taller than the screen is shown in a window around the cursor.
struct Painter {
  /// The contents of the screen.
  private struct Frame {
    /// The first visible row of the layout.
    let top: Int
    let rows: [DisplayLayout.Row]
    /// Counted from the top.
    let cursor: DisplayLayout.ScreenPlace
    let columns: Int
  }

  private var shown: Frame?

  /// The cursor's place, counted from the first drawn row.
  var cursor: DisplayLayout.ScreenPlace { shown?.cursor ?? .init() }

  /// Forgets what was drawn: the next layout begins at the cursor, at the beginning of a row.
  mutating func forget() { shown = nil }

  /// The output that shows a layout.
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

  /// The output that moves the cursor after everything drawn, which is then forgotten.
  mutating func leave() -> TerminalText {
    guard let frame = shown, let last = frame.rows.last else { return TerminalText() }
    shown = nil
    var pen = Pen(at: frame.cursor, columns: frame.columns)
    pen.move(to: .init(row: frame.rows.count - 1, column: last.width))
    return pen.output
  }

  /// The rows that fit, scrolled only as far as the cursor requires.
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

  /// Where drawing has to begin: in an existing row, so that drawing creates the rows below.
  private static func firstDifference(
    _ rows: [DisplayLayout.Row], _ old: [DisplayLayout.Row]
  ) -> DisplayLayout.ScreenPlace? {
    let same = zip(rows, old).prefix { $0 == $1 }.count
    if same == rows.count { return nil }
    if same == old.count, same > 0 {
      return .init(row: same - 1, column: rows[same - 1].width)
    }
    guard same < old.count else { return .init() }
    let cells = zip(rows[same].cells, old[same].cells).prefix { $0 == $1 }.map(\.0)
    // A full row continues in the next one only after a character that was just written.
    let isAll = cells.count == rows[same].cells.count && rows[same].isWrapped
    return .init(row: same, column: (isAll ? cells.dropLast() : cells[...]).sum(of: \.width))
  }

  /// The last row to draw, including the rows in which it continues.
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
  /// Whether the rows break in the same places as before, so that each cell can be written by
  /// itself.
  private static func stand(
    _ rows: [DisplayLayout.Row], as old: [DisplayLayout.Row]
  ) -> Bool {
    rows.count == old.count && zip(rows, old).allSatisfy { $0.isWrapped == $1.isWrapped }
  }

  /// Writes the cells that differ.
  private func redraw(
    _ rows: [DisplayLayout.Row], over old: [DisplayLayout.Row], with pen: inout Pen
  ) {
    /// Whether the terminal still has to break the row before, which it does when the first
    /// character of this row comes.
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

  /// Ranges of cells that are not on the screen yet. Ranges with a small gap are joined, because
  /// moving over the gap would cost as much.
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
