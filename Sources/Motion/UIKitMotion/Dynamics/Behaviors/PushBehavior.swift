import MotionGeometry

/// A force on items: `UIPushBehavior`.
///
/// Magnitude 1 is 1 N: it accelerates an item of 100 x 100 points and density 1 by 100 points per
/// second², and an instantaneous one gives it 100 points per second.
///
/// ```swift
/// let box = DynamicItem(name: "box", center: Point(50, 50), size: Size(100, 100))
/// let push = PushBehavior(items: [box], mode: .instantaneous)
/// push.pushDirection = Vector(1, 0)
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(push)
/// animator.step()
/// print(animator.linearVelocity(of: box).dx)  // 99.9167…
/// print(push.isActive)  // false
/// ```
public final class PushBehavior: DynamicBehavior {
  /// The duration of a push.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Pushes while it is active, so its items never come to rest.
    case continuous
    /// Pushes once in the next step, then turns itself off.
    case instantaneous
  }

  /// The accepted magnitudes, in N or N·s; setting one outside changes nothing, and `refusal` has the
  /// reason.
  public static let magnitudes: ClosedRange<Double> = -1e9...1e9
  /// The angles that a statement may give, in radians.
  public static let angles: ClosedRange<Double> = -1e6...1e6

  /// The mode; it never changes.
  public let mode: Mode
  private var force = PolarVector(.zero)
  /// The offsets of items that are not pushed at their centers.
  private var offsets: [(item: DynamicItem, offset: Vector)] = []

  /// Creates a push of magnitude 0.
  public init(name: String = "push", items: [DynamicItem] = [], mode: Mode) {
    self.mode = mode
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// Whether it pushes; default true. Setting it makes an instantaneous push act again.
  public var isActive = true {
    didSet {
      if isActive { didChange() }
    }
  }

  /// The force in N, or the impulse in N·s if instantaneous; default zero.
  public var pushDirection: Vector {
    get { force.vector }
    set {
      assign { () throws(DynamicsProblem) in
        try setForce(PolarVector(newValue), "pushDirection")
      }
    }
  }

  /// The length of `pushDirection`; setting it keeps the angle.
  public var magnitude: Double {
    get { force.length }
    set { assign { () throws(DynamicsProblem) in try setAngle(angle, magnitude: newValue) } }
  }

  /// The angle in radians, clockwise from the x axis on screen. A push of magnitude 0 keeps its
  /// angle.
  public var angle: Double {
    get { force.angle }
    set { assign { () throws(DynamicsProblem) in try setAngle(newValue, magnitude: magnitude) } }
  }

  /// Sets angle and magnitude; a negative magnitude pushes the other way.
  /// - Throws: `invalidVector` for numbers that are not finite or a magnitude out of range.
  public func setAngle(_ angle: Double, magnitude: Double) throws(DynamicsProblem) {
    try setForce(PolarVector(angle: angle, length: magnitude), "angle")
  }

  private func setForce(_ newForce: PolarVector, _ property: String) throws(DynamicsProblem) {
    guard newForce.vector.isFinite, newForce.angle.isFinite,
      Self.magnitudes.contains(newForce.length)
    else {
      throw .invalidVector(behavior: name, property: property, vector: newForce.vector)
    }
    force = newForce
    didChange()
  }

  /// Returns the point of a push on an item, from its center, in points; default zero.
  public func targetOffset(for item: DynamicItem) -> Vector {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the point of the push from an item's center, so that it also rotates the item.
  ///
  /// UIKit's documentation calls the offset relative to the item; its engine, followed here, does
  /// not rotate it with the item. Another behavior's item changes nothing.
  /// - Throws: `invalidVector` for an offset that is not finite or out of range.
  public func setTargetOffset(_ offset: Vector, for item: DynamicItem) throws(DynamicsProblem) {
    let reach = DynamicItem.coordinates
    guard reach.contains(offset.dx), reach.contains(offset.dy) else {
      throw .invalidVector(behavior: name, property: "targetOffset", vector: offset)
    }
    guard holds(item) else { return }
    offsets.removeAll { $0.item === item }
    if offset != .zero { offsets.append((item, offset)) }
    didChange()
  }

  override var actsEachFrame: Bool { true }

  override func act() {
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

  override func didAct() {
    if mode == .instantaneous { isActive = false }
  }

  private func wrench(on item: DynamicItem) -> (SIMD2<Float>, Float) {
    let push = SIMD2(Float(force.vector.dx), Float(force.vector.dy))
    guard !offsets.isEmpty else { return (push, 0) }
    let arm = Scale.meters(targetOffset(for: item))
    return (push, arm.x * push.y - arm.y * push.x)
  }

  override func force(on simulated: SimulatedItem) -> ItemForce? {
    guard isActive, mode == .continuous else { return nil }
    return ItemForce(self, pushDirection, on: simulated)
  }

  override var frameImpulse: Vector? {
    isActive && mode == .instantaneous ? pushDirection : nil
  }

  override func didJoin(_ simulated: SimulatedItem) {
    // UIKit's pushed items cannot pass through each other, even after the push is removed.
    simulated.body.setBullet(true)
  }

  override func didRemove(_ item: DynamicItem) {
    offsets.removeAll { $0.item === item }
  }
}
