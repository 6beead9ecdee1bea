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

  init(_ text: String, _ wishes: DataFile.Wishes) throws(DataProblem) {
    let lines = try Self.lines(of: text)
    var best: (dialect: Dialect, first: Int, score: Double)?
    for dialect in Self.dialects(wishes) {
      guard let found = Self.score(lines, dialect), found.score > best?.score ?? 0 else {
        continue
      }
      best = (dialect, found.first, found.score)
    }
    guard let best else { throw .noNumbers }
    let headers = Self.headers(lines, best.first, best.dialect)
    try Self.requireClearCommas(lines[best.first...], best.dialect, headers, wishes)
    table = try Self.table(lines[best.first...], best.dialect, headers)
  }

  /// The lines that say something: no blank ones, no comments, no `sep=`.
  private static func lines(of text: String) throws(DataProblem) -> [Line] {
    var lines: [Line] = []
    var number = 0
    for part in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      number += 1
      guard part.utf8.count <= DataFile.Limits.lineBytes else {
        throw .longLine(number, limit: DataFile.Limits.lineBytes)
      }
      let isSaid = part.contains { !$0.isWhitespace && $0 != ";" && $0 != "," }
      guard isSaid, part.first != "#", !part.hasPrefix("sep=") else { continue }
      lines.append(Line(number: number, text: part))
    }
    return lines
  }

  private static func dialects(_ wishes: DataFile.Wishes) -> [Dialect] {
    let separators: [Character] =
      wishes.separator.map { [$0] } ?? [",", "\t", ";", "|", " "]
    let decimals: [Character] = wishes.decimal.map { [$0] } ?? [".", ","]
    return separators.flatMap { separator in
      decimals.compactMap { decimal in
        separator == decimal ? nil : Dialect(separator: separator, decimal: decimal)
      }
    }
  }

  /// Judges a dialect by the first 200 lines from the first one with numbers alone: nearly all must
  /// fit, a column that always rises is a good sign, and so is a point.
  private static func score(
    _ lines: [Line], _ dialect: Dialect
  ) -> (first: Int, score: Double)? {
    guard
      let first = lines.prefix(100).firstIndex(where: {
        let cells = Cells.split($0.text, dialect.separator)
        return numbers(cells, dialect).map { $0.contains { !$0.isNaN } } ?? false
      })
    else { return nil }
    let width = Cells.split(lines[first].text, dialect.separator).count
    let following = lines[first...].prefix(200)
    let rows = following.compactMap { line -> [Double]? in
      let cells = Cells.split(line.text, dialect.separator)
      return cells.count == width ? numbers(cells, dialect) : nil
    }
    let share = Double(rows.count) / Double(following.count)
    // One bad row is named later, in a short file too.
    guard share > 0.9 || rows.count + 1 >= following.count else { return nil }
    let rises = (0..<width).contains { column in
      rows.count > 1
        && zip(rows.dropFirst(), rows).allSatisfy { $0[column] > $1[column] }
    }
    let early = 1 / Double(first + 2)
    let usual = dialect.decimal == "." ? 0.1 : 0
    // Cells of their own are better than one that a wrong separator left whole.
    let cells = width > 1 ? 0.5 : 0
    return (first, share + (rises ? 2 : 0) + early + usual + cells)
  }

  private static func numbers(_ cells: [Substring], _ dialect: Dialect) -> [Double]? {
    var numbers: [Double] = []
    for cell in cells {
      guard let number = Cells.number(cell, dialect.decimal) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The last line before the numbers with as many cells as they have.
  private static func headers(
    _ lines: [Line], _ first: Int, _ dialect: Dialect
  ) -> [String]? {
    let numbers = Cells.split(lines[first].text, dialect.separator)
    // Some programs end their rows with separators, but not the header.
    let said = (numbers.lastIndex { !$0.isEmpty } ?? 0) + 1
    for line in lines[..<first].reversed() {
      let cells = Cells.split(line.text, dialect.separator).map { String($0) }
      guard cells.count == numbers.count || cells.count == said else { continue }
      return cells + Array(repeating: "", count: max(0, numbers.count - cells.count))
    }
    return nil
  }

  /// `0,0167,568,33` reads as four whole numbers, with decimal commas as two: nobody can tell.
  private static func requireClearCommas(
    _ lines: ArraySlice<Line>, _ dialect: Dialect, _ headers: [String]?,
    _ wishes: DataFile.Wishes
  ) throws(DataProblem) {
    guard dialect.separator == ",", headers == nil, lines.first?.text.contains(",") == true,
      wishes.separator == nil,
      wishes.decimal == nil, !lines.contains(where: { $0.text.contains(".") })
    else { return }
    throw .ambiguousCommas(String((lines.first?.text ?? "").prefix(40)))
  }

  private static func table(
    _ lines: ArraySlice<Line>, _ dialect: Dialect, _ headers: [String]?
  ) throws(DataProblem) -> DataTable {
    guard lines.count <= DataFile.Limits.rows else {
      throw .tooManyRows(DataFile.Limits.rows)
    }
    let width = lines.first.map { Cells.split($0.text, dialect.separator).count } ?? 0
    guard width <= DataFile.Limits.columns else { throw .tooManyColumns(DataFile.Limits.columns) }
    var columns = [[Double]](repeating: [], count: width)
    for line in lines {
      let cells = Cells.split(line.text, dialect.separator)
      guard cells.count == width else {
        throw .cellCount(line: line.number, found: cells.count, expected: width)
      }
      for (index, cell) in cells.enumerated() {
        guard let number = Cells.number(cell, dialect.decimal) else {
          throw Cells.problem(
            cell, line: line.number, column: headers?[index] ?? "c\(index + 1)")
        }
        columns[index].append(number)
      }
    }
    // Kinovea ends its lines with separators: a column without a number is none.
    let kept = columns.indices.filter { !columns[$0].allSatisfy(\.isNaN) }
    return DataTable(
      headers: headers.map { headers in kept.map { headers[$0] } },
      columns: kept.map { columns[$0] }, lines: lines.map(\.number),
      described: dialect.described)
  }
}

/// The cells of a line.
enum Cells {
  /// Splits a line; separators within quotation marks do not count, and spaces count once.
  static func split(_ line: Substring, _ separator: Character) -> [Substring] {
    if separator == " " { return line.split(separator: " ") }
    guard line.contains("\"") else {
      return line.split(separator: separator, omittingEmptySubsequences: false)
        .map(trimmed)
    }
    var cells: [Substring] = []
    var isQuoted = false
    var start = line.startIndex
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      guard line[index] == separator, !isQuoted else { continue }
      cells.append(unquoted(line[start..<index]))
      start = line.index(after: index)
    }
    return cells + [unquoted(line[start...])]
  }

  private static func trimmed(_ cell: Substring) -> Substring {
    let rest = cell.drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return rest[...last]
  }

  private static func unquoted(_ cell: Substring) -> Substring {
    let cell = trimmed(cell)
    guard cell.count >= 2, cell.first == "\"", cell.last == "\"" else { return cell }
    return trimmed(cell.dropFirst().dropLast())
  }

  private static let missing: Set<Substring> = ["", "NaN", "nan", "NA", "null", "-"]

  /// A finite number; NaN for a missing one, nil for anything else.
  static func number(_ cell: Substring, _ decimal: Character) -> Double? {
    if missing.contains(cell) { return .nan }
    guard let first = cell.utf8.first, first < 58, cell.utf8.count < 40 else { return nil }
    var text = cell
    if decimal == "," {
      guard !cell.contains(".") else { return nil }
      text =
        cell.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        .joined(separator: ".")[...]
    }
    guard let number = Double(text), number.isFinite,
      text.utf8.allSatisfy({ $0 < 58 || $0 == 0x45 || $0 == 0x65 })
    else { return nil }
    return number
  }

  static func problem(_ cell: Substring, line: Int, column: String) -> DataProblem {
    let shown = String(cell.prefix(40))
    let isDigits = cell.allSatisfy { $0.isNumber || ".,:".contains($0) }
    if isDigits, cell.contains(":") {
      return .refusedForm(shown, line: line, what: "a time of day")
    }
    if isDigits, cell.contains("."), cell.contains(",") {
      return .refusedForm(shown, line: line, what: "a number with a thousands separator")
    }
    return .badCell(shown, line: line, column: String(column.prefix(40)))
  }
}
