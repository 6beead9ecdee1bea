import Geometry
import Physics

/// A force on items: `UIPushBehavior`.
///
/// Magnitude 1 is 1 N: it accelerates an item of 100 x 100 points and density 1 by 100 points per
/// second², and an instantaneous one gives it 100 points per second.
public final class PushBehavior: DynamicBehavior {
  /// How long it pushes.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Pushes as long as it is active, and so never lets its items rest.
    case continuous
    /// Pushes once in the next step and turns itself off.
    case instantaneous
  }

  /// The magnitudes, in N or N·s, that are accepted; one outside leaves the push as it was.
  public static let magnitudes: ClosedRange<Double> = -1e9...1e9

  /// How long it pushes; it keeps to that.
  public let mode: Mode
  private var force = PolarVector(.zero)
  /// Where the push acts on items that it does not act on at their centers.
  private var offsets: [(item: DynamicItem, offset: Vector)] = []

  /// A push without magnitude, which moves nothing yet.
  public init(name: String, items: [DynamicItem] = [], mode: Mode) {
    self.mode = mode
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// Whether it pushes; true at first. Setting it lets an instantaneous push act again.
  public var isActive = true {
    didSet {
      if isActive { didChange() }
    }
  }

  /// In N, or N·s when instantaneous; zero at first.
  public var pushDirection: Vector {
    get { force.vector }
    set { take(PolarVector(newValue)) }
  }

  /// The length of `pushDirection`; setting it keeps the angle.
  public var magnitude: Double {
    get { force.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// In radians, clockwise from the x axis on screen. A push of magnitude 0 keeps its angle.
  public var angle: Double {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets both; a negative magnitude pushes the other way.
  public func setAngle(_ angle: Double, magnitude: Double) {
    take(PolarVector(angle: angle, length: magnitude))
  }

  private func take(_ newForce: PolarVector) {
    guard newForce.vector.isFinite, newForce.angle.isFinite,
      Self.magnitudes.contains(newForce.length)
    else { return }
    force = newForce
    didChange()
  }

  /// Where the push acts on an item, from its center, in points; zero at first.
  public func targetOffset(for item: DynamicItem) -> Vector {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Lets the push act beside an item's center, so that it also turns the item.
  ///
  /// UIKit's documents call the offset relative to the item; its engine, followed here, does not
  /// turn it with the item. One that is not finite or out of reach, or for an item that is not the
  /// push's, changes nothing.
  public func setTargetOffset(_ offset: Vector, for item: DynamicItem) {
    let reach = DynamicItem.coordinates
    guard reach.contains(offset.dx), reach.contains(offset.dy), holds(item) else { return }
    offsets.removeAll { $0.item === item }
    if offset != .zero { offsets.append((item, offset)) }
    didChange()
  }

  /// Pushes for one frame; called once before the steps of the world.
  func act() {
    guard isActive, force.vector != .zero else { return }
    for item in items {
      guard let body = item.simulated?.body else { continue }
      let (linear, angular) = wrench(on: item)
      switch mode {
      case .continuous: body.apply(force: linear, torque: angular)
      case .instantaneous: body.apply(impulse: linear, angularImpulse: angular)
      }
    }
  }

  /// Turns an instantaneous push off; called once after the steps of the world.
  func didAct() {
    if mode == .instantaneous { isActive = false }
  }

  private func wrench(on item: DynamicItem) -> (SIMD2<Float>, Float) {
    let push = SIMD2(Float(force.vector.dx), Float(force.vector.dy))
    guard !offsets.isEmpty else { return (push, 0) }
    let arm = Scale.meters(targetOffset(for: item))
    return (push, arm.x * push.y - arm.y * push.x)
  }

  override func didJoin(_ simulated: SimulatedItem) {
    // UIKit's pushed items cannot pass through each other, and stay so.
    simulated.body.setBullet(true)
  }

  override func didRemove(_ item: DynamicItem) {
    offsets.removeAll { $0.item === item }
  }
}
