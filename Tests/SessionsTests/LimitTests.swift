import Diagnostics
import Testing

@testable import Execution
@testable import Sessions
@testable import Values

/// Every bound has its error, and after it the session goes on as it was.
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
    Bound(.calledTooDeep, "a", after: "def a() { \(nest(90, "if true", "a")) }"),
    Bound(.outOfRange, "run 36001s"),
    Bound(.outOfRange, "step 2160001"),
    Bound(.untilNeverCame, "run until false"),
    Bound(.tooMany, "repeat 10001 { on rest { } }"),
    Bound(.tooMany, "for i in 1..10001 { at 5s { } }"),
    Bound(.tooMuchOutput, "repeat 100001 { print 1 }"),
    Bound(.tooMuchOutput, "repeat 1000 { print s }", after: longText),
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

  private static func calls(_ count: Int, of name: String) -> String {
    Array(repeating: name, count: count).joined(separator: "; ")
  }

  private static func nest(_ depth: Int, _ head: String, _ inside: String) -> String {
    String(repeating: head + " { ", count: depth) + inside + String(repeating: " }", count: depth)
  }

  @Test(arguments: bounds)
  private func isAnError(_ bound: Bound) throws {
    let session = Session()
    session.require(bound.setup)
    let before = SessionState(session)
    let mistake = try #require(session.mistake(in: bound.line))
    #expect(mistake.id == bound.id, "\(mistake.message)")
    #expect(SessionState(session) == before)
    #expect(session.type("1 + 1") == ["2"])
  }

  @Test func aMillionEventsAreEnough() throws {
    let session = Session()
    let stage = session.world.stage
    // One by one through the language, this would take a minute.
    for count in 0..<Limits.events { try stage.setTilt(.init(count.isMultiple(of: 2) ? 1 : 0, 0)) }
    _ = stage.takeEvents()
    session.world.touch()
    #expect(session.mistake(in: "step")?.id == .tooManyEvents)
  }

  @Test func anEventPastTheMillionIsRefusedWhereItIsMade() throws {
    let session = Session()
    let stage = session.world.stage
    for count in 0..<Limits.events { try stage.setTilt(.init(count.isMultiple(of: 2) ? 1 : 0, 0)) }
    _ = stage.takeEvents()
    #expect(session.mistake(in: "tilt (0.5, 0.5)")?.id == .tooManyEvents)
  }

  @Test func aSessionLastsTenHours() {
    let session = Session()
    session.require(["run 36000s"])
    #expect(session.mistake(in: "step")?.id == .sessionTooLong)
    #expect(session.type("t") == ["36000 s"])
  }

  @Test func aTextHasTenMegabytes() {
    let text = String(repeating: "# a comment\n", count: 900_000)
    #expect(Session().mistake(in: text)?.id == .sourceTooLong)
    #expect(Session().mistake(in: String(text.prefix(1_000_000))) == nil)
  }

  @Test func viewsNestAHundredDeep() {
    let session = Session()
    session.require(["view v0 frame (0, 0, 1, 1)"])
    let mistakes = (1...110).map {
      session.mistake(in: "view v\($0) frame (0, 0, 1, 1) in v\($0 - 1)")
    }
    let refused = mistakes.compactMap { $0 }
    #expect(refused.first?.message == "views nest at most 100 deep")
    #expect(mistakes.firstIndex { $0 != nil } == 99)
  }

  @Test func namingThousandsOfBehaviorsIsQuick() {
    let session = Session()
    session.require([
      "view red frame (50, 50, 100, 100)", "repeat 500 { item red }", "remove item7",
    ])
    session.require(["item red", "item red"])
    #expect(session.world.objects.behaviors.suffix(2).map(\.name) == ["item7", "item501"])
  }
}
