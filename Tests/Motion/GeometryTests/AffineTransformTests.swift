import Testing

@testable import MotionGeometry

@Suite("Affine transforms")
struct AffineTransformTests {
  private static let samples: [AffineTransform] = [
    .identity, .rotation(0.7), .rotation(-2.5), .scale(2, 0.5), .scale(-1, 3),
    .translation(10, -4), AffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 3, ty: -7),
    .translation(1, 2) * .rotation(1) * .scale(3, 0.1),
  ]
  private static let points = [Point.zero, Point(1, 0), Point(0, 1), Point(-3.5, 12)]

  private func expectClose(
    _ a: Point, _ b: Point, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((a - b).length < 1e-12, "\(a) \(b)", sourceLocation: sourceLocation)
  }

  private func expectClose(
    _ a: AffineTransform, _ b: AffineTransform, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for point in Self.points {
      expectClose(a.apply(to: point), b.apply(to: point), sourceLocation: sourceLocation)
    }
  }

  @Test func turnsClockwiseOnScreen() {
    expectClose(AffineTransform.rotation(.pi / 2).apply(to: Point(1, 0)), Point(0, 1))
    expectClose(AffineTransform.rotation(.pi / 2).apply(to: Point(0, 1)), Point(-1, 0))
    #expect(AffineTransform.scale(2, -3).apply(to: Point(5, 7)) == Point(10, -21))
    #expect(AffineTransform.translation(2, -3).apply(to: Point(5, 7)) == Point(7, 4))
  }

  /// Column vectors: in a product the right factor acts first.
  @Test(arguments: samples, samples)
  func aProductActsFromTheRight(left: AffineTransform, right: AffineTransform) {
    for point in Self.points {
      expectClose((left * right).apply(to: point), left.apply(to: right.apply(to: point)))
    }
    #expect(abs((left * right).determinant - left.determinant * right.determinant) < 1e-12)
  }

  @Test(arguments: samples)
  func identityChangesNothing(transform: AffineTransform) {
    #expect(transform * .identity == transform)
    #expect(.identity * transform == transform)
  }

  @Test func productsAssociate() {
    for a in Self.samples {
      for b in Self.samples {
        for c in Self.samples { expectClose((a * b) * c, a * (b * c)) }
      }
    }
  }

  @Test(arguments: samples)
  func theInverseUndoes(transform: AffineTransform) throws {
    let inverse = try #require(transform.inverted)
    expectClose(inverse * transform, .identity)
    expectClose(transform * inverse, .identity)
    expectClose(try #require(inverse.inverted), transform)
  }

  @Test func whatFlattensHasNoInverse() {
    #expect(AffineTransform.scale(0, 1).inverted == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
    #expect(AffineTransform.scale(.nan, 1).inverted == nil)
    #expect(AffineTransform.scale(.infinity, 1).inverted == nil)
    #expect(AffineTransform.scale(1e-160, 1e-160).inverted == nil)
  }

  /// Without shear, rotation and scale are the whole of the linear part.
  @Test(arguments: [-3.0, -1.2, 0, 0.4, 2.9], [(1.0, 1.0), (2, 0.5), (3, -1), (0.1, -4)])
  func rotationAndScaleComeBack(angle: Double, scale: (Double, Double)) {
    let made = AffineTransform.rotation(angle) * .scale(scale.0, scale.1)
    #expect(abs(made.rotation - angle) < 1e-14)
    #expect(abs(made.scale.width - scale.0) < 1e-14)
    #expect(abs(made.scale.height - scale.1) < 1e-14)
  }

  /// Two negative scales are half a turn, which is how they read.
  @Test func mirroredTwiceIsHalfATurn() {
    let made = AffineTransform.scale(-2, -3)
    #expect(made.scale == Size(2, 3))
    #expect(abs(made.rotation) == .pi)
    expectClose(.rotation(made.rotation) * .scale(2, 3), made)
  }

  @Test func finiteWhenAllSixAre() {
    #expect(Self.samples.allSatisfy { $0.isFinite })
    #expect(!AffineTransform.translation(.nan, 0).isFinite)
    #expect(!AffineTransform.scale(1, .infinity).isFinite)
  }
}
