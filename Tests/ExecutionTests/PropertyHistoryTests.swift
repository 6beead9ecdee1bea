import Diagnostics
import Testing
import Values

@testable import Execution
@testable import Sessions

/// What a property says of a past frame is what it said then, for every property of every kind of
/// object.
@Suite struct PropertyHistoryTests {
  /// Lines that make an object of each kind, one to a frame, and then move and change all of them.
  private static let lines = [
    "view red frame (50, 50, 100, 100) color red", "view blue frame (180, 20, 50, 50)",
    "view label frame (10, 300, 90, 30) text \"Hello\"",
    "gravity on red as g", "collision on red, blue bounds as c", "item red elasticity 0.5 as i",
    "push on red magnitude 0.2 as p", "snap blue to (160, 240) as s",
    "attach red to (160, 0) length 120 frequency 2 as rod",
    "field vortex on blue at (160, 284) radius 100 as f", "view one frame (0, 400, 40, 40)",
    "view two frame (60, 400, 40, 40)", "group one, two as pair", "gravity on pair as g2",
    "effect on label keypath center.x tilt horizontal from -50 to 50 as sway",
    "animation on label keypath alpha to 0 over 9s as glow",
    "animator dim over 1s { label.alpha = 0.5 }", "start dim",
    "keyboard show", "tilt (0.5, -0.25)",
  ]
  private static let changes = [
    "g.magnitude = 2", "c.mode = items", "i.elasticity = 0.2", "p.magnitude = 0.1",
    "s.damping = 0.9", "rod.length = 100", "f.strength = 3", "sway.from = -20",
    "label.text = \"Bye\"", "label.cornerRadius = 5", "label.isHidden = on", "label.scale = (2, 3)",
    "label.color = green", "label.speed = 0.5", "label.hitInsets = -4", "label.zPosition = 3",
    "keyboard hide", "tilt (0, 0)", "textSize extraLarge", "reduceMotion on", "pause dim",
    "stage 375x667",
  ]
  private static let references: [ObjectReference] = [
    .view("red"), .view("label"), .presentation("label"), .behavior("g"), .behavior("c"),
    .behavior("i"), .behavior("p"), .behavior("s"), .behavior("rod"), .behavior("f"),
    .group("pair"), .effect("sway"), .animation("glow"), .animator("dim"), .keyboard,
    .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt,
  ]

  /// What a property of an object said before the clock left a frame.
  private struct Told {
    let frame: Int
    let reference: ObjectReference
    let name: String
    let value: Value
  }

  @Test func whatIsSaidOfAFrameIsWhatWasSaidThen() {
    let session = Session()
    var told: [Told] = []
    for line in Self.lines + Self.changes {
      if let problem = session.problem(with: line) { Issue.record("`\(line)`: \(problem)") }
      for reference in Self.references {
        for property in session.world.properties(of: reference) ?? [] {
          told.append(
            Told(
              frame: session.world.stage.frame, reference: reference, name: property.name,
              value: property.get()))
        }
      }
      _ = session.problem(with: "run 2 frames")
    }
    for reference in Self.references {
      #expect(session.world.properties(of: reference)?.isEmpty == false, "\(reference)")
    }
    for known in told {
      let property = session.world.properties(of: known.reference)?.first { $0.name == known.name }
      let past = property?.past(known.frame) ?? .nothing
      #expect(
        past.text(.standard) == known.value.text(.standard),
        "\(known.reference).\(known.name) at \(known.frame): \(past), was \(known.value)")
    }
  }

  @Test func nothingIsSaidOfTheTimeBeforeAnObject() {
    let session = Session()
    _ = session.problem(with: "run 3 frames")
    for line in Self.lines {
      if let problem = session.problem(with: line) { Issue.record("`\(line)`: \(problem)") }
    }
    _ = session.problem(with: "run 3 frames")
    for reference in Self.references where !reference.isOfStage {
      for property in session.world.properties(of: reference) ?? [] {
        #expect(property.past(1).isSame(as: .nothing), "\(reference).\(property.name)")
      }
    }
  }
}

extension Session {
  /// The sentence of what is wrong with a line; nil where it works.
  fileprivate func problem(with line: String) -> String? {
    var problem: String?
    execute(Source(line)) { result in
      if case .failed(let diagnostic) = result.outcome { problem = diagnostic.mistake.message }
      return problem == nil
    }
    return problem
  }
}

extension ObjectReference {
  /// Whether it exists as long as the stage.
  fileprivate var isOfStage: Bool {
    switch self {
    case .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt:
      true
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator, .trace,
      .sweep, .controller:
      false
    }
  }
}
