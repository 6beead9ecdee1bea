import MotionGeometry
import Testing

@testable import Answers

/// The lines that stand for what acts.
@Suite struct FigureTests {
  /// A figure always has as many lines of as many points, so that pictures can move from one to the
  /// other.
  @Test func figuresKeepTheirNumberOfPoints() {
    let kinds: [Figure.Kind] = [
      .rod, .spring, .rope, .wire, .arrow, .pin, .weld, .foot, .center,
    ]
    let ends = [Point(0, 0), Point(30, 40), Point(0, 1e6)]
    for kind in kinds {
      let counts = ends.map {
        Figure(kind, [Point(0, 0), $0], length: 60).lines.map(\.count)
      }
      #expect(Set(counts).count == 1, "\(kind)")
    }
  }

  @Test func aSpringHasTenTeeth() {
    let line = Figure(.spring, [Point(0, 0), Point(100, 0)]).lines[0]
    #expect(line.first == Point(0, 0) && line.last == Point(100, 0))
    #expect(line.count { $0.y > 5.9 } == 10 && line.count { $0.y < -5.9 } == 10)
  }

  /// A taut rope is straight, and a slack one about as long as it is.
  @Test func aRopeSagsWhenItIsSlack() {
    let taut = Figure(.rope, [Point(0, 0), Point(100, 0)], length: 100).lines[0]
    #expect(taut.allSatisfy { abs($0.y) < 1e-9 })
    for width in [40.0, 70, 95] {
      let slack = Figure(.rope, [Point(0, 0), Point(width, 0)], length: 100).lines[0]
      let length = zip(slack, slack.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
      #expect(abs(length - 100) < 8 && slack[6].y > 10)
    }
  }
}
