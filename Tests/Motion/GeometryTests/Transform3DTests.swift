import Foundation
import TestSupport
import Testing

@testable import MotionGeometry

@Suite("Transforms of space")
struct Transform3DTests {
  private static func difference(_ a: Transform3D, _ b: Transform3D) -> Double {
    zip(a.numbers, b.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  private static func turn(_ random: inout Seeded) -> Transform3D {
    let axis = SIMD3<Double>.random(in: -1...1, using: &random)
    let angle = Double.random(in: -6...6, using: &random)
    return Transform3D.rotation(angle, about: axis) ?? .identity
  }

  /// All parts, none of which flattens.
  private static func whole(_ random: inout Seeded, mirrors: Bool = true) -> Transform3D {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func factor() -> Double { number(0.2...3) * (mirrors && Bool.random(using: &random) ? -1 : 1) }
    let lean = Transform3D(
      SIMD4(1, 0, 0, 0), SIMD4(number(-1...1), 1, 0, 0),
      SIMD4(number(-1...1), number(-1...1), 1, 0), SIMD4(0, 0, 0, 1))
    return .perspective(number(200...2000))
      * .translation(number(-100...100), number(-100...100), number(-100...100))
      * turn(&random) * lean * .scale(factor(), factor(), factor())
  }

  /// Core Animation's rows, transposed: RotZ 90 has m12 1, RotX m23 1, translation m41 m42 m43.
  @Test func coreAnimationsNumbers() {
    let z = Transform3D.rotation(.pi / 2, about: SIMD3(0, 0, 1)) ?? .identity
    #expect(z.x.y == 1 && z.y.x == -1 && abs(z.x.x) < 1e-15)
    let x = Transform3D.rotation(.pi / 2, about: SIMD3(1, 0, 0)) ?? .identity
    #expect(x.y.z == 1 && x.z.y == -1)
    #expect(Transform3D.perspective(500).z.w == -1.0 / 500)
    let (t, s) = (Transform3D.translation(10, 0, 0), Transform3D.scale(2, 2, 2))
    // Concat(a, b) acts a first: for columns that is b * a.
    #expect((s * t).origin.x == 20)
    #expect((t * s).origin.x == 10)
    #expect(Transform3D.rotation(1, about: SIMD3(0, 0, 0)) == nil)
  }

  @Test func aTurnOfThePlaneIsOneAboutZ() {
    for angle in stride(from: -3.0, through: 3, by: 0.25) {
      let flat = Transform3D(AffineTransform.rotation(angle))
      let space = Transform3D.rotation(angle, about: SIMD3(0, 0, 7)) ?? .identity
      #expect(Self.difference(flat, space) < 1e-15)
      #expect(flat.affine == .rotation(angle))
    }
    #expect(Transform3D.perspective(500).affine == nil)
  }

  @Test func turnsAreOrthogonal() {
    var random = Seeded(21)
    for _ in 0..<200 {
      let turn = Self.turn(&random)
      let matrix = Matrix(turn)
      let product = (matrix * matrix.transposed).transform ?? .perspective(1)
      #expect(Self.difference(product, .identity) < 1e-14)
      let columns = [turn.x, turn.y, turn.z].map { SIMD3($0.x, $0.y, $0.z) }
      #expect(abs(columns[0].dot(columns[1].cross(columns[2])) - 1) < 1e-14)
    }
  }

  @Test func productsAssociateAndAgreeWithMatrices() {
    var random = Seeded(22)
    for _ in 0..<100 {
      let (a, b, c) = (
        Self.whole(&random), Self.whole(&random), Self.whole(&random)
      )
      let size = ((a * b) * c).numbers.reduce(1) { max($0, abs($1)) }
      #expect(Self.difference((a * b) * c, a * (b * c)) < 1e-11 * size)
      #expect((Matrix(a) * Matrix(b)).transform.map { Self.difference($0, a * b) } ?? 1 < 1e-11)
    }
  }

  @Test func whatIsTakenApartGoesTogether() throws {
    var random = Seeded(23)
    for _ in 0..<500 {
      let whole = Self.whole(&random)
      let parts = try #require(SpatialParts(whole))
      let size = whole.numbers.reduce(1) { max($0, abs($1)) }
      #expect(Self.difference(parts.recomposed, whole) < 1e-12 * size)
      let axis = parts.rotation.axis
      #expect(abs(axis.dot(axis) + parts.rotation.cosine * parts.rotation.cosine - 1) < 1e-12)
    }
    #expect(SpatialParts(.scale(1, 0, 1)) == nil)
  }

  @Test func thePartsAreThoseThatWereGiven() throws {
    let turn = try #require(Transform3D.rotation(.pi / 3, about: SIMD3(0, 1, 0)))
    let parts = try #require(
      SpatialParts(.perspective(500) * .translation(10, 20, 30) * turn * .scale(2, 3, 4)))
    #expect(abs(parts.perspective.z + 1.0 / 500) < 1e-15 && abs(parts.perspective.w - 1) < 1e-12)
    #expect(parts.translation == SIMD3(10, 20, 30))
    #expect((parts.scale - SIMD3(2, 3, 4)).length < 1e-12)
    #expect(abs(parts.rotation.turn.angle - .pi / 3) < 1e-12)
    #expect((parts.rotation.turn.axis - SIMD3(0, 1, 0)).length < 1e-12)
  }

  /// Slerp about one axis is an even turn about it, the shorter way.
  @Test(arguments: [(30.0, 100.0), (-20, 60), (170, -170), (0, 179), (-90, 45)])
  func slerpTurnsEvenly(from: Double, to: Double) throws {
    func turn(_ degrees: Double) throws -> SpatialParts {
      let turned = Transform3D.rotation(degrees * .pi / 180, about: SIMD3(1, 2, -2))
      return try #require(turned.flatMap(SpatialParts.init))
    }
    var way = to - from
    if way > 180 { way -= 360 } else if way < -180 { way += 360 }
    for step in 0...8 {
      let share = Double(step) / 8
      let found = try turn(from).blended(to: turn(to), share).recomposed
      #expect(Self.difference(found, try turn(from + way * share).recomposed) < 1e-12)
    }
  }

  /// As in the plane, where that was measured.
  @Test(arguments: [SIMD3<Double>(0, 0, 1), SIMD3(0, 1, 0), SIMD3(1, 0, 0)])
  func aHalfTurnGoesTheNegativeWay(axis: SIMD3<Double>) throws {
    let end = try #require(
      Transform3D.rotation(.pi, about: axis).flatMap(SpatialParts.init))
    let middle = SpatialParts().blended(to: end, 0.5).recomposed
    let wanted = try #require(Transform3D.rotation(-.pi / 2, about: axis))
    #expect(Self.difference(middle, wanted) < 1e-12)
  }
}

