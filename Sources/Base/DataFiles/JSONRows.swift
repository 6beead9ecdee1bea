import JSON

/// Tables in JSON: as the program writes them, alone or among other answers, a line each; and lists
/// of rows, as lists or as objects. Objects within a row make names: `pos.x`.
enum JSONRows {
  static func table(of text: String) throws(DataProblem) -> DataTable {
    if let whole = try? JSONValue(reading: Array(text.utf8)) { return try table(of: whole) }
    // Answers, a line each: the first table.
    for line in text.split(whereSeparator: \.isNewline) {
      guard let value = try? JSONValue(reading: Array(line.utf8)) else { break }
      if value["columns"] != nil, value["rows"] != nil { return try table(of: value) }
    }
    throw .notRows("neither one value nor a table among lines")
  }

  private static func table(of value: JSONValue) throws(DataProblem) -> DataTable {
    if let rows = value["rows"]?.array, let columns = value["columns"]?.array {
      let headers = columns.map { column in
        let unit = column["unit"]?.string ?? ""
        return (column["title"]?.string ?? column["name"]?.string ?? "")
          + (unit.isEmpty ? "" : " (\(unit))")
      }
      return try table(headers, rows.map(cells), "rows of JSON")
    }
    switch value {
    case .array(let rows): return try table(rows, "rows of JSON")
    case .object(let fields): return try table(inside: fields)
    default: throw .notRows("a single value")
    }
  }

  /// The only list of rows in an object.
  private static func table(inside fields: [String: JSONValue]) throws(DataProblem) -> DataTable {
    let lists = fields.filter {
      $0.value.array?.first.map { $0.isObject || $0.array != nil } == true
    }
    if let (name, list) = lists.first, lists.count == 1 {
      return try table(list.array ?? [], "rows of JSON in `\(name.prefix(40))`")
    }
    let names = fields.keys.sorted().prefix(8).map { "`\($0.prefix(40))`" }
    let what = lists.isEmpty ? "no list of rows" : "\(lists.count) lists of rows"
    throw .notRows("an object with \(what): \(names.joined(separator: ", "))")
  }

  private static func table(
    _ rows: [JSONValue], _ described: String
  ) throws(DataProblem) -> DataTable {
    guard rows.first?.isObject == true else { return try table(nil, rows.map(cells), described) }
    let flat = rows.map { row in
      var fields: [String: JSONValue] = [:]
      flatten(row, "", into: &fields)
      return fields
    }
    let names = (flat.first ?? [:]).keys.sorted()
    return try table(names, flat.map { row in names.map { row[$0] ?? .null } }, described)
  }

  /// `{"pos": {"x": 1}}` is `pos.x`.
  private static func flatten(
    _ value: JSONValue, _ name: String, into fields: inout [String: JSONValue]
  ) {
    guard case .object(let inner) = value else {
      fields[name] = value
      return
    }
    for (key, value) in inner {
      flatten(value, name.isEmpty ? key : "\(name).\(key)", into: &fields)
    }
  }

  private static func cells(_ row: JSONValue) -> [JSONValue] { row.array ?? [row] }

  private static func table(
    _ headers: [String]?, _ rows: [[JSONValue]], _ described: String
  ) throws(DataProblem) -> DataTable {
    guard let first = rows.first else { throw .noNumbers(nil) }
    let titles = headers ?? first.indices.map { "c\($0 + 1)" }
    var columns = titles.map { ReadColumn(title: $0) }
    for (index, row) in rows.enumerated() {
      guard row.count == first.count, row.count == columns.count else {
        throw .cellCount(line: index + 1, found: row.count, expected: columns.count)
      }
      for (column, cell) in row.enumerated() {
        let content = content(cell)
        let text = cell.string ?? cell.text
        columns[column].add(content, text[...], index + 1, ".")
      }
    }
    return try ReadColumn.table(
      of: columns, headers.map { $0.map { header(of: $0) } }, lines: rows.indices.map { $0 + 1 },
      described: described)
  }

  private static func header(of name: String) -> DataHeader {
    DataHeader(levels: name.split(separator: ".").map { String($0) })
  }

  private static func content(_ cell: JSONValue) -> Cells.Content? {
    switch cell {
    case .null: return .missing
    // Dates, and numbers in quotation marks.
    case .string(let text): return Cells.content(text[...], ".")
    default: return cell.number.map { .number($0) }
    }
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
