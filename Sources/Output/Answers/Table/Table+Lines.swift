import Text

extension Table {
  /// The blanks between columns: one instead of two if texts would otherwise be truncated.
  static let gaps = (wide: 2, narrow: 1)
  /// The minimum width to which a column of texts is truncated to avoid a second group of columns.
  static let shortestText = 12

  /// Returns the table as lines of text, without trailing blanks: headers, a rule, the rows.
  ///
  /// A table that is too wide first gets narrower gaps, then truncated texts, marked with `…`. If
  /// that is not enough, the columns are shown in groups, one below the other, each beginning with
  /// the first column. Numbers are never truncated, so a number wider than `width` sticks out.
  public func lines(width: Int) -> [String] { writtenLines(width: width).map(\.text) }

  /// Returns the same lines, with measured numbers marked: the column's kind decides, not the
  /// digits.
  public func writtenLines(width: Int) -> [WrittenLine] {
    let table = reading.spreadingQuantities(in: width)
    let texts = columns.indices.map { TableColumnText(table, column: $0, showsMarks: true) }
    return table.lines(texts, width: width)
  }

  private func lines(_ texts: [TableColumnText], width: Int) -> [WrittenLine] {
    let natural = texts.map(\.naturalWidth)
    let all = Array(columns.indices)
    if Self.total(natural) <= width { return lines(of: all, texts, natural) }
    let (wide, narrow) = Self.gaps
    if Self.total(natural, gap: narrow) <= width {
      return lines(of: all, texts, natural, gap: narrow)
    }
    // If a text is truncated anyway, narrow gaps would only be harder to read.
    for gap in [wide, narrow] {
      guard let widths = fitted(texts, natural, in: width, gap: gap) else { continue }
      return lines(of: all, texts, widths, gap: gap)
    }
    var lines: [WrittenLine] = []
    let widths = zip(texts, natural).map { max($0.leastWidth, min($1, max(1, width))) }
    for group in groups(texts, widths, in: width) {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(of: group, texts, roomy(group, texts, widths, in: width))
    }
    return lines
  }

  /// Returns the widths with which all columns fit side by side, or nil.
  private func fitted(
    _ texts: [TableColumnText], _ natural: [Int], in width: Int, gap: Int
  ) -> [Int]? {
    // A text wider than the whole line is truncated in any case.
    var widths = zip(texts, natural).map { text, natural in
      text.isWhole
        ? natural : min(natural, max(width, Self.shortestText, DisplayWidth.of(text.header)))
    }
    var excess = Self.total(widths, gap: gap) - width
    while excess > 0 {
      // Narrowing the widest text one screen column at a time keeps long texts even.
      let floors = texts.map { max(Self.shortestText, DisplayWidth.of($0.header)) }
      let cuttable = widths.indices.filter { !texts[$0].isWhole && widths[$0] > floors[$0] }
      guard let widest = cuttable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      let others = cuttable.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let floor = max(floors[widest], others - 1)
      let cut = min(excess, max(1, widths[widest] - floor))
      widths[widest] -= cut
      excess -= cut
    }
    return widths
  }

  /// Returns the groups of columns, each beginning with the first column if there is room for it.
  private func groups(_ texts: [TableColumnText], _ widths: [Int], in width: Int) -> [[Int]] {
    guard let key = widths.first else { return [] }
    func fitsBesideKey(_ column: Int) -> Bool {
      let least = texts[column].isWhole ? texts[column].leastWidth : Self.shortestText
      return key <= width / 2 && Self.total([key, min(widths[column], least)]) <= width
    }
    var groups: [[Int]] = [[0]]
    for column in widths.indices.dropFirst() {
      let group = groups[groups.count - 1]
      let isRoomy = Self.total((group + [column]).map { widths[$0] }) <= width
      // The key alone is useless: a column that can be truncated to fit beside it goes there.
      if isRoomy || (group == [0] && fitsBesideKey(column)) {
        groups[groups.count - 1].append(column)
      } else {
        groups.append(fitsBesideKey(column) ? [0, column] : [column])
      }
    }
    return groups
  }

  /// Returns a group's widths, with a text that is too wide beside the key truncated so that both
  /// fit.
  private func roomy(
    _ group: [Int], _ texts: [TableColumnText], _ widths: [Int], in width: Int
  ) -> [Int] {
    var widths = widths
    let excess = Self.total(group.map { widths[$0] }) - width
    if excess > 0, let last = group.last {
      widths[last] = max(texts[last].leastWidth, 1, widths[last] - excess)
    }
    return widths
  }

  private func lines(
    of group: [Int], _ texts: [TableColumnText], _ widths: [Int], gap: Int = gaps.wide
  ) -> [WrittenLine] {
    guard !group.isEmpty else { return [] }
    func joined(_ cells: [WrittenLine]) -> WrittenLine {
      cells.joined(separator: String(repeating: " ", count: gap)).trimmingTrailingBlanks
    }
    let headers = joined(group.map { WrittenLine(texts[$0].header(width: widths[$0])) })
    let rule = joined(group.map { WrittenLine(String(repeating: "-", count: widths[$0])) })
    return [headers, rule]
      + rows.indices.map { row in
        joined(
          group.map {
            WrittenLine(
              texts[$0].cell(row, width: widths[$0]), isMeasured: columns[$0].kind.isMeasured)
          })
      }
  }

  private static func total(_ widths: [Int], gap: Int = gaps.wide) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }
}
