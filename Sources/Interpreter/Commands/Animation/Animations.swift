import Answers
import Diagnostics
import Evaluation
import MotionCurves
import UIKitMotion
import Values

enum AnimationsCommand: ChangeCommand {
  struct Clauses: LayerAnimationClauses {
    let views = Subject(
      optional: "VIEWS", .views, "views whose animations to list; default all")
    let on = MediaClauses.on
    let over = Clause(
      "over", .time, "duration of a group; its children end no later",
      else: Quantity.time.written(MediaTiming.standardDuration), also: ["duration", "in", "for"])
    let curve = MediaClauses.curve
    let timing = MediaTimingClauses()
  }

  static let verb = "animations"
  static let declaration = declare(
    "Lists running animations, or makes a group: CAAnimationGroup", .animation, Clauses(),
    takesName: true, block: .optional,
    examples: [
      "animations", "animations red",
      "animations on red over 2s { animation keypath alpha from 0 to 1 over 1s begin 500ms; "
        + "animation keypath scale to 2 over 2s }",
      "animations on red over 1s curve easeOut begin 500ms speed 2 timeOffset 200ms repeat 3 "
        + "autoreverse on as glow { animation keypath alpha from 0 to 1 }",
      "animations on red over 1s repeatDuration 3s fill both removedOnCompletion off "
        + "{ animation keypath center.x by 50 }",
    ],
    after: ["view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s"],
    notes: [
      "In a group's block, `begin` counts from the group's start.",
      "A child without `over` takes the group's duration, and no child outlasts the group.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    guard let block = call.block else { return try list(call) }
    if let place = call.subjectPlace {
      throw call.fail(.missingClause("on", verb: "animations", sample: "red"), at: place)
    }
    let curve = call[\.curve]
    try AnimationCommand.requireEasing(curve, call)
    let timing = try MediaTimingClauses.timing(
      call[part: \.timing], duration: call[\.over] ?? 0)
    let group = AnimationGroup()
    var inner = call.evaluator
    inner.enclosingGroup = group
    try inner.execute(block)
    guard !group.children.isEmpty else { throw call.fail(.emptyAnimationGroup) }
    var plan = try call.attempt {
      try AnimationPlan(group: group.children, curve: curve, duration: timing.duration)
    }
    plan.timing = timing
    plan.isRemovedOnCompletion = call[\.timing.removedOnCompletion]
    try call.add(plan)
  }

  /// A table of all running animations, or of those on some views.
  private static func list(_ call: Change<Clauses>) throws(Failure) {
    for clause in declaration.clauses {
      guard let place = call.place(ofKeyword: clause.word) else { continue }
      throw call.fail(.groupNeedsBlock, at: place)
    }
    let views = call[\.views] ?? call.inspector.views
    let rows = views.flatMap(rows)
    guard !rows.isEmpty else { return try call.emit(.line("nothing is animated")) }
    try call.emit(
      .table(
        Table(
          columns: [
            .init("view", kind: .text), .init("key", kind: .text), .init("kind", kind: .text),
            .init("key path", kind: .text), .init("begins", unit: "s", kind: .time, decimals: 4),
            .init("lasts", unit: "s", kind: .computed), .init("progress", kind: .computed),
          ],
          rows: rows, digits: call.expressions.format.digits)))
  }

  private static func rows(of view: View) -> [[Table.Cell]] {
    let blocks = view.blockAnimations.map { block in
      row(
        view, block.animator ?? "",
        block.animator == nil ? "UIView.animate" : "UIViewPropertyAnimator",
        block.channels.map(\.name), block.begin, block.lasts,
        block.progress)
    }
    let own = view.ownAnimations.map { animation in
      let timing = animation.plan.timing
      return row(
        view, animation.key, animation.plan.kind, animation.plan.properties.map(\.name),
        timing.begin, timing.lasts, timing.moment(at: view.layerTime).progress)
    }
    return blocks + own
  }

  private static func row(
    _ view: View, _ key: String, _ kind: String, _ paths: [String], _ begin: Double,
    _ lasts: Double, _ progress: Double
  ) -> [Table.Cell] {
    [
      .text(view.name), key.isEmpty ? .empty : .text(key), .text(kind),
      .text(paths.joined(separator: ", ")), .number(begin),
      lasts.isFinite ? .number(lasts) : .text("forever"), .number(progress),
    ]
  }
}
