import JSON

/// Tables in JSON: as the program writes them, alone or among other answers, a line each; and lists
/// of rows, as lists or as objects.
enum JSONRows {
  static func table(of text: String) throws(DataProblem) -> DataTable {
    if let whole = try? JSONValue(reading: Array(text.utf8)) { return try table(of: whole) }
    // Answers, a line each: the first table.
    for line in text.split(whereSeparator: \.isNewline) {
      guard let value = try? JSONValue(reading: Array(line.utf8)) else { break }
      if value["columns"] != nil, value["rows"] != nil { return try table(of: value) }
    }
    throw .notRows("no table in it")
  }

  private static func table(of value: JSONValue) throws(DataProblem) -> DataTable {
    if case .array(let rows)? = value["rows"], case .array(let columns)? = value["columns"] {
      let headers = columns.map { column in
        let unit = column["unit"]?.string ?? ""
        return (column["title"]?.string ?? column["name"]?.string ?? "")
          + (unit.isEmpty ? "" : " (\(unit))")
      }
      return try table(headers, rows.map(cells))
    }
    guard case .array(let rows) = value, let first = rows.first else {
      throw .notRows("neither a table nor a list of rows")
    }
    if case .object(let fields) = first {
      let names = fields.keys.sorted()
      return try table(names, rows.map { row in names.map { row[$0] ?? .null } })
    }
    return try table(nil, rows.map(cells))
  }

  private static func cells(_ row: JSONValue) -> [JSONValue] {
    if case .array(let cells) = row { cells } else { [row] }
  }

  private static func table(
    _ headers: [String]?, _ rows: [[JSONValue]]
  ) throws(DataProblem) -> DataTable {
    guard let first = rows.first else { throw .noNumbers(nil) }
    guard rows.count <= DataFile.Limits.rows else { throw .tooManyRows(DataFile.Limits.rows) }
    guard first.count <= DataFile.Limits.columns else {
      throw .tooManyColumns(DataFile.Limits.columns)
    }
    var columns = [[Double]](repeating: [], count: first.count)
    for (index, row) in rows.enumerated() {
      guard row.count == first.count, row.count == headers?.count ?? row.count else {
        throw .cellCount(line: index + 1, found: row.count, expected: headers?.count ?? first.count)
      }
      for (column, cell) in row.enumerated() {
        columns[column].append(try number(cell, index + 1, headers?[column] ?? "c\(column + 1)"))
      }
    }
    return DataTable(
      headers: headers.map { $0.map { DataHeader($0) } }, columns: columns,
      lines: Array(1...rows.count), described: "rows of JSON")
  }

  private static func number(
    _ cell: JSONValue, _ row: Int, _ column: String
  ) throws(DataProblem) -> Double {
    switch cell {
    case .null: return .nan
    case .integer(let value): return Double(value)
    case .number(let value): return value
    case .flag, .string, .array, .object:
      throw .badCell(
        cell.string.map { String($0.prefix(40)) } ?? "a value", line: row,
        column: String(column.prefix(40)), expected: "a number")
    }
  }
}
