import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension FieldBehavior: DescribedBehavior {
  static let command = "field"
  var forceVerb: String? { "drives" }
  static let everyProperty = FieldKind.all.flatMap(properties)

  var ownProperties: [Property<FieldBehavior>] { Self.properties(of: kind) }
  var kindName: String? { "\(kind.word) field" }

  private static func properties(of kind: FieldKind) -> [Property<FieldBehavior>] {
    var properties = kind.quantities.map { BehaviorNumber.of($0).property }
    if kind.direction != nil {
      properties.append(
        Property(
          "direction", .vector, .logged, "direction; in m/s for a velocity field",
          get: { .point($0.direction) },
          set: { field, _, vector in try field.setDirection(vector) }))
    }
    return properties + [
      Property(
        "position", .point, unit: "pt", .logged, "center of the field",
        get: { .point($0.position) },
        set: { field, _, point in try field.setPosition(point) }),
      Property(
        "region", .region, .logged, "area where it acts, around its position",
        get: { .region($0.region) },
        set: { field, _, value in field.region = value }),
    ]
  }

  func idleness(_ reasons: IdleReasons) -> Reason? {
    if !isStrong { return IdleReasons.reason(.weak, self, "does nothing: its strength is 0") }
    if kind.needsCharge, reasons.animator.charge(of: reasons.item) == 0 {
      return IdleReasons.reason(.noCharge, self, "acts only on charged items, and it has no charge")
    }
    if kind.needsMotion, reasons.item.linearVelocity.length < 1e-3,
      reasons.forces.ruler == nil
    {
      return IdleReasons.reason(.idle, self, "acts only on moving items, and it stands still")
    }
    return reasons.overruled(self)
  }

  func draw(in scene: inout Scene) {
    guard isActing else { return }
    let outline = region.outline(spacing: scene.size.width / Double(scene.columns)).map {
      Point(position.x + $0.x, position.y + $0.y)
    }
    scene.regions.append(
      Scene.Region(
        field: name, center: position, shape: region.description, outline: outline))
  }

  func drawAction(in scene: inout Scene) {
    guard isActing, kind.hasCenter else { return }
    scene.signs.append(Scene.Sign(name, kindName ?? "", Figure(.center, [position])))
  }
}

extension BehaviorNumber where Behavior == FieldBehavior {
  package static func of(_ quantity: FieldBehavior.Quantity) -> BehaviorNumber {
    let says =
      switch quantity {
      case .strength: "strength of the force"
      case .falloff: "exponent k in distance^-k, with the distance in units of 100 pt"
      case .minimumRadius: "minimum distance; closer views count as this close"
      case .smoothness: "smoothness of noise: 0 is noisiest, 1 smoothest"
      case .animationSpeed: "rate at which noise changes, in Hz"
      }
    return BehaviorNumber(
      quantity.rawValue, quantity.range, quantity == .minimumRadius ? .length : .plain, says,
      get: { $0[quantity] },
      set: { (field, number) throws(DynamicsProblem) in try field.set(quantity, to: number) })
  }
}
