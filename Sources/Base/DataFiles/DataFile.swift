/// A file of measured values, read: columns of numbers with names and units, and what was assumed.
public struct DataFile: Sendable {
  /// A column of numbers.
  public struct Column: Sendable {
    /// A name in the language: `y` for the header `y (px)`, `nose.y` for one of two rows, `c1` without
    /// a header.
    public let name: String
    /// What the header says; empty if it says nothing.
    public let unit: String
    /// NaN where a value is missing.
    public let values: [Double]
  }

  /// Seconds, rising; the first is 0 if the file counts from far away.
  public let times: [Double]
  /// All columns but that of the times.
  public let columns: [Column]
  /// What was assumed, in short phrases.
  public let assumptions: [String]

  /// What the user says about a file instead of letting it be found.
  public struct Wishes: Sendable {
    /// The header or the name of the column of times.
    public var time: String?
    /// The unit of the times.
    public var unit: TimeUnit?
    /// Rows per second: times are the numbers of frames or rows.
    public var rate: Double?
    /// The factor of all values.
    public var scale = 1.0
    /// What stands between cells and within decimals.
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
  /// - Throws: `DataProblem`, with the line where there is one.
  public init(reading bytes: [UInt8], _ wishes: Wishes = Wishes()) throws(DataProblem) {
    guard bytes.count <= Limits.bytes else { throw .tooLarge(Limits.bytes) }
    let text = try Self.text(of: bytes)
    let first = text.first { !$0.isWhitespace }
    let table =
      first == "{" || first == "["
      ? try JSONRows.table(of: text) : try SeparatedValues(text, wishes).table
    try self.init(table, wishes)
  }

  private static func text(of bytes: [UInt8]) throws(DataProblem) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if bytes.contains(0) { throw .binary }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .binary }
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  private init(_ table: DataTable, _ wishes: Wishes) throws(DataProblem) {
    if table.columns.count < 2, wishes.rate == nil,
      let text = table.leftOut.lazy.compactMap(\.problem).first
    {
      throw text
    }
    let clock = try DataClock(table, wishes)
    times = clock.times
    columns = table.columns.indices.filter { $0 != clock.column }.map { index in
      Column(
        name: table.names[index], unit: table.headers[index].unit,
        values: table.columns[index].map { $0 * wishes.scale })
    }
    guard !columns.isEmpty else { throw .oneColumn }
    assumptions =
      [clock.described, table.described].filter { !$0.isEmpty }
      + (wishes.scale == 1 ? [] : ["values times \(wishes.scale)"]) + Self.described(table.leftOut)
  }
}

extension DataFile {
  /// Which columns are left out, and why.
  private static func described(_ leftOut: [DataTable.LeftOut]) -> [String] {
    if leftOut.isEmpty { return [] }
    let names = leftOut.prefix(8).map { "`\($0.title)` (\($0.problem == nil ? "empty" : "text"))" }
    let rest = leftOut.count > 8 ? " and \(leftOut.count - 8) others" : ""
    return ["left out: \(names.joined(separator: ", "))\(rest)"]
  }
}

/// The numbers of a file by columns, before one of them is the time.
struct DataTable {
  /// Empty ones in a file without a header.
  let headers: [DataHeader]
  /// A name of its own for each column.
  let names: [String]
  /// NaN where a value is missing.
  var columns: [[Double]]
  /// The columns whose cells are times of day, and whether these may be hours and minutes.
  let clocks: [Int: Bool]
  let leftOut: [LeftOut]
  /// The line of each row in the file, from 1.
  let lines: [Int]
  /// What stands between cells, if that had to be found.
  let described: String

  /// A column without numbers.
  struct LeftOut {
    let title: String
    let timing: DataHeader.Timing
    /// Its first cell that is no number; nil if it is empty.
    let problem: DataProblem?
  }

  /// - Parameters:
  ///   - headers: Nil for a file without a header.
  ///   - places: Which of the file's columns they are.
  init(
    headers: [DataHeader]?, columns: [[Double]], places: [Int], clocks: [Int: Bool],
    leftOut: [LeftOut], lines: [Int], described: String
  ) {
    self.headers = headers ?? columns.map { _ in .empty }
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
    self.clocks = clocks
    self.leftOut = leftOut
    self.lines = lines
    self.described = described
  }

  /// A column's header, or its name if it has none, for messages.
  func title(_ column: Int) -> String {
    let text = headers[column].text
    return String((text.isEmpty ? names[column] : text).prefix(40))
  }
}
