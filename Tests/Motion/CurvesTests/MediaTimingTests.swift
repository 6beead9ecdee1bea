import TestSupport
import Testing

@testable import MotionCurves

@Suite("Media time: from a parent's time to an animation's progress")
struct MediaTimingTests {
  /// The tables' fill modes and timings: 0 to 1 over a model of 0.5, as it shows.
  @Test func measured() throws {
    var worst = Worst()
    for row in try Oracle("coreanimation-measured").rows {
      let category = try row.text("category")
      guard category == "fillMode" || category == "timing" else { continue }
      var timing = MediaTiming()
      timing.duration = 1
      if category == "fillMode" {
        timing.begin = 1
        timing.fillMode = try #require(MediaTiming.FillMode(rawValue: row.text("case")))
      } else {
        try set(row.text("case"), of: &timing)
      }
      let moment = timing.moment(at: try row.number("t"))
      let shown = timing.shows(moment) ? moment.progress : 0.5
      let precision = try row.number("measured_precision")
      worst.note(shown, try row.number("measured"), scale: precision, at: "\(row)")
    }
    #expect(worst.count == 62)
    #expect(worst.difference <= 1, "\(worst.place)")
  }

  private func set(_ words: String, of timing: inout MediaTiming) throws {
    let parts = words.split(separator: "=").map(String.init)
    let number = Double(parts[1])
    switch parts[0] {
    case "autoreverses": timing.autoreverses = true
    case "repeatCount": timing.repeatCount = try #require(number)
    case "repeatDuration": timing.repeatDuration = try #require(number)
    case "speed": timing.speed = try #require(number)
    case "timeOffset": timing.timeOffset = try #require(number)
    case "duration": timing.duration = try #require(number)
    default: Issue.record("\(words)")
    }
  }

  /// Against a hand that is moved tick by tick, in whole numbers: nothing is divided or rounded.
  @Test func agreesWithAHandMovedTickByTick() {
    var random = Seeded(11)
    var seen: Set<String> = []
    for _ in 0..<4_000 {
      let clock = TickClock(&random)
      for parent in stride(from: -20, through: 140, by: 7) {
        let found = clock.timing.moment(at: Double(parent) / 64)
        let expected = clock.hand(at: parent)
        #expect(found.phase == expected.phase, "\(clock) at \(parent)")
        #expect(abs(found.basic - expected.basic) < 1e-12, "\(clock) at \(parent)")
        #expect(
          clock.timing.speed < 0 || found.repeats == expected.repeats, "\(clock) at \(parent)")
        seen.insert("\(found.phase) \(clock.timing.speed < 0) \(clock.timing.autoreverses)")
      }
    }
    // Every phase, forward and backward, with and without a way back.
    #expect(seen.count == 12)
  }

  /// Speed and begin only stretch and move the parent's time.
  @Test func speedIsAStretch() {
    var random = Seeded(12)
    for _ in 0..<2_000 {
      let clock = TickClock(&random)
      var plain = clock.timing
      plain.speed = plain.speed < 0 ? -1 : 1
      plain.begin = 0
      let factor = abs(clock.timing.speed)
      for parent in stride(from: -1.0, through: 3, by: 0.25) {
        let stretched = clock.timing.moment(at: clock.timing.begin + parent / factor)
        let straight = plain.moment(at: parent)
        #expect(stretched.phase == straight.phase)
        #expect(abs(stretched.progress - straight.progress) < 1e-9)
      }
    }
  }

  @Test func whatStandsStill() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.speed = 0
    timing.timeOffset = 0.5
    for parent in [-10.0, 0, 1e6] {
      #expect(timing.moment(at: parent).phase == .active)
      #expect(timing.moment(at: parent).progress == 0.25)
    }
    #expect(timing.lasts == .infinity)
  }

  /// Where the end is infinite, no time is the end: not the first instant, not a border of two
  /// plays, and not the time before.
  @Test(arguments: [false, true], [1.0, 2, -1])
  func endlessTimingsStartAtTheirStart(autoreverses: Bool, speed: Double) {
    var timing = MediaTiming()
    timing.begin = 0.5
    timing.duration = 2
    timing.speed = speed
    timing.fillMode = .both
    timing.autoreverses = autoreverses
    timing.repeatCount = .infinity
    var many = timing
    many.repeatCount = 1000
    #expect(timing.moment(at: 0).progress == 0)
    #expect(timing.moment(at: 0.5).progress == 0)
    for tick in -16...640 {
      let parent = Double(tick) / 16
      #expect(timing.moment(at: parent) == many.moment(at: parent), "\(parent)")
    }
  }

  /// Core Animation's count is fractional: half a play ends halfway.
  @Test func fractionsOfAPlay() {
    var timing = MediaTiming()
    timing.duration = 2
    timing.fillMode = .forwards
    for (count, end) in [(0.5, 0.5), (0.25, 0.25), (1.5, 0.5), (1, 1), (0, 1)] {
      timing.repeatCount = count
      #expect(timing.activeDuration == 2 * (count == 0 ? 1 : count))
      #expect(timing.moment(at: 100).progress == end)
      #expect(timing.moment(at: timing.activeDuration).phase == .active)
      #expect(timing.moment(at: timing.activeDuration + 0.01).phase == .after)
    }
  }

  @Test func forever() {
    var timing = MediaTiming()
    timing.duration = 1
    timing.repeatCount = .infinity
    #expect(timing.moment(at: 1e6 + 0.25).phase == .active)
    #expect(abs(timing.moment(at: 1e6 + 0.25).progress - 0.25) < 1e-6)
    #expect(timing.moment(at: 1e6 + 0.25).repeats == 1e6)
    timing.repeatCount = 0
    timing.duration = .infinity
    #expect(timing.moment(at: 1e6).phase == .active)
    #expect(timing.moment(at: 1e6).basic == 1e6)
  }

  /// A sum of sixtieths that ought to be the end is the end.
  @Test func borders() {
    for frames in 1...600 {
      var timing = MediaTiming()
      timing.begin = 0.1 + 0.2
      timing.duration = Double(frames) / 60
      let end = timing.moment(at: timing.begin + Double(frames) / 60)
      #expect(end.phase == .active && end.progress == 1)
      timing.repeatCount = 3
      #expect(timing.moment(at: timing.begin + Double(2 * frames) / 60).progress == 0)
      #expect(timing.moment(at: timing.begin + Double(3 * frames) / 60).progress == 1)
    }
  }
}

