import MotionGeometry

/// A kind of field: everything specific to it, declared once, in its own file beside this one.
///
/// A new kind needs such a file and an entry in `all`.
public struct FieldKind: Sendable {
  /// Its unique word, such as `radial`.
  package let word: String
  /// A one-clause description of its effect.
  package let summary: String
  /// The default direction; nil for a kind without one.
  package let direction: Vector?
  /// Whether it acts only on charged items.
  package let needsCharge: Bool
  /// Whether it acts only on moving items.
  package let needsMotion: Bool
  /// Whether it slows items down, and so may throw them back.
  let brakes: Bool
  /// Whether it takes a closure for its force.
  package let takesForce: Bool
  /// The formula.
  let law: any FieldLaw.Type
  private let starts: [FieldBehavior.Quantity: Double]

  /// - Parameters: the default values of the quantities. A kind has those that are not nil, and a
  ///   minimum radius if it has a falloff.
  init(
    _ word: String, _ summary: String, strength: Double? = 1, falloff: Double? = 0,
    smoothness: Double? = nil, animationSpeed: Double? = nil, direction: Vector? = nil,
    needsCharge: Bool = false, needsMotion: Bool = false, brakes: Bool = false,
    takesForce: Bool = false, law: any FieldLaw.Type
  ) {
    self.word = word
    self.summary = summary
    self.direction = direction
    self.needsCharge = needsCharge
    self.needsMotion = needsMotion
    self.brakes = brakes
    self.takesForce = takesForce
    self.law = law
    var starts: [FieldBehavior.Quantity: Double] = [:]
    starts[.strength] = strength
    starts[.falloff] = falloff
    // 2⁻¹⁵ m.
    starts[.minimumRadius] = falloff == nil ? nil : 100.0 / 32768
    starts[.smoothness] = smoothness
    starts[.animationSpeed] = animationSpeed
    self.starts = starts
  }

  /// The default value of a quantity; nil if the kind does not have it.
  public subscript(quantity: FieldBehavior.Quantity) -> Double? { starts[quantity] }

  /// Whether its force depends on the way to its middle.
  package var hasCenter: Bool {
    [.vortex, .radial, .spring, .electric, .magnetic].contains(self)
  }

  /// The quantities of the kind.
  public var quantities: [FieldBehavior.Quantity] {
    FieldBehavior.Quantity.allCases.filter { self[$0] != nil }
  }
}

extension FieldKind {
  /// All kinds, in the order in which they are listed.
  public static let all = [
    drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic, custom,
  ]
}

extension FieldKind: Hashable {
  public static func == (a: FieldKind, b: FieldKind) -> Bool { a.word == b.word }

  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
