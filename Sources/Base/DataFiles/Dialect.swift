/// What stands between cells, and in decimals.
struct Dialect: Hashable {
  let separator: Character
  let decimal: Character

  /// Those that a file may have. Between commas, decimal commas stand in quotation marks.
  static func all(_ wishes: DataFile.Wishes, isQuoted: Bool) -> [Dialect] {
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
  /// The columns whose cells are words.
  let words: Set<Int>
  let score: Double
  /// Whether a number needs a separator of thousands, and whether one proves that there are some.
  let isGrouped: Bool
  let isProven: Bool

  /// Judges a dialect by the first 200 rows: nearly all must fit, a column that always rises is a
  /// good sign, and so are a point, plain numbers, and few columns of words.
  ///
  /// - Parameter isLoose: Whether any rows will do, of which the first bad cell is named then.
  init?(_ lines: [DataLine], _ dialect: Dialect, isLoose: Bool = false) {
    let rows = lines.prefix(300).map { dialect.split($0) }
    var failed: Set<Int> = []
    // Where a row of some width is none of values, no row below it with that width is the first.
    for first in rows.indices.prefix(100) where !failed.contains(rows[first].count) {
      guard rows[first].contains(where: { Self.isNumber($0, dialect) }),
        rows[first].allSatisfy({ dialect.content($0) != nil })
          || !HeaderRows.isUnits(rows[first].map { String($0) })
      else { continue }
      if let fit = Self(rows[first...].prefix(200), dialect, isLoose) {
        self = fit
        return
      }
      failed.insert(rows[first].count)
    }
    return nil
  }

  private init?(_ following: ArraySlice<[Substring]>, _ dialect: Dialect, _ isLoose: Bool) {
    guard let begin = following.first else { return nil }
    let first = following.startIndex
    let width = begin.count
    let wide = following.filter { $0.count == width }
    let words = Self.words(of: wide, width, dialect)
    let numbers = (0..<width).filter { !words.contains($0) }
    let rows = wide.compactMap { row -> [Cells.Content]? in
      let contents = numbers.compactMap { dialect.content(row[$0]) }
      return contents.count == numbers.count ? contents : nil
    }
    let share = Double(rows.count) / Double(following.count)
    // One bad row is named later, in a short file too.
    let isNear = share > 0.9 || rows.count + 1 >= following.count
    guard
      isLoose
        ? width > 1
        : isNear && numbers.allSatisfy({ dialect.content(begin[$0]) != nil })
          && numbers.contains(where: { Self.isNumber(begin[$0], dialect) })
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
    score = share + (rises ? 2 : 0) + early + usual + cells + plain
    (isGrouped, isProven) = (!grouped.isEmpty, grouped.contains(true))
  }

  /// The columns of which most cells that say something are no numbers.
  private static func words(
    of rows: [[Substring]], _ width: Int, _ dialect: Dialect
  ) -> Set<Int> {
    Set(
      (0..<width).filter { column in
        let said = rows.map { dialect.content($0[column]) }.filter { $0 != .missing }
        return said.count { $0 != nil } * 2 < said.count
      })
  }

  private static func isNumber(_ cell: Substring, _ dialect: Dialect) -> Bool {
    dialect.content(cell).map { $0 != .missing } ?? false
  }
}
