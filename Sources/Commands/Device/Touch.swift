import Curves
import Execution
import Geometry
import Staging
import Values

enum TouchCommand {
  static let point = Subject("POINT", .point, "where the finger touches, on the stage")
  static let to = Clause("to", .point, "where it goes before it is lifted", else: "it stays")
  static let over = Clause(
    "over", .number(.time, shortest...Limits.times.upperBound), "how long it touches",
    else: "no time; with `to`, \(Quantity.time.written(AnimationOptions.standardDuration))")
  static let curve = Clause("curve", .curve, "its pace on the way", default: .linear)

  /// A frame: what is shorter is a tap.
  private static let shortest = 1 / Double(Stage.framesPerSecond)

  static let declaration = CommandDeclaration(
    "touch", "touches the stage with a finger, and tells the handlers", .device, subject: point,
    clauses: [to, over, curve],
    examples: [
      "touch (140, 140)", "touch (140, 140) to (300, 500) over 300ms curve easeOut; run 300ms",
      "touch (140, 140) over 500ms; run 200ms; touch (60, 60)",
      "on touch.began red { print event.point }; touch (100, 100)",
      "item red; on touch.ended red { fling red velocity event.velocity };"
        + " touch (100, 100) to (200, 100) over 200ms; run 1s",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The view that is hit keeps the touch until it ends: `hit (140, 140)` tells which one.",
      "Told are `touch.began`, `touch.moved`, `touch.ended` and `touch.cancelled`: to the view that"
        + " was hit, or to its nearest parent with a handler. `on touch.began` alone hears of all.",
      "In a handler are `event.point` (on the stage), `event.view` (the one that was hit),"
        + " `event.velocity` and `event.finger`.",
      "The velocity is that of the last move, in pt/s, also when the finger then rests. UIKit smooths"
        + " it over some frames, and does not say how many.",
      "A second touch meanwhile is a second finger. UIKit's own views hear of it only with"
        + " `isMultipleTouchEnabled`.",
      "A touch is cancelled when its view is removed, as UIKit's documents say, and here also when it"
        + " is hidden, loses its interaction or is animated without `allowUserInteraction`.",
    ],
    .change { (call) throws(Failure) in
      let (start, end, duration) = (try call[point], try call[to], try call[over])
      if end == nil, call.has(curve) {
        throw call.fail(.missingClause("to", verb: "touch", sample: "(300, 500)"))
      }
      var options: AnimationOptions?
      if end != nil || duration != nil {
        options = AnimationOptions(duration: duration, curve: try call[curve])
      }
      let stage = call.stage
      let events = try call.staging { () throws(StagingProblem) in
        try stage.touch(at: start, to: end, options)
      }
      try call.evaluator.nested(call.span) { () throws(Failure) in
        try call.evaluator.deliver(events, call.span)
      }
    })
}
