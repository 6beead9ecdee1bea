import Geometry
import Physics

/// Draws an item to a point with a spring-like swing: `UISnapBehavior`.
///
/// Inside are four springs of 4 Hz, each 50 points long at rest, from two opposite corners of the
/// item to places beside where those corners will be. Because only two corners are pulled, the item
/// turns and swings to the side on its way, and settles upright.
public final class SnapBehavior: DynamicBehavior {
  /// The dampings that are accepted.
  public static let dampings: ClosedRange<Double> = 0...1000

  /// The springs' frequency, in Hz.
  private static let frequency: Float = 4
  /// The springs' length at rest, in points.
  private static let restLength = 50.0

  /// What is drawn to the point.
  public let item: DynamicItem
  private var target: Point
  /// What the springs hang on; nil while the behavior does not act.
  private var anchor: Body?
  private var springs: [DistanceJoint] = []
  private var ratio = 0.5

  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public init(name: String, item: DynamicItem, snapTo point: Point) throws(DynamicsProblem) {
    self.item = item
    target = point
    super.init(name: name, items: [item])
    try check(point, "snapPoint")
  }

  override var actsOnItems: Bool { true }
  override var itemsAreFixed: Bool { true }

  /// Where the item comes to rest.
  public var snapPoint: Point { target }

  /// Pulls the item to another point.
  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public func setSnapPoint(_ point: Point) throws(DynamicsProblem) {
    try check(point, "snapPoint")
    target = point
    anchor?.place(at: Scale.meters(point), angle: 0)
    didChange()
  }

  /// How soon the swing fades: from 0, the most, to 1, none; 0.5 at first.
  ///
  /// As in UIKit, a snap that acts already keeps the damping it started with.
  public var damping: Double { ratio }

  /// Sets the damping with which the snap next begins to act.
  /// - Throws: `valueOutOfRange` when it is not in `dampings`.
  public func setDamping(_ damping: Double) throws(DynamicsProblem) {
    try check(damping, "damping", Self.dampings)
    ratio = damping
  }

  /// UIKit gives the springs their lengths a turn of the main queue after the snap was added, which
  /// is before the next frame; here they have them at once.
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

  /// What its springs gave the item in the last step in which it was awake, in N·s.
  var impulse: SIMD2<Float> { springs.reduce(.zero) { $0 + $1.impulse } }

  /// What its springs hold, in J.
  var energy: Double { springs.reduce(0) { $0 + Double($1.energy) } }

  override func willLeave(_ simulated: SimulatedItem) {
    springs.removeAll()
    anchor = nil
  }
}
