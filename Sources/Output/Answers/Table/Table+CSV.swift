import Text

extension Table {
  /// Returns the table as comma-separated values (RFC 4180): a header record, then one for each
  /// row, each ended by CR LF. Numbers keep every digit, whatever the table's digits; missing
  /// values and those that are not finite are empty.
  public func csv() -> String {
    var csv = CSVText()
    csv.append(columns.map { CSVText.field($0.header) })
    for row in rows.indices {
      csv.append(columns.indices.map { Self.field(cell(row: row, column: $0)) })
    }
    return csv.text
  }

  private static func field(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): CSVText.field(text)
    case .number(let value): CSVText.field(value)
    case .flag(let flag): flag ? "true" : "false"
    case .tuple(let numbers):
      CSVText.field("(" + numbers.map(\.written).joined(separator: ", ") + ")")
    case .quantities(let quantities):
      CSVText.field(
        quantities.map { quantity in
          "\(quantity.name) \(quantity.value.written)"
            + (quantity.unit.isEmpty ? "" : " " + quantity.unit)
        }.joined(separator: ", "))
    case .empty: ""
    }
  }
}
