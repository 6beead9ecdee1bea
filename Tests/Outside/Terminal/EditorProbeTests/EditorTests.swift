import Foundation
import TestSupport
import Testing

/// The editor on a real terminal, through a small program that prints what it read. Without colors,
/// and so without what may follow in grey behind the cursor, where a test does not ask for them.
func start(
  _ settings: [String: String] = [:], columns: Int = 80, rows: Int = 24, ready: Bool = true
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    program: BuiltProduct.path("EditorProbe"),
    environment: PseudoTerminal.plainEnvironment.merging(["NO_COLOR": "1"]) { $1 }
      .merging(settings) { $1 },
    columns: columns, rows: rows)
  if ready { try terminal.expectCursorLine("motion t=0s>") }
  return terminal
}

@Suite struct Typing {
  @Test func wideAndAccentedTextIsEdited() throws {
    let terminal = try start()
    terminal.send("é日本🙂x")
    try terminal.expectCursorLine("motion t=0s> é日本🙂x")
    terminal.send(.backspace, .left, .left, .backspace)
    try terminal.expectCursorLine("motion t=0s> é本🙂")
    terminal.send(.home)
    terminal.send("«")
    terminal.send(.enter)
    try terminal.expect("got <«é本🙂>")
  }

  @Test func controlDLeaves() throws {
    let terminal = try start()
    terminal.send("ab")
    terminal.send(.home, .control("d"))
    try terminal.expectCursorLine("motion t=0s> b")
    terminal.send(.control("u"), .end, .control("u"))
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.hasSuffix("bye"))
    #expect(terminal.screen.split(separator: "\n").last == "bye")
  }

  @Test func interruptAbandonsTheLine() throws {
    let terminal = try start()
    terminal.send("abcdef")
    try terminal.expectCursorLine("motion t=0s> abcdef")
    terminal.send(.left, .left, .left)
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(
      terminal.screen == "motion t=0s> abcdef^C\ninterrupted\nmotion t=0s>", "\(terminal.screen)")
    for _ in 0..<20 { terminal.send(.control("c")) }
    terminal.send("x\r")
    try terminal.expect("got <x>")
    try terminal.expectCursorLine("motion t=1s>")
  }

  @Test func interruptUnderALongLineGoesBelow() throws {
    let terminal = try start(columns: 40)
    terminal.send(String(repeating: "0123456789", count: 9))
    try terminal.expectCursorLine("78901234567890123456789")
    terminal.send(.home)
    try terminal.expectState("the cursor in the first row") { $0.cursor == (0, 13) }
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(terminal.screen.hasPrefix("motion t=0s> 012345678901234567890123456\n"))
    #expect(
      terminal.screen.contains("\n78901234567890123456789^C\ninterrupted\n"), "\(terminal.screen)")
  }

  @Test func interruptsAndResizesReachTheEditorPastOtherThreads() throws {
    let terminal = try start(["PROBE_THREAD": "1"])
    terminal.send("abc")
    try terminal.expectCursorLine("motion t=0s> abc")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send("0123456789")
    try terminal.expectCursorLine("motion t=0s> 0123456789")
    terminal.resize(columns: 20, rows: 24)
    try terminal.expectCursorLine("789")
  }

  @Test func typeAheadSurvives() throws {
    let terminal = try start(ready: false)
    terminal.send("one\rtwo\rthree\r")
    try terminal.expect("got <one>")
    try terminal.expect("got <two>")
    try terminal.expect("got <three>")
  }

  @Test func invalidBytesAreSeen() throws {
    let terminal = try start()
    terminal.send(bytes: [0x61, 0xFF, 0xE9, 0x62, 0x0D])
    try terminal.expect("got <a\u{FFFD}\u{FFFD}b>")
  }

  @Test func aLongLineIsKept() throws {
    let terminal = try start()
    let text = String(repeating: "abcdefgh", count: 700)
    terminal.send(text + "\r")
    let printed = try terminal.expect("motion t=1s>")
    #expect(printed.replacingOccurrences(of: "\n", with: "").contains("got <\(text)>"))
  }

  @Test func hangingUpEnds() throws {
    let terminal = try start()
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .killed(signal: SIGTERM))
    #expect(!terminal.state.modes.contains(2004))
  }
}

