import MotionGeometry
import Testing
import Text

@testable import Answers

/// The colors that pictures paint.
@Suite struct PaintTests {
  /// Every name but `clear` has a color of its own there, and no exact color has.
  @Test func namesArePaintedAndExactColorsAreNot() throws {
    for (name, color) in Color.named where name != "clear" {
      let painted = try #require(Paint.color(name))
      #expect(painted != color, "\(name)")
      #expect(Paint.color(color.hex) == Color(color.hex))
    }
    #expect(Paint.color("clear") == .clear && Paint.color("reddish") == nil)
    #expect(Set(Paint.names).count == Color.named.count - 1)
  }

  /// Between two names it is as far between what is painted for them.
  @Test func whatIsBetweenNamesIsBetweenTheirPaint() throws {
    let (red, blue) = (Color(1, 0, 0), Color(0, 0, 1))
    let (first, last) = (try #require(Paint.color("red")), try #require(Paint.color("blue")))
    for share in [0, 0.25, 0.5, 1] {
      let painted = Paint.color(for: red.blended(to: blue, share), between: ["blue", "red"])
      let expected = first.blended(to: last, share)
      for (one, other) in zip(painted.components, expected.components) {
        #expect(abs(one - other) < 0.01)
      }
    }
    let other = Color(0.3, 0.9, 0.1)
    #expect(Paint.color(for: other, between: ["blue", "red"]) == other)
    #expect(Paint.color(for: red, between: ["#ff0000", "#0000ff"]) == red)
  }

  /// Blue letters and lines can be read on black.
  @Test func inkIsLegibleOnBlack() {
    for color in Color.named.map(\.color) + [Color(0, 0, 1)] {
      guard case .ink(let ink, _) = ViewColor.own(color).ink else { continue }
      #expect(ink != PaletteColor(Color(0, 0, 1)) && ink != PaletteColor(Color(0, 0, 0)))
    }
  }
}
