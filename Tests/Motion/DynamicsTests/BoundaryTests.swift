import MotionGeometry
import Testing
import UIKitMotion

@Suite struct BoundaryTests {
  @Test func sameNameReplaces() throws {
    let item = box(at: 200, 200, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try animator.add(collision)
    try collision.addBoundary(name: "line", from: Point(0, 240), to: Point(400, 240))
    try collision.addBoundary(name: "line", from: Point(0, 300), to: Point(400, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    #expect(collision.boundaries.map(\.name) == ["line"])
    animator.step(frames: 240)
    #expect(abs(item.center.y - 278.2) < 0.5)
  }

  @Test func removalLetsARestingItemFall() throws {
    let item = box(at: 200, 250, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(0, 300), to: Point(400, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    #expect(animator.stepUntilRest(limit: 600) != nil)
    collision.removeBoundary(named: "floor")
    #expect(animator.isRunning)
    animator.step()
    #expect(animator.willResume)
    animator.step(frames: 60)
    #expect(item.center.y > 500)
    #expect(collision.boundaries.isEmpty)
  }

  @Test func removeAllKeepsTheReferenceBounds() throws {
    let item = box(at: 200, 250, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    try collision.addBoundary(name: "floor", from: Point(0, 300), to: Point(400, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    animator.step(frames: 120)
    collision.removeAllBoundaries()
    animator.step(frames: 240)
    #expect(abs(item.center.y - 379.2) < 0.5)
  }

  @Test func readdingKeepsBoundaries() throws {
    let item = box(at: 200, 250, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(0, 300), to: Point(400, 300))
    try animator.add(collision)
    animator.remove(collision)
    try animator.add(collision)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    animator.step(frames: 240)
    #expect(abs(item.center.y - 278.2) < 0.5)
  }

  @Test func shapelessBoundariesAreRefused() {
    let collision = CollisionBehavior(name: "c")
    #expect(throws: DynamicsProblem.boundaryWithoutLength(boundary: "dot")) {
      try collision.addBoundary(name: "dot", from: Point(1, 1), to: Point(1, 1))
    }
    let corner = Point(9, 9)
    for path in [[], [.zero], [.zero, corner], [.zero, corner, .zero]] {
      #expect(throws: DynamicsProblem.self) { try collision.addBoundary(name: "p", path: path) }
    }
    for bad in [Double.nan, .infinity, 1e30] {
      #expect(throws: DynamicsProblem.self) {
        try collision.addBoundary(name: "far", from: Point(bad, 0), to: Point(1, 1))
      }
      #expect(throws: DynamicsProblem.self) {
        try collision.addBoundary(name: "far", path: [.zero, Point(0, bad), Point(1, 1)])
      }
    }
    #expect(collision.boundaries.isEmpty)
  }

  @Test func repeatedPointsAreDropped() throws {
    let collision = CollisionBehavior(name: "c")
    let corners = [Point(0, 0), Point(10, 0), Point(10, 10)]
    try collision.addBoundary(name: "p", path: corners.flatMap { [$0, $0] } + [Point(0, 0)])
    #expect(collision.boundaries.first?.points == corners)
    #expect(collision.boundaries.first?.closed == true)
  }
}
