import Evaluation
import UIKitMotion

enum ReduceMotionCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let isOn = Subject("on | off", .boolean, "state of the setting")
  }

  static let verb = "reduceMotion"
  static let declaration = declare(
    "Turns Reduce Motion on or off; while it is on, effects add nothing", .device, Clauses(),
    examples: ["reduceMotion on", "reduceMotion on; tilt (1, 0); reduceMotion off"],
    notes: [
      "UIKit itself stops only motion effects; an app's animations continue. An app checks the "
        + "setting and reduces its own motion: `if stage.reducesMotion { red.alpha = 0 }`.",
      "It is a recorded line like any other, so going back undoes it.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let isOn = call[\.isOn]
    call.stage.setReducesMotion(isOn)
  }
}

enum TextSizeCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let category = Subject(
      optional: "CATEGORY", .word(TextSizeCategory.self), "size category, by its UIKit name")
  }

  static let verb = "textSize"
  static let declaration = declare(
    "Sets the preferred text size, like the device's settings, and notifies handlers", .device,
    Clauses(),
    examples: [
      "textSize accessibilityLarge", "textSize",
      "on textSize.changed { print event.category, event.old }; textSize extraSmall",
    ],
    notes: [
      "The default is large. `textSize` alone shows the current size.",
      "A label keeps its font unless `title.adjustsFontForContentSizeCategory = on`: then its text "
        + "style takes the new size at once. A custom `fontSize` does not change.",
      "A handler can set the font again, like preferredFont(forTextStyle:): "
        + "`on textSize.changed { title.font = body }`.",
      "Other lengths change only if the app scales them: `scaledValue(17, for: body)`.",
      "`on textSize.changed { animate over 300ms { … } }` animates the layout change over"
        + " its own duration.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    guard let category = call[\.category] else {
      return try call.emit(.line(call.inspector.textSize.rawValue))
    }
    let stage = call.stage
    try call.attempt { try stage.setTextSize(category) }
    try call.deliverEvents()
  }
}
