import Execution

enum RecordCommand {
  static let isOn = Subject("on | off", .boolean, "whether")

  static let declaration = CommandDeclaration(
    "record", "keeps every frame's values for tables and plots, or not", .time, subject: isOn,
    examples: ["record off"],
    notes: ["Frames that pass while it is off are not there to be asked for."],
    .change { (call) throws(Failure) in
      let isOn = try call[isOn]
      call.stage.recorder.isRecording = isOn
    })
}
