import Diagnostics
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Answers
@testable import Evaluation
@testable import Sessions
@testable import Values

/// A sweep gives the same results as its lines typed in a fresh session for each value.
@Suite struct SweepTests {
  /// A scene, the lines to run for some values, and the measures.
  struct Law: CustomStringConvertible {
    let setup: [String]
    let parameters: [(name: String, values: [String])]
    let block: [String]
    let measures: [String]

    var line: String {
      let over = parameters.map { "\($0.name) in [\($0.values.joined(separator: ", "))]" }
      return "sweep \(over.joined(separator: ", ")) { \(block.joined(separator: "; ")) } measure "
        + measures.joined(separator: ", ")
    }

    var description: String { line }

    /// The parameters of each run, the last one varying fastest.
    var runs: [[(name: String, value: String)]] {
      parameters.reduce([[]]) { runs, parameter in
        runs.flatMap { run in parameter.values.map { run + [(parameter.name, $0)] } }
      }
    }
  }

  private static let falling = [
    "seed 3", "stage 320x568", "view red frame (50, 50, 100, 100)",
    "view blue frame (70, 250, 60, 60)", "gravity on red, blue as g",
    "collision on red, blue bounds", "let way = random() * 40", "run 0.2s",
  ]

  static let laws: [Law] = [
    Law(
      setup: falling, parameters: [("g.magnitude", ["0.5", "1", "3"])], block: ["run 1s"],
      measures: ["max(red.center.y)", "last(blue.rotation)", "red.center.x", "t"]),
    Law(
      setup: falling, parameters: [("r", ["0", "4"]), ("e", ["0.2", "0.9"])],
      block: [
        "item red resistance r elasticity e", "fling blue velocity (way, random() * 300)",
        "run 0.7s", "print red.center",
      ],
      measures: ["bounces(red.center.y)", "min(blue.center.x)", "length(blue.velocity) > 10"]),
    Law(
      setup: [
        "view card frame (0, 0, 40, 40)", "def slide(to) { animate card.center.x to to over 0.5s }",
        "tweak \"Look/Card/Alpha\" for card.alpha default 1", "let to = 10",
      ],
      parameters: [("way", ["100", "250"]), ("c", ["quadIn", "elasticOut"])],
      block: ["slide way", "ease card.center with c", "run 0.3s", "card.alpha = 0.5"],
      measures: ["last(card.presentation.center.x)", "card.alpha", "speed(card.center.x)"]),
    Law(
      setup: falling + ["trace red.center.y as low", "back 6"],
      parameters: [("n", ["1", "20"])], block: ["step n", "back 1", "step 2"],
      measures: ["max(low - red.center.y)", "t", "count([n, n])"]),
  ]

  @Test(arguments: laws)
  func equalsTheSameLinesTyped(_ law: Law) throws {
    let session = Session.typed(law.setup)
    let before = SessionState(session).world
    session.require([law.line + " as grid"])
    #expect(SessionState(session).world == before)
    let sweep = try #require(session.traces.sweep(named: "grid"))
    let columns = sweep.columns.filter { $0.role == .measured }
    #expect(sweep.runCount == law.runs.count && sweep.failureCount == 0)
    for (index, run) in law.runs.enumerated() {
      let typed = Session.typed(law.setup + ["set digits 17"])
      for setting in run {
        let isName = !setting.name.contains(".")
        typed.require(["\(isName ? "let " : "")\(setting.name) = \(setting.value)"])
      }
      typed.require(law.block)
      let told = law.measures.flatMap { typed.told(of: $0) }
      #expect(columns.map { $0.cells[index].text(.init(digits: 17)) } == told, "\(run)")
    }
  }

  // MARK: What a session keeps of it

  private func session(_ lines: [String] = []) -> Session {
    Session.typed(Self.falling + lines)
  }

  private static let kept =
    "sweep g.magnitude in [1, 2] { run 1s } measure max(red.center.y) as grid"

  @Test(arguments: ["reset", "goto 0s", "back 3", "goto 0.1s; run 2s", "reset; goto 1s"])
  func outlives(_ line: String) {
    let session = session([Self.kept])
    let before = session.type("grid; grid.max")
    session.require([line])
    #expect(session.type("grid; grid.max") == before)
  }

  @Test func undoTakesItAway() {
    let session = session([Self.kept, "trace red.center.y as low"])
    session.require(["undo"])
    #expect(session.type("grid.max").count == 1)
    #expect(session.type("undo") == ["undone: \(Self.kept)"])
    #expect(session.mistake(in: "grid.max")?.id == .unknownName)
  }

  /// A replayed line reads the sweep as it was when the line was typed.
  @Test func aReplayReadsTheSweepOfThen() {
    let session = session([Self.kept, "let top = grid.max[0]", "red.alpha = grid.magnitude[1] / 4"])
    let told = session.type("top; red.alpha")
    session.require(["sweep n in [1] { run 1s } measure t as grid", "run 1s; back 3"])
    #expect(session.type("top; red.alpha") == told)
    #expect(session.type("count(grid.n)") == ["1"])
  }

  @Test func withoutANameNothingIsKept() {
    let session = session()
    let steps = session.history.undoSteps.count
    #expect(session.type("sweep n in [1, 2] { step n } measure t").count == 4)
    #expect(session.traces.names.isEmpty)
    #expect(session.history.undoSteps.count == steps + 1)
    #expect(session.type("undo") == ["undone: run 0.2s"])
  }

  // MARK: What stops it

  @Test(arguments: [2, 5, 40, 100, 300])
  func isStopped(_ asks: Int) {
    var callsLeft = Int.max
    let hooks = Hooks(
      isInterrupted: {
        callsLeft -= 1
        return callsLeft == 0
      }, progress: { _ in })
    let session = Session.typed(Self.falling, hooks: hooks)
    let before = SessionState(session)
    callsLeft = asks
    let mistake = session.mistake(in: "sweep n in 1..100 { step n } measure t as grid")
    #expect(mistake?.id == .interrupted, "\(mistake?.message ?? "")")
    #expect(SessionState(session) == before && session.traces.names.isEmpty)
  }

  @Test func whatIsBoundedIsRefusedAlike() throws {
    func told() throws -> (message: String, work: Int64) {
      let session = session()
      let mistake = session.meter.bounded(at: Limits.work / 100) {
        session.mistake(in: "sweep n in 1..1000 { run 10s } measure max(red.center.y) as grid")
      }
      return (try #require(mistake).message, session.meter.used)
    }
    let (first, second) = (try told(), try told())
    #expect(first.message.contains("work") && first == second)
    #expect(first.work < Limits.work / 40)
  }
}

extension Session {
  /// The answers for a measure: for recorded values, everything that `measure` reports.
  fileprivate func told(of measure: String) -> [String] {
    guard type("measure \(measure)").first?.hasPrefix("error") == false else {
      return type(measure)
    }
    return Aggregate.listed.map { aggregate in
      let told = type("\(aggregate.rawValue)(\(measure))")
      return told.first?.hasPrefix("error") == true ? "-" : told.joined()
    }
  }
}
