/// A file's facts about its table outside of the table's header: in lines above it, in
/// comments, in cells beside it.
struct Metadata {
  /// A label with the cells that belong to it, by the columns of the table.
  struct Entry {
    let label: String
    let cells: [String]
  }

  private(set) var entries: [Entry] = []

  /// The meanings of the known labels.
  enum Key: CaseIterable {
    /// The time from row to row.
    case step
    /// Rows a second.
    case rate
    /// The time of the first row.
    case start
    /// The unit in which rows are counted.
    case axis
    case axisUnit
    case valueUnit
    /// The name of a channel.
    case source

    /// How programs label it, in lower case and without punctuation.
    fileprivate var labels: Set<String> {
      switch self {
      case .step:
        [
          "delta x", "increment", "sample interval", "sampling interval", "sample period",
          "sampling period", "t inc", "time increment", "time step", "tinc", "x increment",
        ]
      case .rate:
        [
          "sampling frequency", "sample frequency", "sample rate", "sampling rate", "data rate",
          "frame rate", "framerate", "fps", "frames per second", "rate",
        ]
      case .start: ["x0", "start", "start time", "t0"]
      case .axis: ["x dimension"]
      case .axisUnit: ["horizontal units", "horizontal unit"]
      case .valueUnit: ["y unit label", "vertical units", "vertical unit"]
      case .source: ["source"]
      }
    }
  }

  init() {}

  /// The lines above a table.
  init(_ lines: some Sequence<DataLine>, _ separator: Character) {
    for line in lines { add(Cells.split(line.text, separator).map { String($0) }) }
  }

  /// Adds a line's cells: a label with its values, or labels that have theirs behind `=` or `:`.
  mutating func add(_ cells: [String]) {
    var isLabelled = false
    for cell in cells {
      guard let (label, value) = Self.labelled(cell) else { continue }
      entries.append(Entry(label: label, cells: ["", value]))
      isLabelled = true
    }
    if !isLabelled, let label = cells.first, !label.isEmpty {
      entries.append(Entry(label: label, cells: cells))
    }
  }

  /// A cell with a label and its value: `t0 = -0.006`.
  static func labelled(_ cell: String) -> (label: String, value: String)? {
    guard let sign = cell.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let value = cell[cell.index(after: sign)...].drop { $0.isWhitespace }
    guard !value.isEmpty, cell.first?.isLetter == true else { return nil }
    return (String(cell[..<sign]), String(value))
  }

  mutating func add(_ label: String, _ value: String) {
    entries.append(Entry(label: label, cells: [label, value]))
  }

  /// Whether a row is a label with its values and no row of names.
  static func isEntry(_ cells: [String]) -> Bool {
    guard let first = cells.first, let last = first.last else { return false }
    return last == "=" || last == ":" || key(of: first) != nil
  }

  /// Whether lines say how something was measured, and nothing else: each begins with a word and has
  /// at most one number, and one of them says how fast rows follow one another.
  static func isAll(of lines: [DataLine], _ dialect: Dialect) -> Bool {
    var saysStep = false
    for line in lines {
      let cells = dialect.split(line)
      guard let first = cells.first, first.first?.isLetter == true,
        cells.count(where: { dialect.content($0)?.value.isFinite == true }) < 2
      else { return false }
      let entry = labelled(String(first)) ?? (String(first), cells.dropFirst().joined())
      let isStep = key(of: entry.0) == .step || key(of: entry.0) == .rate
      saysStep = saysStep || isStep && entry.1.contains(where: \.isNumber)
    }
    return saysStep
  }

  static func key(of label: String) -> Key? {
    let words = TimeWords.words(of: String(label.prefix { !"([=:".contains($0) }))
      .joined(separator: " ")
    return Key.allCases.first { $0.labels.contains(words) }
  }

  private func entry(_ key: Key) -> Entry? { entries.last { Self.key(of: $0.label) == key } }

  /// The first thing that is said; nil if nothing is.
  func text(_ key: Key) -> String? { entry(key)?.cells.dropFirst().first { !$0.isEmpty } }

  /// The description of each column.
  func texts(_ key: Key) -> [String] { entry(key)?.cells ?? [] }

  /// The number that is said; nil if there is none, or if columns have different ones.
  private func number(_ key: Key) -> Double? {
    let said = Set(texts(key).dropFirst().filter { !$0.isEmpty })
    guard said.count == 1, let text = said.first else { return nil }
    return [".", ","].lazy.compactMap { Cells.content(text[...], $0)?.value }.first
  }

  /// Whether the rows are counted in something else than time.
  private var isOtherAxis: Bool {
    text(.axis).map { $0.lowercased() != "time" } ?? false
      || text(.axisUnit).map { TimeUnit(written: $0) == nil } ?? false
  }

  /// The times of rows, where the table has only their numbers or nothing.
  struct Steps {
    /// Seconds from row to row, and of the first.
    let step: Double
    let start: Double
    let described: String
  }

  var steps: Steps? {
    guard !isOtherAxis else { return nil }
    let scale = text(.axisUnit).flatMap { TimeUnit(written: $0) }?.seconds
    if let step = number(.step), let entry = entry(.step), step > 0, step.isFinite {
      let unit = scale ?? TimeUnit(written: DataHeader(entry.label).unit)?.seconds ?? 1
      return Steps(
        step: step * unit, start: (number(.start) ?? 0) * unit,
        described: "\(DataClock.number(step * unit)) s a row, as `\(Self.shown(entry.label))` says")
    }
    if let rate = number(.rate), let entry = entry(.rate), rate > 0, rate.isFinite {
      return Steps(
        step: 1 / rate, start: number(.start) ?? 0,
        described: "\(DataClock.number(rate)) rows a second, as `\(Self.shown(entry.label))` says")
    }
    return nil
  }

  private static func shown(_ label: String) -> String {
    let text = label.prefix { $0 != "=" && $0 != ":" }
    return String(text.prefix(40).reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Headers with the units that are said elsewhere.
  func completed(_ headers: [DataHeader]) -> [DataHeader] {
    let units = texts(.valueUnit)
    return headers.indices.map { column in
      let header = headers[column]
      guard !header.hasKnownUnit else { return header }
      // LabVIEW's name for the column of whatever the rows are counted in.
      if TimeWords.words(of: header.text) == ["x", "value"] {
        return text(.axis)?.lowercased() == "time" ? header.asTime(.seconds) : header
      }
      if let unit = text(.axisUnit), TimeWords.isTime(TimeWords.words(of: header.text)) {
        return header.with(unit: unit)
      }
      let unit = column > 0 && column < units.count ? units[column] : ""
      return header.timing.rank == nil && !unit.isEmpty ? header.with(unit: unit) : header
    }
  }
}
