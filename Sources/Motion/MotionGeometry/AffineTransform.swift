import MotionPlatform

/// A 2D transform in Core Graphics' layout: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// A positive angle rotates clockwise on screen, because y grows downward.
///
/// ```swift
/// let turn = AffineTransform.rotation(.pi / 2)
/// let point = turn.apply(to: Point(10, 0))
/// print(point.y)  // 10.0
/// ```
public struct AffineTransform: Hashable, Sendable {
  /// The part of x in x'.
  public var a: Double
  /// The part of x in y'.
  public var b: Double
  /// The part of y in x'.
  public var c: Double
  /// The part of y in y'.
  public var d: Double
  /// How far x moves, in points.
  public var tx: Double
  /// How far y moves, in points.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a rotation about the origin in radians, as Core Graphics labels it.
  public init(rotationAngle angle: Double) { self = .rotation(angle) }

  /// Creates a scale about the origin, as Core Graphics labels it.
  public init(scaleX x: Double, y: Double) { self = .scale(x, y) }

  /// Creates a translation in points, as Core Graphics labels it.
  public init(translationX x: Double, y: Double) { self = .translation(x, y) }

  /// Returns a rotation about the origin, in radians.
  public static func rotation(_ angle: Double) -> AffineTransform {
    let (s, c) = (sin(angle), cos(angle))
    return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Returns a scale about the origin; negative factors mirror.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a translation, in points.
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

  /// Returns where a point goes.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The factor of areas; negative for a transform that mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse; nil if the determinant is 0 or too small to divide by.
  public var inverted: AffineTransform? {
    let det = determinant
    guard det.isNormal else { return nil }
    return AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether all six numbers are finite.
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
