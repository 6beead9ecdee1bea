import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Work is counted: the same line is refused at the same point on every machine.
@Suite struct WorkTests {
  /// Lines that take long; without the limit, none of them would end.
  private static let endless = [
    "repeat 1000000 { fit sineOut as bezier; }",
    "repeat 1000000 { fit backOut as spring; }",
    "repeat 1000000 { convert bouncy; }",
    "repeat 1000000 { code elasticOut for swift; }",
    "repeat 1000000 { plot bounceOut; }",
    "repeat 1000000 { let c = css(s); }",
    "repeat 1000000 { let b = l + l; }",
    "repeat 1000000 { let m = max(l); }",
    "repeat 1000000 { print s }",
    "repeat 1000000 { gravity on red as g; remove g; }",
    "repeat 1000000 { animation on red keypath alpha values l as k; }",
    "repeat 1000000 { timing red; }",
    "repeat 1 { animation on red keypath alpha to 0 repeat forever; run 36000s }",
    "repeat 1 { animate red.center.x to 300 over 1s repeat forever; run 36000s }",
    "run 36000s",
    "run until red.center.x > 1e6 max 36000s",
    "repeat 1000000 { print l; }",
    "repeat 1000000 { show; }",
    "repeat 1000000 { draw width 200; }",
    "repeat 1000000 { energy; }",
    "repeat 1000000 { solo drop; unmute; }",
  ]

  private static let scene = [
    "view red frame (50, 50, 100, 100)", "view blue frame (60, 200, 100, 100)",
    "gravity on red, blue as drop", "collision on red, blue bounds",
    "let s = \"0.5, \"", "repeat 9 { s = s + s }", "s = \"linear(\" + s + \"1)\"",
    "let l = [0]", "repeat 12 { l = l + l }",
  ]

  /// A hundredth of a notebook's limit.
  private static let little = Limits.work / 100

