import MotionGeometry
import Testing
import UIKitMotion

@Suite struct MuteTests {
  @Test func mutedGravityLetsItemsCoast() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    try animator.add(frictionless([item]))
    try animator.add(gravity)
    animator.step(frames: 30)
    let speed = item.linearVelocity
    gravity.isMuted = true
    gravity.magnitude = 3
    animator.step(frames: 10)
    #expect(item.linearVelocity == speed)
    #expect(!gravity.isActing)
    #expect(animator.forces(on: item).isEmpty)
    gravity.isMuted = false
    animator.step()
    #expect(abs(item.linearVelocity.dy - speed.dy - 50) < 1e-3)
    #expect(animator.behaviors.map(\.name) == ["matter", "g"])
  }

  /// The items stay in the animator, with their velocity, though nothing else holds them.
  @Test func aMutedBehaviorKeepsItsItems() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    try animator.add(gravity)
    animator.step(frames: 10)
    gravity.isMuted = true
    let other = box("other", at: 300, 0)
    try gravity.addItem(other)
    animator.step(frames: 10)
    #expect(animator.items.count == 2)
    #expect(item.linearVelocity.dy > 100)
    #expect(other.linearVelocity == .zero)
    gravity.isMuted = false
    animator.step(frames: 2)
    #expect(other.linearVelocity.dy > 0)
    gravity.isMuted = true
    gravity.removeItem(other)
    animator.remove(gravity)
    #expect(animator.items.isEmpty)
    #expect(gravity.isMuted)
    // Added while muted, it stays so.
    try animator.add(gravity)
    animator.step(frames: 5)
    #expect(item.linearVelocity == .zero)
  }

  @Test func aMutedSetIsSilentAsAWhole() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let (outer, inner) = (DynamicBehavior(name: "outer"), DynamicBehavior(name: "inner"))
    let gravity = GravityBehavior(name: "g", items: [item])
    try outer.addChild(inner)
    try animator.add(outer)
    outer.isMuted = true
    try inner.addChild(gravity)
    #expect(!gravity.isActing)
    gravity.isMuted = true
    outer.isMuted = false
    #expect(inner.isActing && !gravity.isActing)
    gravity.isMuted = false
    #expect(gravity.isActing)
    inner.isMuted = true
    #expect(!gravity.isActing)
    inner.removeChild(gravity)
    try animator.add(gravity)
    #expect(gravity.isActing)
  }

  @Test func mutedCollisionsLetThrough() throws {
    let item = box(at: 200, 250, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(0, 300), to: Point(400, 300))
    collision.translatesReferenceBoundsIntoBoundary = true
    let second = CollisionBehavior(name: "d")
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    try animator.add(second)
    #expect(animator.stepUntilRest(limit: 300) != nil)
    collision.isMuted = true
    collision.mode = .items
    collision.mode = .everything
    collision.removeBoundary(named: "floor")
    try collision.addBoundary(name: "lower", from: Point(0, 350), to: Point(400, 350))
    animator.referenceBounds = Rect(0, 0, 400, 800)
    animator.step(frames: 40)
    #expect(animator.contacts.isEmpty)
    #expect(item.center.y > 400)
    item.center = Point(200, 250)
    animator.updateItem(item)
    collision.isMuted = false
    animator.step(frames: 300)
    #expect(abs(item.center.y - 328.2) < 0.5)
  }

  @Test func mutedPropertiesFallBack() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.density = 4
    matter.resistance = 0
    try animator.add(matter)
    #expect(abs((animator.mass(of: item) ?? 0) - 4) < 1e-6)
    matter.isMuted = true
    #expect(abs((animator.mass(of: item) ?? 0) - 1) < 1e-6)
    matter.isMuted = false
    #expect(abs((animator.mass(of: item) ?? 0) - 4) < 1e-6)
  }

  @Test func mutedSnapsAttachmentsFieldsAndPushesLetGo() throws {
    let item = box(at: 100, 100, side: 40)
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    push.pushDirection = Vector(3, 0)
    let blow = PushBehavior(name: "b", items: [item], mode: .instantaneous)
    blow.pushDirection = Vector(3, 0)
    let behaviors = [
      try SnapBehavior(name: "s", item: item, snapTo: Point(300, 100)),
      try AttachmentBehavior(name: "a", item: item, offset: Vector(10, 0), toAnchor: Point(0, 0)),
      FieldBehavior(.spring, name: "f", items: [item]), push, blow,
    ]
    let animator = openAnimator()
    for behavior in behaviors { try animator.add(behavior) }
    for behavior in behaviors { behavior.isMuted = true }
    animator.step(frames: 10)
    #expect(item.center == Point(100, 100))
    #expect(blow.isActive)
    for behavior in behaviors {
      behavior.isMuted = false
      animator.step(frames: 2)
      #expect(item.linearVelocity != .zero, "\(behavior.name)")
      behavior.isMuted = true
      item.center = Point(100, 100)
      animator.updateItem(item)
      try animator.addLinearVelocity(-item.linearVelocity, to: item)
      try animator.addAngularVelocity(-item.angularVelocity, to: item)
      animator.step()
      #expect(item.linearVelocity.length < 1e-4)
    }
  }
}
