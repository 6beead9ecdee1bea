import Text

/// A table, found in an output by the rule under its heads: its columns and rows have names.
struct SaidTable {
  /// The lines of the output that are the table.
  let lines: Range<Int>
  private let heads: [SaidTokens]
  /// The cells of each row; a row whose first cell is empty goes on with the one before.
  private let rows: [[SaidTokens]]

  /// - Parameter head: The index of the line with the heads, above the rule.
  init?(head: Int, of output: [WrittenLine]) {
    guard output.indices.contains(head + 1), OutputLine.isRule(output[head + 1].text),
      !OutputLine.isRule(output[head].text)
    else { return nil }
    let columns = Self.columns(ofRule: Array(output[head + 1].text))
    var end = head + 2
    var rows: [[WrittenLine]] = []
    while output.indices.contains(end),
      let row = Self.cells(of: output[end], in: columns), row.contains(where: { !$0.text.isEmpty })
    {
      if row[0].text.isEmpty, let last = rows.last {
        rows[rows.count - 1] = zip(last, row).map { [$0, $1].joined(separator: " ") }
      } else {
        rows.append(row)
      }
      end += 1
    }
    lines = head..<end
    heads = (Self.cells(of: output[head], in: columns) ?? []).map { SaidTokens($0) }
    self.rows = rows.map { $0.map { SaidTokens($0) } }
    guard heads.count == columns.count else { return nil }
  }

  private static func columns(ofRule rule: [Character]) -> [Range<Int>] {
    rule.indices.filter { rule[$0] == "-" && ($0 == 0 || rule[$0 - 1] == " ") }.map { start in
      start..<(rule[start...].firstIndex(of: " ") ?? rule.count)
    }
  }

  /// The texts below the columns; nil if a text stands between two of them. The last column has no
  /// end.
  private static func cells(of line: WrittenLine, in columns: [Range<Int>]) -> [WrittenLine]? {
    let characters = Array(line.text)
    let gaps = zip(columns, columns.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    let isClear = gaps.allSatisfy { gap in
      gap.allSatisfy { !characters.indices.contains($0) || characters[$0] == " " }
    }
    guard isClear, let first = columns.first,
      characters.prefix(first.lowerBound).allSatisfy({ $0 == " " })
    else { return nil }
    return columns.enumerated().map { index, column in
      let end = index == columns.count - 1 ? characters.count : column.upperBound
      return line.characters(in: column.lowerBound..<max(end, column.lowerBound))
    }
  }
}

extension SaidTable {
  /// Whether another table has each row and column of this one, with the same cells.
  ///
  /// A row or column with another name is the one at the same place among those that are left. A row
  /// with nothing but a name may be missing there.
  func isSaid(by other: SaidTable, _ tolerance: Double?) -> Bool {
    let pairs = columns(in: other, tolerance)
    guard pairs.allSatisfy({ $0 != nil }) || rows.isEmpty else { return false }
    let columns = pairs.compactMap { $0 }
    var rest = other.rows[...]
    return rows.allSatisfy { row in
      func agrees(_ cells: [SaidTokens], from first: Int) -> Bool {
        zip(row, columns).dropFirst(first).allSatisfy { cell, column in
          cell.agrees(with: cells[column], tolerance)
        }
      }
      let isNumbered = !(row.first?.numbers.isEmpty ?? true)
      let place =
        rest.firstIndex { agrees($0, from: 0) }
        ?? (isNumbered ? nil : rest.firstIndex { agrees($0, from: 1) })
      guard let place else { return row.isOfName && !other.rows.contains { $0.first == row.first } }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// For each column, the one of another table with its name, or else the next one without a
  /// partner.
  private func columns(in other: SaidTable, _ tolerance: Double?) -> [Int?] {
    var free = Array(other.heads.indices)
    func pop(where isRight: (Int) -> Bool) -> Int? {
      free.firstIndex(where: isRight).map { free.remove(at: $0) }
    }
    let named = heads.map { head in
      pop { head.agrees(with: other.heads[$0], tolerance) }
    }
    return named.indices.map { index in
      if let place = named[index] { return place }
      let before = named[..<index].compactMap { $0 }.last ?? -1
      return pop { $0 > before }
    }
  }
}

extension WrittenLine {
  /// The part at a range of characters, without blanks at its ends.
  func characters(in range: Range<Int>) -> WrittenLine {
    let all = Array(text)
    var (start, end) = (min(range.lowerBound, all.count), min(range.upperBound, all.count))
    while start < end, all[start] == " " { start += 1 }
    while start < end, all[end - 1] == " " { end -= 1 }
    let offset = all[..<start].reduce(0) { $0 + $1.utf8.count }
    let bytes = offset..<(offset + all[start..<end].reduce(0) { $0 + $1.utf8.count })
    let isMeasured = measured.contains { $0.overlaps(bytes) }
    return WrittenLine(String(all[start..<end]), isMeasured: isMeasured)
  }
}

extension [SaidTokens] {
  /// Whether the cells of a row are empty but for its name. A number is no name: a value may stand
  /// right below a table.
  fileprivate var isOfName: Bool {
    count > 1 && self[0].numbers.isEmpty && dropFirst().allSatisfy(\.isEmpty)
  }
}
