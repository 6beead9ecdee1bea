import MotionGeometry
import Testing
import UIKitMotion

@Suite struct AnimatorTests {
  @Test func elapsedTimeIsTheSumOfRunningFrames() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    animator.step()
    #expect(animator.elapsedTime == 0)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    for interval in [0.25, 0.25, 0.5] { animator.step(interval) }
    #expect(animator.elapsedTime == 1)
    for ignored in [0, -1, Double.nan] { animator.step(ignored) }
    #expect(animator.elapsedTime == 1)
    animator.step(.infinity)
    #expect(animator.elapsedTime == 1 + 1.0 / 60)
  }

  @Test func resumeAndPauseAreEachToldOnce() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "matter", items: [item])
    try animator.add(matter)
    #expect(animator.isRunning)
    animator.step()
    #expect(animator.willResume)
    animator.step()
    #expect(!animator.willResume)
    #expect(animator.stepUntilRest(limit: 60) == 29)
    let time = animator.elapsedTime
    animator.step()
    #expect(!animator.didPause)
    #expect(animator.elapsedTime == time)
    matter.elasticity = 0.5
    #expect(animator.isRunning)
    #expect(animator.stepUntilRest(limit: 60) != nil)
  }

  @Test func anAnimatorWithoutBodiesRests() throws {
    let animator = openAnimator()
    try animator.add(DynamicBehavior(name: "empty"))
    animator.step()
    #expect(animator.didPause)
    let item = box(at: 0, 0)
    let gravity = GravityBehavior(name: "g", items: [item])
    try animator.add(gravity)
    animator.step()
    #expect(animator.isRunning)
    animator.remove(gravity)
    animator.step()
    #expect(animator.didPause)
  }

  @Test func tiltingGravityWakesRestingItems() throws {
    let item = box(at: 200, 200, side: 40)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(gravity)
    try animator.add(collision)
    #expect(animator.stepUntilRest(limit: 600) != nil)
    gravity.angle = -.pi / 2
    animator.step(frames: 30)
    #expect(item.center.y < 340)
  }

  @Test func itemsComeInOrderOfAssociation() throws {
    let items = (0..<4).map { box("\($0)", at: Double($0) * 200, 0) }
    let animator = openAnimator()
    try animator.add(GravityBehavior(name: "g", items: [items[2]]))
    try animator.add(DynamicItemBehavior(name: "m", items: items))
    #expect(animator.items.map(\.name) == ["2", "0", "1", "3"])
    animator.removeItem(items[0])
    animator.step(frames: 2)
    #expect(animator.items.map(\.name) == ["2", "1", "3"])
    #expect(items[1].center.y == 0)
    #expect(items[2].center.y > 0)
  }

  @Test func velocitySurvivesWhileSomeBehaviorHoldsTheItem() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: [item])
    let matter = frictionless([item])
    try animator.add(gravity)
    try animator.add(matter)
    animator.step(frames: 20)
    let speed = animator.linearVelocity(of: item)
    animator.remove(gravity)
    #expect(animator.linearVelocity(of: item) == speed)
    animator.remove(matter)
    #expect(animator.linearVelocity(of: item) == .zero)
    #expect(animator.items.isEmpty)
    try animator.add(matter)
    animator.step()
    #expect(animator.linearVelocity(of: item) == .zero)
  }

  @Test func updateItemReadsPlaceAndAngleButNotSize() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    try animator.addLinearVelocity(Vector(60, 0), to: item)
    animator.step(frames: 2)
    item.center = Point(200, 100)
    item.angle = 1
    animator.updateItem(item)
    animator.step()
    #expect(abs(item.center.x - 201) < 1e-3)
    #expect(item.center.y == 100)
    #expect(item.angle == 1)
    item.center = Point(.nan, 0)
    animator.updateItem(item)
    animator.step()
    #expect(abs(item.center.x - 202) < 1e-3)
  }

  @Test func movingAnAnchoredItemWakesWhatLeansOnIt() throws {
    let shelf = DynamicItem(name: "shelf", center: Point(200, 300), size: Size(200, 20))
    let item = box(at: 200, 250, side: 40)
    let animator = openAnimator()
    let fixed = DynamicItemBehavior(name: "fixed", items: [shelf])
    fixed.isAnchored = true
    try animator.add(fixed)
    try animator.add(CollisionBehavior(name: "c", items: [shelf, item]))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    #expect(animator.stepUntilRest(limit: 600) != nil)
    #expect(item.center.y < 290)
    shelf.center = Point(900, 300)
    animator.updateItem(shelf)
    animator.step(frames: 60)
    #expect(item.center.y > 500)
  }

  @Test func twoRunsAgreeBitForBit() throws {
    func run() throws -> [UInt64] {
      let items = (0..<20).map { index in
        DynamicItem(
          name: "\(index)", center: Point(100 + Double(index % 3) * 17, Double(index) * -45),
          size: Size(40, 40), angle: Double(index) * 0.1)
      }
      let animator = openAnimator()
      let collision = CollisionBehavior(name: "c", items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      try animator.add(GravityBehavior(name: "g", items: items))
      try animator.add(collision)
      animator.step(frames: 300)
      return items.flatMap { [$0.center.x.bitPattern, $0.center.y.bitPattern] }
    }
    #expect(try run() == run())
  }
}
