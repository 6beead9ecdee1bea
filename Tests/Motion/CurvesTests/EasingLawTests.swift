import TestSupport
import Testing

@testable import MotionCurves

private let families = [
  "quad", "cubic", "quart", "quint", "sine", "circ", "expo", "elastic", "back", "bounce",
]
private let unruly = ["elastic", "back", "bounce"]

/// Every named curve and every classic.
private let everyCurve = Easing.all + Easing.all.compactMap { $0.classic() }

@Suite("Laws of the easing curves")
struct EasingLawTests {
  @Test(arguments: everyCurve)
  func startsAt0AndEndsAt1(easing: Easing) {
    #expect(easing(0) == 0)
    #expect(easing(1) == 1)
  }

  @Test(arguments: families)
  func outIsInFromTheOtherEnd(family: String) throws {
    let easeIn = try named(family + "In")
    let easeOut = try named(family + "Out")
    try expectMirrored(easeIn, easeOut)
    try expectMirrored(#require(easeIn.classic()), #require(easeOut.classic()))
  }

  @Test func cssEaseOutIsEaseInFromTheOtherEnd() throws {
    try expectMirrored(named("easeIn"), named("easeOut"))
  }

  private func expectMirrored(_ easeIn: Easing, _ easeOut: Easing) throws {
    var worst = Worst()
    for t in grid(1000) { worst.note(easeOut(t), 1 - easeIn(1 - t), at: "\(easeOut.name)(\(t))") }
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  @Test(arguments: families + ["ease", "linear"])
  func inOutIsSymmetricAboutItsMiddle(family: String) throws {
    guard family != "ease" && family != "linear" else {
      try expectSymmetric(named(family == "ease" ? "easeInOut" : "linear"))
      return
    }
    let easing = try named(family + "InOut")
    try expectSymmetric(easing)
    try expectSymmetric(#require(easing.classic()))
  }

  private func expectSymmetric(_ easing: Easing) throws {
    var worst = Worst()
    for t in grid(1000) { worst.note(easing(t), 1 - easing(1 - t), at: "\(easing.name)(\(t))") }
    #expect(worst.difference <= 1e-12, "\(worst.place)")
    #expect(abs(easing(0.5) - 0.5) <= 1e-15)
  }

  /// Elastic, back and bounce turn round on the way; nothing else does.
  @Test(arguments: everyCurve)
  func onlyTheLivelyOnesTurnRound(easing: Easing) {
    let values = grid(2000).map { easing($0) }
    let neverFalls = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
    let isUnruly = unruly.contains { easing.name.contains($0) }
    #expect(neverFalls != isUnruly)
  }

  @Test(arguments: everyCurve)
  func isContinuous(easing: Easing) {
    // expoIn leaps by 1/1024 at 0, and circIn is vertical at 1.
    let values = grid(10_000).map { easing($0) }
    let leap = zip(values, values.dropFirst()).map { abs($1 - $0) }.max()
    #expect((leap ?? 1) < 0.0145, "\(leap ?? 1)")
  }

  /// The figures that the summaries quote.
  @Test(arguments: [
    ("elasticIn", -0.364, 1.0), ("elasticOut", 0.0, 1.364), ("elasticInOut", -0.182, 1.182),
    ("backIn", -0.379, 1.0), ("backOut", 0.0, 1.379), ("backInOut", -0.189, 1.189),
  ])
  func reachesBeyondByWhatItsSummarySays(name: String, low: Double, high: Double) throws {
    try expectRange(named(name), low, high)
  }

  @Test(arguments: [
    ("elasticIn", -0.373, 1.0), ("elasticOut", 0.0, 1.373), ("elasticInOut", -0.118, 1.118),
    ("backIn", -0.1, 1.0), ("backOut", 0.0, 1.1), ("backInOut", -0.1, 1.1),
  ])
  func classicReachesBeyondByWhatItsSummarySays(
    name: String, low: Double, high: Double
  ) throws {
    try expectRange(#require(named(name).classic()), low, high)
  }

  private func expectRange(_ easing: Easing, _ low: Double, _ high: Double) throws {
    let values = grid(4096).map { easing($0) }
    #expect(abs(try #require(values.min()) - low) < 0.0006, "\(values.min() ?? 0)")
    #expect(abs(try #require(values.max()) - high) < 0.0006, "\(values.max() ?? 0)")
  }

  /// AHEasing's bounce touches down at 4/11, 8/11 and 9/10, Penner's at 4/11, 8/11 and 10/11.
  @Test func bounceTouchesTheGroundThreeTimes() throws {
    let bounce = try named("bounceOut")
    let classic = try #require(bounce.classic())
    for t in [4 / 11.0, 8 / 11.0, 9 / 10.0] { #expect(abs(bounce(t) - 1) < 1e-14, "\(t)") }
    for t in [4 / 11.0, 8 / 11.0, 10 / 11.0] { #expect(abs(classic(t) - 1) < 1e-14, "\(t)") }
  }
}
