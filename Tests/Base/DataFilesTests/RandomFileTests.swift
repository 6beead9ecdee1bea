import TestSupport
import Testing

@testable import DataFiles

/// Files of random parts: cells, labels, headers and values of JSON, put together as no program would.
@Suite struct RandomFileTests {
  /// The series that are read can be used: rising times from 0 on, as many as values.
  private func check(_ bytes: [UInt8], _ random: inout Seeded) {
    var options = DataFile.Options()
    if random.below(3) == 0 { options.rate = random.pick([0.001, 60, 1e6]) }
    if random.below(3) == 0 { options.unit = random.pick(TimeUnit.allCases) }
    if random.below(4) == 0 { options.time = random.pick(["t", "c1", "c2", "time (s)", ""]) }
    if random.below(8) == 0 { options.scale = random.pick([0, -1e6, 1e6]) }
    guard let file = try? DataFile(reading: bytes, options) else { return }
    #expect(!file.columns.isEmpty && !file.assumptions.isEmpty)
    for column in file.columns {
      #expect(column.values.count == column.times.count && !column.times.isEmpty)
      #expect(zip(column.times.dropFirst(), column.times).allSatisfy { $0 > $1 })
      #expect(column.times.allSatisfy { $0.isFinite && $0 >= 0 })
    }
  }

  private static let cells = [
    "0", "1", "2", "-1", "0.5", "1,5", "1e3", "1E+01", "1.000,5", "1'000", "", "NaN", "-", "a",
    "x y",
    "20 ms", "5px", "3 %", "1A", "0:00:01.5", "12:30", "2024-01-02 10:00:00.5", "1/2/2024 3:37 PM",
    "2024-02-30T10:00Z", "t:0", "x:512", "x=1.5", "\"1,5\"", "\"", "é", "µs", "1e308", "-1e308",
    "5e-324", "9007199254740993", "1e15", "99999999999999999999",
  ]
  private static let labels = [
    "t", "time (s)", "t / ms", "Time (s) Run #1", "Time (s) Run #2", "X_Value", "Comment", "y",
    "x (m)",
    "frame", "Sequence", "Increment", "Start", "Delta_X", "X0", "X_Dimension", "Time",
    "Horizontal Units", "s", "Hz", "Vertical Units", "Source", "rate", "Sample Interval", "scorer",
    "coords", "(quality)", "Second", "Volt", "",
  ]
  private static let lines = [
    "***End_of_Header***", "endheader", "# rate: 60", "# t, y", "sep=;", "=~=~=~= log", "[Data]",
    "Sampling Frequency (Hz)=,100", "LabVIEW Measurement", "Delta_X\t0.01", "\u{FEFF}", "---",
  ]

  @Test func ofCells() {
    var random = Seeded(59)
    for _ in 0..<600 {
      let separator = random.pick([",", ";", "\t", " ", "|", ", "])
      let width = 1 + random.below(5)
      var lines: [String] = []
      for _ in 0..<random.below(4) { lines.append(random.pick(Self.lines)) }
      for _ in 0..<random.below(4) {
        lines.append(
          (0..<width + random.below(3)).map { _ in random.pick(Self.labels) }
            .joined(separator: separator))
      }
      // Columns of one kind and columns of any, with times that rise, stand, or fall.
      let kinds = (0..<width).map { _ in random.below(5) }
      let fixed = random.pick(Self.cells)
      for row in 0..<random.below(30) {
        let cells = kinds.map { kind in
          switch kind {
          case 0: "\(row)"
          case 1: "\(Double(row / 3) / 10)"
          case 2: "\(row * 20) ms"
          case 3: fixed
          default: random.pick(Self.cells)
          }
        }
        lines.append(
          cells.prefix(random.below(12) == 0 ? width - 1 : width)
            .joined(separator: separator))
      }
      let text = lines.joined(separator: random.pick(["\n", "\r\n"]))
      let isShort = random.below(3) == 0 && text.unicodeScalars.allSatisfy { $0.value < 256 }
      check(
        isShort ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8), &random)
    }
  }

  private func json(_ depth: Int, _ random: inout Seeded) -> String {
    switch random.below(depth == 0 ? 5 : 9) {
    case 0: return "null"
    case 1: return random.pick(["0", "1", "-2.5", "1e3", "9007199254740993", "1e308"])
    case 2: return random.pick(["true", "false"])
    case 3: return "\"\(random.pick(["", "a", "1", "20 ms", "2024-01-02T10:00:00Z", "0:00:01"]))\""
    case 4: return random.pick(["[]", "{}"])
    case 5, 6:
      return "["
        + (0..<random.below(4)).map { _ in json(depth - 1, &random) }.joined(separator: ",")
        + "]"
    default:
      let names = ["t", "y", "rows", "columns", "title", "unit", "a.b", ""]
      return "{"
        + (0..<random.below(4)).map { _ in "\"\(random.pick(names))\":\(json(depth - 1, &random))" }
        .joined(separator: ",") + "}"
    }
  }

  @Test func ofJSON() {
    var random = Seeded(60)
    for _ in 0..<2_000 { check(Array(json(1 + random.below(4), &random).utf8), &random) }
    // Rows that are alike, as programs write them.
    for _ in 0..<1_000 {
      let (first, second) = (json(2, &random), json(2, &random))
      let rows = (0..<random.below(5)).map { row in
        random.pick(["[\(row),\(first)]", "{\"t\":\(row),\"y\":\(second)}", first])
      }
      check(Array("[\(rows.joined(separator: ","))]".utf8), &random)
    }
  }
}
