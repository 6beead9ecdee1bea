import MotionGeometry
import Text
import Values

/// A 3D transform in words: its parts in the order of their product, without those that do nothing.
enum TransformWords {
  static func text(of transform: Transform3D, _ format: NumberFormat) -> String {
    guard let parts = SpatialParts(transform) else {
      return Value.space(transform).text(format)
    }
    let words = [
      perspective(parts.perspective, format),
      vector("translate", parts.translation, of: SIMD3(0, 0, 0), format),
      rotation(parts.rotation, format),
      vector("skew", parts.skew, of: SIMD3(0, 0, 0), format),
      vector("scale", parts.scale, of: SIMD3(1, 1, 1), format),
    ].compactMap { $0 }
    return words.isEmpty ? "identity" : words.joined(separator: ", ")
  }

  /// The distance of the viewer, or a row of numbers if the distance is not enough.
  private static func perspective(
    _ row: SIMD4<Double>, _ format: NumberFormat
  ) -> String? {
    guard isSeen(row, against: SIMD4(0, 0, 0, 1)) else { return nil }
    if row.x == 0, row.y == 0, row.z != 0, row.w == 1 {
      return "perspective \(format.string(-1 / row.z))"
    }
    return "perspective " + Value.vector([row.x, row.y, row.z, row.w]).text(format)
  }

  private static func vector(
    _ word: String, _ vector: SIMD3<Double>, of none: SIMD3<Double>, _ format: NumberFormat
  ) -> String? {
    guard isSeen(vector, against: none) else { return nil }
    return "\(word) " + Value.vector([vector.x, vector.y, vector.z]).text(format)
  }

  private static func rotation(_ rotation: Quaternion, _ format: NumberFormat) -> String? {
    let (angle, axis) = rotation.turn
    guard angle > 1e-12 else { return nil }
    let about = Value.vector([axis.x, axis.y, axis.z]).text(format)
    return "rotate \(format.string(angle * 180 / .pi))deg about \(about)"
  }

  /// Whether numbers differ by more than rounding.
  private static func isSeen<V: SIMD>(_ a: V, against b: V) -> Bool where V.Scalar == Double {
    a.indices.contains { abs(a[$0] - b[$0]) > 1e-12 }
  }
}
