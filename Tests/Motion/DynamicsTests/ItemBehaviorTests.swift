import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct ItemBehaviorTests {
  @Test func defaultsAreTheEngines() {
    let matter = DynamicItemBehavior(name: "matter")
    #expect(matter.elasticity == 0.2)
    #expect(matter.friction == 0.2)
    #expect(matter.density == 1)
    #expect(matter.resistance == 0.1)
    #expect(matter.angularResistance == 0.1)
    #expect(matter.charge == 0)
    #expect(matter.allowsRotation)
    #expect(!matter.isAnchored)
  }

  @Test func lastInTheTreeWinsPerChangedProperty() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let first = DynamicItemBehavior(name: "first", items: [item])
    let set = DynamicBehavior(name: "set")
    let inner = DynamicItemBehavior(name: "inner", items: [item])
    try set.addChild(inner)
    try animator.add(set)
    try animator.add(first)
    inner.elasticity = 0.9
    inner.friction = 0.7
    first.elasticity = 0.4
    first.friction = 0.2  // the value it had: says nothing
    animator.step()
    #expect(item.simulated?.properties.elasticity == 0.4)
    #expect(item.simulated?.properties.friction == 0.7)
    // Added in time after `first`, but earlier in the walk.
    let late = DynamicItemBehavior(name: "late", items: [item])
    late.elasticity = 0.6
    try set.addChild(late)
    animator.step()
    #expect(item.simulated?.properties.elasticity == 0.4)
    animator.remove(first)
    animator.step()
    #expect(item.simulated?.properties.elasticity == 0.6)
  }

  @Test func removalResetsAllButAnchoringAndCharge() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "matter", items: [item])
    matter.elasticity = 1
    matter.isAnchored = true
    matter.charge = 3
    try animator.add(matter)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    animator.step()
    #expect(item.simulated?.properties.elasticity == 1)
    animator.remove(matter)
    animator.step()
    #expect(item.simulated?.properties.elasticity == 0.2)
    #expect(item.simulated?.properties.charge == 3)
    animator.step(frames: 10)
    #expect(item.center == Point(0, 0))
  }

  @Test func numbersOutOfRangeAreRefused() {
    let matter = DynamicItemBehavior(name: "matter")
    for quantity in DynamicItemBehavior.Quantity.allCases {
      for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
        #expect(throws: DynamicsProblem.self) { try matter.set(quantity, to: bad) }
      }
    }
    matter.density = -1
    matter.friction = -0.5
    matter.resistance = .nan
    #expect(matter.properties == ItemProperties())
  }

  @Test func everyQuantityIsSet() throws {
    let matter = DynamicItemBehavior(name: "matter")
    for quantity in DynamicItemBehavior.Quantity.allCases { try matter.set(quantity, to: 0.75) }
    #expect(matter.elasticity == 0.75)
    #expect(matter.friction == 0.75)
    #expect(matter.density == 0.75)
    #expect(matter.resistance == 0.75)
    #expect(matter.angularResistance == 0.75)
    #expect(matter.charge == 0.75)
  }

  /// v ← v / (1 + h·c) in each of the 119 steps of 1/120 s that a second has.
  @Test func resistanceDecaysSpeed() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "matter", items: [item])
    matter.resistance = 1
    try animator.add(matter)
    try animator.addLinearVelocity(Vector(1000, 0), to: item)
    animator.step(frames: 60)
    var speed: Float = 10
    for _ in 0..<119 { speed *= 1 / (1 + Float(1.0 / 120)) }
    #expect(abs(animator.linearVelocity(of: item).dx - Double(100 * speed)) < 1e-3)
  }

  @Test func frictionSlowsASlide() throws {
    let item = box(at: 0, 248.216629)
    let animator = openAnimator()
    let matter = frictionless([item])
    let collision = CollisionBehavior(name: "c", items: [item])
    matter.allowsRotation = false
    try collision.addBoundary(name: "floor", from: Point(-1000, 300), to: Point(1000, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    try animator.add(matter)
    try animator.addLinearVelocity(Vector(300, 0), to: item)
    animator.step(frames: 30)
    // Friction 0.2 under gravity 1 takes 200 pt/s in a second; half a second has 59 steps.
    #expect(abs(animator.linearVelocity(of: item).dx - 200) < 4)
  }

  @Test func rotationOffKeepsASpinButAddsNone() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = frictionless([item])
    try animator.add(matter)
    try animator.addAngularVelocity(2, to: item)
    animator.step()
    matter.allowsRotation = false
    animator.step(frames: 10)
    #expect(animator.angularVelocity(of: item) == 2)
  }

  @Test func angleIsNotWrapped() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    try animator.addAngularVelocity(4 * .pi, to: item)
    animator.step(frames: 60)
    #expect(abs(item.angle - 4 * .pi * 119 / 120) < 1e-3)
  }

  @Test func pushesBeforeAssociationAddUp() throws {
    let item = box(at: 0, 0)
    let stranger = box("stranger", at: 200, 0)
    let matter = frictionless([item])
    try matter.addLinearVelocity(Vector(100, 0), for: item)
    try matter.addLinearVelocity(Vector(50, 20), for: item)
    try matter.addAngularVelocity(1, for: item)
    try matter.addLinearVelocity(Vector(50, 20), for: stranger)
    #expect(matter.linearVelocity(for: item) == .zero)
    let animator = openAnimator()
    try animator.add(matter)
    #expect((matter.linearVelocity(for: item) - Vector(150, 20)).length < 1e-5)
    #expect(matter.angularVelocity(for: item) == 1)
    #expect(matter.linearVelocity(for: stranger) == .zero)
    // Given once: a fresh body starts at rest.
    animator.remove(matter)
    try animator.add(matter)
    #expect(matter.linearVelocity(for: item) == .zero)
  }

  @Test func anchoredItemsStandStillAndCanBeLetGo() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.isAnchored = true
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    animator.step()
    try animator.addLinearVelocity(Vector(100, 0), to: item)
    #expect(animator.linearVelocity(of: item) == .zero)
    #expect(!animator.isRunning || animator.stepUntilRest(limit: 2) != nil)
    #expect(item.center == .zero)
    matter.isAnchored = false
    animator.step(frames: 60)
    #expect(item.center.y > 400)
  }

  @Test func densityDecidesWhoYields() throws {
    let heavy = box("heavy", at: 0, 0)
    let light = box("light", at: 150, 0)
    let animator = openAnimator()
    let matter = frictionless([heavy])
    matter.density = 10
    try animator.add(CollisionBehavior(name: "c", items: [heavy, light]))
    try animator.add(matter)
    try animator.add(frictionless([light]))
    try animator.addLinearVelocity(Vector(200, 0), to: heavy)
    animator.step(frames: 40)
    let (v1, v2) = (heavy.linearVelocity.dx, light.linearVelocity.dx)
    // Momentum stays; the bounce keeps 0.2 of the closing speed.
    #expect(abs(10 * v1 + v2 - 2000) < 0.1)
    #expect(abs((v2 - v1) - 40) < 0.1)
  }
}
