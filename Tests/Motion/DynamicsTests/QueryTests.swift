import MotionGeometry
import Testing
import UIKitMotion

@Suite struct QueryTests {
  /// Bounds are 10 points larger: 9.9 points away is near, 10.5 is not.
  @Test func itemsInARectangle() throws {
    let item = box(at: 100, 100, side: 50)
    let animator = openAnimator()
    try animator.add(DynamicItemBehavior(name: "m", items: [item]))
    #expect(animator.items(in: Rect(134.9, 90, 20, 20)).map(\.name) == ["box"])
    #expect(animator.items(in: Rect(135.5, 90, 20, 20)).isEmpty)
    #expect(animator.items(in: Rect(100, 100, 0, 0)).map(\.name) == ["box"])
    #expect(animator.items(in: Rect(.nan, 0, 1, 1)).isEmpty)
    #expect(animator.items(in: Rect(0, 0, .infinity, 1)).isEmpty)
  }

  @Test func itemsComeInOrderOfAssociationAndOnce() throws {
    let items = (0..<150).map { box("\($0)", at: Double(($0 * 37) % 150) * 5, 0, side: 4) }
    items[3].collisionBounds = .path(
      (0..<60).map { .zero + Vector(angle: 2 * .pi * Double($0) / 60, length: 50) })
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: items)
    try collision.addBoundary(name: "line", from: .zero, to: Point(700, 0))
    try animator.add(collision)
    let found = animator.items(in: Rect(-1000, -1000, 5000, 5000))
    #expect(found.map(\.name) == items.map(\.name))
    animator.removeItem(items[7])
    #expect(animator.items(in: Rect(-1000, -1000, 5000, 5000)).count == 149)
  }

  @Test func centersAreRoundedToPixels() throws {
    let item = box(at: 10.3, 20.7)
    let animator = openAnimator()
    animator.pixelScale = 2
    try animator.add(frictionless([item]))
    try animator.addLinearVelocity(Vector(1, 0.2), to: item)
    try animator.addAngularVelocity(0.01, to: item)
    var seen: [Double] = []
    for _ in 0..<120 {
      animator.step()
      #expect((item.center.x * 2).rounded() == item.center.x * 2)
      seen.append(item.center.x)
    }
    #expect(seen.first == 10.5)
    // Only what is written is rounded: after 2 s at 1 point per second.
    #expect(seen.last == 12.5)
    #expect(abs(item.angle - 0.02) < 1.1e-4)
    animator.pixelScale = nil
    animator.step()
    #expect(abs(item.center.x - 12.308) < 0.01)
    for absurd in [0, -1, Double.nan, .infinity] {
      animator.pixelScale = absurd
      #expect(animator.pixelScale == nil)
    }
  }

  @Test func everyKindLivesInASet() throws {
    let item = box(at: 0, 0)
    let set = DynamicBehavior(name: "set")
    let parts: [DynamicBehavior] = [
      PushBehavior(name: "p", items: [item], mode: .continuous),
      try SnapBehavior(name: "s", item: item, snapTo: Point(100, 0)),
      try AttachmentBehavior(name: "a", item: item, toAnchor: Point(0, 50)),
      FieldBehavior(.drag, name: "d", items: [item]),
    ]
    for part in parts { try set.addChild(part) }
    let animator = openAnimator()
    try animator.add(set)
    animator.step(frames: 30)
    #expect(item.center.x > 5)
    #expect(throws: DynamicsProblem.takesNoChildren(behavior: "s")) {
      try parts[1].addChild(DynamicBehavior(name: "x"))
    }
    #expect(throws: DynamicsProblem.alreadyAdded(behavior: "d")) {
      try DynamicBehavior(name: "other").addChild(parts[3])
    }
    animator.remove(set)
    #expect(animator.items.isEmpty)
    #expect(parts.allSatisfy { !$0.isActing })
  }
}