@Suite("Projections")
struct ProjectionTests {
  private static let turned: Transform3D = {
    let turn = Transform3D.rotation(.pi / 3, about: SIMD3(0, 1, 0)) ?? .identity
    return .perspective(500) * turn
  }()

  /// w = 1 - z/d: what is turned away by 60 degrees has its right edge 50·sin(60°) behind the screen.
  @Test func aTurnedSquareByHand() throws {
    let seen = try #require(Projection(Self.turned).apply(to: Point(50, 0)))
    let z = -50 * sin(Double.pi / 3)
    #expect(abs(seen.x - 25 / (1 - z / 500)) < 1e-12 && seen.y == 0)
  }

  @Test func theInverseLeadsBack() throws {
    let projection = Projection(Self.turned) * Projection(AffineTransform.translation(3, 4))
    let back = try #require(projection.inverted)
    for point in [Point(0, 0), Point(50, -20), Point(-30, 70)] {
      let seen = try #require(projection.apply(to: point))
      let found = try #require(back.apply(to: seen))
      #expect((found - point).length < 1e-10)
    }
    let edge = Transform3D(
      SIMD4(0, 0, -1, 0), SIMD4(0, 1, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 0, 1))
    #expect(Projection(edge).inverted == nil)
  }

  @Test func whatPassesTheEyeIsCutOff() {
    let turn = Transform3D.rotation(-.pi / 2.1, about: SIMD3(0, 1, 0)) ?? .identity
    let near = Projection(.perspective(40) * turn)
    #expect(near.apply(to: Point(100, 0)) == nil)
    let outline = near.outline(of: Rect(0, 0, 100, 100))
    #expect(outline.count == 4)
    #expect(outline.allSatisfy { $0.isFinite && abs($0.y) <= 100 / 0.01 + 1 })
    let behind = Projection(.perspective(40) * .translation(0, 0, 50))
    #expect(behind.outline(of: Rect(0, 0, 10, 10)).isEmpty)
    #expect(behind.box(around: Rect(0, 0, 10, 10)) == .zero)
  }
}
