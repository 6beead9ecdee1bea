import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension DynamicItemBehavior: DescribedBehavior {
  static let command = "item"

  static let everyProperty: [Evaluation.Property<DynamicItemBehavior>] =
    DynamicItemBehavior.Quantity.allCases.map { BehaviorNumber.of($0).property } + [
      flag("allowsRotation", "whether it can rotate", \.allowsRotation),
      flag("isAnchored", "whether it stays in place; `anchored` for short", \.isAnchored),
    ]

  private static func flag(
    _ name: String, _ summary: String,
    _ path: ReferenceWritableKeyPath<DynamicItemBehavior, Bool> & Sendable
  ) -> Evaluation.Property<DynamicItemBehavior> {
    .init(
      name, .boolean, .logged, summary, get: { .boolean($0[keyPath: path]) },
      set: { item, _, value in item[keyPath: path] = value })
  }

  func facts(in tree: BehaviorTree) -> [Listing.Fact] { tree.material(self) }
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
