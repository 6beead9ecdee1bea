import Testing

@testable import MotionGeometry

/// Every number has a whole one, and none traps.
@Suite struct IntClampingTests {
  @Test(arguments: [
    (0, 0), (-0.9, 0), (0.9, 0), (2.5, 2), (-2.5, -2), (1e300, Int.max), (-1e300, .min),
    (.infinity, .max), (-.infinity, .min), (.nan, 0), (Double(Int.max), .max),
    (Double(Int.min), .min),
  ])
  func isTheWholePartOrTheNearestEnd(number: Double, whole: Int) {
    #expect(Int(clamping: number) == whole)
  }

  @Test func has64BitsWhereTheyAreAsked() {
    #expect(Int64(clamping: 4_000_000_000.7) == 4_000_000_000)
    #expect(Int64(clamping: 9.3e18) == .max)
    #expect(Int64(clamping: -Double.infinity) == .min)
    #expect(Int64(clamping: Double.nan) == 0)
  }
}
