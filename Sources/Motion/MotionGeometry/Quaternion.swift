import MotionPlatform

/// A rotation in space: a quaternion of length 1.
package struct Quaternion: Hashable, Sendable {
  /// The axis, with the sine of half the angle as its length.
  package var axis: SIMD3<Double>
  /// The cosine of half the angle.
  package var cosine: Double

  package init(axis: SIMD3<Double>, cosine: Double) {
    self.axis = axis
    self.cosine = cosine
  }

  /// Creates the rotation that maps the axes to three others, which are orthonormal.
  ///
  /// Source: CSS Transforms 2, "Decomposing a 3D matrix", with the largest component computed
  /// first, as in Shepperd's method, so that no divisor is small.
  package init(turningTo x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let best = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let root = max(squares[best], 0).squareRoot()
    let part = root / 2
    let rest = root == 0 ? 0 : 1 / (2 * root)
    switch best {
    case 0:
      axis = SIMD3(part, (x.y + y.x) * rest, (z.x + x.z) * rest)
      cosine = (y.z - z.y) * rest
    case 1:
      axis = SIMD3((x.y + y.x) * rest, part, (y.z + z.y) * rest)
      cosine = (z.x - x.z) * rest
    case 2:
      axis = SIMD3((z.x + x.z) * rest, (y.z + z.y) * rest, part)
      cosine = (x.y - y.x) * rest
    default:
      axis = SIMD3((y.z - z.y) * rest, (z.x - x.z) * rest, (x.y - y.x) * rest)
      cosine = part
    }
  }

  /// Returns the rotation at a progress towards another one, the shorter way at constant speed:
  /// Shoemake's slerp.
  ///
  /// A half turn goes the negative way, as measured for Core Animation in 2D.
  package func blended(to other: Quaternion, _ progress: Double) -> Quaternion {
    var dot = axis.dot(other.axis) + cosine * other.cosine
    var end = other
    if abs(dot) < 1e-9 ? other.isPositive(from: self) : dot < 0 {
      end = Quaternion(axis: -other.axis, cosine: -other.cosine)
      dot = -dot
    }
    var (a, b) = (1 - progress, progress)
    if dot < 1 - 1e-15 {
      let angle = acos(max(dot, -1))
      (a, b) = (sin(a * angle) / sin(angle), sin(b * angle) / sin(angle))
    }
    return Quaternion(axis: axis * a + end.axis * b, cosine: cosine * a + end.cosine * b)
  }

  /// Returns whether the way from another rotation is about an axis with a positive z, or else y,
  /// or else x.
  private func isPositive(from start: Quaternion) -> Bool {
    let way = start.cosine * axis - cosine * start.axis - axis.cross(start.axis)
    for part in [way.z, way.y, way.x] where abs(part) > 1e-9 { return part > 0 }
    return false
  }

  /// The images of the axes.
  package var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (n, w) = (axis, cosine)
    return (
      SIMD3(
        1 - 2 * (n.y * n.y + n.z * n.z), 2 * (n.x * n.y + n.z * w), 2 * (n.x * n.z - n.y * w)),
      SIMD3(
        2 * (n.x * n.y - n.z * w), 1 - 2 * (n.x * n.x + n.z * n.z), 2 * (n.y * n.z + n.x * w)),
      SIMD3(
        2 * (n.x * n.z + n.y * w), 2 * (n.y * n.z - n.x * w), 1 - 2 * (n.x * n.x + n.y * n.y))
    )
  }

  /// The angle, 0 to π, and the axis of length 1; z for the identity.
  package var turn: (angle: Double, axis: SIMD3<Double>) {
    let length = axis.length
    guard length > 1e-12 else { return (0, SIMD3(0, 0, 1)) }
    let angle = 2 * atan2(length, abs(cosine))
    return (angle, axis * ((cosine < 0 ? -1 : 1) / length))
  }
}
