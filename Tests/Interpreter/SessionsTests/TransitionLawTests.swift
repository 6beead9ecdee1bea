import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Evaluation
@testable import Sessions
@testable import UIKitMotion

/// Laws of screens, whatever begins, is interrupted or is undone.
@Suite struct TransitionLawTests {
  private static let scene = [
    "screen list color white { view banner frame (0, 0, 320, 50) }", "screen detail color blue",
    "screen search { view field frame (20, 20, 280, 40) }", "screen help",
    "transition lost over 100ms { add to; animate over duration { to.alpha = 0.5 } }",
    "transition early over 200ms { add to; animate over duration { from.alpha = 0; to.alpha = 0.5 }; "
      + "complete }",
    "transition unadded over 100ms { animate over duration { from.alpha = 0.2 } then { complete } }",
  ]

  private static let begins =
    ["detail", "search", "help", "list", "nav", "bar"].flatMap {
      ["present \($0)", "present \($0) with fade interactive", "navigate to \($0) with bounce"]
    } + [
      "dismiss", "dismiss with shrink", "dismiss with flip interactive", "dismiss with lost",
      "navigate back", "navigate back to root with scale interactive", "navigate back to list",
      "navigate to help with none", "select search with slide interactive", "select list",
      "select nav with early", "select search", "present detail with early interactive",
      "present search with unadded", "present help with lost interactive",
      "present detail with slide interactive alongside { list.alpha = 0.5 }",
      "present detail interruptible as lead", "dismiss with flip interruptible as lead",
      "navigate to search with fade interruptible as lead alongside { list.alpha = 0.5 }",
    ]

  private static let interruptions = [
    "progress 40%", "progress to 90% over 100ms", "progress 100%", "finish", "finish speed 3",
    "cancel", "cancel speed 2 curve easeOut", "complete", "complete off", "run 3 frames",
    "run 20 frames", "run 1s", "run 2s", "complete not cancelled", "undo", "back 5", "remove help",
    "remove banner", "stop detail", "navigation list as nav", "tabs list, search as bar",
    "tabs nav, search as bar", "remove nav", "sendToBack list", "stage 400x600",
    "pause lead", "start lead", "reverse lead", "lead.fractionComplete = 0.3", "continue lead",
    "continue lead over 100ms curve easeOut", "stop lead", "finish lead at start", "remove lead",
    "animate list.center.x by 10 over 300ms", "bringToFront container1", "remove container1",
  ]

  @Test(arguments: 1...8)
  func nothingIsLeftBehind(_ seed: Int) throws {
    var random = RandomGenerator(seed: seed)
    let session = Session.typed(Self.scene)
    var (begun, failed) = (0, 0)
    for _ in 1...100 {
      let isStill = session.world.stage.transition == nil
      let lines = random.next() < (isStill ? 0.7 : 0.1) ? Self.begins : Self.interruptions
      let line = lines[Int(random.next() * Double(lines.count))]
      let before = state(session.world.stage)
      let transitions = session.world.stage.transitionCount
      if session.mistake(in: line) != nil {
        failed += 1
        #expect(state(session.world.stage) == before, "`\(line)` failed and left a trace")
      }
      if session.world.stage.transitionCount > transitions { begun += 1 }
      expectOrder(session.world.stage, line)
      expectBalance(session.world.stage, line)
    }
    #expect(begun > 2 && failed > 5, "\(begun) transitions, \(failed) failures")
  }

  private func state(_ stage: Stage) -> [String] {
    models(stage) + stage.subviews.map(\.name)
      + ["\(stage.frame) \(stage.eventLog.count) \(stage.transitionCount)"]
      + stage.screens.names.map { "\($0) \(stage.screens.holder(of: $0) ?? "-")" }
  }

