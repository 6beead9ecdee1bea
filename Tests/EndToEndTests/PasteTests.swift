import TestSupport
import Testing

/// What is pasted at the prompt: lines, a session's transcript, a notebook.
@Suite struct PasteTests {
  @Test func severalLinesRunInTurn() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("let a = 20\nfor i in 1..2 {\n\tprint a + i\n}\nprint \"é빨강\"\n")
    try terminal.expectScreen("print \"é빨강\"")
    terminal.send(.enter)
    try terminal.expect("\n21\n22\né빨강\nmotion t=0s>")
  }

  @Test func aTranscriptIsRunWithoutItsAnswers() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste(
      """
      motion t=0s> let a = 20
      motion t=0s> for i in 1..2 {
               ... print a + i
               ... }
      21
      22
      motion t=0s> run 2s
      120 frames, t = 2 s
      motion t=2s> print "last"
      last
      """)
    terminal.send(.enter)
    try terminal.expect("\n21\n22\n120 frames, t = 2 s\nlast\nmotion t=2s>")
    #expect(!terminal.scrollback.contains("error"))
    let lines = try terminal.enter("history", until: "motion t=2s>")
    #expect(lines.first == "1  let a = 20")
    #expect(lines.last == "4  print \"last\"")
  }

  @Test func aLineWithItsPromptIsALine() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("motion t=12.5s> print 6 * 7")
    terminal.send(.enter)
    try terminal.expect("\n42\nmotion t=0s>")
  }

  @Test func ofANotebookTheCellsAreRun() throws {
    let terminal = try Desk().prompt("-q", rows: 60)
    terminal.paste(NotebookCommandTests.drifted)
    terminal.send(.enter)
    try terminal.expect("\n5 frames, t = 0.0833 s\n53.1155\nmotion t=0.0833s>")
    #expect(!terminal.scrollback.contains("error"))
  }

  @Test func pastedTextIsNotCompletedNorObeyed() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("print \"a\tb\u{07}\u{1B}c\"")
    terminal.send(.enter)
    try terminal.expect("\na bc\nmotion t=0s>")
  }

  @Test func aBigPasteComesWhole() throws {
    let terminal = try Desk().prompt("-q")
    let lines = (1...400).map { "let number\($0) = \($0)" }
    terminal.paste(lines.joined(separator: "\n"))
    try terminal.expectCursorLine("let number400 = 400")
    terminal.send(.enter)
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("number1 + number400", until: "motion t=0s>") == ["401"])
  }
}
