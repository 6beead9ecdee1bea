import MotionGeometry
import Testing
import UIKitMotion

/// Rows of attachments, snaps and pushes measured on Apple's own engine, to every printed digit.
@Suite struct AttachmentOracleTests {
  /// T4: a rod from (100, 100) holds a box of 40 that starts to its right.
  @Test func pendulum() throws {
    let item = box(at: 200, 100, side: 40)
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(frictionless([item]))
    try animator.add(
      AttachmentBehavior(name: "rod", item: item, toAnchor: Point(100, 100)))
    animator.step()
    #expect(nine(item.center) == ["199.999969", "100.069443"])
    animator.step(frames: 9)
    #expect(nine(item.center) == ["199.132126", "113.146225"])
  }

  /// T4b: 2 Hz, damping 0.3, length 100, from 50 points too far.
  @Test func spring() throws {
    let item = box(at: 100, 250, side: 40)
    let animator = openAnimator()
    let spring = try AttachmentBehavior(name: "spring", item: item, toAnchor: Point(100, 100))
    try spring.set(.frequency, to: 2)
    try spring.set(.damping, to: 0.3)
    try spring.set(.length, to: 100)
    try animator.add(frictionless([item]))
    try animator.add(spring)
    animator.step()
    #expect(nine(item.center.y) == "249.48938")
    animator.step(frames: 9)
    #expect(nine(item.center.y) == "201.092148")
  }

  /// T6.
  @Test func snap() throws {
    let item = DynamicItem(name: "box", center: Point(100, 100), size: Size(100, 50))
    let animator = openAnimator()
    try animator.add(SnapBehavior(name: "snap", item: item, snapTo: Point(300, 200)))
    animator.step()
    #expect(nine(item.center) == ["113.265648", "106.623589"])
    #expect(nine(item.angle) == "0.0361267589")
    animator.step(frames: 199)
    #expect(nine(item.center) == ["299.999969", "199.999222"])
  }

  /// T2.
  @Test func continuousPush() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    let push = PushBehavior(name: "push", items: [item], mode: .continuous)
    push.pushDirection = Vector(1, 0)
    try animator.add(frictionless([item]))
    try animator.add(push)
    var speeds: [String] = []
    for _ in 1...4 {
      animator.step()
      speeds.append(nine(item.linearVelocity.dx))
    }
    #expect(speeds == ["0.833333373", "2.50000024", "4.16666698", "5.83333349"])
  }

  /// T2': 0.3 N·s on 2 kg.
  @Test func instantaneousPush() throws {
    let item = DynamicItem(name: "box", center: Point(100, 100), size: Size(200, 50))
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.density = 2
    let push = PushBehavior(name: "push", items: [item], mode: .instantaneous)
    push.pushDirection = Vector(0.3, 0)
    try animator.add(matter)
    try animator.add(push)
    animator.step()
    #expect(nine(item.linearVelocity.dx) == "15.000001")
    #expect(!push.isActive)
  }

  /// The engine's rows have four decimals: 100 x 100, force (1, 0) at (0, 50), and impulse (0, 1) at
  /// (50, 0).
  @Test func pushBesideTheCenterTurns() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    let push = PushBehavior(name: "push", items: [item], mode: .continuous)
    push.pushDirection = Vector(1, 0)
    try push.setTargetOffset(Vector(0, 50), for: item)
    try animator.add(frictionless([item]))
    try animator.add(push)
    for spin in [-0.0250, -0.0750, -0.1250, -0.1750] {
      animator.step()
      #expect(abs(item.angularVelocity - spin) < 5e-8)
    }
    let other = box(at: 300, 300)
    let blow = PushBehavior(name: "blow", items: [other], mode: .instantaneous)
    blow.pushDirection = Vector(0, 1)
    try blow.setTargetOffset(Vector(50, 0), for: other)
    try animator.add(frictionless([other]))
    try animator.add(blow)
    animator.step()
    #expect(abs(other.angularVelocity - 3) < 1e-6)
  }
}
