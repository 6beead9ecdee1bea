import Testing
import Text

@Suite struct WrittenTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (264, "264"), (-1e9, "-1000000000"), (0.1, "0.1"),
    (1 / 3, "0.3333333333333333"),
    (.leastNonzeroMagnitude, "5e-324"), (1e300, "1e+300"), (.infinity, "inf"),
  ])
  func fewestDigitsThatReadBack(number: Double, text: String) {
    #expect(number.written == text)
    #expect(Double(text) == number)
  }

  @Test func rangesHaveBothEnds() {
    #expect((-0.5...1e6).written == "-0.5 to 1000000")
  }
}
