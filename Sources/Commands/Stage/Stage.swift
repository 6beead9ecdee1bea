import Execution
import Staging

enum StageCommand {
  static let size = Subject("SIZE", .size, "width x height")
  static let pixels = Clause(
    "pixels", .number(.plain, 0...100), "rounds what dynamics moves to so many pixels a point",
    else: "0, no rounding")

  static let declaration = CommandDeclaration(
    "stage", "sets the size of the reference view", .stage, subject: size, clauses: [pixels],
    examples: ["stage 320x568", "stage 1000x1000", "stage 320x568 pixels 2"],
    notes: [
      "On a device UIKit rounds the views that dynamics moves to pixels; `pixels 2` does so too.",
      "A new session has a stage of 320x568 points, as a four-inch iPhone.",
    ],
    .change { (call) throws(Failure) in
      let (size, pixels) = (try call[size], try call[pixels])
      guard size.width > 0, size.height > 0 else {
        throw call.fail(.emptySize("stage"), at: call.subjectPlace)
      }
      if let pixels, pixels != 0, pixels < 0.1 {
        throw call.fail(
          .outOfRange("pixels", "\(pixels)", low: "0.1", high: "100", unit: ""),
          at: call.valuePlace(of: StageCommand.pixels))
      }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.resize(to: size) }
      if let pixels { stage.animator.pixelScale = pixels == 0 ? nil : pixels }
    })
}
