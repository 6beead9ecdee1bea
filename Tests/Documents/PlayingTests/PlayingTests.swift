import Answers
import Diagnostics
import MotionGeometry
import Testing

@testable import Playing

/// `play` on a stage that a script looks on at: what it does is the session's lines.
@Suite struct PlayingTests {
  /// A stage without a clock: wishes come at frames, one after the other.
  private final class ScriptedStage: LiveStage {
    var wishes: [(frame: Int, LiveWish)]
    private(set) var frames: [Int] = []
    private(set) var shown: [String] = []
    private(set) var refused: [MistakeID] = []
    private(set) var phases: [String] = []
    var look: (LiveMoment) -> Void = { _ in }

    init(_ wishes: (frame: Int, LiveWish)...) { self.wishes = wishes }

    func begin(_ tempo: LiveTempo) { phases.append("begin \(tempo.speed)") }
    func end() { phases.append("end") }

    func next(_ moment: LiveMoment) -> LiveWish {
      frames.append(moment.frame)
      look(moment)
      guard let first = wishes.first, moment.frame >= first.frame else { return .pass }
      wishes.removeFirst()
      return first.1
    }

    func pause(_ message: String) { phases.append("pause") }

    func show(_ outputs: [Output], layout: Layout) {
      let renderer = TextRenderer(layout: layout)
      shown += outputs.flatMap { renderer.lines(for: $0) }
    }

    func refuse(_ diagnostic: Diagnostic) { refused.append(diagnostic.mistake.id) }
  }

  /// A prompt with a live view of the stage.
  private final class PlayHost: PromptHost, LiveHost {
    var liveStage: (any LiveStage)?
  }

  private let host = PlayHost()
  private let workbook: Workbook

  init() {
    workbook = host.prompt()
    workbook.type("view red frame (50, 50, 100, 100)", "gravity on red")
    host.forget()
  }

  private func play(_ line: String, on stage: ScriptedStage) -> RunStatus {
    host.liveStage = stage
    return workbook.type(line)
  }

  private var lines: [String] { Array(workbook.statements.dropFirst(2)) }

  @Test func aGuessIsAnsweredOnTheStageAndBehindIt() {
    workbook.type("predict red.center.y ~ 300 at 100ms")
    host.forget()
    let stage = ScriptedStage()
    #expect(play("play 0.2s", on: stage) == .finished)
    #expect(stage.shown.contains { $0.contains("predicted 300 pt, got ") })
    #expect(host.lines.count { $0.contains("predicted 300 pt, got ") } == 1)
    #expect(host.lines.contains { $0.hasPrefix("* prediction   o red.center.y") })
  }

  @Test func everyFrameIsSeenOnceAndTheRunIsOneLine() {
    let stage = ScriptedStage()
    #expect(play("play 0.5s speed 0.25", on: stage) == .finished)
    #expect(stage.frames == Array(0..<30))
    #expect(stage.phases == ["begin 0.25", "end"])
    #expect(lines == ["run 30 frames"])
    #expect(host.kept == ["run 30 frames"])
  }

  @Test func itGoesOnUntilItIsEnded() {
    #expect(play("play", on: ScriptedStage((1000, .end))) == .finished)
    #expect(lines == ["run 1000 frames"])
    #expect(workbook.time == 1000.0 / 60)
  }

