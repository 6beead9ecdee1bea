import MotionGeometry

/// A constant acceleration, whatever the item's mass: `UIGravityBehavior`.
///
/// Magnitude 1 is 1000 points per second². As in UIKit, all gravity behaviors of an animator share
/// one vector: the last one added or changed sets it for the items of all of them, and removing any
/// sets it to zero.
public final class GravityBehavior: DynamicBehavior {
  /// The accepted magnitudes; setting one outside changes nothing.
  public static let magnitudes: ClosedRange<Double> = -1e6...1e6

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
      guard newValue.isFinite, Self.magnitudes.contains(newValue.length) else { return }
      vector = newValue
      length = newValue.length
      direction = newValue.angle
      write()
    }
  }

  /// The magnitude in units of 1000 points per second²; default 1.
  public var magnitude: Double {
    get { length }
    set { setAngle(direction, magnitude: newValue) }
  }

  /// The angle in radians, clockwise from the x axis on screen; default π/2, straight down.
  ///
  /// Gravity of magnitude 0 has the angle 0, and keeps it.
  public var angle: Double {
    get { direction }
    set { setAngle(newValue, magnitude: length) }
  }

  /// Sets angle and magnitude.
  public func setAngle(_ angle: Double, magnitude: Double) {
    guard angle.isFinite, Self.magnitudes.contains(magnitude) else { return }
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
