import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The properties of pushes, snaps, attachments and fields.
package enum ForceProperties {
  package static let push: [Property<PushBehavior>] =
    BehaviorNumber.all.map(\.property) + [
      Property(
        "pushDirection", .point, .logged, "magnitude and angle as a vector",
        get: { .point($0.pushDirection) },
        set: { (push, _, value, check) throws(Mistake) in
          push.pushDirection = try check.vector(value)
        }),
      Property(
        "active", .boolean, .watched, "whether it pushes; an instantaneous push turns itself off",
        get: { .boolean($0.isActive) },
        set: { (push, _, value, check) throws(Mistake) in push.isActive = try check.boolean(value) }
      ),
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
        try attempt { try snap.setSnapPoint(point) }
      }),
    BehaviorNumber.damping.property,
  ]

  package static func attachment(_ kind: AttachmentBehavior.Kind) -> [Property<AttachmentBehavior>]
  {
    var properties = AttachmentBehavior.Quantity.allCases.filter { $0.matters(to: kind) }
      .map { BehaviorNumber.of($0).property }
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
          try attempt { try attachment.setAnchorPoint(point) }
        }))
    return properties
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
        try attempt { try attachment.setAttachmentRange(range) }
      })
  }

  package static func field(_ kind: FieldKind) -> [Property<FieldBehavior>] {
    var properties = kind.quantities.map { BehaviorNumber.of($0).property }
    if kind.direction != nil {
      properties.append(
        Property(
          "direction", .point, .logged, "direction; in m/s for a velocity field",
          get: { .point($0.direction) },
          set: { (field, _, value, check) throws(Mistake) in
            let vector = try check.vector(value)
            try attempt { try field.setDirection(vector) }
          }))
    }
    return properties + [
      Property(
        "position", .point, unit: "pt", .logged, "center of the field",
        get: { .point($0.position) },
        set: { (field, _, value, check) throws(Mistake) in
          let point = try check.point(value)
          try attempt { try field.setPosition(point) }
        }),
      Property(
        "region", .region, .logged, "area where it acts, around its position",
        get: { .region($0.region) },
        set: { (field, _, value, check) throws(Mistake) in field.region = try check.region(value) }),
    ]
  }
}

extension Value {
  package static func point(_ vector: Vector) -> Value { .point(Point(vector.dx, vector.dy)) }
}
