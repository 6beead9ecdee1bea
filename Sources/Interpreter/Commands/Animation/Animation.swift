import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

enum AnimationCommand: ChangeCommand {
  struct Clauses: LayerAnimationClauses {
    let on = MediaClauses.on
    let keyPath = Clause(
      required: "keypath", .keyPath, "property to animate, such as center.x", also: ["property"])
    let from = Clause(
      "from", .expression, "start value", else: "the model's value",
      also: ["fromValue"])
    let to = Clause(
      "to", .expression, "end value", else: "the model's value", also: ["toValue"])
    let by = Clause(
      "by", .expression, "change of the value, instead of one end", also: ["byValue"])
    let over = Clause(
      "over", .time, "duration of one play; 0 means 250ms, or the group's duration inside a group",
      else: "250ms, or the spring's own", also: ["duration", "in", "for"])
    let curve = MediaClauses.curve
    let timing = MediaTimingClauses()
    let additive = Clause(
      "additive", .boolean, "whether its value is added to the one on screen", default: false,
      also: ["isAdditive"])
    let cumulative = Clause(
      "cumulative", .boolean, "whether each repeat begins where the last ended", default: false,
      also: ["isCumulative"])
    let keyframes = AnimationKeyframes()
  }

  static let verb = "animation"
  static let declaration = declare(
    "Animates the value on screen but not the model: CABasicAnimation and related classes",
    .animation, Clauses(),
    takesName: true,
    examples: [
      "animation on red keypath alpha from 0 to 1 over 1s curve linear as glow",
      "animation on red keypath center.x by 100 over 1s begin 500ms speed 2 timeOffset 300ms "
        + "repeat 2.5 autoreverse on fill both removedOnCompletion off",
      "animation on red keypath center.x to 300 curve spring(mass: 1, stiffness: 100, damping: 10)",
      "animation on red keypath center.x values [0, 100, 50] at [0, 0.3, 1] mode cubic over 1s "
        + "additive on",
      "animation on red keypath center path \"M 0 0 L 100 0 C 150 0 200 50 200 100\" mode paced "
        + "over 1s rotationMode auto",
      "animation on red keypath center.x values [50, 200, 100] mode cubic tension 0.5 "
        + "continuity 0 bias [0, 1, 0] over 1s",
      "animation on red keypath backgroundColor to blue over 1s",
      "animation on red keypath rotation by 90deg over 500ms repeatDuration 2s cumulative on",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The model does not change: after the animation, red is back where it was.",
      "`as` sets its key. A new animation with the same key on the same view replaces it.",
      "It is still visible at its last instant. One frame later it is over, and sends "
        + "`animation.ended`.",
      "It runs in the layer's own time; see `red.speed`, `pause red` and `timing red`.",
      "Without `from`, `to`, `by`, `values` and `path`, it runs from the value shown in the last "
        + "frame to the model's. A later change of the model moves the end.",
      "Colors are interpolated by component in sRGB.",
      "A transform turns the shorter way. A half turn goes in the negative direction.",
      "With `rotationMode auto` the view's right side points along the path, with `autoReverse` its "
        + "left side. How Core Animation combines that with a rotation of the view is not measured; "
        + "here the two add up.",
      "If there are fewer key times than values, the remaining values are ignored.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    try call.add(try plan(call))
  }

  private static func plan(_ call: Change<Clauses>) throws(Failure) -> AnimationPlan {
    let property = try property(call)
    let curve = call[\.curve]
    let keyframes = try AnimationKeyframes.content(property, call[part: \.keyframes])
    let content = if let keyframes { keyframes } else { try basic(property, call) }
    if case .basic = content {} else { try requireEasing(curve, call) }
    let duration = call[\.over] ?? curve.ownDuration ?? 0
    var plan = AnimationPlan(content, curve: curve)
    plan.timing = try MediaTimingClauses.timing(
      call[part: \.timing], duration: duration)
    plan.rotationMode = call[\.keyframes.rotationMode]
    plan.isAdditive = call[\.additive]
    plan.isCumulative = call[\.cumulative]
    plan.isRemovedOnCompletion = call[\.timing.removedOnCompletion]
    if plan.isCumulative, property.kind == .transform {
      throw call.fail(.wholeTransform("cumulative"), at: call.place(of: \.cumulative))
    }
    return plan
  }

  /// Springs and decays set their own duration, so keyframes and groups do not take them.
  static func requireEasing(
    _ curve: Curve, _ call: Change<some LayerAnimationClauses>
  ) throws(Failure) {
    guard curve.ownDuration != nil else { return }
    throw call.fail(
      .wrongKind(
        "curve", takes: "an easing here", but: "`\(curve.name)` sets its own duration",
        sample: "curve easeInOut"),
      at: call.valuePlace(of: \.curve))
  }

  private static func basic(
    _ property: AnimatedProperty, _ call: Change<Clauses>
  ) throws(Failure) -> AnimationPlan.Content {
    let ends = AnimationPlan.Ends(
      from: try AnimationValues.numbers(call[\.from], "from", property, call),
      to: try AnimationValues.numbers(call[\.to], "to", property, call),
      by: try AnimationValues.numbers(call[\.by], "by", property, call))
    if let place = call.place(of: \.by) {
      if property.kind == .transform { throw call.fail(.wholeTransform("by"), at: place) }
      if ends.from != nil, ends.to != nil {
        throw call.fail(.eitherOr("`from` with `to`", "`by`"), at: place)
      }
    }
    return .basic(property, ends)
  }

  /// The property that the key path names.
  private static func property(_ call: Change<Clauses>) throws(Failure) -> AnimatedProperty {
    let path = call[\.keyPath]
    let text = path.span.text
    if let property = AnimatedProperty.named(text) { return property }
    if text == "velocity" || Channel.allCases.contains(where: { $0.name == text }) {
      throw call.fail(.velocityIsReadOnly(text, "a view"), at: path.span)
    }
    if text == "frame" || text.hasPrefix("frame.") {
      throw call.fail(
        .wrongKind(
          "keypath", takes: "a property that a layer stores",
          but: "`\(text)` is computed from center, bounds and transform",
          sample: "keypath center"),
        at: path.span)
    }
    let known = AnimatedProperty.names
    let nearest = Vocabulary(known).nearest(to: text)
    throw call.fail(
      .unknownKeyPath(text, nearest: nearest, known: known, by: "an animation"), at: path.span)
  }
}