@Suite struct Runs {
  @Test func interruptStopsARun() throws {
    let terminal = try start()
    terminal.send("run\r")
    try terminal.expect("running")
    terminal.send(.control("c"))
    try terminal.expect("stopped")
    try terminal.expectCursorLine("motion t=0s>")
  }

  @Test func secondInterruptEndsAtOnce() throws {
    let terminal = try start()
    terminal.send("spin\r")
    try terminal.expect("spinning")
    terminal.send(.control("c"))
    try terminal.expect("asked once")
    terminal.send(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func suspensionKeepsTheText() throws {
    let shell = try PseudoTerminal(
      program: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"],
      environment: PseudoTerminal.plainEnvironment.merging(["PS1": "shell: "]) { $1 })
    try shell.expect("shell: ")
    shell.send("'" + BuiltProduct.path("EditorProbe") + "'\r")
    try shell.expectCursorLine("motion t=0s>")
    shell.send("half")
    try shell.expectCursorLine("motion t=0s> half")
    shell.send(.control("z"))
    try shell.expect("Stopped")
    try shell.expectCursorLine("shell:")
    shell.send("fg\r")
    try shell.expectCursorLine("motion t=0s> half")
    shell.send("way\r")
    try shell.expect("got <halfway>")
  }
}

@Suite struct Completing {
  @Test func theOnlyMatchIsInsertedWithItsSuffix() throws {
    let terminal = try start()
    terminal.send("gra\t2\r")
    try terminal.expect("got <gravity 2>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send("ét\tx\r")
    try terminal.expect("got <été x>")
  }

  @Test func aCommonBeginningThenAList() throws {
    let terminal = try start()
    terminal.send("g\t")
    try terminal.expectCursorLine("motion t=0s> gr")
    #expect(terminal.screen == "motion t=0s> gr")
    terminal.send(.tab)
    try terminal.expectCursorLine("motion t=0s> gr")
    try terminal.expectScreen(
      "motion t=0s> gr\n  gravity   pulls everything down\n  grid      draws a grid\nmotion t=0s> gr"
    )
    terminal.send("a\t9\r")
    try terminal.expect("got <gravity 9>")
    #expect(terminal.state.bells == 0)
  }

  @Test func theListIsNotPrintedAgain() throws {
    let list = "  gravity   pulls everything down\n  grid      draws a grid\n"
    let terminal = try start()
    terminal.send("gr\t\t\t")
    terminal.send("x")
    try terminal.expectCursorLine("motion t=0s> grx")
    #expect(terminal.screen == "motion t=0s> gr\n\(list)motion t=0s> grx")
    terminal.send(.control("u"))
    terminal.send("ma\t")
    try terminal.expectScreen("  map ")
    terminal.send(.control("u"))
    terminal.send("gr\t")
    try terminal.expectScreen("motion t=0s> gr\n\(list)motion t=0s> gr")
  }

  @Test func noMatchDoesNothing() throws {
    let terminal = try start()
    terminal.send("zz\t!\r")
    try terminal.expect("got <zz!>")
    #expect(terminal.state.bells == 0)
  }

  @Test func theListFitsANarrowTerminal() throws {
    let terminal = try start(columns: 24)
    terminal.send("m\t")
    try terminal.expectScreen("motion t=0s> ma")
    terminal.send(.tab)
    try terminal.expectScreen(
      "motion t=0s> ma\n  magnitude   how stro…\n  map         applies …\nmotion t=0s> ma")
  }

  @Test func theListComesBelowALongLine() throws {
    let terminal = try start(columns: 30)
    terminal.send("m " + String(repeating: "x", count: 50))
    terminal.send(.home, .right, .tab, .tab)
    try terminal.expectScreen("applies to each\nmotion t=0s> ma xxxxxxxxxxxxxx")
    try terminal.expectState("cursor after “ma”") {
      $0.cursorLine.hasPrefix("motion t=0s> ma x") && $0.cursor.column == 15
    }
    #expect(
      terminal.screen.hasPrefix(
        "motion t=0s> ma xxxxxxxxxxxxxx\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\nxxxxxx\n  magn"),
      "\(terminal.screen)")
  }
}

@Suite struct Histories {
  @Test func upFindsWhatBeginsTheSame() throws {
    let terminal = try start()
    terminal.send("gr")
    terminal.send(.up)
    try terminal.expectCursorLine("motion t=0s> grid")
    terminal.send(.up)
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send(.up)
    terminal.send(.down)
    try terminal.expectCursorLine("motion t=0s> grid")
    terminal.send(.down)
    try terminal.expectCursorLine("motion t=0s> gr")
    terminal.send(.enter)
    try terminal.expect("got <gr>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(.up, .enter)
    try terminal.expect("got <gr>")
  }

  @Test func anEntryOfSeveralLinesComesBackWhole() throws {
    let terminal = try start()
    terminal.send(.up, .up)
    try terminal.expectScreen("motion t=0s> fling a\n         ...   b")
    terminal.send(.enter)
    try terminal.expect("got <fling a|  b>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send("x(")
    terminal.send(.up)
    terminal.send(.enter)
    try terminal.expect("got <x(>")
  }

  @Test func theDraftComesBackAfterALongPaste() throws {
    let terminal = try start()
    let text = String(repeating: "g", count: 3000)
    terminal.paste(text)
    terminal.send(.home, .up, .up, .down, .down, .enter)
    let printed = try terminal.expect("motion t=1s>")
    #expect(printed.replacingOccurrences(of: "\n", with: "").contains("got <\(text)>"))
  }
}

@Suite struct Keys {
  @Test(arguments: [
    ("\u{1B}[1~", "!ab cd"), ("\u{1B}[7~", "!ab cd"), ("\u{1B}[H", "!ab cd"),
    ("\u{1B}OH", "!ab cd"), ("\u{01}", "!ab cd"), ("\u{1B}[1;5D", "ab !cd"),
    ("\u{1B}[5D", "ab !cd"), ("\u{1B}[1;3D", "ab !cd"), ("\u{1B}b", "ab !cd"),
    ("\u{01}\u{1B}[1;5C", "ab! cd"), ("\u{01}\u{1B}f", "ab! cd"), ("\u{01}\u{1B}[3~", "!b cd"),
    ("\u{01}\u{1B}[4~", "ab cd!"), ("\u{01}\u{1B}[8~", "ab cd!"), ("\u{01}\u{1B}[F", "ab cd!"),
    ("\u{01}\u{05}", "ab cd!"), ("\u{17}", "ab !"), ("\u{1B}\u{7F}", "ab !"),
    ("\u{1B}[D\u{1B}[D\u{15}", "!cd"), ("\u{1B}[D\u{0B}", "ab c!"), ("\u{15}\u{19}", "ab cd!"),
    ("\u{01}\u{1B}d", "! cd"), ("\u{02}\u{14}", "ab dc!"), ("\u{1B}[15~\u{1B}OP\u{1B}[Z", "ab cd!"),
    ("\u{1B}[5~\u{1B}[2~\u{1B}[24~", "ab cd!"), ("\u{1B}\r", "ab cd|!"), ("\u{1B}\n", "ab cd|!"),
    ("\u{1B}OD\u{06}", "ab cd!"), ("\u{01}\u{1B}[3;5~", "! cd"),
  ])
  func editAs(_ key: String, _ expected: String) throws {
    let terminal = try start()
    terminal.send("ab cd")
    terminal.send(key)
    terminal.send("!\r")
    try terminal.expect("got <\(expected)>")
  }
}

/// A sequence without a meaning at the prompt is read whole and skipped.
@Suite struct UnknownSequences {
  @Test(arguments: [
    // Ctrl-Page Up, Shift-F5, a media key, a focus report, the mouse.
    "\u{1B}[5;5~", "\u{1B}[15;2~", "\u{1B}[57428u", "\u{1B}[I", "\u{1B}[<0;10;5M",
    // The console's F2, rxvt's Shift-Delete and Ctrl-Home, Ctrl-F2, Alt-Page Up.
    "\u{1B}[[B", "\u{1B}[3$", "\u{1B}[7^", "\u{1B}O5Q", "\u{1B}\u{1B}[5~",
    // Answers: attributes, a mode, colors, a capability, graphics.
    "\u{1B}[?62;4c", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}P1+r5463=38\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[200", "\u{1B}[?",
    // Ctrl-Space, and libedit's command line.
    "\u{0}", "\u{1B}x", "\u{1B}X",
  ])
  func leaveNothing(_ sequence: String) throws {
    for settings in [[:], ["TERM": "dumb"]] {
      let terminal = try start(settings)
      terminal.send("ab")
      terminal.send(sequence + sequence)
      // A sequence without an end takes nothing else along.
      terminal.send(.left, .right)
      terminal.send("!\r")
      try terminal.expect("got <ab!>")
    }
  }

  @Test func interruptsWorkAfterControlSpace() throws {
    let terminal = try start()
    terminal.send("ab\u{0}")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
  }

  @Test func inASearchTheyDoNotEndIt() throws {
    let terminal = try start()
    terminal.send(.control("r"))
    terminal.send("gra\u{1B}[5;5~v")
    try terminal.expectCursorLine("(search: grav) gravity 2")
  }
}

@Suite struct Pastes {
  @Test func aBlockArrivesAsOneEntry() throws {
    let terminal = try start()
    terminal.paste("for i in 1..3 {\n\tgr\ta\n}\n")
    try terminal.expectScreen("}")
    terminal.send(.enter)
    try terminal.expect("got <for i in 1..3 {|\tgr\ta|}>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(.up)
    try terminal.expectScreen("motion t=1s> for i in 1..3 {\n")
    terminal.send("\r")
    try terminal.expect("got <for i in 1..3 {|\tgr\ta|}>")
    #expect(terminal.state.bells == 0)
  }

  @Test func controlCharactersAreLeftOut() throws {
    let terminal = try start()
    terminal.send("\u{1B}[200~a\u{1B}[31mb\u{07}c\u{1B}[201~d\r")
    try terminal.expect("got <a[31mbcd>")
  }

  @Test func bracketsAreOnlyOnWhileEditing() throws {
    let terminal = try start()
    #expect(terminal.state.modes.contains(2004))
    terminal.send("run\r")
    try terminal.expect("running")
    #expect(!terminal.state.modes.contains(2004))
    terminal.send(.control("c"))
    try terminal.expect("stopped")
  }

  @Test func aLargePasteArrivesWhole() throws {
    let terminal = try start()
    let lines = (0..<400).map { "line \($0) of the paste" }
    terminal.paste(lines.joined(separator: "\n"))
    terminal.send(.enter)
    let printed = try terminal.expect("motion t=1s>")
    let got = printed.components(separatedBy: "got <").last ?? ""
    #expect(got.hasPrefix(lines.joined(separator: "|") + ">"), "\(got.prefix(200))")
  }
}

@Suite struct Sizes {
  @Test func widerAndNarrowerKeepTheLine() throws {
    let terminal = try start(columns: 40)
    terminal.send("echo\r")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(String(repeating: "0123456789", count: 4))
    try terminal.expectState("two rows") { $0.cursor == (3, 13) }
    terminal.resize(columns: 80, rows: 24)
    try terminal.expectScreen("motion t=1s> 0123456789012345678901234567890123456789")
    terminal.resize(columns: 30, rows: 24)
    try terminal.expectScreen("motion t=1s> 01234567890123456\n78901234567890123456789")
    #expect(terminal.screen.contains("got <echo>"))
    terminal.send("z\r")
    try terminal.expectState("the line whole") {
      $0.text.replacingOccurrences(of: "\n", with: "")
        .contains("got <0123456789012345678901234567890123456789z>")
    }
  }
}

/// The line after the window's width has changed, on a terminal that does not rewrap rows.
@Suite struct WidthChanges {
  @Test(arguments: [(30, 80), (40, 60), (80, 30)])
  func noRowIsStale(_ before: Int, _ after: Int) throws {
    let terminal = try start(columns: before)
    terminal.send("x\r")
    try terminal.expectCursorLine("motion t=1s>")
    let text = String(repeating: "0123456789", count: 6) + "x"
    terminal.send(text)
    try terminal.expectState("the text") { $0.textBeforeCursor.hasSuffix("9x") }
    terminal.resize(columns: after, rows: 24)
    let rows = stride(from: 0, to: 74, by: after).map {
      String("motion t=1s> \(text)".dropFirst($0).prefix(after))
    }
    let expected = "motion t=0s> x\ngot <x>\n" + rows.joined(separator: "\n")
    try terminal.expectState("the line alone") { $0.text == expected }
    terminal.send("y\r")
    try terminal.expectState("the line whole") {
      $0.text.replacingOccurrences(of: "\n", with: "").contains("got <\(text)y>")
    }
  }

  /// A key that comes before the terminal's answer does not wait for it.
  @Test func keysDoNotWaitForTheAnswer() throws {
    let terminal = try start()
    terminal.send("ab")
    try terminal.expectCursorLine("motion t=0s> ab")
    terminal.resize(columns: 60, rows: 24)
    terminal.send("c\r")
    try terminal.expect("got <abc>")
  }
}

@Suite struct Surroundings {
  @Test(arguments: ["dumb", "dumb-emacs-ansi", ""])
  func dumbTerminalsWork(_ name: String) throws {
    let terminal = try start(["TERM": name])
    #expect(!terminal.rawOutput.contains("\u{1B}"))
    #expect(terminal.screen == "motion t=0s>")
    terminal.send("abx")
    terminal.send(.backspace)
    terminal.send("é\r")
    try terminal.expect("got <abé>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send("gr\t")
    try terminal.expect("draws a grid")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    #expect(!terminal.rawOutput.contains("\u{1B}"))
  }

  /// Terminals whose names the system does not know draw like xterm, even without any description.
  @Test(arguments: [["TERM": "unknown-xyz"], ["TERM": "xterm", "TERMINFO": "/dev/null"]])
  func unknownTerminalsAreLikeXterm(_ settings: [String: String]) throws {
    let terminal = try start(settings.merging(["NO_COLOR": ""]) { $1 })
    #expect(terminal.rawOutput.contains("\u{1B}[1mmotion"))
    #expect(terminal.state.modes.contains(2004))
    terminal.send("grav")
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send(.right, .home, .up)
    terminal.send("x\r")
    try terminal.expect("got <")
    #expect(!terminal.screen.contains("No entry"))
  }

  @Test(arguments: [["LANG": "C"], ["LANG": ""], ["LC_ALL": "POSIX"], ["LANG": "xx_YY.UTF-8"]])
  func localesWithoutUTF8Work(_ settings: [String: String]) throws {
    let terminal = try start(settings)
    terminal.send("é日本🙂\r")
    try terminal.expect("got <é日本🙂>")
  }

  @Test func thePromptIsColoredUnlessForbidden() throws {
    let colorful = try start(["NO_COLOR": ""])
    #expect(colorful.rawOutput.contains("\u{1B}[1mmotion t=0s>\u{1B}[0m "))
    let plain = try start(["NO_COLOR": "1"])
    #expect(!plain.rawOutput.contains("\u{1B}[1m"))
  }

  @Test func pipedOutputLeavesTheEditorOnStandardError() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      program: BuiltProduct.path("EditorProbe"), standardOutput: folder.path("output"))
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send("abx")
    terminal.send(.left, .backspace, .enter)
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try folder.text("output") == "got <ax>\nbye\n")
  }

  @Test func pipesHaveNoEditor() throws {
    let run = try PipeRun(BuiltProduct.path("EditorProbe"), input: "é\nb")
    #expect(run.standardOutput == "no editor\nplain <é>\nplain <b>\n")
    #expect(run.status == .exited(3))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let run = try PipeRun(
      "/bin/bash",
      arguments: [
        "-c", "yes | '\(BuiltProduct.path("EditorProbe"))' | head -1; echo ${PIPESTATUS[1]}",
      ])
    #expect(run.standardOutput == "no editor\n141\n")
    #expect(run.standardError == "")
  }
}

@Suite struct UserSettings {
  private func withSettings(_ text: String, _ body: (PseudoTerminal) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write("editrc", text)
    try body(try start(["EDITRC": folder.path("editrc")]))
  }

  @Test func unknownSequencesLeaveTheOnesThatTheUserBinds() throws {
    try withSettings("bind \"\\e[5;5~\" ed-delete-prev-word\n") { terminal in
      terminal.send("ab cd\u{1B}[5;5~\u{1B}[6;5~!\r")
      try terminal.expect("got <ab !>")
    }
  }

  @Test func unknownSequencesLeaveNothingInViMode() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.send("ab\u{1B}[5;5~c\u{1B}]11;rgb\u{7}")
      try terminal.expectCursorLine("motion t=0s> abc")
      // In command mode, the colon opens nothing.
      terminal.send(.escape)
      try terminal.expectState("command mode") { $0.cursor.column == 15 }
      terminal.send("0:x\r")
      try terminal.expect("got <bc>")
    }
  }

  @Test func viKeysWork() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.send("gra\tone two")
      try terminal.expectCursorLine("motion t=0s> gravity one two")
      // Escape by itself puts the cursor on the last letter.
      terminal.send(.escape)
      try terminal.expectState("command mode") { $0.cursor.column == 27 }
      terminal.send("0dwA!\r")
      try terminal.expect("got <one two!>")
      try terminal.expectCursorLine("motion t=1s>")
      terminal.send("gr")
      terminal.send(.up)
      try terminal.expectCursorLine("motion t=1s> grid")
      terminal.send(.left, .left)
      terminal.send("-")
      terminal.paste("p\tq")
      terminal.send(.enter)
      try terminal.expect("got <gr-p\tqid>")
      try terminal.expectCursorLine("motion t=2s>")
      terminal.send("é日")
      try terminal.expectCursorLine("motion t=2s> é日")
      terminal.send(.escape)
      try terminal.expectState("command mode") { $0.cursor.column == 14 }
      terminal.send("x")
      terminal.send(.enter)
      try terminal.expect("got <é>")
      try terminal.expectCursorLine("motion t=3s>")
      terminal.send("abc")
      terminal.send(.altEnter)
      terminal.send("d\r")
      try terminal.expect("got <abc|d>")
    }
  }

