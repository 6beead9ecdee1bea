import Diagnostics
import Evaluation
import Foundation
import Notebooks
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions
@testable import SwiftCode

/// Code that was written for a scene and is read again makes the same scene, to the last digit, but
/// for the parts that its header names: without these, the scene is what the code says.
@Suite struct ReadBackTests {
  /// The page of the course, and the reference, which has a line of everything.
  private static let apart = ["README", "reference"]

  static let notebooks = ProjectFolder.notebooks.names(ending: ".md").filter {
    !apart.contains($0)
  }

  /// The scenes of the notebooks by their names: each notebook runs once for all tests.
  private static let known = Result {
    try Dictionary(
      uniqueKeysWithValues: notebooks.map { name in
        let text = try ProjectFolder.notebooks.text(name + ".md")
        return (name, try WrittenScene.scenes(of: text, named: name))
      })
  }

  static func scenes(of name: String) throws -> [WrittenScene] { try known.get()[name] ?? [] }

  @Test(arguments: notebooks)
  func aNotebooksScenesComeBack(_ name: String) throws {
    for scene in try Self.scenes(of: name) { try Self.check(scene) }
  }

  /// Pages of curves and of measured data have no scene.
  @Test func notebooksHaveScenes() throws {
    let without: Set = [
      "ahEasing-is-not-penner", "from-an-app-to-an-answer", "is-it-a-bezier-or-a-spring",
      "which-spring-was-that", "workshop-on-jupyterhub",
    ]
    let found = try Self.notebooks.filter { try Self.scenes(of: $0).isEmpty }
    #expect(Set(found) == without)
  }

  /// Each scene in which something has no counterpart is here by what that is.
  @Test func whatHasNoCounterpartIsListed() throws {
    let missing = try Self.notebooks.flatMap { try Self.scenes(of: $0) }.flatMap(\.missing)
    let words = Set(missing.compactMap { $0.text.split(separator: " ").first.map(String.init) })
    #expect(words.subtracting(WrittenScene.withoutCounterpart) == [])
    #expect(WrittenScene.withoutCounterpart.subtracting(words) == [], "these have one by now")
  }

  /// The number of random scenes: `scripts/fuzz --scenes` takes more of them.
  private static let sceneCount =
    ProcessInfo.processInfo.environment["MOTIONBOOK_SCENES"].flatMap { Int($0) } ?? 60

  @Test(arguments: 0..<(sceneCount + 9) / 10)
  func randomScenesComeBack(_ block: Int) throws {
    for seed in (block * 10)..<min(block * 10 + 10, Self.sceneCount) {
      let random = RandomScene(UInt64(seed))
      let scene = WrittenScene("random \(seed)", random.played().statements)
      try Self.check(scene)
    }
  }

  /// A line of a random scene fails only because of the scene's state, such as a screen that is
  /// there already. Most lines run: nothing is tested with the others.
  @Test func mostRandomLinesRun() {
    var (lines, mistakes) = (0, [MistakeID: Int]())
    for seed in 0..<UInt64(60) {
      let scene = RandomScene(seed)
      lines += scene.lines.count
      for mistake in scene.played().mistakes { mistakes[mistake, default: 0] += 1 }
    }
    #expect(
      Set(mistakes.keys).isSubset(of: [.dynamics, .screens, .unknownName, .unknownProperty]))
    #expect(10 * mistakes.values.reduce(0, +) < lines, "\(mistakes) of \(lines) lines")
  }

  /// Each of many has a property of its own, whose name nothing else has.
  @Test func namesOfManyAreNumbered() throws {
    let session = Session.typed([
      "view ball2 frame (0, 0, 10, 10)",
      "for i in 1..3 { view ball[i] frame (i * 40, 0, 20, 20); ball[i].alpha = 0.25 }",
      "gravity on ball, ball2 as g", "ball[2..3].cornerRadius = 4", "run 0.5s", "remove ball[1]",
      "animate ball.alpha to 1 over 0.2s", "run 0.5s",
    ])
    let scene = WrittenScene("many", session.timeline.statements)
    #expect(scene.missing.isEmpty)
    let code = scene.code.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(code.contains("g = UIGravityBehavior(items: [ball1, ball2_, ball3, ball2])"))
    #expect(code.contains("ball3.layer.cornerRadius = 4"))
    #expect(code.contains("ball2_.alpha = 1") && !code.contains("ball1.alpha = 1"))

    // A key that only a run knows has no name.
    session.require(["def drop(n) { view dot[n] frame (0, 0, 9, 9) }", "drop 3"])
    let other = WrittenScene("key", session.timeline.statements)
    let drop = "def drop(n) { view dot[n] frame (0, 0, 9, 9) }"
    #expect(other.missing.map(\.text) == [drop, "drop 3"])
  }

  /// An easing's own duration is UIKit's, whatever `over` says; a layer's animation takes `over` first.
  @Test func theDurationOfAnEasingComesBack() throws {
    let session = Session.typed([
      "view box frame (0, 0, 10, 10)",
      "animate box.center.x to 300 over 1s curve easeOut(duration: 300ms)",
      "animate box.center.y to 300 curve bezier(0.3, 0.8, 0, 1, duration: 0.7s)",
      "animation on box keypath alpha from 0 to 1 curve easeIn(duration: 400ms) as fade",
      "animation on box keypath cornerRadius from 0 to 5 over 2s curve easeIn(duration: 400ms) as round",
    ])
    let scene = WrittenScene("durations", session.timeline.statements)
    #expect(scene.missing.isEmpty)
    try Self.check(scene)
    let code = scene.code.joined(separator: "\n")
    for duration in ["withDuration: 0.3", "duration: 0.7", "duration = 0.4", "duration = 2"] {
      #expect(code.contains(duration), "\(duration)\n\(code)")
    }
  }

  /// The work for a value grows with its length, and a value that is nested too deeply is a comment.
  @Test func longAndDeepValuesAreBounded() throws {
    func scene(_ value: String) -> WrittenScene {
      let session = Session.typed(["view box frame (0, 0, 10, 10)", "box.alpha = \(value)"])
      return WrittenScene("long", session.timeline.statements)
    }
    let product = scene(Array(repeating: "0.99", count: 50).joined(separator: " * "))
    #expect(product.missing.isEmpty)
    try Self.check(product)
    let deep = scene(Array(repeating: "0.99", count: 450).joined(separator: " * "))
    #expect(deep.missing.count == 1)
  }

  static func check(_ scene: WrittenScene) throws {
    let lines = try scene.read()
    let (one, other) = (scene.seen(), scene.seen(ofRead: lines))
    let difference = zip(one, other).first { $0 != $1 }
    #expect(
      difference == nil && one.count == other.count,
      """
      \(scene.name): \(difference.map { "\($0)" } ?? "\(one.count) and \(other.count) values")
      \(scene.kept.joined(separator: "\n"))

      \(lines.joined(separator: "\n"))

      \(scene.code.joined(separator: "\n"))
      """)
  }
}
