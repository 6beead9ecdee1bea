/// Reads values between separators, in whichever of the usual dialects they are written.
struct SeparatedValues {
  let table: DataTable

  /// What stands between cells, and in decimals.
  struct Dialect: Hashable {
    let separator: Character
    let decimal: Character

    var described: String {
      let between =
        switch separator {
        case "\t": "tabs"
        case " ": "spaces"
        default: "`\(separator)`"
        }
      let isUsual = separator == "," && decimal == "."
      return isUsual
        ? "" : "cells between \(between)" + (decimal == "," ? ", decimal commas" : "")
    }
  }

  /// A line of the file.
  private struct Line {
    let number: Int
    let text: Substring
  }

  /// How well a dialect fits.
  private struct Fit {
    let dialect: Dialect
    /// The index of the first line of numbers, and the count of its cells.
    let first: Int
    let width: Int
    let score: Double
    /// Whether a number needs a separator of thousands, and whether one proves that there are some.
    let isGrouped: Bool
    let isProven: Bool
  }

  init(_ text: String, _ wishes: DataFile.Wishes) throws(DataProblem) {
    let (lines, comments) = try Self.lines(of: text)
    let isQuoted = text.contains("\"")
    let fits = Self.dialects(wishes, isQuoted: isQuoted).compactMap { Self.fit(lines, $0) }
    guard let best = Self.best(fits) else {
      throw Self.firstProblem(lines, Self.dialects(wishes, isQuoted: isQuoted))
    }
    try Self.requireOneReading(of: lines[best.first], best, fits)
    let headers = try Self.headers(lines[..<best.first], comments, lines[best.first], best, wishes)
    try Self.requireClearCommas(lines[best.first...], best.dialect, headers, wishes)
    table = try Self.table(lines[best.first...], best, headers)
  }

