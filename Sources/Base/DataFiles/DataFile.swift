/// A file of measured values, read: columns of numbers with names and units, and what was assumed.
///
/// `SeparatedValues` finds the dialect, `TableHeader` and `Metadata` read what stands beside the
/// numbers, `TimeColumn` finds the times, and `DataClock` turns them into seconds. `JSONRows` reads
/// JSON.
public struct DataFile: Sendable {
  /// A column of numbers.
  public struct Column: Sendable {
    /// A name in the language: `y` for the header `y (px)`, `nose.y` for one of two rows, `c1` without
    /// a header.
    public let name: String
    /// The header's text; empty if there is none.
    public let unit: String
    /// Seconds, rising, as many as values; the first of the file is 0 if it counts from far away.
    public let times: [Double]
    /// NaN where a value is missing.
    public let values: [Double]
  }

  public let rows: Int
  /// All columns but that of the times.
  public let columns: [Column]
  /// The assumptions, in short phrases.
  public let assumptions: [String]

  /// The user's statements about a file, which replace detection.
  public struct Options: Sendable {
    /// The header or the name of the column of times.
    public var time: String?
    /// The unit of the times.
    public var unit: TimeUnit?
    /// Rows per second: times are the numbers of frames or rows.
    public var rate: Double?
    /// The factor of all values.
    public var scale = 1.0
    /// The separators of cells and of decimals.
    public var separator: Character?
    public var decimal: Character?

    public init() {}
  }

  /// The limits of a file.
  public enum Limits {
    public static let bytes = 8 << 20
    public static let rows = 200_000
    public static let columns = 64
    public static let lineBytes = 64 << 10
  }

  /// Reads a file's bytes: separated values, or rows in JSON.
  ///
  /// - Parameter isInterrupted: Asked after every few lines: whether to stop.
  /// - Throws: `DataProblem`, with the line where there is one.
  public init(
    reading bytes: [UInt8], _ options: Options = Options(),
    isInterrupted: () -> Bool = { false }
  ) throws(DataProblem) {
    guard bytes.count <= Limits.bytes else { throw .tooLarge(Limits.bytes) }
    let read = try DataText(bytes)
    let first = read.text.first { !$0.isWhitespace }
    let table =
      first == "{" || first == "["
      ? try JSONRows.table(of: read.text)
      : try SeparatedValues(read.text, options, isInterrupted).table
    try self.init(table, options, isCertain: !read.isWindows1252)
  }

  /// - Parameter isCertain: Whether each letter is known to be what was written.
  private init(_ table: DataTable, _ options: Options, isCertain: Bool) throws(DataProblem) {
    if table.columns.count < 2, options.rate == nil || table.columns.isEmpty,
      let text = table.leftOut.lazy.compactMap(\.problem).first
    {
      throw text
    }
    guard !table.columns.isEmpty else { throw .noColumns }
    let clock = try DataClock(table, options)
    if !isCertain, options.time == nil, let time = clock.times, !table.headers[time].isCertain {
      throw .uncertainHeader(table.title(time))
    }
    rows = table.lines.count
    // A date that is not the time measures nothing.
    let dates = table.columns.indices.filter {
      table.kinds[$0]?.isMoment == true && $0 != clock.times
    }
    var columns: [Column] = []
    for run in clock.runs {
      for index in run.columns where !dates.contains(index) {
        let values = table.columns[index].prefix(run.times.count).map { $0 * options.scale }
        guard !values.contains(where: \.isInfinite), run.times.last?.isFinite != false else {
          let wrong = run.times.last?.isFinite == false ? clock.times ?? index : index
          throw .tooLargeNumbers(column: table.title(wrong))
        }
        columns.append(
          Column(
            name: table.names[index], unit: table.headers[index].unit, times: run.times,
            values: values))
      }
    }
    self.columns = columns
    guard !columns.isEmpty else { throw .oneColumn }
    let leftOut =
      dates.filter { $0 != clock.dates }.map {
        DataTable.LeftOut(title: table.title($0), timing: table.headers[$0].timing, why: .dates)
      }
      + table.leftOut
    assumptions =
      [clock.described, table.described].filter { !$0.isEmpty }
      + (isCertain ? [] : ["text in Windows-1252"])
      + (options.scale == 1 ? [] : ["values times \(options.scale)"]) + Self.described(leftOut)
  }
}

extension DataFile {
  /// Which columns are left out, and why.
  private static func described(_ leftOut: [DataTable.LeftOut]) -> [String] {
    if leftOut.isEmpty { return [] }
    let names = leftOut.prefix(8).map { "`\($0.title)` (\($0.why.word))" }
    let rest = leftOut.count > 8 ? " and \(leftOut.count - 8) others" : ""
    return ["left out: \(names.joined(separator: ", "))\(rest)"]
  }
}

/// The numbers of a file by columns, before one of them is the time.
struct DataTable {
  let headers: [DataHeader]
  /// A name of its own for each column.
  let names: [String]
  /// NaN where a value is missing.
  var columns: [[Double]]
  /// The kind of the cells of each column.
  let kinds: [Int: ReadColumn.Kind]
  let leftOut: [LeftOut]
  /// The line of each row in the file, from 1.
  let lines: [Int]
  /// The separator of cells, if it had to be found.
  let described: String
  /// The file's other facts about it.
  let metadata: Metadata

  /// A column that is no measurement.
  struct LeftOut {
    let title: String
    let timing: DataHeader.Timing
    let why: Why

    enum Why {
      case empty
      case dates
      /// With its first cell that is no number.
      case text(DataProblem)

      var word: String {
        switch self {
        case .empty: "empty"
        case .dates: "dates"
        case .text: "text"
        }
      }
    }

    /// Its first cell that is no number.
    var problem: DataProblem? { if case .text(let problem) = why { problem } else { nil } }
  }

  /// - Parameters:
  ///   - headers: Empty ones in a file without a header.
  ///   - places: Which of the file's columns they are.
  init(
    headers: [DataHeader], columns: [[Double]], places: [Int], kinds: [Int: ReadColumn.Kind],
    leftOut: [LeftOut], lines: [Int], described: String, metadata: Metadata
  ) {
    self.headers = headers
    var names: [String] = []
    var taken: Set<String> = []
    for (index, header) in self.headers.enumerated() {
      let name = header.name.isEmpty ? "c\(places[index] + 1)" : header.name
      var (free, number) = (name, 1)
      while taken.contains(free) {
        number += 1
        free = "\(name)_\(number)"
      }
      names.append(free)
      taken.insert(free)
    }
    self.names = names
    self.columns = columns
    self.kinds = kinds
    self.leftOut = leftOut
    self.lines = lines
    self.described = described
    self.metadata = metadata
  }

  /// A column's header, or its name if it has none, for messages.
  func title(_ column: Int) -> String {
    let text = headers[column].text
    return String((text.isEmpty ? names[column] : text).prefix(40))
  }
}
