import Execution

enum RecordCommand {
  struct Clauses: CommandClauses {
    let isOn = Subject("on | off", .boolean, "whether to record")
  }

  static let declaration = CommandDeclaration(
    "record", "Turns recording of every frame's values, for tables and plots, on or off", .time,
    Clauses(),
    examples: ["record off"],
    notes: ["Frames that pass while it is off have no recorded values."],
    .change { (call) throws(Failure) in
      let isOn = try call[\.isOn]
      call.stage.setRecording(isOn)
    })
}
