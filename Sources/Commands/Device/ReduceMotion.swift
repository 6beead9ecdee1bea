import Execution

enum ReduceMotionCommand {
  static let isOn = Subject("on | off", .boolean, "whether")

  static let declaration = CommandDeclaration(
    "reduceMotion", "reduces motion, as the setting of that name: effects add nothing", .device,
    subject: isOn,
    examples: ["reduceMotion on", "reduceMotion on; tilt (1, 0); reduceMotion off"],
    notes: [
      "UIKit itself stills only motion effects; what an app animates goes on. An app asks, and "
        + "reduces that itself: `if stage.reducesMotion { red.alpha = 0 }`.",
      "It is a line like others, so going back takes it along.",
    ],
    .change { (call) throws(Failure) in
      let isOn = try call[isOn]
      call.stage.setReducesMotion(isOn)
    })
}
