import Evaluation
import UIKitMotion

enum StageCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let size = Subject("SIZE", .size, "width x height")
    let pixels = Clause(
      "pixels", .number(.plain, 0...100), "pixels per point, for rounding what dynamics moves",
      else: "0, no rounding")
  }

  static let verb = "stage"
  static let declaration = declare(
    "Sets the size of the reference view", .stage, Clauses(),
    examples: [
      "stage 320x568", "stage 1000x1000", "stage 320x568 pixels 2",
      "keyboard show; run 1s; stage 568x320",
    ],
    notes: [
      "On a device, UIKit rounds the views that dynamics moves to whole pixels; `pixels 2` does "
        + "the same.",
      "A new session has a stage of 320x568 points, like a four-inch iPhone.",
      "`stage 568x320` turns it to landscape. A keyboard that is up goes and comes again, with "
        + "`willHide`, `didHide`, `willShow` and `didShow`, as UIKit reports a turn. It keeps its "
        + "height; `help devices` has those in landscape.",
      "The whole turn happens at once: how long its parts take on a device is not measured.",
    ],
    also: ["device", "orientation"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (size, pixels) = (call[\.size], call[\.pixels])
    guard size.width > 0, size.height > 0 else {
      throw call.fail(.emptySize("stage"), at: call.subjectPlace)
    }
    if let pixels, pixels != 0, pixels < 0.1 {
      throw call.fail(
        .outOfRange("pixels", "\(pixels)", low: "0.1", high: "100", unit: ""),
        at: call.valuePlace(of: \.pixels))
    }
    let stage = call.stage
    let events = try call.attempt { try stage.resize(to: size) }
    if let pixels { stage.animator.pixelScale = pixels == 0 ? nil : pixels }
    try call.evaluator.nested(call.span) { () throws(Failure) in
      try call.evaluator.deliver(events, call.span)
    }
  }
}