  /// Every view is in one place. A container exists only during a transition; without one, only the
  /// visible screen is on the stage.
  private func expectOrder(_ stage: Stage, _ line: String) {
    let shown = stage.subviews.flatMap(\.family)
    let names = shown.map(\.name)
    #expect(Set(names).count == names.count, "`\(line)` holds a view twice")
    for view in shown {
      #expect(view.isInWindow && view.subviews.allSatisfy { $0.parent === view })
      #expect(view.depth == (view.parent?.depth ?? 0) + 1)
    }
    for view in stage.views where !view.isInWindow { #expect(!names.contains(view.name)) }
    #expect(stage.subviews.allSatisfy { $0.parent == nil })
    let containers = stage.views.filter { $0.name.hasPrefix("container") }
    let screens = stage.screens.screens.filter { names.contains($0) }
    if let transition = stage.transition {
      #expect(containers.count == 1 && containers[0] === transition.container)
      #expect(transition.from.parent === transition.container)
    } else {
      #expect(containers.isEmpty, "`\(line)` leaves the container behind")
      #expect(screens == [stage.screens.visible].compactMap { $0 }, "`\(line)`")
      #expect(stage.subviews.contains { $0.name == stage.screens.visible })
    }
  }

  /// Every screen that appeared was about to, and no screen appears or disappears twice.
  private func expectBalance(_ stage: Stage, _ line: String) {
    var state: [String: AppearancePhase] = [:]
    for event in stage.eventLog {
      guard case .screen(let told) = event.kind else { continue }
      let allowed: [AppearancePhase] =
        switch state[told.screen] {
        case nil, .didDisappear: [.willAppear]
        case .willAppear: [.didAppear, .willDisappear]
        case .didAppear: [.willDisappear]
        case .willDisappear: [.didDisappear, .willAppear]
        }
      #expect(allowed.contains(told.phase), "`\(line)`: \(told.screen) \(told.phase)")
      state[told.screen] = told.phase
    }
    guard stage.transition == nil else { return }
    let here = state.filter { $0.value == .didAppear }.map(\.key)
    #expect(here == [stage.screens.visible].compactMap { $0 })
    #expect(state.values.allSatisfy { $0 == .didAppear || $0 == .didDisappear })
  }

  /// A cancelled transition leaves nothing but its events, at any position of the finger.
  @Test(arguments: ReadyMadeTransition.all.map(\.name).filter { $0 != "none" })
  func aCancelledOneRestoresEverything(_ name: String) {
    for position in ["0%", "30%", "99%"] {
      let session = Session.typed(Self.scene + ["list.cornerRadius = 9"])
      let before = models(session.world.stage)
      session.require([
        "present detail with \(name) interactive alongside { banner.center.x += 50 }",
        "progress \(position)", "run 3 frames", "cancel speed 2", "run until rest",
      ])
      #expect(models(session.world.stage) == before)
      #expect(
        session.world.stage.transition == nil && session.world.stage.screens.visible == "list")
    }
  }

