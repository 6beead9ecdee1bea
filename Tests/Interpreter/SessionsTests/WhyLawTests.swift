import MotionGeometry
import Playing
import SessionSupport
import TestSupport
import Testing
import UIKitMotion

@testable import Evaluation
@testable import Sessions

/// Everything that `why` says is true: what it says acts changes the next frame, what it says does
/// nothing does not, and the time since which a view stands still agrees with the recording.
@Suite struct WhyLawTests {
  @Test(arguments: 1...30)
  func whoIsNamedActsAndOthersDoNot(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let lines = Self.scene(&random)
    let session = Session.typed(lines)
    for view in ["red", "blue"] {
      let told = session.type("why \(view)")
      #expect(!told.isEmpty && !told.contains { $0.hasPrefix("error") }, "\(told)")
      guard told.contains(where: { $0.hasPrefix("moves") }) else { continue }
      let plain = Self.velocity(of: view, after: lines + ["step"])
      for line in told {
        if let name = line.firstMatch(of: #/^(\w+) (?:pulls|pushes|drives|holds|draws) it/#)?.1,
          session.world.objects.behavior(named: String(name)) != nil
        {
          let muted = Self.velocity(of: view, after: lines + ["mute \(name)", "step"])
          #expect(muted != plain, "\(line): \(lines)")
        }
        if let name = Self.idle(in: line) {
          let muted = Self.velocity(of: view, after: lines + ["mute \(name)", "step"])
          #expect(muted == plain, "\(line): \(lines)")
        }
      }
    }
  }

  private static func idle(in line: String) -> String? {
    let patterns = [
      #/^(\w+) (?:is muted|acts on charges|does nothing|pushes nothing|pushes once|has nothing)/#,
      #/outside (?:the|every) region of (\w+)/#,
    ]
    return patterns.lazy.compactMap { line.firstMatch(of: $0).map { String($0.1) } }.first
  }

  @Test(arguments: 1...30)
  func sinceWhenIsWhatWasRecorded(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let session = Session.typed(Self.scene(&random) + ["item red, blue resistance 2", "run 6s"])
    let stage = session.world.stage
    for name in ["red", "blue"] {
      let told = session.type("why \(name)").joined(separator: " ")
      guard let match = told.firstMatch(of: #/since ([0-9.]+) s:/#), let seconds = Double(match.1),
        let view = stage.view(named: name)
      else { continue }
      let first = Int((seconds * 60).rounded())
      let distances = (0...stage.frame).map { frame in
        let x = stage.recorder.value(of: view, .centerX, at: frame) ?? .nan
        let y = stage.recorder.value(of: view, .centerY, at: frame) ?? .nan
        return (Point(x, y) - view.center).length
      }
      #expect(distances[first...].allSatisfy { $0 <= 0.01 }, "\(told)")
      let turn = stage.recorder.value(of: view, .rotation, at: first - 1) ?? .nan
      #expect(distances[first - 1] > 0.01 || abs(turn - view[.rotation]) > 1e-4, "\(told)")
    }
  }

  /// The command changes nothing, however deep in a block.
  @Test(arguments: ["why", "forces"])
  func looksOnly(_ verb: String) {
    let (seen, unseen) = (Session.typed(), Session.typed())
    var random = Seeded(5)
    let lines = Self.scene(&random)
    for session in [seen, unseen] { session.require(lines) }
    seen.require([
      "repeat 5 { step; \(verb) red; \(verb) blue }", "at 5s { \(verb) red }", "run 3s",
    ])
    unseen.require(["repeat 5 { step }", "at 5s { }", "run 3s"])
    #expect(
      SessionState(seen).world.filter { !$0.hasPrefix("at ") }
        == SessionState(unseen).world.filter { !$0.hasPrefix("at ") })
  }

  /// Two views among behaviors of many kinds, some of which do nothing.
  private static func scene(_ random: inout Seeded) -> [String] {
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 100).rounded() / 100
    }
    var lines = [
      "view red frame (50, \(number(50...300)), 100, 60)", "view blue frame (180, 100, 60, 60)",
      "collision on red, blue bounds",
    ]
    var pool = [
      "gravity on red, blue magnitude \(number(0.5...2))",
      "push on red vector (\(number(-2...2)), \(number(-2...2)))",
      "push on blue magnitude 0", "push on red magnitude 1 instantaneous",
      "field electric on red, blue at (0, 0);",
      "field spring on blue at (160, 300) strength \(number(0.5...3))",
      "field drag on red strength 0.1", "field radial on red at (300, 0) region circle(30);",
      "field linear on red, blue direction (1, 0) as wind; mute wind",
      "attach red to (160, 0) length 200", "attach blue to (200, 0) frequency 1",
      "snap blue to (100, 400)", "item red friction 0.5 elasticity 0.4",
    ]
    pool.shuffle(using: &random)
    lines += pool.prefix(6)
    lines += [
      "item red, blue charge 0",
      "fling red velocity (\(number(-300...300)), \(number(-300...300)))",
      "run \(Int.random(in: 1...60, using: &random)) frames",
    ]
    return lines
  }

  private static func velocity(of view: String, after lines: [String]) -> Vector? {
    let session = Session.typed(lines)
    let stage = session.world.stage
    return stage.view(named: view).map { Vector($0[.velocityX], $0[.velocityY]) }
  }
}
