import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Checkpoints and forks: what outlives what, what is shared, and what is refused.
@Suite struct BranchTests {
  private static let fall = [
    "view red frame (50, 50, 100, 100)", "gravity on red as g", "seed 3", "run 0.5s",
    "checkpoint before",
  ]

  private func session(_ lines: [String] = []) -> Session {
    Session.typed(Self.fall + lines)
  }

  @Test(arguments: [
    "run 1s", "reset", "goto 0.2s", "back 10", "reset; run 2s", "fork idea; remove red",
    "fork idea; reset; switch main; g.magnitude = 3", "checkpoint other; let a = random()",
  ])
  func restoreIsExact(_ line: String) {
    let session = session()
    let state = SessionState(session)
    session.require([line])
    let later = SessionState(session)
    session.require(["restore before"])
    #expect(SessionState(session).world == state.world)
    #expect(session.type("undo") == ["undone: restore before"])
    #expect(SessionState(session) == later)
  }

  @Test func eachForkIsAsItWasLeft() {
    let session = session(["fork light", "g.magnitude = 0.5", "run 1s"])
    let light = SessionState(session).world
    session.require(["switch main", "run 1s"])
    let main = SessionState(session).world
    for _ in 1...3 {
      session.require(["switch light"])
      #expect(SessionState(session).world == light)
      session.require(["switch main"])
      #expect(SessionState(session).world == main)
    }
  }

  /// The world of a line that was left is kept, so a switch to and fro replays nothing.
  @Test func switchesInARowReplayNothing() {
    let session = session(["run 60s", "fork light", "g.magnitude = 0.5"])
    let (all, light) = (session.meter.used, SessionState(session).world)
    session.require(["switch main"])
    let main = SessionState(session).world
    for _ in 1...20 {
      session.require(["switch light"])
      #expect(SessionState(session).world == light)
      session.require(["switch main"])
      #expect(SessionState(session).world == main)
    }
    for _ in 1...40 { session.require(["undo"]) }
    #expect(session.record.lines.last == "switch main")
    #expect(session.meter.used < 3 * all, "the first switch alone replays")
    session.require(["undo"])
    #expect(SessionState(session).world == light)
  }

  @Test func randomNumbersAreEachForksOwn() {
    let session = session(["fork idea"])
    let first = session.type("random()")
    session.require(["random()", "switch main"])
    #expect(session.type("random()") == first)
    session.require(["switch idea"])
    #expect(session.type("random()") != first)
  }

  @Test func tracesAndSettingsAreShared() {
    let session = session([
      "fork light", "g.magnitude = 0.5", "run 1s", "trace red.center.y as low",
    ])
    session.require(["set digits 3", "repeat 1 { set width 60 }", "switch main", "run 1s"])
    #expect(session.type("low.count") == ["91"])
    #expect(session.type("1/3") == ["0.333"] && session.layout.width == 60)
    session.require(["set digits 9", "switch light"])
    #expect(session.type("1/3") == ["0.333333333"])
    session.require(["reset"])
    #expect(session.type("1/3") == ["0.333333333"] && session.layout.width == 60)
  }

  @Test func undoTakesEachBack() {
    let session = session()
    var states = [SessionState(session)]
    let lines = [
      "checkpoint later", "fork idea", "run 1s", "checkpoint before", "switch main", "run 0.2s",
      "restore before", "fork third", "switch idea",
    ]
    var branches = [told(session)]
    for line in lines {
      session.require([line])
      states.append(SessionState(session))
      branches.append(told(session))
    }
    for (index, line) in lines.enumerated().reversed() {
      #expect(session.type("undo") == ["undone: \(line)"])
      #expect(SessionState(session) == states[index])
      #expect(told(session) == branches[index], "before \(line)")
    }
  }

  private func told(_ session: Session) -> [String] {
    let branches = session.branches
    return [branches.current]
      + (branches.forks + branches.checkpoints).map { "\($0.name) \($0.log.count) \($0.frame)" }
  }

  /// For each line: `redo` restores exactly what `undo` took back.
  @Test(arguments: ["checkpoint other", "fork idea", "fork idea; switch main", "restore before"])
  func redoBringsEachBack(_ lines: String) {
    let session = session(["run 0.5s"])
    session.require([lines])
    let told = session.type("forks")
    let state = SessionState(session)
    session.require(["undo", "redo"])
    #expect(SessionState(session) == state)
    #expect(session.type("forks") == told)
  }

  @Test func anOpenedNotebookBringsItsOwn() {
    let (opened, session) = (self.session(["fork idea", "run 1s"]), Session.typed())
    session.adopt(opened)
    session.require(["switch main", "restore before", "switch idea"])
    #expect(session.type("t") == ["1.5 s"])
  }

  @Test func interruptedNothingChanges() {
    var questions = Int.max
    let session = Session(
      hooks: Hooks(
        isInterrupted: {
          questions -= 1
          return questions < 0
        }, progress: { _ in }))
    session.require(Self.fall + ["fork idea", "run 1s"])
    let state = SessionState(session)
    for line in ["switch main", "restore before"] {
      questions = 5
      #expect(session.mistake(in: line)?.id == .interrupted)
      questions = Int.max
      #expect(SessionState(session) == state)
      #expect(session.branches.current == "idea")
    }
  }

  @Test func thereAreBounds() {
    let session = session()
    for number in 2...Limits.checkpoints { session.require(["checkpoint c\(number);"]) }
    #expect(session.mistake(in: "checkpoint more")?.id == .tooMany)
    session.require(["checkpoint c2"])
    for number in 2...Limits.forks { session.require(["fork f\(number);"]) }
    #expect(session.mistake(in: "fork more")?.id == .tooMany)
    session.require(["switch main", "restore c2"])
  }