  @Test(arguments: endless)
  func whatTakesTooLongIsRefused(_ line: String) throws {
    let session = Session.typed(Self.scene)
    let before = SessionState(session)
    let used = session.meter.used
    let mistake = try #require(
      session.meter.bounded(at: Self.little) { session.mistake(in: line) })
    #expect(mistake.id == .tooMuchWork, "\(mistake.message)")
    #expect(mistake.help?.hasSuffix("run it with `--work 2` to allow more") == true)
    // The rest of the line, and the work to restore the world.
    #expect(session.meter.used - used < 2 * Self.little)
    #expect(SessionState(session) == before)
    #expect(session.type("1 + 1") == ["2"], "what is typed has no bound")
  }

  /// The work that a second takes beyond that of the same views without what is asked for.
  private func extra(_ line: String, of views: [String]) -> Int64 {
    func used(_ lines: [String]) -> Int64 {
      let session = Session.typed(views + ["gravity on all", "run 1s"] + lines)
      let before = session.meter.used
      session.require(["run 1s"])
      return session.meter.used - before
    }
    return used([line]) - used([])
  }

  @Test func jointsAndNeighborsAreCounted() {
    func views(at distance: Int) -> [String] {
      (0..<20).map { "view v\($0) frame (\($0 * distance), 0, 20, 20)" }
        + ["let all = [" + (0..<20).map { "v\($0)" }.joined(separator: ", ") + "]"]
    }
    let joints = "for v in all { attach v to (160, 0) frequency 1 }"
    #expect(extra(joints, of: views(at: 2000)) >= 20 * 60 * Work.joint.cost)
    func neighbors(_ distance: Int) -> Int64 {
      let session = Session.typed(views(at: distance) + ["gravity on all"])
      let before = session.meter.used
      session.require(["run 1s"])
      return session.meter.used - before
    }
    #expect(neighbors(0) - neighbors(200) > 20 * 60 * Work.neighbor.cost, "one over another")
  }

  @Test func theSamePlaceEachTime() throws {
    func count() throws -> (frames: Int, work: Int64) {
      let session = Session.typed(Self.scene)
      session.meter.bounded(at: Self.little) {
        for _ in 1...100_000 where session.mistake(in: "run 1s") != nil { break }
      }
      return (session.world.stage.frame, session.meter.used)
    }
    let (first, second) = (try count(), try count())
    #expect(first == second)
    #expect(first.frames > 1_000)
  }

  @Test func goingBackIsWorkToo() throws {
    let session = Session.typed(Self.scene + ["run 10s"])
    let mistake = session.meter.bounded(at: Self.little) {
      session.mistake(in: Array(repeating: "back 1; run 1 frame;", count: 1_000).joined())
    }
    #expect(mistake?.id == .tooMuchWork)
    #expect(session.type("t") == ["10 s"], "nothing was replaced")
    let undone = session.meter.bounded(at: 1) { session.mistake(in: "undo") }
    #expect(undone?.id == .tooMuchWork)
    #expect(session.type("undo").first?.hasPrefix("undone: ") == true)
  }

  @Test(arguments: [
    "undo", "goto 30", "restore early", "sweep n in 1..2 { run 1 frame } measure t",
  ])
  func whatAsksForAReplayIsToldThatItTakesTooMuch(_ line: String) {
    let session = Session.typed(Self.scene + ["run 40s", "checkpoint early", "run 2s"])
    let refused = session.meter.bounded(at: Self.little / 50) { session.diagnostic(of: line) }
    #expect(refused?.mistake.id == .tooMuchWork)
    #expect(refused?.span?.text == line)
  }

  @Test func aForceCannotHideInAFrame() {
    let session = Session.typed()
    let sum = Array(repeating: "1", count: 400).joined(separator: " + ")
    session.require(Self.scene + ["field custom on red, blue force (\(sum), 0) as f"])
    let mistake = session.meter.bounded(at: Self.little) { session.mistake(in: "run 36000s") }
    #expect(mistake?.id == .tooMuchWork)
    #expect(mistake?.message.hasSuffix("of it was expressions") == true)
  }

  @Test func anInnerBoundDoesNotRaiseTheOuterOne() {
    let meter = WorkMeter()
    meter.bounded(at: 1_000) {
      meter.bounded(to: 5) { meter.count(.fit) }
      #expect(meter.isSpent)
      meter.unbounded { #expect(!meter.isSpent) }
      #expect(meter.isSpent)
    }
    #expect(!meter.isSpent)
    #expect(meter.bounded(to: Limits.workMultiple) { !meter.isSpent })
  }

  /// None of them can be in a loop, and a notebook has room for a million of them.
  @Test(arguments: [
    ("how do I make it bounce?", least: 5_000_000), ("history", least: 1_000_000),
    ("forks", least: 100_000),
  ])
  func whatIsLookedThroughIsWork(_ line: String, least: Int) {
    let session = Session.typed((0..<1_000).map { "let a\($0) = 1" })
    let before = session.meter.used
    session.type(line)
    #expect(session.meter.used - before >= least)
  }

  @Test func eachHandlerThatRunsIsWork() {
    func used(handlers: Int) -> Int64 {
      let session = Session.typed(
        ["view red frame (50, 50, 100, 100)"]
          + (0..<handlers).map { _ in "on touch.ended red { }" })
      let before = session.meter.used
      session.require(["touch (60, 60)", "run 1 frame"])
      return session.meter.used - before
    }
    #expect(used(handlers: 101) - used(handlers: 1) >= 100 * Work.call.cost)
  }

  @Test func everyWorkCostsAndIsTold() {
    for work in Work.allCases {
      #expect(work.cost > 0)
      #expect(!work.described.isEmpty)
    }
  }

  // MARK: Fits and series

  private static let bouncing = [
    "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds",
    "item red elasticity 0.8", "run 3s", "trace red.center.y as low",
  ]

  private func used(_ lines: [String], in session: Session) -> Int64 {
    let before = session.meter.used
    session.require(lines)
    return session.meter.used - before
  }

  /// The work of a fit grows with the series, and with the motions that are tried.
  @Test func aFitCostsWhatItDoes() {
    let session = Session.typed(Self.bouncing)
    let all = used(["fit low;"], in: session)
    let one = used(["fit low as spring;"], in: session)
    let short = used(["fit low to 1s as spring;"], in: session)
    #expect(all > 5 * one && one > short && short > Work.trial.cost * 61)
    #expect(used(["fit low;"], in: session) == all, "typed again, it is searched again")
  }

  /// A fit that was found is known in a replay, however many were found since.
  @Test func aReplaySearchesNothingAgain() {
    let fits = (1...20).map { "fit low * \($0) as spring;" }
    func replays(after lines: [String]) -> (searched: Int64, again: Int64) {
      let session = Session.typed(Self.bouncing)
      let searched = used(lines, in: session)
      session.require(["let c = ans", "run 1s"])
      let again = used(["back 1 frame", "run 1 frame", "undo"], in: session)
      #expect(session.type("c") == session.type("ans"))
      return (searched, again)
    }
    let (plain, fitted) = (replays(after: ["1 + 1"]), replays(after: fits))
    #expect(fitted.again - plain.again < fitted.searched / 5)
  }

  /// With another series, a replay searches, and that is work.
  @Test func whatAReplayDoesNotKnowIsWork() throws {
    let session = Session.typed(Self.bouncing + ["fit low as spring;"])
    let search = used(["fit low as spring;"], in: session)
    let meter = WorkMeter()
    _ = try Replay(session.log, hooks: .none, meter: meter).run()
    #expect(meter.used > search)
  }

  /// Each run of a sweep pays for what it searches itself, and for nothing that the log has found: here
  /// and in other processes, also where a run goes back over its own search.
  @Test(arguments: Others.allCases)
  func aSweepPaysForEachSearchOnce(_ others: Others) {
    func session(_ others: Others?) -> (session: Session, search: Int64) {
      var hooks = Hooks.none
      hooks.share = others.map { others in { task, _ in others.share(task) } }
      let session = Session.typed(Self.bouncing, hooks: hooks)
      let search = used(["fit low as spring;"], in: session)
      session.require(["fit low * 2 as bezier;", "fit low * 3 as bezier;"])
      return (session, search)
    }
    func sweep(_ block: String, _ others: Others?) -> (work: Int64, search: Int64) {
      let (session, search) = session(others)
      // The first run takes long enough to ask others.
      let line = "sweep n in 1..5 { \(block)run 200s } measure red.center.y, n;"
      return (used([line], in: session), search)
    }
    let (plain, search) = sweep("", others)
    let once = sweep("fit low as spring; ", others).work - plain
    let again = sweep("fit low as spring; run 1 frame; back 1 frame; ", others).work - plain
    #expect(once > 5 * search * 9 / 10 && once < 6 * search)
    #expect(again < 7 * search)
    #expect(plain == sweep("", nil).work && once == sweep("fit low as spring; ", nil).work - plain)
  }

  /// Going over a series as it is costs little; each part of an expression of it costs more.
  @Test func anExpressionCostsByItsParts() {
    let session = Session.typed(Self.bouncing + ["run 60s", "trace red.center.y as long"])
    let once = used(["let a = max(long)"], in: session)
    let twice = used(["let b = max(long + long)"], in: session)
    let called = used(["let c = max(sqrt(long * long + long * long))"], in: session)
    #expect(twice > once && called > 10 * once)
    #expect(called > 60 * 60 * (Work.call.cost + 4 * 4 * Work.sample.cost))
  }
}
