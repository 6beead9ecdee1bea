import Foundation
import MotionGeometry
import Testing

@testable import UIKitMotion

/// A region as polygons holds what the region holds, but for what a polygon lacks of a circle.
@Suite struct RegionAreaTests {
  private static let regions: [Region] = [
    .circle(radius: 40), .rectangle(Size(60, 30)), .infinite, Region.infinite.inverse,
    .rectangle(Size(80, 80)).difference(.circle(radius: 25)),
    .circle(radius: 30).union(.rectangle(Size(90, 10))),
    .rectangle(Size(50, 70)).intersection(.circle(radius: 30)).inverse,
  ]

  @Test(arguments: regions)
  func holdsTheSamePoints(region: Region) {
    let area = region.area
    for x in stride(from: -60.5, through: 60, by: 3) {
      for y in stride(from: -60.5, through: 60, by: 3) {
        let point = Point(x, y)
        // Near an edge the polygon of a circle is up to 0.05 pt inside.
        let isNear = (-1...1).contains { step in
          region.contains(Point(x + 0.1 * Double(step), y)) != region.contains(point)
            || region.contains(Point(x, y + 0.1 * Double(step))) != region.contains(point)
        }
        if !isNear { #expect(area.holds(point) == region.contains(point), "\(point)") }
      }
    }
  }

  /// A mask is where its layer's bounds were, and as large, whatever becomes of these.
  @Test func aMaskKeepsItsFrame() {
    let mask = Mask(.region(.circle(radius: 10))).placed(in: Rect(0, 0, 100, 60))
    #expect(mask.frame == Rect(0, 0, 100, 60) && mask.area.box?.center == Point(50, 30))
    #expect(mask.placed(in: Rect(0, 0, 300, 300)) == mask)
    let rounded = Mask(.roundedCorners(.all, radius: 5))
    #expect(rounded.frame == nil && !rounded.area.holds(.zero))
    #expect(rounded.placed(in: Rect(0, 0, 20, 20)).area.box == Rect(0, 0, 20, 20))
  }
}

extension Area {
  /// The even-odd rule, point by point.
  fileprivate func holds(_ point: Point) -> Bool {
    switch self {
    case .everything: return true
    case .inverse(let area): return !area.holds(point)
    case .union(let parts): return parts.contains { $0.holds(point) }
    case .intersection(let parts): return parts.allSatisfy { $0.holds(point) }
    case .polygon(let points):
      let edges = zip(points, points.dropFirst() + points.prefix(1))
      return edges.count { a, b in
        (a.y <= point.y) != (b.y <= point.y)
          && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      } % 2 == 1
    }
  }
}
