import Answers
import MotionGeometry
import Text
import UIKitMotion

/// Why an item of dynamics moves or rests: its motion and the forces on it.
struct MotionReasons {
  let inspector: Inspector
  let item: DynamicItem
  let forces: Forces
  let stillness: Stillness
  private var animator: ReadOnlyAnimator { inspector.stage.animator }

  /// In points and radians per second. Anything less is float rounding and counts as still.
  private static let (slowest, slowestTurn) = (1e-3, 1e-4)
  /// In points and radians per second. The engine puts an item to rest after half a second below
  /// both.
  private static let (restSpeed, restTurn) = (1.0, 2 * Double.pi / 180)
  /// In points per second². Anything less does not move an item that stands still.
  private static let idle = 0.01

  var reasons: [Reason] {
    if animator.isAnchored(item) {
      let by = animator.source(of: .isAnchored, for: item).map { [$0.name] } ?? []
      let anchor = by.first.map { " by \($0)" } ?? ""
      return [Reason(.anchored, "anchored\(anchor): no force moves it", by: by)]
    }
    let speed = item.linearVelocity.length
    guard speed >= Self.slowest || abs(item.angularVelocity) >= Self.slowestTurn else {
      return (isStarting ? starting : resting) + rotation
    }
    return [motion(speed)] + slowness(speed) + rotation
      + (strongest > Self.idle ? forceWords.causes : []) + correction + outcome
  }

  /// The causes of its motion besides its velocity.
  private var correction: [Reason] {
    guard let correction = forces.correction, let text = forces.correctionText else { return [] }
    return [
      Reason(
        .correction, text, by: correction.causes.map(\.label),
        quantities: [
          .init("x", correction.offset.dx, unit: "pt"),
          .init("y", correction.offset.dy, unit: "pt"),
        ])
    ]
  }

  private var forceWords: ForceWords {
    ForceWords(inspector: inspector, forces: forces, velocity: item.linearVelocity)
  }

  // MARK: Standing still

  /// Whether the forces on it do not balance, so that it moves in the next frame.
  private var isStarting: Bool {
    forces.correction != nil
      || forces.sum(\.acceleration).length > max(0.01 * strongest, Self.idle)
  }

  private var strongest: Double { forces.all.map(\.acceleration.length).max() ?? 0 }

  private var starting: [Reason] {
    let first =
      inspector.frame == 0
      ? "stands still: no time has passed yet; `run 1s` starts it"
      : "stands still in this frame and moves in the next"
    return [Reason(.starting, first)] + (strongest > Self.idle ? forceWords.causes : [])
      + correction
  }

  private var resting: [Reason] {
    guard strongest > Self.idle else {
      return [
        Reason(.resting, "stands still\(stillness.suffix): nothing acts on it", stillness.quantity)
      ]
    }
    let (place, balance) = (forceWords.place, forceWords.balance)
    let text = place.text + stillness.suffix + (balance.isEmpty ? "" : ": " + balance)
    let pulls = forceWords.pulls
    let quantities = pulls.map {
      Table.Quantity("\($0.by).acceleration", $0.acceleration, unit: "pt/s²")
    }
    return [
      Reason(
        .resting, text, by: place.by + pulls.map(\.by),
        quantities: [stillness.quantity] + quantities)
    ] + sleep
  }

  /// The reason why it stays awake or asleep.
  private var sleep: [Reason] {
    let lost = forces.all.first { $0.cause == .rest }?.acceleration.length ?? 0
    if lost > 0.05 * strongest {
      return [Reason(.asleep, "it is asleep: forces act on it again once something wakes it")]
    }
    let pusher = inspector.world.objects.behaviors.first { entry in
      entry.behavior.described?.keepsAwake == true && forces.come(from: entry.name)
    }
    if let pusher {
      let text = "\(pusher.name) keeps pushing, so it never falls asleep"
      return [Reason(.keptAwake, text, by: [pusher.name])]
    }
    let text = "it is not asleep yet: it and all that touches it must rest for half a second"
    return animator.isAwake(item) ? [Reason(.awake, text)] : []
  }

  // MARK: Moving

  private func motion(_ speed: Double) -> Reason {
    let (velocity, turn) = (item.linearVelocity, item.angularVelocity)
    var parts: [String] = []
    if speed >= Self.slowest { parts.append("moves at \(number(speed)) pt/s \(velocity.way)") }
    if abs(turn) >= Self.slowestTurn {
      let degrees = number(abs(turn) * 180 / .pi)
      parts.append("turns at \(degrees) deg/s \(turn > 0 ? "" : "counter-")clockwise")
    }
    return Reason(
      .moving, parts.joined(separator: ", and "), .init("velocity.x", velocity.dx, unit: "pt/s"),
      .init("velocity.y", velocity.dy, unit: "pt/s"),
      .init("angularVelocity", turn, unit: "rad/s"))
  }

  private func slowness(_ speed: Double) -> [Reason] {
    guard speed <= Self.restSpeed, abs(item.angularVelocity) <= Self.restTurn else { return [] }
    let text = "so slow that it rests soon: the animator waits for half a second below 1 pt/s"
    return [Reason(.slow, text)]
  }

  private var rotation: [Reason] {
    guard abs(item.angularVelocity) < Self.slowestTurn,
      let source = animator.source(of: .allowsRotation, for: item), !source.allowsRotation
    else { return [] }
    return [
      Reason(
        .noRotation, "does not turn: \(source.name) has allowsRotation off", by: [source.name])
    ]
  }

  /// The net effect of all forces.
  private var outcome: [Reason] {
    guard strongest > Self.idle else {
      return [Reason(.outcome, "nothing acts on it, so its motion goes on")]
    }
    let sum = forces.sum(\.acceleration)
    guard sum.length > ForceWords.least * strongest else {
      return [Reason(.outcome, "the forces on it cancel out, so its motion goes on")]
    }
    let (now, change) = (item.linearVelocity, sum * (1 / Double(Stage.framesPerSecond)))
    let share = ((now + change).length - now.length) / change.length
    let effect =
      share > 0.2 ? "it speeds up" : share < -0.2 ? "it slows down" : "it changes direction"
    return [
      Reason(
        .outcome, "together \(number(sum.length)) pt/s² \(sum.way): \(effect)",
        .init("acceleration.x", sum.dx, unit: "pt/s²"),
        .init("acceleration.y", sum.dy, unit: "pt/s²"))
    ]
  }

  private func number(_ value: Double) -> String { ForceWords.number(value) }
}

/// How long an item has been where it is.
struct Stillness {
  /// The first frame since which it has not moved.
  let frame: Int
  /// Whether it has not moved since its creation.
  let isWhole: Bool
  /// Whether the frame before was not recorded.
  let isLeast: Bool

  /// The largest distance from its current place, in points and radians, that counts as still.
  static let (reach, turn) = (0.01, 1e-4)

  /// The time of that frame.
  var quantity: Table.Quantity { .init("since", Stage.time(ofFrame: frame), unit: "s") }

  /// The words after the sentence about the rest.
  var suffix: String {
    if isWhole { return frame == 0 ? " from the start" : " since it was added" }
    return " since \(FrameTime.text(Stage.time(ofFrame: frame)))" + (isLeast ? " or earlier" : "")
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
    return ways[Int(clamping: (angle / (.pi / 4)).rounded()) & 7]
  }
}
