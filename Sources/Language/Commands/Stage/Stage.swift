import Execution
import UIKitMotion

enum StageCommand {
  struct Clauses: CommandClauses {
    let size = Subject("SIZE", .size, "width x height")
    let pixels = Clause(
      "pixels", .number(.plain, 0...100), "pixels per point, for rounding what dynamics moves",
      else: "0, no rounding")
  }

  static let declaration = CommandDeclaration(
    "stage", "Sets the size of the reference view", .stage, Clauses(),
    examples: ["stage 320x568", "stage 1000x1000", "stage 320x568 pixels 2"],
    notes: [
      "On a device, UIKit rounds the views that dynamics moves to whole pixels; `pixels 2` does "
        + "the same.",
      "A new session has a stage of 320x568 points, like a four-inch iPhone.",
    ],
    .change { (call) throws(Failure) in
      let (size, pixels) = (try call[\.size], try call[\.pixels])
      guard size.width > 0, size.height > 0 else {
        throw call.fail(.emptySize("stage"), at: call.subjectPlace)
      }
      if let pixels, pixels != 0, pixels < 0.1 {
        throw call.fail(
          .outOfRange("pixels", "\(pixels)", low: "0.1", high: "100", unit: ""),
          at: call.valuePlace(of: \.pixels))
      }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.resize(to: size) }
      if let pixels { stage.animator.pixelScale = pixels == 0 ? nil : pixels }
    })
}
