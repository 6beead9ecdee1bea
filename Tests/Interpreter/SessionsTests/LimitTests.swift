import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Every bound has its error, after which the session continues unchanged.
@Suite struct LimitTests {
  private struct Bound: Sendable, CustomTestStringConvertible {
    let id: MistakeID
    let setup: [String]
    let line: String
    var testDescription: String { "\(id.rawValue): \(line.prefix(60))" }

    init(_ id: MistakeID, _ line: String, after setup: String...) {
      self.id = id
      self.setup = setup
      self.line = line
    }
  }

  private static let red = "view red frame (50, 50, 100, 100)"

  private static let bounds = [
    Bound(.listTooLong, "for i in 1..100001 { }"),
    Bound(.listTooLong, "for i in 0..-1e300 { }"),
    Bound(.listTooLong, "for i in 0..infinity { }"),
    Bound(.listTooLong, "repeat 20 { l = l + l }", after: "let l = [1]"),
    Bound(.listTooLong, "repeat 18 { l = [l, l] }", after: "let l = [1]"),
    Bound(.listTooLong, "repeat 200 { l = l + [s] }", after: longText, "let l = []"),
    Bound(.listTooLong, "repeat 20 { l = l + l }", after: curve, "let l = [c]"),
    Bound(.listTooLong, "repeat 20 { l = l + l }", after: region, "let l = [r]"),
    Bound(.listTooLong, "repeat 20 { l = l + l }", after: keyframes, "let l = [k]"),
    Bound(.listTooLong, "repeat 20 { l = l + l }", after: keyframes, "let l = [k(0)]"),
    Bound(
      .tooMany, "step", after: red, "let l = [(0, 0), (300, 300)]", "repeat 13 { l = l + l }",
      "collision on red", "boundary b path l", "gravity on red"),
    Bound(.outOfRange, "keyframed([0, 1e308, -1e308])"),
    Bound(.outOfRange, "keyframed([0, 1, 0.5], mode: cubic, tension: 1e308)"),
    Bound(.outOfRange, "bezier(0, 1e308, 1, 1)"),
    Bound(.listTooDeep, "repeat 30 { l = [l] }", after: "let l = [1]"),
    Bound(.textTooLong, "repeat 2 { s = s + s }", after: longText),
    Bound(.tooManyRounds, "for a in 1..1001 { repeat 1000 { } }"),
    Bound(.outOfRange, "repeat 1000001 { }"),
    Bound(
      .tooManyRounds, "a7", after: "def a0() { }", "def a1() { \(calls(8, of: "a0")) }",
      "def a2() { \(calls(8, of: "a1")) }", "def a3() { \(calls(8, of: "a2")) }",
      "def a4() { \(calls(8, of: "a3")) }", "def a5() { \(calls(8, of: "a4")) }",
      "def a6() { \(calls(8, of: "a5")) }", "def a7() { \(calls(8, of: "a6")) }"),
    Bound(.calledTooDeep, "a", after: "def a() { a }"),
    Bound(.calledTooDeep, "tilt (1, 0)", after: "on tilt { tilt (-event.tilt.x, 0) }"),
    Bound(.calledTooDeep, "a", after: "def a() { at t { a } }"),
    Bound(.calledTooDeep, "a", after: "def a() { \(nest(90, "if true", inside: "a")) }"),
    Bound(.outOfRange, "run 36001s"),
    Bound(.outOfRange, "step 2160001"),
    Bound(.untilNeverCame, "run until false"),
    Bound(.tooMany, "repeat 10001 { on rest { } }"),
    Bound(.tooMany, "for i in 1..10001 { at 5s { } }"),
    Bound(.tooMuchOutput, "repeat 100001 { print 1 }"),
    Bound(.tooMuchOutput, "repeat 1000 { print s }", after: longText),
    Bound(
      .tooMuchOutput, "print \(repeated("l", 200))", after: "let l = []",
      "repeat 90000 { l = l + [1.23456] }"),
    Bound(.tooMuchOutput, "table s every 1 frame", after: longText, "run 200 frames"),
    Bound(
      .tooMuchHeld, "for i in 1..100 { let m = l + [i]; at 10s { print count(m) } }", after: big),
    Bound(
      .tooMuchHeld, "\(nest(80, "if true", "let m = l + [1]; ", inside: "print 1"))", after: big),
    Bound(.nameTooLong, "let \(String(repeating: "n", count: 101)) = 1"),
    Bound(.lineTooLong, "let l = [\(repeated("0", 500_001))]"),
    Bound(.tooManyRows, "table t every 1 frame", after: "run 10001 frames"),
    Bound(.outOfRange, "view far frame (1000001, 0, 1, 1)"),
    Bound(.outOfRange, "stage 1000001x1"),
    Bound(.outOfRange, "red.center.x = -2e6", after: red),
    Bound(.outOfRange, "seed -1"),
    Bound(.notFinite, "run infinity"),
    Bound(.notFinite, "at infinity - infinity { }"),
    Bound(.listTooLong, "for i in (0 * infinity)..3 { }"),
    Bound(.notFinite, "plot x for x in 0..infinity"),
  ]

  private static let longText = "let s = \"\(String(repeating: "bounce ", count: 9_000))\""

