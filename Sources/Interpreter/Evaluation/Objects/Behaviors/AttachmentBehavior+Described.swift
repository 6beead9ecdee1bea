import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension AttachmentBehavior: DescribedBehavior {
  static let command = "attach"
  var forceVerb: String? { "holds" }
  var holdsItems: Bool { true }
  static let everyProperty = Kind.allCases.flatMap(properties)

  var ownProperties: [Property<AttachmentBehavior>] { Self.properties(of: kind) }
  var kindName: String? { kind == .rod ? "attachment" : "\(kind.rawValue) attachment" }

  private static func properties(of kind: Kind) -> [Property<AttachmentBehavior>] {
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
        set: { attachment, _, point in try attachment.setAnchorPoint(point) }))
    return properties
  }

  private static func range(_ kind: AttachmentBehavior.Kind) -> Property<AttachmentBehavior> {
    let quantity: Values.Quantity = kind == .pin ? .angle : .plain
    return Property(
      "attachmentRange", .range, .logged, "range of rotation or movement",
      get: {
        .range($0.attachmentRange.lowerBound, $0.attachmentRange.upperBound, quantity)
      },
      set: { attachment, _, range in try attachment.setAttachmentRange(range) })
  }

  /// A rod or a limit of two items has no anchor.
  func facts(in tree: BehaviorTree) -> [Listing.Fact] {
    let isFree = items.count == 2 && (kind == .rod || kind == .limit)
    return tree.facts(of: self, without: isFree ? "anchorPoint" : nil)
  }

  func idleness(_ reasons: IdleReasons) -> Reason? { reasons.emptyHold(of: self) }

  func draw(in scene: inout Scene) {
    guard isActing else { return }
    var attachment = Scene.Attachment(
      name: name, from: item.center, to: otherItem?.center ?? anchorPoint)
    attachment.figures = figures(on: scene.size)
    scene.attachments.append(attachment)
  }

  /// What it looks like in pictures; the ground holds it by a foot.
  private func figures(on size: Size) -> [Figure] {
    let ends = ends
    let foot = otherItem == nil ? [Figure(.foot, [ends.other])] : []
    switch kind {
    case .rod: return [Figure(frequency > 0 ? .spring : .rod, [ends.item, ends.other])] + foot
    case .limit: return [Figure(.rope, [ends.item, ends.other], length: length)] + foot
    case .pin: return [Figure(.pin, [ends.item])]
    case .fixed: return [Figure(.weld, [ends.item])]
    case .sliding: return [Figure(.wire, wire(through: ends.other, on: size))]
    }
  }

  /// The wire on which it slides, from wall to wall.
  private func wire(through point: Point, on size: Size) -> [Point] {
    func reach(_ place: Double, _ way: Double, _ side: Double) -> (Double, Double) {
      guard abs(way) > 1e-9 else { return (-.infinity, .infinity) }
      let (one, other) = (-place / way, (side - place) / way)
      return (min(one, other), max(one, other))
    }
    let across = reach(point.x, axis.dx, size.width)
    let down = reach(point.y, axis.dy, size.height)
    let (from, to) = (max(across.0, down.0), min(across.1, down.1))
    return from < to ? [point + axis * from, point + axis * to] : [point, point]
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
