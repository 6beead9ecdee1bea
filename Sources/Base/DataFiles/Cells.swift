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

  static func trimmed(_ cell: Substring) -> Substring {
    let rest = cell.drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return rest[...last]
  }

  private static func unquoted(_ cell: Substring) -> Substring {
    let cell = trimmed(cell)
    guard cell.count >= 2, cell.first == "\"", cell.last == "\"" else { return cell }
    return trimmed(cell.dropFirst().dropLast())
  }

  /// A cell's meaning.
  enum Content: Equatable {
    case missing
    case number(Double)
    /// A number with a separator between thousands. It is proven to be one if it cannot be a
    /// number with decimals instead.
    case grouped(Double, isProven: Bool)
    /// A time of day, in seconds. Two whole parts may also be hours and minutes.
    case clock(Double, isWholePair: Bool)
    case moment(Moment)
    /// A number with its unit: `20 ms`.
    case measured(Double, unit: String)

    /// NaN for a missing one.
    var value: Double {
      switch self {
      case .missing: .nan
      case .number(let value), .grouped(let value, _), .clock(let value, _): value
      case .moment(let moment): moment.approximate
      case .measured(let value, _): value
      }
    }

    /// Whether it may name something instead: `1A`.
    var isMeasured: Bool { if case .measured = self { true } else { false } }
  }

  private static let missing: Set<Substring> = [
    "", "NaN", "nan", "NAN", "NA", "N/A", "n/a", "#N/A", "null", "NULL", "None", "-", "--",
  ]

  /// A cell's meaning; nil if it is not a number.
  static func content(_ cell: Substring, _ decimal: Character) -> Content? {
    if missing.contains(cell) { return .missing }
    if let number = plain(cell, decimal) { return .number(number) }
    guard let first = cell.unicodeScalars.first, first.value < 58 || first == "−",
      cell.utf8.count < 40
    else { return nil }
    return grouped(cell, decimal) ?? clock(cell) ?? Moment(cell).map { .moment($0) }
      ?? measured(cell, decimal)
  }

  /// `20 ms`, `26.14V`, `50%`: a number and a unit that is known.
  private static func measured(_ cell: Substring, _ decimal: Character) -> Content? {
    let start = cell.firstIndex { $0.isLetter && $0 != "e" && $0 != "E" || "%°".contains($0) }
    guard let start else { return nil }
    let unit = trimmed(cell[start...])
    guard TimeUnit(written: unit) != nil || OtherUnit.isUnit(unit) else { return nil }
    switch content(trimmed(cell[..<start]), decimal) {
    case .number(let value), .grouped(let value, _): return .measured(value, unit: String(unit))
    default: return nil
    }
  }

  private static func plain(_ cell: Substring, _ decimal: Character) -> Double? {
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

  /// `1.000,92`, `1 000,92`, `1'000.5`, `1,000.92`.
  private static func grouped(_ cell: Substring, _ decimal: Character) -> Content? {
    var text = cell
    let sign: Double = text.first == "-" || text.first == "−" ? -1 : 1
    if let first = text.first, "+-−".contains(first) { text = text.dropFirst() }
    let parts = text.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count < 2 || isDigits(parts[1]) else { return nil }
    guard let mark = whole.first(where: { !$0.isWholeNumber }) else {
      // Only the sign was unusual.
      return isDigits(whole) ? Double(parts.joined(separator: ".")).map { .number(sign * $0) } : nil
    }
    let marks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "'", "’", decimal == "," ? "." : ","]
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard marks.contains(mark), let first = groups.first, (1...3).contains(first.count),
      first.first != "0", groups.allSatisfy(isDigits),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      let number = Double(groups.joined() + (parts.count > 1 ? "." + parts[1] : ""))
    else { return nil }
    return .grouped(
      sign * number,
      isProven: parts.count > 1 || groups.count > 2 || mark != "," && mark != ".")
  }

  /// `0:00:00.04`, `01:02,5`.
  private static func clock(_ cell: Substring) -> Content? {
    let parts = cell.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last else { return nil }
    let seconds = last.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    guard parts.dropLast().allSatisfy({ (1...3).contains($0.count) && isDigits($0) }),
      seconds.allSatisfy(isDigits), seconds[0].count == 2,
      let value = Double(seconds.joined(separator: ".")), value < 60
    else { return nil }
    let larger = parts.dropLast().compactMap { Double($0) }
    guard parts.count == 2 || larger[1] < 60 else { return nil }
    let whole = larger.reduce(0) { $0 * 60 + $1 }
    return .clock(whole * 60 + value, isWholePair: parts.count == 2 && seconds.count == 1)
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48..<58).contains($0) }
  }

  static func problem(
    _ cell: Substring, line: Int, column: String, decimal: Character
  ) -> DataProblem {
    let shown = String(cell.prefix(40))
    let place = (line: line, column: String(column.prefix(40)))
    let isDigits = !cell.isEmpty && cell.allSatisfy { $0.isNumber || ".,:;-/TZ+ ".contains($0) }
    let other: String? =
      if isDigits, cell.filter({ ":;".contains($0) }).count >= 3 {
        "a timecode with frames"
      } else if isDigits, cell.filter({ "-/".contains($0) }).count >= 2 {
        "a date"
      } else if isDigits, cell.contains(":") {
        "no time of day that it knows"
      } else if isDigits, cell.contains("."), cell.contains(",") {
        "no number with separated thousands"
      } else {
        nil
      }
    if let other {
      return .refusedForm(shown, line: place.line, column: place.column, what: other)
    }
    return .badCell(
      shown, line: place.line, column: place.column,
      expected: "a number such as `0\(decimal)5`")
  }
}