  /// Their names are used only after their verbs, so other objects may have them too.
  @Test func namesAreNobodyElses() {
    let session = session([
      "checkpoint red", "checkpoint run", "fork g", "fork back", "restore run",
    ])
    session.require(["restore red", "switch g", "red.center.y", "run 1s"])
    session.require(["let fork = 3", "fork", "fork + 1", "view switch frame (0, 0, 1, 1)"])
    #expect(session.type("switch.center.x") == ["0.5"])
    #expect(session.type("fork fork").count == 1)
  }

  @Test func showTellsTheFork() {
    let session = session()
    func first(_ lines: String...) -> String? {
      session.require(lines)
      return session.type("show").first
    }
    #expect(first()?.hasSuffix("stage 320x568") == true)
    #expect(first("fork idea")?.hasSuffix(", fork idea") == true)
    #expect(first("reset", "repeat 1 { run 0.1s }")?.hasSuffix(", fork idea") == true)
    #expect(first("switch main")?.hasSuffix("stage 320x568") == true)
    #expect(first("undo", "undo")?.hasSuffix(", fork idea") == true)
  }

  @Test func tabKnowsThem() {
    let session = session(["fork idea", "fork other"])
    #expect(session.completions(for: "restore ").candidates.map(\.text) == ["before"])
    #expect(session.completions(for: "switch ").candidates.map(\.text) == ["main", "idea"])
    #expect(session.completions(for: "switch i").candidates.map(\.text) == ["idea"])
  }
}

/// Random histories, compared with a model without checkpoints and forks: lists of lines, each
/// typed into a session of its own.
@Suite struct BranchLawTests {
  /// The model of a history: the lines that lead to it.
  private struct Model {
    var lines: [String]
    var checkpoints: [String: [String]] = [:]
    var forks: [String: [String]] = [:]
    var current = "main"
    var digits = 6
  }

  private static let scene = [
    "view red frame (50, 50, 100, 100)", "view blue frame (90, 300, 60, 60)",
    "gravity on red, blue as g", "collision on red, blue bounds as walls",
  ]

  private static let changes = [
    "run 7 frames", "run 20 frames", "step", "g.magnitude = random()", "let a = random()",
    "fling red velocity (100 * random(), -200)", "animate blue.alpha to random() over 0.3s",
    "repeat 3 { run 4 frames; red.alpha = random() }", "seed 5", "reset",
    "on contact red, blue { let hit = t }", "at t + 0.1s { blue.color = orange }", "tilt (0.5, 0)",
    "snap red to (160, 100)", "push on blue vector (0, -1) instantaneous", "ans",
    "view third frame (10, 10, 20, 20)", "7 * 6", "ans + 1",
  ]

  /// The world after lines are typed into a session of their own.
  private func world(of lines: [String]) -> [String] {
    let session = Session.typed()
    for line in lines { _ = session.type(line) }
    return SessionState(session).world
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func isAsTypedAnew(_ seed: UInt64) {
    var random = Seeded(seed)
    let session = Session.typed(Self.scene)
    var model = Model(lines: Self.scene)
    var past: [Model] = []
    for _ in 1...60 {
      let before = model
      let line = next(&model, past, session, &random)
      let count = session.record.items.count
      let answer = session.type(line)
      if line == "undo" {
        guard let last = past.popLast() else { continue }
        #expect(answer.first?.hasPrefix("undone: ") == true, "\(answer)")
        model = last
      } else if answer.contains(where: { $0.hasPrefix("error: ") }) {
        // Such as a second view with the same name, or an object that does not exist after `reset`.
        model = before
        #expect(session.record.items.count == count)
      } else if session.record.items.count > count,
        case .some(.some) = session.history.undoSteps.last
      {
        past.append(before)
      }
      #expect(session.branches.current == model.current, "\(line)")
      #expect(session.world.values.settings.digits == model.digits, "\(line)")
      let isSame = SessionState(session).world == world(of: model.lines)
      #expect(isSame, "\(line) in \(session.record.lines)")
      if !isSame { return }
    }
    // The whole record, typed again, leads to the same state with the same ways back.
    let again = Session.typed()
    for line in session.record.lines { _ = again.type(line) }
    #expect(SessionState(again) == SessionState(session))
    #expect(again.type("forks") == session.type("forks"))
  }

  /// A random line, applied to the model unless it is refused.
  private func next(
    _ model: inout Model, _ past: [Model], _ session: Session, _ random: inout Seeded
  ) -> String {
    let name = ["one", "two", "three"].randomElement(using: &random) ?? "one"
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      model.checkpoints[name] = model.lines
      return "checkpoint \(name)"
    case 2, 3:
      if let lines = model.checkpoints[name] { model.lines = lines }
      return "restore \(name)"
    case 4 where model.forks[name] == nil && model.current != name:
      model.forks[model.current] = model.lines
      model.forks[name] = model.lines
      model.current = name
      return "fork \(name)"
    case 5, 6, 7:
      let name = Bool.random(using: &random) ? name : "main"
      guard name != model.current, let lines = model.forks[name] else { return "switch \(name)" }
      model.forks[model.current] = model.lines
      (model.lines, model.current) = (lines, name)
      return "switch \(name)"
    case 8...11 where !past.isEmpty: return "undo"
    case 12:
      model.digits = Int.random(in: 3...9, using: &random)
      return "set digits \(model.digits)"
    case 13 where session.world.stage.frame > 0:
      let frame = Int.random(in: 0..<session.world.stage.frame, using: &random)
      model.lines.append("goto \(frame) frames")
      return "goto \(frame) frames"
    default:
      let line = Self.changes.randomElement(using: &random) ?? "step"
      model.lines.append(line)
      return line
    }
  }
}
