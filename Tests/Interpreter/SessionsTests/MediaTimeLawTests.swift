import MotionCurves
import Playing
import SessionSupport
import Testing

@testable import Sessions
@testable import UIKitMotion

/// Laws of animations that do not change the model, and of layers' own time.
@Suite struct MediaTimeLawTests {
  private let view = "view red frame (0, 0, 100, 100)"
  private let swing =
    "animation on red keypath center.x by 100 over 700ms curve easeInOut repeat 3 autoreverse on"

  private func session(_ lines: [String]) -> Session {
    Session.typed(lines)
  }

  /// The presented position of `red` at consecutive frames.
  private func course(_ session: Session, frames: Int) throws -> [Double] {
    let red = try #require(session.world.stage.view(named: "red"))
    return (0..<frames).map { _ in
      session.require(["step"])
      return red.presentation(.centerX)
    }
  }

  private func largestDifference(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// After a pause, both kinds of animations continue as if there had been none.
  @Test(arguments: [
    "animation on red keypath center.x by 100 over 700ms curve easeInOut repeat 3 autoreverse on",
    "animate red.center.x to 300 over 1200ms curve elasticOut",
    "animations on red over 1s { animation keypath center.x values [0, 70, 20] begin 200ms }",
  ])
  func aPauseLosesNothing(_ line: String) throws {
    let straight = session([view, line])
    let paused = session([view, line])
    let first = try course(straight, frames: 20)
    #expect(try course(paused, frames: 20) == first)
    paused.require(["pause red"])
    let still = try course(paused, frames: 13)
    #expect(largestDifference(still, Array(repeating: first[19], count: 13)) < 1e-9)
    #expect(paused.type("rest") == ["true"])
    paused.require(["resume red"])
    let (a, b) = (try course(straight, frames: 240), try course(paused, frames: 240))
    #expect(largestDifference(a, b) < 1e-9)
    #expect(Set(a).count > 20)
    #expect(straight.type("rest") == ["true"] && paused.type("rest") == ["true"])
    let ends = [straight, paused].map { $0.world.stage.eventLog.map(\.frame) }
    #expect(ends[1] == ends[0].map { $0 + 13 })
  }

  /// In a group of one that begins later, an animation behaves as it does alone.
  @Test func groupTime() throws {
    let alone = session([view, swing + " begin 250ms"])
    let inside = swing.replacing(" on red", with: "") + " begin 250ms"
    let grouped = session([view, "animations on red over 10s { \(inside) }"])
    let later = inside.replacing("250ms", with: "150ms")
    let nested = session([
      view, "animations on red over 10s { animations over 9s begin 100ms { \(later) } }",
    ])
    let course = try course(alone, frames: 200)
    #expect(largestDifference(course, try self.course(grouped, frames: 200)) < 1e-9)
    #expect(largestDifference(course, try self.course(nested, frames: 200)) < 1e-9)
    #expect(Set(course).count > 40)
  }

  /// A group ends its children, and its speed applies to them.
  @Test func groupsClipAndCarry() throws {
    let child = "animation keypath center.x from 0 to 300 over 3s"
    let clipped = session([view, "animations on red over 1s { \(child) }"])
    let places = try course(clipped, frames: 70)
    #expect(abs(places[59] - 100) < 1e-9)
    #expect(places[60] == 50)
    let fast = session([view, "animations on red over 3s speed 2 { \(child) }"])
    #expect(abs(try course(fast, frames: 30)[29] - 100) < 1e-9)
  }

  /// The effect of several additive animations is the sum of their effects.
  @Test func additivity() throws {
    let lines = [
      "animation on red keypath center.x from 0 to 40 over 1s curve easeIn additive on",
      "animation on red keypath center.x values [0, 30, -20, 0] mode cubic over 1s additive on",
      "animation on red keypath center.x by 25 over 800ms curve bounceOut additive on",
    ]
    let together = try course(session([view] + lines), frames: 59)
    let each = try lines.map { try course(session([view, $0]), frames: 59) }
    let sums = together.indices.map { index in 50 + each.reduce(0) { $0 + $1[index] - 50 } }
    #expect(largestDifference(together, sums) < 1e-9)
    #expect(Set(together).count > 50)
  }

  /// A view's time runs inside its parent's.
  @Test func subviewsLiveInTheirParentsTime() throws {
    let nested = session([
      "view card frame (0, 0, 200, 200)", "view red frame (0, 0, 100, 100) in card", swing,
      "card.speed = 0.5", "red.speed = 4",
    ])
    let plain = session([view, swing])
    let (fast, slow) = (try course(nested, frames: 100), try course(plain, frames: 200))
    let everySecond = stride(from: 1, to: 200, by: 2).map { slow[$0] }
    #expect(largestDifference(fast, everySecond) < 1e-9)
    nested.require(["pause card"])
    #expect(Set(try course(nested, frames: 5)).count == 1)
  }

  /// Going back and undoing restore everything, and the record keeps the presented values.
  @Test func theReplayIsExact() throws {
    let session = session([
      view, swing, "animations on red over 2s { animation keypath transform to rotate(180deg) }",
      "run 20 frames", "red.speed = 0.5", "run 10 frames",
    ])
    let before = SessionState(session)
    let shown = session.type("table red.presentation.center.x, red.speed every 5 frames")
    session.require(["run 30 frames", "pause red", "run 10 frames", "back 40 frames"])
    #expect(SessionState(session).world == before.world)
    #expect(session.type("table red.presentation.center.x, red.speed every 5 frames") == shown)
    session.require(["remove animation1", "undo"])
    #expect(SessionState(session).world == before.world)
  }
}
