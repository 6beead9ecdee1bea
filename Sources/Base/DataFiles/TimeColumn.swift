/// Which of a table's columns has the times.
enum TimeColumn {
  /// The column that the user names, else the one that its header calls the time. Without a header it
  /// is the first that always rises and has no whole numbers, which may count anything; a header that
  /// says nothing of time is not guessed over.
  ///
  /// - Returns: Nil if there is none.
  static func found(
    in table: DataTable, _ options: DataFile.Options
  ) throws(DataProblem) -> Int? {
    if let name = options.time { return try column(named: name, of: table) }
    let rising = table.columns.indices.filter { rises(table.columns[$0]) }
    func said(_ rank: Int) -> [Int] {
      table.headers.indices.filter {
        table.headers[$0].timing.rank == rank && table.kinds[$0] != .moment(hasTime: false)
      }
    }
    if let found = called(said(0), said(1), rising, table) { return found }
    // A text that is called the time is asked about before frames or the unit of a column are used.
    if options.rate == nil,
      let text = table.leftOut.first(where: { $0.timing.rank ?? 2 < 2 })?.problem
    {
      throw text
    }
    let days = days(in: table)
    // So are dates without times.
    if options.rate == nil, let days, table.headers[days].timing.rank ?? 2 < 2 { return days }
    let moments = table.columns.indices.filter { table.kinds[$0] == .moment(hasTime: true) }
    if let found = (moments + said(2) + said(3)).first(where: rising.contains) ?? days {
      return found
    }
    guard table.columns.count > 1 else { return nil }
    return unnamed(rising, table, options)
  }

  /// The first column of dates without times that are not all the same.
  static func days(in table: DataTable) -> Int? {
    table.columns.indices.first { column in
      let values = table.columns[column]
      return table.kinds[column] == .moment(hasTime: false)
        && values.contains { $0 != values[0] && !$0.isNaN }
    }
  }

  private static func column(
    named name: String, of table: DataTable
  ) throws(DataProblem) -> Int {
    if let found = table.headers.firstIndex(where: { $0.text == name })
      ?? table.names.firstIndex(of: name)
    {
      return found
    }
    if let other = table.leftOut.first(where: { $0.title == name })?.problem { throw other }
    throw .unknownColumn(String(name.prefix(40)), known: table.columns.indices.map(table.title))
  }

  /// Among the columns that are called time and nothing else, and those that say it with other words:
  /// one that rises, else one that only repeats.
  private static func called(
    _ first: [Int], _ second: [Int], _ rising: [Int], _ table: DataTable
  ) -> Int? {
    if let found = first.first(where: rising.contains) { return found }
    // A column called only time is the time, and its mistake is named.
    if let wrong = first.first(where: {
      table.kinds[$0] != .moment(hasTime: true) && !repeats(table.columns[$0])
    }) {
      return wrong
    }
    return second.first(where: rising.contains)
      ?? (first + second).first { repeats(table.columns[$0]) } ?? first.first
  }

  private static func unnamed(
    _ rising: [Int], _ table: DataTable, _ options: DataFile.Options
  ) -> Int? {
    let unnamed = table.headers.indices.filter { table.headers[$0].text.isEmpty }
    if table.leftOut.isEmpty {
      let found = unnamed.first { column in
        let values = table.columns[column]
        return rising.contains(column)
          && (options.unit != nil || options.rate != nil && countsByOne(values) || !isWhole(values))
      }
      if let found { return found }
      // Rounded times, before all that is measured.
      if unnamed.first == 0, repeats(table.columns[0]), !isWhole(table.columns[0]) { return 0 }
    }
    return options.unit != nil && rising.count == 1 ? rising[0] : nil
  }

  /// The columns by the time that they were measured at. A table of several runs has for each a
  /// column of times of the same name, and its values behind it; it need not have a row in each line.
  static func runs(from first: Int, in table: DataTable) -> [(time: Int, columns: [Int])] {
    let kind = kind(of: table.headers[first])
    var runs: [(time: Int, columns: [Int])] = [(first, Array(0..<first))]
    for column in table.columns.indices where column > first {
      let header = table.headers[column]
      let isTime =
        header.timing.rank == table.headers[first].timing.rank
        && Self.kind(of: header) == kind && runs[runs.count - 1].columns.contains { $0 > first }
      if isTime || isEmptyName(header), isEqual(column, first, table) { continue }
      if isTime, header.timing.rank != nil {
        runs.append((column, []))
      } else {
        runs[runs.count - 1].columns.append(column)
      }
    }
    return runs.filter { !$0.columns.isEmpty }
  }

  private static func isEmptyName(_ header: DataHeader) -> Bool { header.text.isEmpty }

  private static func isEqual(_ column: Int, _ other: Int, _ table: DataTable) -> Bool {
    zip(table.columns[column], table.columns[other]).allSatisfy { $0 == $1 }
  }

  /// A header's words without the number of a run.
  private static func kind(of header: DataHeader) -> [String] {
    header.words.filter { $0 != "run" && !$0.allSatisfy(\.isNumber) }
  }

  /// Why a table without a column of times and without a rate is not read.
  static func missing(in table: DataTable) -> DataProblem {
    for column in table.leftOut {
      switch column.problem {
      // A date, or a timecode.
      case .refusedForm?, .ambiguousDates?: return column.problem ?? .oneColumn
      default: break
      }
    }
    if table.columns.count == 1, table.leftOut.isEmpty { return .oneColumn }
    let isNamed = !table.leftOut.isEmpty || table.headers.contains { !$0.text.isEmpty }
    guard !isNamed, let first = table.columns.first,
      let fall = first.indices.dropFirst().first(where: { !(first[$0] > first[$0 - 1]) })
    else {
      let possible = table.columns.indices.first {
        repeats(table.columns[$0]) && !table.headers[$0].hasOtherUnit
      }
      return .noTime(
        columns: table.columns.indices.map(table.title), possible: possible.map(table.title))
    }
    return .noRise(
      DataClock.number(first[fall]), line: table.lines[fall],
      after: DataClock.number(first[fall - 1]))
  }

  private static func rises(_ column: [Double]) -> Bool {
    column.count > 1 && zip(column.dropFirst(), column).allSatisfy { $0 > $1 }
  }

  /// Whether it never falls, but stands still here and there.
  private static func repeats(_ column: [Double]) -> Bool {
    zip(column.dropFirst(), column).allSatisfy { $0 >= $1 } && column.first != column.last
  }

  /// Whether it counts frames, of which some may be missing.
  static func countsByOne(_ values: [Double]) -> Bool {
    let steps = zip(values.dropFirst(), values).map(-)
    return median(steps) == 1 && steps.allSatisfy { $0 > 0 && $0 == $0.rounded() }
  }

  static func isWhole(_ values: [Double]) -> Bool {
    values.allSatisfy { $0 == $0.rounded() || $0.isNaN }
  }

  static func median(_ numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    return numbers.sorted()[numbers.count / 2]
  }
}
