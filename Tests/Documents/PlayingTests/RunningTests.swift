import Diagnostics
import Testing
import Values

@testable import Playing

/// Messages to the host while statements run, and how it stops them.
@Suite struct RunningTests {
  private let memory = PromptHost()

  private func scene() -> Workbook {
    let workbook = Workbook(in: memory)
    workbook.type("view box frame (100, 0, 100, 100)", "gravity on box", "collision on box bounds")
    memory.forget()
    return workbook
  }

  @Test func eachFrameIsToldAsItPasses() {
    let workbook = scene()
    workbook.type("run 3 frames; step")
    #expect(
      memory.events == [
        .frame(1), .frame(2), .frame(3), .ended, .kept("run 3 frames"),
        .line("3 frames, t = 0.05 s"), .frame(4), .ended, .kept("step"),
        .line("1 frame, t = 0.0667 s"),
      ])
  }

  /// An entry may take any time; a text that is played may not, nor may a file that it opens.
  @Test func textsHaveABoundOfWorkAndEntriesHaveNone() throws {
    func mistakes(
      _ text: String, from origin: Origin, work: Int = 1, boundsEntries: Bool = false
    ) -> [MistakeID] {
      let workbook = Workbook(in: memory, work: work, boundsEntries: boundsEntries)
      // As if each frame took more than half of what a notebook may do.
      memory.frameTakes = { workbook.meter.count(.fit, 600) }
      memory.forget()
      _ = workbook.play(Source(text), from: origin)
      return memory.mistakes
    }
    let three = "step\nstep\nstep"
    memory.files["long.md"] = "```motion\n\(three)\n```\n"
    memory.files["short.md"] = "```motion\nstep\n```\n"
    #expect(mistakes(three, from: .text) == [.tooMuchWork])
    #expect(mistakes(three, from: .text, work: 2) == [])
    #expect(mistakes(three, from: .entry) == [])
    #expect(mistakes(three, from: .entry, boundsEntries: true) == [.tooMuchWork])
    #expect(mistakes("open \"long.md\"", from: .entry) == [.tooMuchWork, .cannotOpen])
    #expect(mistakes("open \"long.md\"", from: .entry, work: 2) == [])
    let shorts = Array(repeating: "open \"short.md\"", count: 3).joined(separator: "\n")
    #expect(mistakes(shorts, from: .entry) == [], "each has all of it")
    #expect(mistakes(shorts, from: .text).first == .tooMuchWork, "they share it")
    #expect(mistakes("open \"short.md\"\n\(three)", from: .entry) == [])
    memory.frameTakes = {}
  }

  /// The law: however time passes, each frame is told once, in its order, and none that the session
  /// has not come to.
  @Test(arguments: [
    "run 1s", "repeat 10 { step; }", "goto 0.5s", "run until box.center.y > 200",
    "at 0.1s { box.alpha = 0.5 }; run 20 frames", "for i in 1..3 { run 2 frames; print i }",
  ])
  func framesAreToldInOrder(_ line: String) throws {
    let workbook = scene()
    #expect(workbook.type(line) == .finished)
    let count = Int((workbook.time * 60).rounded())
    try #require(count > 0)
    #expect(memory.frames == Array(1...count))
  }

  @Test func ofAReplayOnlyItsEndIsTold() {
    let workbook = scene()
    workbook.type("run 1s")
    memory.forget()
    workbook.type("back 30", "undo", "goto 0.25s", "step", "reset")
    #expect(memory.frames == [30, 60, 15, 16, 0])
  }

  @Test func framesOfAnOpenedNotebookAreToldOnce() {
    memory.files["fall.md"] = SavingTests.fall
    let workbook = Workbook(in: memory)
    workbook.type("open \"fall.md\"", "step")
    #expect(memory.frames == Array(1...6))
  }

  @Test func whatIsShownIsTheSessionAgainWhereNothingOpens() {
    memory.files["bad.md"] = "```motion\nrun 2 frames\nnonsense\n```\n"
    let workbook = scene()
    workbook.type("run 5 frames")
    memory.forget()
    workbook.type("open \"bad.md\"")
    #expect(memory.frames == [0, 1, 2, 5])
  }

  @Test func progressIsTold() {
    let workbook = scene()
    workbook.type("run 30s")
    let told = memory.events.filter { if case .progress = $0 { true } else { false } }
    #expect(
      told == [10.0, 20, 30].map { .progress(RunProgress.time($0, end: 30, isReplay: false)) })
    memory.forget()
    workbook.type("back 600")
    #expect(memory.events.first == .progress(RunProgress.time(10, end: 30, isReplay: true)))
  }

  // MARK: Ctrl-C

  @Test func aRunThatIsStoppedIsKept() {
    let workbook = scene()
    memory.patience = 25
    #expect(workbook.type("run 600min; print \"not reached\"") == .interrupted)
    #expect(workbook.time == 25.0 / 60)
    #expect(memory.lines == ["25 frames, t = 0.4167 s"])
    #expect(memory.kept == ["run 25 frames"])
    #expect(memory.notices == ["stopped here; the state is kept"])
    memory.patience = nil
    #expect(workbook.type("save \"a.md\"") == .finished)
    #expect(Review(in: memory).check(["a.md"]) == .finished)
  }

  @Test func nothingIsLeftOfALoopThatIsStopped() {
    let workbook = scene()
    memory.patience = 25
    #expect(workbook.type("repeat 1000 { run 1min; }") == .interrupted)
    #expect(memory.events.last == .mistake(.interrupted, .entry))
    #expect(memory.kept == [])
    #expect(workbook.time == 0)
    memory.patience = nil
    memory.forget()
    workbook.type("step")
    #expect(memory.frames == [1])
  }

  @Test func aScriptThatIsStoppedSaysItsState() {
    memory.files["a.motion"] = "run 600min\nprint \"not reached\"\n"
    memory.patience = 25
    #expect(Workbook(in: memory).play("a.motion") == .interrupted)
    #expect(memory.lines == ["25 frames, t = 0.4167 s"])
    #expect(memory.notices == [])
  }

  @Test func aNotebookThatIsStoppedDoesNotOpen() {
    memory.files["a.md"] = "```motion\nrun 600min\n```\n\n```motion\nprint \"not reached\"\n```\n"
    memory.patience = 25
    #expect(Workbook(in: memory).play("a.md") == .interrupted)
    memory.forget()
    let workbook = Workbook(in: memory)
    workbook.type("let a = 1")
    #expect(workbook.type("open \"a.md\"") == .failed)
    #expect(memory.mistakes == [.interrupted, .cannotOpen])
    // How far it came is told, as the rest of what it answered.
    #expect(memory.lines == ["25 frames, t = 0.4167 s"])
    memory.patience = nil
    #expect(workbook.type("print a") == .finished)
    #expect(workbook.time == 0)
  }

  // MARK: For a prompt

  @Test func anEntryMayWaitForMore() {
    let workbook = scene()
    #expect(workbook.isIncomplete("repeat 3 {"))
    #expect(!workbook.isIncomplete("repeat 3 { step }"))
    #expect(!workbook.isIncomplete("repeat 3 ) {"))
  }

  @Test func namesOfTheSessionAreCompleted() {
    let completions = scene().completions(for: "gravity on bo")
    #expect(completions.word == "bo")
    #expect(completions.candidates.map(\.text) == ["box"])
  }

  @Test func aPreambleIsTheSessionsBeginning() {
    let workbook = Workbook(in: memory, preamble: ["set width 60", "seed 4"])
    #expect(memory.lines == [])
    #expect(workbook.statements == ["set width 60", "seed 4"])
    workbook.type("print random()")
    let first = memory.lines
    memory.forget()
    workbook.type("seed 4; print random()")
    #expect(memory.lines == first)
  }
}
