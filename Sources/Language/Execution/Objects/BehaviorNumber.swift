import Diagnostics
import UIKitMotion
import Values

/// A number of a behavior, declared once. The property that reads and sets it follows, and the clause
/// that sets it when the behavior is made is made of it, so both have one name, unit, range and text.
package struct BehaviorNumber<Behavior: DynamicBehavior>: Sendable {
  /// UIKit's name, which is the property's, and the clause's unless it is said.
  package let name: String
  package let range: ClosedRange<Double>
  let quantity: Quantity
  /// The unit on an axis; empty for plain numbers.
  let unit: String
  let summary: String
  /// Other systems' words for the clause.
  let also: [String]
  let get: @Sendable (Behavior) -> Double
  let set: @Sendable (Behavior, Double) throws(DynamicsProblem) -> Void

  init(
    _ name: String, _ range: ClosedRange<Double>, _ quantity: Quantity, unit: String = "",
    _ summary: String, also: [String] = [],
    get: @escaping @Sendable (Behavior) -> Double,
    set: @escaping @Sendable (Behavior, Double) throws(DynamicsProblem) -> Void
  ) {
    (self.name, self.quantity, self.range, self.unit) = (name, quantity, range, unit)
    (self.summary, self.also, self.get, self.set) = (summary, also, get, set)
  }

  /// The clause of the command that makes the behavior, with a default.
  package func clause(default standard: Double) -> Clause<Double> {
    Clause(name, .number(quantity, range), summary, default: standard, also: also)
  }

  /// An optional clause.
  ///
  /// - Parameters:
  ///   - keyword: The clause's word, if it is another one.
  ///   - note: Describes the default, for help.
  package func clause(as keyword: String? = nil, else note: String = "") -> Clause<Double?> {
    Clause(keyword ?? name, .number(quantity, range), summary, else: note, also: also)
  }
}

extension BehaviorNumber where Behavior: SendableMetatype {
  /// The property. Only an angle reads as one; the rest is plain, as in UIKit.
  var property: Property<Behavior> {
    Property(
      name, .number(quantity, range), unit: unit, .logged, summary,
      get: { .number(get($0), quantity == .angle ? .angle : .plain) },
      set: { (behavior, _, value, check) throws(Mistake) in
        let number = try check.number(value, quantity, range)
        try attempt { try set(behavior, number) }
      })
  }
}

// The numbers of UIKit's behaviors.

extension BehaviorNumber where Behavior == GravityBehavior {
  package static let magnitude = BehaviorNumber(
    "magnitude", GravityBehavior.magnitudes, .plain, "strength; 1 is 1000 pt/s²",
    also: ["strength"],
    get: \.magnitude, set: { $0.magnitude = $1 })
  package static let angle = BehaviorNumber(
    "angle", GravityBehavior.magnitudes, .angle, unit: "rad",
    "direction of the pull; 90deg is down",
    get: \.angle, set: { $0.angle = $1 })

  /// All of them, for the properties.
  package static let all = [magnitude, angle]
}

extension BehaviorNumber where Behavior == PushBehavior {
  package static let magnitude = BehaviorNumber(
    "magnitude", PushBehavior.magnitudes, .plain,
    "strength; 1 accelerates 100x100 points by 100 pt/s²",
    also: ["strength", "force"], get: \.magnitude, set: { $0.magnitude = $1 })
  package static let angle = BehaviorNumber(
    "angle", PushBehavior.angles, .angle, unit: "rad", "direction of the push; 90deg is down",
    get: \.angle, set: { $0.angle = $1 })

  /// All of them, for the properties.
  package static let all = [magnitude, angle]
}

extension BehaviorNumber where Behavior == SnapBehavior {
  package static let damping = BehaviorNumber(
    "damping", SnapBehavior.dampings, .plain, "damping of the swing: 0 swings most, 1 least",
    get: \.damping,
    set: { (snap, damping) throws(DynamicsProblem) in try snap.setDamping(damping) })
}

extension BehaviorNumber where Behavior == DynamicItemBehavior {
  package static func of(_ quantity: DynamicItemBehavior.Quantity) -> BehaviorNumber {
    let says: (text: String, also: [String]) =
      switch quantity {
      case .elasticity: ("bounce: 0 is none, 1 is full", ["restitution", "bounce", "bounciness"])
      case .friction: ("friction against other views and boundaries", [])
      case .density: ("mass of 100x100 points", ["mass", "weight"])
      case .resistance: ("drag: velocity halves in 0.7/r seconds", ["linearDamping", "drag"])
      case .angularResistance: ("drag on rotation", ["angularDamping"])
      case .charge: ("charge in electric and magnetic fields", [])
      }
    return BehaviorNumber(
      quantity.rawValue, quantity.range, .plain, says.text, also: says.also, get: { $0[quantity] },
      set: { (item, number) throws(DynamicsProblem) in try item.set(quantity, to: number) })
  }

  /// The engine's own value, for help.
  package var standard: String {
    Quantity.plain.written(get(DynamicItemBehavior(name: "standard")))
  }
}

extension BehaviorNumber where Behavior == AttachmentBehavior {
  package static func of(_ quantity: AttachmentBehavior.Quantity) -> BehaviorNumber {
    let says: (unit: String, text: String, quantity: Quantity, also: [String]) =
      switch quantity {
      case .length: ("pt", "length of the rod", .length, ["distance"])
      case .frequency:
        ("Hz", "frequency of the spring; 0 is a rod", .frequency, ["stiffness", "spring"])
      case .damping: ("", "damping ratio of the spring; 1 is critical", .plain, [])
      case .frictionTorque: ("N·m", "torque that resists rotation, in N·m", .plain, [])
      }
    return BehaviorNumber(
      quantity.rawValue, quantity.range, says.quantity, unit: says.unit, says.text,
      also: says.also, get: { $0[quantity] },
      set: { (attachment, number) throws(DynamicsProblem) in
        try attachment.set(quantity, to: number)
      })
  }
}

extension AttachmentBehavior {
  fileprivate subscript(quantity: Quantity) -> Double {
    switch quantity {
    case .length: length
    case .frequency: frequency
    case .damping: damping
    case .frictionTorque: frictionTorque
    }
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
