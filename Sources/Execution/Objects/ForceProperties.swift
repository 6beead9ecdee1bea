import Answers
import Values
import Diagnostics
import Dynamics
import Geometry

/// The properties of pushes, snaps, attachments and fields.
package enum ForceProperties {
  package static let push: [Property<PushBehavior>] = [
    Property(
      "magnitude", .plain, .logged, "how hard; 1 speeds 100x100 points up by 100 pt/s²",
      get: { .plain($0.magnitude) },
      set: { (push, value, check) throws(Mistake) in
        push.magnitude = try check.number(value, .plain, PushBehavior.magnitudes)
      }),
    Property(
      "angle", .angle, unit: "rad", .logged, "where to; 90deg is down", get: { .number($0.angle, .angle) },
      set: { (push, value, check) throws(Mistake) in
        push.angle = try check.number(value, .angle, -1e6...1e6)
      }),
    Property(
      "pushDirection", .point, .logged, "the same as a vector", get: { .point($0.pushDirection) },
      set: { (push, value, check) throws(Mistake) in
        push.pushDirection = try check.vector(value)
      }),
    Property(
      "active", .boolean, .watched, "whether it pushes; an instantaneous one turns itself off",
      get: { .boolean($0.isActive) },
      set: { (push, value, check) throws(Mistake) in push.isActive = try check.boolean(value) }),
    Property(
      "mode", .word(PushBehavior.Mode.allCases.map(\.rawValue)), .constant, "continuous or instantaneous",
      get: { .string($0.mode.rawValue) }),
  ]

  package static let snap: [Property<SnapBehavior>] = [
    Property(
      "snapPoint", .point, unit: "pt", .logged, "where it pulls", get: { .point($0.snapPoint) },
      set: { (snap, value, check) throws(Mistake) in
        let point = try check.point(value)
        try dynamics { () throws(DynamicsProblem) in try snap.setSnapPoint(point) }
      }),
    Property(
      "damping", .number(.plain, SnapBehavior.dampings), .logged, "0 swings most, 1 least",
      get: { .plain($0.damping) },
      set: { (snap, value, check) throws(Mistake) in
        let damping = try check.number(value, .plain, SnapBehavior.dampings)
        try dynamics { () throws(DynamicsProblem) in try snap.setDamping(damping) }
      }),
  ]

  package static func attachment(_ kind: AttachmentBehavior.Kind) -> [Property<AttachmentBehavior>] {
    var properties = AttachmentBehavior.Quantity.allCases.filter { $0.matters(to: kind) }
      .map(number)
    if kind == .limit {
      properties.append(
        Property(
          "length", .length, unit: "pt", .logged, "how far apart they may be",
          get: { .plain($0.length) }))
    }
    if kind == .pin || kind == .sliding { properties.append(range(kind)) }
    properties.append(
      Property(
        "anchorPoint", .point, unit: "pt", .logged, "the point it is tied to",
        get: { .point($0.anchorPoint) },
        set: { (attachment, value, check) throws(Mistake) in
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
      case .length: ("pt", "how long the rod is", .length)
      case .frequency: ("Hz", "of the spring; 0 is a rod", .frequency)
      case .damping: ("", "how soon the spring's swing fades; 1 is critical", .plain)
      case .frictionTorque: ("N·m", "the torque that brakes the turning", .plain)
      }
    return Property(
      quantity.rawValue, .number(says.quantity, quantity.range), unit: says.unit, .logged, says.text,
      get: { attachment in
        switch quantity {
        case .length: .plain(attachment.length)
        case .frequency: .plain(attachment.frequency)
        case .damping: .plain(attachment.damping)
        case .frictionTorque: .plain(attachment.frictionTorque)
        }
      },
      set: { (attachment, value, check) throws(Mistake) in
        let number = try check.number(value, says.quantity, quantity.range)
        try dynamics { () throws(DynamicsProblem) in try attachment.set(quantity, to: number) }
      })
  }

  private static func range(_ kind: AttachmentBehavior.Kind) -> Property<AttachmentBehavior> {
    let quantity: Quantity = kind == .pin ? .angle : .plain
    return Property(
      "attachmentRange", .range, .logged, "how far it may turn, or move",
      get: {
        .range($0.attachmentRange.lowerBound, $0.attachmentRange.upperBound, quantity)
      },
      set: { (attachment, value, check) throws(Mistake) in
        let range = try check.range(value)
        try dynamics { () throws(DynamicsProblem) in try attachment.setAttachmentRange(range) }
      })
  }

  package static func field(_ kind: FieldKind) -> [Property<FieldBehavior>] {
    var properties = kind.quantities.map(number)
    if kind.direction != nil {
      properties.append(
        Property(
          "direction", .point, .logged, "where to; of a velocity field in m/s",
          get: { .point($0.direction) },
          set: { (field, value, check) throws(Mistake) in
            let vector = try check.vector(value)
            try dynamics { () throws(DynamicsProblem) in try field.setDirection(vector) }
          }))
    }
    return properties + [
      Property(
        "position", .point, unit: "pt", .logged, "where its middle is", get: { .point($0.position) },
        set: { (field, value, check) throws(Mistake) in
          let point = try check.point(value)
          try dynamics { () throws(DynamicsProblem) in try field.setPosition(point) }
        }),
      Property(
        "region", .region, .logged, "where it acts, around its position", get: { .region($0.region) },
        set: { (field, value, check) throws(Mistake) in field.region = try check.region(value) }),
    ]
  }

  private static func number(_ quantity: FieldBehavior.Quantity) -> Property<FieldBehavior> {
    let says =
      switch quantity {
      case .strength: "how strong it is"
      case .falloff: "how fast it fades: k in distance^-k"
      case .minimumRadius: "nearer counts as this near"
      case .smoothness: "0 is the noisiest"
      case .animationSpeed: "how fast the noise changes, in Hz"
      }
    return Property(
      quantity.rawValue, .number(.plain, quantity.range), .logged, says, get: { .plain($0[quantity]) },
      set: { (field, value, check) throws(Mistake) in
        let number = try check.number(value, .plain, quantity.range)
        try dynamics { () throws(DynamicsProblem) in try field.set(quantity, to: number) }
      })
  }

  /// Passes on what dynamics refuses.
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
