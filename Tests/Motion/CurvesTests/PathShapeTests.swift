import TestSupport
import Testing

@testable import MotionCurves

@Suite("Arcs, lengths and tangents of paths, monotone curves")
struct PathShapeTests {
  private func path(_ text: String, _ mode: Keyframes.Mode = .linear) throws -> Keyframes {
    try Keyframes(along: MotionPath(text), mode: mode)
  }

  /// Every point of an arc is on its ellipse, as near as four cubics for a turn come: 0.03 % of the
  /// radius, which also moves the center that three of them determine.
  @Test func arcsStayOnTheirEllipse() throws {
    var random = Seeded(21)
    for _ in 0..<300 {
      let (rx, ry) = (
        Double.random(in: 20...90, using: &random), Double.random(in: 20...90, using: &random)
      )
      let end = (
        Double.random(in: -15...15, using: &random), Double.random(in: 5...15, using: &random)
      )
      let (large, sweep) = (Bool.random(using: &random), Bool.random(using: &random))
      let arc = try path(
        "M 0 0 A \(rx) \(ry) 0 \(large ? 1 : 0) \(sweep ? 1 : 0) \(end.0) \(end.1)")
      #expect(arc(0) == [0, 0] && arc(1) == [end.0, end.1])
      // Three points determine the center of an ellipse with known radii.
      let points = grid(60).map { arc($0) }.map { (x: $0[0] / rx, y: $0[1] / ry) }
      let center = try #require(middle(points[0], points[20], points[60]))
      for point in points {
        let (x, y) = (point.x - center.x, point.y - center.y)
        #expect(abs((x * x + y * y).squareRoot() - 1) < 8e-4)
      }
      // A large arc is more than half of the ellipse; a sweeping one turns clockwise.
      let size = arc.length / Keyframes.around(rx, ry)
      #expect(large == (size > 0.5))
      let turn =
        (points[1].x - points[0].x) * (points[30].y - points[0].y)
        - (points[1].y - points[0].y) * (points[30].x - points[0].x)
      #expect(sweep == (turn > 0))
    }
  }

