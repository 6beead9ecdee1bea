import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Random fingers on nested views with recognizers: what UIKit promises of every touch.
@Suite struct GestureLawTests {
  static let seeds = Array(1...80 as ClosedRange<UInt64>)

  @Test(arguments: seeds)
  func oneRecognizerTakesATouchAndFollowsItsStates(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let course = try Course(&random)
    let gestures = course.events.compactMap { event in
      if case .gesture(let gesture) = event.kind { gesture } else { nil }
    }
    #expect(Set(gestures.map(\.recognizer)).count <= 1)
    let states = gestures.map(\.state)
    if gestures.first?.recognizer.kind == .tap {
      #expect(states == [.ended])
    } else if let first = gestures.first {
      #expect(first.state == .began && states.last == .ended)
      #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    }
    #expect(gestures.allSatisfy { $0.translation == $0.point - course.start })
    #expect(gestures.allSatisfy { course.attached.contains($0.recognizer) })
  }

  @Test(arguments: seeds)
  func aRecognizedTouchIsCancelledOnceAndThenSilent(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let course = try Course(&random)
    let isRecognized = course.events.contains { if case .gesture = $0.kind { true } else { false } }
    let phases = course.events.compactMap { event in
      if case .touch(let touch) = event.kind { touch.phase } else { nil }
    }
    #expect(phases.first == .began)
    #expect(phases.last == (isRecognized ? .cancelled : .ended))
    #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .moved })
    let cancelled = course.events.firstIndex { event in
      if case .touch(let touch) = event.kind { touch.phase == .cancelled } else { false }
    }
    let recognized = course.events.firstIndex { if case .gesture = $0.kind { true } else { false } }
    #expect(recognized == cancelled.map { $0 + 1 })
  }

  /// Whichever recognizers are attached, the one that acts is the one that the path allows first.
  @Test(arguments: seeds)
  func thePathDecidesTheGesture(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let course = try Course(&random)
    let first = course.events.lazy.compactMap { event in
      if case .gesture(let gesture) = event.kind { gesture.recognizer } else { nil }
    }.first
    #expect(first?.kind == course.expected)
    // The nearest view's of that kind.
    #expect(first == course.attached.last { $0.kind == course.expected })
  }

  /// One finger on a knob in a card, with a random choice of recognizers and a random path.
  private struct Course {
    let start = Point(100, 100)
    private(set) var attached: [GestureRecognizer] = []
    private(set) var events: [StageEvent] = []
    /// The gesture that the rules give; nil for a plain touch.
    private(set) var expected: GestureRecognizer.Kind?

    init(_ random: inout Seeded) throws {
      let stage = Stage()
      let card = try stage.box("card", Rect(0, 0, 300, 300))
      try stage.box("knob", Rect(50, 50, 100, 100), in: card)
      // The nearest view's last, so that their order cannot be the order of recognition.
      for view in [nil, "card", "knob"] {
        for kind in GestureRecognizer.Kind.allCases where Bool.random(using: &random) {
          attached.append(GestureRecognizer(kind, of: view))
        }
      }
      stage.recognizers = attached
      var (hasLeft, isDecided, frames) = (false, false, 0)
      func has(_ kind: GestureRecognizer.Kind) -> Bool { attached.contains { $0.kind == kind } }
      func decide(_ kind: GestureRecognizer.Kind) {
        guard !isDecided, has(kind) else { return }
        (expected, isDecided) = (kind, true)
      }
      events += try stage.holdTouch(at: start)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let rest = Int.random(in: 0...12, using: &random)
        events += stage.step(rest)
        frames += rest
        if frames >= 30, !hasLeft { decide(.longPress) }
        let way = Vector(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
        events += try stage.moveTouch(to: start + way)
        if way.length >= 10 { decide(.pan) }
        hasLeft = hasLeft || way.length > 10
      }
      events += try stage.endTouch()
      if !hasLeft, frames <= 45 { decide(.tap) }
    }
  }
}
