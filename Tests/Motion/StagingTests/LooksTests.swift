import MotionGeometry
import Testing

@testable import UIKitMotion

/// Looks of layers: which properties animate, which do not, and what is recorded of them.
@Suite struct LooksTests {
  @Test func whatALayerHasAtFirst() throws {
    let red = try Stage().box()
    #expect(red.appearance.maskedCorners == .all && red.appearance.mask == nil)
    #expect(!red.appearance.clipsToBounds && red[.fontSize] == 17)
    #expect(red.appearance.borderColor == "black" && red.appearance.shadowColor == "black")
    #expect([red[.shadowOpacity], red[.shadowRadius], red[.shadowOffsetY]] == [0, 3, -3])
  }

  @Test func aTextsSizeAndColorMove() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear")) {
      try stage.set(27, .fontSize, of: red)
      try stage.setColor("white", .textColor, of: red)
    }
    stage.step(30)
    #expect(red.presentation(.fontSize) == 22 && red[.fontSize] == 27)
    #expect(red.color(.textColor, presentation: true) == Color(0.5, 0.5, 0.5))
    #expect(throws: StagingProblem.self) { try stage.set(0, .fontSize, of: red) }
    #expect(throws: StagingProblem.self) { try stage.set(1001, .fontSize, of: red) }
  }

  @Test func cornersClipsAndMasksChangeAtOnceAndAreRemembered() throws {
    let stage = Stage()
    let red = try stage.box()
    let mask = Mask(.region(.circle(radius: 5))).placed(in: red.bounds)
    stage.step(10)
    try stage.animate(1) {
      try stage.setAppearance(of: red) {
        $0.mask = mask
        $0.clipsToBounds = true
        $0.maskedCorners = .topLeft
      }
    }
    stage.step(10)
    #expect(red.shownAppearance == red.appearance && !red.isAnimating)
    func was(_ frame: Int) -> View.Appearance? { stage.recorder.appearance(of: red, at: frame) }
    #expect(was(9)?.mask == nil && was(9)?.maskedCorners == .all && was(9)?.clipsToBounds == false)
    #expect(was(15)?.mask == mask && was(15)?.clipsToBounds == true)
  }

  /// Masks that come and go count toward the recorder's size.
  @Test func masksTakeRoom() throws {
    let stage = Stage()
    let red = try stage.box()
    let before = stage.recorder.byteCount(of: [red])
    for radius in 1...100 {
      stage.step(1)
      try stage.setAppearance(of: red) {
        $0.mask = Mask(.region(.circle(radius: Double(radius)).inverse.inverse))
      }
    }
    #expect(red.heldBytes == 100 * (red.appearance.mask?.byteCount ?? 0) && red.heldBytes > 0)
    #expect(stage.recorder.byteCount(of: [red]) >= before + red.heldBytes)
  }
}
