import MotionGeometry

/// Pulls an item to a point with a spring-like motion: `UISnapBehavior`.
///
/// It consists of four springs of 4 Hz, each 50 points long at rest, from two opposite corners of
/// the item to points beside the corners' target positions. Because only two corners are pulled,
/// the item rotates and swings sideways on its way, and settles upright.
///
/// ```swift
/// let box = DynamicItem(name: "box", center: Point(50, 50), size: Size(100, 100))
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(SnapBehavior(item: box, snapTo: Point(160, 240)))
/// for _ in 1...180 { animator.step() }
/// print(box.center.x.rounded(), box.center.y.rounded())  // 160.0 240.0
/// ```
public final class SnapBehavior: DynamicBehavior {
  /// The accepted damping values.
  public static let dampings: ClosedRange<Double> = 0...1000

  /// The frequency of the springs, in Hz.
  private static let frequency: Float = 4
  /// The rest length of the springs, in points.
  private static let restLength = 50.0

  /// The item that is pulled.
  public let item: DynamicItem
  private var target: Point
  /// The body to which the springs are attached; nil while the behavior does not act.
  private(set) var anchor: Body?
  private(set) var springs: [DistanceJoint] = []
  private var ratio = 0.5

  /// Creates a snap that pulls an item to a point in reference coordinates.
  /// - Throws: `invalidPoint` if the point is not finite or out of range.
  public init(name: String = "snap", item: DynamicItem, snapTo point: Point) throws(DynamicsProblem)
  {
    self.item = item
    target = point
    super.init(name: name, items: [item])
    try check(point, "snapPoint")
  }

  override var actsOnItems: Bool { true }
  override var itemsAreFixed: Bool { true }

  /// The point where the item comes to rest.
  public var snapPoint: Point {
    get { target }
    set { assign { () throws(DynamicsProblem) in try setSnapPoint(newValue) } }
  }

  /// Sets the point.
  /// - Throws: `invalidPoint` if the point is not finite or out of range.
  public func setSnapPoint(_ point: Point) throws(DynamicsProblem) {
    try check(point, "snapPoint")
    target = point
    anchor?.place(at: Scale.meters(point), angle: 0)
    didChange()
  }

  /// The damping of the oscillation, from 0 (most oscillation) to 1 (none); default 0.5.
  ///
  /// As in UIKit, a snap that already acts keeps the damping it started with.
  public var damping: Double {
    get { ratio }
    set { assign { () throws(DynamicsProblem) in try setDamping(newValue) } }
  }

  /// Sets the damping for the next time the snap begins to act.
  /// - Throws: `valueOutOfRange` if it is not in `dampings`.
  public func setDamping(_ damping: Double) throws(DynamicsProblem) {
    try check(damping, "damping", Self.dampings)
    ratio = damping
  }

  /// UIKit sets the springs' lengths one turn of the main queue after the snap was added, which is
  /// before the next frame; here they are set at once.
  override func didJoin(_ simulated: SimulatedItem) {
    var definition = Body.Definition()
    definition.position = Scale.meters(target)
    let anchor = Body(in: simulated.animator.world, definition)
    let (half, gap) = (Vector(simulated.size.width / 2, simulated.size.height / 2), Self.restLength)
    let ends = [
      (-half, Vector(-half.dx - gap, -half.dy)), (-half, Vector(-half.dx, -half.dy - gap)),
      (half, Vector(half.dx + gap, half.dy)), (half, Vector(half.dx, half.dy + gap)),
    ]
    springs = ends.map { corner, end in
      DistanceJoint(
        anchor, at: Scale.meters(end), simulated.body, at: Scale.meters(corner),
        .spring(
          length: Scale.meters(gap), frequency: Self.frequency, dampingRatio: Float(ratio)))
    }
    self.anchor = anchor
  }

  override func addToEnergyLaws() {
    guard let anchor, let simulated = item.simulated else { return }
    simulated.energyLaw?.springs += springs.compactMap { joint in
      Spring(
        joint, near: simulated.end(at: joint.secondAnchor), far: .fixed(at: joint.firstAnchor),
        anchor: anchor.motion)
    }
  }

  override func jointImpulse(on item: DynamicItem) -> SIMD2<Float>? {
    springs.reduce(.zero) { $0 + $1.impulse }
  }

  override func willLeave(_ simulated: SimulatedItem) {
    springs.removeAll()
    anchor = nil
  }
}
