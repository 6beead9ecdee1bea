/// A column while it is read: numbers, or words that are left out.
struct ReadColumn {
  let title: String
  private(set) var values: [Double] = []
  /// Whether its cells are times of day; nil as long as all are missing.
  private var isClock: Bool?
  private var isWholePair = true
  private var numbers = 0
  private var others = 0
  /// The first cell that is no number, or not of the kind of those above it, with its line.
  private var problem: (line: Int, problem: DataProblem)?

  init(title: String) { self.title = String(title.prefix(40)) }

  /// Adds what a cell says.
  ///
  /// - Parameter content: Nil for a cell that is no number.
  mutating func add(
    _ content: Cells.Content?, _ cell: Substring, _ line: Int, _ decimal: Character
  ) {
    values.append(content?.value ?? .nan)
    guard content != .missing else { return }
    guard let content else {
      others += 1
      let words = Cells.problem(cell, line: line, column: title, decimal: decimal)
      problem = problem ?? (line, words)
      return
    }
    numbers += 1
    let wasClock = isClock
    isClock = false
    if case .clock(_, let isPair) = content {
      isClock = true
      isWholePair = isWholePair && isPair
    }
    guard let wasClock, wasClock != isClock, problem == nil else { return }
    let expected = wasClock ? "a time such as `0:00:00.5`" : "a plain number"
    problem = (
      line, .badCell(String(cell.prefix(40)), line: line, column: title, expected: expected)
    )
  }

  /// Whether most of its cells that say something are no numbers.
  private var isWords: Bool { numbers < others }

  /// A table of the columns that have numbers.
  ///
  /// - Throws: The first cell that is no number in a column of numbers.
  static func table(
    of columns: [ReadColumn], _ headers: [DataHeader]?, lines: [Int], described: String
  ) throws(DataProblem) -> DataTable {
    guard lines.count <= DataFile.Limits.rows else { throw .tooManyRows(DataFile.Limits.rows) }
    guard columns.count <= DataFile.Limits.columns else {
      throw .tooManyColumns(DataFile.Limits.columns)
    }
    let wrong = columns.compactMap { $0.isWords ? nil : $0.problem }
    if let first = wrong.min(by: { $0.line < $1.line }) { throw first.problem }
    let kept = columns.indices.filter { columns[$0].numbers > 0 && !columns[$0].isWords }
    let clocks = kept.enumerated().filter { columns[$1].isClock == true }
      .map { ($0, columns[$1].isWholePair) }
    let leftOut = columns.indices.compactMap { index -> DataTable.LeftOut? in
      let (column, header) = (columns[index], headers?[index] ?? .empty)
      // Kinovea ends its lines with separators: such a column is none.
      guard column.isWords || column.numbers == 0 && !header.text.isEmpty else { return nil }
      return .init(title: column.title, timing: header.timing, problem: column.problem?.problem)
    }
    return DataTable(
      headers: headers.map { headers in kept.map { headers[$0] } },
      columns: kept.map { columns[$0].values }, places: kept,
      clocks: Dictionary(uniqueKeysWithValues: clocks), leftOut: leftOut, lines: lines,
      described: described)
  }
}
