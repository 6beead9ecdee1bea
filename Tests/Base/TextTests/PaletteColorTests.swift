import Testing

@testable import Text

@Suite struct PaletteColorTests {
  @Test func theNearestOfThePalette() {
    func index(_ red: Double, _ green: Double, _ blue: Double) -> Int {
      PaletteColor(red: red, green: green, blue: blue).index
    }
    #expect([index(0, 0, 0), index(1, 1, 1)] == [16, 231])
    #expect([index(1, 0, 0), index(0, 1, 0), index(0, 0, 1)] == [196, 46, 21])
    // 128 is a gray of the row, 135 one of the cube.
    #expect(index(0.5, 0.5, 0.5) == 244)
    #expect(index(1, 0.5, 0) == 208)
    #expect(index(-3, .nan, 9) == 21)
  }

  /// Each of the palette is the nearest to itself: its number says what it looks like.
  @Test func aNumberIsItsColor() {
    for index in 16...255 { #expect(PaletteColor(index: index)?.index == index) }
    #expect(PaletteColor(index: 226) == PaletteColor(red: 1, green: 1, blue: 0))
    #expect(PaletteColor(index: 15) == nil && PaletteColor(index: 256) == nil)
  }

  @Test func whatIsOnItCanBeRead() {
    let ink = [(1.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1, 0, 0), (1, 1, 1), (0, 0, 0)].map {
      TextStyle.on(PaletteColor(red: $0.0, green: $0.1, blue: $0.2)).rendition
    }
    #expect(
      ink == [
        "48;5;226;38;5;16", "48;5;21;38;5;231", "48;5;196;38;5;231", "48;5;231;38;5;16",
        "48;5;16;38;5;231",
      ])
  }

  @Test func seriesDiffer() {
    let styles = (0..<8).map { TextStyle.series($0).rendition }
    #expect(Set(styles).count == 8 && TextStyle.series(8).rendition == styles[0])
  }

  @Test func aLineKeepsItsStyles() {
    let line = WrittenLine("a", style: .cyan) + WrittenLine(" b")
    #expect(line.laid(out: ["a b"]) == [line])
    #expect(line.laid(out: ["a", "  b"]) == [WrittenLine("a", style: .cyan), "  b"])
    #expect(TerminalText(lines: [line], color: true).sent == "\u{1B}[36ma\u{1B}[0m b\n")
    #expect(TerminalText(lines: [line], color: false).sent == "a b\n")
  }
}
