/// What an item behavior says about its items' matter.
///
/// The defaults are those that UIKit's engine uses; its documentation prints 0 for elasticity,
/// friction and both resistances.
struct ItemProperties: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var allowsRotation = true
  var isAnchored = false

  /// Which of them a behavior has changed; only those reach its items.
  struct Changes: OptionSet {
    let rawValue: Int
    static let elasticity = Changes(rawValue: 1 << 0)
    static let friction = Changes(rawValue: 1 << 1)
    static let density = Changes(rawValue: 1 << 2)
    static let resistance = Changes(rawValue: 1 << 3)
    static let angularResistance = Changes(rawValue: 1 << 4)
    static let charge = Changes(rawValue: 1 << 5)
    static let allowsRotation = Changes(rawValue: 1 << 6)
    static let isAnchored = Changes(rawValue: 1 << 7)
  }

  /// What an item falls back to: all defaults but charge and anchoring, which UIKit does not reset
  /// when the behavior that set them goes.
  var reset: ItemProperties {
    var fallback = ItemProperties()
    fallback.charge = charge
    fallback.isAnchored = isAnchored
    return fallback
  }

  /// Takes over what another has changed.
  mutating func take(_ other: ItemProperties, _ changes: Changes) {
    if changes.contains(.elasticity) { elasticity = other.elasticity }
    if changes.contains(.friction) { friction = other.friction }
    if changes.contains(.density) { density = other.density }
    if changes.contains(.resistance) { resistance = other.resistance }
    if changes.contains(.angularResistance) { angularResistance = other.angularResistance }
    if changes.contains(.charge) { charge = other.charge }
    if changes.contains(.allowsRotation) { allowsRotation = other.allowsRotation }
    if changes.contains(.isAnchored) { isAnchored = other.isAnchored }
  }
}
