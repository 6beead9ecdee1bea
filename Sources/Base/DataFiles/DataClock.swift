/// The times of a file's rows, in seconds.
struct DataClock {
  /// Columns that were measured at the same times.
  struct Run {
    let times: [Double]
    let columns: [Int]
  }

  let runs: [Run]
  /// The column of the times, the first if there are several; nil if rows count.
  let times: Int?
  /// The column of the dates of times of day; nil if there is none.
  private(set) var dates: Int?
  let described: String

  init(_ table: DataTable, _ options: DataFile.Options) throws(DataProblem) {
    let column = try TimeColumn.found(in: table, options)
    let rest = table.columns.indices.filter { $0 != column }
    if let rate = options.rate, column.map({ TimeColumn.countsByOne(table.columns[$0]) }) != true {
      if let column { try Self.requireOneCount(column, of: table) }
      // The rate is trusted, and not the stamps.
      runs = [Run(times: table.lines.indices.map { Double($0) / rate }, columns: rest)]
      times = column
      described =
        "\(Self.number(rate)) rows a second"
        + (column.map { ", not by `\(table.title($0))`" } ?? "")
      return
    }
    guard let column else {
      guard let steps = table.metadata.steps else { throw TimeColumn.missing(in: table) }
      let rows = table.lines.indices.map { steps.start + Double($0) * steps.step }
      let shift = Self.shift(rows.first ?? 0)
      runs = [Run(times: rows.map { $0 - shift }, columns: rest)]
      times = nil
      described = "time is \(steps.described)" + (shift == 0 ? "" : ", from the first row")
      return
    }
    let unit = try Self.unit(of: column, table, options)
    let days = try Self.days(beside: column, table, unit.scale)
    dates = days
    let parts = options.time == nil ? TimeColumn.runs(from: column, in: table) : [(column, rest)]
    var read: [(columns: [Int], times: [Double])] = []
    var rounded: Double?
    for (time, columns) in parts {
      let found = try Self.times(
        of: time, table, unit.scale, days: days, isOneOfSeveral: parts.count > 1)
      read.append((columns, found.times.map { $0 + unit.start }))
      rounded = rounded ?? found.rate
    }
    // Runs keep their distance from one another.
    let shift = Self.shift(read.compactMap(\.times.first).min() ?? 0)
    runs = read.map { run in Run(times: run.times.map { $0 - shift }, columns: run.columns) }
    times = column
    let step = Self.usualStep(of: runs.first?.times ?? [])
    let rate = rounded ?? (step > 0 ? 1 / step : 0)
    described =
      "time is `\(table.title(column))`\(unit.described)"
      + (days.map { " on the days of `\(table.title($0))`" } ?? "")
      + (shift == 0 && table.kinds[column]?.isMoment != true ? "" : ", from its first row")
      + (unit.saysRate ? "" : ", \(Self.number((rate * 100).rounded() / 100)) rows a second")
      + (rounded == nil ? "" : ", which explains times that repeat by rounding")
      + (parts.count > 1 ? "; \(parts.count) runs, each by its own time" : "")
  }

  /// Clocks that began long before, or after zero, are counted from the first row.
  private static func shift(_ begin: Double) -> Double {
    abs(begin) > 60 || begin < 0 ? begin : 0
  }

  /// The column of dates that times of day belong to, where they are those of several days.
  ///
  /// - Throws: `ambiguousDates` if times fall, and dates beside them that would tell have two readings.
  private static func days(
    beside column: Int, _ table: DataTable, _ scale: Double
  ) throws(DataProblem) -> Int? {
    guard case .clock? = table.kinds[column] else { return nil }
    let values = table.columns[column]
    if let days = TimeColumn.days(in: table) {
      let isComplete = !table.columns[days].contains(where: \.isNaN)
      return isComplete && values.allSatisfy { $0 * scale < 86_400 } ? days : nil
    }
    let falls = zip(values.dropFirst(), values).contains { $0 < $1 }
    for left in table.leftOut where falls {
      if case .ambiguousDates(let dates)? = left.problem { throw .ambiguousDates(column: dates) }
    }
    return nil
  }

  /// The times of a column in seconds, and the rate of times that were rounded.
  ///
  /// - Parameters:
  ///   - days: The column of their dates.
  ///   - isOneOfSeveral: Whether it may end above the last row.
  private static func times(
    of column: Int, _ table: DataTable, _ scale: Double, days: Int?, isOneOfSeveral: Bool
  ) throws(DataProblem) -> (times: [Double], rate: Double?) {
    var values = table.columns[column]
    if let days { values = zip(values, table.columns[days]).map { $0 + $1 / scale } }
    if isOneOfSeveral {
      values = Array(values.prefix((values.lastIndex { !$0.isNaN } ?? -1) + 1))
    }
    let title = table.title(column)
    var repeated: Int?
    for index in values.indices {
      guard !values[index].isNaN else {
        throw .missingTime(line: table.lines[index], column: title)
      }
      guard index > 0, values[index] <= values[index - 1] else { continue }
      if values[index] == values[index - 1] {
        repeated = repeated ?? index
      } else if case .clock? = table.kinds[column],
        (values[index - 1] - values[index]) * scale > 43_200
      {
        throw .midnight(line: table.lines[index], column: title)
      } else if values[index] <= values[0], values[index - 1] > values[0] {
        throw .startsAgain(number(values[index]), line: table.lines[index], column: title)
      } else {
        throw fall(at: index, of: values, table, title)
      }
    }
    guard let repeated else { return (values.map { $0 * scale }, nil) }
    switch RoundedTimes.rate(of: values, scale: scale) {
    case .one(let rate):
      return (values.indices.map { values[0] * scale + Double($0) / rate }, rate)
    case .range(let rates):
      throw .roundedTimes(
        column: title, line: table.lines[repeated], rates: rates,
        mean: RoundedTimes.mean(of: values, scale: scale))
    case nil:
      throw .repeatedTime(
        number(values[repeated]), line: table.lines[repeated], column: title,
        mean: RoundedTimes.mean(of: values, scale: scale))
    }
  }

