import TestSupport
import Testing

@testable import DataFiles

/// For random sheets, the times and the names are what the header says; a header that does not say it
/// is asked for.
@Suite struct HeaderLawTests {
  /// A header of the time, in each of the forms, and what one of its units is in seconds.
  private struct TimeHeader {
    let text: String
    /// The cell of a row of units; nil without such a row.
    var unitCell: String?
    let seconds: Double

    init(_ random: inout Seeded) {
      let units: [(word: String, seconds: Double)] = [
        ("s", 1), ("ms", 1e-3), ("us", 1e-6), ("µs", 1e-6), ("ns", 1e-9), ("min", 60),
        ("sec", 1), ("Seconds", 1), ("milliseconds", 1e-3), ("Sekunden", 1), ("msec", 1e-3),
      ]
      let unit = random.pick(units)
      seconds = unit.seconds
      let word = random.pick([
        "t", "T", "time", "Time", "Zeit", "temps", "timestamp", "Elapsed Time",
      ])
      switch random.below(9) {
      case 0: text = "\(word) (\(unit.word))"
      case 1: text = "\(word)[\(unit.word)]"
      case 2: text = "\(word) {\(unit.word)}"
      case 3: text = "\(word) / \(unit.word)"
      case 4: text = "\(word)/\(unit.word)"
      case 5: text = "\(word)_\(unit.word)"
      case 6: text = "\(word) in \(unit.word)"
      case 7:
        text = word
        unitCell = random.pick(["", "("]) == "" ? unit.word : "(\(unit.word))"
      default:
        // Alone, a unit must be more than a letter or two that name something else.
        let isPlain = unit.word.count > 2 && unit.word != "min"
        text = isPlain ? unit.word : "\(word) (\(unit.word))"
      }
    }
  }

  private static let values: [(text: String, name: String, unit: String, cell: String)] = [
    ("y", "y", "", "px"), ("y (px)", "y", "px", ""), ("y / mm", "y", "mm", ""),
    ("Position", "position", "", "m/s"), ("ball/1/X", "ball1X", "", ""),
    ("angle [deg]", "angle", "deg", ""), ("v (m/s)", "v", "m/s", ""),
    ("Linear Acceleration x (m/s^2)", "linearAccelerationX", "m/s^2", ""),
    ("x_raw", "x_raw", "", ""), ("frame", "frame", "", ""), ("height in cm", "height", "cm", ""),
    ("x_px", "x_px", "px", ""), ("likelihood", "likelihood", "", "1"), ("min", "min", "", ""),
  ]

  @Test func whatTheHeaderSaysIsRead() throws {
    var random = Seeded(46)
    for sheet in 0..<600 {
      let time = TimeHeader(&random)
      var columns = Self.values
      let others = (0..<1 + random.below(3)).map { _ in
        let other = columns.remove(at: random.below(columns.count))
        columns.removeAll { $0.name == other.name }
        return other
      }
      let place = random.below(others.count + 1)
      let (separator, decimal) = random.pick([
        (",", "."), (";", ","), ("\t", "."), (";", "."), ("|", "."),
      ])
      var header = others.map(\.text)
      header.insert(time.text, at: place)
      var lines = [header.joined(separator: separator)]
      if let unit = time.unitCell {
        var units = others.map { $0.unit.isEmpty ? $0.cell : "" }
        units.insert(unit, at: place)
        lines.append(units.joined(separator: separator))
      }
      let step = random.pick([0.25, 0.5, 1, 2, 16.5, 100, 1000])
      let start = random.pick([0, 1.0])
      for row in 0..<4 {
        // Other columns rise too: only the header tells them from the time.
        var cells = others.indices.map { "\(Double(row + 1) * Double($0 + 2) + 0.5)" }
        cells.insert("\(start + Double(row) * step)", at: place)
        let written = cells.map { decimal == "," ? String($0.map { $0 == "." ? "," : $0 }) : $0 }
        lines.append(written.joined(separator: separator))
      }
      let text = lines.joined(separator: "\n")
      let file = try DataFile(reading: Array(text.utf8))
      let expected = (0..<4).map { (start + Double($0) * step) * time.seconds }
      let shift = abs(expected[0]) > 60 ? expected[0] : 0
      for (found, expected) in zip(file.times, expected) {
        #expect(
          abs(found - (expected - shift)) <= 1e-9 * max(1, abs(expected)), "\(sheet): \(text)")
      }
      #expect(file.columns.map(\.name) == others.map(\.name), "\(text)")
      for (column, other) in zip(file.columns, others) {
        let unit = other.unit.isEmpty && time.unitCell != nil ? other.cell : other.unit
        #expect(column.unit == unit, "\(text)")
      }
    }
  }

  /// Without a time among the headers, or with a unit that is none, there is no answer but a question.
  @Test func whatTheHeaderDoesNotSayIsAskedFor() {
    var random = Seeded(47)
    for _ in 0..<200 {
      let unit = random.pick(["px", "m/s", "deg", "blinks", "UTC", "relative"])
      let header = random.pick([
        "x", "t (\(unit))", "time / \(unit)", "t in \(unit)", "distance (m)", "s,t [\(unit)]",
      ])
      let isTwo = header.contains(",")
      let text =
        "\(header),y\n"
        + (0..<4).map { isTwo ? "9,\($0),\($0)" : "\($0),\($0)" }
        .joined(separator: "\n")
      #expect(throws: DataProblem.self, "\(text)") { try DataFile(reading: Array(text.utf8)) }
    }
  }
}
