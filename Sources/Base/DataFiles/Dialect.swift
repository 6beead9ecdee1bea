/// The separator of cells, and that of decimals.
struct Dialect: Hashable {
  let separator: Character
  let decimal: Character

  /// Those that a file may have. Between commas, decimal commas stand in quotation marks.
  static func all(_ options: DataFile.Options, isQuoted: Bool) -> [Dialect] {
    let separators: [Character] =
      options.separator.map { [$0] } ?? [",", "\t", ";", "|", " "]
    let decimals: [Character] = options.decimal.map { [$0] } ?? [".", ","]
    return separators.flatMap { separator in
      decimals.compactMap { decimal in
        separator == decimal && !isQuoted
          ? nil : Dialect(separator: separator, decimal: decimal)
      }
    }
  }

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

  func split(_ line: DataLine) -> [Substring] { Cells.split(line.text, separator) }

  func content(_ cell: Substring) -> Cells.Content? { Cells.content(cell, decimal) }
}

/// A line of a file.
struct DataLine {
  let number: Int
  let text: Substring
}

/// How well a dialect fits the lines of a file.
struct DialectFit {
  let dialect: Dialect
  /// The index of the first row of values, and the count of its cells.
  let first: Int
  let width: Int
  /// How many columns there are up to the last in which the rows say something: some programs end
  /// their rows with separators.
  let said: Int
  /// The columns whose cells are words.
  let words: Set<Int>
  let score: Double
  /// Whether a number needs a separator of thousands, and whether one proves that there are some.
  let isGrouped: Bool
  let isProven: Bool

  /// A line in a dialect.
  private struct Row {
    var cells: [Substring]
    /// Nil for a cell that is no number.
    var contents: [Cells.Content?]

    init(_ cells: [Substring], _ dialect: Dialect) {
      self.cells = cells
      contents = cells.map { dialect.content($0) }
    }

    var hasNumber: Bool { contents.contains { $0 != nil && $0 != .missing } }

    /// Whether it says nothing but words, several of them.
    var isNames: Bool {
      !hasNumber && contents.count { $0 == nil } > 1
    }

    /// The row with as many cells as others have: programs leave out an empty remark at the end.
    func fitted(to width: Int) -> Row {
      var row = self
      let last = contents.last.flatMap { $0 } ?? .missing
      if cells.count == width + 1, last == .missing {
        row.cells.removeLast()
        row.contents.removeLast()
      } else if cells.count == width - 1 {
        row.cells.append("")
        row.contents.append(.missing)
      }
      return row
    }
  }

  /// Judges a dialect by the first 200 rows: nearly all must fit, a column that always rises is a
  /// good sign, and so are a point, plain numbers, and few columns of words.
  ///
  /// - Parameter isLoose: Whether any rows will do, of which the first bad cell is named then.
  init?(_ lines: [DataLine], _ dialect: Dialect, isLoose: Bool = false) {
    let rows = lines.prefix(300).map { Row(dialect.split($0), dialect) }
    var failed: Set<Int> = []
    // Where a row of some width is none of values, no row below it with that width is the first,
    // unless the row is a label with its numbers.
    for first in rows.indices.prefix(100) where !failed.contains(rows[first].cells.count) {
      let row = rows[first]
      guard row.hasNumber,
        row.contents.allSatisfy({ $0 != nil })
          || !Self.isUnits(row, above: rows[(first + 1)...].prefix(200))
      else { continue }
      if let fit = Self(rows[first...].prefix(200), dialect, isLoose) {
        self = fit
        return
      }
      if !isLoose, Self.isAbove(rows, first) { continue }
      failed.insert(row.cells.count)
    }
    return nil
  }

  /// Whether a row has units for the columns of the rows below it. What goes on behind those is none.
  private static func isUnits(_ row: Row, above rows: ArraySlice<Row>) -> Bool {
    HeaderRows.isUnits(row.cells.prefix(said(in: rows)).map { String($0) })
  }

  private static func said(in rows: some Sequence<Row>) -> Int {
    rows.lazy.compactMap { row in row.cells.lastIndex { !$0.isEmpty } }.max().map { $0 + 1 } ?? 0
  }

  /// Whether a row with numbers belongs to what stands above the table: a label with its numbers, or
  /// one with names below it.
  private static func isAbove(_ rows: [Row], _ index: Int) -> Bool {
    let row = rows[index]
    if Metadata.isEntry(row.cells.map { String($0) }) { return true }
    let names = rows[(index + 1)...].prefix(20).firstIndex(where: \.isNames)
    guard let names else { return false }
    return row.contents.first == .some(nil)
      || rows[names].cells.count == row.cells.count && names - index <= 8
  }

  private init?(_ following: ArraySlice<Row>, _ dialect: Dialect, _ isLoose: Bool) {
    guard let begin = following.first else { return nil }
    let first = following.startIndex
    let width = begin.cells.count
    // Rows of names do not follow rows of values.
    let isAbove = following.dropFirst().prefix(8).contains {
      $0.isNames && $0.cells.count == width
    }
    let wide = following.map { $0.fitted(to: width) }.filter { $0.cells.count == width }
    let words = Self.words(of: wide, width)
    let numbers = (0..<width).filter { !words.contains($0) }
    let rows = wide.compactMap { row -> [Cells.Content]? in
      let contents = numbers.compactMap { row.contents[$0] }
      return contents.count == numbers.count ? contents : nil
    }
    let share = Double(rows.count) / Double(following.count)
    // One bad row is named later, in a short file too.
    let isNear = share > 0.9 || rows.count + 1 >= following.count
    guard
      isLoose
        ? width > 1
        : isNear && !isAbove && numbers.allSatisfy({ begin.contents[$0] != nil })
          && numbers.contains(where: { begin.contents[$0] != .missing })
    else { return nil }
    let rises = numbers.indices.contains { column in
      rows.count > 1
        && zip(rows.dropFirst(), rows).allSatisfy { $0[column].value > $1[column].value }
    }
    let grouped = rows.joined().compactMap { content -> Bool? in
      if case .grouped(_, let isProven) = content { isProven } else { nil }
    }
    let early = 1 / Double(first + 2)
    let usual = dialect.decimal == "." ? 0.1 : 0
    // Cells of their own are better than one that a wrong separator left whole.
    let cells = (width > 1 ? 0.5 : 0) - Double(words.count) / Double(width)
    let plain = grouped.isEmpty ? 0.2 : 0
    (self.dialect, self.first, self.width, self.words) = (dialect, first, width, words)
    said = Self.said(in: wide)
    score = share + (rises ? 2 : 0) + early + usual + cells + plain
    (isGrouped, isProven) = (!grouped.isEmpty, grouped.contains(true))
  }

  /// The columns of which most cells that say something are no numbers, and those that have words
  /// beside the upper half of the table.
  private static func words(of rows: [Row], _ width: Int) -> Set<Int> {
    Set(
      (0..<width).filter { column in
        var (said, other, measured, height) = (0, 0, 0, 0)
        for (index, row) in rows.enumerated() {
          let content = row.contents[column]
          guard content != .missing else { continue }
          (said, height) = (said + 1, index + 1)
          if content == nil { other += 1 }
          if content?.isMeasured == true { measured += 1 }
        }
        return (other + (other > 0 ? measured : 0)) * 2 > said
          || other > 0 && height * 2 < rows.count
      })
  }
}
