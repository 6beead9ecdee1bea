import MotionGeometry

extension AttachmentBehavior {
  /// Creates the joint, once all bodies exist.
  func makeJoint() {
    joint = nil
    guard let simulated = item.simulated else { return }
    let base: Body
    if let otherItem {
      guard let other = otherItem.simulated else { return }
      base = other.body
    } else {
      base = anchor ?? makeAnchor(simulated.animator.world)
    }
    hold = hold(at: point, on: simulated.body)
    switch kind {
    case .rod: joint = makeRod(base, simulated.body)
    case .fixed: joint = PinJoint(base, simulated.body, at: Scale.meters(point), fixesAngle: true)
    case .pin: joint = PinJoint(base, simulated.body, at: Scale.meters(point))
    case .sliding:
      let direction = SIMD2(Float(axis.dx), Float(axis.dy))
      joint = SlideJoint(base, simulated.body, at: Scale.meters(point), along: direction)
    case .limit: joint = makeRope(base, simulated.body)
    }
    updateJoint()
  }

  private func makeAnchor(_ world: PhysicsWorld) -> Body {
    var definition = Body.Definition()
    definition.position = Scale.meters(point)
    let body = Body(in: world, definition)
    anchor = body
    return body
  }

  /// A stiff rod less than a point long has no direction, so it becomes a pin, unless its length
  /// was set.
  private func makeRod(_ base: Body, _ body: Body) -> Joint {
    let (baseEnd, end) = (Scale.meters(otherOffset), Scale.meters(offset))
    let distance = Self.distance(base, baseEnd, body, end)
    foundLength = foundLength ?? distance
    if otherItem == nil, frequency == 0, numbers[.length] == nil, distance < 0.01 {
      return PinJoint(base, body, at: Scale.meters(point))
    }
    return DistanceJoint(base, at: baseEnd, body, at: end, link, collides: true)
  }

  /// The offsets from the center are negated and follow the axes of the reference coordinates, as
  /// in UIKit.
  private func makeRope(_ base: Body, _ body: Body) -> Joint {
    let baseEnd = Self.turned(Scale.meters(-otherOffset), by: -base.motion.angle)
    let end = Self.turned(Scale.meters(-offset), by: -body.motion.angle)
    foundLength = foundLength ?? Self.distance(base, baseEnd, body, end)
    return DistanceJoint(base, at: baseEnd, body, at: end, link)
  }

  /// Updates the joint from the properties.
  func updateJoint() {
    switch kind {
    case .rod:
      if let rod = joint as? DistanceJoint {
        if rod.link != link { rod.setLink(link) }
      } else if joint != nil, frequency > 0 || numbers[.length] != nil {
        makeJoint()
      }
    case .pin:
      (joint as? PinJoint)?.setTurning(
        range: limits { Float($0) }, friction: Float(frictionTorque))
    case .sliding: (joint as? SlideJoint)?.setRange(limits(Scale.meters))
    case .fixed, .limit: break
    }
  }

  private var link: DistanceJoint.Link {
    let length = numbers[.length].map { Scale.meters($0) } ?? foundLength ?? 0
    switch kind {
    case .limit: return .rope(length: length)
    case .rod, .fixed, .pin, .sliding:
      guard frequency > 0 else { return .rod(length: length) }
      return .spring(
        length: length, frequency: Float(frequency), dampingRatio: Float(damping))
    }
  }

  /// Returns its spring as one of its items sees it; empty for another joint.
  func springs(on item: DynamicItem) -> [Spring] {
    guard let joint = joint as? DistanceJoint, let second = self.item.simulated else { return [] }
    let end = second.end(at: joint.secondAnchor)
    let spring: Spring?
    if let otherItem {
      guard let first = otherItem.simulated else { return [] }
      let otherEnd = first.end(at: joint.firstAnchor)
      spring =
        item === self.item
        ? Spring(joint, near: end, far: otherEnd, partner: otherItem)
        : Spring(joint, near: otherEnd, far: end, partner: self.item)
    } else {
      guard let anchor else { return [] }
      spring = Spring(joint, near: end, far: .fixed(at: joint.firstAnchor), anchor: anchor.motion)
    }
    return spring.map { [$0] } ?? []
  }

  private func limits(_ convert: (Double) -> Float) -> ClosedRange<Float>? {
    let range = turningOrSliding
    guard range.lowerBound > -.infinity || range.upperBound < .infinity else { return nil }
    return convert(range.lowerBound)...convert(range.upperBound)
  }

  private static func distance(
    _ base: Body, _ baseEnd: SIMD2<Float>, _ body: Body, _ end: SIMD2<Float>
  ) -> Float {
    let (from, to) = (base.motion, body.motion)
    let along =
      to.position + turned(end, by: to.angle) - from.position - turned(baseEnd, by: from.angle)
    return (along * along).sum().squareRoot()
  }

  static func turned(_ vector: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
    let turn = AffineTransform.rotation(Double(angle))
    let point = turn.apply(to: Point(Double(vector.x), Double(vector.y)))
    return SIMD2(Float(point.x), Float(point.y))
  }
}
