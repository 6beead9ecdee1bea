import MotionGeometry
import MotionPlatform

/// A 3D transform in the form of the channels: `perspective · translation · rotation · skew ·
/// scale`, for column vectors, the rotation about x first, then y, then z.
///
/// The 2D part is stored as `TransformParts`, with the same numbers.
struct SpatialChannels: Hashable {
  var plane = TransformParts()
  var translationZ = 0.0
  var scaleZ = 1.0
  var rotationX = 0.0
  var rotationY = 0.0
  var skewXZ = 0.0
  var skewYZ = 0.0
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// The channels in the order of `values`: those of the plane first.
  static let channels: [Channel] =
    AnimatedProperty.planeChannels + [
      .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ, .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW,
    ]

  var values: [Double] {
    plane.values + [
      translationZ, scaleZ, rotationX, rotationY, skewXZ, skewYZ, perspective.x, perspective.y,
      perspective.z, perspective.w,
    ]
  }

  /// Writes the channels to a row of values; animations do so in each frame.
  func write(to row: UnsafeMutablePointer<Double>) {
    row[Channel.rotation.rawValue] = plane.rotation
    row[Channel.scaleX.rawValue] = plane.scaleX
    row[Channel.scaleY.rawValue] = plane.scaleY
    row[Channel.skew.rawValue] = plane.skew
    row[Channel.translationX.rawValue] = plane.translationX
    row[Channel.translationY.rawValue] = plane.translationY
    row[Channel.translationZ.rawValue] = translationZ
    row[Channel.scaleZ.rawValue] = scaleZ
    row[Channel.rotationX.rawValue] = rotationX
    row[Channel.rotationY.rawValue] = rotationY
    row[Channel.skewXZ.rawValue] = skewXZ
    row[Channel.skewYZ.rawValue] = skewYZ
    row[Channel.perspectiveX.rawValue] = perspective.x
    row[Channel.perspectiveY.rawValue] = perspective.y
    row[Channel.perspectiveZ.rawValue] = perspective.z
    row[Channel.perspectiveW.rawValue] = perspective.w
  }

  /// Creates a 2D transform.
  init(_ plane: TransformParts = TransformParts()) { self.plane = plane }

  init(_ value: (Channel) -> Double) {
    plane = TransformParts(value)
    translationZ = value(.translationZ)
    scaleZ = value(.scaleZ)
    rotationX = value(.rotationX)
    rotationY = value(.rotationY)
    skewXZ = value(.skewXZ)
    skewYZ = value(.skewYZ)
    perspective = SIMD4(
      value(.perspectiveX), value(.perspectiveY), value(.perspectiveZ), value(.perspectiveW))
  }

  /// Whether it is a 2D transform.
  var isFlat: Bool {
    translationZ == 0 && scaleZ == 1 && rotationX == 0 && rotationY == 0 && skewXZ == 0
      && skewYZ == 0 && perspective == SIMD4(0, 0, 0, 1)
  }

  /// Decomposes a transform; nil if it is degenerate in a way that no single scale expresses.
  /// - Parameter reference: of equivalent angles, those nearest to these are used.
  init?(_ transform: Transform3D, near reference: SpatialChannels = SpatialChannels()) {
    if let flat = Self.upright(transform) {
      self = flat
    } else if let parts = SpatialParts(transform) {
      self.init(parts, near: reference)
    } else {
      return nil
    }
  }

  init(_ parts: SpatialParts, near reference: SpatialChannels) {
    let angles = Self.angles(of: parts.rotation, near: reference)
    (rotationX, rotationY, plane.rotation) = (angles.x, angles.y, angles.z)
    (plane.scaleX, plane.scaleY, scaleZ) = (parts.scale.x, parts.scale.y, parts.scale.z)
    (plane.skew, skewXZ, skewYZ) = (parts.skew.x, parts.skew.y, parts.skew.z)
    (plane.translationX, plane.translationY) = (parts.translation.x, parts.translation.y)
    translationZ = parts.translation.z
    perspective = parts.perspective
  }

  /// Returns the channels of a transform that keeps the z axis perpendicular to the plane, even a
  /// flattened one; nil for others.
  private static func upright(_ transform: Transform3D) -> SpatialChannels? {
    let (x, y, z) = (transform.x, transform.y, transform.z)
    guard x.z == 0, x.w == 0, y.z == 0, y.w == 0, z.x == 0, z.y == 0, z.w == 0,
      transform.origin.w == 1, let plane = TransformParts(transform.flattened)
    else { return nil }
    var found = SpatialChannels(plane)
    found.scaleZ = z.z
    found.translationZ = transform.origin.z
    return found
  }

  /// Returns the angles of a rotation: rotationX, then rotationY, then rotation about z.
  private static func angles(
    of turn: Quaternion, near reference: SpatialChannels
  ) -> SIMD3<Double> {
    let (x, y, z) = turn.axes
    let target = SIMD3(
      reference.rotationX, reference.rotationY, reference.plane.rotation)
    let upright = hypot(x.x, x.y)
    guard upright > 1e-9 else {
      // Gimbal lock: at a right angle about y, the other two rotate about one axis, so x keeps its
      // own angle.
      let sign: Double = x.z < 0 ? 1 : -1
      let both = atan2(sign * y.x, y.y)
      let angles = SIMD3(target.x, sign * .pi / 2, sign * target.x - sign * both)
      return nearest(angles, to: target)
    }
    let first = nearest(
      SIMD3(atan2(y.z, z.z), atan2(-x.z, upright), atan2(x.y, x.x)), to: target)
    let second = nearest(
      SIMD3(first.x + .pi, .pi - first.y, first.z + .pi), to: target)
    return distance(second, target) < distance(first, target) - 1e-9 ? second : first
  }

  private static func nearest(
    _ angles: SIMD3<Double>, to target: SIMD3<Double>
  ) -> SIMD3<Double> {
    let turns = (target - angles) / (2 * .pi)
    return angles + turns.rounded(.toNearestOrEven) * (2 * .pi)
  }

  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    abs(a.x - b.x) + abs(a.y - b.y) + abs(a.z - b.z)
  }

  /// Resets the 3D channels of a row of values; done for each driven view in each frame.
  static func flatten(_ row: UnsafeMutablePointer<Double>) {
    row[Channel.translationZ.rawValue] = 0
    row[Channel.scaleZ.rawValue] = 1
    row[Channel.rotationX.rawValue] = 0
    row[Channel.rotationY.rawValue] = 0
    row[Channel.skewXZ.rawValue] = 0
    row[Channel.skewYZ.rawValue] = 0
    row[Channel.perspectiveX.rawValue] = 0
    row[Channel.perspectiveY.rawValue] = 0
    row[Channel.perspectiveZ.rawValue] = 0
    row[Channel.perspectiveW.rawValue] = 1
  }

  var transform: Transform3D {
    guard !isFlat else { return Transform3D(plane.transform) }
    let (sx, cx) = (sin(rotationX), cos(rotationX))
    let (sy, cy) = (sin(rotationY), cos(rotationY))
    let (sz, cz) = (sin(plane.rotation), cos(plane.rotation))
    return SpatialParts.recomposed(
      x: SIMD3(cz * cy, sz * cy, -sy),
      y: SIMD3(cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx),
      z: SIMD3(cz * sy * cx + sz * sx, sz * sy * cx - cz * sx, cy * cx),
      skew: SIMD3(plane.skew, skewXZ, skewYZ),
      scale: SIMD3(plane.scaleX, plane.scaleY, scaleZ),
      translation: SIMD3(plane.translationX, plane.translationY, translationZ),
      perspective: perspective)
  }
}
