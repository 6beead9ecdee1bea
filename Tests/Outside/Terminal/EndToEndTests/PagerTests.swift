import Foundation
import TestSupport
import Testing

/// Lists and tables that are longer than the window.
@Suite struct PagerTests {
  /// Writes its input to a file beside the program, and says so.
  private static let pager = "cat > paged; echo seen"
  /// `help curves` is longer than so many rows.
  private static let low = 12

  private func prompt(_ desk: Desk, pager: String = pager, rows: Int = low) throws -> PseudoTerminal
  {
    try desk.prompt("-q", settings: ["PAGER": pager, "NO_COLOR": "1"], columns: 72, rows: rows)
  }

  /// The output of `help curves` without a pager.
  private func curves(_ desk: Desk) throws -> [String] {
    try desk.run("-c", "help curves").lines
  }

  @Test func longHelpGoesThroughIt() throws {
    let desk = try Desk()
    let terminal = try prompt(desk)
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == ["seen"])
    #expect(try desk.text("paged") == (try desk.run("-c", "help curves").standardOutput))
    #expect(try terminal.enter("print 1", until: "motion t=0s>") == ["1"])
  }

  @Test func whatFitsTheWindowDoesNot() throws {
    let desk = try Desk()
    let lines = try curves(desk)
    let roomy = try prompt(desk, rows: lines.count + 1)
    #expect(try roomy.enter("help curves", until: "motion t=0s>") == lines)
    let tight = try prompt(desk, rows: lines.count)
    #expect(try tight.enter("help curves", until: "motion t=0s>") == ["seen"])
  }

  @Test func aLongTableGoesThroughIt() throws {
    let desk = try Desk()
    let terminal = try prompt(desk)
    try terminal.enter("view box frame (0, 0, 9, 9); run 20 frames", until: "motion t=0.3333s>")
    #expect(try terminal.enter("table box.center", until: "motion t=0.3333s>") == ["seen"])
    #expect(try desk.text("paged").contains("center"))
  }

  @Test func itSaysHowToLeave() throws {
    let desk = try Desk()
    guard try desk.shell("command -v less").status == .exited(0) else { return }
    let terminal = try prompt(desk, pager: "less")
    terminal.send("help curves\r")
    try terminal.expectScreen("Space shows more, q leaves")
    terminal.send("q")
    try terminal.expectCursorLine("motion t=0s>")
  }

  @Test func itCanBeTurnedOff() throws {
    let desk = try Desk()
    let terminal = try prompt(desk)
    try terminal.enter("set paging off", until: "motion t=0s>")
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == (try curves(desk)))
    try terminal.enter("set paging on", until: "motion t=0s>")
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == ["seen"])
  }

  /// Keys typed ahead would become the pager's commands.
  @Test(arguments: ["print 4 + 3\r", "print 4"])
  func typingAheadIsNotEaten(_ ahead: String) throws {
    let desk = try Desk()
    let terminal = try prompt(desk)
    terminal.send("help curves\r" + ahead)
    try terminal.expectState("the line typed ahead") {
      $0.text.contains(
        ahead.hasSuffix("\r") ? "\n7\nmotion t=0s>" : "\nmotion t=0s> print 4")
    }
    #expect(!desk.exists("paged"))
  }

  @Test func aPasteNeverOpensIt() throws {
    let desk = try Desk()
    let terminal = try prompt(desk)
    terminal.send("\u{1B}[200~help curves\nprint 4 + 3\u{1B}[201~\r")
    try terminal.expect("\n7\n")
    #expect(!desk.exists("paged"))
  }

  /// `less` may neither write files nor start programs.
  @Test func lessIsToldOnlyToShow() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, pager: "cat > paged; echo $LESSSECURE ${LESS%%P*}")
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == ["1 FRX"])
  }

  @Test func onlyListingsDo() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, rows: 5)
    #expect(try terminal.enter("plot backOut", until: "motion t=0s>").count > 5)
    try terminal.enter("for i in 1..20 { print i }", until: "motion t=0s>")
    #expect(!desk.exists("paged"))
  }

  @Test func neitherNotebooksNorLinesOfACallDo() throws {
    let desk = try Desk()
    try desk.write("a.md", "```motion\nhelp curves\n```\n")
    let terminal = try prompt(desk)
    #expect(try terminal.enter("open \"a.md\"", until: "motion t=0s>") == (try curves(desk)))
    let call = try desk.prompt(
      "-c", "help curves", settings: ["PAGER": Self.pager], rows: 10, until: nil)
    #expect(try call.waitForExit() == .exited(0))
    #expect(!desk.exists("paged"))
  }

  @Test(arguments: ["", " ", "cat", "kill -9 $$", "exit 3", "cat > /dev/null; false"])
  func withoutOneThatWorksItIsPrinted(_ pager: String) throws {
    let desk = try Desk()
    let terminal = try prompt(desk, pager: pager)
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == (try curves(desk)))
  }

  @Test func oneThatIsNotThereIsNamedAndTheTextPrinted() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, pager: "nonsense-pager")
    let answer = try terminal.enter("help curves", until: "motion t=0s>")
    #expect(answer.first?.contains("nonsense-pager") == true)
    #expect(answer.dropFirst() == (try curves(desk))[...])
  }

  @Test func onePersonNeedNotReadToTheEnd() throws {
    let desk = try Desk()
    let terminal = try prompt(desk, pager: "head -n 1")
    #expect(try terminal.enter("help curves", until: "motion t=0s>") == [try curves(desk)[0]])
  }

  @Test func controlCIsThePagers() throws {
    let desk = try Desk()
    // A shell that waits in `read` can miss a signal that comes just before it, but not for as long
    // as in `sleep`.
    let pager =
      "n=0; trap 'n=$((n+1)); echo caught' INT; echo waiting; "
      + "while [ $n -lt 2 ]; do sleep 0.05; done; read line < /dev/tty; echo bye"
    let terminal = try prompt(desk, pager: pager)
    terminal.send("help curves\r")
    try terminal.expect("waiting\n")
    terminal.send(.control("c"))
    try terminal.expect("caught")
    terminal.send(.control("c"))
    try terminal.expectState("two of them caught") {
      $0.text.components(separatedBy: "caught").count >= 2
    }
    terminal.send("\r")
    try terminal.expect("bye")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("run 1s", until: "motion t=1s>") == ["60 frames, t = 1 s"])
  }
}
