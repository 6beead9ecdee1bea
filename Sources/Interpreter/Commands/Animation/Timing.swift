import Answers
import Evaluation
import MotionCurves
import Text
import UIKitMotion
import Values

enum TimingCommand: LookCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to inspect")
  }

  static let verb = "timing"
  static let declaration = declare(
    "Shows step by step how stage time becomes an animation's progress", .animation, Clauses(),
    examples: ["timing red", "plot timing(red)"],
    after: [
      "view red frame (50, 50, 100, 100)",
      "animation on red keypath alpha from 0 to 1 over 1s repeat 2 as glow",
    ],
    notes: [
      "The steps are CAMediaTiming's: parent, active time, basic time, progress.",
      "A layer with a `duration` of its own takes the same steps: `red.duration = 1s; "
        + "red.repeatCount = 2; red.autoreverses = on`.",
      "`plot timing(red)` plots them over stage time, with the current settings.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let view = call[\.view]
    try call.spend(.sample, view.animationCount)
    let steps = TimingSteps(
      view: view, time: call.inspector.time, format: call.expressions.format)
    try call.emit(
      .table(
        Table(
          columns: [
            .init("of", kind: .text), .init("step", kind: .text), .init("how", kind: .text),
            .init("comes to", kind: .computed),
          ],
          rows: steps.rows, digits: call.expressions.format.digits)))
  }
}

/// The mapping of a view's time, with one row per step.
private struct TimingSteps {
  let view: View
  let time: Double
  let format: NumberFormat

  var rows: [[Table.Cell]] {
    var rows = [row("stage", "time", "", time)]
    var chain: [View] = [view]
    while let parent = chain[0].parent { chain.insert(parent, at: 0) }
    var outer = time
    for layer in chain {
      let clock = layer.clock
      let own = clock.time(at: outer)
      let how = mapping(outer, clock.beginTime, clock.speed, clock.timeOffset)
      if clock.duration < .infinity {
        rows += [
          row(layer.name, "active time", how, clock.activeTime(at: outer)),
          row(layer.name, "layer time", state(clock.timing, clock.timing.moment(at: outer)), own),
        ]
      } else {
        rows.append(row(layer.name, "layer time", how, own))
      }
      outer = own
    }
    for animation in view.ownAnimations {
      rows += steps(of: animation.plan, animation.key, at: outer)
    }
    return rows
  }

  private func steps(
    of plan: AnimationPlan, _ name: String, at outer: Double
  ) -> [[Table.Cell]] {
    let (timing, moment) = (plan.timing, plan.timing.moment(at: outer))
    let value = plan.curve.value(elapsed: moment.basic, duration: timing.playDuration)
    var rows = [
      row(
        name, "active time",
        mapping(outer, timing.begin, timing.speed, timing.timeOffset), moment.active),
      row(name, "basic time", state(timing, moment), moment.basic),
      row(
        name, "progress",
        "\(string(moment.basic)) / \(string(timing.playDuration))", moment.progress),
      row(name, "paced", plan.curve.name, value),
    ]
    if case .group(let children) = plan.content {
      let inner = value * timing.playDuration
      rows.append(
        row(name, "group's time", "\(string(value)) * \(string(timing.playDuration))", inner))
      for (index, child) in children.plans.enumerated() {
        rows += steps(of: child, "\(name).\(index + 1)", at: inner)
      }
    }
    return rows
  }

  /// The phase of the animation, and the current play.
  private func state(_ timing: MediaTiming, _ moment: MediaTiming.Moment) -> String {
    let life =
      switch moment.phase {
      case .before: "before its start"
      case .after: "after its end"
      case .active: "play \(string(moment.repeats + 1))"
      }
    guard moment.phase != .active else { return life }
    return life + (timing.shows(moment) ? ", fills" : ", shows nothing")
  }

  private func mapping(
    _ outer: Double, _ begin: Double, _ speed: Double, _ offset: Double
  ) -> String {
    "(\(string(outer)) - \(string(begin))) * \(string(speed)) + \(string(offset))"
  }

  private func string(_ number: Double) -> String { format.string(number) }

  private func row(
    _ name: String, _ step: String, _ how: String, _ value: Double
  ) -> [Table.Cell] {
    [
      .text(name), .text(step), how.isEmpty ? .empty : .text(how),
      .number(NumberFormat.settled(value)),
    ]
  }
}
