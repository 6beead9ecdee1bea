/// Reads values between separators, in whichever of the usual dialects they are written.
struct SeparatedValues {
  let table: DataTable

  init(_ text: String, _ wishes: DataFile.Wishes) throws(DataProblem) {
    let (lines, comments) = try Self.lines(of: text)
    let dialects = Dialect.all(wishes, isQuoted: text.contains("\""))
    let fits = dialects.compactMap { DialectFit(lines, $0) }
    guard
      let best = Self.best(fits)
        ?? Self.best(dialects.compactMap { DialectFit(lines, $0, isLoose: true) })
    else { throw .noNumbers(lines.first.map { String($0.text.prefix(40)) }) }
    try Self.requireOneReading(of: lines[best.first], best, fits)
    let headers = try Self.headers(lines[..<best.first], comments, lines[best.first], best, wishes)
    try Self.requireClearCommas(lines[best.first...], best.dialect, headers, wishes)
    table = try Self.table(lines[best.first...], best, headers)
  }

  /// The lines that say something: no blank ones, no `sep=`; comments apart.
  private static func lines(
    of text: String
  ) throws(DataProblem) -> (lines: [DataLine], comments: [DataLine]) {
    var lines: [DataLine] = []
    var comments: [DataLine] = []
    var number = 0
    for part in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      number += 1
      guard part.utf8.count <= DataFile.Limits.lineBytes else {
        throw .longLine(number, limit: DataFile.Limits.lineBytes)
      }
      let isSaid = part.contains { !$0.isWhitespace && $0 != ";" && $0 != "," }
      guard isSaid, !part.hasPrefix("sep=") else { continue }
      if isComment(part) {
        comments.append(DataLine(number: number, text: part))
      } else {
        lines.append(DataLine(number: number, text: part))
      }
    }
    return (lines, comments)
  }

  /// `# …`, `% …`, `// …`; a lone `%` is a unit.
  private static func isComment(_ line: Substring) -> Bool {
    let second = line.dropFirst().first ?? " "
    return line.first == "#" || line.hasPrefix("//")
      || line.first == "%" && (second.isWhitespace || second.isLetter || second == "%")
  }

  private static func best(_ fits: [DialectFit]) -> DialectFit? {
    var best: DialectFit?
    for fit in fits where fit.score > best?.score ?? 0 { best = fit }
    return best
  }

  /// The header above the numbers: rows as wide as they are, or a comment.
  ///
  /// - Throws: `unreadHeader` if there are lines, but none of them is as wide, and the user does not
  ///   say what the times are.
  private static func headers(
    _ lines: ArraySlice<DataLine>, _ comments: [DataLine], _ numbers: DataLine, _ fit: DialectFit,
    _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> [DataHeader]? {
    let cells = fit.dialect.split(numbers)
    // Some programs end their rows with separators, but not the header.
    let said = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    var rows: [[String]] = []
    for line in lines.reversed() {
      guard let row = row(line.text, fit.dialect.separator, fit, said) else {
        if rows.isEmpty { continue } else { break }
      }
      rows.append(row)
      if rows.count == 6 { break }
    }
    if rows.isEmpty, lines.isEmpty, fit.width > 1,
      let row = header(in: comments.filter { $0.number < numbers.number }, fit, said)
    {
      rows = [row]
    }
    if rows.isEmpty, let line = lines.last, wishes.unit == nil, wishes.rate == nil {
      let found = fit.dialect.split(line).count
      throw .unreadHeader(
        String(line.text.prefix(40)), line: line.number, found: found, expected: said)
    }
    return HeaderRows(rows)?.headers
  }

  /// The header in comments above the numbers: the last that says which column is the time, else the
  /// last line.
  private static func header(
    in comments: [DataLine], _ fit: DialectFit, _ said: Int
  ) -> [String]? {
    let rows = comments.map { comment -> [String]? in
      let text = comment.text.drop { "#%/".contains($0) || $0.isWhitespace }
      // `columns: t[s] x[mm]`
      let labelled = text.split(separator: ":", omittingEmptySubsequences: false)
      let texts = (labelled.count == 2 ? [labelled[1]] : []) + [text]
      return texts.lazy.flatMap { text in
        [fit.dialect.separator, ",", ";", "\t", " "].lazy.compactMap { separator in
          row(text, separator, fit, said)
        }
      }.first
    }
    let named = rows.last { row in row?.contains { DataHeader($0).timing.rank != nil } ?? false }
    return named ?? rows.last ?? nil
  }

  /// The cells of a header, as many as the numbers have.
  private static func row(
    _ text: Substring, _ separator: Character, _ fit: DialectFit, _ said: Int
  ) -> [String]? {
    var cells = Cells.split(text, separator).map { String($0) }
    if separator == " ", cells.count != fit.width { cells = spaced(cells) }
    while cells.count > fit.width, cells.last?.isEmpty == true { cells.removeLast() }
    guard cells.count == fit.width || cells.count == said else { return nil }
    return cells + Array(repeating: "", count: fit.width - cells.count)
  }

  /// Between spaces, a unit belongs to the word before: `t (s)`, `y / px`.
  private static func spaced(_ words: [String]) -> [String] {
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

  /// `"1,234"` is 1.234 or 1234, and nothing in the file tells.
  private static func requireOneReading(
    of line: DataLine, _ best: DialectFit, _ fits: [DialectFit]
  ) throws(DataProblem) {
    guard best.dialect.separator == "," else { return }
    let others = fits.filter {
      $0.dialect.separator == "," && $0.dialect.decimal != best.dialect.decimal
        && $0.width == best.width && $0.words == best.words
    }
    guard
      others.contains(where: {
        $0.isGrouped && !$0.isProven || best.isGrouped && !best.isProven
      })
    else { return }
    throw .ambiguousCommas(String(line.text.prefix(40)))
  }

  /// `0,0167,568,33` reads as four whole numbers, with decimal commas as two: nobody can tell.
  private static func requireClearCommas(
    _ lines: ArraySlice<DataLine>, _ dialect: Dialect, _ headers: [DataHeader]?,
    _ wishes: DataFile.Wishes
  ) throws(DataProblem) {
    guard dialect.separator == ",", headers == nil, lines.first?.text.contains(",") == true,
      lines.first?.text.contains("\"") != true, wishes.separator == nil,
      wishes.decimal == nil, !lines.contains(where: { $0.text.contains(".") })
    else { return }
    throw .ambiguousCommas(String((lines.first?.text ?? "").prefix(40)))
  }

  private static func table(
    _ lines: ArraySlice<DataLine>, _ fit: DialectFit, _ headers: [DataHeader]?
  ) throws(DataProblem) -> DataTable {
    let title = { (column: Int) in
      let text = headers?[column].text ?? ""
      return text.isEmpty ? "column \(column + 1)" : text
    }
    var columns = (0..<fit.width).map { ReadColumn(title: title($0)) }
    var uneven: DataProblem?
    for line in lines {
      let cells = fit.dialect.split(line)
      guard cells.count == fit.width else {
        uneven = .cellCount(line: line.number, found: cells.count, expected: fit.width)
        break
      }
      for (index, cell) in cells.enumerated() {
        columns[index].add(fit.dialect.content(cell), cell, line.number, fit.dialect.decimal)
      }
    }
    let table = try ReadColumn.table(
      of: columns, headers, lines: lines.map(\.number),
      described: [
        fit.dialect.described, fit.isGrouped ? "numbers with separated thousands" : "",
      ].filter { !$0.isEmpty }.joined(separator: ", "))
    if let uneven { throw uneven }
    return table
  }
}
