/// How one plane is seen in another: what a transform of space makes of z = 0 once it is drawn flat.
///
/// Core Animation draws each layer flat into its parent's plane, so that projections follow one another.
public struct Projection: Hashable, Sendable {
  /// Where x, y and the origin go, as x, y and w.
  public var x: SIMD3<Double>
  public var y: SIMD3<Double>
  public var origin: SIMD3<Double>

  /// How a plane is seen after a transform of space.
  public init(_ transform: Transform3D) {
    x = SIMD3(transform.x.x, transform.x.y, transform.x.w)
    y = SIMD3(transform.y.x, transform.y.y, transform.y.w)
    origin = SIMD3(transform.origin.x, transform.origin.y, transform.origin.w)
  }

  public init(_ plane: AffineTransform) {
    x = SIMD3(plane.a, plane.b, 0)
    y = SIMD3(plane.c, plane.d, 0)
    origin = SIMD3(plane.tx, plane.ty, 1)
  }

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.origin = origin
  }

  /// The right one acts first.
  public static func * (left: Projection, right: Projection) -> Projection {
    Projection(left.seen(right.x), left.seen(right.y), left.seen(right.origin))
  }

  private func seen(_ place: SIMD3<Double>) -> SIMD3<Double> {
    x * place.x + y * place.y + origin * place.z
  }

  /// Where a point is seen; nil for one beside or behind the eye.
  public func apply(to point: Point) -> Point? {
    let seen = seen(SIMD3(point.x, point.y, 1))
    return seen.z > 0 ? Point(seen.x / seen.z, seen.y / seen.z) : nil
  }

  /// What is seen of a rectangle: the corners around it from its own top left, cut off where it passes
  /// the eye.
  public func outline(of rect: Rect) -> [Point] { outline(of: rect.corners) }

  /// The same of a closed outline.
  public func outline(of corners: [Point]) -> [Point] {
    Self.inFront(corners.map { seen(SIMD3($0.x, $0.y, 1)) }).map { Point($0.x / $0.z, $0.y / $0.z) }
  }

  /// How many times as long what is small is seen at a point: the root of the determinant of the
  /// projection's derivative; 0 beside or behind the eye.
  public func magnification(at point: Point) -> Double {
    let w = seen(SIMD3(point.x, point.y, 1)).z
    guard w > 0 else { return 0 }
    return (abs(x.dot(y.cross(origin))) / (w * w * w)).squareRoot()
  }

  /// The smallest upright rectangle around what is seen of a rectangle; nothing where all of it is
  /// behind the eye.
  public func box(around rect: Rect) -> Rect {
    Rect(around: outline(of: rect)) ?? .zero
  }

  /// How near the eye what is seen may come, in shares of its distance: a hundred times as large.
  private static let nearest = 0.01

  /// The part of a polygon in front of the eye. Source: Sutherland and Hodgman, with one edge.
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

  /// The transform of the plane that it is; nil where it has perspective.
  private var affine: AffineTransform? {
    guard x.z == 0, y.z == 0, origin.z == 1 else { return nil }
    return AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// The projection that leads back; nil where the plane is seen from its edge, or nearly.
  public var inverted: Projection? {
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
