import Geometry

/// A kind of field: all that is particular to it, declared once, in a file of its own beside this.
///
/// A new kind is such a file and its mention in `all`.
public struct FieldKind: Sendable {
  /// Its word, such as `radial`; no two kinds share one.
  public let word: String
  /// What it does, in one clause.
  public let summary: String
  /// Its direction at first; nil for a kind without one.
  public let direction: Vector?
  /// Whether it leaves items without charge alone.
  public let needsCharge: Bool
  /// Whether it asks a closure for its force.
  public let takesForce: Bool
  /// The formula.
  let law: any FieldLaw.Type
  private let starts: [FieldBehavior.Quantity: Double]

  /// - Parameters: the quantities' values at first; a kind has those that are not nil, and a least
  ///   radius where it has a falloff.
  init(
    _ word: String, _ summary: String, strength: Double? = 1, falloff: Double? = 0,
    smoothness: Double? = nil, animationSpeed: Double? = nil, direction: Vector? = nil,
    needsCharge: Bool = false, takesForce: Bool = false, law: any FieldLaw.Type
  ) {
    self.word = word
    self.summary = summary
    self.direction = direction
    self.needsCharge = needsCharge
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

  /// What a quantity is at first; nil where the kind does not have it.
  public subscript(quantity: FieldBehavior.Quantity) -> Double? { starts[quantity] }

  /// The quantities that it has.
  public var quantities: [FieldBehavior.Quantity] {
    FieldBehavior.Quantity.allCases.filter { self[$0] != nil }
  }
}

extension FieldKind {
  /// Every kind, in the order in which they are listed.
  public static let all = [
    drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic, custom,
  ]
}

extension FieldKind: Hashable {
  public static func == (a: FieldKind, b: FieldKind) -> Bool { a.word == b.word }

  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
