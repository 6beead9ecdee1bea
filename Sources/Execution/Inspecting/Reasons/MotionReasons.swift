import Dynamics
import Geometry
import Staging
import Text

/// Why what dynamics holds moves or rests, in sentences: how it moves, and who does what to it.
struct MotionReasons {
  let inspector: Inspector
  let item: DynamicItem
  let forces: Forces
  let stillness: Stillness
  private var animator: DynamicAnimator { inspector.stage.animator }

  /// In points and radians per second: less is standing still, as the rounding of floats leaves it.
  private static let (slowest, slowestTurn) = (1e-3, 1e-4)
  /// In points per second and radians per second: below both for half a second, the engine lets rest.
  private static let (restSpeed, restTurn) = (1.0, 2 * Double.pi / 180)
  /// In points per second²: less does not move what stands still.
  private static let idle = 0.01

  var told: [String] {
    if animator.isAnchored(item) {
      let anchor = animator.source(of: .isAnchored, for: item).map { " by \($0.name)" } ?? ""
      return ["anchored\(anchor): no force moves it"]
    }
    let speed = item.linearVelocity.length
    guard speed >= Self.slowest || abs(item.angularVelocity) >= Self.slowestTurn else {
      return (isStarting ? starting : resting) + rotation
    }
    return [motion(speed)] + slowness(speed) + rotation
      + (strongest > Self.idle ? forceWords.causes : []) + outcome
  }

  private var forceWords: ForceWords {
    ForceWords(inspector: inspector, forces: forces, velocity: item.linearVelocity)
  }

  // MARK: Standing still

  /// Whether what acts is not held: it will move in the frame to come.
  private var isStarting: Bool {
    forces.sum(\.acceleration).length > max(0.01 * strongest, Self.idle)
  }

  private var strongest: Double { forces.all.map(\.acceleration.length).max() ?? 0 }

  private var starting: [String] {
    let first =
      inspector.frame == 0
      ? "stands still: no time has passed yet, `run 1s` lets it"
      : "stands still in this frame, and moves in the next"
    return [first] + forceWords.causes
  }

  private var resting: [String] {
    guard strongest > Self.idle else {
      return ["stands still\(stillness.told): nothing acts on it"]
    }
    let balance = forceWords.balance
    return [forceWords.place + stillness.told + (balance.isEmpty ? "" : ": " + balance)] + sleep
  }

  /// What keeps it awake, or what does not wake it.
  private var sleep: [String] {
    let lost = forces.all.first { $0.cause == .rest }?.acceleration.length ?? 0
    if lost > 0.05 * strongest {
      return ["it is asleep: what acts on it counts again once something wakes it"]
    }
    let pusher = inspector.world.objects.behaviors.first { entry in
      guard let push = entry.behavior as? PushBehavior else { return false }
      return push.mode == .continuous && forces.all.contains { $0.cause == .behavior(push.name) }
    }
    if let pusher { return ["\(pusher.name) goes on pushing, so it never falls asleep"] }
    return animator.isAwake(item)
      ? ["it is not asleep yet: that takes half a second, of it and all that touches it"] : []
  }

  // MARK: Moving

  private func motion(_ speed: Double) -> String {
    let turn = abs(item.angularVelocity)
    let turning =
      turn < Self.slowestTurn
      ? "" : "turns at \(number(turn)) rad/s \(item.angularVelocity > 0 ? "" : "counter-")clockwise"
    guard speed >= Self.slowest else { return turning }
    return "moves at \(number(speed)) pt/s \(item.linearVelocity.way)"
      + (turning.isEmpty ? "" : ", and \(turning)")
  }

  private func slowness(_ speed: Double) -> [String] {
    guard speed <= Self.restSpeed, abs(item.angularVelocity) <= Self.restTurn else { return [] }
    return ["so slow, it rests soon: the animator waits for half a second below 1 pt/s"]
  }

  private var rotation: [String] {
    guard abs(item.angularVelocity) < Self.slowestTurn,
      let source = animator.source(of: .allowsRotation, for: item), !source.allowsRotation
    else { return [] }
    return ["does not turn: \(source.name) has allowsRotation off"]
  }

  /// What all of it comes to.
  private var outcome: [String] {
    guard strongest > Self.idle else { return ["nothing acts on it, so it goes on as it is"] }
    let sum = forces.sum(\.acceleration)
    guard sum.length > ForceWords.least * strongest else {
      return ["what acts on it cancels out, so it goes on as it is"]
    }
    let (now, change) = (item.linearVelocity, sum * (1 / Double(Stage.framesPerSecond)))
    let share = ((now + change).length - now.length) / change.length
    let effect = share > 0.2 ? "it gets faster" : share < -0.2 ? "it gets slower" : "it turns aside"
    return ["together \(number(sum.length)) pt/s² \(sum.way): \(effect)"]
  }

  private func number(_ value: Double) -> String { ForceWords.number(value) }
}

/// Since when something stands where it stands.
struct Stillness {
  /// The first frame of those, up to now, in which it was where it is.
  let frame: Int
  /// Whether it was so from its beginning on.
  let isWhole: Bool
  /// Whether nobody recorded the frame before.
  let isLeast: Bool

  /// How far, in points and radians, it may be from where it is now.
  static let (reach, turn) = (0.01, 1e-4)

  /// Behind what it says of the rest.
  var told: String {
    if isWhole { return frame == 0 ? " from the start" : " since it came" }
    return " since \(FrameTime.text(Stage.time(ofFrame: frame)))" + (isLeast ? " at least" : "")
  }
}

extension Vector {
  /// The nearest of eight directions, on screen.
  var way: String {
    let ways = [
      "to the right", "down and right", "down", "down and left", "to the left", "up and left",
      "up", "up and right",
    ]
    guard length > 0 else { return "" }
    return ways[Int((angle / (.pi / 4)).rounded()) & 7]
  }
}
