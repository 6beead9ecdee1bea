import Foundation
import MotionGeometry
import UIKitMotion

/// A number to nine significant digits, as the oracle rows are printed.
func nine(_ value: Double) -> String {
  String(format: "%.9g", value)
}

extension DynamicAnimator {
  func step(frames: Int) {
    for _ in 0..<frames { step() }
  }

  /// Steps until it rests.
  /// - Returns: the count of frames; nil when it still moves after `limit`.
  func stepUntilRest(limit: Int) -> Int? {
    for frame in 1...limit {
      step()
      if didPause { return frame }
    }
    return nil
  }
}

/// An animator without walls, for scenes in the open.
func openAnimator() -> DynamicAnimator {
  DynamicAnimator(referenceBounds: Rect(0, 0, 400, 400))
}

func box(_ name: String = "box", at x: Double, _ y: Double, side: Double = 100) -> DynamicItem {
  DynamicItem(name: name, center: Point(x, y), size: Size(side, side))
}

/// An item behavior without resistance.
func frictionless(_ items: [DynamicItem]) -> DynamicItemBehavior {
  let behavior = DynamicItemBehavior(name: "matter", items: items)
  behavior.resistance = 0
  behavior.angularResistance = 0
  return behavior
}

/// A field with values other than its kind's.
func makeField(
  _ kind: FieldKind, _ name: String = "f", on items: [DynamicItem] = [],
  _ numbers: KeyValuePairs<FieldBehavior.Quantity, Double> = [:], at position: Point = .zero,
  direction: Vector? = nil
) throws -> FieldBehavior {
  let field = FieldBehavior(kind, name: name, items: items)
  for (quantity, number) in numbers { try field.set(quantity, to: number) }
  try field.setPosition(position)
  if let direction { try field.setDirection(direction) }
  return field
}

/// A contact in words: phase, item, other.
func told(_ contact: Contact) -> String {
  let other =
    switch contact.other {
    case .item(let item): item.name
    case .boundary(let name): name
    case .referenceBounds: "bounds"
    }
  return "\(contact.phase) \(contact.item.name) \(other)"
}

/// Both coordinates to nine significant digits.
func nine(_ point: Point) -> [String] { [nine(point.x), nine(point.y)] }

/// Where an offset of an item is now: it turns with the item.
func held(_ item: DynamicItem, _ offset: Vector) -> Point {
  let (s, c) = (sin(item.angle), cos(item.angle))
  return item.center + Vector(c * offset.dx - s * offset.dy, s * offset.dx + c * offset.dy)
}
