import Foundation
import TestSupport
import Testing

/// `edit`: a line in the user's own editor, and back at the prompt.
@Suite struct EditTests {
  /// A prompt whose editor is a shell command with the file as `"$1"`.
  private func prompt(_ desk: Desk, editor: String, _ more: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    try desk.write("editor", editor + "\n")
    try desk.makeFolder("tmp")
    // Run by the shell: executing a file that was just written fails while another test that is
    // starting a program still holds the file open.
    return try desk.prompt(
      settings: ["EDITOR": "sh " + desk.path("editor"), "TMPDIR": desk.path("tmp")].merging(more) {
        $1
      })
  }

  private func leftovers(_ desk: Desk) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: desk.path("tmp"))
  }

  @Test func theLastEntryIsEditedAndWaitsAtThePrompt() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, editor: "sed -i s/111/222/ \"$1\"; ls -l \"$1\" > seen")
    try terminal.enter("print 111", until: "motion t=0s>")
    terminal.send("edit\r")
    try terminal.expectCursorLine("motion t=0s> print 222")
    #expect(!terminal.screen.contains("\n222"), "it does not run by itself")
    terminal.send(.enter)
    try terminal.expectScreen("print 222\n222\nmotion t=0s>")
    #expect(try desk.text("seen").hasPrefix("-rw-------"))
    #expect(try desk.text("seen").contains(".motion"))
    #expect(try leftovers(desk) == [])
    terminal.send("edit\r")
    try terminal.expectCursorLine("motion t=0s> print 222")
  }

  /// Ctrl-X Ctrl-E: the line being typed, which stays at the prompt.
  @Test func theLineBeingTypedIsEdited() throws {
    let desk = try Desk()
    let terminal = try prompt(
      desk, editor: "sed -i s/111/222/ \"$1\"; printf 'in the editor\\n'; stty -a > seen")
    terminal.send("print 111")
    try terminal.expectCursorLine("motion t=0s> print 111")
    terminal.send(.control("x"), .control("e"))
    try terminal.expectCursorLine("motion t=0s> print 222")
    try terminal.expectScreen("print 111\nin the editor\nmotion t=0s> print 222")
    #expect(try desk.text("seen").contains(" icanon"), "the terminal is the editor's meanwhile")
    terminal.send("2\r")
    try terminal.expectScreen("\n2222\nmotion t=0s>")
    #expect(try leftovers(desk) == [])
  }

  @Test func anEditorThatFailsLeavesTheLineBeingTyped() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, editor: "exit 3")
    terminal.send("print 1")
    terminal.send(.control("x"), .control("e"))
    try terminal.expectScreen("error: ")
    try terminal.expectCursorLine("motion t=0s> print 1")
    terminal.send("7\r")
    try terminal.expectScreen("\n17\nmotion t=0s>")
  }

  @Test func marksSayWhetherAnEntryFailed() throws {
    let terminal = try Desk().prompt("-q")
    try terminal.enter("print 1", until: "motion t=0s>")
    try terminal.enter("nonsense", until: "motion t=0s>")
    let marks = terminal.rawOutput.matches(of: /\u{1B}\]133;([^\u{1B}]*)\u{1B}\\/).map { $0.1 }
    // The last mark may still be on its way.
    #expect(marks.prefix(9) == ["A", "B", "C", "D;0", "A", "B", "C", "D;1", "A"])
  }

  @Test(arguments: ["edit", "history"])
  func aLineIsEditedByItsNumberAndMayBecomeSeveral(_ verb: String) throws {
    let desk = try Desk()
    let terminal = try prompt(
      desk,
      editor:
        "printf 'repeat 2 {\\n  print 7\\n}\\n\\n' > \"$1.new\"; cat \"$1\" > old; mv \"$1.new\" \"$1\""
    )
    try terminal.enter("view box frame (0, 0, 10, 10)", until: "motion t=0s>")
    try terminal.enter("let x = 4", until: "motion t=0s>")
    terminal.send("\(verb) 1\r")
    try terminal.expectScreen("motion t=0s> repeat 2 {\n         ...   print 7\n         ... }")
    #expect(try desk.text("old") == "view box frame (0, 0, 10, 10)\n")
    terminal.send(.enter)
    try terminal.expectScreen("\n7\n7\nmotion t=0s>")
    let answer = try terminal.enter("\(verb) 12", until: "motion t=0s>")
    #expect(answer[0] == "error: there is no line 12: 3 lines have been typed")
  }

  @Test func anEditorThatFailsIsTold() throws {
    let desk = try Desk()
    let failing = try prompt(desk, editor: "exit 3")
    #expect(
      try failing.enter("edit", until: "motion t=0s>")[0]
        == "error: there is no line to edit yet")
    try failing.enter("print 1", until: "motion t=0s>")
    let answer = try failing.enter("edit", until: "motion t=0s>").joined(separator: " ")
    #expect(answer.hasPrefix("error: the editor"))
    #expect(answer.contains("status 3"))
    #expect(try leftovers(desk) == [])
    #expect(try failing.enter("print 5", until: "motion t=0s>") == ["5"], "the keys work again")

    let missing = try desk.prompt(settings: ["VISUAL": "no-such-editor", "EDITOR": "true"])
    try missing.enter("print 1", until: "motion t=0s>")
    let told = try missing.enter("edit", until: "motion t=0s>").joined(separator: " ")
    #expect(told.contains("the editor `no-such-editor` was not found"))
  }

  /// A kill while the editor is open leaves the file to the next start.
  @Test func whatAKilledProgramLeftIsDeletedAtTheNextStart() throws {
    let desk = try Desk()
    let first = try prompt(desk, editor: "echo open > /dev/tty; read key < /dev/tty")
    try first.enter("print 1", until: "motion t=0s>")
    first.send("edit\r")
    try first.expectScreen("open")
    let left = try leftovers(desk)
    #expect(left.count == 1 && left[0].hasSuffix(".motion"))
    // A second program leaves the file of a living one alone.
    let elsewhere = ["XDG_STATE_HOME": desk.path("other")]
    _ = try prompt(desk, editor: "true", elsewhere)
    #expect(try leftovers(desk) == left)
    first.signal(SIGKILL)
    first.send("\r")
    #expect(try first.waitForExit() == .killed(signal: SIGKILL))
    try desk.write("tmp/motionbook-notes.motion", "mine")
    _ = try prompt(desk, editor: "true", elsewhere)
    #expect(try leftovers(desk) == ["motionbook-notes.motion"])
  }

  @Test func theTerminalIsAsItWasAfterAnEditorThatChangedIt() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, editor: "stty raw -echo < /dev/tty; kill -9 $$")
    try terminal.enter("print 1", until: "motion t=0s>")
    try terminal.enter("edit", until: "motion t=0s>")
    terminal.send("print 8")
    terminal.send(.left, .backspace)
    try terminal.expectCursorLine("motion t=0s> print8")
    terminal.send(.control("c"))
    try terminal.expectScreen("print8^C\nmotion t=0s>")
  }

  @Test func elsewhereThereIsNoEditor() throws {
    let desk = try Desk()
    let script = try desk.run("-", input: "print 1\nedit\n", settings: ["EDITOR": "true"])
    #expect(script.standardError.contains("error: lines can be edited only at the prompt"))
    try desk.write("a.md", "```motion\nedit\n```\n")
    let notebook = try desk.run("run", "a.md", settings: ["EDITOR": "true"])
    #expect(notebook.standardError.contains("`edit` is not allowed in a notebook"))
  }
}