/// A timing of whole ticks of 1/64 s and of halves of them, and a hand that goes round it.
private struct TickClock {
  let timing: MediaTiming
  private let duration: Int
  private let offset: Int
  private let begin: Int
  /// Half ticks in a tick of the parent.
  private let speed: Int
  /// Half ticks of all plays together.
  private let total: Int

  init(_ random: inout Seeded) {
    duration = Int.random(in: 1...40, using: &random)
    offset = Int.random(in: -50...50, using: &random)
    begin = Int.random(in: -10...30, using: &random)
    speed = [1, 2, 4, -1, -2, -4].randomElement(using: &random) ?? 1
    let autoreverses = Bool.random(using: &random)
    // Quarters, so that a count's end may lie within a play.
    let quarters = Int.random(in: 0...12, using: &random)
    let span = Bool.random(using: &random) ? Int.random(in: 1...90, using: &random) : 0
    let period = 2 * duration * (autoreverses ? 2 : 1)
    // A quarter of a play need not be whole half ticks: then the play's quarters are rounded up.
    // 0, the default, counts as one play; one quarter is a quarter of a play.
    let count = period % 4 == 0 ? quarters : quarters / 4 * 4
    let plays = count == 0 ? 4 : count
    total = span > 0 ? 2 * span : period * plays / 4
    var timing = MediaTiming()
    timing.begin = Double(begin) / 64
    timing.duration = Double(duration) / 64
    timing.speed = Double(speed) / 2
    timing.timeOffset = Double(offset) / 64
    timing.repeatCount = Double(count) / 4
    timing.repeatDuration = Double(span) / 64
    timing.autoreverses = autoreverses
    self.timing = timing
  }

  func hand(at parent: Int) -> (phase: MediaTiming.Moment.Phase, basic: Double, repeats: Double) {
    let period = 2 * duration * (timing.autoreverses ? 2 : 1)
    let asked = (parent - begin) * abs(speed)
    let elapsed = min(max(asked, 0), total)
    var (place, turns) = (0, 0)
    // First to where the offset puts it, then on for as long as it has run.
    move(2 * offset, &place, &turns, period)
    move(speed < 0 ? -elapsed : elapsed, &place, &turns, period)
    if elapsed == total, place == 0, speed > 0 { (place, turns) = (period, turns - 1) }
    let basic = place > 2 * duration ? period - place : place
    let phase: MediaTiming.Moment.Phase = asked < 0 ? .before : asked > total ? .after : .active
    return (phase, Double(basic) / 128, Double(max(turns, 0)))
  }

  private func move(_ steps: Int, _ place: inout Int, _ turns: inout Int, _ period: Int) {
    for _ in 0..<abs(steps) {
      place += steps.signum()
      if place == period { (place, turns) = (0, turns + 1) }
      if place < 0 { (place, turns) = (period - 1, turns - 1) }
    }
  }
}
