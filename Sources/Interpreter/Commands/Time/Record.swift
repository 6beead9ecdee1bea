import Evaluation

enum RecordCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let isOn = Subject("on | off", .boolean, "whether to record")
  }

  static let verb = "record"
  static let declaration = declare(
    "Turns recording of every frame's values, for tables and plots, on or off", .time, Clauses(),
    examples: ["record off"],
    notes: ["Frames that pass while it is off have no recorded values."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let isOn = call[\.isOn]
    call.stage.setRecording(isOn)
  }
}
