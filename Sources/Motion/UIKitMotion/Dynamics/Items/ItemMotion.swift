import MotionGeometry

/// The position and motion of an item.
package struct ItemMotion: Hashable, Sendable {
  /// In reference coordinates, in points.
  package let center: Point
  /// In radians, not wrapped.
  package let angle: Double
  /// In points per second.
  package let linearVelocity: Vector
  /// In radians per second.
  package let angularVelocity: Double

  package init(center: Point, angle: Double, linearVelocity: Vector, angularVelocity: Double) {
    self.center = center
    self.angle = angle
    self.linearVelocity = linearVelocity
    self.angularVelocity = angularVelocity
  }

  /// That of an item as of the last step.
  package init(_ item: DynamicItem) {
    center = item.center
    angle = item.angle
    linearVelocity = item.linearVelocity
    angularVelocity = item.angularVelocity
  }

  var inMeters: Motion {
    var motion = Motion(position: Scale.meters(center), angle: Float(angle))
    motion.linearVelocity = Scale.meters(linearVelocity)
    motion.angularVelocity = Float(angularVelocity)
    return motion
  }
}
