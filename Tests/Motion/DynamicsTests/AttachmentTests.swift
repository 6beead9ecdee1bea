import MotionGeometry
import Testing
import UIKitMotion

@Suite struct AttachmentTests {
  @Test func defaultsBeforeItActs() throws {
    let (a, b) = (box("a", at: 0, 0), box("b", at: 100, 0))
    let rod = try AttachmentBehavior(name: "r", item: a, to: b)
    #expect((rod.length, rod.damping, rod.frequency, rod.frictionTorque) == (0, 0, 0, 0))
    #expect(rod.attachmentRange == 0...0)
    let pin = try AttachmentBehavior.pin(name: "p", item: a, to: b, at: .zero)
    #expect(pin.attachmentRange == -Double.infinity ... .infinity)
    let slide = try AttachmentBehavior.sliding(name: "s", item: a, at: .zero, axis: Vector(3, 4))
    #expect(slide.attachmentRange == -Double.infinity ... .infinity)
    #expect((slide.axis - Vector(0.6, 0.8)).length < 1e-12)
    #expect(!rod.preventsCollision)
    #expect(pin.preventsCollision)
  }

  @Test func lengthIsTheDistanceWhenItBeginsToAct() throws {
    let (a, b) = (box("a", at: 0, 0, side: 20), box("b", at: 300, 400, side: 20))
    let animator = openAnimator()
    let rod = try AttachmentBehavior(
      name: "r", item: a, offset: Vector(0, 10), to: b, otherOffset: Vector(0, 10))
    a.center = Point(0, 0)
    try animator.add(rod)
    #expect(abs(rod.length - 500) < 1e-3)
    try animator.add(frictionless([a]))
    try animator.addLinearVelocity(Vector(100, -300), to: a)
    animator.step(frames: 120)
    let ends = (held(a, Vector(0, 10)), held(b, Vector(0, 10)))
    #expect(abs((ends.1 - ends.0).length - 500) < 0.5)
    try rod.set(.length, to: 200)
    animator.step(frames: 240)
    #expect(abs((held(b, Vector(0, 10)) - held(a, Vector(0, 10))).length - 200) < 0.5)
  }

  /// Less than a point apart, without a length: the item turns about the point.
  @Test func rodWithoutLengthIsAPivot() throws {
    let item = box(at: 100, 100, side: 40)
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    let pivot = try AttachmentBehavior(
      name: "p", item: item, offset: Vector(-20, 0), toAnchor: Point(80.3, 100))
    try animator.add(pivot)
    animator.step(frames: 20)
    #expect(item.angle > 0.5)
    #expect((held(item, Vector(-20.3 + 0.6, 0)) - Point(80.3, 100)).length < 1)
    try pivot.set(.frequency, to: 2)
    try pivot.set(.length, to: 50)
    try pivot.set(.damping, to: 0.5)
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.angularResistance = 4
    matter.resistance = 4
    try animator.add(matter)
    #expect(animator.stepUntilRest(limit: 1200) != nil)
    // A spring of 2 Hz gives by g/ω² = 6.33 points.
    #expect(abs((held(item, Vector(-20, 0)) - Point(80.3, 100)).length - 56.33) < 0.5)
  }

  @Test func movingTheAnchorKeepsTheLength() throws {
    let item = box(at: 100, 200, side: 20)
    let animator = openAnimator()
    let rod = try AttachmentBehavior(name: "r", item: item, toAnchor: Point(100, 100))
    try animator.add(rod)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    #expect(animator.stepUntilRest(limit: 120) != nil)
    try rod.setAnchorPoint(Point(200, 100))
    #expect(animator.isRunning)
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.resistance = 4
    try animator.add(matter)
    #expect(animator.stepUntilRest(limit: 1200) != nil)
    #expect((item.center - Point(200, 200)).length < 2)
    #expect(throws: DynamicsProblem.self) { try rod.setAnchorPoint(Point(.nan, 0)) }
    #expect(rod.anchorPoint == Point(200, 100))
  }