  private func middle(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double)
  ) -> (x: Double, y: Double)? {
    let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
    guard abs(d) > 1e-12 else { return nil }
    let (p, q, r) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y, c.x * c.x + c.y * c.y)
    return (
      (p * (b.y - c.y) + q * (c.y - a.y) + r * (a.y - b.y)) / d,
      (p * (c.x - b.x) + q * (a.x - c.x) + r * (b.x - a.x)) / d
    )
  }

  /// The examples of SVG 1.1, §8.3.8: a quarter, and half an ellipse that is turned.
  @Test func knownArcs() throws {
    let half = try path("M 0 0 A 50 50 0 0 1 100 0", .paced)
    #expect(abs(half.length - 50 * .pi) < 0.05)
    #expect(abs(half(0.5)[0] - 50) < 1e-9 && abs(half(0.5)[1] + 50) < 1e-9)
    let other = try path("M0 0a50 50 0 00100 0", .paced)
    #expect(abs(other(0.5)[1] - 50) < 1e-9)
    #expect(MotionPath.count("M0 0 A 50 50 0 0 1 100 0") == 2)
    #expect(MotionPath.count("M0 0 A 50 50 0 1 1 0 100e-9") == 4)
    // Turned by 90°, the radii change places.
    let turned = try path("M 0 0 A 30 60 90 0 1 100 20", .paced)
    let plain = try path("M 0 0 A 60 30 0 0 1 100 20", .paced)
    for x in grid(20) {
      #expect(abs(turned(x)[0] - plain(x)[0]) < 0.02 && abs(turned(x)[1] - plain(x)[1]) < 0.02)
    }
  }

  /// Radii that do not reach are enlarged, those of 0 are lines, and no way is no arc.
  @Test func oddArcs() throws {
    let small = try path("M 0 0 A 1 1 0 0 1 100 0", .paced)
    #expect(abs(small.length - 50 * .pi) < 0.05)
    #expect(abs(try path("M 0 0 A 0 9 0 0 1 30 40").length - 50) < 1e-12)
    #expect(abs(try path("M 0 0 A -50 -50 0 0 1 100 0").length - 50 * .pi) < 0.05)
    #expect(throws: PathProblem.self) { try MotionPath("M 5 5 A 9 9 0 0 1 5 5") }
    for text in ["1e100 1e100 0", "1e-100 1e100 7", "1e-100 1e-100 1e100", "1e50 1 45"] {
      let odd = try path("M 0 0 A \(text) 1 0 3 4")
      for x in grid(10) { #expect(odd(x)[0].isFinite && odd(x)[1].isFinite, "\(text)") }
      #expect(odd(1) == [3, 4])
    }
  }

  /// The tangent is the direction in which the point moves, also where it stands still for a moment.
  @Test(arguments: [Keyframes.Mode.linear, .paced])
  func tangents(mode: Keyframes.Mode) throws {
    let curve = try path("M 0 0 C 50 0 100 50 100 100 A 40 40 0 0 0 20 100 L 5 7", mode)
    for x in grid(97).dropFirst().dropLast() {
      let direction = try #require(curve.direction(at: x))
      #expect(abs(direction[0] * direction[0] + direction[1] * direction[1] - 1) < 1e-12)
      let speed = curve.velocity(at: x)
      let size = (speed[0] * speed[0] + speed[1] * speed[1]).squareRoot()
      #expect(abs(direction[0] - speed[0] / size) < 1e-9)
      #expect(abs(direction[1] - speed[1] / size) < 1e-9)
    }
    // A handle on its end.
    let slow = try path("M 0 0 C 0 0 100 50 100 100", mode)
    let start = try #require(slow.direction(at: 0))
    #expect(abs(start[1] / start[0] - 0.5) < 1e-3)
    #expect(try path("M 0 0 L 1 1", .discrete).direction(at: 0.5) == nil)
  }

  @Test func lengths() throws {
    #expect(try Keyframes(values: [[0, 0], [3, 4], [3, 10]]).length == 11)
    #expect(try Keyframes(values: [[0, 0], [3, 4], [3, 10]], mode: .discrete).length == 11)
    #expect(try Keyframes(values: [[3, 4]]).length == 0)
    #expect(abs(try Keyframes(values: [[0], [2], [1]]).length - 3) < 1e-12)
  }

  /// Between two values a monotone curve only goes from one to the other, and it is smooth.
  @Test func monotoneCurvesDoNotOvershoot() throws {
    var random = Seeded(22)
    for _ in 0..<200 {
      let count = Int.random(in: 2...9, using: &random)
      let values = (0..<count).map { _ in Double.random(in: -5...5, using: &random) }
      let times =
        [0]
        + (0..<(count - 2)).map { _ in Double.random(in: 0.02...0.98, using: &random) }
        .sorted() + [1]
      let curve = try Keyframes(monotone: values.map { [$0] }, times: times)
      for piece in 0..<(count - 1) {
        var last = values[piece]
        let rises = values[piece + 1] >= values[piece]
        for share in grid(40) {
          let x = times[piece] + share * (times[piece + 1] - times[piece])
          let y = curve(x)[0]
          #expect(rises ? y >= last - 1e-9 : y <= last + 1e-9, "\(values) \(times) at \(x)")
          last = y
        }
        guard piece > 0, (-1...0).allSatisfy({ times[piece + $0 + 1] - times[piece + $0] > 0.02 })
        else { continue }
        let before = curve.velocity(at: times[piece] - 1e-9)[0]
        #expect(abs(before - curve.velocity(at: times[piece])[0]) < 1e-3 * max(1, abs(before)))
      }
    }
  }

  /// d3's `curveMonotoneX` through (0, 0), (1, 1), (2, 1), (3, 4): its handles, computed by hand.
  @Test func steffensSlopes() throws {
    let curve = try Keyframes(monotone: [[0], [1], [1], [4]])
    // Slopes per key interval: 1.5, 0, 0, 4.5.
    for (x, slope) in [(0.0, 1.5), (1.0 / 3, 0), (2.0 / 3, 0), (1, 4.5)] {
      #expect(abs(curve.velocity(at: x)[0] / 3 - slope) < 1e-9, "\(x)")
    }
    let rising = try Keyframes(monotone: [[0], [1], [4]])
    #expect(abs(rising.velocity(at: 0.5)[0] / 2 - 2) < 1e-9)
    let steep = try Keyframes(monotone: [[0], [0.1], [4]])
    #expect(abs(steep.velocity(at: 0.5)[0] / 2 - 0.2) < 1e-9)
    #expect(try Keyframes(monotone: [[7]])(0.3) == [7])
    #expect(throws: CurveProblem.self) { try Keyframes(monotone: []) }
    #expect(throws: CurveProblem.self) { try Keyframes(monotone: [[0], [1]], times: [0, 0.5, 1]) }
  }
}

extension MotionPath {
  fileprivate static func count(_ text: String) -> Int { (try? MotionPath(text))?.elements ?? 0 }
}

extension Keyframes {
  /// The length of an ellipse, by Ramanujan's second approximation.
  fileprivate static func around(_ a: Double, _ b: Double) -> Double {
    let h = (a - b) * (a - b) / ((a + b) * (a + b))
    return .pi * (a + b) * (1 + 3 * h / (10 + (4 - 3 * h).squareRoot()))
  }
}
