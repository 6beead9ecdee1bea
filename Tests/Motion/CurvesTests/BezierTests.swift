import TestSupport
import Testing

@testable import MotionCurves

@Suite("Cubic Béziers")
struct BezierTests {
  /// Curves that are vertical somewhere: there, y hangs on the last digits of x.
  private static let steep: Set<String> = ["steep-start", "steep-end", "vertical-middle", "tiny-x"]

  @Test func referenceTable() throws {
    var (gentle, steep, vertical) = (Worst(), Worst(), Worst())
    for row in try Oracle("bezier").rows {
      let name = try row.text("name")
      let (x, y) = (try row.number("x"), try row.number("y"))
      let curve = try Easing.bezier(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let isVertical = name == "vertical-middle" && abs(x - 0.5) < 0.01
      if isVertical {
        vertical.note(curve(x), y, at: "\(name)(\(x))")
      } else if Self.steep.contains(name) {
        steep.note(curve(x), y, at: "\(name)(\(x))")
      } else {
        gentle.note(curve(x), y, at: "\(name)(\(x))")
      }
    }
    #expect(gentle.count + steep.count + vertical.count == 1562)
    #expect(gentle.count > 1200 && steep.count > 150)
    #expect(vertical.difference < 1e-4, "\(vertical.place)")
    #expect(gentle.difference <= 1e-12, "\(gentle.place)")
    #expect(steep.difference <= 1e-7, "\(steep.place)")
  }

  /// A curve that never turns back is undone by the one whose handles have x and y changed about.
  @Test func isUndoneByItsMirrorImage() throws {
    var generator = Seeded(21)
    var worst = Worst()
    for _ in 0..<300 {
      let h = (0..<4).map { _ in Double.random(in: 0.05...0.95, using: &generator) }
      let curve = try Easing.bezier(h[0], h[1], h[2], h[3])
      let mirror = try Easing.bezier(h[1], h[0], h[3], h[2])
      for x in grid(20) { worst.note(mirror(curve(x)), x, at: "\(curve.name)(\(x))") }
    }
    #expect(worst.count == 300 * 21)
    #expect(worst.difference <= 1e-11, "\(worst.place)")
  }

  /// Points made from the curve's own parameter must be found again from their x.
  @Test func findsThePointsOfRandomCurves() throws {
    var generator = Seeded(7)
    var worst = Worst()
    for _ in 0..<300 {
      let x1 = Double.random(in: 0...1, using: &generator)
      let x2 = Double.random(in: 0...1, using: &generator)
      let y1 = Double.random(in: -2...3, using: &generator)
      let y2 = Double.random(in: -2...3, using: &generator)
      let curve = try Easing.bezier(x1, y1, x2, y2)
      for s in grid(40) {
        let (b1, b2, b3) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
        let slope = (1 - s) * (1 - s) * x1 + 2 * s * (1 - s) * (x2 - x1) + s * s * (1 - x2)
        // Where x hardly moves, y is not to be had to full precision.
        let scale = 1 / max(3 * slope, 1e-3)
        worst.note(
          curve(b1 * x1 + b2 * x2 + b3), b1 * y1 + b2 * y2 + b3, scale: scale,
          at: "\(curve.name) at s = \(s)")
      }
    }
    #expect(worst.count == 300 * 41)
    #expect(worst.difference <= 1e-14, "\(worst.place)")
  }

  @Test func turnedByHalfATurnItIsItsMirror() throws {
    var generator = Seeded(11)
    var worst = Worst()
    for _ in 0..<200 {
      // Handles in 64ths, so that 1 − handle is exact.
      let handles = (0..<4).map { _ in Double(Int.random(in: 1...63, using: &generator)) / 64 }
      let curve = try Easing.bezier(handles[0], handles[1], handles[2], handles[3])
      let mirror = try Easing.bezier(
        1 - handles[2], 1 - handles[3], 1 - handles[0], 1 - handles[1])
      for x in grid(64) { worst.note(curve(x), 1 - mirror(1 - x), at: "\(curve.name)(\(x))") }
    }
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  @Test func handlesInsideTheSquareNeverFall() throws {
    var generator = Seeded(13)
    for _ in 0..<100 {
      let h = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      // y rises along the curve for handles in 0…1, and x does too.
      let curve = try Easing.bezier(h[0], h[1], h[2], h[3])
      let values = grid(500).map { curve($0) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }, "\(curve.name)")
      #expect(curve(0) == 0 && curve(1) == 1)
    }
  }

  /// CSS Easing Level 2: along the end tangents, and flat where there are none.
  @Test(arguments: [
    ([0.5, 1, 0.5, 0], -1.0, -2.0), ([0.5, 1, 0.5, 0], 2.0, 3.0),
    ([0.0, 0.0, 0.5, 1], -1.0, -2.0), ([0.5, 0.0, 1, 1], 2.0, 3.0),
    ([0.0, 0.7, 0.0, 0.3], -1.0, 0.0), ([1.0, 0.7, 1.0, 0.3], 2.0, 1.0),
  ])
  func goesOnStraight(handles: [Double], x: Double, y: Double) throws {
    let curve = try Easing.bezier(handles[0], handles[1], handles[2], handles[3])
    #expect(curve(x) == y)
  }

  @Test func isNamedByTheNumbersThatMadeIt() throws {
    #expect(try Easing.bezier(0.25, 0.1, 0.25, 1).name == "bezier(0.25, 0.1, 0.25, 1)")
    #expect(try Easing.bezier(0, -0.0, 1, -2.5).name == "bezier(0, 0, 1, -2.5)")
    #expect(try Easing.bezier(0.1, 0, 1, 1) != Easing.bezier(0.1.nextUp, 0, 1, 1))
    #expect(try Easing.bezier(0.1, 0, 1, 1).classic() == nil)
  }

  @Test func refusesWhatIsNoFunctionOfTime() {
    #expect(throws: CurveProblem.handleOutsideTime(parameter: "x1", value: -0.1)) {
      try Easing.bezier(-0.1, 0, 1, 1)
    }
    #expect(throws: CurveProblem.handleOutsideTime(parameter: "x2", value: 1.5)) {
      try Easing.bezier(0, 0, 1.5, 1)
    }
    #expect(throws: CurveProblem.notFinite(parameter: "y2", value: .infinity)) {
      try Easing.bezier(0, 0, 1, .infinity)
    }
    #expect(throws: CurveProblem.self) { try Easing.bezier(.nan, 0, 1, 1) }
  }

  @Test func survivesAnyProgress() throws {
    let curve = try Easing.bezier(1, 1e308, 0, -1e308)
    let tiny = Double.leastNonzeroMagnitude
    for x in [-Double.infinity, -1e308, -0.0, tiny, 0.5, 1, 1e308, .infinity, .nan] {
      _ = curve(x)
    }
    #expect(curve(0) == 0 && curve(1) == 1)
    let gentle = try Easing.bezier(0.3, 0, 0.7, 1)
    #expect(gentle(.nan).isNaN)
    #expect(gentle(.leastNonzeroMagnitude) == 0)
  }
}
