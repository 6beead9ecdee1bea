import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Aggregates in expressions: of recorded values, of a trace, of a list, and of several values.
@Suite struct AggregateTests {
  private func session() -> Session {
    Session.typed([
      "view red frame (50, 50, 100, 100)",
      "animate red.center.y to 400 curve spring(mass: 1, stiffness: 100, damping: 8)", "run 3s",
      "trace red.presentation.center.y as low", "let y = 3",
    ])
  }

  static let lines = [
    // The same results for a path and its trace.
    ("max(red.presentation.center.y) == max(low)", "true"),
    ("max(red.presentation.center.y).time == max(low).time", "true"),
    ("max(low).time", "0.35 s"), ("first(low)", "100"), ("min(low)", "100"),
    ("period(low)", "0.683333 s"), ("bounces(low)", "0"), ("overshoot(low) < 26%", "true"),
    ("max(low, from: 1s, to: 2s)", "404.9"), ("max(low, to: 100ms) < 300", "true"),
    ("max(low, from: 1s, to: 2s).time", "1.03333 s"), ("low(1s) > low(0s)", "true"),
    ("max(low - red.presentation.center.y)", "0"), ("max(-low)", "-100"),
    ("max(low / 2) == max(low) / 2", "true"),
    // One number for all frames, also in a series.
    ("max(red.presentation.center.y / max(low))", "1"),
    // Lists.
    ("mean([1, 2, 3])", "2"), ("mean([1s, 2s, 3s])", "2 s"), ("first([(1, 2), (3, 4)])", "(1, 2)"),
    ("last([1, 5])", "5"), ("crossing([1, 3, 5], 4)", "1.5"),
    ("period([0, 4, 0, 3, 0, 2, 0])", "2"),
    ("overshoot([0, 9, 12, 10, 10, 10])", "20%"), ("max([red.alpha, 3])", "3"),
    // Several values.
    ("max(3, 5)", "5"), ("min(2s, 500ms)", "0.5 s"), ("max(red.alpha, 2)", "2"),
    ("max(y)", "3"), ("max(t)", "3 s"),
  ]

  @Test(arguments: lines)
  func answers(_ line: String, _ answer: String) {
    #expect(session().type(line) == [answer])
  }

  /// A view may have the name of an aggregate, and its path can still be measured.
  @Test func namesOfThingsHideNoFunction() {
    let session = Session.typed(["view last frame (0, 0, 10, 10)", "gravity on last", "run 1s"])
    #expect(session.type("first(last.center.y)") == ["5"])
    #expect(session.type("last(last.center.y) == last.center.y") == ["true"])
  }

  /// In a series of many frames, an aggregate is computed once, not at each frame.
  @Test func costsOneWalk() {
    let session = session()
    session.require(["run 20s;"])
    let before = session.meter.used
    _ = session.type("plot red.center.y / max(red.center.y) height 4")
    let cost = session.meter.used - before
    #expect(cost < 20 * 1400 * Work.sample.cost, "\(cost)")
  }

  /// Nested aggregates: the cost of each level must not double with the next.
  static let nested = [
    "mean(%)", "mean(% + red.center.y)", "max(inset(red.frame, %, 1).x)",
    "max(red.center.y, from: % * 0s)", "crossing(red.center.y, 100 + 0 * %) / 1s",
  ]

  @Test(arguments: nested)
  func costsNoMoreForEachLevel(_ level: String) {
    func cost(_ levels: Int) -> Int64 {
      let session = session()
      let line = (0..<levels).reduce("max(red.center.y)") { (inner, _) in
        level.replacing("%", with: inner)
      }
      let before = session.meter.used
      _ = session.type("print \(line)")
      return session.meter.used - before
    }
    let (few, many) = (cost(10), cost(40))
    #expect(many < 20 * few, "\(few), \(many)")
  }

  /// A value without a past is refused, however deeply it is nested.
  @Test func deepWithoutAPastEndsAtOnce() {
    let line = String(repeating: "mean(", count: 90) + "1" + String(repeating: ")", count: 90)
    #expect(session().mistake(in: line)?.id == .wrongKind)
  }

  /// Each random number is a new one, also in a series.
  @Test func randomNumbersAreAskedForAnew() {
    let session = session()
    session.require(["let noise = max(red.center.y * random()) - max(red.center.y * random())"])
    #expect(session.type("noise == 0") == ["false"])
    session.require(["trace red.center.y * 0 + max(abs(random() * red.center.y)) as noisy"])
    #expect(session.type("max(noisy) == min(noisy)") == ["true"], "bound once")
    session.require(["trace red.center.y * 0 + abs(max(random() * red.center.y)) as noisier"])
    #expect(session.type("max(noisier) == min(noisier)") == ["false"], "anew at each frame")
  }
}
