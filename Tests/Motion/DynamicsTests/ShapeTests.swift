import Foundation
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct ShapeTests {
  private func resting(
    _ bounds: CollisionBounds, _ size: Size, angle: Double = 0
  ) throws -> (animator: DynamicAnimator, item: DynamicItem) {
    let item = DynamicItem(name: "i", center: Point(200, 150), size: size, angle: angle)
    item.collisionBounds = bounds
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    try collision.addBoundary(name: "floor", from: Point(-2000, 300), to: Point(2000, 300))
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    animator.step(frames: 1)
    return (animator, item)
  }

  @Test func massFollowsTheOutline() throws {
    let square = [Point(-50, -50), Point(50, -50), Point(50, 50), Point(-50, 50)]
    let rows: [(CollisionBounds, Size, Double)] = [
      (.rectangle, Size(100, 100), 1),
      (.ellipse, Size(100, 100), .pi / 4),
      (.path(square), Size(300, 10), 1),
      (.path(square.reversed()), Size(300, 10), 1),
      (.path([Point(0, 0), Point(100, 0), Point(0, 100)]), Size(100, 100), 0.5),
    ]
    for (bounds, size, mass) in rows {
      let (animator, item) = try resting(bounds, size)
      #expect(abs((animator.mass(of: item) ?? 0) - mass) < 1e-6)
    }
    let (animator, item) = try resting(.ellipse, Size(100, 50))
    // 24 corners fall 1.2 % short of the ellipse.
    #expect(abs((animator.mass(of: item) ?? 0) - .pi / 8 * sin(.pi / 12) / (.pi / 12)) < 1e-6)
  }

  /// Areas, centres and inertias against those of known figures.
  @Test func polygonsWeighWhatTheyShould() throws {
    let triangle = try ConvexPolygon.make([Point(0, 0), Point(30, 0), Point(0, 60)]).get()
    #expect(abs(triangle.area - 900) < 1e-9)
    #expect((triangle.centroid - Point(10, 20)).length < 1e-9)
    // (b² + h²)/18 for a right triangle.
    #expect(abs(triangle.gyration - (900 + 3600) / 18) < 1e-9)
    let rectangle = try ConvexPolygon.make([
      Point(100, 100), Point(100, 140), Point(200, 140), Point(200, 100), Point(150, 100),
    ]).get()
    #expect(rectangle.corners.count == 4)
    #expect(abs(rectangle.gyration - (10000 + 1600) / 12) < 1e-9)
    let ellipse = ConvexPolygon.ellipse(Size(200, 100), corners: 4000)
    #expect(abs(ellipse.area - .pi * 5000) < 0.02)
    #expect(abs(ellipse.gyration - (10000 + 2500) / 4) < 0.01)
    let inset = try #require(rectangle.inset(by: 5))
    #expect(abs(inset.area - 90 * 30) < 1e-9)
    #expect(rectangle.inset(by: 20) == nil)
  }

  /// On a slope, a ball rolls and a box of the same friction stays.
  @Test func aCircleRolls() throws {
    for (bounds, rolls) in [(CollisionBounds.ellipse, true), (.rectangle, false)] {
      let (animator, item) = try resting(bounds, Size(40, 40))
      animator.step(frames: 60)
      try animator.addLinearVelocity(Vector(200, 0), to: item)
      let start = item.center.x
      animator.step(frames: 120)
      #expect((item.center.x - start > 200) == rolls)
      #expect((abs(item.angle) > 5) == rolls)
      // Rolling: the rim stands still on the floor.
      if rolls { #expect(abs(item.angularVelocity * 20 - item.linearVelocity.dx) < 5) }
      #expect(abs(item.center.y - 278.2) < 1)
    }
  }

  /// An ellipse of 24 corners, in four wedges, lies on its flat side.
  @Test func anEllipseLiesFlat() throws {
    let (animator, item) = try resting(.ellipse, Size(100, 50), angle: 0.4)
    #expect(animator.stepUntilRest(limit: 1200) != nil)
    #expect(abs(sin(item.angle)) < 0.12)
    #expect(abs(item.center.y - (300 - 25 - 1.7)) < 1.5)
  }

  @Test func aPathIsItsOwnOutline() throws {
    // A wedge whose flat side is 10 points below the center, well inside the item's size.
    let wedge = [Point(-40, 10), Point(0, -30), Point(40, 10)]
    let (animator, item) = try resting(.path(wedge), Size(200, 200))
    #expect(animator.stepUntilRest(limit: 600) != nil)
    #expect(abs(item.center.y - (300 - 10 - 1.7)) < 0.6)
    #expect(abs(item.angle) < 0.02)
  }

  /// Left alone, an item turns about its outline's centre of mass, wherever its own center is.
  @Test func theCentreOfMassIsTheOutlines() throws {
    let item = box(at: 100, 100)
    item.collisionBounds = .path([Point(0, 0), Point(90, 0), Point(0, 60)])
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    try animator.addAngularVelocity(3, to: item)
    for _ in 0..<60 {
      animator.step()
      let (s, c) = (sin(item.angle), cos(item.angle))
      let centroid = item.center + Vector(30 * c - 20 * s, 30 * s + 20 * c)
      #expect((centroid - Point(130, 120)).length < 1e-3)
    }
    #expect((item.center - Point(100, 100)).length > 30)
  }

  @Test func manyCorners() throws {
    let corners = (0..<100).map { index in
      Point.zero + Vector(angle: 2 * .pi * Double(index) / 100, length: 60)
    }
    let (animator, item) = try resting(.path(corners), Size(10, 10))
    for _ in 0..<120 { animator.step() }
    #expect(abs(item.center.y - (300 - 60 - 1.7)) < 1.5)
  }

  private static let useless: [(corners: [Point], fault: CollisionBounds.Fault)] = [
    ([], .noArea),
    ([.zero, Point(10, 0)], .noArea),
    ([.zero, Point(10, 0), Point(20, 0)], .noArea),
    ([.zero, Point(10, 0), Point(10, 10), Point(5, 2)], .notConvex),
    // A bow tie.
    ([.zero, Point(10, 0), Point(0, 10), Point(10, 10)], .noArea),
    ([.zero, Point(.nan, 0), Point(0, 10)], .outOfReach),
    ([.zero, Point(1e30, 0), Point(0, 10)], .outOfReach),
    (Array(repeating: .zero, count: 5000), .tooManyCorners),
    // A star in one stroke, which turns to one side only.
    (rim([0, 2, 4, 1, 3], of: 5), .notConvex),
    // A pentagon twice around.
    (rim(Array(0..<10), of: 5), .notConvex),
  ]

  private static func rim(_ steps: [Int], of count: Int) -> [Point] {
    steps.map { step in
      .zero + Vector(angle: 2 * .pi * Double(step) / Double(count), length: 50)
    }
  }

  @Test func uselessOutlinesAreRefused() {
    for (corners, fault) in Self.useless {
      let item = box(at: 0, 0)
      item.collisionBounds = .path(corners)
      #expect(item.collisionBounds.fault == fault)
      #expect(throws: DynamicsProblem.invalidOutline(item: "box", fault: fault)) {
        try openAnimator().add(GravityBehavior(name: "g", items: [item]))
      }
    }
  }
}
