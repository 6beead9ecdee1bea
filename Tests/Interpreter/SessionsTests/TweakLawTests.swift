import Foundation
import Playing
import SessionSupport
import TestSupport
import Testing
import Text

@testable import Diagnostics
@testable import Evaluation
@testable import Sessions
@testable import Values

/// Laws of tweaks, for all values.
@Suite struct TweakLawTests {
  static let seeds = Array(1...30 as ClosedRange<UInt64>)

  /// Random numbers with three decimals, so that they are printed exactly.
  private struct Draw {
    var random: Seeded

    init(_ seed: UInt64) { random = Seeded(seed) }

    mutating func number(_ low: Double, _ high: Double) -> Double {
      (Double.random(in: low...high, using: &random) * 1000).rounded() / 1000
    }
  }

  private func number(_ session: Session, _ name: String) -> Double? {
    guard case .number(let number, _)? = session.world.values.tweaks[name]?.value else {
      return nil
    }
    return number
  }

  // MARK: Ranges

  @Test(arguments: seeds)
  func aRangeHoldsBack(_ seed: UInt64) throws {
    var draw = Draw(seed)
    let (low, high) = (draw.number(-100, 0), draw.number(1, 100))
    let session = Session.typed([
      #"tweak "A/B/C" default \#(draw.number(low, high)) range \#(low)..\#(high)"#
    ])
    for _ in 1...20 {
      let given = draw.number(-200, 200)
      let answers = session.type(#"tweak "A/B/C" to \#(given)"#)
      #expect(number(session, "A/B/C") == min(max(given, low), high))
      #expect(answers.contains { $0.hasPrefix("warning") } == (given < low || given > high))
    }
  }

  /// Numbers between two steps are accepted, and a tweak without a range has no limits.
  @Test(arguments: seeds)
  func aStepHoldsNothingBack(_ seed: UInt64) {
    var draw = Draw(seed)
    let session = Session.typed([
      #"tweak "A/B/C" default \#(draw.number(-9, 9)) step \#(draw.number(0.1, 3))"#
    ])
    for _ in 1...20 {
      let given = draw.number(-2000, 2000)
      #expect(session.type(#"tweak "A/B/C" to \#(given)"#) == [])
      #expect(number(session, "A/B/C") == given)
    }
  }

  // MARK: What a slider offers

  @Test(arguments: seeds)
  func whatIsOfferedFollowsFromTheDefault(_ seed: UInt64) {
    var draw = Draw(seed)
    let standard = draw.number(-1000, 1000)
    let number = TweakNumber(standard, .plain, bounds: nil, isWhole: false)
    #expect(number.range.contains(standard))
    let (low, high) = (number.range.lowerBound, number.range.upperBound)
    #expect(Set([low, high]) == Set([standard / 10, standard * 10]) || standard == 0)
    #expect(number.step == min(1, (high - low) / 100))
    #expect(number.clamped(1e9) == 1e9)
    let whole = TweakNumber(standard.rounded(), .plain, bounds: nil, isWhole: true)
    #expect(whole.step == 1 && whole.decimals == 0)
  }

  @Test func aDefaultOfZeroOffersOneEachWay() {
    #expect(TweakNumber.offered(about: 0) == -1...1)
  }

  /// The decimals distinguish two steps, and one fewer would not.
  @Test(arguments: seeds)
  func decimalsAreThoseThatAStepNeeds(_ seed: UInt64) {
    var draw = Draw(seed)
    for step in [draw.number(0.001, 1), 0.1, 0.01, 0.001, 0.5, 1, 7] where step > 0 {
      let decimals = TweakNumber.decimals(of: step)
      #expect(step * pow(10, Double(decimals)) >= 1 - 1e-9)
      if decimals > 0 { #expect(step * pow(10, Double(decimals - 1)) < 1) }
    }
  }

  @Test func whatIsShownIsRoundedOnlyWhereThatIsSaid() {
    let plain = TweakNumber(0.5, .plain, bounds: 0...1, isWhole: false)
    #expect(plain.text(0.123456, .standard) == "0.123456" && plain.text(0.25, .standard) == "0.25")
    let told = TweakNumber(0.5, .plain, bounds: 0...1, isWhole: false, precision: 2)
    #expect(told.text(0.123456, .standard) == "0.12")
  }

  // MARK: Defaults and presets

  static let declared = [
    "view red frame (50, 50, 100, 100) color red", "gravity on red as g",
    #"tweak "Physics/Gravity/Magnitude" for g.magnitude default 4 range 0..10"#,
    #"tweak "Physics/Gravity/Angle" for g.angle default 90deg"#,
    #"tweak "Look/Box/Alpha" for red.alpha default 0.5 range 0..1"#,
    #"tweak "Look/Box/Color" for red.color"#, #"tweak "Look/Box/Shadow" default off"#,
    #"tweak "Motion/Box/Curve" default easeOut choices [easeOut, elasticOut, linear]"#,
    #"tweak "Content/Text/String" default "Tweaks""#,
  ]

  /// A line that sets a tweak.
  private func setting(_ draw: inout Draw) -> String {
    let values = [
      ("Physics/Gravity/Magnitude", "\(draw.number(0.5, 15))"),
      ("Physics/Gravity/Angle", "\(draw.number(-90, 90))deg"),
      ("Look/Box/Alpha", "\(draw.number(0, 1))"),
      ("Look/Box/Color", ["red", "blue", "green"][draw.random.below(3)]),
      ("Look/Box/Shadow", ["on", "off"][draw.random.below(2)]),
      ("Motion/Box/Curve", ["easeOut", "elasticOut", "linear"][draw.random.below(3)]),
      ("Content/Text/String", #""\#(draw.random.below(100))""#),
    ]
    let (name, value) = values[draw.random.below(values.count)]
    return #"tweak "\#(name)" to \#(value)"#
  }

  private func tweaks(_ session: Session) -> [String] {
    SessionState(session).world.filter { $0.hasPrefix("tweak ") }
  }

  private func properties(_ session: Session) -> [String] {
    session.type("print g.magnitude, g.angle, red.alpha, red.color")
  }

  @Test(arguments: seeds)
  func aPresetBringsBackWhatWasSet(_ seed: UInt64) {
    var draw = Draw(seed)
    let session = Session.typed(Self.declared)
    for _ in 1...4 { session.require([setting(&draw)]) }
    session.require([#"tweaks save "kept""#])
    let (kept, shown) = (tweaks(session), properties(session))
    for _ in 1...4 { session.require([setting(&draw)]) }
    session.require([#"tweaks use "kept""#])
    #expect(tweaks(session) == kept && properties(session) == shown)
  }

  @Test(arguments: seeds)
  func aResetLeavesNothing(_ seed: UInt64) {
    var draw = Draw(seed)
    let session = Session.typed(Self.declared)
    let (fresh, shown) = (tweaks(session), properties(session))
    for _ in 1...6 { session.require([setting(&draw)]) }
    session.require(["tweaks reset"])
    #expect(tweaks(session) == fresh && properties(session) == shown)
    #expect(session.world.values.tweaks.all.allSatisfy { !$0.isTouched })
  }

  /// Undoing one by one restores every state; redoing leads to the same states.
  @Test(arguments: seeds.prefix(8))
  func goingBackIsExact(_ seed: UInt64) {
    var draw = Draw(seed)
    let session = Session.typed(Self.declared)
    var lines: [String] = []
    for round in 1...12 {
      let own = ["run 2 frames", "tweaks reset \"Look\"", "tweaks save \"kept\""]
      lines.append(round.isMultiple(of: 4) ? own[round / 4 - 1] : setting(&draw))
    }
    lines.append("tweaks use \"kept\"")
    var states = [SessionState(session).world]
    for line in lines {
      session.require([line])
      states.append(SessionState(session).world)
    }
    for (line, state) in zip(lines, states).reversed() {
      session.require(["undo"])
      #expect(SessionState(session).world == state, "\(line)")
    }
    for (line, state) in zip(lines, states.dropFirst()) {
      session.require([line])
      #expect(SessionState(session).world == state, "\(line)")
    }
  }

  // MARK: Names

  @Test(arguments: [
    ("A/B/C", "A/B/C"), (" Physics / Gravity/ Magnitude ", "Physics/Gravity/Magnitude"),
    ("물리/중력/크기", "물리/중력/크기"),
  ])
  func aNameHasThreeParts(_ text: String, _ whole: String) throws {
    #expect(try TweakName(text).whole == whole)
  }

  @Test(arguments: [
    "", "/", "//", "A", "A/B", "A/B/C/D", "A//C", "/B/C", "A/B/", "A/ /C",
    "A/B/" + String(repeating: "x", count: 101),
  ])
  func noOtherNameIsOne(_ text: String) {
    let mistake = #expect(throws: Mistake.self) { try TweakName(text) }
    #expect(mistake?.id == .tweakName)
    if let place = mistake?.place {
      #expect(place.lowerBound >= 0 && place.upperBound <= text.utf8.count)
    }
  }

  @Test func thereAreSoMany() {
    let session = Session.typed()
    let lines = (1...Limits.tweaks).map { "tweak \"A/B/\($0)\" default 1" }
    session.require([lines.joined(separator: "; ")])
    #expect(session.mistake(in: #"tweak "A/B/more" default 1"#)?.id == .tooMany)
    session.require([#"tweak "A/B/1" default 2"#])
    let presets = (1...Limits.tweakPresets).map { "tweaks save \"\($0)\"" }
    session.require([presets.joined(separator: "; ")])
    #expect(session.mistake(in: #"tweaks save "more""#)?.id == .tooMany)
    session.require([#"tweaks save "1""#])
  }
}
