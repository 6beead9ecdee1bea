import Foundation
import Testing

@testable import MotionGeometry

@Suite("Rectangles with round corners")
struct RoundedRectTests {
  @Test func withoutARadiusItIsTheRectangle() {
    let rect = Rect(10, 20, 30, 40)
    #expect(RoundedRect(rect, radius: 0).outline == rect.corners)
    #expect(RoundedRect(rect, radius: 8, []).outline == rect.corners)
  }

  @Test func aSquareBecomesACircle() {
    let circle = RoundedRect(Rect(-50, -50, 100, 100), radius: 50).outline
    #expect(circle.count == 4 * 17)
    for point in circle { #expect(abs(hypot(point.x, point.y) - 50) < 1e-12) }
  }

  /// In a mirror, the points are the same to the last bit: a drawing of them mirrors, too.
  @Test(arguments: [3.0, 17.5, 50])
  func itMirrors(radius: Double) {
    let points = Set(RoundedRect(Rect(-60, -50, 120, 100), radius: radius).outline)
    #expect(points == Set(points.map { Point(-$0.x, $0.y) }))
    #expect(points == Set(points.map { Point($0.x, -$0.y) }))
  }

  @Test func aRadiusBeyondHalfOfASideIsThatHalf() {
    let rect = Rect(0, 0, 100, 40)
    #expect(RoundedRect(rect, radius: 500).outline == RoundedRect(rect, radius: 20).outline)
    #expect(RoundedRect(rect, radius: -3).outline == rect.corners)
  }

  @Test func chosenCorners() {
    let rect = Rect(0, 0, 100, 100)
    let outline = RoundedRect(rect, radius: 10, [.topLeft, .bottomRight]).outline
    #expect(outline.count == 2 * 17 + 2)
    #expect(outline.contains(Point(100, 0)) && outline.contains(Point(0, 100)))
    #expect(!outline.contains(Point(0, 0)) && !outline.contains(Point(100, 100)))
    #expect(outline.first == Point(0, 10) && outline[16] == Point(10, 0))
  }

  /// Every point of the grown edge is as far from the edge as it was grown.
  @Test(arguments: [4.0, -4])
  func grownItsEdgeIsThatFarAway(distance: Double) {
    let shape = RoundedRect(Rect(0, 0, 100, 60), radius: 12, [.topLeft, .topRight])
    for point in shape.grown(by: distance).outline {
      let inner = Rect(12, 12, 76, 36)
      let isTop = point.y < 12 && !(inner.minX...inner.maxX).contains(point.x)
      let corner = Point(min(max(point.x, inner.minX), inner.maxX), 12)
      if isTop { #expect(abs((point - corner).length - 12 - distance) < 1e-12) }
    }
    #expect(shape.grown(by: distance).rect == Rect(0, 0, 100, 60).inset(by: -distance))
    #expect(shape.grown(by: -30).isEmpty && !shape.grown(by: -29).isEmpty)
  }

  @Test func cornersByName() {
    #expect(Corners.all.names == ["topLeft", "topRight", "bottomLeft", "bottomRight"])
    #expect(Corners(named: "bottomLeft") == .bottomLeft && Corners(named: "left") == nil)
    #expect(Corners.named.map(\.corner.rawValue) == [1, 2, 4, 8])
  }

  @Test func boxesAroundAreas() {
    let square = Area.polygon(Rect(0, 0, 10, 10).corners)
    let other = Area.polygon(Rect(5, 5, 10, 10).corners)
    #expect(Area.union([square, other]).box == Rect(0, 0, 15, 15))
    #expect(Area.intersection([square, .everything, other]).box == Rect(5, 5, 5, 5))
    #expect(Area.intersection([square, .inverse(other)]).box == Rect(0, 0, 10, 10))
    #expect(Area.inverse(square).box == nil && Area.union([square, .everything]).box == nil)
    #expect(square.mapped { $0.map { Point($0.x + 1, $0.y) } }.box == Rect(1, 0, 10, 10))
  }
}

extension Rect {
  fileprivate func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
