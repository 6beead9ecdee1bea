import MotionPlatform

// `SpatialParts` decomposes a transform, and `Projection` draws its plane flat.

/// A 3D transform for column vectors: Core Animation's `CATransform3D`, transposed.
///
/// A positive angle rotates as in Core Animation: about z clockwise on screen, because y points
/// downward and z towards the eye.
public struct Transform3D: Hashable, Sendable {
  /// The images of the axes and of the origin: the four columns.
  public var x: SIMD4<Double>
  /// The image of the y axis: the second column.
  public var y: SIMD4<Double>
  /// The image of the z axis: the third column.
  public var z: SIMD4<Double>
  /// The image of the origin: the fourth column.
  public var origin: SIMD4<Double>

  /// The transform that changes nothing.
  public static let identity = Transform3D(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Creates a transform from its matrix.
  /// - Parameters: the four columns.
  public init(
    _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ origin: SIMD4<Double>
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.origin = origin
  }

  /// Creates the 3D form of a 2D transform.
  public init(_ plane: AffineTransform) {
    self.init(
      SIMD4(plane.a, plane.b, 0, 0), SIMD4(plane.c, plane.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(plane.tx, plane.ty, 0, 1))
  }

  /// Returns a translation, in points.
  public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    var transform = identity
    transform.origin = SIMD4(x, y, z, 1)
    return transform
  }

  /// Returns a scale about the origin; negative factors mirror.
  public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D(
      SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Returns a rotation in radians about an axis through the origin, whose length does not matter;
  /// nil for an axis without a direction. Source: Rodrigues' formula.
  public static func rotation(_ angle: Double, about axis: SIMD3<Double>) -> Transform3D? {
    let length = axis.length
    guard length.isFinite, length > 0 else { return nil }
    let n = axis / length
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    return Transform3D(
      SIMD4(k * n.x * n.x + c, k * n.x * n.y + s * n.z, k * n.x * n.z - s * n.y, 0),
      SIMD4(k * n.x * n.y - s * n.z, k * n.y * n.y + c, k * n.y * n.z + s * n.x, 0),
      SIMD4(k * n.x * n.z + s * n.y, k * n.y * n.z - s * n.x, k * n.z * n.z + c, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// Returns the perspective of an eye at a distance in points from the screen: w = 1 - z /
  /// distance.
  public static func perspective(_ distance: Double) -> Transform3D {
    var transform = identity
    transform.z.w = -1 / distance
    return transform
  }

  /// Returns the product for column vectors: the right factor acts first.
  public static func * (left: Transform3D, right: Transform3D) -> Transform3D {
    Transform3D(left * right.x, left * right.y, left * right.z, left * right.origin)
  }

  /// Returns where a point in homogeneous coordinates goes.
  public static func * (left: Transform3D, vector: SIMD4<Double>) -> SIMD4<Double> {
    left.x * vector.x + left.y * vector.y + left.z * vector.z + left.origin * vector.w
  }

  /// The 2D transform; nil if z or perspective is involved.
  public var affine: AffineTransform? {
    guard x.z == 0, x.w == 0, y.z == 0, y.w == 0, z == SIMD4(0, 0, 1, 0), origin.z == 0,
      origin.w == 1
    else { return nil }
    return flattened
  }

  /// The effect on x and y of the plane z = 0, without perspective.
  public var flattened: AffineTransform {
    AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// Whether all sixteen numbers are finite.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The sixteen numbers, row by row.
  public var numbers: [Double] {
    [
      x.x, y.x, z.x, origin.x, x.y, y.y, z.y, origin.y,
      x.z, y.z, z.z, origin.z, x.w, y.w, z.w, origin.w,
    ]
  }

  /// Creates a transform from sixteen numbers, row by row.
  package init(rows n: [Double]) {
    self.init(
      SIMD4(n[0], n[4], n[8], n[12]), SIMD4(n[1], n[5], n[9], n[13]),
      SIMD4(n[2], n[6], n[10], n[14]), SIMD4(n[3], n[7], n[11], n[15]))
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }
}
