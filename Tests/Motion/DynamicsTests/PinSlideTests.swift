import MotionGeometry
import Testing
import UIKitMotion

/// Attachments that hold two items at one point.
@Suite struct PinSlideTests {
  private let h = 1.0 / 120

  @Test func fixedItemsMoveAsOne() throws {
    let (a, b) = (box("a", at: 0, 0, side: 40), box("b", at: 50, 0, side: 40))
    let animator = openAnimator()
    try animator.add(AttachmentBehavior.fixed(name: "f", item: a, to: b, at: Point(25, 0)))
    try animator.add(frictionless([a, b]))
    let push = PushBehavior(name: "p", items: [a], mode: .instantaneous)
    push.pushDirection = Vector(0, 0.3)
    try animator.add(push)
    for _ in 0..<120 {
      animator.step()
      // The weld gives way by less than half a point and half a degree.
      #expect(abs((b.center - a.center).length - 50) < 0.5)
      #expect(abs(a.angle - b.angle) < 0.01)
    }
    #expect(abs(a.angle) > 1)
    #expect(abs(a.linearVelocity.dy + b.linearVelocity.dy - 0.3 / 0.16 * 100) < 0.05)
  }

  @Test func pinStaysInItsRange() throws {
    let (door, post) = (box("door", at: 140, 100, side: 40), box("post", at: 100, 100, side: 40))
    let animator = openAnimator()
    let anchored = DynamicItemBehavior(name: "a", items: [post])
    anchored.isAnchored = true
    let pin = try AttachmentBehavior.pin(name: "p", item: door, to: post, at: Point(120, 100))
    try pin.setAttachmentRange(-0.5...0.5)
    try animator.add(anchored)
    try animator.add(frictionless([door]))
    try animator.add(pin)
    try animator.addAngularVelocity(6, to: door)
    var (least, most) = (0.0, 0.0)
    for _ in 0..<240 {
      animator.step()
      (least, most) = (min(least, door.angle), max(most, door.angle))
      #expect((held(door, Vector(-20, 0)) - Point(120, 100)).length < 0.5)
    }
    // Box2D's limit gives way by 2 degrees at most.
    #expect(most > 0.49 && most < 0.5 + 0.035)
    #expect(least > -0.5 - 0.035)
  }

  /// A torque τ takes τ/I·t from the spin, I about the pin: 0.16·(0.4² + 0.4²)/12 + 0.16·0.2².
  @Test func frictionTorqueBrakesThePin() throws {
    let (door, post) = (box("door", at: 140, 100, side: 40), box("post", at: 100, 100, side: 40))
    let animator = openAnimator()
    let anchored = DynamicItemBehavior(name: "a", items: [post])
    anchored.isAnchored = true
    let pin = try AttachmentBehavior.pin(name: "p", item: door, to: post, at: Point(120, 100))
    try pin.set(.frictionTorque, to: 0.02)
    try animator.add(anchored)
    try animator.add(frictionless([door]))
    try animator.add(pin)
    animator.step()
    // Slow, as Box2D's joints take energy from what turns fast: a share of (ω·h)²/2 a step.
    try animator.addAngularVelocity(1.5, to: door)
    animator.step()
    let inertia = 0.16 * 0.32 / 12 + 0.16 * 0.04
    let before = door.angularVelocity
    animator.step(frames: 10)
    let expected = 0.02 / inertia * 20 * h
    #expect(abs(before - door.angularVelocity - expected) < 0.02 * expected)
    animator.step(frames: 120)
    #expect(abs(door.angularVelocity) < 0.02)
  }

  @Test func slideStaysOnItsAxisAndInItsRange() throws {
    let item = box(at: 100, 100, side: 40)
    let animator = openAnimator()
    let slide = try AttachmentBehavior.sliding(
      name: "s", item: item, at: Point(100, 100), axis: Vector(3, 4))
    try slide.setAttachmentRange(-10...60)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(slide)
    let matter = frictionless([item])
    try matter.addAngularVelocity(5, for: item)
    try animator.add(matter)
    for frame in 0..<300 {
      animator.step()
      let way = item.center - Point(100, 100)
      let (along, beside) = (way.dx * 0.6 + way.dy * 0.8, way.dx * -0.8 + way.dy * 0.6)
      // The constraint drifts by at most Box2D's linear slop, half a point.
      #expect(abs(beside) < 0.5)
      #expect(along < 60.5 && along > -10.5)
      #expect(abs(item.angle) < 0.035)
      // Free fall along the axis: g·0.8·t²/2, h ahead.
      if frame == 14 {
        let t = 29 * h
        #expect(abs(along - 400 * t * (t + h)) < 0.5)
      }
    }
    #expect(abs((item.center - Point(100, 100)).length - 60) < 0.5)
    try slide.setAttachmentRange(-10...0)
    animator.step(frames: 120)
    #expect((item.center - Point(100, 100)).length < 1)
  }

  @Test func slidingItemsKeepTheirAngle() throws {
    let (a, b) = (box("a", at: 0, 0, side: 40), box("b", at: 0, 100, side: 40))
    let animator = openAnimator()
    try animator.add(
      AttachmentBehavior.sliding(name: "s", item: a, to: b, at: .zero, axis: Vector(1, 0)))
    try animator.add(frictionless([a, b]))
    try animator.addLinearVelocity(Vector(50, 0), to: a)
    animator.step(frames: 60)
    #expect(a.center.x - b.center.x > 30)
    #expect(abs(a.angle - b.angle) < 0.01)
  }
}
