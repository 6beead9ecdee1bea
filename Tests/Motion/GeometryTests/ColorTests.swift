import Testing

@testable import MotionGeometry

@Suite struct ColorTests {
  @Test func digitsReadAsTheyAreWritten() throws {
    #expect(Color("#f80") == Color("#ff8800"))
    #expect(Color("#FF8800")?.hex == "#ff8800")
    #expect(Color("#ff880080")?.hex == "#ff880080")
    #expect(Color("#ff8800ff")?.hex == "#ff8800")
    #expect(Color("clear")?.hex == "#00000000")
    #expect(Color("gray") == Color(0.5, 0.5, 0.5))
  }

  @Test(arguments: [
    "", "#", "#ff", "#ff88", "#ff880", "#gggggg", "# ff88", "Red", "ff8800", "#ff８800",
  ])
  func whatIsNoColorIsNone(text: String) { #expect(Color(text) == nil) }

  @Test func everyNameIsOne() throws {
    for (name, color) in Color.named { #expect(Color(name) == color, "\(name)") }
    #expect(Set(Color.named.map(\.name)).count == Color.named.count)
  }

  @Test func colorsBlendByComponents() {
    let (red, blue) = (Color(1, 0, 0), Color(0, 0, 1))
    #expect(red.blended(to: blue, 0) == red && red.blended(to: blue, 1) == blue)
    #expect(red.blended(to: blue, 0.5) == Color(0.5, 0, 0.5))
    #expect(red.blended(to: .clear, 0.25) == Color(0.75, 0, 0, alpha: 0.75))
    #expect(red.blended(to: blue, 1.4) == blue && red.blended(to: blue, -0.4) == red)
  }
}
