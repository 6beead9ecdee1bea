import TestSupport
import Testing

@testable import DataFiles

/// The text around a table, the form of its times and its encoding do not change the series.
@Suite struct DataLawTests {
  /// Times that were rounded are read at their rate, or at one so near that longer files alone tell
  /// them apart, as 30 and 29.97; a row that is missing is seen.
  @Test func roundedTimesHaveTheirRate() throws {
    var random = Seeded(7)
    for trial in 0..<24 {
      let rate = random.pick([24, 25, 29.97, 30, 50, 59.94, 60, 120, 150, 170, 240])
      let digit = random.pick([0.1, 0.01].filter { $0 * rate > 1.2 })
      let count = 200 + random.below(200)
      let start = Double(random.below(50)) / 10
      func text(without missing: Int?) -> String {
        (["t (s),y"]
          + (0..<count).filter { $0 != missing }.map { row in
            let time = ((start + Double(row) / rate) / digit).rounded() * digit
            return "\((time * 100).rounded() / 100),\(row)"
          }).joined(separator: "\n")
      }
      let file = try DataFile(reading: Array(text(without: nil).utf8))
      let step = (file.times[count - 1] - file.times[0]) / Double(count - 1)
      #expect(abs(step * rate - 1) < 1.5e-3, "\(trial): \(rate), \(digit): \(1 / step)")
      #expect(file.assumptions[0].contains("rounding"))
      // Several rows in one step of the digits hide one that is missing.
      guard digit * rate < 1.9 else { continue }
      #expect(throws: DataProblem.self) {
        try DataFile(reading: Array(text(without: count / 2).utf8))
      }
    }
  }

  /// A moment in each form in which it can be written; elapsed seconds are exact.
  @Test func datesCountFromTheFirstRow() throws {
    var random = Seeded(11)
    for _ in 0..<300 {
      let day = 13 + random.below(15)
      let month = 1 + random.below(12)
      let year = 1980 + random.below(60)
      var seconds = Double(random.below(86_390))
      let form = random.below(5)
      let (start, steps) = (seconds, [0, 0.25, 1, 2.5, 7])
      let rows = steps.map { step in
        seconds = start + step
        let whole = Int(seconds)
        let (hour, minute) = (whole / 3600, whole / 60 % 60)
        let second = "\(Double(whole % 60) + seconds - seconds.rounded(.down))"
        let clock = "\(hour):\(minute < 10 ? "0" : "")\(minute):\(second)"
        switch form {
        case 0: return "\(year)-\(month)-\(day)T\(clock)Z"
        case 1: return "\(year)/\(month)/\(day) \(clock)"
        case 2: return "\(day).\(month).\(year) \(clock)"
        case 3: return "\(month)/\(day)/\(year) \(clock)"
        default: return "\(year)-\(month)-\(day) \(clock)+02:00"
        }
      }
      let text = "when,y\n" + rows.map { "\($0),1" }.joined(separator: "\n")
      let file = try DataFile(reading: Array(text.utf8))
      for (time, step) in zip(file.times, steps) { #expect(abs(time - step) < 1e-9, "\(text)") }
    }
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59Z", "2024-03-01T00:00:00Z", 1),
    ("2023-12-31T23:59:59.5+00:00", "2024-01-01T00:00:00Z", 0.5),
    ("2024-01-01T10:00:00+02:00", "2024-01-01T10:00:00Z", 7200),
    ("1900-02-28 00:00", "1900-03-01 00:00", 86_400),
    ("12/31/2024 11:59:58 PM", "1/1/2025 12:00:00 AM", 2),
    ("31.12.1999 23:59:59,5", "01.01.2000 00:00:00,25", 0.75),
  ])
  func momentsFollowTheCalendar(_ first: String, _ second: String, _ elapsed: Double) throws {
    let text = "t;y\n\(first);1\n\(second);2\n"
    #expect(try DataFile(reading: Array(text.utf8)).times == [0, elapsed])
  }

  /// Times of day in a column of their own go on past midnight by the dates beside them.
  @Test func datesBesideTimesOfDayAreTheirDays() throws {
    var random = Seeded(17)
    for _ in 0..<200 {
      let (day, month, step) = (13 + random.below(14), 1 + random.below(12), 1 + random.below(3000))
      let start = 86_400 - 1 - random.below(3 * step)
      let rows = (0..<5).map { row in
        let seconds = start + row * step
        let clock = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
          .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "\(day + seconds / 86_400).\(month).2024;\(clock);1"
      }
      let text = "Datum;Uhrzeit;y\n" + rows.joined(separator: "\n")
      let file = try DataFile(reading: Array(text.utf8))
      #expect(file.times == (0..<5).map { Double($0 * step) }, "\(text)")
      #expect(file.columns.map(\.name) == ["y"])
    }
  }

  @Test func whatNoCalendarHasIsNoMoment() {
    for text in [
      "2023-02-29 10:00", "2024-13-01 10:00", "2024-00-10 10:00", "2024-01-01 24:00",
      "2024-01-01 10:60", "13/13/2024 10:00", "2024-01-01 13:00 PM", "2024-01-01 10:00:61",
      "2024-02-30", "99999-01-01 10:00", "2024-01-01 10:00+1", "2024-1/1 10:00",
    ] {
      #expect(Moment(text[...]) == nil, "\(text)")
    }
  }

  /// Lines above a table, in the words of instruments, do not change it.
  @Test func metadataIsNoPartOfTheTable() throws {
    var random = Seeded(13)
    let words = [
      "Model", "Operator", "Trigger Point", "Vertical Scale", "Samples", "Date", "Zero Index",
    ]
    for _ in 0..<400 {
      let (separator, decimal) = random.pick([(",", "."), ("\t", "."), (";", ","), ("\t", ",")])
      func number(_ value: Double) -> String {
        String("\(value)".map { $0 == "." ? Character(decimal) : $0 })
      }
      let isMarked = random.below(2) == 0
      var lines: [String] = []
      for _ in 0..<1 + random.below(8) {
        let word = random.pick(words)
        switch random.below(isMarked ? 4 : 2) {
        case 0: lines.append("\(word)\(separator)\(number(Double(random.below(900)) / 8))")
        case 1: lines.append("\(word)\(separator)text")
        case 2: lines.append("\(word)=\(random.below(9))")
        default: lines.append(word)
        }
      }
      if isMarked { lines.append("***End_of_Header***") } else { lines.append("") }
      lines.append(["Time (s)", "Position (m)"].joined(separator: separator))
      let step = random.pick([0.05, 0.1, 0.25, 2])
      let rows = (0..<6).map { [number(Double($0) * step), number(Double($0 * $0) + 0.5)] }
      lines += rows.map { $0.joined(separator: separator) }
      let file = try DataFile(reading: Array(lines.joined(separator: "\n").utf8))
      #expect(file.columns.map(\.name) == ["position"], "\(lines)")
      #expect(
        file.columns[0].unit == "m"
          && file.columns[0].values == (0..<6).map { Double($0 * $0) + 0.5 })
      for (row, time) in file.times.enumerated() { #expect(abs(time - Double(row) * step) < 1e-12) }
    }
  }

  /// Separators at the ends of rows make no columns, and what stands above them is metadata.
  @Test func separatorsAtTheEndMakeNoColumns() throws {
    var random = Seeded(19)
    for _ in 0..<400 {
      let separator = random.pick([",", ";", "\t"])
      // A lone column would not show the separator.
      let channels = 2 + random.below(4)
      let ends = (0..<2).map { _ in String(repeating: separator, count: random.below(2)) }
      let rowEnd = String(repeating: separator, count: random.below(4))
      let counts = random.below(2) == 0
      let names = (counts ? ["X"] : []) + (0..<channels).map { "CH\($0 + 1)" }
      let units = (counts ? ["Sequence"] : []) + (0..<channels).map { _ in "Volt" }
      let rows = (0..<6).map { row in
        ((counts ? ["\(row)"] : []) + (0..<channels).map { "\(1.5 - Double(row * $0) / 8)" })
          .joined(separator: separator) + rowEnd
      }
      let header =
        counts
        ? [
          (names + ["Start", "Increment"]).joined(separator: separator) + ends[0],
          (units + ["-0.5", "0.25"]).joined(separator: separator) + ends[1],
        ] : [(names + ["t0 =-0.5", " tInc = 0.25"]).joined(separator: separator) + ends[0]]
      let text = (header + rows).joined(separator: "\n")
      let file = try DataFile(reading: Array(text.utf8))
      #expect(file.columns.map(\.name) == (0..<channels).map { "cH\($0 + 1)" }, "\(text)")
      #expect(file.times == (0..<6).map { Double($0) / 4 }, "\(text)")
    }
  }

  /// Each sample whose letters Windows-1252 has reads the same in it.
  @Test(arguments: DialectTests.samples)
  func theEncodingChangesNothing(_ sample: DialectTests.Sample) throws {
    let letters = sample.text.unicodeScalars.map { $0.value }
    guard letters.allSatisfy({ $0 < 128 }) else { return }
    // A comment with a letter from beyond ASCII, which no UTF-8 has.
    let isJSON = sample.text.hasPrefix("[") || sample.text.hasPrefix("{")
    guard !isJSON, !sample.text.hasPrefix("%"), !sample.text.hasPrefix("#") else { return }
    let bytes = Array("# \u{20}".utf8) + [0xE9, 0x0A] + letters.map { UInt8($0) }
    let file = try DataFile(reading: bytes)
    #expect(file.columns.map(\.name) == sample.columns)
    #expect(file.assumptions.contains("text in Windows-1252"))
  }

  @Test func theEncodingIsKnown() {
    func problem(_ bytes: [UInt8]) -> DataProblem? {
      do throws(DataProblem) { _ = try DataFile(reading: bytes) } catch { return error }
      return nil
    }
    let rows = Array("\n0,1\n0.1,2\n".utf8)
    #expect(problem(Array("t,y (".utf8) + [0xB5] + Array("m)".utf8) + rows) == nil)
    #expect(problem(Array("t (".utf8) + [0xB5] + Array("s),y".utf8) + rows) == nil)
    #expect(
      problem(Array("t (".utf8) + [0xA6] + Array("s),y".utf8) + rows)
        == .unknownUnit("¦s", column: "t (¦s)"))
    #expect(
      problem(Array("temps ".utf8) + [0xE9] + Array("coul (s),y".utf8) + rows)
        == .uncertainHeader("temps écoul (s)"))
    // Bytes that Windows-1252 lacks, control characters, and marks of other encodings.
    for byte: UInt8 in [0x81, 0x8D, 0x8F, 0x90, 0x9D, 0x00, 0x01, 0x0C, 0x1B, 0x7F] {
      #expect(problem(Array("t,y".utf8) + [0xE9, byte] + rows) == .binary, "\(byte)")
    }
    #expect(problem([0xEF, 0xBB, 0xBF] + Array("t,y".utf8) + [0xE9] + rows) == .binary)
    #expect(problem([0xFF, 0xFE] + Array("t,y".utf8) + [0xE9] + rows) == .utf16)
  }

  /// Runs beside each other have times of their own.
  @Test func runsHaveTheirTimes() throws {
    let text =
      "Time (s) Run #1,x (m) Run #1,Time (s) Run #2,x (m) Run #2\n"
      + "0,1,5,10\n1.5,2,5.25,20\n3,3,,\n4.5,4,,\n"
    let file = try DataFile(reading: Array(text.utf8))
    #expect(file.columns.map(\.name) == ["xRun1", "xRun2"])
    #expect(file.columns.map(\.unit) == ["m", "m"])
    #expect(file.columns.map(\.times) == [[0, 1.5, 3, 4.5], [5, 5.25]])
    #expect(file.columns.map(\.values) == [[1, 2, 3, 4], [10, 20]])
    // The same times are one run.
    let same = "t,x,t,x\n0,1,0,10\n0.1,2,0.1,20\n"
    #expect(try DataFile(reading: Array(same.utf8)).columns.map(\.name) == ["x", "x_2"])
  }
}
