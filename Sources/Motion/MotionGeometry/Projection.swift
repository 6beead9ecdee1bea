/// The projection of one plane onto another: the image of z = 0 under a 3D transform, drawn flat.
///
/// Core Animation draws each layer flat into its parent's plane, so projections are composed.
package struct Projection: Hashable, Sendable {
  /// The images of x, y and the origin, as x, y and w.
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var origin: SIMD3<Double>

  /// Creates the projection of a plane under a 3D transform.
  package init(_ transform: Transform3D) {
    x = SIMD3(transform.x.x, transform.x.y, transform.x.w)
    y = SIMD3(transform.y.x, transform.y.y, transform.y.w)
    origin = SIMD3(transform.origin.x, transform.origin.y, transform.origin.w)
  }

  package init(_ plane: AffineTransform) {
    x = SIMD3(plane.a, plane.b, 0)
    y = SIMD3(plane.c, plane.d, 0)
    origin = SIMD3(plane.tx, plane.ty, 1)
  }

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.origin = origin
  }

  /// Returns the product: the right factor acts first.
  package static func * (left: Projection, right: Projection) -> Projection {
    Projection(left.seen(right.x), left.seen(right.y), left.seen(right.origin))
  }

  private func seen(_ place: SIMD3<Double>) -> SIMD3<Double> {
    x * place.x + y * place.y + origin * place.z
  }

  /// Returns the image of a point; nil if it is beside or behind the eye.
  package func apply(to point: Point) -> Point? {
    let seen = seen(SIMD3(point.x, point.y, 1))
    return seen.z > 0 ? Point(seen.x / seen.z, seen.y / seen.z) : nil
  }

  /// Returns the visible outline of a rectangle: its corners from its own top left, clipped where
  /// it passes the eye.
  package func outline(of rect: Rect) -> [Point] { outline(of: rect.corners) }

  /// Returns the visible part of a closed outline.
  package func outline(of corners: [Point]) -> [Point] {
    Self.inFront(corners.map { seen(SIMD3($0.x, $0.y, 1)) }).map { Point($0.x / $0.z, $0.y / $0.z) }
  }

  /// Returns the magnification of small lengths at a point: the root of the determinant of the
  /// projection's derivative; 0 beside or behind the eye.
  package func magnification(at point: Point) -> Double {
    let w = seen(SIMD3(point.x, point.y, 1)).z
    guard w > 0 else { return 0 }
    return (abs(x.dot(y.cross(origin))) / (w * w * w)).squareRoot()
  }

  /// Returns the bounding box of the visible part of a rectangle; zero if all of it is behind the
  /// eye.
  package func box(around rect: Rect) -> Rect {
    Rect(around: outline(of: rect)) ?? .zero
  }

  /// The nearest visible distance from the eye, as a share of the eye's distance: a hundredfold
  /// magnification.
  private static let nearest = 0.01

  /// Returns the part of a polygon in front of the eye. Source: Sutherland and Hodgman, with one
  /// edge.
  private static func inFront(_ corners: [SIMD3<Double>]) -> [SIMD3<Double>] {
    guard corners.contains(where: { $0.z < nearest }) else { return corners }
    var kept: [SIMD3<Double>] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.z >= nearest { kept.append(corner) }
      if (corner.z >= nearest) != (next.z >= nearest) {
        kept.append(corner + (next - corner) * ((nearest - corner.z) / (next.z - corner.z)))
      }
    }
    return kept
  }

  /// The 2D transform; nil with perspective.
  private var affine: AffineTransform? {
    guard x.z == 0, y.z == 0, origin.z == 1 else { return nil }
    return AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// The inverse; nil if the plane is seen from its edge, or nearly.
  package var inverted: Projection? {
    if let affine { return affine.inverted.map(Projection.init) }
    let (first, second, third) = (y.cross(origin), origin.cross(x), x.cross(y))
    let determinant = x.dot(first)
    guard determinant.isNormal else { return nil }
    return Projection(
      SIMD3(first.x, second.x, third.x) / determinant,
      SIMD3(first.y, second.y, third.y) / determinant,
      SIMD3(first.z, second.z, third.z) / determinant)
  }
}
