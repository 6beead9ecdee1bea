import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Random taps on a view with a single tap that requires a double tap to fail.
@Suite struct TapLawTests {
  static let seeds = Array(1...60 as ClosedRange<UInt64>)

  private static let single = GestureRecognizer(.tap, of: "red")
  private static let double = GestureRecognizer(.tap, of: "red", numberOfTapsRequired: 2)
  /// 0.35 s.
  private static let interval = 21

  private struct Tap {
    let frame: Int
    /// The frame in which the finger is lifted.
    let end: Int
    let point: Point
  }

  /// A recognized tap: its number of taps, and its frame.
  private struct Recognized: Equatable {
    let taps: Int
    let frame: Int
  }

  private func taps(_ random: inout Seeded) -> [Tap] {
    var frame = 0
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      let begin = frame + Int.random(in: 0...30, using: &random)
      frame = begin + (Bool.random(using: &random) ? 0 : Int.random(in: 1...12, using: &random))
      return Tap(
        frame: begin, end: frame, point: Point(.random(in: 60...140, using: &random), 100))
    }
  }

  private func events(of taps: [Tap], requires: Bool) throws -> [StageEvent] {
    let stage = Stage()
    try stage.box()
    stage.recognizers = [Self.single, Self.double]
    if requires { stage.recognizerRequirements = [Self.single: [Self.double]] }
    var events: [StageEvent] = []
    for tap in taps {
      events += stage.step(tap.frame - stage.frame)
      let seconds = Stage.time(ofFrame: tap.end - tap.frame)
      events += try stage.touch(
        at: tap.point, seconds == 0 ? nil : AnimationOptions(duration: seconds))
      events += stage.step(tap.end - tap.frame)
    }
    return events + stage.step(2 * Self.interval)
  }

  private func recognized(_ events: [StageEvent]) -> [Recognized] {
    events.compactMap { event in
      guard case .gesture(let gesture) = event.kind else { return nil }
      return Recognized(taps: gesture.recognizer.numberOfTapsRequired, frame: event.frame)
    }
  }

  /// Two taps that are near each other in time and place are a double tap, and every other one is a
  /// single tap, once no second one can come.
  @Test(arguments: seeds)
  func everyTapIsSingleOrHalfOfADoubleOne(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let taps = taps(&random)
    var expected: [Recognized] = []
    var first: Tap?
    for tap in taps {
      if let before = first, tap.frame - before.end < Self.interval {
        if (tap.point - before.point).length <= GestureRecognizer.tapSeparation {
          expected.append(Recognized(taps: 2, frame: tap.end))
          first = nil
          continue
        }
        expected.append(Recognized(taps: 1, frame: tap.frame))
      } else if let before = first {
        expected.append(Recognized(taps: 1, frame: before.end + Self.interval))
      }
      first = tap
    }
    if let last = first {
      expected.append(Recognized(taps: 1, frame: last.end + Self.interval))
    }
    #expect(try recognized(events(of: taps, requires: true)) == expected)
  }

  /// The view hears of each touch that it began, and once how it ended: here always by a gesture.
  @Test(arguments: seeds, [true, false])
  func everyTouchEndsOnce(_ seed: UInt64, requires: Bool) throws {
    var random = Seeded(seed)
    let taps = taps(&random)
    let phases = try events(of: taps, requires: requires).compactMap { event in
      if case .touch(let touch) = event.kind { touch.phase } else { nil }
    }
    #expect(phases.count { $0 == .began } == taps.count)
    #expect(phases.count { $0 == .cancelled } == taps.count)
    #expect(phases.count == 2 * taps.count)
  }

  /// Without the requirement, no tap waits: each is a single one, unless it completes a double tap.
  @Test(arguments: seeds)
  func withoutTheRequirementNothingWaits(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let taps = taps(&random)
    let found = try recognized(events(of: taps, requires: false))
    #expect(found.map(\.frame) == taps.map(\.end))
    let doubles = try recognized(events(of: taps, requires: true)).filter { $0.taps == 2 }
    #expect(found.filter { $0.taps == 2 } == doubles)
  }
}
