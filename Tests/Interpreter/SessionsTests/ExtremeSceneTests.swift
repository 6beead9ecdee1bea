import Playing
import SessionSupport
import Testing

@testable import Sessions

/// Scenes at the limits: each line runs or is refused, and the session continues.
@Suite struct ExtremeSceneTests {
  private static let pair = [
    "view a frame (0, 0, 10, 10)", "view b frame (5, 5, 10, 10)", "gravity on a, b as g",
    "collision on a, b bounds as walls",
  ]

  /// Lines after `pair`, with the message for the last one.
  private static let refused: [(line: String, says: String)] = [
    ("view c frame (0, 0, 1e30, 1e30)", "`frame` must be between 0 and 1000000 pt; got 1e30"),
    ("view c frame (0, 0, 10, -1)", "`frame` must be between 0 and 1000000 pt; got -1"),
    ("a.center = (0/0, 1)", "division by zero"),
    ("a.center = (1e308 * 10, 1)", "`a.center` takes a finite number"),
    ("a.size = 1e7x1", "`a.size` must be between 0 and 1000000 pt; got 10000000"),
    ("g.magnitude = -1e308 * 10", "`g.magnitude` takes a finite number"),
    (
      "fling a velocity (1e300, 0)",
      "`velocity` must be between -1000000 and 1000000 pt; got 1e300"
    ),
    ("item a density 0", "`density` must be between 0.0001 and 1000000; got 0"),
    ("attach a to a", "`a` cannot be attached to itself"),
    ("boundary x from (5, 5) to (5, 5)", "boundary `x` starts where it ends"),
    (
      "boundary x path [(5, 5), (5, 5)]",
      "the path of boundary `x` needs 3 different points; got 1"
    ),
    ("a.collisionBoundingPath = [(0, 0), (10, 0), (5, 1), (0, 10)]", ""),
    ("stage 0x0", "`stage` needs a size with a width and a height above 0"),
    ("engine ios7; run 1e9s", ""),
  ]

  @Test(arguments: refused.indices)
  func refusals(_ index: Int) throws {
    let (line, says) = Self.refused[index]
    let session = Session.typed(Self.pair)
    let before = SessionState(session).world
    let message = try #require(session.mistake(in: line)).message
    if !says.isEmpty { #expect(message == says) }
    if !line.contains(";") { #expect(SessionState(session).world == before) }
    session.require(["run 2 frames"])
  }

  /// Every accepted value runs, however strange, and all output stays finite.
  @Test(arguments: [
    ["a.center = (1e6, -1e6)"], ["a.size = 1000000x1000000"], ["g.magnitude = 1e6"],
    ["fling a velocity (1e6, 1e6)", "spin a velocity 1e6"], ["push on a magnitude 1e6"],
    ["item a density 1e-4", "item b density 1e6"], ["item a, b elasticity 1000 friction 1000"],
    ["attach a to b", "attach a to b pin at (5, 5)", "attach a to b fixed", "attach a to b limit"],
    ["attach a to a.center length 1e6"], ["attach a to (500, 5) frequency 1000 damping 1000"],
    ["snap a to (1e6, 1e6) damping 0", "snap a to (-1e6, 0) damping 1000"],
    ["field radial on a, b at a.center strength 1e6"], ["field velocity on a direction (1e6, 0)"],
    ["field custom on a force (1e6, -1e6)"],
    ["field magnetic on a, b strength -1e6", "item a charge 1e6"],
    ["field noise on a smoothness 0 speed 1000 strength 1e6"],
    ["field vortex on a, b falloff -16", "field drag on a falloff 16 minimumRadius 1e5"],
  ])
  func acceptances(_ lines: [String]) {
    let session = Session.typed(Self.pair + lines + ["run 1s"])
    let shown = session.type("print a.center, b.center, a.velocity, a.rotation, b.angularVelocity")
    #expect(shown.count == 1)
    #expect(!shown[0].contains("nan") && !shown[0].contains("inf"), "\(shown[0])")
  }

  /// Handlers may remove their object, its behaviors, themselves and everything else.
  @Test(arguments: [
    "remove a", "remove b; remove a", "remove walls", "remove g", "remove on1",
    "remove a, b, g, walls",
    "remove on1; remove a; view a frame (0, 0, 5, 5); gravity on a",
    "mute g; mute walls", "a.center = (100, 100); fling a velocity (5, 5)", "engine ios7",
    "attach a to b; remove a", "walls.mode = \"items\"; remove walls",
  ])
  func handlersThatChangeWhatTheyHandle(_ body: String) {
    let session = Session.typed(Self.pair + ["on contact a, b { \(body) }"])
    // The second time, the objects that the handler names may be gone: the run ends there, and is
    // undone.
    _ = session.type("run 2s")
    _ = session.type("run 10 frames")
    #expect(session.world.stage.views.allSatisfy { $0.center.isFinite })
    #expect(session.type("1 + 1") == ["2"])
  }

  @Test func tenThousandViews() throws {
    let session = Session.typed(["stage 4000x4000"])
    let names = (0..<10_000).map { "b\($0)" }
    for (index, name) in names.enumerated() {
      session.require(["view \(name) frame (\(40 * (index % 100)), \(40 * (index / 100)), 20, 20)"])
    }
    let all = names.joined(separator: ", ")
    session.require(["gravity on \(all)", "collision on \(all) bounds", "run 3 frames"])
    #expect(session.type("print b9999.center") == ["(3970, 3971.04)"])
    let message = session.mistake(in: "view one_more frame (0, 0, 10, 10)")?.message
    #expect(message == "the stage can hold at most 10000 views")
  }
}
