import Testing
import Text

@Suite struct WrittenLineTests {
  private static let line: WrittenLine = "빨강 at \(WrittenLine("517", isMeasured: true)) pt, 3 times"

  /// The parts of a line that were measured.
  private static func parts(_ line: WrittenLine) -> [String] {
    line.measured.map { String(decoding: Array(line.text.utf8)[$0], as: UTF8.self) }
  }

  @Test func whatWasMeasuredIsKnown() {
    #expect(Self.line.text == "빨강 at 517 pt, 3 times")
    #expect(Self.parts(Self.line) == ["517"])
    #expect(Self.parts([Self.line, "and", Self.line].joined(separator: ", ")) == ["517", "517"])
  }

  @Test func aCountIsNoMeasurement() {
    let line: WrittenLine = "\(3) of \(12) samples"
    #expect(line == WrittenLine("3 of 12 samples"))
  }

  @Test func itStaysKnownWhereALineIsLaidOut() {
    let lines = Self.line.laid(out: ["빨강 at", "    517 pt,", "  3 times"])
    #expect(lines.map(Self.parts) == [[], ["517"], []])
    #expect(lines.map(\.text) == ["빨강 at", "    517 pt,", "  3 times"])
  }

  @Test func blanksAtTheEndGoWithTheirMarks() {
    let line = WrittenLine("12  ", isMeasured: true).trimmingTrailingBlanks
    #expect(line.text == "12")
    #expect(Self.parts(line) == ["12"])
    #expect(WrittenLine("  ", isMeasured: true).trimmingTrailingBlanks.measured.isEmpty)
  }
}
