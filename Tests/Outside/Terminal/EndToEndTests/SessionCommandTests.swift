import Foundation
import TestSupport
import Testing

/// Commands at the prompt that act on the session as a whole.
@Suite struct SessionCommandTests {
  private static let scene = [
    "title \"A fall\"", "note \"Gravity is *1000 pt/s²*.\"", "view box frame (100, 0, 100, 100)",
    "gravity on box",
  ]

  private func scene(_ desk: Desk) throws -> PseudoTerminal {
    let terminal = try desk.prompt("-q", columns: 100, rows: 50)
    for line in Self.scene { try terminal.enter(line, until: "motion t=0s>") }
    try terminal.enter("run 5 frames", until: "motion t=0.0833s>")
    return terminal
  }

  @Test func savesWhatHolds() throws {
    let desk = try Desk()
    let terminal = try scene(desk)
    let prompt = "motion t=0.0833s>"
    for line in ["nonsense", "help", "history", "print box.center.y"] {
      try terminal.enter(line, until: prompt)
    }
    #expect(try terminal.enter("save \"fall.md\"", until: prompt) == ["saved fall.md"])
    #expect(try desk.text("fall.md").hasPrefix("# A fall\n\nGravity is *1000 pt/s²*.\n"))
    try terminal.enter("print 1", until: prompt)
    #expect(try terminal.enter("save \"fall.md\"", until: prompt) == ["saved fall.md"], "its own")
    #expect(try desk.run("check", "fall.md").standardOutput == "fall.md: all 3 cells agree\n")
  }

  @Test func replacesNobodysFile() throws {
    let desk = try Desk()
    try desk.write("other.md", "mine\n")
    let terminal = try scene(desk)
    let prompt = "motion t=0.0833s>"
    let refused = try terminal.enter("save \"other.md\"", until: prompt)
    #expect(refused.first?.hasPrefix("error: `other.md` already exists") == true)
    #expect(try desk.text("other.md") == "mine\n")
    let told = try terminal.enter("save \"other.md\" replacing", until: prompt)
    #expect(told == ["saved other.md"])
    try desk.write("other.md", "changed meanwhile\n")
    let changed = try terminal.enter("save \"other.md\"", until: prompt)
    #expect(changed.first?.hasPrefix("error: ") == true)
    #expect(try desk.text("other.md") == "changed meanwhile\n")
    let folder = try terminal.enter("save \"nowhere/a.md\"", until: prompt)
    #expect(folder.first?.contains("the folder for") == true)
  }

