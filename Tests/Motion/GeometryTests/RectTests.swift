import Testing

@testable import MotionGeometry

@Suite("Rectangles")
struct RectTests {
  private static let rects = [
    Rect(0, 0, 10, 20), Rect(5, 5, 10, 4), Rect(-30, -8, 12, 6), Rect(10, 0, 3, 20),
    Rect(2, 2, 1, 1), Rect(100, 100, 50, 50), Rect(4, 4, 0, 0),
  ]

  @Test func edgesCornersAndCentre() {
    let rect = Rect(10, 20, 30, 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.center == Point(25, 40))
    #expect(rect.corners == [Point(10, 20), Point(40, 20), Point(40, 60), Point(10, 60)])
    #expect(rect == Rect(origin: Point(10, 20), size: Size(30, 40)))
  }

  @Test(arguments: rects)
  func centreAndSizeMakeTheRectAgain(rect: Rect) {
    #expect(Rect(center: rect.center, size: rect.size) == rect)
  }

  /// As `CGRect.contains`: the top left belongs to it, the bottom right does not.
  @Test(arguments: rects)
  func containsItsFirstEdgesOnly(rect: Rect) {
    let isEmpty = rect.size == .zero
    #expect(rect.corners.map { rect.contains($0) } == [!isEmpty, false, false, false])
    #expect(rect.contains(rect.center) == !isEmpty)
    #expect(!rect.contains(Point(.nan, rect.midY)))
  }

  /// A point between two rectangles side by side belongs to one of them.
  @Test func neighboursShareNoPoint() {
    let (left, right) = (Rect(0, 0, 10, 20), Rect(10, 0, 3, 20))
    #expect(!left.contains(Point(10, 5)) && right.contains(Point(10, 5)))
    #expect(!left.intersects(right))
  }

  @Test(arguments: rects, rects)
  func intersectionIsMutual(a: Rect, b: Rect) {
    #expect(a.intersects(b) == b.intersects(a))
    let lattice = (-30...30).flatMap { x in (-10...30).map { Point(Double(x), Double($0)) } }
    let isShared = lattice.contains { a.contains($0) && b.contains($0) }
    if isShared { #expect(a.intersects(b)) }
    if a.intersects(b) {
      #expect(a.union(b).size.width <= a.size.width + b.size.width)
      #expect(a.union(b).size.height <= a.size.height + b.size.height)
    }
  }

  @Test func crossingBarsIntersectWithoutACornerInside() {
    #expect(Rect(0, 4, 10, 2).intersects(Rect(4, 0, 2, 10)))
    #expect(!Rect(0, 0, 10, 10).intersects(Rect(0, 11, 10, 10)))
    #expect(!Rect(0, 0, 10, 10).intersects(Rect(11, 0, 10, 10)))
  }

  @Test(arguments: rects, rects)
  func unionIsTheSmallestAroundBoth(a: Rect, b: Rect) {
    let union = a.union(b)
    #expect(union == b.union(a))
    #expect(a.union(a) == a)
    #expect(union.union(a) == union)
    #expect(union.minX == min(a.minX, b.minX) && union.maxX == max(a.maxX, b.maxX))
    #expect(union.minY == min(a.minY, b.minY) && union.maxY == max(a.maxY, b.maxY))
  }

  @Test func insetsMoveEachSideInward() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let outsets = EdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    let rect = Rect(10, 20, 30, 40)
    #expect(rect.inset(by: insets) == Rect(12, 21, 24, 36))
    #expect(rect.inset(by: .zero) == rect)
    #expect(rect.inset(by: insets).inset(by: outsets) == rect)
  }

  @Test func finiteWhenAllFourAre() {
    #expect(Rect(1, 2, 3, 4).isFinite)
    #expect(!Rect(.nan, 2, 3, 4).isFinite)
    #expect(!Rect(1, 2, 3, .infinity).isFinite)
  }
}
