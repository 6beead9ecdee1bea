import MotionGeometry

/// A constant acceleration, whatever the item's mass: `UIGravityBehavior`.
///
/// Magnitude 1 is 1000 points per second². As in UIKit, all gravity behaviors of an animator share
/// one vector: the last one added or changed sets it for the items of all of them, and removing any
/// sets it to zero.
///
/// ```swift
/// let gravity = GravityBehavior()
/// try gravity.setAngle(0, magnitude: 2)
/// print(gravity.gravityDirection)  // Vector(dx: 2.0, dy: 0.0)
/// ```
public final class GravityBehavior: DynamicBehavior {
  /// The accepted magnitudes; setting one outside changes nothing, and `refusal` has the reason.
  public static let magnitudes: ClosedRange<Double> = -1e6...1e6
  private static let angles = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  private var vector = Vector(0, 1)
  private var length = 1.0
  private var direction = Double.pi / 2

  /// Creates gravity of magnitude 1, straight down; an item that is named twice counts once.
  override public init(name: String = "gravity", items: [DynamicItem] = []) {
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// The direction, with the magnitude as its length; default (0, 1).
  public var gravityDirection: Vector {
    get { vector }
    set {
      assign { () throws(DynamicsProblem) in
        try check(newValue, "gravityDirection", Self.magnitudes)
        vector = newValue
        length = newValue.length
        direction = newValue.angle
        write()
      }
    }
  }

  /// The magnitude in units of 1000 points per second²; default 1.
  public var magnitude: Double {
    get { length }
    set {
      assign { () throws(DynamicsProblem) in try setAngle(direction, magnitude: newValue) }
    }
  }

  /// The angle in radians, clockwise from the x axis on screen; default π/2, straight down.
  ///
  /// Gravity of magnitude 0 has the angle 0, and keeps it.
  public var angle: Double {
    get { direction }
    set { assign { () throws(DynamicsProblem) in try setAngle(newValue, magnitude: length) } }
  }

  /// Sets angle and magnitude.
  /// - Throws: `valueOutOfRange` for an angle that is not finite or a magnitude out of range.
  public func setAngle(_ angle: Double, magnitude: Double) throws(DynamicsProblem) {
    try check(angle, "angle", Self.angles)
    try check(magnitude, "magnitude", Self.magnitudes)
    let polar = PolarVector(angle: angle, length: magnitude)
    vector = polar.vector
    length = polar.length
    direction = magnitude == 0 ? 0 : polar.angle
    write()
  }

  private func write() {
    guard let animator = actingAnimator else { return }
    animator.world.gravity = SIMD2(Float(10 * vector.dx), Float(10 * vector.dy))
    animator.activeGravity = self
    didChange()
  }

  override func didConnect(to animator: DynamicAnimator) {
    write()
  }

  override func willDisconnect(from animator: DynamicAnimator) {
    animator.world.gravity = .zero
    animator.activeGravity = nil
  }

  override func force(on simulated: SimulatedItem) -> ItemForce? {
    guard animator?.activeGravity === self, simulated.gravityHolders > 0 else { return nil }
    let acceleration = gravityDirection * 10
    return ItemForce(self, acceleration * Double(simulated.mass.kilograms), on: simulated)
  }

  override func didJoin(_ simulated: SimulatedItem) {
    simulated.gravityHolders += 1
    simulated.body.setGravityScale(1)
    // UIKit's items with gravity cannot pass through each other, even after gravity is removed.
    simulated.body.setBullet(true)
  }

  override func willLeave(_ simulated: SimulatedItem) {
    simulated.gravityHolders -= 1
    if simulated.gravityHolders == 0 { simulated.body.setGravityScale(0) }
  }
}
