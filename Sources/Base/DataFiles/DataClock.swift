/// The times of a file's rows, in seconds.
struct DataClock {
  let times: [Double]
  /// The column of the times; nil if rows count.
  let column: Int?
  let described: String

  init(_ table: DataTable, _ wishes: DataFile.Wishes) throws(DataProblem) {
    let count = table.lines.count
    let column = try Self.column(table, wishes)
    if let rate = wishes.rate, column.map({ Self.countsByOne(table.columns[$0]) }) != true {
      // The rate is trusted, and not the stamps.
      times = (0..<count).map { Double($0) / rate }
      self.column = column
      described =
        "\(Self.number(rate)) rows a second"
        + (column.map { ", not by `\(table.title($0))`" } ?? "")
      return
    }
    guard let column else { throw Self.noTime(table) }
    let (values, title) = (table.columns[column], table.title(column))
    try Self.requireRising(column, of: table)
    let (scale, unit) = try Self.unit(of: column, table, wishes)
    let begin = values.first.map { $0 * scale } ?? 0
    // Clocks that began long before, or after zero, are counted from the first row.
    let shift = abs(begin) > 60 || begin < 0 ? begin : 0
    times = values.map { $0 * scale - shift }
    self.column = column
    let step = Self.usualStep(of: times)
    let rate = step > 0 ? 1 / step : 0
    described =
      "time is `\(title)` in \(unit)" + (shift == 0 ? "" : ", from its first row")
      + ", \(Self.number((rate * 100).rounded() / 100)) rows a second"
  }

  /// The column that the user names, else the one that its header calls the time. Without a header it
  /// is the first that always rises; a header that says nothing of time is not guessed over.
  private static func column(
    _ table: DataTable, _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> Int? {
    if let name = wishes.time {
      let found =
        table.headers.firstIndex { $0.text == name } ?? table.names.firstIndex(of: name)
      guard let found else {
        if let other = table.leftOut.first(where: { $0.title == name })?.problem { throw other }
        throw .unknownColumn(
          String(name.prefix(40)), known: table.columns.indices.map(table.title))
      }
      return found
    }
    let rising = table.columns.indices.filter { rises(table.columns[$0]) }
    for rank in 0...3 {
      // A text that is called the time is asked about before frames or the unit of a column are used.
      if rank == 2, wishes.rate == nil,
        let text = table.leftOut.first(where: { $0.timing.rank ?? 2 < 2 })?.problem
      {
        throw text
      }
      let said = table.headers.indices.filter { table.headers[$0].timing.rank == rank }
      if let found = said.first(where: rising.contains) { return found }
      // What is called time and nothing else is the time, and its mistake is named.
      if rank == 0, let first = said.first { return first }
    }
    guard table.columns.count > 1 else { return nil }
    if table.leftOut.isEmpty, let unnamed = rising.first(where: { table.headers[$0].text.isEmpty })
    {
      return unnamed
    }
    return wishes.unit != nil && rising.count == 1 ? rising[0] : nil
  }

  private static func rises(_ column: [Double]) -> Bool {
    column.count > 1 && zip(column.dropFirst(), column).allSatisfy { $0 > $1 }
  }

  /// Whether it counts frames, of which some may be missing.
  private static func countsByOne(_ values: [Double]) -> Bool {
    let steps = zip(values.dropFirst(), values).map(-)
    return median(steps) == 1 && steps.allSatisfy { $0 > 0 && $0 == $0.rounded() }
  }

  private static func noTime(_ table: DataTable) -> DataProblem {
    for column in table.leftOut {
      // A date, or a timecode.
      if case .refusedForm? = column.problem { return column.problem ?? .oneColumn }
    }
    if table.columns.count == 1, table.leftOut.isEmpty { return .oneColumn }
    if !table.leftOut.isEmpty || table.headers.contains(where: { !$0.text.isEmpty }) {
      return .noTime(columns: table.columns.indices.map(table.title))
    }
    let first = table.columns[0]
    let fall = first.indices.dropFirst().first { !(first[$0] > first[$0 - 1]) }
    guard let fall else { return .noTime(columns: table.names) }
    return .noRise(number(first[fall]), line: table.lines[fall], after: number(first[fall - 1]))
  }

  private static func requireRising(
    _ column: Int, of table: DataTable
  ) throws(DataProblem) {
    let values = table.columns[column]
    for index in values.indices {
      guard !values[index].isNaN else {
        throw .missingTime(line: table.lines[index], column: table.title(column))
      }
      guard index == 0 || values[index] > values[index - 1] else {
        throw .fallingTime(
          number(values[index]), line: table.lines[index], column: table.title(column),
          after: number(values[index - 1]))
      }
    }
  }

  /// The factor to seconds and what it is called: the user's word, else the header's, else what the
  /// size of the steps leaves no doubt about.
  private static func unit(
    of column: Int, _ table: DataTable, _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> (scale: Double, name: String) {
    let title = table.title(column)
    if let isWholePair = table.clocks[column] {
      guard isWholePair else { return (1, "h:min:s") }
      switch wishes.unit {
      case .minutes: return (60, "h:min")
      case .seconds: return (1, "min:s")
      default: throw .ambiguousClock(column: title)
      }
    }
    if let rate = wishes.rate { return (1 / rate, "frames, \(number(rate)) a second") }
    if let unit = wishes.unit { return (unit.seconds, name(of: unit)) }
    switch table.headers[column].timing.unit {
    case .known(let unit): return (unit.seconds, name(of: unit))
    case .frames: throw .rateNeeded(column: title)
    case .unknown(let unit): throw .unknownUnit(String(unit.prefix(40)), column: title)
    case .none: return try unitBySize(of: table.columns[column], title)
    }
  }

  private static func unitBySize(
    of values: [Double], _ title: String
  ) throws(DataProblem) -> (scale: Double, name: String) {
    let step = median(zip(values.dropFirst(), values).map(-))
    if values.allSatisfy({ $0 == $0.rounded() }), step == 1 { throw .rateNeeded(column: title) }
    if values.count > 2, values.first == 0, values.last == 1, step < 0.5 {
      throw .normalizedTime(column: title)
    }
    switch step {
    case ..<0.5: return (1, "s")
    case ..<4: throw .unitNeeded(column: title, step: number(step))
    case ..<500: return (1e-3, "ms")
    case ..<500_000: return (1e-6, "µs")
    default: return (1e-9, "ns")
    }
  }

  private static func name(of unit: TimeUnit) -> String {
    unit == .microseconds ? "µs" : unit.rawValue
  }

  /// The mean of the steps near the middle one: neither rounded times nor gaps change it.
  private static func usualStep(of times: [Double]) -> Double {
    let steps = zip(times.dropFirst(), times).map(-)
    let middle = median(steps)
    let near = steps.filter { abs($0 - middle) < middle / 2 }
    return near.isEmpty ? middle : near.reduce(0, +) / Double(near.count)
  }

  private static func median(_ numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    return numbers.sorted()[numbers.count / 2]
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
