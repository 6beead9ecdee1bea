extension Table {
  /// The texts of the cells, row by row, for a reader who lays them out. Numbers of a column end
  /// with blanks as wide as the digits they lack, so that all decimal points stand in line.
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
        return shown + String(repeating: "\u{2007}", count: blanks)
      }
    }
  }

  /// The width in characters to which named numbers are spread on a page.
  private static let pageWidth = 100
}
