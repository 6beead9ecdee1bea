import MotionGeometry
import TestSupport
import Testing
import UIKitMotion

@Suite struct RegionTests {
  @Test func edges() {
    let circle = Region.circle(radius: -50)
    #expect(circle.contains(Point(50, 0)))
    #expect(!circle.contains(Point(50.001, 0)))
    let rectangle = Region.rectangle(Size(100, 50))
    #expect(rectangle.contains(Point(49.999, 24.999)))
    #expect(!rectangle.contains(Point(50, 0)))
    #expect(!rectangle.contains(Point(0, -25)))
    #expect(rectangle.inverse.contains(Point(50, 0)))
    #expect(!Region.rectangle(Size(-100, 50)).contains(.zero))
    #expect(!Region.rectangle(.zero).contains(.zero))
    #expect(Region.infinite.contains(Point(1e300, -.infinity)))
    #expect(!circle.contains(Point(.nan, 0)))
    #expect(!rectangle.contains(Point(.nan, 0)))
    // Apple's intersection would count these edges of its operand as inside.
    let both = circle.intersection(rectangle)
    #expect(!both.contains(Point(50, 0)))
    #expect(!both.contains(Point(0, 25)))
    #expect(both.contains(Point(49, 0)))
  }

  /// A composed region means the same as the composed sets, point by point.
  @Test func compositionMeansSets() {
    var random = Seeded(1337)
    func make(_ depth: Int) -> (Region, (Point) -> Bool) {
      if depth == 0 {
        let size = Double(10 + random.below(90))
        if random.below(2) == 0 {
          return (.circle(radius: size), { $0.x * $0.x + $0.y * $0.y <= size * size })
        }
        return (
          .rectangle(Size(2 * size, size)), { abs($0.x) < size && abs($0.y) < size / 2 }
        )
      }
      let (a, inA) = make(random.below(depth))
      let (b, inB) = make(random.below(depth))
      switch random.below(4) {
      case 0: return (a.union(b), { inA($0) || inB($0) })
      case 1: return (a.intersection(b), { inA($0) && inB($0) })
      case 2: return (a.difference(b), { inA($0) && !inB($0) })
      default: return (a.inverse, { !inA($0) })
      }
    }
    for _ in 0..<300 {
      let (region, contains) = make(6)
      for _ in 0..<60 {
        let point = Point(Double(random.below(240) - 120), Double(random.below(240) - 120))
        #expect(region.contains(point) == contains(point))
      }
    }
  }

  /// A chain of a thousand, leaning either way, needs no deep stack.
  @Test func longChains() {
    var left = Region.circle(radius: 1)
    var right = Region.circle(radius: 1)
    for radius in 2...1000 {
      let next = Region.circle(radius: Double(radius))
      left = left.union(next)
      right = next.intersection(right.inverse).inverse
    }
    #expect(left.contains(Point(1000, 0)))
    #expect(!left.contains(Point(1001, 0)))
    #expect(right.contains(Point(5000, 0)))
  }

  @Test func outlinesRunWhereInsideMeetsOutside() {
    let ring = Region.circle(radius: 80).difference(.rectangle(Size(40, 40)))
    let outline = ring.outline(spacing: 2)
    #expect(outline.count > 200)
    for point in outline {
      let isOnCircle = abs((point - .zero).length - 80) < 1e-9
      let isOnSquare = abs(max(abs(point.x), abs(point.y)) - 20) < 1e-9
      #expect(isOnCircle || isOnSquare)
    }
    let half = Region.circle(radius: 50).intersection(.rectangle(Size(40, 400)))
    #expect(half.outline(spacing: 1).allSatisfy { abs($0.x) <= 20 + 1e-9 })
    #expect(Region.infinite.outline(spacing: 1).isEmpty)
    #expect(Region.rectangle(Size(.infinity, 1)).outline(spacing: 1).isEmpty)
    #expect(Region.circle(radius: 1e9).outline(spacing: 1e-9).count <= Region.outlineLimit)
    #expect(Region.circle(radius: 5).outline(spacing: .nan).count == 4)
  }
}