  /// More than half of the largest possible list.
  private static let big = "let l = [0]; repeat 16 { l = l + l }"
  private static let curve =
    "let s = \"0.5, \"; repeat 12 { s = s + s }; let c = css(\"linear(\" + s + \"1)\")"
  private static let region = "let r = circle(80); repeat 8 { r = r + r }"
  private static let keyframes = "let v = [0]; repeat 9 { v = v + v }; let k = keyframed([v, v])"

  private static func repeated(_ word: String, _ count: Int) -> String {
    Array(repeating: word, count: count).joined(separator: ",")
  }

  private static func calls(_ count: Int, of name: String) -> String {
    Array(repeating: name, count: count).joined(separator: "; ")
  }

  private static func nest(
    _ depth: Int, _ head: String, _ first: String = "", inside: String
  ) -> String {
    String(repeating: head + " { " + first, count: depth) + inside
      + String(repeating: " }", count: depth)
  }

  @Test(arguments: bounds)
  private func isAnError(_ bound: Bound) throws {
    let session = Session.typed(bound.setup)
    let before = SessionState(session)
    let mistake = try #require(session.mistake(in: bound.line))
    #expect(mistake.id == bound.id, "\(mistake.message)")
    #expect(SessionState(session) == before)
    #expect(session.type("1 + 1") == ["2"])
  }

  @Test func aMillionEventsAreEnough() throws {
    let session = Session.typed()
    let stage = session.world.stage
    // One by one through the language, this would take a minute.
    for count in 0..<Limits.events { try stage.setTilt(.init(count.isMultiple(of: 2) ? 1 : 0, 0)) }
    _ = stage.takeEvents()
    session.world.touch()
    #expect(session.mistake(in: "step")?.id == .tooManyEvents)
  }

  @Test func anEventPastTheMillionIsRefusedWhereItIsMade() throws {
    let session = Session.typed()
    let stage = session.world.stage
    for count in 0..<Limits.events { try stage.setTilt(.init(count.isMultiple(of: 2) ? 1 : 0, 0)) }
    _ = stage.takeEvents()
    #expect(session.mistake(in: "tilt (0.5, 0.5)")?.id == .tooManyEvents)
  }

  @Test func aSessionLastsTenHours() {
    let session = Session.typed(["run 36000s"])
    #expect(session.mistake(in: "step")?.id == .sessionTooLong)
    #expect(session.type("t") == ["36000 s"])
    // One value can be plotted over the whole time, two cannot.
    #expect(session.mistake(in: "plot t, t")?.id == .tooManySamples)
  }

  @Test func aTextHasTenMegabytes() {
    let text = String(repeating: "# a comment\n", count: 900_000)
    #expect(Session.typed().mistake(in: text)?.id == .sourceTooLong)
    #expect(Session.typed().mistake(in: String(text.prefix(1_000_000))) == nil)
  }

  /// Lists grow in loops: a copy for each value would be 20 GB here, and a walk five billion steps.
  @Test func appendingCopiesNothing() {
    let session = Session.typed(["let l = []", "let before = l"])
    let work = session.meter.used
    session.require(["for i in 1..99999 { l = l + [i] }"])
    #expect(
      (session.meter.used - work) / 99_999 < 2_000, "the same for each, however long the list")
    session.require(["l += [0]", "let half = l"])
    #expect(session.mistake(in: "l += [0]")?.id == .listTooLong)
    #expect(session.type("print count(l), count(before), l[0], l[99999]") == ["100000 0 1 0"])
  }

  @Test func whoElseHasAListKeepsIt() {
    let session = Session.typed([
      "let a = [1, 2]", "let b = a", "a = a + [3]", "b += [4]",
      "def f(l) { l = l + [5]; print l, a }",
    ])
    #expect(session.type("f a") == ["[1, 2, 3, 5] [1, 2, 3]"])
    #expect(session.type("print a, b") == ["[1, 2, 3] [1, 2, 4]"])
    #expect(session.mistake(in: "a = a + 1")?.id == .cannotCombine)
    #expect(session.mistake(in: "a = a + [1] + 2")?.id == .cannotCombine)
    #expect(session.mistake(in: "repeat 2 { a = a + [9]; b += [a[7]] }")?.id == .outOfRange)
    #expect(session.type("print a, b") == ["[1, 2, 3] [1, 2, 4]"])
  }

  @Test func aSurveyShowsTheBeginningsOfLongValues() throws {
    let session = Session.typed([Self.big, Self.longText, "let x = [1, 2]"])
    let survey = session.type("show")
    #expect(survey.contains("  x = [1, 2]"))
    #expect(survey.filter { $0.hasSuffix("…") }.count == 2)
    #expect(survey.allSatisfy { $0.count < 1_100 })
  }

  @Test func viewsNestAHundredDeep() {
    let session = Session.typed(["view v0 frame (0, 0, 1, 1)"])
    let mistakes = (1...110).map {
      session.mistake(in: "view v\($0) frame (0, 0, 1, 1) in v\($0 - 1)")
    }
    let refused = mistakes.compactMap { $0 }
    #expect(refused.first?.message == "views nest at most 100 deep")
    #expect(mistakes.firstIndex { $0 != nil } == 99)
  }

  @Test func namingThousandsOfBehaviorsIsQuick() {
    let session = Session.typed([
      "view red frame (50, 50, 100, 100)", "repeat 500 { item red }", "remove item7",
    ])
    session.require(["item red", "item red"])
    #expect(session.world.objects.behaviors.suffix(2).map(\.name) == ["item7", "item501"])
  }
}
