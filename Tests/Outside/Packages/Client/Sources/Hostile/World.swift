import MotionTesting
import UIKitMotion
import UIKitNames

/// What a call may need, made for it alone: a stage with a view that everything acts on.
final class World {
  let stage = Stage()
  let view: View
  let item: DynamicItem
  let group: DynamicItemGroup
  let gravity: GravityBehavior
  let collision: CollisionBehavior
  let matter: DynamicItemBehavior
  let push: PushBehavior
  let snap: SnapBehavior
  let attachment: AttachmentBehavior
  let field: FieldBehavior
  let animator: PropertyAnimator
  let names: ViewPropertyAnimator
  let effect: MotionEffect
  let property: AnimatedProperty
  let layerAnimation: LayerAnimation
  let spring: Spring
  let easing: Easing
  let keyframes: Keyframes
  let decay: Decay
  let motion: SampledMotion
  let path: TiltPath
  var numbers: [Double] = [1, 2]

  init() throws {
    let view = try stage.addView(named: "view", frame: Rect(10, 10, 100, 100))
    self.view = view
    view.scrollSettings = ScrollSettings(contentSize: Size(500, 500))
    item = try stage.item(for: view)
    let member = DynamicItem(name: "member", center: Point(200, 200), size: Size(20, 20))
    group = try DynamicItemGroup(name: "group", items: [member])
    gravity = GravityBehavior(items: [item])
    collision = CollisionBehavior(items: [item])
    matter = DynamicItemBehavior(items: [item])
    push = PushBehavior(items: [item], mode: .continuous)
    snap = try SnapBehavior(item: item, snapTo: Point(100, 100))
    attachment = try AttachmentBehavior(name: "rod", item: item, toAnchor: Point(100, 0))
    field = FieldBehavior(.radial, name: "field", items: [item])
    for each in [gravity, collision, matter, push, snap, attachment, field] {
      try stage.animator.add(each)
    }
    animator = try stage.addAnimator(named: "animator")
    names = try ViewPropertyAnimator(duration: 0.3, curve: .linear, on: stage) { view.alpha = 0.5 }
    effect = try .parallax(name: "effect", magnitude: 10)
    property = try Self.found(AnimatedProperty.named("center"))
    spring = try Spring(duration: 0.5, bounce: 0.2)
    easing = try .css("ease")
    keyframes = try Keyframes(values: [[0], [1], [0]])
    decay = try Decay(velocity: 1000)
    motion = try SampledMotion([0, 1, 2])
    path = try TiltPath(evenly: [.zero, Vector(1, 1)])
    let ends = AnimationPlan.Ends(from: [0, 0], to: [1, 1])
    layerAnimation = try stage.add(
      AnimationPlan(.basic(property, ends), curve: .linear), forKey: "move", to: view)
  }

  private static func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }

  struct Missing: Error {}

  var fit: MotionFit {
    get throws {
      let times = (0...60).map { Double($0) / 60 }
      return try MotionFit(times: times, columns: [times.map { 100 * spring($0) }])
    }
  }

  func curve(_ n: Double) -> Curve { (try? Spring(stiffness: n)).map(Curve.spring) ?? .linear }

  func options(_ n: Double) -> UIKitMotion.AnimationOptions {
    AnimationOptions(duration: n, curve: curve(n), delay: n, repeatCount: n)
  }

  func timing(_ n: Double) -> MediaTiming {
    var timing = MediaTiming()
    (timing.begin, timing.duration, timing.speed) = (n, n, n)
    (timing.timeOffset, timing.repeatCount, timing.repeatDuration) = (n, n, n)
    return timing
  }

  func clock(_ n: Double) -> LayerClock {
    var clock = LayerClock()
    (clock.beginTime, clock.speed, clock.timeOffset) = (n, n, n)
    (clock.duration, clock.repeatCount) = (n, n)
    return clock
  }

  func plan(_ n: Double) -> AnimationPlan {
    var plan = AnimationPlan(.basic(property, .init(from: [n], to: [n, n])), curve: curve(n))
    plan.timing = timing(n)
    return plan
  }

  func axis(_ n: Double) -> ScrollAxis { ScrollAxis(length: n, content: n) }

  func spelled(_ n: Double) -> SpringAnimation {
    let spring = SpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.mass) = (n, [n], n)
    (spring.stiffness, spring.damping, spring.duration) = (n, n, n)
    return spring
  }

  /// Lets what a call has set act.
  func pass() {
    stage.advance(frames: 3)
    _ = view.presentation(.centerX)
    _ = view.frame as Rect
  }
}

func range(_ n: Double) -> ClosedRange<Double> { n > 0 ? 0...n : n <= 0 ? n...0 : 0...0 }

func duration(_ n: Double) -> Duration { abs(n) < 1e9 ? .seconds(n) : .seconds(1e9) }

/// Sets a property. A number that is not finite has to leave it as it was, and has to be reported.
func refuses<Owner: AnyObject, Value>(
  _ number: Double, _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
  _ value: Value,
  reports: (Owner) -> Bool
) throws {
  let before = String(describing: owner[keyPath: property])
  owner[keyPath: property] = value
  guard !number.isFinite else { return }
  let after = String(describing: owner[keyPath: property])
  if after != before { fatalError("a setter takes \(number): \(before) became \(after)") }
  if !reports(owner) { fatalError("a setter does not report \(number)") }
}