  /// So does an interruptible one that returns to its start, however it was moved meanwhile.
  @Test(arguments: ReadyMadeTransition.all.map(\.name).filter { $0 != "none" })
  func aReversedOneRestoresEverything(_ name: String) {
    for moves in [
      "", "pause lead; run 100ms; continue lead", "pause lead; lead.fractionComplete = 0.9; run 1s",
      "stop lead; finish lead at start",
    ] {
      let session = Session.typed(Self.scene + ["list.cornerRadius = 9"])
      let before = models(session.world.stage)
      session.require([
        "present detail with \(name) interruptible as lead alongside { banner.center.x += 50 }",
        "run 100ms", moves,
      ])
      if !moves.hasPrefix("stop") { session.require(["reverse lead; start lead"]) }
      session.require(["run until rest"])
      #expect(models(session.world.stage) == before)
      #expect(
        session.world.stage.transition == nil && session.world.stage.screens.visible == "list")
    }
  }

  /// Nobody interrupts it: it shows in each frame what a plain one shows.
  @Test(arguments: ["slide", "fade", "flip", "scale", "shrink"])
  func anUninterruptedOneIsPlain(_ name: String) {
    let (plain, led) = (Session.typed(), Session.typed())
    for session in [plain, led] { session.require(Self.scene) }
    plain.require(["present detail with \(name)"])
    led.require(["present detail with \(name) interruptible as lead"])
    for _ in 1...40 {
      let shown = [plain, led].map { session in
        session.world.stage.views.map { view in
          [Channel.centerX, .centerY, .alpha, .scaleX].map { view.presentation($0) }
        }
      }
      #expect(shown[0] == shown[1])
      for session in [plain, led] { session.require(["step"]) }
    }
    #expect(led.world.stage.transition == nil)
  }

  private func models(_ stage: Stage) -> [String] {
    stage.views.map { view in
      "\(view.name) \(view.parent?.name ?? "-") \(view.appearance) \(view.isAnimating)"
        + Channel.allCases.map { "\(view[$0])" }.joined(separator: " ")
    }
  }

  /// At a position set by the finger, views are where an even transition would put them.
  @Test func theFingerLeadsEvenly() {
    let session = Session.typed(Self.scene + ["present detail with slide interactive"])
    for share in [0, 13, 50, 77, 100] {
      session.require(["progress \(share)%"])
      let y = session.world.stage.view(named: "detail")?.presentation(.centerY) ?? 0
      #expect(abs(y - (284 + 568 * (1 - Double(share) / 100))) < 1e-9)
    }
  }

  /// Dragged past an animation's end, it comes back with the finger, and ends when the finger
  /// lifts.
  @Test func theFingerLeadsPastTheEnds() {
    let session = Session.typed(
      Self.scene + [
        "transition short over 400ms { to.alpha = 0; add to; animate over 200ms { to.alpha = 1 } "
          + "then { complete } }",
        "present detail with short interactive; progress 100%; run 30 frames; progress 25%; step",
      ])
    #expect(session.type("print detail.presentation.alpha") == ["0.5"])
    session.require(["progress 100%; run 30 frames"])
    #expect(session.world.stage.transition != nil)
    session.require(["finish; step"])
    #expect(session.world.stage.transition == nil)
    #expect(session.type("print detail.alpha") == ["1"])
  }

  /// (1 − p) · duration / completionSpeed, and p · duration / completionSpeed.
  @Test(arguments: [("finish speed 2", 0.4, 9), ("cancel", 0.4, 12), ("finish", 0, 30)])
  func lettingGoTakesItsTime(_ line: String, _ position: Double, _ frames: Int) {
    let session = Session.typed(
      Self.scene + ["present detail with slide interactive; progress \(position * 100)%", line])
    session.require(["run until rest"])
    let ends = session.world.stage.eventLog.compactMap { event -> Int? in
      if case .transitionEnded = event.kind { event.frame } else { nil }
    }
    #expect(ends == [frames])
  }

  /// Going back to the middle of a transition, and undoing, restore everything.
  @Test func theReplayIsExact() {
    let session = Session.typed(
      Self.scene + ["navigation list as nav", "navigate to detail", "run 7 frames"])
    let before = SessionState(session)
    session.require(["run 1s", "navigate back interactive; progress 50%", "cancel; run 3 frames"])
    let middle = SessionState(session)
    session.require(["run 1s", "back 60 frames"])
    #expect(SessionState(session).world == middle.world)
    session.require(["goto 7 frames"])
    #expect(SessionState(session).world == before.world)
    session.require(["undo"])
    #expect(SessionState(session).world == middle.world)
  }

  /// Typed as `show` prints it, a built-in transition behaves the same.
  @Test(arguments: ReadyMadeTransition.all.map(\.name))
  func aReadyMadeOneIsItsText(_ name: String) {
    let text = Session.typed().type("show \(name)").dropFirst().joined(separator: "\n")
    let (ready, typed) = (Session.typed(), Session.typed())
    for session in [ready, typed] { session.require(Self.scene + ["navigation list as nav"]) }
    typed.require([text])
    for line in ["present detail", "dismiss", "navigate to search", "navigate back"] {
      for session in [ready, typed] { session.require([line + " with \(name)"]) }
      for _ in 1...20 {
        #expect(ready.type("step") == typed.type("step"))
        #expect(SessionState(ready).world == SessionState(typed).world)
      }
      for session in [ready, typed] { session.require(["run 1s"]) }
    }
    #expect(typed.world.stage.transitionCount == 4)
  }
}
