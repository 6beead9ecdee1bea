import Diagnostics
import Dynamics
import Geometry
import Values

/// The properties of pushes, snaps, attachments and fields.
package enum ForceProperties {
  package static let push: [Property<PushBehavior>] = [
    .number(
      "magnitude", .plain, PushBehavior.magnitudes, .logged,
      "strength; 1 accelerates 100x100 points by 100 pt/s²", get: \.magnitude,
      set: { $0.magnitude = $1 }),
    .number(
      "angle", .angle, PushBehavior.angles, unit: "rad", .logged,
      "direction of the push; 90deg is down", get: \.angle, set: { $0.angle = $1 }),
    Property(
      "pushDirection", .point, .logged, "magnitude and angle as a vector",
      get: { .point($0.pushDirection) },
      set: { (push, _, value, check) throws(Mistake) in
        push.pushDirection = try check.vector(value)
      }),
    Property(
      "active", .boolean, .watched, "whether it pushes; an instantaneous push turns itself off",
      get: { .boolean($0.isActive) },
      set: { (push, _, value, check) throws(Mistake) in push.isActive = try check.boolean(value) }),
    Property(
      "mode", .word(PushBehavior.Mode.allCases.map(\.rawValue)), .constant,
      "continuous or instantaneous",
      get: { .string($0.mode.rawValue) }),
  ]

  package static let snap: [Property<SnapBehavior>] = [
    Property(
      "snapPoint", .point, unit: "pt", .logged, "target point", get: { .point($0.snapPoint) },
      set: { (snap, _, value, check) throws(Mistake) in
        let point = try check.point(value)
        try dynamics { () throws(DynamicsProblem) in try snap.setSnapPoint(point) }
      }),
    Property(
      "damping", .number(.plain, SnapBehavior.dampings), .logged,
      "amount of damping: 0 swings most, 1 least",
      get: { .plain($0.damping) },
      set: { (snap, _, value, check) throws(Mistake) in
        let damping = try check.number(value, .plain, SnapBehavior.dampings)
        try dynamics { () throws(DynamicsProblem) in try snap.setDamping(damping) }
      }),
  ]

  package static func attachment(_ kind: AttachmentBehavior.Kind) -> [Property<AttachmentBehavior>]
  {
    var properties = AttachmentBehavior.Quantity.allCases.filter { $0.matters(to: kind) }
      .map(number)
    if kind == .limit {
      properties.append(
        Property(
          "length", .length, unit: "pt", .logged, "maximum distance",
          get: { .plain($0.length) }))
    }
    if kind == .pin || kind == .sliding { properties.append(range(kind)) }
    properties.append(
      Property(
        "anchorPoint", .point, unit: "pt", .logged, "point it is attached to",
        get: { .point($0.anchorPoint) },
        set: { (attachment, _, value, check) throws(Mistake) in
          let point = try check.point(value)
          try dynamics { () throws(DynamicsProblem) in try attachment.setAnchorPoint(point) }
        }))
    return properties
  }

  private static func number(
    _ quantity: AttachmentBehavior.Quantity
  ) -> Property<AttachmentBehavior> {
    let says: (unit: String, text: String, quantity: Quantity) =
      switch quantity {
      case .length: ("pt", "length of the rod", .length)
      case .frequency: ("Hz", "frequency of the spring; 0 is a rod", .frequency)
      case .damping: ("", "damping ratio of the spring; 1 is critical", .plain)
      case .frictionTorque: ("N·m", "torque that resists rotation", .plain)
      }
    return Property(
      quantity.rawValue, .number(says.quantity, quantity.range), unit: says.unit, .logged,
      says.text,
      get: { attachment in
        switch quantity {
        case .length: .plain(attachment.length)
        case .frequency: .plain(attachment.frequency)
        case .damping: .plain(attachment.damping)
        case .frictionTorque: .plain(attachment.frictionTorque)
        }
      },
      set: { (attachment, _, value, check) throws(Mistake) in
        let number = try check.number(value, says.quantity, quantity.range)
        try dynamics { () throws(DynamicsProblem) in try attachment.set(quantity, to: number) }
      })
  }

  private static func range(_ kind: AttachmentBehavior.Kind) -> Property<AttachmentBehavior> {
    let quantity: Quantity = kind == .pin ? .angle : .plain
    return Property(
      "attachmentRange", .range, .logged, "range of rotation or movement",
      get: {
        .range($0.attachmentRange.lowerBound, $0.attachmentRange.upperBound, quantity)
      },
      set: { (attachment, _, value, check) throws(Mistake) in
        let range = try check.range(value)
        try dynamics { () throws(DynamicsProblem) in try attachment.setAttachmentRange(range) }
      })
  }

  package static func field(_ kind: FieldKind) -> [Property<FieldBehavior>] {
    var properties = kind.quantities.map(number)
    if kind.direction != nil {
      properties.append(
        Property(
          "direction", .point, .logged, "direction; in m/s for a velocity field",
          get: { .point($0.direction) },
          set: { (field, _, value, check) throws(Mistake) in
            let vector = try check.vector(value)
            try dynamics { () throws(DynamicsProblem) in try field.setDirection(vector) }
          }))
    }
    return properties + [
      Property(
        "position", .point, unit: "pt", .logged, "center of the field",
        get: { .point($0.position) },
        set: { (field, _, value, check) throws(Mistake) in
          let point = try check.point(value)
          try dynamics { () throws(DynamicsProblem) in try field.setPosition(point) }
        }),
      Property(
        "region", .region, .logged, "area where it acts, around its position",
        get: { .region($0.region) },
        set: { (field, _, value, check) throws(Mistake) in field.region = try check.region(value) }),
    ]
  }

  private static func number(_ quantity: FieldBehavior.Quantity) -> Property<FieldBehavior> {
    let says =
      switch quantity {
      case .strength: "strength of the force"
      case .falloff: "decrease with distance: k in distance^-k"
      case .minimumRadius: "smallest distance that counts; closer items count as this close"
      case .smoothness: "smoothness of the noise; 0 is the noisiest"
      case .animationSpeed: "rate of change of the noise, in Hz"
      }
    return Property(
      quantity.rawValue, .number(.plain, quantity.range), .logged, says,
      get: { .plain($0[quantity]) },
      set: { (field, _, value, check) throws(Mistake) in
        let number = try check.number(value, .plain, quantity.range)
        try dynamics { () throws(DynamicsProblem) in try field.set(quantity, to: number) }
      })
  }

  /// Turns a dynamics problem into a mistake.
  package static func dynamics<T>(_ body: () throws(DynamicsProblem) -> T) throws(Mistake) -> T {
    do {
      return try body()
    } catch {
      throw .dynamics(error)
    }
  }
}

extension Value {
  package static func point(_ vector: Vector) -> Value { .point(Point(vector.dx, vector.dy)) }
}
