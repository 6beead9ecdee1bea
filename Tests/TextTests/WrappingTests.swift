import Testing

@testable import Text

@Suite struct WrappingTests {
  @Test(arguments: ["100 pt/s²", "0.5 s", "36 %", "12 frames"])
  func aNumberAndItsUnitStayTogether(_ quantity: String) {
    for width in 10...30 {
      let lines = Wrapping.lines("goes on and on for \(quantity), and stops", width: width)
      #expect(lines.contains { $0.contains(quantity) }, "\(width): \(lines)")
    }
  }

  @Test func nothingIsLost() {
    let text = "Apple's documentation says that the offset turns with the view; it does not."
    for width in 12...80 {
      let lines = Wrapping.lines(text, width: width)
      #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == text)
    }
  }

  @Test func wordsOtherThanUnitsMayBeParted() {
    #expect(Wrapping.lines("in 100 points", width: 7, indent: 0) == ["in 100", "points"])
  }
}
