import MotionGeometry

extension AttachmentBehavior {
  /// The places where it holds its item and the other one, or the ground, in points.
  package var ends: (item: Point, other: Point) {
    guard let body = item.simulated?.body, let base = otherItem?.simulated?.body ?? anchor else {
      return (item.center, otherItem?.center ?? point)
    }
    if let rod = joint as? DistanceJoint {
      return (Self.place(of: rod.secondAnchor, on: body), Self.place(of: rod.firstAnchor, on: base))
    }
    guard kind != .sliding else { return (item.center, otherItem?.center ?? point) }
    guard let hold else { return (point, point) }
    let place = Self.place(of: hold, on: body)
    return (place, place)
  }

  /// The place on its item's body where a joint at a point holds it, in m.
  func hold(at point: Point, on body: Body) -> SIMD2<Float> {
    let motion = body.motion
    return Self.turned(Scale.meters(point) - motion.position, by: -motion.angle)
  }

  private static func place(of anchor: SIMD2<Float>, on body: Body) -> Point {
    let motion = body.motion
    return Scale.point(motion.position + turned(anchor, by: motion.angle))
  }
}