  @Test func opensAndGoesOn() throws {
    let desk = try Desk()
    try desk.write("a.md", NotebookCommandTests.drifted)
    let terminal = try desk.prompt("-q", columns: 100)
    try terminal.enter("let lost = 1", until: "motion t=0s>")
    let prompt = "motion t=0.0833s>"
    let answer = try terminal.enter("open \"a.md\"", until: prompt)
    #expect(
      answer == [
        "5 frames, t = 0.0833 s", "53.1155",
        "the previous session was not saved: `undo` or `open 1` brings it back",
      ])
    #expect(try terminal.enter("lost", until: prompt).first?.hasPrefix("error: ") == true)
    #expect(try terminal.enter("history", until: prompt) == [])
    #expect(try terminal.enter("box.center.y", until: prompt) == ["53.1155"])
    #expect(try terminal.enter("save \"a.md\"", until: prompt) == ["saved a.md"])
    let saved = try desk.text("a.md")
    #expect(saved.hasPrefix(NotebookCommandTests.drifted), "what was opened stays as it was")
    #expect(saved.hasSuffix("```motion\nbox.center.y\n```\n\n```output\n53.1155\n```\n"))
  }

  @Test func whatDoesNotOpenChangesNothing() throws {
    let desk = try Desk()
    try desk.write("bad.md", "```motion\nlet b = 2\nnonsense\n```\n")
    let terminal = try scene(desk)
    let prompt = "motion t=0.0833s>"
    for name in ["bad.md", "missing.md", "."] {
      let answer = try terminal.enter("open \"\(name)\"", until: prompt)
      #expect(answer.contains { $0.hasPrefix("error: ") }, "\(name)")
    }
    #expect(try terminal.enter("box.center.y", until: prompt) == ["53.1155"])
    #expect(try terminal.enter("b", until: prompt).first?.hasPrefix("error: ") == true)
  }

  @Test func replaysAndChecksItself() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 100)
    #expect(try terminal.enter("check", until: "motion t=0s>") == ["nothing to check yet"])
    try terminal.enter("run 1s", until: "motion t=1s>")
    let answer = try terminal.enter("seed 4; print random()", until: "motion t=1s>")
    #expect(try terminal.enter("check", until: "motion t=1s>") == ["all 2 cells agree"])
    let replayed = try terminal.enter("replay", until: "motion t=1s>")
    #expect(replayed == ["60 frames, t = 1 s"] + answer)
  }

  @Test func goesBackAndAhead() throws {
    let desk = try Desk()
    let terminal = try scene(desk)
    let place = try terminal.enter("box.center", until: "motion t=0.0833s>")
    try terminal.enter("run 2s", until: "motion t=2.0833s>")
    let later = try terminal.enter("box.center", until: "motion t=2.0833s>")
    #expect(place != later)
    #expect(try terminal.enter("undo", until: "motion t=0.0833s>") == ["undone: run 2s"])
    #expect(try terminal.enter("box.center", until: "motion t=0.0833s>") == place)
    try terminal.enter("run 2s", until: "motion t=2.0833s>")
    try terminal.enter("back 120", until: "motion t=0.0833s>")
    #expect(try terminal.enter("box.center", until: "motion t=0.0833s>") == place)
    try terminal.enter("goto 125 frames", until: "motion t=2.0833s>")
    #expect(try terminal.enter("box.center", until: "motion t=2.0833s>") == later)
    try terminal.enter("goto 0s", until: "motion t=0s>")
    try terminal.enter("undo", until: "motion t=2.0833s>")
    #expect(try terminal.enter("box.center", until: "motion t=2.0833s>") == later)
    let tooFar = try terminal.enter("back 1000", until: "motion t=2.0833s>")
    #expect(tooFar.first?.hasPrefix("error: ") == true)
    try terminal.enter("save \"a.md\"", until: "motion t=2.0833s>")
    #expect(try desk.run("check", "a.md").status == .exited(0))
  }

  @Test func undoGoesToTheStart() throws {
    let terminal = try scene(try Desk())
    try terminal.enter("undo", until: "motion t=0s>")
    try terminal.enter("undo", until: "motion t=0s>")
    try terminal.enter("undo", until: "motion t=0s>")
    let shown = try terminal.enter("show", until: "motion t=0s>")
    #expect(shown.last?.hasPrefix("empty: ") == true)
    // The note and the title.
    try terminal.enter("undo", until: "motion t=0s>")
    try terminal.enter("undo", until: "motion t=0s>")
    let none = try terminal.enter("undo", until: "motion t=0s>")
    #expect(none.first?.hasPrefix("error: ") == true)
  }

  @Test func historyIsNumbered() throws {
    let terminal = try scene(try Desk())
    let prompt = "motion t=0.0833s>"
    let lines = try terminal.enter("history", until: prompt)
    #expect(lines == zip(1..., Self.scene + ["run 5 frames"]).map { "\($0)  \($1)" })
    #expect(try terminal.enter("history 2..3", until: prompt) == Array(lines[1...2]))
  }

  @Test func historyIndentsBlocks() throws {
    let terminal = try Desk().prompt("-q")
    terminal.send("\u{1B}[200~for i in 1..2 {\n  print i\n}\u{1B}[201~\r")
    try terminal.expect("2\nmotion t=0s>")
    #expect(
      try terminal.enter("history", until: "motion t=0s>") == [
        "1  for i in 1..2 {", "     print i", "   }",
      ])
  }

  @Test func helpIsAtHand() throws {
    let terminal = try Desk().prompt("-q", columns: 100, rows: 100)
    let help = try terminal.enter("help gravity", until: "motion t=0s>")
    #expect(help.first?.hasPrefix("gravity: ") == true)
    for form in ["gravity?", "?gravity", ":help gravity"] {
      #expect(try terminal.enter(form, until: "motion t=0s>") == help, "\(form)")
    }
    let overview = try terminal.enter("help", until: "motion t=0s>")
    #expect(overview.count > 12)
    #expect(try terminal.enter("?", until: "motion t=0s>") == overview)
  }
}
