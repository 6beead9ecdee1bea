import Diagnostics
import Playing
import Testing

/// Sessions that are left: nothing that was typed is gone.
@Suite struct LeavingTests {
  private let memory = PromptHost(files: ["fall.md": SavingTests.fall])

  private var kept: [[String]] { (memory.sessions ?? []).map(\.statements) }

  // MARK: Leaving

  @Test func aSessionThatIsLeftIsKeptAndToldOf() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "nonsense", "help", "run 1s")
    workbook.leave()
    #expect(kept == [["let a = 1", "run 1s"]])
    #expect(memory.notices == ["not saved: `open 1` brings this session back"])
  }

  @Test func aSavedSessionIsKeptWithoutAWord() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "save \"a.md\"")
    workbook.leave()
    #expect(kept == [["let a = 1"]])
    #expect(memory.notices == [])
  }

  @Test func whatComesBehindASaveIsUnsaved() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "save \"a.md\"", "let b = 2")
    workbook.leave()
    #expect(memory.notices == ["not saved: `open 1` brings this session back"])
  }

  @Test(arguments: [[], ["help", "nonsense", "sessions"]])
  func whereNothingWasDoneNothingIsKept(_ lines: [String]) {
    memory.sessions = []
    let workbook = Workbook(in: memory, preamble: ["set width 60"])
    workbook.beginKeeping()
    for line in lines { workbook.type(line) }
    workbook.leave()
    #expect(kept == [])
    #expect(memory.notices == [])
  }

  @Test func aNotebookThatWasOnlyPlayedIsNotKept() {
    memory.sessions = []
    let workbook = Workbook(in: memory)
    #expect(workbook.play("fall.md") == .finished)
    workbook.beginKeeping()
    #expect(memory.begun == [["open \"/here/fall.md\""]])
    workbook.leave()
    #expect(kept == [])
    workbook.type("print 1")
    workbook.leave()
    #expect(kept == [["open \"/here/fall.md\"", "print 1"]])
  }

  @Test func thatItCannotBeKeptIsToldAndNoNumberPromised() {
    let workbook = memory.prompt()
    memory.keepingRefusal = FileRefusal(reason: "the disk is full")
    workbook.type("let a = 1")
    workbook.leave()
    #expect(
      memory.notices == ["warning: cannot keep the session you left: the disk is full"])
  }

  // MARK: Opening

  @Test func openingKeepsWhatWasThereAndUndoGoesBack() {
    let workbook = memory.prompt()
    workbook.type("let lost = 1", "run 1s")
    memory.forget()
    #expect(workbook.type("open \"fall.md\"") == .finished)
    #expect(
      memory.notices == ["the previous session was not saved: `undo` or `open 1` brings it back"])
    #expect(kept == [["let lost = 1", "run 1s"]])
    memory.forget()
    #expect(workbook.type("undo") == .finished)
    #expect(memory.lines == ["undone: open \"fall.md\""])
    #expect(memory.begun == [["let lost = 1", "run 1s"]])
    #expect(workbook.time == 1)
    #expect(workbook.type("print lost", "undo") == .finished)
    #expect(workbook.time == 0, "its own lines can be undone again")
  }

  @Test func undoneWithItTheOpenedSessionIsKeptToo() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "open \"fall.md\"", "print 5", "let b = 2")
    memory.forget()
    workbook.type("undo", "undo")
    #expect(memory.lines == ["undone: let b = 2", "undone: open \"fall.md\""])
    #expect(memory.notices == ["the undone session was not saved: `open 2` brings it back"])
    #expect(
      kept.first == ["open \"/here/fall.md\"", "print 5", "let b = 2", "undo"])
  }

  /// A workbook in which the session of another one goes on, as after a crash.
  private func recovered() -> Workbook {
    let statements = memory.taken
    let departure = memory.departure
    let workbook = memory.prompt()
    #expect(workbook.bringBack(statements, after: departure) == .whole)
    workbook.beginKeeping()
    memory.forget()
    return workbook
  }

  @Test func aRecoveryUndoesARowAtOnce() {
    memory.prompt().type(
      "let a = 1", "run 1s", "let b = 2", "undo", "undo;", "run 2s", "let c = 3", "undo")
    let workbook = recovered()
    #expect(workbook.time == 2)
    #expect(workbook.statements == ["let a = 1", "run 2s"])
    let row = ["let a = 1", "undo", "undo;", "print 1", "undo"]
    #expect(Workbook.undoingAtOnce(row) == ["let a = 1", "undo 2", "print 1", "undo 1"])
    let defined = ["def undo { print 1 }", "undo", "undo"]
    #expect(Workbook.undoingAtOnce(defined) == defined)
  }

  @Test func afterARecoveryUndoGoesBackAsBefore() {
    let first = memory.prompt()
    first.type("let lost = 1", "run 1s", "open \"fall.md\"", "let b = 2")
    let again = recovered()
    again.type("let c = 3")
    let workbook = recovered()
    workbook.type("undo", "undo", "undo")
    #expect(
      memory.lines.filter { $0.hasPrefix("undone: ") } == [
        "undone: let c = 3", "undone: let b = 2", "undone: open \"fall.md\"",
      ])
    #expect(workbook.time == 1)
    #expect(workbook.type("print lost", "undo") == .finished)
    #expect(workbook.time == 0, "its own lines can be undone again")
  }

  @Test func afterARecoveryUndoGoesBackToEachOfThem() {
    let first = memory.prompt()
    first.type("let a = 1", "open \"fall.md\"", "let b = 2", "open 1")
    let workbook = recovered()
    workbook.type("print a", "undo", "print b", "undo", "undo", "print a")
    #expect(memory.mistakes == [])
    #expect(
      memory.lines.filter { $0.hasPrefix("undone: ") } == [
        "undone: open 1", "undone: let b = 2", "undone: open \"fall.md\"",
      ])
  }

  @Test func aSessionThatIsNoLongerKeptCannotBeReachedAfterARecovery() {
    let first = memory.prompt()
    first.type("let a = 1", "open \"fall.md\"", "let b = 2")
    let workbook = recovered()
    memory.sessions = []
    workbook.type("undo", "undo", "print box.center.y")
    #expect(memory.mistakes == [.unknownSession])
  }

  @Test func aSavedSessionIsLeftForAnotherWithoutAWord() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "save \"a.md\"", "open \"fall.md\"")
    #expect(memory.notices == [])
    #expect(kept == [["let a = 1"]])
    #expect(workbook.type("undo", "print a") == .finished)
  }

  @Test func atAFreshPromptUndoGoesThroughTheLinesOfWhatWasOpened() {
    memory.left("let a = 1", "let b = 2")
    let workbook = memory.prompt()
    workbook.type("open 1")
    #expect(memory.notices == [])
    memory.forget()
    workbook.type("undo")
    #expect(memory.lines == ["undone: let b = 2"])
    #expect(workbook.type("print a") == .finished)
  }

  @Test func elsewhereThanAtAPromptUndoStillGoesBack() {
    let workbook = Workbook(in: memory)
    workbook.type("let a = 1", "open \"fall.md\"")
    #expect(memory.notices == ["the previous session was not saved: `undo` brings it back"])
    #expect(workbook.type("undo", "print a") == .finished)
    #expect(workbook.type("sessions") == .failed)
    #expect(workbook.type("open 1") == .failed)
    #expect(memory.mistakes == [.sessionsNotKept, .sessionsNotKept])
  }

  // MARK: Going on from a session that was left

  @Test func aSessionComesBackByItsNumber() {
    memory.left("let a = 1", "run 1s", "undo", "run 2s")
    memory.left("let c = 3")
    let workbook = memory.prompt()
    workbook.type("let b = 2")
    memory.forget()
    #expect(workbook.type("open 1") == .finished)
    #expect(workbook.time == 2)
    #expect(workbook.statements == ["let a = 1", "run 2s"])
    #expect(memory.begun == [["let a = 1", "run 2s"]])
    #expect(memory.kept == [], "what runs again is not taken down line by line")
    #expect(workbook.type("b") == .failed)
    #expect(workbook.type("undo", "print b") == .finished)
  }

  @Test func itsLinesAreShownWithTheirAnswersButNotWhatWasUndone() {
    memory.left("let a = 1", "print a", "let b = 2", "undo", "repeat 2 {\n  print 3\n}")
    let workbook = memory.prompt()
    workbook.type("open 1")
    #expect(
      memory.lines == [
        "> let a = 1", "> print a", "1", "> repeat 2 {", "    print 3", "  }", "3", "3",
      ])
  }

  @Test func onlyItsLastScreenIsShown() {
    memory.left("print 1", "print 2", "print 3", "for i in 1..3 { print i }")
    for (rows, first) in [(3, 3), (10, 2), (12, 1)] {
      let host = ScreenedHost(rows: rows, sessions: memory.sessions)
      host.prompt().type("open 1")
      let told = first == 1 ? "1 earlier line is" : "\(first) earlier lines are"
      #expect(host.lines.first == told + " not shown; see `history`")
      #expect(host.lines.count == 1 + 4 + (3 - first) * 2)
    }
    let host = ScreenedHost(rows: 14, sessions: memory.sessions)
    host.prompt().type("open 1")
    #expect(host.lines.first == "> print 1")
  }

  /// A prompt on a screen.
  private final class ScreenedHost: PromptHost, ScreenHost {
    let screenRows: Int?

    init(rows: Int, sessions: [LeftSession]?) {
      screenRows = rows
      super.init()
      self.sessions = sessions
    }

    func clearScreen() {}
  }

  @Test func oneThatWasOnlyLookedAtIsNotKeptTwice() {
    memory.left("let a = 1")
    let workbook = memory.prompt()
    workbook.type("open 1")
    workbook.leave()
    #expect(kept == [["let a = 1"]])
    #expect(memory.notices == ["not saved: `open 1` brings this session back"])
  }

  @Test func oneThatWentOnTakesTheEarliersPlace() {
    memory.left("let a = 1")
    let workbook = memory.prompt()
    workbook.type("open 1", "let b = 2")
    workbook.leave()
    #expect(kept == [["let a = 1", "let b = 2"]])
    #expect(memory.notices == ["not saved: `open 2` brings this session back"])
  }

  @Test func whatAnotherProgramTookAwayIsKeptAnew() {
    memory.left("let a = 1")
    let workbook = memory.prompt()
    workbook.type("open 1")
    memory.sessions = []
    workbook.leave()
    #expect(kept == [["let a = 1"]])
  }

  @Test func anUnknownNumberChangesNothing() {
    let workbook = memory.prompt()
    workbook.type("let a = 1")
    #expect(workbook.type("open 1") == .failed)
    #expect(memory.mistakes == [.unknownSession])
    #expect(workbook.type("print a") == .finished)
  }

  @Test func stoppedOnTheWayTheSessionStandsAsItWas() {
    memory.left("run 10s")
    let workbook = memory.prompt()
    workbook.type("let a = 1")
    memory.forget()
    memory.patience = 3
    #expect(workbook.type("open 1") == .interrupted)
    memory.patience = nil
    #expect(workbook.time == 0)
    #expect(workbook.statements == ["let a = 1"])
    #expect(memory.begun == [])
  }

  @Test func aLineThatFailsNowDoesNotCostTheOthers() {
    memory.left("let a = 1", "open \"fall.md\"", "print 5", "let b = 2")
    memory.files = [:]
    let workbook = memory.prompt()
    #expect(workbook.type("open 2") == .finished)
    #expect(memory.mistakes == [.cannotRead])
    #expect(
      memory.notices == [
        "1 of 3 lines failed; the kept session 2 does not change: `open 2` tries again"
      ])
    #expect(workbook.type("print b") == .finished)
    workbook.leave()
    #expect(kept.contains(["let a = 1"]))
    #expect(kept.contains { $0.count == 3 }, "what failed is in the kept session alone")
  }

  @Test func theListTellsWhenHowMuchAndHowItBegan() {
    memory.left("let a = 1", "run 1s")
    memory.left("print \"one\\ntwo\"")
    memory.prompt().type("sessions")
    #expect(
      memory.lines == [
        "number  left  lines  begins with",
        "------  ----  -----  -----------------",
        "     2  at 2      1  print \"one\\ntwo\"",
        "     1  at 1      2  let a = 1; run 1s",
      ])
    memory.left("title \"A \\\"ball\\\"\"", "title \"Another\"", "let c = 1")
    memory.prompt().type("sessions")
    #expect(
      memory.lines.prefix(4).map { $0.prefix(33) } == [
        "number  left  lines  title     be", "------  ----  -----  --------  --",
        "     3  at 3      3  A \"ball\"  ti", "     2  at 2      1            pr",
      ])
    memory.sessions = []
    memory.forget()
    memory.prompt().type("sessions")
    #expect(memory.lines == ["there are no earlier sessions yet"])
  }
}
