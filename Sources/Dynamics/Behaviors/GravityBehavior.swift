import Geometry
import Physics

/// A constant acceleration, whatever the item weighs: `UIGravityBehavior`.
///
/// Magnitude 1 is 1000 points per second². As in UIKit, all gravity behaviors of an animator share
/// one vector: the last one that was added or changed decides for the items of all of them, and
/// removing any sets it to zero.
public final class GravityBehavior: DynamicBehavior {
  /// The magnitudes that are accepted; one outside leaves the behavior as it was.
  public static let magnitudes: ClosedRange<Double> = -1e6...1e6

  private var vector = Vector(0, 1)
  private var length = 1.0
  private var direction = Double.pi / 2

  override public init(name: String, items: [DynamicItem] = []) {
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// Where things fall, its length the magnitude; (0, 1) at first.
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

  /// In units of 1000 points per second²; 1 at first.
  public var magnitude: Double {
    get { length }
    set { setAngle(direction, magnitude: newValue) }
  }

  /// In radians, clockwise from the x axis on screen; π/2, straight down, at first.
  ///
  /// Gravity of magnitude 0 has the angle 0, and keeps it.
  public var angle: Double {
    get { direction }
    set { setAngle(newValue, magnitude: length) }
  }

  /// Sets both.
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

  override func didJoin(_ simulated: SimulatedItem) {
    simulated.gravityHolders += 1
    simulated.body.setGravityScale(1)
    // UIKit's gravity items cannot pass through each other, and stay so.
    simulated.body.setBullet(true)
  }

  override func willLeave(_ simulated: SimulatedItem) {
    simulated.gravityHolders -= 1
    if simulated.gravityHolders == 0 { simulated.body.setGravityScale(0) }
  }
}
