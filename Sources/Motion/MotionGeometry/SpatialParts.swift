import MotionPlatform

/// A decomposed 3D transform, as Core Animation and CSS animate it: for column vectors `perspective
/// · translation · rotation · skew · scale`.
///
/// Source: CSS Transforms 2, "Decomposing a 3D matrix". Unlike there, the matrix is not divided by
/// its last number, so that recomposition gives the same numbers.
package struct SpatialParts: Hashable, Sendable {
  package var translation = SIMD3<Double>(0, 0, 0)
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The skew of y along x, z along x, and z along y.
  package var skew = SIMD3<Double>(0, 0, 0)
  package var rotation = Quaternion(axis: SIMD3(0, 0, 0), cosine: 1)
  /// The last row of the perspective factor.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Creates the parts of the identity.
  package init() {}

  /// Decomposes a transform; nil if it is singular.
  package init?(_ transform: Transform3D) {
    let columns = [transform.x, transform.y, transform.z].map { SIMD3($0.x, $0.y, $0.z) }
    let volume = columns[0].dot(columns[1].cross(columns[2]))
    guard volume.isNormal else { return nil }
    translation = SIMD3(transform.origin.x, transform.origin.y, transform.origin.z)
    guard let perspective = Self.perspective(of: transform, columns, volume) else { return nil }
    self.perspective = perspective
    var (x, y, z) = (columns[0], columns[1], columns[2])
    scale.x = x.length
    x /= scale.x
    let yAlongX = x.dot(y)
    y -= x * yAlongX
    scale.y = y.length
    y /= scale.y
    let (zAlongX, zAlongY) = (x.dot(z), y.dot(z))
    z -= x * zAlongX + y * zAlongY
    scale.z = z.length
    z /= scale.z
    skew = SIMD3(yAlongX / scale.y, zAlongX / scale.z, zAlongY / scale.z)
    if volume < 0 {
      // A mirroring transform: flip all three axes, and a rotation remains.
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(turningTo: x, y, z)
    guard recomposed.isFinite else { return nil }
  }

  /// Returns the last row of the perspective that multiplies the rest from the left: the
  /// transform's own last row, times the inverse of the rest.
  private static func perspective(
    of transform: Transform3D, _ columns: [SIMD3<Double>], _ volume: Double
  ) -> SIMD4<Double>? {
    let row = SIMD3(transform.x.w, transform.y.w, transform.z.w)
    guard row != SIMD3(0, 0, 0) else { return SIMD4(0, 0, 0, transform.origin.w) }
    let (a, b, c) = (
      columns[1].cross(columns[2]), columns[2].cross(columns[0]), columns[0].cross(columns[1])
    )
    let found = (a * row.x + b * row.y + c * row.z) / volume
    let moved = SIMD3(transform.origin.x, transform.origin.y, transform.origin.z)
    return SIMD4(found.x, found.y, found.z, transform.origin.w - found.dot(moved))
  }

  /// The transform composed of the parts.
  package var recomposed: Transform3D {
    let axes = rotation.axes
    return Self.recomposed(
      x: axes.x, y: axes.y, z: axes.z, skew: skew, scale: scale, translation: translation,
      perspective: perspective)
  }

  /// Returns the transform of rotated axes and all other parts.
  package static func recomposed(
    x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>, skew: SIMD3<Double>,
    scale: SIMD3<Double>, translation: SIMD3<Double>, perspective: SIMD4<Double>
  ) -> Transform3D {
    let columns = (
      x * scale.x, (x * skew.x + y) * scale.y, (x * skew.y + y * skew.z + z) * scale.z
    )
    func column(_ place: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
      let before = SIMD3(perspective.x, perspective.y, perspective.z)
      return SIMD4(place.x, place.y, place.z, before.dot(place) + perspective.w * w)
    }
    return Transform3D(
      column(columns.0, 0), column(columns.1, 0), column(columns.2, 0), column(translation, 1))
  }

  /// Returns the parts at a progress towards other parts: numbers are interpolated linearly, the
  /// rotation by slerp. The progress may be outside 0...1 if a curve overshoots.
  package func blended(to other: SpatialParts, _ progress: Double) -> SpatialParts {
    var parts = SpatialParts()
    parts.translation = translation + (other.translation - translation) * progress
    parts.scale = scale + (other.scale - scale) * progress
    parts.skew = skew + (other.skew - skew) * progress
    parts.perspective = perspective + (other.perspective - perspective) * progress
    parts.rotation = rotation.blended(to: other.rotation, progress)
    return parts
  }
}