  /// The lines that say something: no blank ones, no `sep=`; comments apart.
  private static func lines(
    of text: String
  ) throws(DataProblem) -> (lines: [Line], comments: [Line]) {
    var lines: [Line] = []
    var comments: [Line] = []
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
      if part.first == "#" {
        comments.append(Line(number: number, text: part))
      } else {
        lines.append(Line(number: number, text: part))
      }
    }
    return (lines, comments)
  }

  /// Between commas, decimal commas stand in quotation marks.
  private static func dialects(_ wishes: DataFile.Wishes, isQuoted: Bool) -> [Dialect] {
    let separators: [Character] =
      wishes.separator.map { [$0] } ?? [",", "\t", ";", "|", " "]
    let decimals: [Character] = wishes.decimal.map { [$0] } ?? [".", ","]
    return separators.flatMap { separator in
      decimals.compactMap { decimal in
        separator == decimal && !isQuoted
          ? nil : Dialect(separator: separator, decimal: decimal)
      }
    }
  }

  private static func best(_ fits: [Fit]) -> Fit? {
    var best: Fit?
    for fit in fits where fit.score > best?.score ?? 0 { best = fit }
    return best
  }

  /// Judges a dialect by the first 200 lines from the first one with numbers alone: nearly all must
  /// fit, a column that always rises is a good sign, and so are a point and plain numbers.
  private static func fit(_ lines: [Line], _ dialect: Dialect) -> Fit? {
    guard
      let first = lines.prefix(100).firstIndex(where: {
        let cells = Cells.split($0.text, dialect.separator)
        return contents(cells, dialect).map { $0.contains { $0 != .missing } } ?? false
      })
    else { return nil }
    let width = Cells.split(lines[first].text, dialect.separator).count
    let following = lines[first...].prefix(200)
    let rows = following.compactMap { line -> [Cells.Content]? in
      let cells = Cells.split(line.text, dialect.separator)
      return cells.count == width ? contents(cells, dialect) : nil
    }
    let share = Double(rows.count) / Double(following.count)
    // One bad row is named later, in a short file too.
    guard share > 0.9 || rows.count + 1 >= following.count else { return nil }
    let rises = (0..<width).contains { column in
      rows.count > 1
        && zip(rows.dropFirst(), rows).allSatisfy { $0[column].value > $1[column].value }
    }
    let grouped = rows.joined().compactMap { content -> Bool? in
      if case .grouped(_, let isProven) = content { isProven } else { nil }
    }
    let early = 1 / Double(first + 2)
    let usual = dialect.decimal == "." ? 0.1 : 0
    // Cells of their own are better than one that a wrong separator left whole.
    let cells = width > 1 ? 0.5 : 0
    let plain = grouped.isEmpty ? 0.2 : 0
    return Fit(
      dialect: dialect, first: first, width: width,
      score: share + (rises ? 2 : 0) + early + usual + cells + plain,
      isGrouped: !grouped.isEmpty, isProven: grouped.contains(true))
  }

  private static func contents(_ cells: [Substring], _ dialect: Dialect) -> [Cells.Content]? {
    var contents: [Cells.Content] = []
    for cell in cells {
      guard let content = Cells.content(cell, dialect.decimal) else { return nil }
      contents.append(content)
    }
    return contents
  }

  /// No dialect fits: the first cell that is no number in the dialect that comes nearest.
  private static func firstProblem(_ lines: [Line], _ dialects: [Dialect]) -> DataProblem {
    var nearest: (share: Double, problem: DataProblem)?
    for dialect in dialects {
      let rows = lines.prefix(200).map { Cells.split($0.text, dialect.separator) }
      guard let start = rows.firstIndex(where: { hasNumber($0, dialect) }) else { continue }
      let width = rows[start].count
      let read = rows[start...].map { row in
        row.count != width || width < 2
          ? 0 : row.count { Cells.content($0, dialect.decimal) != nil }
      }
      let share = Double(read.reduce(0, +)) / Double(width * read.count)
      guard share > nearest?.share ?? 0, width > 1 else { continue }
      for (offset, row) in rows[start...].enumerated() {
        guard let column = row.firstIndex(where: { Cells.content($0, dialect.decimal) == nil })
        else { continue }
        let titles = start > 0 && rows[start - 1].count == width ? rows[start - 1] : []
        let title = titles.isEmpty ? "column \(column + 1)" : String(titles[column])
        nearest = (
          share,
          Cells.problem(
            row[column], line: lines[start + offset].number, column: title,
            decimal: dialect.decimal)
        )
        break
      }
    }
    return nearest?.problem ?? .noNumbers(lines.first.map { String($0.text.prefix(40)) })
  }

  private static func hasNumber(_ cells: [Substring], _ dialect: Dialect) -> Bool {
    cells.contains { cell in
      guard let content = Cells.content(cell, dialect.decimal) else { return false }
      return content != .missing
    }
  }

  /// The header above the numbers: rows as wide as they are, or a comment.
  ///
  /// - Throws: `unreadHeader` if there are lines, but none of them is as wide, and the user does not
  ///   say what the times are.
  private static func headers(
    _ lines: ArraySlice<Line>, _ comments: [Line], _ numbers: Line, _ fit: Fit,
    _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> [DataHeader]? {
    let cells = Cells.split(numbers.text, fit.dialect.separator)
    // Some programs end their rows with separators, but not the header.
    let said = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    var rows: [[String]] = []
    for line in lines.reversed() {
      guard let row = row(line.text, fit, said) else {
        if rows.isEmpty { continue } else { break }
      }
      rows.append(row)
      if rows.count == 6 { break }
    }
    let near = comments.last { $0.number < numbers.number }
    if rows.isEmpty, lines.isEmpty, fit.width > 1, let near,
      let row = row(near.text.drop { $0 == "#" || $0.isWhitespace }, fit, said)
    {
      rows = [row]
    }
    if rows.isEmpty, let line = lines.last, wishes.unit == nil, wishes.rate == nil {
      let found = Cells.split(line.text, fit.dialect.separator).count
      throw .unreadHeader(
        String(line.text.prefix(40)), line: line.number, found: found, expected: said)
    }
    return HeaderRows(rows)?.headers
  }

  /// The cells of a header, as many as the numbers have.
  private static func row(_ text: Substring, _ fit: Fit, _ said: Int) -> [String]? {
    var cells = Cells.split(text, fit.dialect.separator).map { String($0) }
    if fit.dialect.separator == " ", cells.count != fit.width { cells = spaced(cells) }
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
    of line: Line, _ best: Fit, _ fits: [Fit]
  ) throws(DataProblem) {
    guard best.dialect.separator == "," else { return }
    let others = fits.filter {
      $0.dialect.separator == "," && $0.dialect.decimal != best.dialect.decimal
        && $0.width == best.width
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
    _ lines: ArraySlice<Line>, _ dialect: Dialect, _ headers: [DataHeader]?,
    _ wishes: DataFile.Wishes
  ) throws(DataProblem) {
    guard dialect.separator == ",", headers == nil, lines.first?.text.contains(",") == true,
      lines.first?.text.contains("\"") != true, wishes.separator == nil,
      wishes.decimal == nil, !lines.contains(where: { $0.text.contains(".") })
    else { return }
    throw .ambiguousCommas(String((lines.first?.text ?? "").prefix(40)))
  }

  private static func table(
    _ lines: ArraySlice<Line>, _ fit: Fit, _ headers: [DataHeader]?
  ) throws(DataProblem) -> DataTable {
    guard lines.count <= DataFile.Limits.rows else {
      throw .tooManyRows(DataFile.Limits.rows)
    }
    guard fit.width <= DataFile.Limits.columns else {
      throw .tooManyColumns(DataFile.Limits.columns)
    }
    let title = { (column: Int) in
      let text = headers?[column].text ?? ""
      return text.isEmpty ? "column \(column + 1)" : text
    }
    var columns = (0..<fit.width).map { ReadColumn(title: title($0)) }
    for line in lines {
      let cells = Cells.split(line.text, fit.dialect.separator)
      guard cells.count == fit.width else {
        throw .cellCount(line: line.number, found: cells.count, expected: fit.width)
      }
      for (index, cell) in cells.enumerated() {
        try columns[index].add(cell, line.number, fit.dialect.decimal)
      }
    }
    // Kinovea ends its lines with separators: a column without a number is none.
    let kept = columns.indices.filter { !columns[$0].values.allSatisfy(\.isNaN) }
    let clocks = kept.enumerated().filter { columns[$1].isClock == true }
      .map { ($0, columns[$1].isWholePair) }
    return DataTable(
      headers: headers.map { headers in kept.map { headers[$0] } },
      columns: kept.map { columns[$0].values },
      clocks: Dictionary(uniqueKeysWithValues: clocks), lines: lines.map(\.number),
      described: [
        fit.dialect.described, fit.isGrouped ? "numbers with separated thousands" : "",
      ].filter { !$0.isEmpty }.joined(separator: ", "))
  }
}

/// A column while it is read.
private struct ReadColumn {
  let title: String
  var values: [Double] = []
  /// Whether its cells are times of day; nil as long as all are missing.
  var isClock: Bool?
  var isWholePair = true

  mutating func add(
    _ cell: Substring, _ line: Int, _ decimal: Character
  ) throws(DataProblem) {
    guard let content = Cells.content(cell, decimal) else {
      throw Cells.problem(cell, line: line, column: title, decimal: decimal)
    }
    if content != .missing {
      let wasClock = isClock
      if case .clock(_, let isPair) = content {
        isClock = true
        isWholePair = isWholePair && isPair
      } else {
        isClock = false
      }
      guard wasClock == nil || wasClock == isClock else {
        throw .badCell(
          String(cell.prefix(40)), line: line, column: String(title.prefix(40)),
          expected: wasClock == true ? "a time such as `0:00:00.5`" : "a plain number")
      }
    }
    values.append(content.value)
  }
}
