import Execution

enum ReduceMotionCommand {
  struct Clauses: CommandClauses {
    let isOn = Subject("on | off", .boolean, "state of the setting")
  }

  static let declaration = CommandDeclaration(
    "reduceMotion", "Turns Reduce Motion on or off; while it is on, effects add nothing", .device,
    Clauses(),
    examples: ["reduceMotion on", "reduceMotion on; tilt (1, 0); reduceMotion off"],
    notes: [
      "UIKit itself stops only motion effects; an app's animations continue. An app checks the "
        + "setting and reduces its own motion: `if stage.reducesMotion { red.alpha = 0 }`.",
      "It is a recorded line like any other, so going back undoes it.",
    ],
    .change { (call) throws(Failure) in
      let isOn = try call[\.isOn]
      call.stage.setReducesMotion(isOn)
    })
}
