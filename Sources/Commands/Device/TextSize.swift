import Execution
import Staging
import Typography

enum TextSizeCommand {
  static let category = Subject(
    optional: "CATEGORY", .word(TextSizeCategory.self), "how large, by UIKit's names")

  static let declaration = CommandDeclaration(
    "textSize", "sets how large text is to be, as the device's settings do, and tells the handlers",
    .device, subject: category,
    examples: [
      "textSize accessibilityLarge", "textSize",
      "on textSize.changed { print event.category, event.old }; textSize extraSmall",
    ],
    notes: [
      "A device has large until somebody changes it. Alone it tells what is set.",
      "A label with a text style follows at once: `title.font = body`. `fontSize` of one's own stays.",
      "Other lengths follow where an app scales them: `scaledValue(17, for: body)`.",
      "`on textSize.changed { animate over 300ms { … } }` lets a layout follow in its own time.",
    ],
    .change { (call) throws(Failure) in
      guard let category = try call[category] else {
        return try call.emit(.line(call.inspector.textSize.rawValue))
      }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.setTextSize(category) }
      try call.deliverEvents()
    })
}
