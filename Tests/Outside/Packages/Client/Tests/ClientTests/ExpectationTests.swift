import MotionTesting
import Testing
import UIKitMotion

@Suite struct ExpectationTests {
  let spring: Spring

  init() throws { spring = try Spring(duration: 0.5, bounce: 0.2) }

  @Test func aSpringThatSettlesInTime() throws {
    try expectMotion(
      of: { spring($0) }, settlesWithin: .milliseconds(800), overshootsAtMost: 0.05)
  }

  @Test func aFailureShowsTheMotion() throws {
    try withKnownIssue {
      try expectMotion(
        of: { spring($0) }, settlesWithin: .milliseconds(100), overshootsAtMost: 0.001)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("not within 0.1 s") && text.contains("overshoots by")
        && text.contains("|") && text.contains("*  the motion    -  its target, 1")
    }
  }

  @Test func aSheetOnAStageFollowsItsSpring() throws {
    let stage = try Stage(size: Size(320, 568))
    let sheet = try stage.addView(named: "sheet", frame: Rect(0, 568, 320, 300))
    try stage.animate(AnimationOptions(curve: .spring(spring))) { () throws(StagingProblem) in
      try stage.set(418, .centerY, of: sheet)
    }
    stage.settle(within: 300)
    let seen = try SampledMotion(of: sheet, .centerY, on: stage)
    expectMotion(of: seen, follows: .spring(spring))
    expectMotion(of: seen, follows: .spring(spring), withinPoints: 0.5)
    withKnownIssue {
      expectMotion(of: seen, follows: .linear, within: 0.05)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("linear")
    }
  }

  /// What a broken animation looks like.
  @Test func whatNeverMovesIsAnIssue() throws {
    let still = try SampledMotion(lasting: 1) { _ in 418 }
    let single = try SampledMotion([3])
    withKnownIssue {
      expectMotion(of: still, follows: .spring(spring), within: 0.02)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("it never moves: it stays at 418")
    }
    withKnownIssue {
      expectMotion(of: still, settlesWithin: .seconds(1), overshootsAtMost: 0.05)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("it never moves")
    }
    withKnownIssue {
      expectMotion(of: single, settlesWithin: .seconds(1))
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("one sample")
    }
  }

  @Test func aToleranceThatAnySpringPassesIsAnIssue() throws {
    let slow = try Spring(duration: 1.2, bounce: 0)
    let other = try SampledMotion(lasting: 4) { slow($0) }
    withKnownIssue {
      expectMotion(of: other, follows: .spring(spring), within: 0.5)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("tells no motion from another")
    }
    withKnownIssue {
      expectMotion(of: other, follows: .spring(spring), withinPoints: 0.5)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("tells no motion from another")
    }
    withKnownIssue {
      expectMotion(of: other, follows: .spring(spring), within: 0.25)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("not within 0.25")
    }
  }

  @Test func anExpectationOfNothingIsAnIssue() throws {
    try withKnownIssue {
      try expectMotion(of: { spring($0) })
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("nothing is expected")
    }
  }

  @Test func aMotionThatIsCutOffHasNotSettled() throws {
    try withKnownIssue {
      try expectMotion(of: { spring($0) }, lasting: 0.15, settlesWithin: .seconds(1))
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("still moves at 0.15 s")
    }
  }

  @Test func aDelayIsNoPartOfTheCurve() throws {
    let late = try SampledMotion(lasting: 2) { spring($0 - 0.5) }
    expectMotion(of: late, follows: .spring(spring), after: .milliseconds(500))
    expectMotion(of: late, after: .milliseconds(500), settlesWithin: .milliseconds(800))
    withKnownIssue {
      expectMotion(of: late, follows: .spring(spring), within: 0.05)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("from spring")
    }
  }

  @Test func whatIsNoCourseIsRefused() {
    #expect(throws: SampledMotion.Problem.empty) { try SampledMotion([]) }
    #expect(throws: SampledMotion.Problem.invalidSample(1)) { try SampledMotion([0, .nan]) }
    #expect(throws: SampledMotion.Problem.unequalCounts(times: 1, values: 2)) {
      try SampledMotion(times: [0], values: [0, 1])
    }
  }

  @Test func aTargetThatIsNoNumberIsAFailureLikeOthers() throws {
    for target in [Double.nan, .infinity] {
      try withKnownIssue {
        try expectMotion(of: { spring($0) }, towards: target, settlesWithin: .milliseconds(800))
      } matching: {
        $0.comments.map(\.rawValue).joined().contains("does not settle")
      }
    }
  }

  @Test func aFrameThatIsStillToComeHasNoCourse() throws {
    let stage = Stage()
    let box = try stage.addView(named: "box", frame: Rect(0, 0, 10, 10))
    #expect(throws: SampledMotion.Problem.empty) {
      try SampledMotion(of: box, .centerY, on: stage, since: .max)
    }
  }
}