  @Test func whatIsDoneStandsBetweenRuns() {
    let stage = ScriptedStage(
      (0, .line("tilt (0.5, 0)")), (24, .line("press \"p\"")), (24, .line("keyboard show")),
      (30, .line("back 1 frame")), (40, .end))
    workbook.type("on key \"p\" { print \"pressed\" }")
    #expect(play("play", on: stage) == .finished)
    #expect(
      lines.dropFirst() == [
        "tilt (0.5, 0);", "run 24 frames;", "press \"p\";", "keyboard show;", "run 6 frames;",
        "back 1 frame;", "run 11 frames",
      ])
    #expect(stage.shown == ["pressed"], "and no run tells how far it went")
    #expect(workbook.time == 40.0 / 60)
  }

  @Test func theLinesDoItAgain() throws {
    workbook.type(
      "collision on red bounds", "on key \"p\" { push on red magnitude 1 instantaneous }")
    let stage = ScriptedStage(
      (20, .line("press \"p\"")), (50, .line("tilt (0, 0.5)")), (51, .line("press \"p\"")),
      (90, .end))
    _ = play("play follow red.center.x", on: stage)
    host.forget()
    workbook.type("print red.center, red.rotation, t")
    let played = host.lines
    workbook.type("save \"played.md\"")
    let text = try #require(host.files["played.md"])
    #expect(!text.contains("play"))
    let again = PromptHost(files: host.files)
    #expect(Review(in: again).check(["played.md"]) == .finished)
    #expect(Workbook(in: again).play("played.md") == .finished)
    #expect(again.lines.suffix(played.count) == played[...])
  }

  @Test func aPlayIsOneCell() throws {
    workbook.type("on key \"p\" { print \"pressed\", t }", "at 0.5s { print \"soon\" }", "print 1")
    let stage = ScriptedStage(
      (10, .line("press \"p\"")), (20, .line("tilt (0.5, 0)")), (50, .line("press \"p\"")),
      (60, .end))
    _ = play("play", on: stage)
    workbook.type("print 2", "save \"played.md\"")
    let text = try #require(host.files["played.md"])
    #expect(
      text.hasSuffix(
        """
        ```motion
        run 10 frames;
        press "p";
        run 10 frames;
        tilt (0.5, 0);
        run 30 frames;
        press "p";
        run 10 frames
        ```

        ```output
        pressed 0.166667 s
        soon
        pressed 0.833333 s
        10 frames, t = 1 s
        ```

        ```motion
        print 2
        ```

        ```output
        2
        ```

        """), "\(text)")
    let again = PromptHost(files: host.files)
    #expect(Review(in: again).check(["played.md"]) == .finished)
  }

  @Test func aLineThatDoesNotRunChangesNothing() {
    let stage = ScriptedStage((5, .line("remove nobody")), (9, .end))
    #expect(play("play", on: stage) == .finished)
    #expect(stage.refused.count == 1)
    #expect(lines == ["run 5 frames;", "run 4 frames"])
  }

  @Test func anErrorInAHandlerEndsItWithTheFrameBefore() {
    workbook.type("at 0.2s { print \"soon\" }", "at 0.5s { fling nobody velocity (1, 1) }")
    let stage = ScriptedStage((10, .line("tilt (0.5, 0)")))
    #expect(play("play", on: stage) == .failed)
    #expect(stage.phases.last == "end")
    #expect(host.mistakes.count == 1)
    #expect(lines.suffix(3) == ["run 10 frames;", "tilt (0.5, 0);", "run 19 frames"])
    #expect(stage.shown == ["soon"])
    #expect(stage.frames.last == 29)
  }

  @Test func controlCKeepsWhatWasSeen() {
    host.patience = 12
    #expect(play("play", on: ScriptedStage()) == .interrupted)
    #expect(lines == ["run 12 frames"])
    host.patience = nil
    #expect(workbook.type("run 1 frame") == .finished)
  }

  @Test func nothingIsDoneWhereNothingIsWanted() {
    #expect(play("play", on: ScriptedStage((0, .end))) == .finished)
    #expect(lines == [])
    #expect(host.notices == ["nothing recorded"])
  }

  @Test func aMomentTellsWhatThereIsToSee() throws {
    workbook.type(
      "view ball frame (0, 400, 20, 20)", "collision on red, ball bounds as walls",
      "on key \"p\" { print 1 }", "on touch.began ball { print 2 }", "run 1 frame")
    let stage = ScriptedStage((300, .end))
    var (contacts, fingers) = ([[String]](), [LiveMoment.Finger]())
    stage.look = { moment in
      #expect(moment.handledKeys == ["p"] && !moment.handlesAllKeys && !moment.isReplay)
      #expect(moment.running == ["gravity1", "walls"])
      contacts += moment.contacts(after: moment.frame - 1).map(\.names)
      guard moment.frame == 2 else { return }
      fingers = [Point(300, 20), Point(10, 410), Point(110, 100)].map(moment.finger)
      let followed = moment.followed(frames: 2)
      #expect(followed.map(\.name) == ["red.center.y"])
      #expect(followed[0].values.count == 2)
      #expect(moment.scene(columns: 20, hasForces: false).views.map(\.name) == ["red", "ball"])
    }
    _ = play("play", on: stage)
    #expect(contacts.contains(["red", "bounds"]))
    #expect(fingers.count == 3 && fingers[0] == .touch && fingers[1] == .touch)
    guard case .item("red", let offset, "finger1") = try #require(fingers.last) else {
      Issue.record("red is held by dynamics: \(fingers)")
      return
    }
    #expect(abs(offset.dx - 10) < 1e-9)
  }

  @Test func whatIsFollowedMayBearACommandsName() {
    workbook.type("let step = 2", "run 1 frame")
    let stage = ScriptedStage((2, .end))
    var followed: [String: [Double]] = [:]
    stage.look = { moment in
      for value in moment.followed(frames: 2) {
        followed[value.name] = value.values
        #expect(value.growsDown == (value.name == "red.center.y"))
        #expect(value.unit == (value.growsDown ? "pt" : ""))
      }
    }
    _ = play("play follow step, red.center.y", on: stage)
    #expect(followed["step"] == [2, 2])
    #expect(followed["red.center.y"]?.count == 2)
  }

  @Test func withoutAStageTheTimePasses() {
    #expect(workbook.type("play 0.5s") == .finished)
    #expect(host.lines == ["30 frames, t = 0.5 s"])
    #expect(lines == ["run 30 frames"])
  }

  @Test func aTextShowsNothing() {
    let stage = ScriptedStage()
    host.liveStage = stage
    #expect(workbook.play(Source("play 0.5s")) == .finished)
    #expect(stage.frames == [])
    #expect(lines == ["run 30 frames"])
  }

  // MARK: A file

  private static let fall = """
    # A fall

    ```motion
    view red frame (50, 50, 100, 100)
    on key "p" { print "pressed", t }
    run 20 frames
    run until t >= 0.5
    repeat 2 { run 5 frames }
    print "done", t
    ```

    <!-- motion: error -->
    ```motion
    nonsense
    ```

    ```motion
    play 0.2s
    ```

    """

  @Test func aNotebookIsPlayed() {
    let host = PlayHost(files: ["fall.md": Self.fall])
    let workbook = Workbook(in: host)
    let stage = ScriptedStage((60, .end))
    host.liveStage = stage
    #expect(workbook.play("fall.md", speed: 0.5) == .finished)
    // A loop also shows the frame at which a round begins.
    #expect(Set(stage.frames) == Set(0...60) && stage.frames == stage.frames.sorted())
    #expect(stage.phases == ["begin 0.5", "pause", "end"])
    #expect(stage.shown == ["done 0.666667 s"])
    #expect(host.files == ["fall.md": Self.fall])
    #expect(host.lines == [])
  }

  @Test func theKeysOfPlayWorkInItsRuns() {
    let host = PlayHost(files: ["fall.md": Self.fall])
    let workbook = Workbook(in: host)
    let stage = ScriptedStage(
      (0, .line("red.center.x = 60")), (10, .line("press \"p\"")), (10, .line("remove nobody")),
      (25, .line("press \"p\"")), (33, .line("press \"p\"")), (45, .line("back 1 frame")),
      (60, .end))
    host.liveStage = stage
    #expect(workbook.play("fall.md", speed: 1) == .finished)
    #expect(
      stage.shown == [
        // In a run, until a condition, and after a loop.
        "pressed 0.166667 s", "pressed 0.416667 s", "pressed 0.666667 s", "done 0.666667 s",
      ])
    #expect(stage.refused.count == 1)
    #expect(Set(stage.frames) == Set(0...60), "every frame is seen, also those of the loop")
    #expect(stage.wishes.isEmpty && workbook.time == 1)
    #expect(host.files == ["fall.md": Self.fall])
  }

  @Test func aNotebookThatFailsEndsThePlay() {
    let host = PlayHost(files: ["bad.md": "```motion\nrun 5 frames\nnonsense\nrun 5s\n```\n"])
    let stage = ScriptedStage((1000, .end))
    host.liveStage = stage
    #expect(Workbook(in: host).play("bad.md", speed: 1) == .failed)
    #expect(stage.phases == ["begin 1.0", "end"])
    #expect(host.mistakes.count == 1)
    #expect(Workbook(in: host).play("none.md", speed: 1) == .unreadable)
  }

  @Test func whoLeavesANotebookLeaves() {
    let host = PlayHost(files: ["fall.md": Self.fall])
    for frame in [0, 5, 25, 33, 45, 55] {
      let stage = ScriptedStage((frame, .end))
      host.liveStage = stage
      #expect(Workbook(in: host).play("fall.md", speed: 1) == .finished)
      #expect(stage.frames.last == frame && stage.phases.last == "end")
    }
    #expect(host.mistakes == [])
  }

  // MARK: Replay

  @Test func aReplayShowsEveryFrameAgain() {
    workbook.type("run 10 frames", "tilt (0.5, 0)", "print \"tilted\"", "run until t >= 0.4")
    host.forget()
    let stage = ScriptedStage((20, .line("press \"p\"")))
    #expect(play("replay live", on: stage) == .finished)
    #expect(stage.phases == ["begin 1.0", "end"])
    #expect(stage.shown.contains("tilted"))
    #expect(host.kept == [], "nothing is done")
    #expect(workbook.time == 0.4)
  }

  @Test func aReplayEndsWhereItIsEnded() {
    workbook.type("run 10s")
    let stage = ScriptedStage((50, .end))
    #expect(play("replay live", on: stage) == .finished)
    #expect(stage.frames == Array(0...50))
    #expect(workbook.time == 10)
    #expect(workbook.type("print 1") == .finished)
  }
}
