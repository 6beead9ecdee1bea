import Testing

@testable import MotionGeometry

@Suite("Points and vectors")
struct VectorTests {
  private let a = Point(3, -4)
  private let v = Vector(1.5, 2)
  private let w = Vector(-4, 0.25)

  @Test func pointsAndVectorsAdd() {
    #expect(a + v == Point(4.5, -2))
    #expect(a + v - v == a)
    #expect((a + v) - a == v)
    #expect(a - a == .zero)
    #expect(Point.zero + Vector.zero == .zero)
  }

  @Test func vectorsAreASpace() {
    #expect(v + w == w + v)
    #expect(v - w == v + -w)
    #expect(v + .zero == v)
    #expect(v * 2 == v + v)
    #expect(v * 0 == .zero)
    #expect(v * -1 == -v)
  }

  @Test func lengthIsThatOfPythagoras() {
    #expect(Vector(3, -4).length == 5)
    #expect(Vector.zero.length == 0)
    // Squares would overflow.
    #expect(abs(Vector(3e200, 4e200).length / 5e200 - 1) < 1e-15)
  }

  @Test func anglesTurnClockwiseFromTheRight() {
    #expect(Vector(1, 0).angle == 0)
    #expect(Vector(0, 1).angle == .pi / 2)
    #expect(Vector(-1, 0).angle == .pi)
    #expect(Vector(0, -1).angle == -.pi / 2)
  }

  /// All four signed zeros point nowhere.
  @Test func theZeroVectorHasAngle0() {
    for dx in [0.0, -0.0] {
      for dy in [0.0, -0.0] {
        #expect(Vector(dx, dy).angle == 0)
      }
    }
    #expect((-Vector.zero).angle == 0)
  }

  @Test(arguments: [-3.0, -1, -0.25, 0, 0.5, 1.5, 3.1])
  func angleAndLengthMakeAVectorAndComeBack(angle: Double) {
    let vector = Vector(angle: angle, length: 7)
    #expect(abs(vector.angle - angle) < 1e-15)
    #expect(abs(vector.length - 7) < 1e-14)
    let opposite = Vector(angle: angle, length: -7)
    #expect((vector + opposite).length < 1e-14)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func oneBadPartIsEnough(bad: Double) {
    #expect(!Point(bad, 0).isFinite && !Point(0, bad).isFinite && a.isFinite)
    #expect(!Vector(bad, 0).isFinite && !Vector(0, bad).isFinite && v.isFinite)
    #expect(!Size(bad, 0).isFinite && !Size(0, bad).isFinite && Size(1, 2).isFinite)
  }
}
