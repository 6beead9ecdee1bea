import MotionPlatform

/// A 2D transform in Core Graphics' layout: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// A positive angle rotates clockwise on screen, because y grows downward.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a rotation about the origin, in radians.
  public static func rotation(_ angle: Double) -> AffineTransform {
    let (s, c) = (sin(angle), cos(angle))
    return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the product for column vectors: the right factor acts first.
  public static func * (left: AffineTransform, right: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: left.a * right.a + left.c * right.b,
      b: left.b * right.a + left.d * right.b,
      c: left.a * right.c + left.c * right.d,
      d: left.b * right.c + left.d * right.d,
      tx: left.a * right.tx + left.c * right.ty + left.tx,
      ty: left.b * right.tx + left.d * right.ty + left.ty)
  }

  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  public var determinant: Double { a * d - b * c }

  /// The inverse; nil if the determinant is 0 or too small to divide by.
  public var inverted: AffineTransform? {
    let det = determinant
    guard det.isNormal else { return nil }
    return AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The angle of the transformed x axis, in radians, -π...π.
  public var rotation: Double { atan2(b, a) }

  /// The lengths of the transformed axes; with mirroring, the y scale is negative.
  public var scale: Size {
    Size(hypot(a, b), determinant < 0 ? -hypot(c, d) : hypot(c, d))
  }
}
