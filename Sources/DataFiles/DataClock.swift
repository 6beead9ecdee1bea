/// The times of a file's rows, in seconds.
struct DataClock {
  let times: [Double]
  /// The column of the times; nil if rows count.
  let column: Int?
  let described: String

  init(_ table: DataTable, _ wishes: DataFile.Wishes) throws(DataProblem) {
    let count = table.lines.count
    let column = try Self.column(table, wishes)
    guard let column else {
      guard let rate = wishes.rate else {
        throw table.columns.count == 1 ? .oneColumn : .noTime
      }
      times = (0..<count).map { Double($0) / rate }
      self.column = nil
      described = "\(Self.number(rate)) rows a second"
      return
    }
    let values = table.columns[column]
    try Self.requireRising(values, table.lines)
    let header = table.headers[column]
    let counts = zip(values.dropFirst(), values).allSatisfy { $0 - $1 == ($0 - $1).rounded() }
    if let rate = wishes.rate,
      !counts || Self.median(zip(values.dropFirst(), values).map(-)) != 1
    {
      // The rate is trusted, and not the stamps.
      times = (0..<count).map { Double($0) / rate }
      self.column = column
      described = "\(Self.number(rate)) rows a second, not by `\(header.prefix(40))`"
      return
    }
    let (scale, unit) = try Self.unit(of: values, table.units[column], header, wishes)
    let begin = values.first.map { $0 * scale } ?? 0
    // Clocks that began long before, or after zero, are counted from the first row.
    let shift = abs(begin) > 60 || begin < 0 ? begin : 0
    times = values.map { $0 * scale - shift }
    self.column = column
    let step = Self.usualStep(of: times)
    let rate = step > 0 ? 1 / step : 0
    described =
      "time is `\(header.prefix(40))` in \(unit)" + (shift == 0 ? "" : ", from its first row")
      + ", \(Self.number((rate * 100).rounded() / 100)) rows a second"
  }

  /// The column that the user names, one that is called time, or the first that always rises.
  private static func column(
    _ table: DataTable, _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> Int? {
    if let name = wishes.time {
      let found = table.headers.firstIndex(of: name) ?? table.names.firstIndex(of: name)
      guard let found else {
        throw .unknownColumn(String(name.prefix(40)), known: table.headers)
      }
      return found
    }
    let usual = ["t", "time", "timestamp", "seconds", "ms", "frame"]
    if let named = table.names.firstIndex(where: { usual.contains($0.lowercased()) }) {
      return named
    }
    guard table.columns.count > 1 else { return nil }
    return table.columns.firstIndex { column in
      column.count > 1 && zip(column.dropFirst(), column).allSatisfy { $0 > $1 }
    }
  }

  private static func requireRising(
    _ values: [Double], _ lines: [Int]
  ) throws(DataProblem) {
    for index in values.indices {
      guard !values[index].isNaN else { throw .missingTime(line: lines[index]) }
      guard index == 0 || values[index] > values[index - 1] else {
        throw .fallingTime(line: lines[index])
      }
    }
  }

  /// The factor to seconds and what it is called.
  private static func unit(
    of values: [Double], _ written: String, _ header: String, _ wishes: DataFile.Wishes
  ) throws(DataProblem) -> (scale: Double, name: String) {
    if let rate = wishes.rate { return (1 / rate, "frames, \(number(rate)) a second") }
    if let unit = wishes.unit { return (unit.seconds, unit.rawValue) }
    switch written.lowercased() {
    case "s", "sec", "second", "seconds": return (1, "s")
    case "ms", "msec", "milliseconds": return (1e-3, "ms")
    case "us", "µs", "μs": return (1e-6, "µs")
    case "ns": return (1e-9, "ns")
    case "frame", "frames": throw .rateNeeded(column: String(header.prefix(40)))
    default: break
    }
    let step = median(zip(values.dropFirst(), values).map(-))
    let whole = values.allSatisfy { $0 == $0.rounded() }
    if whole, step == 1 { throw .rateNeeded(column: String(header.prefix(40))) }
    if values.count > 2, values.first == 0, values.last == 1, written.isEmpty, step < 0.5 {
      throw .normalizedTime(column: String(header.prefix(40)))
    }
    switch step {
    case ..<0.5: return (1, "s")
    case ..<500: return (1e-3, "ms")
    case ..<500_000: return (1e-6, "µs")
    default: return (1e-9, "ns")
    }
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
