import Text

/// The texts of one column of a table, with numbers aligned on the decimal point.
struct TableColumnText {
  let header: String
  let alignment: Table.Alignment
  let cells: [String]
  /// Whether no cell is ever truncated: for numbers, places, and names that must stay distinct.
  let isWhole: Bool

  /// - Parameter showsMarks: Whether plots mark their series by characters, as text does.
  init(_ table: Table, column: Int, showsMarks: Bool) {
    let declaration = table.columns[column]
    let whole = table.rows.indices.map { table.cell(row: $0, column: column) }
    let numbers = whole.map { cell -> String? in
      switch cell {
      case .number(let value): table.text(value, in: declaration)
      case .text, .flag, .tuple, .quantities, .empty: nil
      }
    }
    // Blanks after shorter fractions put all decimal points at one distance from the right.
    let tail = numbers.reduce(0) { max($0, $1.map(Self.tailWidth) ?? 0) }
    let head = numbers.reduce(0) { max($0, $1.map { $0.utf8.count - Self.tailWidth($0) } ?? 0) }
    header = declaration.header.visibleInLine
    alignment = declaration.alignment
    isWhole = declaration.isWhole || whole.contains(where: \.isOfNumbers)
    let marks = showsMarks && declaration.hasMarks ? GlyphSet.seriesMarks.map { "\($0) " } : []
    cells = whole.indices.map { row in
      let (cell, number) = (whole[row], numbers[row])
      switch cell {
      case .number:
        let text = number ?? ""
        let blanks = String(repeating: " ", count: tail - Self.tailWidth(text))
        return (text + blanks).padded(left: head + tail)
      case .text(let text):
        return (marks.indices.contains(row) ? marks[row] : "") + text.visibleInLine
      case .flag(let flag): return flag ? "true" : "false"
      case .tuple(let numbers): return table.text(numbers, in: declaration)
      // Named numbers have already been spread over rows of texts.
      case .quantities, .empty: return ""
      }
    }
  }

  /// Returns the width of a number from its decimal point, or its exponent, to its end.
  private static func tailWidth(_ number: String) -> Int {
    // "inf" and "nan" have neither a point nor an "e".
    let marks = [UInt8(ascii: "."), UInt8(ascii: "e")]
    guard let mark = number.utf8.firstIndex(where: marks.contains) else { return 0 }
    return number.utf8.distance(from: mark, to: number.utf8.endIndex)
  }

  /// The width of the whole column.
  var naturalWidth: Int {
    cells.reduce(DisplayWidth.of(header)) { max($0, DisplayWidth.of($1)) }
  }

  /// The minimum width that does not truncate what must stay whole.
  var leastWidth: Int {
    isWhole ? cells.reduce(0) { max($0, DisplayWidth.of($1)) } : 0
  }

  /// Returns the header, at exactly a width.
  func header(width: Int) -> String { placed(header, width: width) }

  /// Returns the cell of a row, at exactly a width.
  func cell(_ row: Int, width: Int) -> String { placed(cells[row], width: width) }

  private func placed(_ text: String, width: Int) -> String {
    let text = text.truncated(to: width)
    switch alignment {
    case .left: return text.padded(right: width)
    case .right: return text.padded(left: width)
    }
  }
}

extension Table.Cell {
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .number, .tuple: true
    case .text, .flag, .quantities, .empty: false
    }
  }
}
