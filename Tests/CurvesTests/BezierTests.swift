import Testing

@testable import Curves

@Suite("Cubic Béziers")
struct BezierTests {
  /// Curves that are vertical somewhere: there, y hangs on the last digits of x.
  private static let steep: Set<String> = ["steep-start", "steep-end", "vertical-middle", "tiny-x"]

  @Test func referenceTable() throws {
    var (gentle, steep) = (Worst(), Worst())
    for row in try Oracle("bezier").rows {
      let name = try row.text("name")
      let (x, y) = (try row.number("x"), try row.number("y"))
      let curve = try Easing.bezier(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let isVertical = name == "vertical-middle" && abs(x - 0.5) < 0.01
      if isVertical {
        #expect(abs(curve(x) - y) < 1e-4)
      } else if Self.steep.contains(name) {
        steep.note(curve(x), y, at: "\(name)(\(x))")
      } else {
        gentle.note(curve(x), y, at: "\(name)(\(x))")
      }
    }
    #expect(gentle.count > 1200 && steep.count > 150)
    #expect(gentle.difference <= 1e-12, "\(gentle.place)")
    #expect(steep.difference <= 1e-7, "\(steep.place)")
  }

  /// Web Platform Tests: single functions, and one function's output fed into another.
  @Test func webPlatformTests() throws {
    var worst = Worst()
    for row in try Oracle("wpt-easing").rows {
      let function = try row.text("function")
      guard function.contains("cubic-bezier("), !function.contains("step") else { continue }
      let isComposed = function.hasPrefix("compose[")
      let stages = function.split(separator: "cubic-bezier(").dropFirst(isComposed ? 1 : 0)
      var value = try row.number("input")
      for stage in stages {
        let written = stage.prefix { $0 != ")" }.split { $0 == "," || $0 == " " }
        let handles = written.compactMap { Double($0) }
        try #require(handles.count == 4, "\(function)")
        value = try Easing.bezier(handles[0], handles[1], handles[2], handles[3])(value)
      }
      worst.note(value, try row.number("expected"), at: "\(function)(\(row["input"] ?? ""))")
    }
    #expect(worst.count == 34)
    #expect(worst.difference <= 1e-4, "\(worst.place)")
  }

  /// Points made from the curve's own parameter must be found again from their x.
  @Test func findsThePointsOfRandomCurves() throws {
    var generator = SeededGenerator(seed: 7)
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
    var generator = SeededGenerator(seed: 11)
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
    var generator = SeededGenerator(seed: 13)
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
