import MotionGeometry
import Testing
import UIKitMotion

@Suite struct GravityTests {
  @Test func vectorAndAngleAgree() {
    let gravity = GravityBehavior(name: "g")
    #expect(gravity.gravityDirection == Vector(0, 1))
    #expect(gravity.magnitude == 1)
    #expect(gravity.angle == .pi / 2)
    gravity.gravityDirection = Vector(3, 4)
    #expect(gravity.magnitude == 5)
    #expect(nine(gravity.angle) == "0.927295218")
    gravity.magnitude = 2
    #expect(nine(gravity.gravityDirection.dx) == "1.20000005")
    #expect(nine(gravity.gravityDirection.dy) == "1.60000002")
    #expect(gravity.magnitude == 2)
  }

  @Test func noGravityKeepsNoAngle() {
    let gravity = GravityBehavior(name: "g")
    gravity.magnitude = 0
    #expect(gravity.gravityDirection == .zero)
    #expect(gravity.angle == 0)
    gravity.angle = 1
    #expect(gravity.gravityDirection == .zero)
  }

  @Test func negativeMagnitudeTurnsTheVector() throws {
    let gravity = GravityBehavior(name: "g")
    try gravity.setAngle(1, magnitude: -1)
    #expect(nine(gravity.gravityDirection.dx) == "-0.540302277")
    #expect(nine(gravity.gravityDirection.dy) == "-0.841470957")
    #expect(gravity.magnitude == 1)
  }

  @Test func numbersOutOfRangeChangeNothing() {
    let gravity = GravityBehavior(name: "g")
    gravity.magnitude = .nan
    gravity.angle = .infinity
    gravity.gravityDirection = Vector(.nan, 1)
    gravity.gravityDirection = Vector(1e300, 1e300)
    #expect(gravity.gravityDirection == Vector(0, 1))
  }

  @Test func fallDoesNotDependOnMass() throws {
    let light = box("light", at: 50, 0, side: 10)
    let heavy = box("heavy", at: 200, 0)
    let animator = openAnimator()
    let lead = DynamicItemBehavior(name: "lead", items: [heavy])
    lead.density = 50
    try animator.add(GravityBehavior(name: "g", items: [light, heavy]))
    try animator.add(lead)
    animator.step(frames: 60)
    #expect(light.center.y == heavy.center.y)
    #expect(light.center.y > 400)
  }

  @Test func lastWriterDecidesForAll() throws {
    let a = box("a", at: 0, 0)
    let b = box("b", at: 200, 0)
    let animator = openAnimator()
    let down = GravityBehavior(name: "down", items: [a])
    let right = GravityBehavior(name: "right", items: [b])
    right.gravityDirection = Vector(1, 0)
    try animator.add(down)
    try animator.add(right)
    animator.step(frames: 10)
    #expect(a.center.y == 0)
    #expect(a.center.x > 0)
    down.magnitude = 2
    animator.step(frames: 10)
    #expect(b.center.y > 0)
  }

  @Test func removalLetsItemsCoast() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    try animator.add(gravity)
    try animator.add(frictionless([item]))
    animator.step(frames: 30)
    let speed = animator.linearVelocity(of: item)
    animator.remove(gravity)
    animator.step(frames: 30)
    #expect(animator.linearVelocity(of: item) == speed)
  }

  @Test func itemsOutsideTheBehaviorDoNotFall() throws {
    let item = box(at: 0, 0)
    let other = box("other", at: 200, 0)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    try animator.add(gravity)
    try animator.add(DynamicItemBehavior(name: "matter", items: [item, other]))
    animator.step(frames: 5)
    #expect(other.center.y == 0)
    gravity.removeItem(item)
    let speed = animator.linearVelocity(of: item).dy
    animator.step(frames: 5)
    #expect(animator.linearVelocity(of: item).dy < speed)
  }
}
