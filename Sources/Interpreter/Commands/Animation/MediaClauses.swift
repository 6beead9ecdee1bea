import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

/// The clauses that an animation and a group share.
enum MediaClauses {
  static let on = Clause("on", .views, "views to animate; not used inside a group's block")
  static let curve = Clause(
    "curve", .curve, "timing curve; a spring makes a CASpringAnimation", default: .linear,
    also: ["easing", "timing", "timingFunction"])
}

/// Clauses of a command that adds an animation to views or to a group.
protocol LayerAnimationClauses: CommandClauses {
  var on: Clause<[View]?> { get }
  var curve: Clause<Curve> { get }
}

/// The timing clauses of animations and groups: CAMediaTiming.
struct MediaTimingClauses: CommandClauses {
  let begin = Clause(
    "begin", .number(.time, LayerClock.times), "start, from now or from the group's start",
    default: 0, also: ["beginTime", "delay"])
  let speed = Clause(
    "speed", .number(.plain, LayerClock.speeds), "speed of its time; below 0 it plays backward",
    default: 1)
  let timeOffset = Clause(
    "timeOffset", .number(.time, LayerClock.times), "offset into its own time, which wraps around",
    default: 0)
  let times = Clause(
    "repeat", .times(0...1e6), "number of plays; `forever` never ends", default: 1,
    also: ["repeatCount", "times", "iterations", "loop"])
  let repeatDuration = Clause(
    "repeatDuration", .time, "duration of all repeats, instead of `repeat`")
  let autoreverse = Clause(
    "autoreverse", .boolean, "whether each play also runs backward", default: false,
    also: ["autoreverses"])
  let fill = Clause(
    "fill", .word(MediaTiming.FillMode.self), "what is shown before the start and after the end",
    default: .removed, also: ["fillMode"])
  let removedOnCompletion = Clause(
    "removedOnCompletion", .boolean, "whether it is removed at its end", default: true,
    also: ["isRemovedOnCompletion"])

  /// The timing that the clauses set.
  static func timing(
    _ call: Change<MediaTimingClauses>, duration: Double
  ) throws(Failure) -> MediaTiming {
    if call.has(\.times), let place = call.place(of: \.repeatDuration) {
      throw call.fail(.eitherOr("`repeat`", "`repeatDuration`"), at: place)
    }
    var timing = MediaTiming()
    timing.begin = call[\.begin]
    timing.duration = duration
    timing.speed = call[\.speed]
    timing.timeOffset = call[\.timeOffset]
    timing.repeatCount = call[\.times]
    timing.repeatDuration = call[\.repeatDuration] ?? 0
    timing.autoreverses = call[\.autoreverse]
    timing.fillMode = call[\.fill]
    return timing
  }
}

extension Change where Clauses: LayerAnimationClauses {
  /// Adds an animation to views under one key, or to the group whose block is running.
  func add(_ plan: AnimationPlan) throws(Failure) {
    // Its many clauses and keyframes.
    try spend(.command, 7)
    if let group = evaluator.enclosingGroup {
      guard group.count + plan.count < Stage.animationsOfViewLimit else {
        throw fail(.tooMany("animations in a group", Stage.animationsOfViewLimit))
      }
      if let place = place(of: \.on) {
        throw fail(.clauseInGroup("on"), at: place)
      }
      if let name = written.command.name { throw fail(.clauseInGroup("as"), at: name.span) }
      return group.add(plan)
    }
    guard let views = self[\.on] else {
      throw fail(.missingClause("on", verb: declaration.verb, sample: "red"))
    }
    let key = try animationKey()
    let stage = stage
    var last: LayerAnimation?
    for view in views {
      last = try attempt {
        try stage.add(plan, forKey: key, to: view, like: last)
      }
    }
    // This ends an earlier animation with the same key.
    try deliverEvents()
  }

  /// The name after `as`, which may be the key of an existing animation, or a new name.
  private func animationKey() throws(Failure) -> String {
    if let name = written.command.name, inspector.isAnimation(name.text) { return name.text }
    return try newName()
  }
}