  @Test func editingMayBeOff() throws {
    try withSettings("edit off\n") { terminal in
      terminal.send("abé\r")
      try terminal.expect("got <abé>")
      try terminal.expectCursorLine("motion t=1s>")
      terminal.send("half")
      terminal.send(.control("c"))
      try terminal.expect("interrupted")
      try terminal.expectCursorLine("motion t=1s>")
      terminal.send(.control("d"))
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }

  @Test func viInterruptAfterEscape() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.send("abc\u{1B}\u{03}")
      try terminal.expect("interrupted")
      try terminal.expectCursorLine("motion t=0s>")
      terminal.send("x\u{1B}[\u{03}")
      try terminal.expect("interrupted")
      try terminal.expectCursorLine("motion t=0s>")
      terminal.send("/")
      terminal.send(.control("u"))
      terminal.send("ok\r")
      try terminal.expect("got <ok>")
    }
  }

  @Test func viSearchesAndUndoesToo() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.send("half")
      terminal.send(.control("r"))
      terminal.send("avi")
      try terminal.expectCursorLine("(search: avi) gravity 2")
      terminal.send(.escape)
      try terminal.expectCursorLine("motion t=0s> gravity 2")
      terminal.send(.end)
      terminal.send("!")
      try terminal.expectCursorLine("motion t=0s> gravity 2!")
      terminal.send(.control("_"), .control("_"), .enter)
      try terminal.expect("got <half>")
    }
  }

  @Test func viEscapeThenALetterQuickly() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.send("abc\u{1B}0x")
      terminal.send(.enter)
      try terminal.expect("got <bc>")
    }
  }

  @Test func bindingsOfTheUserHold() throws {
    try withSettings("# mine\nbind -s ^O zwei\nmotionbook:bind -s ^G drei\nother:bind -s ^N vier\n")
    {
      terminal in
      terminal.send("\u{0F}\u{07}\r")
      try terminal.expect("got <zweidrei>")
    }
  }
}
