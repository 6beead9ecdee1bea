import TestSupport
import Testing

/// Text pasted at the prompt: lines, a session's transcript, a notebook.
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

  /// Parts of `fall.md` and `tilt.md` as a browser copies them from GitHub's page.
  @Test func ofAPageTheCodeIsRun() throws {
    let terminal = try Desk().prompt("-q", rows: 60)
    terminal.paste(
      """
      A box falls

      How far does a box fall in its first five frames? Write your answer down before you run the first cell.

      School has a formula for it: half of the acceleration times the time squared.

      Five frames

      view box frame (100, 0, 100, 100)
      gravity on box
      run 5 frames
      print box.center.y

      5 frames, t = 0.0833 s
      53.1155

      It fell 3.12 points, not 3.47. Nothing is broken.

      Take the air away

      item gives a view its material, so the same fall without air is one line longer.

      reset
      view box frame (100, 0, 100, 100)
      gravity on box
      item box resistance 0
      run 5 frames
      print box.center.y

      5 frames, t = 0.0833 s
      53.125

      Your turn: take the air away, or triple it, and explain each number.
      """)
    terminal.send(.enter)
    try terminal.expect(
      """

      took 10 lines of code from this page; left out 12 of text and output
      5 frames, t = 0.0833 s
      53.1155
      5 frames, t = 0.0833 s
      53.125
      motion t=0.0833s>
      """)
    #expect(!terminal.scrollback.contains("error"))
  }

  @Test func ofAPageWithAnswersRightBelowTheCodeIsRunToo() throws {
    let terminal = try Desk().prompt("-q", rows: 60)
    terminal.paste(
      """
      Depth from a tilt

      A screen is flat. Why does a home screen look as if its icons stood in front of the wallpaper?

      view lower frame (-50, -50, 420, 668)
      effect on lower keypath center.x tilt horizontal from -50 to 50
      print lower.center
      (160, 284)

      Before you go on: the device is turned all the way to the right.

      tilt (1, 0)
      print lower.presentation.center
      expect lower.presentation.center.x - lower.center.x == 50
      draw width 32
      (210, 284)
      +--------------------------------+
      |            lower               |
      +--------------------------------+
      """)
    terminal.send(.enter)
    try terminal.expect(
      "\ntook 7 lines of code from this page; left out 8 of text and output\n(160, 284)\n(210, 284)\n"
    )
    try terminal.expectCursorLine("motion t=0s>")
    #expect(!terminal.scrollback.contains("error"))
    let lines = try terminal.enter("history", until: "motion t=0s>")
    #expect(lines.count == 7)
  }

  @Test func codeWithMistakesIsNoPage() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("run 1s\nprnt t\nshw the box.\nrun 2s")
    terminal.send(.enter)
    try terminal.expect("error: ")
    try terminal.expect("\nthe 2 lines after it were not run\nmotion t=1s>")
    #expect(!terminal.scrollback.contains("page"))
  }

  @Test(arguments: [
    ("let a = 1\nlet b = c\n\n# a comment\nlet d = 2", "\nthe line after it was not run\n"),
    ("for i in 1..2 {\nprnt i\n}\nrun 1s\n// one\nrun 1s", "\nthe 2 lines after it were not run\n"),
    ("run 1s\nview box frame (0, 0)\nrun 1s\nrun 1s", "\nthe 2 lines after it were not run\n"),
  ])
  func theLinesAfterAMistakeAreCounted(_ text: String, _ notice: String) throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste(text)
    terminal.send(.enter)
    try terminal.expect(notice)
  }

  @Test func theLastLineHasNoneAfterIt() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("let a = 1\nprint c")
    terminal.send(.enter)
    try terminal.expect("error: ")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(!terminal.scrollback.contains("not run"))
  }

  @Test(arguments: [
    (
      "UIView.animate(withDuration: 0.5) { box.alpha = 0 }",
      "\nnothing has changed: Up brings these lines\n"
    ),
    (
      "view box frame (0, 0, 9, 9)\nUIView.animate(withDuration: 0.5) { box.alpha = 0 }",
      "\nUp brings these lines\n"
    ),
  ])
  func aTranslationIsOffered(_ code: String, _ offer: String) throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste(code)
    terminal.send(.enter)
    try terminal.expect("This is Swift. In Motionbook:")
    try terminal.expect(offer)
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send(.up)
    try terminal.expectScreen(" animate over 0.5s { box.alpha = 0 }")
  }

  /// A carriage return and a line feed are one line end, whether or not the terminal marks a paste.
  @Test func bothSignsOfALineEndAreOne() throws {
    let terminal = try Desk().prompt("-q")
    terminal.send("\u{1B}[200~print 1\r\nprint 2\r\nprint 3\u{1B}[201~")
    try terminal.expectScreen("print 3")
    #expect(terminal.screen.contains("print 1\n         ... print 2\n         ... print 3"))
    terminal.send(.control("c"))
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send("print 4\r\nprint 5\r\n")
    try terminal.expect("\n4\nmotion t=0s> print 5\n5\nmotion t=0s>")
    try terminal.expectCursorLine("motion t=0s>")
  }

  /// Each key takes one character, however many scalars it has.
  @Test func keysTakeWholeCharacters() throws {
    let terminal = try Desk().prompt("-q")
    terminal.paste("print \"ce\u{301}👩‍👩‍👧")
    terminal.send("\u{7F}\u{7F}a\"\r")
    try terminal.expect("\nca\nmotion t=0s>")
    terminal.paste("print \"e\u{301}👩‍👩‍👧b\"")
    terminal.send(.left)
    terminal.send(.left)
    terminal.send(.left)
    terminal.send("-\u{1B}[3~\r")
    try terminal.expect("\ne\u{301}-b\nmotion t=0s>")
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
    try terminal.expectCursorLine("         ... let number400 = 400")
    terminal.send(.enter)
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("number1 + number400", until: "motion t=0s>") == ["401"])
  }
}
