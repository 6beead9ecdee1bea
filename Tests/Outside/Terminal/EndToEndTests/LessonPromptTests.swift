import Foundation
import TestSupport
import Testing

/// Lessons on a terminal: Enter continues, typed lines run, and the place is saved.
@Suite struct LessonPromptTests {
  private let first = "fall 1/7 t=0s>"
  private let second = "fall 2/7 t=0.0833s>"

  /// Presses Enter on an empty line and waits for a prompt. Returns the rows in between.
  @discardableResult
  private func enter(_ terminal: PseudoTerminal, until prompt: String) throws -> [String] {
    try terminal.enter("", until: prompt)
  }

  @Test func enterGoesOn() throws {
    let terminal = try Desk().prompt("-q", rows: 50)
    let begun = try terminal.enter("lesson fall", until: first)
    #expect(begun.contains("A box falls") && begun.contains("  print box.center.y"))
    #expect(begun.contains("Enter runs these lines. You can also type your own; `next` continues."))
    #expect(begun.last == "Type a number or the words. Enter runs the lines without an answer.")
    let answer = try enter(terminal, until: second)
    #expect(answer.first == "asked: How far does it fall in five frames? – less")
    #expect(answer.dropFirst(2).prefix(3) == ["5 frames, t = 0.0833 s", "53.1155", ""])
    #expect(answer.contains("Take the air away"))
    // The user's own lines run too, and `next` continues like Enter.
    #expect(try terminal.enter("print box.center.x", until: second) == ["150"])
    try terminal.enter("next", until: "fall 3/7 t=0.0833s>")
    // The cell that the lesson ran can be recalled and edited.
    terminal.send(.up)
    try terminal.expectScreen("... item box resistance 0")
    terminal.send(.control("c"))
    try terminal.expectCursorLine("fall 3/7 t=0.0833s>")
  }

  /// An answer that the next passage would push off the screen stays until a key is pressed.
  @Test func aLongAnswerIsReadFirst() throws {
    let terminal = try Desk().prompt("-q")
    try terminal.enter("lesson fall", until: first)
    terminal.send("\r")
    try terminal.expectCursorLine("(any key shows what comes next)")
    terminal.send(.down)
    try terminal.expectCursorLine(second)
    try enter(terminal, until: "fall 3/7 t=0.0833s>")
    try enter(terminal, until: "fall 4/7 t=0.0833s>")
    terminal.send("\r")
    try terminal.expectCursorLine("(any key shows what comes next)")
    #expect(terminal.screen.contains("  1             545.833              550\n(any key"))
    #expect(!terminal.scrollback.contains("The box stays one step"))
    terminal.send(.down)
    try terminal.expectCursorLine("fall 5/7 t=1s>")
    #expect(!terminal.scrollback.contains("(any key"))
    #expect(terminal.scrollback.contains("The box stays one step"))
    #expect(try terminal.enter("print 1", until: "fall 5/7 t=1s>") == ["1"])
  }