  /// Frames that are counted anew are those of another run, which no rate makes one.
  private static func requireOneCount(
    _ column: Int, of table: DataTable
  ) throws(DataProblem) {
    let values = table.columns[column]
    guard TimeColumn.isWhole(values), table.headers[column].timing.unit == .frames,
      let again = values.indices.dropFirst().first(where: {
        values[$0] <= values[0] && values[$0 - 1] > values[0]
      })
    else { return }
    throw .startsAgain(
      number(values[again]), line: table.lines[again], column: table.title(column))
  }

  private static func fall(
    at index: Int, of values: [Double], _ table: DataTable, _ title: String
  ) -> DataProblem {
    .fallingTime(
      number(values[index]), line: table.lines[index], column: title,
      after: number(values[index - 1]))
  }

  /// How a column counts.
  private struct Unit {
    /// Seconds in one, and at zero.
    let scale: Double
    var start = 0.0
    let described: String
    /// Whether that has the rate in it.
    var saysRate = false

    init(_ scale: Double, _ name: String) { (self.scale, described) = (scale, " in \(name)") }

    init(_ unit: TimeUnit) {
      self.init(unit.seconds, unit == .microseconds ? "µs" : unit.rawValue)
    }

    init(_ steps: Metadata.Steps) {
      (scale, start) = (steps.step, steps.start)
      (described, saysRate) = (", \(steps.described)", true)
    }

    static let dates = Unit(scale: 1, described: ", dates with times")

    private init(scale: Double, described: String) {
      (self.scale, self.described) = (scale, described)
    }
  }

  /// The user's word, else the file's, else what the size of the steps leaves no doubt about.
  private static func unit(
    of column: Int, _ table: DataTable, _ options: DataFile.Options
  ) throws(DataProblem) -> Unit {
    let title = table.title(column)
    switch table.kinds[column] {
    case .moment(hasTime: true): return .dates
    case .moment(hasTime: false): throw .datesAlone(column: title)
    case .clock(let isWholePair):
      guard isWholePair else { return Unit(1, "h:min:s") }
      switch options.unit {
      case .minutes: return Unit(60, "h:min")
      case .seconds: return Unit(1, "min:s")
      default: throw .ambiguousClock(column: title)
      }
    case .number, .measured, nil: break
    }
    if let rate = options.rate { return Unit(1 / rate, "frames, \(number(rate)) a second") }
    if let unit = options.unit { return Unit(unit) }
    let timing = table.headers[column].timing
    switch timing.unit {
    case .known(let unit): return Unit(unit)
    case .frames:
      guard let steps = table.metadata.steps else { throw .rateNeeded(column: title) }
      return Unit(steps)
    case .unknown(let unit): throw .unknownUnit(String(unit.prefix(40)), column: title)
    case .none: return try unitBySize(of: table.columns[column], title, timing)
    }
  }

  private static func unitBySize(
    of values: [Double], _ title: String, _ timing: DataHeader.Timing
  ) throws(DataProblem) -> Unit {
    let steps = zip(values.dropFirst(), values).map(-)
    let middle = TimeColumn.median(steps)
    let isWhole = TimeColumn.isWhole(values)
    if isWhole, middle == 1 { throw .rateNeeded(column: title) }
    if values.count > 2, values.first == 0, values.last == 1, middle < 0.5 {
      throw .normalizedTime(column: title)
    }
    // Rounded times have steps of 0.
    let said = values.filter { !$0.isNaN }
    let mean = ((said.last ?? 0) - (said.first ?? 0)) / Double(max(said.count - 1, 1))
    let step = middle > 0 ? middle : mean
    // Whole numbers without the name of a time may be anything.
    if isWhole, timing.rank == nil { throw .unitNeeded(column: title, step: number(step)) }
    switch step {
    case ..<0.5: return Unit(.seconds)
    case ..<4: throw .unitNeeded(column: title, step: number(step))
    case ..<500: return Unit(.milliseconds)
    case ..<500_000: return Unit(.microseconds)
    default: return Unit(.nanoseconds)
    }
  }

  /// The mean of the steps near the middle one: neither rounded times nor gaps change it.
  private static func usualStep(of times: [Double]) -> Double {
    let steps = zip(times.dropFirst(), times).map(-)
    let middle = TimeColumn.median(steps)
    let near = steps.filter { abs($0 - middle) < middle / 2 }
    return near.isEmpty ? middle : near.reduce(0, +) / Double(near.count)
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
