import Text

extension Table {
  /// The table as comma-separated values (RFC 4180): a header record, then one for each row, each
  /// ended by CR LF. Numbers keep every digit, whatever the table's digits.
  public func csv() -> String {
    csvLines.map { $0 + "\r\n" }.joined()
  }

  /// The records of `csv()` without their line ends. A quoted field may hold line breaks itself.
  public var csvLines: [String] {
    let body = rows.indices.map { row in
      columns.indices.map { Self.field(cell(row: row, column: $0)) }
    }
    return ([columns.map { Self.quoted($0.header) }] + body).map { fields in
      // An empty line would read as no record at all.
      fields == [""] ? "\"\"" : fields.joined(separator: ",")
    }
  }

  private static func field(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): quoted(text)
    case .number(let value): value.written
    case .flag(let flag): flag ? "true" : "false"
    case .tuple(let numbers): quoted("(" + numbers.map(\.written).joined(separator: ", ") + ")")
    case .quantities(let quantities):
      quoted(
        quantities.map { quantity in
          "\(quantity.name) \(quantity.value.written)"
            + (quantity.unit.isEmpty ? "" : " " + quantity.unit)
        }.joined(separator: ", "))
    case .empty: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
    guard needsQuotes else { return text }
    var field = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }
}
