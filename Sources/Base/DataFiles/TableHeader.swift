/// The rows above a table's numbers.
struct TableHeader {
  /// Nil for a table without a header.
  let headers: [DataHeader]?
  private(set) var metadata: Metadata
  /// How many cells a row has, and whether it may have a remark behind them or lack its last cell,
  /// which is one.
  private let width: Int
  private var hasRemark = false

  /// Reads the lines above the numbers: rows as wide as they are, or a comment; whatever else stands
  /// there is metadata.
  ///
  /// - Throws: `unreadHeader` if there are lines, but none of them is as wide, and the user does not
  ///   say what the times are.
  init(
    _ above: [DataLine], _ lines: [DataLine], _ comments: [DataLine], _ numbers: DataLine,
    _ fit: DialectFit, _ options: DataFile.Options
  ) throws(DataProblem) {
    let reader = HeaderReader(fit: fit)
    let rows = reader.rows(lines)
    let over = comments.filter { $0.number < numbers.number }
    metadata = Metadata(above + lines.dropLast(rows.lines), fit.dialect.separator)
    for comment in over { metadata.add(reader.cells(of: comment)) }
    let extras = reader.extras(rows.rows)
    for extra in extras { metadata.add(extra.label, extra.value) }
    width = fit.width
    hasRemark =
      rows.rows.contains { $0.count > fit.width && reader.isRemark($0[fit.width]) }
      || rows.rows.contains { $0.count == fit.width && reader.isRemark($0[fit.width - 1]) }
    var named = rows.rows.map { row in
      (0..<fit.width).map { column in extras.contains { $0.column == column } ? "" : row[column] }
    }
    if named.isEmpty, lines.isEmpty, above.isEmpty, fit.width > 1,
      let row = reader.header(in: over)
    {
      named = [row]
    }
    if named.isEmpty, options.unit == nil, options.rate == nil,
      let line = lines.last, !Metadata.isEntry(reader.cells(of: line))
    {
      let found = fit.dialect.split(line).count
      throw .unreadHeader(
        String(line.text.prefix(40)), line: line.number, found: found, expected: fit.said)
    }
    headers = HeaderRows(named).map { [metadata] in metadata.completed($0.headers) }
  }

  /// A row's cells, as many as there are columns; nil if there are fewer or more.
  func cells(_ cells: [Substring]) -> [Substring]? {
    if cells.count == width { return cells }
    guard hasRemark, width > 1 else { return nil }
    if cells.count == width + 1 { return cells.dropLast() }
    return cells.count == width - 1 ? cells + [""] : nil
  }
}

/// Reads rows above the numbers, with as many cells as they have.
private struct HeaderReader {
  let fit: DialectFit

  func cells(of line: DataLine) -> [String] {
    Cells.split(line.text.drop { "#%/".contains($0) || $0.isWhitespace }, fit.dialect.separator)
      .map { String($0) }
  }

  func isRemark(_ cell: String) -> Bool {
    ["comment", "comments", "remark", "remarks", "note", "notes"].contains(cell.lowercased())
  }

  /// The rows of a header, from the nearest upwards, and how many lines they and those below them
  /// are. A row may go on behind the numbers, with a remark or with metadata.
  func rows(_ lines: [DataLine]) -> (rows: [[String]], lines: Int) {
    var rows: [[String]] = []
    var isLonger: [Bool] = []
    var count = 0
    for (index, line) in lines.reversed().enumerated() {
      let cells = cells(of: line)
      let row = row(line.text, fit.dialect.separator)
      guard !Metadata.isEntry(cells), let found = row ?? longer(cells) else {
        if rows.isEmpty { continue } else { break }
      }
      rows.append(found)
      isLonger.append(row == nil)
      count = index + 1
      if rows.count == 6 { break }
    }
    // Only names and what stands below them tell what cells behind the table are.
    let known = extras(rows).map(\.column)
    let isClear = extraColumns(rows).filter { !known.contains($0) }.allSatisfy { column in
      column < fit.width && !zip(rows, isLonger).contains { $1 && !$0[column].isEmpty }
    }
    return isClear ? (rows, count) : (zip(rows, isLonger).filter { !$1 }.map(\.0), count)
  }

  /// The cells of a header, as many as the numbers have.
  private func row(_ text: Substring, _ separator: Character) -> [String]? {
    var cells = Cells.split(text, separator).map { String($0) }
    if separator == " ", cells.count != fit.width { cells = spaced(cells) }
    while cells.count > fit.width, cells.last?.isEmpty == true { cells.removeLast() }
    guard cells.count == fit.width || cells.count == fit.said else { return nil }
    return padded(cells)
  }

  /// A row that is longer than those of numbers.
  private func longer(_ cells: [String]) -> [String]? {
    guard cells.count > fit.said, fit.dialect.separator != " " else { return nil }
    return padded(cells)
  }

  private func padded(_ cells: [String]) -> [String] {
    cells + Array(repeating: "", count: max(fit.width - cells.count, 0))
  }

  /// The columns behind the numbers that have something in them, but for a remark.
  private func extraColumns(_ rows: [[String]]) -> [Int] {
    let width = rows.map(\.count).max() ?? 0
    return (fit.said..<max(width, fit.said)).filter { column in
      rows.contains { column < $0.count && !$0[column].isEmpty && !isRemark($0[column]) }
    }
  }

  /// The metadata behind the numbers: a label that is known, with its value below it or in the same
  /// cell.
  func extras(_ rows: [[String]]) -> [(column: Int, label: String, value: String)] {
    extraColumns(rows).compactMap { column in
      let said = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
      let pair =
        said.count == 2
        ? (label: said[1], value: said[0]) : said.first.flatMap(Metadata.labelled)
      guard let pair, said.count < 3, Metadata.key(of: pair.label) != nil else { return nil }
      return (column, pair.label, pair.value)
    }
  }

  /// The header in comments above the numbers: the last that says which column is the time, else the
  /// last line.
  func header(in comments: [DataLine]) -> [String]? {
    let rows = comments.map { comment -> [String]? in
      let text = comment.text.drop { "#%/".contains($0) || $0.isWhitespace }
      // `columns: t[s] x[mm]`
      let labelled = text.split(separator: ":", omittingEmptySubsequences: false)
      let texts = (labelled.count == 2 ? [labelled[1]] : []) + [text]
      return texts.lazy.flatMap { text in
        [fit.dialect.separator, ",", ";", "\t", " "].lazy.compactMap { row(text, $0) }
      }.first
    }
    let named = rows.last { row in row?.contains { DataHeader($0).timing.rank != nil } ?? false }
    return named ?? rows.last ?? nil
  }

  /// Between spaces, a unit belongs to the word before: `t (s)`, `y / px`.
  private func spaced(_ words: [String]) -> [String] {
    var cells: [String] = []
    for word in words {
      let last = cells.last ?? ""
      let isUnit = "([{".contains(word.first ?? " ") || word == "/" || last.hasSuffix("/")
      if isUnit, !cells.isEmpty {
        cells[cells.count - 1] = last + " " + word
      } else {
        cells.append(word)
      }
    }
    return cells
  }
}
