import Geometry

extension FieldBehavior {
  /// Pulls the same way everywhere; strength 1 with direction (0, 1) is a tenth of UIKit's gravity.
  public static func linearGravity(
    name: String, items: [DynamicItem] = [], direction: Vector
  ) throws(DynamicsProblem) -> FieldBehavior {
    let field = FieldBehavior(name: name, kind: .linearGravity, items: items)
    try field.setDirection(direction)
    return field
  }

  /// Pulls towards a point.
  public static func radialGravity(
    name: String, items: [DynamicItem] = [], position: Point
  ) throws(DynamicsProblem) -> FieldBehavior {
    let field = FieldBehavior(name: name, kind: .radialGravity, items: items)
    try field.setPosition(position)
    return field
  }

  /// Moves items with a velocity, in m/s.
  public static func velocity(
    name: String, items: [DynamicItem] = [], direction: Vector
  ) throws(DynamicsProblem) -> FieldBehavior {
    let field = FieldBehavior(name: name, kind: .velocity, items: items)
    try field.setDirection(direction)
    return field
  }

  /// - Parameters:
  ///   - smoothness: from 0, the noisiest, to 1.
  ///   - animationSpeed: in Hz; 0 freezes it.
  public static func noise(
    name: String, items: [DynamicItem] = [], smoothness: Double, animationSpeed: Double
  ) throws(DynamicsProblem) -> FieldBehavior {
    try noisy(.noise, name, items, smoothness, animationSpeed)
  }

  /// Noise that acts on what moves; parameters as of `noise`.
  public static func turbulence(
    name: String, items: [DynamicItem] = [], smoothness: Double, animationSpeed: Double
  ) throws(DynamicsProblem) -> FieldBehavior {
    try noisy(.turbulence, name, items, smoothness, animationSpeed)
  }

  private static func noisy(
    _ kind: Kind, _ name: String, _ items: [DynamicItem], _ smoothness: Double,
    _ animationSpeed: Double
  ) throws(DynamicsProblem) -> FieldBehavior {
    let field = FieldBehavior(name: name, kind: kind, items: items)
    try field.set(.smoothness, to: smoothness)
    try field.set(.animationSpeed, to: animationSpeed)
    return field
  }

  /// Draws items to its position like a spring.
  public static func spring(name: String, items: [DynamicItem] = []) -> FieldBehavior {
    FieldBehavior(name: name, kind: .spring, items: items)
  }

  /// Drives items with a charge away from its position.
  public static func electric(name: String, items: [DynamicItem] = []) -> FieldBehavior {
    FieldBehavior(name: name, kind: .electric, items: items)
  }

  /// Bends the ways of items with a charge.
  public static func magnetic(name: String, items: [DynamicItem] = []) -> FieldBehavior {
    FieldBehavior(name: name, kind: .magnetic, items: items)
  }

  /// Brakes items; the faster, the more.
  public static func drag(name: String, items: [DynamicItem] = []) -> FieldBehavior {
    FieldBehavior(name: name, kind: .drag, items: items)
  }

  /// Drives items around its position.
  public static func vortex(name: String, items: [DynamicItem] = []) -> FieldBehavior {
    FieldBehavior(name: name, kind: .vortex, items: items)
  }

  /// Asks a closure for the force. It may change behaviors; where it takes bodies away or makes new
  /// ones, no field acts in that step. The field keeps the closure, and the animator the field.
  public static func custom(
    name: String, items: [DynamicItem] = [], force: @escaping Evaluation
  ) -> FieldBehavior {
    FieldBehavior(name: name, kind: .custom, items: items, evaluation: force)
  }
}
