import MotionGeometry
import Testing
import UIKitMotion

@Suite struct PushSnapTests {
  @Test func vectorAndPolarFormKeepInStep() throws {
    let push = PushBehavior(name: "p", mode: .continuous)
    #expect(push.pushDirection == .zero)
    #expect(push.isActive)
    try push.setAngle(.pi, magnitude: 2)
    #expect(nine(push.pushDirection.dx) == "-2")
    #expect(nine(push.pushDirection.dy) == "-1.74845553e-07")
    try push.setAngle(1, magnitude: -1)
    #expect(nine(push.pushDirection.dx) == "-0.540302277")
    #expect(nine(push.pushDirection.dy) == "-0.841470957")
    #expect(push.magnitude == 1)
    push.pushDirection = Vector(3, 4)
    #expect(push.magnitude == 5)
    let angle = push.angle
    push.magnitude = 0
    #expect(push.pushDirection == .zero)
    #expect(push.angle == angle)
    push.magnitude = 10
    #expect((push.pushDirection - Vector(6, 8)).length < 1e-5)
    for absurd in [Double.nan, .infinity, 1e300] {
      push.magnitude = absurd
      push.pushDirection = Vector(absurd, 0)
      #expect(throws: DynamicsProblem.self) {
        try push.setTargetOffset(Vector(absurd, 0), for: box(at: 0, 0))
      }
    }
    #expect(push.refusal != nil)
    #expect((push.pushDirection - Vector(6, 8)).length < 1e-5)
  }

  @Test func instantaneousPushActsOnceUntilActiveAgain() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [item], mode: .instantaneous)
    push.pushDirection = Vector(1, 0)
    try animator.add(frictionless([item]))
    try animator.add(push)
    animator.step(frames: 3)
    #expect(item.linearVelocity == Vector(100, 0))
    push.isActive = true
    animator.step()
    #expect(item.linearVelocity == Vector(200, 0))
    #expect(!push.isActive)
  }

  @Test func continuousPushNeverRestsUntilItIsOff() throws {
    let item = box(at: 200, 340, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    push.pushDirection = Vector(0, 1)
    try animator.add(collision)
    try animator.add(push)
    #expect(animator.stepUntilRest(limit: 300) == nil)
    push.isActive = false
    #expect(animator.stepUntilRest(limit: 60) != nil)
    push.isActive = true
    #expect(animator.isRunning)
    push.pushDirection = .zero
    #expect(animator.stepUntilRest(limit: 60) != nil)
  }

  /// A frame so short that the world makes no step does not double a push.
  @Test func shortFramesDoNotCountTwice() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    push.pushDirection = Vector(1, 0)
    try animator.add(frictionless([item]))
    try animator.add(push)
    for _ in 0..<4 { animator.step(1.0 / 480) }
    animator.step(1.0 / 480)
    #expect(abs(item.linearVelocity.dx - 100.0 / 120) < 1e-5)
  }

  @Test func offsetsDoNotTurnWithTheItem() throws {
    let item = box(at: 0, 0)
    item.angle = .pi / 2
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [item], mode: .instantaneous)
    push.pushDirection = Vector(1, 0)
    try push.setTargetOffset(Vector(0, 50), for: item)
    #expect(push.targetOffset(for: item) == Vector(0, 50))
    try animator.add(frictionless([item]))
    try animator.add(push)
    animator.step()
    #expect(abs(item.angularVelocity + 3) < 1e-5)
    push.removeItem(item)
    #expect(push.targetOffset(for: item) == .zero)
  }

  @Test func snapSettlesUprightAndFollowsItsPoint() throws {
    let item = DynamicItem(
      name: "box", center: Point(100, 100), size: Size(100, 50), angle: 0.8)
    let animator = openAnimator()
    let snap = try SnapBehavior(name: "s", item: item, snapTo: Point(300, 200))
    #expect(snap.damping == 0.5)
    try animator.add(snap)
    #expect(animator.stepUntilRest(limit: 300) != nil)
    #expect((item.center - Point(300, 200)).length < 0.05)
    #expect(abs(item.angle) < 1e-3)
    try snap.setSnapPoint(Point(50, 60))
    #expect(animator.isRunning)
    #expect(animator.stepUntilRest(limit: 300) != nil)
    #expect((item.center - Point(50, 60)).length < 0.05)
    #expect(throws: DynamicsProblem.self) { try snap.setSnapPoint(Point(.nan, 0)) }
    #expect(snap.snapPoint == Point(50, 60))
  }

  /// The damping counts from the next time that the snap begins to act.
  @Test func dampingOfALiveSnapStays() throws {
    func swing(change: (SnapBehavior, DynamicAnimator) throws -> Void) throws -> Double {
      let item = box(at: 100, 100)
      let animator = openAnimator()
      let snap = try SnapBehavior(name: "s", item: item, snapTo: Point(300, 100))
      try animator.add(snap)
      try change(snap, animator)
      var furthest = 0.0
      for _ in 0..<120 {
        animator.step()
        furthest = max(furthest, item.center.x)
      }
      return furthest
    }
    let plain = try swing { _, _ in }
    #expect(try swing { snap, _ in try snap.setDamping(0) } == plain)
    let loose = try swing { snap, animator in
      try snap.setDamping(0)
      animator.remove(snap)
      try animator.add(snap)
    }
    #expect(loose > plain + 20)
    #expect(
      throws: DynamicsProblem.valueOutOfRange(
        behavior: "s", property: "damping", value: -1, range: 0...1000)
    ) { try SnapBehavior(name: "s", item: box(at: 0, 0), snapTo: .zero).setDamping(-1) }
  }

  @Test func withoutRotationASnapDoesNotTurn() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    let stiff = DynamicItemBehavior(name: "m", items: [item])
    stiff.allowsRotation = false
    try animator.add(stiff)
    try animator.add(SnapBehavior(name: "s", item: item, snapTo: Point(300, 200)))
    for _ in 0..<60 {
      animator.step()
      #expect(item.angle == 0)
    }
    #expect((item.center - Point(300, 200)).length < 1)
  }
}
