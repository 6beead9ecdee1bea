import Playing
import SessionSupport
import Testing

@testable import Sessions
@testable import UIKitMotion

/// Objects that end with a transition, and objects that stay.
@Suite struct TransitionEndTests {
  private func session(_ lines: String...) -> Session {
    Session.typed(["screen list color white", "screen detail color blue"] + lines)
  }

  /// Views that a transition leaves in the container are removed with it, and so are their
  /// contents.
  @Test func theContainerTakesItsViewsAlong() {
    let session = session(
      "transition dim over 100ms { view veil frame (0, 0, 320, 568) in container; add to; "
        + "effect on veil keypath center.x tilt horizontal from -10 to 10 as drift; "
        + "animate over duration { veil.alpha = 0.5 } then { complete } }",
      "present detail with dim")
    #expect(session.world.stage.view(named: "veil")?.isInWindow == true)
    session.require(["run 1s"])
    #expect(session.world.stage.views.map(\.name) == ["list", "detail"])
    #expect(session.world.objects.effects.isEmpty)
    session.require(["dismiss with dim", "run 1s"])
  }

  /// A screen that is created meanwhile exists afterwards, and a removed one does not.
  @Test func screensComeAndGoMeanwhile() {
    let session = session("screen old", "present detail", "screen new", "remove old", "run 1s")
    #expect(session.world.stage.screens.screens == ["list", "detail", "new"])
    #expect(session.world.stage.screens.presented == ["detail"])
  }

  /// Views in front of a screen stay there, whatever happens behind them.
  @Test func whatIsInFrontStaysInFront() {
    let session = session("view hud frame (0, 0, 10, 10)", "present detail")
    #expect(session.world.stage.subviews.map(\.name) == ["container1", "hud"])
    session.require(["run 1s"])
    #expect(session.world.stage.subviews.map(\.name) == ["detail", "hud"])
    session.require(["dismiss with none"])
    #expect(session.world.stage.subviews.map(\.name) == ["list", "hud"])
  }

  /// When the stage grows, the screens grow with it, except for one that was moved elsewhere.
  @Test func screensFillTheStage() {
    let session = session("screen small", "small.frame = (0, 0, 10, 10)", "stage 400x600")
    #expect(
      session.type("print list.frame, detail.frame, small.frame") == [
        "(0, 0, 400, 600) (0, 0, 400, 600) (0, 0, 10, 10)"
      ])
  }

  /// The `then` block also receives the outcome of its transition.
  @Test func thenKnowsHowItEnded() {
    let session = session("present detail then { print \"then\", event.completed }")
    #expect(session.type("run 1s").contains("then true"))
    session.require(["dismiss interactive then { print event.operation, event.completed }"])
    #expect(session.type("cancel; run 1s").contains("dismiss false"))
    #expect(session.world.objects.transitionEnds.isEmpty)
  }

  /// A transition that is ended from outside is over: the rest of its block does not run.
  @Test func whatIsEndedFromOutsideIsOver() {
    let session = session("present detail with slide", "run 5 frames", "complete", "run 1s")
    #expect(session.world.stage.screens.visible == "detail")
    session.require(["dismiss with slide", "complete off", "run 1s"])
    #expect(session.world.stage.screens.visible == "detail")
  }

  /// A verb that is valid only during a transition is still a valid name.
  @Test func verbsStayNames() {
    for name in ["cancel", "complete", "dismiss", "finish", "screen", "progress", "tabs", "to"] {
      let session = Session.typed(["view \(name) frame (0, 0, 10, 10)", "\(name).alpha = 0.5"])
      #expect(session.type(name).first == "\(name): a view")
    }
  }

  /// Completion knows screens and transitions, the user's own first.
  @Test func tabKnowsThem() {
    let session = session("transition drop over 1s { add to; complete }")
    let screens = session.completions(for: "present ").candidates.map(\.text)
    #expect(screens.contains("detail") && !screens.contains("slide"))
    let ways = session.completions(for: "present detail with ").candidates.map(\.text)
    #expect(ways.prefix(2) == ["drop", "slide"] && ways.contains("shrink"))
  }

  /// `remove all` leaves an empty stage, even during a transition.
  @Test func allOfItCanBeRemoved() {
    let session = session("navigation list as nav", "navigate to detail", "run 5 frames")
    session.require(["remove all", "run 1s", "screen list", "screen detail", "present detail"])
    #expect(session.world.stage.transition != nil)
    session.require(["run 1s"])
    #expect(session.world.stage.screens.visible == "detail")
  }
}