  @Test func limitIsARope() throws {
    let (a, b) = (box("a", at: 100, 100, side: 20), box("b", at: 160, 100, side: 20))
    let animator = openAnimator()
    let anchored = DynamicItemBehavior(name: "anchor", items: [a])
    anchored.isAnchored = true
    let limit = try AttachmentBehavior.limit(name: "l", item: b, to: a)
    try animator.add(anchored)
    try animator.add(limit)
    try animator.add(frictionless([b]))
    #expect(abs(limit.length - 60) < 1e-3)
    #expect(throws: DynamicsProblem.self) { try limit.set(.length, to: 500) }
    #expect(abs(limit.length - 60) < 1e-3)
    try animator.addLinearVelocity(Vector(-80, 0), to: b)
    animator.step(frames: 20)
    // Slack, nothing holds it.
    #expect(abs(b.linearVelocity.dx + 80) < 1e-3)
    try animator.add(GravityBehavior(name: "g", items: [b]))
    for _ in 0..<300 {
      animator.step()
      // A taut rope gives way by half a point of slop and by what a step moves too far.
      #expect((b.center - a.center).length < 62)
    }
  }

  /// The quirk: offsets of a limit are negated, and lie along the axes whatever the angle.
  @Test func offsetsOfALimitAreNegated() throws {
    let (a, b) = (box("a", at: 0, 0), box("b", at: 200, 0))
    b.angle = .pi / 2
    let animator = openAnimator()
    let limit = try AttachmentBehavior.limit(
      name: "l", item: a, offset: Vector(10, 0), to: b, otherOffset: Vector(-30, 0))
    try animator.add(limit)
    #expect(abs(limit.length - 240) < 1e-2)
  }

  @Test func onlyTheRodLetsItemsCollide() throws {
    for (pinned, meets) in [(false, true), (true, false)] {
      let (a, b) = (box("a", at: 100, 100, side: 40), box("b", at: 130, 100, side: 40))
      let animator = openAnimator()
      try animator.add(CollisionBehavior(name: "c", items: [a, b]))
      try animator.add(
        pinned
          ? AttachmentBehavior.pin(name: "p", item: a, to: b, at: Point(115, 100))
          : AttachmentBehavior(name: "r", item: a, to: b))
      animator.step()
      #expect(animator.contacts.isEmpty != meets)
    }
  }

  @Test func aRemovedItemLetsGo() throws {
    let (a, b) = (box("a", at: 100, 100, side: 40), box("b", at: 200, 100, side: 40))
    let animator = openAnimator()
    let rod = try AttachmentBehavior(name: "r", item: a, to: b)
    try animator.add(rod)
    try animator.add(GravityBehavior(name: "g", items: [a]))
    let anchored = DynamicItemBehavior(name: "anchor", items: [b])
    anchored.isAnchored = true
    try animator.add(anchored)
    animator.step(frames: 30)
    animator.removeItem(b)
    #expect(rod.items.map(\.name) == ["a"])
    try rod.set(.length, to: 50)
    animator.step(frames: 120)
    #expect(a.center.y > 1000)
    #expect(throws: DynamicsProblem.takesNoOtherItems(behavior: "r")) { try rod.addItem(b) }
  }

  @Test func uselessAttachmentsAreRefused() throws {
    let (a, b) = (box("a", at: 0, 0), box("b", at: 100, 0))
    #expect(throws: DynamicsProblem.attachedToItself(behavior: "x", item: "a")) {
      try AttachmentBehavior(name: "x", item: a, to: a)
    }
    for axis in [Vector.zero, Vector(.nan, 1), Vector(.infinity, 0)] {
      #expect(throws: DynamicsProblem.self) {
        try AttachmentBehavior.sliding(name: "x", item: a, at: .zero, axis: axis)
      }
    }
    for value in [Double.nan, .infinity, 1e30] {
      let point = Point(value, 0)
      #expect(throws: DynamicsProblem.self) {
        try AttachmentBehavior(name: "x", item: a, toAnchor: point)
      }
      #expect(throws: DynamicsProblem.self) {
        try AttachmentBehavior.pin(name: "x", item: a, to: b, at: point)
      }
      #expect(throws: DynamicsProblem.self) {
        try AttachmentBehavior(name: "x", item: a, offset: Vector(0, value), to: b)
      }
    }
    let slide = try AttachmentBehavior.sliding(name: "s", item: a, at: .zero, axis: Vector(1, 0))
    #expect(throws: DynamicsProblem.invalidRange(behavior: "s", range: 5...9)) {
      try slide.setAttachmentRange(5...9)
    }
    #expect(
      throws: DynamicsProblem.unusedProperty(behavior: "s", property: "length", kind: "sliding")
    ) { try slide.set(.length, to: 5) }
    #expect(slide.attachmentRange == -Double.infinity ... .infinity)
  }
}
