import Answers
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// Laws of the drawing of looks, through typed lines.
@Suite struct LooksLawTests {
  private func drawing(_ lines: [String]) -> [String] {
    let session = Session.typed(lines)
    return session.type("draw width 60").filter { $0.hasPrefix("|") || $0.hasPrefix("+") }
  }

  /// A mask's outline stays where it was created, even if the view grows later.
  @Test(arguments: [10, 20, 35])
  func aMaskKeepsItsOutline(_ radius: Int) {
    let made = [
      "stage 320x240", "view red frame (40, 20, 120, 100)",
      "red.mask = roundedCorners([topLeft, bottomRight], \(radius))",
    ]
    let first = drawing(made)
    for frame in ["(40, 20, 121, 100)", "(40, 20, 260, 200)", "(40, 20, 200, 101)"] {
      #expect(drawing(made + ["red.frame = \(frame)"]) == first)
    }
    // Created again, it has the new size.
    let again = made + ["red.frame = (40, 20, 200, 150)", made[2]]
    #expect(drawing(again) != first)
  }

  /// Looks without a visible effect do not change the drawing.
  @Test(
    arguments: [
      "red.maskedCorners = [topLeft]", "red.cornerRadius = 40; red.maskedCorners = []",
      "red.borderWidth = 0; red.borderColor = green",
      "red.borderWidth = 20; red.borderColor = clear",
      "red.shadowRadius = 30; red.shadowOffset = (40, 40)",
      "red.shadowOpacity = 1; red.shadowColor = clear",
      "red.mask = circle(10); red.mask = off", "red.textColor = blue; red.fontSize = 40",
      "red.font = title1; textSize small", "red.text = \"Hello\"; red.text = off",
      "red.color = blue", "red.clipsToBounds = on",
    ])
  func whatDoesNotShowChangesNothing(_ looks: String) {
    let scene = ["view red frame (40, 60, 121, 200)", "view blue frame (90, 300, 60, 60)"]
    #expect(drawing(scene + [looks]) == drawing(scene))
  }

  /// Clipped contents are drawn inside the clip and nowhere else.
  @Test func nothingIsDrawnBeyondAClip() {
    let scene = [
      "view card frame (80, 100, 160, 200); card.cornerRadius = 30; card.clipsToBounds = on"
    ]
    let empty = drawing(scene)
    let full = drawing(
      scene + [
        "view a frame (-60, -80, 150, 150) in card", "view b frame (60, 120, 300, 300) in card",
        "b.rotation = 20deg; b.shadowOpacity = 1; b.color = red; b.borderWidth = 20",
      ])
    #expect(full != empty)
    for (before, after) in zip(empty, full) {
      let sides = before.indices.filter { "/|\\-+.'".contains(before[$0]) }.dropFirst().dropLast()
      let span = sides.first.flatMap { first in sides.last.map { first...$0 } }
      for index in before.indices where before[index] != after[index] {
        #expect(span?.contains(index) == true, "\(after)")
      }
    }
  }

  /// The answers of any scene with looks conform to the schema.
  @Test func whatIsToldOfLooksHasAForm() throws {
    let session = Session.typed([
      "view a frame (20, 20, 80, 80) color red", "view b frame (40, 40, 200, 200) color blue in a",
      "a.cornerRadius = 60; a.clipsToBounds = on; a.mask = rectangle(60, 60) - circle(10)",
      "b.borderWidth = 10; b.shadowOpacity = 1; a.shadowOpacity = 1; a.size = 90x90",
    ])
    let texts = session.reply(to: "draw").texts
    let schema = try JSONSchema.ofAnswers()
    #expect(try texts.flatMap { try schema.breaches(in: $0) } == [])
    #expect(texts.joined().contains("\"clips\"") && texts.joined().contains("\"remarks\""))
  }
}
