/// A column while it is read: numbers, or words that are left out.
struct ReadColumn {
  let title: String
  private(set) var values: [Double] = []
  /// Whether its cells are times of day; nil as long as all are missing.
  private var isClock: Bool?
  private var isWholePair = true
  private var numbers = 0
  private var others = 0
  /// The first cell that is no number.
  private var problem: DataProblem?

  init(title: String) { self.title = String(title.prefix(40)) }

  /// - Parameters:
  ///   - content: Nil for a cell that is no number.
  ///   - problem: What is wrong with the cell, and what is expected.
  mutating func add(_ content: Cells.Content?, else problem: (_ expected: String?) -> DataProblem) {
    values.append(content?.value ?? .nan)
    guard content != .missing else { return }
    guard let content else {
      others += 1
      self.problem = self.problem ?? problem(nil)
      return
    }
    numbers += 1
    let wasClock = isClock
    if case .clock(_, let isPair) = content {
      isClock = true
      isWholePair = isWholePair && isPair
    } else {
      isClock = false
    }
    if let wasClock, wasClock != isClock, self.problem == nil {
      self.problem = problem(wasClock ? "a time such as `0:00:00.5`" : "a plain number")
    }
  }

  mutating func add(_ cell: Substring, _ line: Int, _ decimal: Character) {
    let title = title
    add(Cells.content(cell, decimal)) { expected in
      guard let expected else {
        return Cells.problem(cell, line: line, column: title, decimal: decimal)
      }
      return .badCell(String(cell.prefix(40)), line: line, column: title, expected: expected)
    }
  }

  /// Whether most of its cells that say something are no numbers.
  private var isWords: Bool { numbers < others }

  /// A table of the columns that have numbers.
  ///
  /// - Throws: The first cell that is no number in a column of numbers.
  static func table(
    of columns: [ReadColumn], _ headers: [DataHeader]?, lines: [Int], described: String
  ) throws(DataProblem) -> DataTable {
    let wrong = columns.compactMap { $0.isWords ? nil : $0.problem }
    if let first = wrong.min(by: { ($0.line ?? 0) < ($1.line ?? 0) }) { throw first }
    let kept = columns.indices.filter { columns[$0].numbers > 0 && !columns[$0].isWords }
    let clocks = kept.enumerated().filter { columns[$1].isClock == true }
      .map { ($0, columns[$1].isWholePair) }
    let leftOut = columns.indices.compactMap { index -> DataTable.LeftOut? in
      let header = headers?[index] ?? .empty
      // Kinovea ends its lines with separators: such a column is none.
      guard columns[index].isWords || columns[index].numbers == 0 && !header.text.isEmpty else {
        return nil
      }
      return .init(title: columns[index].title, timing: header.timing, columns[index].problem)
    }
    return DataTable(
      headers: headers.map { headers in kept.map { headers[$0] } },
      columns: kept.map { columns[$0].values }, places: kept,
      clocks: Dictionary(uniqueKeysWithValues: clocks), leftOut: leftOut, lines: lines,
      described: described)
  }
}
