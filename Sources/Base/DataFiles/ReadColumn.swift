/// A column while it is read: numbers, or words that are left out.
struct ReadColumn {
  let title: String
  private(set) var values: [Double] = []
  /// The dates, each with its row.
  private var moments: [(row: Int, moment: Moment)] = []
  private var kind: Kind?
  private var numbers = 0
  private var others = 0
  /// The rows down to the last cell that says something.
  private(set) var height = 0
  /// The first cell that is no number, or not of the kind of those above it, with its line.
  private var problem: (line: Int, problem: DataProblem)?

  /// The kind of the cells of a column with content.
  enum Kind: Equatable {
    case number
    /// Times of day. Two whole parts may also be hours and minutes.
    case clock(isWholePair: Bool)
    case moment(hasTime: Bool)
    case measured(unit: String)

    var isMoment: Bool { if case .moment = self { true } else { false } }

    /// Of its cells, for a message about another one.
    var expected: String {
      switch self {
      case .number: "a plain number"
      case .clock: "a time such as `0:00:00.5`"
      case .moment(true): "a date with a time such as `2024-01-02 10:00:00`"
      case .moment(false): "a date such as `2024-01-02`"
      case .measured(let unit): "a value in `\(unit)`"
      }
    }

    init(_ content: Cells.Content) {
      switch content {
      case .clock(_, let isPair): self = .clock(isWholePair: isPair)
      case .moment(let moment): self = .moment(hasTime: moment.hasTime)
      case .measured(_, let unit): self = .measured(unit: unit)
      case .missing, .number, .grouped: self = .number
      }
    }

    /// The kind of both; nil if they differ.
    func joined(_ other: Kind) -> Kind? {
      if case (.clock(let first), .clock(let second)) = (self, other) {
        return .clock(isWholePair: first && second)
      }
      return self == other ? self : nil
    }
  }

  init(title: String) { self.title = String(title.prefix(40)) }

  /// Adds what a cell says.
  ///
  /// - Parameter content: Nil for a cell that is no number.
  mutating func add(
    _ content: Cells.Content?, _ cell: Substring, _ line: Int, _ decimal: Character
  ) {
    values.append(content?.value ?? .nan)
    guard content != .missing else { return }
    height = values.count
    guard let content else {
      others += 1
      let words = Cells.problem(cell, line: line, column: title, decimal: decimal)
      problem = problem ?? (line, words)
      return
    }
    numbers += 1
    if case .moment(let moment) = content { moments.append((values.count - 1, moment)) }
    let found = Kind(content)
    guard let kind else {
      kind = found
      return
    }
    if let joined = kind.joined(found) {
      self.kind = joined
    } else if problem == nil {
      let shown = String(cell.prefix(40))
      problem = (line, .badCell(shown, line: line, column: title, expected: kind.expected))
    }
  }

  /// Whether no cell says anything.
  var isEmpty: Bool { height == 0 }

  /// Whether most of its cells that say something are no numbers. `1A` may be a name where others
  /// are.
  private var isWords: Bool {
    guard others > 0 else { return false }
    if case .measured? = kind { return true }
    return numbers < others
  }

  /// Whether it may be metadata beside the table: words among its cells, and all of them in the upper
  /// half.
  var isShort: Bool { others > 0 && height * 2 < values.count }

  /// Seconds from the first moment, or the values of other columns. Where nothing tells days from
  /// months, both readings must agree.
  ///
  /// - Returns: Nil if they do not.
  private func elapsed() -> [Double]? {
    guard let first = moments.first?.moment else { return values }
    let readings = [\Moment.dayFirst, \Moment.monthFirst].compactMap { day in
      elapsed(since: first, day)
    }
    guard let reading = readings.first else { return nil }
    let agree = readings.dropFirst().allSatisfy { other in
      zip(reading, other).allSatisfy { $0 == $1 || $0.isNaN }
    }
    return agree ? reading : nil
  }

  private func elapsed(since first: Moment, _ day: KeyPath<Moment, Int?>) -> [Double]? {
    var seconds = values.map { _ in Double.nan }
    for (row, moment) in moments {
      guard let elapsed = Moment.elapsed(first, moment, day) else { return nil }
      seconds[row] = elapsed
    }
    return seconds
  }

  /// A table of the columns that have numbers.
  ///
  /// - Parameter beside: Columns that are no part of it.
  /// - Throws: The first cell that is no number in a column of numbers.
  static func table(
    of columns: [ReadColumn], _ headers: [DataHeader]?, beside: Set<Int> = [], lines: [Int],
    described: String, metadata: Metadata = Metadata()
  ) throws(DataProblem) -> DataTable {
    guard lines.count <= DataFile.Limits.rows else { throw .tooManyRows(DataFile.Limits.rows) }
    guard columns.count <= DataFile.Limits.columns else {
      throw .tooManyColumns(DataFile.Limits.columns)
    }
    let inside = columns.indices.filter { !beside.contains($0) }
    let wrong = inside.compactMap { columns[$0].isWords ? nil : columns[$0].problem }
    if let first = wrong.min(by: { $0.line < $1.line }) { throw first.problem }
    var kept: [Int] = []
    var values: [[Double]] = []
    var kinds: [Int: Kind] = [:]
    var keptHeaders: [DataHeader] = []
    var leftOut: [DataTable.LeftOut] = []
    for index in inside {
      let (column, header) = (columns[index], headers?[index] ?? .empty)
      if column.numbers > 0, !column.isWords, let numbers = column.elapsed() {
        kinds[kept.count] = column.kind
        kept.append(index)
        values.append(numbers)
        keptHeaders.append(try column.header(header))
      } else if let why = column.whyLeftOut(header) {
        leftOut.append(.init(title: column.title, timing: header.timing, why: why))
      }
    }
    return DataTable(
      headers: keptHeaders, columns: values, places: kept, kinds: kinds, leftOut: leftOut,
      lines: lines, described: described, metadata: metadata)
  }

  /// Nil for a column that is none: Kinovea ends its lines with separators.
  private func whyLeftOut(_ header: DataHeader) -> DataTable.LeftOut.Why? {
    if kind?.isMoment == true, !isWords { return .text(.ambiguousDates(column: title)) }
    guard isWords || !header.text.isEmpty else { return nil }
    return problem.map { .text($0.problem) } ?? .empty
  }

  /// A header with the unit of the cells, which may not be another than its own.
  private func header(_ header: DataHeader) throws(DataProblem) -> DataHeader {
    guard case .measured(let unit)? = kind else { return header }
    if header.unit.isEmpty { return header.with(unit: unit) }
    let (first, second) = (TimeUnit(written: header.unit), TimeUnit(written: unit))
    guard first == second, first != nil || header.unit == unit else {
      throw .twoUnits(header.unit, unit, column: title)
    }
    return header
  }
}