  /// Ctrl-C at the pause goes on as well, and a key typed ahead needs no pause.
  @Test func theReaderNeedNotWait() throws {
    let terminal = try Desk().prompt("-q", columns: 80, rows: 10)
    try terminal.enter("lesson fall", until: first)
    terminal.send("\r")
    try terminal.expectCursorLine("(any key shows what comes next)")
    terminal.send(.control("c"))
    try terminal.expectCursorLine(second)
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsFound)
  }

  /// A letter pressed at the pause begins the next line; Enter there only goes on.
  @Test func whatIsTypedAtThePauseIsKept() throws {
    let terminal = try Desk().prompt("-q", columns: 80, rows: 10)
    try terminal.enter("lesson fall", until: first)
    terminal.send("\r")
    try terminal.expectCursorLine("(any key shows what comes next)")
    terminal.send("p")
    try terminal.expectCursorLine("\(second) p")
    #expect(try terminal.enter("rint 6 * 7", until: second).contains("42"))
  }

  @Test func enterAtThePauseRunsNothing() throws {
    let terminal = try Desk().prompt("-q", columns: 80, rows: 10)
    try terminal.enter("lesson fall", until: first)
    terminal.send("\r")
    try terminal.expectCursorLine("(any key shows what comes next)")
    terminal.send("\r")
    try terminal.expectCursorLine(second)
    // The next cell has not run: the place and the time are those of before.
    #expect(try terminal.enter("print t", until: second).contains("0.0833333 s"))
  }

  @Test func longLinesOfCodeAreWholeInANarrowTerminal() throws {
    let desk = try Desk()
    let line = "print \"one\", \"two\", \"three\", \"four\", \"five\", \"six\", \"seven\""
    try desk.write("narrow.md", "# Narrow\n\n```motion\n\(line)\n```\n")
    let terminal = try desk.prompt("lesson", "narrow.md", columns: 40, until: "narrow 1/1 t=0s>")
    try terminal.expectScreen(
      """
        print "one", "two", "three", "four",
            "five", "six", "seven"

      """)
  }

  @Test func whatWasChangedIsPutBack() throws {
    let terminal = try Desk().prompt("-q", "-c", "set width 60", "-i", rows: 50)
    try terminal.enter("lesson fall", until: first)
    try enter(terminal, until: second)
    try enter(terminal, until: "fall 3/7 t=0.0833s>")
    try terminal.enter("run 1s", until: "fall 3/7 t=1.0833s>")
    let answer = try enter(terminal, until: "fall 4/7 t=0.0833s>")
    #expect(
      answer.prefix(2) == [
        "Your changes are undone; the lesson continues from where it was.", "3.125",
      ])
  }

  @Test func anAnswerIsUnfoldedAndRuns() throws {
    let terminal = try Desk().prompt("-q", rows: 60)
    try terminal.enter("lesson collision", until: "collision 1/6 t=0s>")
    for place in ["2/6 t=1.95s", "3/6 t=1.5167s", "4/6 t=2s", "5/6 t=1.7833s"] {
      try enter(terminal, until: "collision \(place)>")
    }
    let exercise = "collision 6/6 t=2.05s>"
    let asked = try enter(terminal, until: exercise)
    #expect(asked.last == "Answer: hidden. Try it first; `hint` shows it, Enter continues.")
    let unfolded = try terminal.enter("hint", until: exercise)
    #expect(unfolded.contains("  print high.center.y"))
    let answer = try enter(terminal, until: "motion t=3s>")
    #expect(answer.prefix(2) == ["180 frames, t = 3 s", "427.075"])
    #expect(answer.contains("This is the end of `collision`; the stage is yours."))
    #expect(answer.contains { $0.hasPrefix("Next: `lesson snap`.") })
    // Enter has no effect anymore, and `next` says so.
    terminal.send("\r")
    let after = try terminal.enter("next", until: "motion t=3s>")
    #expect(after.first == "error: the lesson `collision` is over")
  }

  @Test func thePlaceIsKept() throws {
    let desk = try Desk()
    let one = try desk.prompt("-q", rows: 50)
    try one.enter("lesson fall", until: first)
    try enter(one, until: second)
    one.send(.control("d"))
    #expect(try one.waitForExit() == .exited(0))
    let two = try desk.prompt("lesson", "fall", until: second)
    try two.expectScreen(
      "You are at 2/7; the cells before it have run.")
    #expect(try two.enter("print box.center.y", until: second) == ["53.1155"])
    try enter(two, until: "fall 3/7 t=0.0833s>")
    two.send("quit\r")
    #expect(try two.waitForExit() == .exited(0))
    let list = try desk.run("lesson")
    #expect(list.standardOutput.contains("`fall`      at 3/7  How far does"))
    try desk.write("state/motionbook/lessons", bytes: [0xFF, 0x00, 0x1B, 0x5B])
    try desk.prompt("lesson", "fall", until: first).close()
    try desk.prompt("lesson", "fall", "--from-start", until: first).close()
  }

  @Test func controlCRunsNothing() throws {
    let terminal = try Desk().prompt("-q", rows: 50)
    try terminal.enter("lesson fall", until: first)
    terminal.send("abc")
    try terminal.expectCursorLine(first + " abc")
    for _ in 1...2 {
      terminal.send(.control("c"))
      try terminal.expect("^C")
      try terminal.expect(first)
      try terminal.expectCursorLine(first)
    }
    #expect(!terminal.screen.contains("53.1155"))
    try enter(terminal, until: second)
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func aNarrowTerminalHasRoomForIt() throws {
    let terminal = try Desk().prompt("-q", columns: 40, rows: 60)
    let begun = try terminal.enter("lesson fall", until: first)
    #expect(begun.contains("How far does a box fall in its first"))
    #expect(begun.allSatisfy { $0.count <= 40 })
    let list = try terminal.enter("lesson", until: first)
    #expect(list.allSatisfy { $0.count <= 40 })
  }

  @Test func thereAreColorsWhereTheyMayBe() throws {
    let plain = try Desk().prompt("-q", rows: 50)
    try plain.enter("lesson fall", until: first)
    #expect(!plain.rawOutput.contains("\u{1B}[1"))
    #expect(!plain.rawOutput.contains("\u{1B}]8"))
    let color = try Desk().prompt("-q", settings: ["NO_COLOR": "", "TERM": "xterm-256color"])
    try color.enter("lesson fall", until: first)
    #expect(color.rawOutput.contains("\u{1B}[1;4mA box falls\u{1B}[0m"))
    #expect(color.rawOutput.contains("\u{1B}[1;34mview\u{1B}[0m"))
  }

  /// Without a terminal, no one can press Enter, so the whole lesson is shown.
  @Test func aPipeGetsAllOfIt() throws {
    let whole = try Desk().run("lesson", "collision")
    #expect(whole.status == .exited(0))
    #expect(whole.lines.prefix(3) == ["", "Collisions", "=========="])
    #expect(whole.lines.contains("Answer"))
    #expect(whole.lines.contains("427.075"))
    #expect(!whole.standardOutput.contains("\u{1B}"))
    let other = try Desk().run("lesson", "colision")
    #expect(other.status == .exited(1))
    #expect(other.standardError.contains("help: did you mean `collision`?"))
    #expect(try Desk().run("lesson", "fall; quit").status == .exited(2))
  }

  @Test func tabKnowsTheLessons() throws {
    let terminal = try Desk().prompt("-q", rows: 50)
    terminal.send("lesson mut\t")
    try terminal.expectCursorLine("motion t=0s> lesson mute-and-solo")
  }

  /// The course is found relative to the program's own file, from any current folder.
  @Test func theCourseIsThereFromAnyFolder() throws {
    let desk = try Desk()
    let list = try desk.shell(
      "cd / && ln -s \"$motionbook\" '\(desk.path("m"))' && '\(desk.path("m"))' lesson")
    #expect(list.status == .exited(0))
    #expect(list.standardOutput.contains("`reduce-motion`"))
  }
}
