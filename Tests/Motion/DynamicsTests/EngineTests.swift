import MotionGeometry
import Testing
import UIKitMotion

@Suite struct EngineTests {
  private func ios7() -> DynamicAnimator {
    DynamicAnimator(referenceBounds: Rect(0, 0, 400, 400), engine: .ios7)
  }

  /// How many steps each of some frames has, told by a custom field.
  private func steps(_ engine: Engine, frames: Int) throws -> [Int] {
    let item = box(at: 0, 0)
    let animator = DynamicAnimator(referenceBounds: .zero, engine: engine)
    var count = 0
    let field = FieldBehavior(.custom, name: "f", items: [item]) { _ in
      count += 1
      return Vector(1, 0)
    }
    try animator.add(field)
    return (0..<frames).map { _ in
      count = 0
      animator.step()
      return count
    }
  }

  @Test func stepsInEachFrame() throws {
    #expect(try steps(.modern, frames: 6) == [1, 2, 2, 2, 2, 2])
    let old = try steps(.ios7, frames: 600)
    // Four in a frame, and one more in one of six.
    #expect(old.prefix(6).reduce(0, +) == 24 && old[6] == 5)
    #expect(old.allSatisfy { $0 == 4 || $0 == 5 })
    #expect(old.filter { $0 == 5 }.count == 99)
  }

  /// The old engine's fall, once more in single precision: v += h·g, y += h·v.
  @Test func fallInOldSteps() throws {
    let item = box(at: 150, 50)
    let animator = ios7()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(frictionless([item]))
    let counts = try steps(.ios7, frames: 5)
    let h: Float = 0.004
    var (y, speed): (Float, Float) = (0.5, 0)
    for count in counts {
      animator.step()
      for _ in 0..<count {
        speed += h * 10
        y += h * speed
      }
      #expect(item.center.y == Double(100 * y))
    }
  }

  /// v ← v · (1 − h·c), and a full stop where that is below 0. In floats, a conversion of c and 24
  /// products lose a few in 1e7.
  @Test func oldDamping() throws {
    for (resistance, kept) in [(0.1, 1 - 0.0004), (10, 0.96), (200, 0.2), (250, 0), (1000, 0)] {
      let item = box(at: 0, 0)
      let animator = ios7()
      let matter = DynamicItemBehavior(name: "m", items: [item])
      matter.resistance = resistance
      try matter.addLinearVelocity(Vector(1000, 0), for: item)
      try animator.add(matter)
      animator.step()
      let expected = 1000 * kept * kept * kept * kept
      #expect(abs(item.linearVelocity.dx - expected) < 1e-3)
    }
  }

  /// The old box's skin is a tenth of its inset, so it lies 0.9 points lower.
  @Test func theOldBoxLiesLower() throws {
    let item = box(at: 100, 100)
    let animator = ios7()
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(-100, 300), to: Point(500, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    #expect(animator.stepUntilRest(limit: 600) != nil)
    #expect(abs(item.center.y - 249.1) < 0.3)
  }

  @Test func snapComesToRestInBoth() throws {
    for engine in Engine.allCases {
      let item = DynamicItem(name: "b", center: Point(159.1, 252), size: Size(100, 100))
      let animator = DynamicAnimator(referenceBounds: .zero, engine: engine)
      try animator.add(SnapBehavior(name: "s", item: item, snapTo: Point(50, 60)))
      #expect(animator.stepUntilRest(limit: 120) != nil)
      #expect((item.center - Point(50, 60)).length < 0.05)
    }
  }
}
