import TestSupport
import Testing

/// The story that the first version has to make true.
@Suite struct NewcomerTests {
  @Test func aBoxFallsAndTheNotebookAgrees() throws {
    let desk = try Desk()
    // As wide as recorded output; plots fill a wider terminal.
    let terminal = try desk.prompt(columns: 72, rows: 60)
    try terminal.enter("view box frame (110, 50, 100, 100) color red", until: "motion t=0s>")
    try terminal.enter("gravity on box", until: "motion t=0s>")
    try terminal.enter("collision on box bounds", until: "motion t=0s>")
    #expect(try terminal.enter("run 2s", until: "motion t=2s>") == ["120 frames, t = 2 s"])

    let prompt = "motion t=2s>"
    let table = try terminal.enter("table box.center.y every 500ms", until: prompt)
    #expect(table.count == 7, "a heading, a rule, and five moments")
    #expect(table.first?.contains("box.center.y") == true)

    let plot = try terminal.enter("plot box.center.y", until: prompt)
    #expect(plot.contains { $0.contains("*") })
    // The sentence may be wrapped.
    let sentence = plot.joined(separator: " ")
    #expect(sentence.contains(#/box.center.y .*from 100 to 51[0-9.]+ .*rests at 51[0-9.]+ /#))

    let stage = try terminal.enter("draw", until: prompt)
    #expect(stage.contains { $0.contains("box") })
    #expect(stage.first?.hasPrefix("+--") == true)

    try terminal.enter("expect box.center.y ~ 518 within 1", until: prompt)
    #expect(try terminal.enter("save \"fall.md\"", until: prompt) == ["saved fall.md"])
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))

    let check = try desk.run("check", "fall.md")
    #expect(check.standardError == "")
    #expect(check.standardOutput.hasPrefix("fall.md: all "))
    #expect(check.status == .exited(0))
    let replay = try desk.run("run", "fall.md")
    let printed = (["120 frames, t = 2 s"] + table + plot + stage).joined(separator: "\n") + "\n"
    #expect(replay.standardOutput == printed, "what the terminal showed is what the notebook has")
  }

  /// The README from its first line to a saved notebook that agrees.
  @Test func theReadmeWorksAsWritten() throws {
    let blocks = try #require(ProjectPage.at("README.md")).blocks
    let cells = blocks.filter { $0.info == "motion" }
    let desk = try Desk()
    let session = try desk.run(input: cells.map(\.text).joined())
    let printed = cells.compactMap(\.answer).map(\.text).joined()
    #expect(session.standardOutput == printed + "saved fall.md\n")
    #expect(session.standardError == "")
    let check = try #require(blocks.first { $0.info == "sh" && $0.answer != nil })
    let shell = try desk.shell("motionbook() { \"$motionbook\" \"$@\"; }\n\(check.text)")
    #expect(shell.standardOutput == check.answer?.text && shell.status == .exited(0))
  }
}
