import MotionGeometry
import Testing
import UIKitMotion

/// Rows measured on Apple's own engine, to every digit that was printed.
@Suite struct OracleTests {
  @Test func fallWithoutResistance() throws {
    let item = box(at: 150, 50)
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(frictionless([item]))
    var heights: [String] = []
    for _ in 1...5 {
      animator.step()
      heights.append(nine(item.center.y))
    }
    #expect(heights == ["50.0694466", "50.4166718", "51.0416679", "51.9444466", "53.1250076"])
    #expect(item.center.x == 150)
  }

  @Test func fallWithDefaultResistance() throws {
    let item = box(at: 150, 50)
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    var heights: [String] = []
    var speeds: [String] = []
    for _ in 1...5 {
      animator.step()
      heights.append(nine(item.center.y))
      speeds.append(nine(animator.linearVelocity(of: item).dy))
    }
    #expect(heights == ["50.0693855", "50.4160881", "51.0396423", "51.9395943", "53.1154747"])
    #expect(speeds.first == "8.32639503")
    #expect(speeds.last == "74.6884308")
  }

  @Test func landing() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.elasticity = 0
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(-100, 300), to: Point(500, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    try animator.add(collision)
    animator.step(frames: 26)
    #expect(nine(item.center.y) == "192.083298")
    animator.step(frames: 274)
    #expect(nine(item.center.y) == "248.216629")
    #expect(item.angle == 0)
  }

  @Test func idleItemRestsInFrame31() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    try animator.add(DynamicItemBehavior(name: "matter", items: [item]))
    #expect(animator.stepUntilRest(limit: 100) == 31)
    #expect(!animator.isRunning)
  }

  @Test func placesPassThroughFloats() throws {
    let item = DynamicItem(name: "box", center: Point(1.25, 2.5), size: Size(10, 10))
    let animator = openAnimator()
    try animator.add(DynamicItemBehavior(name: "matter", items: [item]))
    animator.step()
    #expect(nine(item.center.x) == "1.24999988")
    #expect(nine(item.center.y) == "2.49999976")
  }

  /// Apple's engine printed 40.0000343; stock Box2D gives the last digits differently.
  @Test func bounceOffAnchoredItem() throws {
    let ball = box("ball", at: 300, 100, side: 50)
    let wall = box("wall", at: 100, 100, side: 50)
    let animator = openAnimator()
    let matter = frictionless([ball])
    try matter.addLinearVelocity(Vector(-200, 0), for: ball)
    let fixed = DynamicItemBehavior(name: "fixed", items: [wall])
    fixed.isAnchored = true
    try animator.add(CollisionBehavior(name: "c", items: [ball, wall]))
    try animator.add(matter)
    try animator.add(fixed)
    animator.step(frames: 90)
    #expect(abs(animator.linearVelocity(of: ball).dx - 40) < 1e-4)
    #expect(wall.center == Point(100, 100))
    #expect(animator.linearVelocity(of: wall) == .zero)
  }

  @Test func fastestFall() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    try animator.addLinearVelocity(Vector(1e6, 0), to: item)
    try animator.addAngularVelocity(1e5, to: item)
    animator.step(frames: 2)
    // Box2D moves a body at most 2 m, and a quarter turn, in each step of 1/120 s.
    #expect(abs(animator.linearVelocity(of: item).dx - 23999.998) < 0.01)
    #expect(abs(animator.angularVelocity(of: item) - 188.4955) < 1e-3)
  }
}
