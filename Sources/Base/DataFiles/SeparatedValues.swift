/// Reads values between separators, in whichever of the usual dialects they are written.
struct SeparatedValues {
  let table: DataTable

  init(
    _ text: String, _ options: DataFile.Options, _ isInterrupted: () -> Bool
  ) throws(DataProblem) {
    var (lines, comments) = try Self.lines(of: text, isInterrupted)
    var options = options
    let labelled = options.separator == nil ? LabelledLines(lines) : nil
    if let labelled {
      lines = labelled.lines
      options.separator = "\t"
    }
    let (above, body, parts) = Self.parts(of: lines)
    let dialects = Dialect.all(options, isQuoted: text.contains("\""))
    guard options.rate != nil || !dialects.contains(where: { Metadata.isAll(of: body, $0) }) else {
      throw .noRows
    }
    let fits = dialects.compactMap { DialectFit(body, $0) }
    guard
      let best = Self.best(fits)
        ?? Self.best(dialects.compactMap { DialectFit(body, $0, isLoose: true) })
    else {
      throw above.isEmpty ? .noNumbers(lines.first.map { String($0.text.prefix(40)) }) : .noRows
    }
    try Self.requireOneReading(of: body[best.first], best, fits)
    let header = try TableHeader(
      above, Array(body[..<best.first]), comments, body[best.first], best, options)
    try Self.requireClearCommas(body[best.first...], best.dialect, header.headers, options)
    let described = [
      labelled == nil ? best.dialect.described : "each cell with its name",
      best.isGrouped ? "numbers with separated thousands" : "",
      parts > 1 ? "only the last of \(parts) parts" : "",
    ]
    table = try Self.table(body[best.first...], best, header, described, isInterrupted)
  }

  /// The lines of the table, and those above it: whatever stands above the last line that says that
  /// a header ends. LabVIEW writes one for the file and one for each part of it.
  private static func parts(
    of lines: [DataLine]
  ) -> (above: [DataLine], table: [DataLine], parts: Int) {
    let ends = lines.indices.filter { isEndOfHeader(lines[$0].text) }
    guard let last = ends.last, last + 1 < lines.count else { return ([], lines, 1) }
    return (Array(lines[..<last]), Array(lines[(last + 1)...]), max(1, ends.count - 1))
  }

  /// `***End_of_Header***`, `endheader`.
  private static func isEndOfHeader(_ line: Substring) -> Bool {
    guard line.first == "*" || line.first?.isLetter == true else { return false }
    let words = TimeWords.words(of: String(line.prefix(80)))
    return ["endofheader", "endheader"].contains(words.joined())
  }

  /// The lines that say something: no blank ones, no `sep=`; comments apart.
  private static func lines(
    of text: String, _ isInterrupted: () -> Bool
  ) throws(DataProblem) -> (lines: [DataLine], comments: [DataLine]) {
    var lines: [DataLine] = []
    var comments: [DataLine] = []
    var number = 0
    var rest: Substring? = text[...]
    while let from = rest {
      let end = from.firstIndex(where: \.isNewline)
      let part = from[..<(end ?? from.endIndex)]
      rest = end.map { from[from.index(after: $0)...] }
      number += 1
      if number.isMultiple(of: linesAtOnce), isInterrupted() { throw .interrupted }
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

  /// The lines between two looks at whether to stop: less than a millisecond.
  private static let linesAtOnce = 128

  /// `# …`, `% …`, `// …`, `=~=~= …`; a lone `%` is a unit, and `***` may begin the end of a header.
  private static func isComment(_ line: Substring) -> Bool {
    let second = line.dropFirst().first ?? " "
    return line.first == "#" || line.hasPrefix("//")
      || line.first == "%" && (second.isWhitespace || second.isLetter || second == "%")
      || line.prefix(4).allSatisfy { "=~-_+".contains($0) } && line.utf8.count > 3
  }

  private static func best(_ fits: [DialectFit]) -> DialectFit? {
    var best: DialectFit?
    for fit in fits where fit.score > best?.score ?? 0 { best = fit }
    return best
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
    _ options: DataFile.Options
  ) throws(DataProblem) {
    guard dialect.separator == ",", headers == nil, lines.first?.text.contains(",") == true,
      lines.first?.text.contains("\"") != true, options.separator == nil,
      options.decimal == nil, !lines.contains(where: { $0.text.contains(".") })
    else { return }
    throw .ambiguousCommas(String((lines.first?.text ?? "").prefix(40)))
  }

  private static func table(
    _ lines: ArraySlice<DataLine>, _ fit: DialectFit, _ header: TableHeader,
    _ described: [String], _ isInterrupted: () -> Bool
  ) throws(DataProblem) -> DataTable {
    let title = { (column: Int) in
      let text = header.headers?[column].text ?? ""
      return text.isEmpty ? "column \(column + 1)" : text
    }
    var columns = (0..<fit.width).map { ReadColumn(title: title($0)) }
    var uneven: DataProblem?
    for (number, line) in lines.enumerated() {
      if number.isMultiple(of: linesAtOnce), isInterrupted() { throw .interrupted }
      guard let cells = header.cells(fit.dialect.split(line)) else {
        let found = fit.dialect.split(line).count
        uneven = .cellCount(line: line.number, found: found, expected: fit.width)
        break
      }
      for (index, cell) in cells.enumerated() {
        columns[index].add(fit.dialect.content(cell), cell, line.number, fit.dialect.decimal)
      }
    }
    let beside = CellsBeside(columns, header.headers, lines, fit.dialect)
    let table = try ReadColumn.table(
      of: columns, beside.headers, beside: Set(beside.columns), lines: lines.map(\.number),
      described: (described
        + [beside.columns.isEmpty ? "" : "without the cells beside the table"])
        .filter { !$0.isEmpty }.joined(separator: ", "), metadata: header.metadata)
    if let uneven { throw uneven }
    return table
  }
}
