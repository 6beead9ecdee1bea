import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct CollisionTests {
  /// A box of side 40 that falls on a floor at y = 300.
  private func fallingBox(
    _ mode: CollisionBehavior.Mode
  ) throws -> (animator: DynamicAnimator, item: DynamicItem, collision: CollisionBehavior) {
    let item = box(at: 200, 200, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.mode = mode
    try collision.addBoundary(name: "floor", from: Point(0, 300), to: Point(400, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    return (animator, item, collision)
  }

  private func log(_ animator: DynamicAnimator, frames: Int) -> [String] {
    var lines: [String] = []
    for _ in 0..<frames {
      animator.step()
      lines += animator.contacts.map(told)
    }
    return lines
  }

  @Test func everythingStopsAtTheFloorAndTells() throws {
    let scene = try fallingBox(.everything)
    let lines = log(scene.animator, frames: 240)
    #expect(lines.first == "began box floor")
    #expect(abs(scene.item.center.y - 278.2) < 0.5)
    #expect(!scene.animator.isRunning)
  }

  @Test func contactCarriesItsPoint() throws {
    let scene = try fallingBox(.everything)
    while scene.animator.contacts.isEmpty { scene.animator.step() }
    let contact = try #require(scene.animator.contacts.first)
    let point = try #require(contact.point)
    #expect(contact.behavior === scene.collision)
    #expect(abs(point.y - 299) < 2)
    #expect(abs(point.x - 200) <= 21)
  }

  @Test func modeItemsFallsThroughButTells() throws {
    let scene = try fallingBox(.items)
    let lines = log(scene.animator, frames: 60)
    #expect(lines == ["began box floor", "ended box floor"])
    #expect(scene.item.center.y > 500)
  }

  @Test func modeBoundariesLetsItemsPass() throws {
    let a = box("a", at: 100, 100, side: 40)
    let b = box("b", at: 200, 100, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [a, b])
    collision.mode = .boundaries
    try animator.add(collision)
    try animator.addLinearVelocity(Vector(300, 0), to: a)
    animator.step(frames: 30)
    #expect(a.center.x > 200)
    #expect(nine(b.center.x) == "200")
    collision.mode = .everything
    try animator.addLinearVelocity(Vector(-600, 0), to: a)
    animator.step(frames: 30)
    #expect(b.center.x < 199)
  }

  @Test func onlyItemsOfOneBehaviorMeet() throws {
    let a = box("a", at: 100, 100, side: 40)
    let b = box("b", at: 200, 100, side: 40)
    let animator = openAnimator()
    try animator.add(CollisionBehavior(name: "one", items: [a]))
    try animator.add(CollisionBehavior(name: "two", items: [b]))
    try animator.addLinearVelocity(Vector(300, 0), to: a)
    #expect(log(animator, frames: 40).isEmpty)
    #expect(a.center.x > 250)
  }

  @Test func everyBehaviorThatHoldsBothTells() throws {
    let a = box("a", at: 100, 100, side: 40)
    let b = box("b", at: 200, 100, side: 40)
    let animator = openAnimator()
    let deaf = CollisionBehavior(name: "deaf", items: [b, a])
    deaf.mode = .boundaries
    try animator.add(deaf)
    try animator.add(CollisionBehavior(name: "all", items: [a, b]))
    try animator.addLinearVelocity(Vector(300, 0), to: a)
    while animator.contacts.isEmpty, animator.isRunning { animator.step() }
    #expect(animator.contacts.map(\.behavior.name) == ["deaf", "all"])
    // The item that the animator met first comes first.
    #expect(animator.contacts.map(told) == ["began b a", "began b a"])
  }

  @Test func removedBehaviorDoesNotShareItsBits() throws {
    let a = box("a", at: 100, 100, side: 40)
    let b = box("b", at: 200, 100, side: 40)
    let animator = openAnimator()
    let first = CollisionBehavior(name: "first")
    try animator.add(first)
    try animator.add(CollisionBehavior(name: "second", items: [a]))
    animator.remove(first)
    try animator.add(CollisionBehavior(name: "third", items: [b]))
    try animator.addLinearVelocity(Vector(300, 0), to: a)
    #expect(log(animator, frames: 40).isEmpty)
  }

  @Test func referenceBoundsHoldItemsIn() throws {
    let item = box(at: 200, 200, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    let lines = log(animator, frames: 300)
    #expect(lines.first == "began box bounds")
    // Outset by 1, a gap of 1.8: the item rests 0.8 above the edge of the bounds.
    #expect(abs(item.center.y - 379.2) < 0.5)
    #expect(!animator.isRunning)
    animator.referenceBounds = Rect(0, 0, 400, 500)
    #expect(animator.isRunning)
    animator.step(frames: 300)
    #expect(abs(item.center.y - 479.2) < 0.5)
  }

  @Test func insetsMoveTheReferenceBoundary() throws {
    let item = box(at: 200, 200, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    try collision.setTranslatesReferenceBoundsIntoBoundary(
      insets: EdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    animator.step(frames: 300)
    #expect(abs(item.center.y - 279.2) < 0.5)
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(collision.referenceInsets == .zero)
    animator.step(frames: 300)
    #expect(abs(item.center.y - 379.2) < 0.5)
  }

  @Test func wallsAreOnePointOutside() throws {
    let animator = DynamicAnimator(referenceBounds: Rect(5, 7, 320, 480))
    let collision = CollisionBehavior(name: "c", items: [box(at: 100, 100)])
    try collision.setTranslatesReferenceBoundsIntoBoundary(
      insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    try animator.add(collision)
    #expect(collision.walls.count == 4)
    let hit = box("probe", at: 100, 40, side: 10)
    collision.mode = .items
    try collision.addItem(hit)
    // Falls out on the right: the side at x = 286, less the item's half and the skins.
    try animator.addLinearVelocity(Vector(1000, 0), to: hit)
    while animator.contacts.isEmpty, animator.isRunning { animator.step() }
    #expect(animator.contacts.map(told) == ["began probe bounds"])
    #expect(abs(hit.center.x - 286) < 20)
  }

  @Test func closedPathIsOneContactBothWays() throws {
    let item = box(at: 200, 76, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    // Three segments lie under the box when it lands, too slowly to bounce.
    try collision.addBoundary(
      name: "table",
      path: [Point(0, 100), Point(190, 100), Point(210, 100), Point(400, 100), Point(200, 300)])
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    #expect(log(animator, frames: 200) == ["began box table"])
    animator.removeItem(item)
    item.center = Point(200, 160)
    try collision.addItem(item)
    try animator.addLinearVelocity(Vector(0, -300), to: item)
    // From inside, the same line stops it.
    let lines = log(animator, frames: 60)
    #expect(lines.first == "began box table")
    #expect(item.center.y > 120)
  }

  @Test func fastItemsDoNotTunnel() throws {
    let bullet = box("bullet", at: 50, 100, side: 10)
    let target = box("target", at: 300, 100, side: 10)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [bullet, target])
    gravity.magnitude = 0
    try animator.add(gravity)
    try animator.add(CollisionBehavior(name: "c", items: [bullet, target]))
    try animator.addLinearVelocity(Vector(3000, 0), to: bullet)
    animator.step(frames: 30)
    #expect(bullet.center.x < target.center.x)
    #expect(target.center.x > 310)
  }
}
