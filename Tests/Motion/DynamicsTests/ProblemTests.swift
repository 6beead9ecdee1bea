import MotionGeometry
import Testing
import UIKitMotion

/// An impossible request is refused with a reason, and nothing has changed.
@Suite struct ProblemTests {
  @Test(arguments: [
    Size(264, 0), Size(0, 10), Size(-5, 5), Size(.nan, 5), Size(.infinity, 5), Size(1e9, 5),
    Size(0.001, 0.001),
  ])
  func sizesThatCannotMove(size: Size) {
    let good = box("good", at: 0, 0)
    let bad = DynamicItem(name: "bad", center: .zero, size: size)
    let animator = openAnimator()
    #expect(throws: DynamicsProblem.self) {
      try animator.add(GravityBehavior(name: "g", items: [good, bad]))
    }
    #expect(animator.behaviors.isEmpty)
    #expect(animator.items.isEmpty)
    #expect(!animator.isRunning)
  }

  @Test func placesOutOfReach() throws {
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g")
    try animator.add(gravity)
    for center in [Point(.nan, 0), Point(0, .infinity), Point(1e9, 0)] {
      let item = DynamicItem(name: "far", center: center, size: Size(10, 10))
      #expect(throws: DynamicsProblem.self) { try gravity.addItem(item) }
    }
    let turned = DynamicItem(name: "turned", center: .zero, size: Size(10, 10), angle: .nan)
    #expect(throws: DynamicsProblem.self) { try gravity.addItem(turned) }
    #expect(gravity.items.isEmpty)
  }

  @Test func oneBehaviorOnce() throws {
    let animator = openAnimator()
    let set = DynamicBehavior(name: "set")
    let gravity = GravityBehavior(name: "g", items: [box(at: 0, 0)])
    try set.addChild(gravity)
    try animator.add(set)
    try animator.add(set)
    #expect(animator.behaviors.count == 1)
    #expect(throws: DynamicsProblem.alreadyAdded(behavior: "g")) { try animator.add(gravity) }
    #expect(throws: DynamicsProblem.behaviorElsewhere(behavior: "set")) {
      try openAnimator().add(set)
    }
    #expect(throws: DynamicsProblem.alreadyAdded(behavior: "set")) {
      try set.addChild(set)
    }
    #expect(throws: DynamicsProblem.takesNoChildren(behavior: "g")) {
      try gravity.addChild(DynamicBehavior(name: "x"))
    }
    #expect(throws: DynamicsProblem.takesNoItems(behavior: "set")) {
      try set.addItem(box(at: 0, 0))
    }
  }

  @Test func oneAnimatorPerItem() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [item]))
    let other = openAnimator()
    #expect(throws: DynamicsProblem.itemElsewhere(item: "box")) {
      try other.add(GravityBehavior(name: "h", items: [item]))
    }
    #expect(other.linearVelocity(of: item) == .zero)
    #expect(throws: DynamicsProblem.itemWithoutBody(item: "box")) {
      try other.addLinearVelocity(Vector(1, 0), to: item)
    }
    #expect(throws: DynamicsProblem.invalidVelocity(item: "box")) {
      try animator.addAngularVelocity(.nan, to: item)
    }
  }

  @Test func itemOutlivesItsAnimator() throws {
    let item = box(at: 0, 0)
    let gravity = GravityBehavior(name: "g", items: [item])
    do {
      let animator = openAnimator()
      try animator.add(gravity)
      animator.step()
    }
    #expect(gravity.animator == nil)
    gravity.magnitude = 2
    let next = openAnimator()
    try next.add(gravity)
    next.step(frames: 10)
    #expect(item.center.y > 1)
  }

  @Test func collisionsAreLimited() throws {
    let animator = openAnimator()
    let all = (0...CollisionBehavior.limit).map { CollisionBehavior(name: "c\($0)") }
    for collision in all.dropLast() { try animator.add(collision) }
    #expect(throws: DynamicsProblem.tooManyCollisions(limit: 32)) { try animator.add(all[32]) }
    animator.remove(all[7])
    try animator.add(all[32])
  }

  /// Absurd numbers in every place that takes one: nothing stops the process.
  @Test func absurdScenesSurvive() throws {
    let absurd: [Double] = [1e-300, 1e300, -1e300, 1e9, -0.0, .nan, .infinity, 9_999_999]
    for value in absurd {
      let item = box(at: 0, 0)
      let animator = DynamicAnimator(referenceBounds: Rect(value, 0, value, value))
      let gravity = GravityBehavior(name: "g", items: [item])
      let matter = DynamicItemBehavior(name: "m", items: [item, box("other", at: 10, 10)])
      let collision = CollisionBehavior(name: "c", items: matter.items)
      collision.translatesReferenceBoundsIntoBoundary = true
      for quantity in DynamicItemBehavior.Quantity.allCases { try? matter.set(quantity, to: value) }
      try animator.add(gravity)
      try animator.add(matter)
      try animator.add(collision)
      try? gravity.setAngle(value, magnitude: value)
      gravity.gravityDirection = Vector(value, -value)
      collision.referenceInsets = EdgeInsets(top: value, left: value, bottom: value, right: value)
      try? animator.addLinearVelocity(Vector(value, value), to: item)
      try? animator.addAngularVelocity(value, to: item)
      animator.step(value)
      for _ in 0..<200 { animator.step() }
      #expect(item.center.isFinite)
    }
  }
}
