import Foundation
import TestSupport
import Testing

/// A terminal receives no control characters from text that is typed, pasted, recalled, completed
/// or answered at the prompt.
@Suite struct ObeyedPromptTests {
  /// The control characters in the output. The program's own control sequences are few, and in none
  /// of them can a character of the text continue the sequence.
  private func sent(_ terminal: PseudoTerminal) -> [Unicode.Scalar] {
    let ours =
      /\u{1B}\[(?:[0-9;]*[ABCDHJKm]|\?2004[hl]|\?u)|\u{1B}\]133;[ABCD](?:;[01])?\u{1B}\\|\r|\u{08}/
    let rest = terminal.rawOutput.replacing(ours.matchingSemantics(.unicodeScalar), with: "")
    return Obeyed.sent(in: rest)
  }

  private func expectSilence(
    _ terminal: PseudoTerminal, spelling scalars: [Unicode.Scalar] = [], columns: Int = 80,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sent(terminal).isEmpty, sourceLocation: sourceLocation)
    let shown = terminal.scrollback
    #expect(Obeyed.missing(scalars, in: shown).isEmpty, "\(shown)", sourceLocation: sourceLocation)
  }

  private static let literal = Obeyed.all.map { Obeyed.spelled($0) + "q" }.joined()

  @Test func inAnswersAndCompletions() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 2_000, rows: 50)
    try terminal.enter("let sample = \"\(Self.literal)\"", until: "motion t=0s>")
    terminal.send("clear\r")
    try terminal.expectState("an empty screen") {
      $0.cursorLine == "motion t=0s>" && $0.text.count < 20
    }
    for line in ["sample", "print sample", "table sample for i in 1..2", "history", "show"] {
      terminal.send(line + "\r")
      try terminal.expect(line + "\n")
      try terminal.expectCursorLine("motion t=0s>")
    }
    terminal.send("print sam\t")
    try terminal.expectCursorLine("motion t=0s> print sample")
    terminal.send("; nonsense # \t\r")
    try terminal.expect("error: ")
    try terminal.expectCursorLine("motion t=0s>")
    expectSilence(terminal, spelling: Obeyed.all)
  }

  /// Some of C0 are keys of the terminal, even within a paste.
  @Test func inAPaste() throws {
    let terminal = try Desk().prompt("-q", columns: 2_000)
    let scalars = Obeyed.all.filter { $0.value > 0x7E || $0 == "\u{1B}" || $0 == "\u{7}" }
    terminal.paste("print \"\(Obeyed.text(scalars))\"")
    try terminal.expect("\\u{2069}q\"")
    expectSilence(terminal, spelling: scalars.filter { $0.value > 0x9F })
    terminal.send("\r")
    try terminal.expectCursorLine("motion t=0s>")
    expectSilence(terminal)
  }

  /// As keys, C0 characters have other meanings, and no key sends C1 characters.
  @Test func inWhatIsTyped() throws {
    let terminal = try Desk().prompt("-q", columns: 2_000)
    let marks = Obeyed.all.filter { $0.value > 0x9F }
    terminal.send(
      "print \"\(Obeyed.text(marks))\(Obeyed.text(Obeyed.all.filter { (0x80...0x9F).contains($0.value) }))\""
    )
    try terminal.expect("\\u{2069}q")
    terminal.send("\r")
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send(.control("r"))
    try terminal.expectCursorLine("(search: )")
    terminal.send("\u{202E}q\u{2066}")
    try terminal.expectState("a search for the marks") {
      $0.cursorLine.hasPrefix("(search: \\u{202e}q\\u{2066}")
    }
    expectSilence(terminal, spelling: marks)
  }

  @Test(arguments: ["xterm-256color", "dumb"])
  func inWhatIsRecalled(_ kind: String) throws {
    let desk = try Desk()
    try desk.makeFolder("state/motionbook")
    let text = Obeyed.inNames.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "q"
    }.joined()
    try desk.write("state/motionbook/history", "{\"text\":\"print 1 # \(text)\"}\n")
    let terminal = try desk.prompt("-q", settings: ["TERM": kind], columns: 2_000)
    terminal.send(.control("p"))
    try terminal.expect("print 1 # ")
    terminal.send("end\r")
    try terminal.expect("end\n")
    try terminal.expect("motion t=0s>")
    expectSilence(terminal, spelling: kind == "dumb" ? [] : Obeyed.inNames)
  }

  @Test func inNamesOfFiles() throws {
    let desk = try Desk()
    let scalars = Array(Obeyed.inNames.prefix(40))
    try desk.write("a1" + Obeyed.text(scalars), "")
    try desk.write("a2" + Obeyed.text(scalars), "")
    let terminal = try desk.prompt("-q", columns: 2_000)
    terminal.send("open \"a")
    terminal.send(.tab)
    try terminal.expectState("a list of both") { $0.fullText.contains("a2") }
    terminal.send("1\t\r")
    try terminal.expectCursorLine("motion t=0s>")
    expectSilence(terminal, spelling: scalars)
  }

  @Test func inWhatGoesThroughThePager() throws {
    let desk = try Desk()
    let terminal = try desk.prompt(
      "-q", settings: ["PAGER": "cat > paged; echo seen"], columns: 2_000, rows: 4)
    for index in 1...14 {
      try terminal.enter("let s\(index) = \"\(Self.literal)\"", until: "motion t=0s>")
    }
    terminal.send("show\r")
    try terminal.expect("seen")
    let paged = try desk.text("paged").replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(Obeyed.sent(in: paged).isEmpty)
    #expect(Obeyed.missing(Obeyed.all, in: paged).isEmpty)
  }
}
