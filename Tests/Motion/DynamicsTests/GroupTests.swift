import MotionGeometry
import Testing
import UIKitMotion

@Suite struct GroupTests {
  private func pair() -> (DynamicItem, DynamicItem) {
    (
      box("a", at: 50, 50),
      DynamicItem(name: "b", center: Point(200, 10), size: Size(50, 20), angle: 0.3)
    )
  }

  @Test func centerSizeAndMass() throws {
    let (a, b) = pair()
    let group = try DynamicItemGroup(name: "g", items: [a, b, a])
    #expect(group.items.count == 2)
    #expect(group.size == Size(225, 100))
    #expect(group.center == Point(112.5, 50))
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "gravity", items: [group]))
    // UIKit prints 1.09999999.
    #expect(abs((animator.mass(of: group) ?? 0) - 1.1) < 1e-6)
    #expect(animator.items.map(\.name) == ["g"])
    #expect(animator.movedItems.map(\.name) == ["g", "a", "b"])
    animator.removeItem(group)
    #expect(animator.movedItems.isEmpty)
  }

  @Test func membersKeepTheirPlaces() throws {
    let (a, b) = pair()
    let group = try DynamicItemGroup(name: "g", items: [a, b])
    let animator = openAnimator()
    let matter = frictionless([group])
    try animator.add(matter)
    try animator.addLinearVelocity(Vector(40, 20), to: group)
    try animator.addAngularVelocity(2, to: group)
    animator.step(frames: 30)
    #expect(abs(group.angle - 2 * 59.0 / 120) < 1e-3)
    let way = b.center - a.center
    #expect(abs(way.length - Vector(150, -40).length) < 1e-3)
    #expect(abs(way.angle - Vector(150, -40).angle - group.angle) < 1e-4)
    #expect(abs(b.angle - 0.3 - group.angle) < 1e-12)
    let arm = a.center - group.center
    let velocity = group.linearVelocity + Vector(-arm.dy, arm.dx) * group.angularVelocity
    #expect((a.linearVelocity - velocity).length < 1e-9)
    group.center = Point(300, 300)
    #expect((b.center - a.center - way).length < 1e-9)
    animator.updateItem(group)
    animator.step()
    #expect((group.center - Point(300, 300)).length < 3)
    animator.remove(matter)
    #expect(a.linearVelocity == .zero)
  }

  /// Two items as one body: nothing between them counts, and a push off the common centre of mass
  /// does not turn it.
  @Test func oneBody() throws {
    let (a, b) = (box("a", at: 0, 0, side: 40), box("b", at: 30, 0, side: 40))
    let group = try DynamicItemGroup(name: "g", items: [a, b])
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [group], mode: .continuous)
    push.pushDirection = Vector(0, 1)
    try animator.add(CollisionBehavior(name: "c", items: [group]))
    try animator.add(push)
    for _ in 0..<30 {
      animator.step()
      #expect(animator.contacts.isEmpty)
    }
    #expect(abs(group.angle) < 1e-5)
    #expect(a.center.y > 10)
  }

  /// The heavier side sinks: the centre of mass is not the group's center.
  @Test func theHeavySideGoesDown() throws {
    let heavy = box("heavy", at: 100, 100)
    let light = box("light", at: 250, 100, side: 20)
    let group = try DynamicItemGroup(name: "g", items: [heavy, light])
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "gravity", items: [group]))
    let pivot = try AttachmentBehavior(
      name: "pivot", item: group, toAnchor: group.center)
    try animator.add(pivot)
    animator.step(frames: 20)
    #expect(group.angularVelocity < -0.5)
    #expect(heavy.center.y > light.center.y + 20)
  }

  @Test func compoundOutlinesCollide() throws {
    let ball = box("ball", at: 200, 100, side: 40)
    let bar = DynamicItem(name: "bar", center: Point(200, 140), size: Size(200, 40))
    ball.collisionBounds = .ellipse
    let group = try DynamicItemGroup(name: "g", items: [ball, bar])
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(GravityBehavior(name: "gravity", items: [group]))
    try animator.add(collision)
    #expect(animator.stepUntilRest(limit: 600) != nil)
    #expect(abs(bar.center.y - 379.2) < 0.6)
    #expect(abs(ball.center.y - 339.2) < 0.6)
  }

  @Test func whatCannotBeAGroup() throws {
    let (a, b) = pair()
    #expect(throws: DynamicsProblem.emptyGroup(group: "g")) {
      try DynamicItemGroup(name: "g", items: [])
    }
    let flat = DynamicItem(name: "flat", center: .zero, size: Size(264, 0))
    #expect(throws: DynamicsProblem.invalidSize(item: "flat", size: Size(264, 0))) {
      try DynamicItemGroup(name: "g", items: [a, flat])
    }
    #expect(a.group == nil)
    let animator = openAnimator()
    do {
      let group = try DynamicItemGroup(name: "g", items: [a])
      #expect(throws: DynamicsProblem.groupInGroup(item: "g", group: "h")) {
        try DynamicItemGroup(name: "h", items: [group])
      }
      #expect(throws: DynamicsProblem.itemInGroup(item: "a", group: "g")) {
        try DynamicItemGroup(name: "h", items: [a, b])
      }
      #expect(throws: DynamicsProblem.itemInGroup(item: "a", group: "g")) {
        try animator.add(GravityBehavior(name: "x", items: [a]))
      }
    }
    // The group has gone.
    let gravity = GravityBehavior(name: "x", items: [a])
    try animator.add(gravity)
    #expect(throws: DynamicsProblem.itemInBehavior(item: "a", group: "h")) {
      try DynamicItemGroup(name: "h", items: [a])
    }
  }
}
