import Testing
import UIKitMotion
import UIKitNames

/// What code over Core Graphics and Core Animation means elsewhere, it means here.
@Suite struct CoreGraphicsTests {
  /// `concatenating` acts afterwards, and the others before.
  @Test func transformsAreComposedAsThere() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let moved = quarter.concatenating(CGAffineTransform(translationX: 0, y: -10))
    #expect(abs(moved.tx) < 1e-12 && abs(moved.ty + 10) < 1e-12)
    let before = quarter.translatedBy(x: 0, y: -10)
    #expect(abs(before.tx - 10) < 1e-12 && abs(before.ty) < 1e-12)
    #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 3).d == 3)
    #expect(abs(CGAffineTransform.identity.rotated(by: .pi / 2).b - 1) < 1e-12)
  }

  @Test func oneFactorScalesBothAxes() throws {
    let stage = try Stage(size: Size(320, 568))
    let box = try stage.addView(named: "box", frame: Rect(0, 0, 100, 100))
    let pop = SpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.5
    pop.toValue = 1.0
    pop.duration = 1
    try box.layer.add(pop, forKey: "pop")
    #expect(box.presentation(.scaleX) == 0.5 && box.presentation(.scaleY) == 0.5)
  }
}
