extension Table {
  /// The texts of the cells, row by row, for a reader who lays them out. Numbers of a column end
  /// with blanks as wide as what they lack, so that all decimal points stand in line.
  public var texts: [[String]] {
    let table = reading.spreadingQuantities(in: Self.pageWidth)
    let columns = table.columns.indices.map {
      TableColumnText(table, column: $0, showsMarks: false).cells
    }
    return table.rows.indices.map { row in
      columns.map { cells in
        let text = cells[row].drop { $0 == " " }
        let shown = text.lastIndex { $0 != " " }.map { text[...$0] } ?? ""
        let blanks = text.count - shown.count
        // The first of them is as wide as the point that is missing.
        let hasPoint = blanks == 0 || shown.contains(".")
        return shown + (hasPoint ? "" : "\u{2008}")
          + String(repeating: "\u{2007}", count: hasPoint ? blanks : blanks - 1)
      }
    }
  }

  /// The width in characters to which named numbers are spread on a page.
  private static let pageWidth = 100
}
