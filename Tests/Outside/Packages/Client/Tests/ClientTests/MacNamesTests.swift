import Foundation
import MacNames
import Testing
import UIKitMotion
import UIKitNames

/// A client on a Mac, where Foundation brings types named `Point`, `Rect` and `Size`. What it makes of
/// numbers is found by its labels; a type that it writes is the library's by the module's name.
@Suite struct MacNamesTests {
  @Test func valuesAreFoundByTheirLabels() throws {
    let stage = try Stage(size: Size(width: 320, height: 568))
    let box = try stage.addView(
      named: "box", frame: Rect(x: 100, y: 0, width: 100, height: 100))
    box.center = Point(x: 60, y: 50)
    #expect(box.center.x == 60)
  }

  @Test func typesAreFoundByTheirModule() throws {
    let place: MotionGeometry.Point = .init(x: 1, y: 2)
    let size: MotionGeometry.Size = .init(width: 3, height: 4)
    let view = View(frame: MotionGeometry.Rect(origin: place, size: size))
    #expect(view.center.y == 4)
  }

  @Test func coreGraphicsIsUnderstood() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.center = CGPoint(x: 60, y: 50)
    let center: CGPoint = view.center
    #expect(center == CGPoint(x: 60, y: 50))
    #expect(view.refusal == nil)
  }
}
