import MotionGeometry
import Testing

@testable import Answers

/// Dots of a picture: every edge of the stage is in it.
@Suite struct RasterTests {
  private static let size = Size(300, 200)

  @Test func anOutlineOfTheStageIsSeenOnAllSides() {
    var raster = Raster(width: 30, height: 20, of: Self.size)
    raster.path(Rect(origin: .zero, size: Self.size).corners, isClosed: true, 1)
    for x in 0..<30 { #expect(raster[x, 0] == 1 && raster[x, 19] == 1, "\(x)") }
    for y in 0..<20 { #expect(raster[0, y] == 1 && raster[29, y] == 1, "\(y)") }
    #expect(raster.dots.count { $0 == 1 } == 2 * 30 + 2 * 18)
  }

  @Test func aPointOnTheLastEdgeIsSeenAndOneBeyondIsNot() {
    var raster = Raster(width: 30, height: 20, of: Self.size)
    raster.dot(Point(300, 200), 1)
    #expect(raster[29, 19] == 1)
    for beyond in [Point(300.1, 100), Point(100, 200.1), Point(-0.1, 100), Point(100, -0.1)] {
      raster.dot(beyond, 2)
    }
    raster.path([Point(301, 0), Point(301, 200)], 2)
    #expect(!raster.dots.contains(2))
  }

  @Test(arguments: 1...60) func aLineHasNoGaps(_ width: Int) {
    var raster = Raster(width: width, height: 4, of: Size(Double(width), 4))
    raster.path([Point(0, 1), Point(Double(width), 1)], 1)
    #expect((0..<width).allSatisfy { raster[$0, 1] == 1 })
  }
}
