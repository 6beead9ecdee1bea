import TestSupport
import Testing

@testable import MotionCurves

@Suite("Springs in other systems' words agree with reference tables")
struct SpringDialectOracleTests {
  /// Duration and bounce to ratio, stiffness and damping.
  @Test func durationAndBounce() throws {
    var worst = Worst()
    var rows = 0
    for row in try Oracle("spring-conversions").rows {
      let spring = try Spring(
        duration: row.number("duration_or_response"), bounce: row.number("bounce"))
      for (found, field) in [
        (spring.dampingRatio, "damping_ratio"), (spring.stiffness, "stiffness"),
        (spring.damping, "damping"), (spring.mass, "mass"),
      ] {
        let value = try row.number(field)
        worst.note(found, value, scale: max(value, 1e-300), at: "\(field) of \(row)")
      }
      rows += 1
    }
    #expect(rows == 145)
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  /// SwiftUI's answers on macOS 26.
  @Test func swiftUI() throws {
    var (measured, exact) = (Worst(), Worst())
    for row in try Oracle("swiftui-spring").rows {
      let spring = try Spring(
        duration: row.number("duration"), bounce: row.number("bounce"),
        velocity: row.number("initialVelocity"))
      let t = try row.number("t")
      measured.note(spring(t), try row.number("measured"), at: "\(row)")
      exact.note(spring(t), try row.number("closed_form"), at: "\(row)")
    }
    #expect(measured.count == 140)
    #expect(measured.difference <= 1e-8, "\(measured.place)")
    #expect(exact.difference <= 1e-12, "\(exact.place)")
  }

  @Test func uiView() throws {
    var worst = Worst()
    for row in try Oracle("uiview-spring-fit").rows {
      let spring = try Spring.uiView(
        dampingRatio: row.number("dampingRatio"), duration: row.number("duration"))
      let duration = try row.number("duration")
      for (found, field) in [
        (spring.frequency, "omega"), (spring.stiffness, "stiffness"), (spring.damping, "damping"),
      ] {
        let value = try row.number(field)
        worst.note(found, value, scale: value, at: "\(field) of \(row)")
      }
      let residual = try row.number("residual_at_duration")
      worst.note(spring(duration) - 1, residual, at: "residual of \(row)")
      #expect(spring.lasts == duration)
    }
    #expect(worst.count == 4 * 101)
    #expect(worst.difference <= 1e-9, "\(worst.place)")
  }

  @Test func pop() throws {
    var worst = Worst()
    for row in try Oracle("pop-spring-conversion").rows {
      let (bounciness, speed) = (try row.number("bounciness"), try row.number("speed"))
      let spring = try Spring.pop(bounciness: bounciness, speed: speed)
      let origami = Bouncy.origami(bounciness: bounciness, speed: speed)
      for (found, field) in [
        (origami.tension, "qc_tension"), (origami.friction, "qc_friction"),
        (spring.stiffness, "tension"), (spring.damping, "friction"), (spring.mass, "mass"),
        (spring.dampingRatio, "damping_ratio"),
      ] {
        let value = try row.number(field)
        worst.note(found, value, scale: value, at: "\(field) of \(row)")
      }
    }
    #expect(worst.count == 6 * 75)
    #expect(worst.difference <= 1e-9, "\(worst.place)")
  }

  /// UIKit answered these on iOS 26.1 for `UIView.animate(springDuration: 0.5, bounce: 0)`.
  @Test func uiKitsSpringDuration() throws {
    let spring = try Spring(duration: 0.5, bounce: 0)
    #expect(spring.stiffness == 157.91367041742973)
    #expect(spring.damping == 25.132741228718345)
    #expect(spring.lasts == 0.7999999999999999)
  }

  /// SwiftUI's documentation: Spring(duration: 0.5, bounce: 0.3) is (1, 157.9, 17.6).
  @Test func documentedExamples() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
    let over = try Spring(duration: 0.5, bounce: -0.3)
    #expect(abs(over.damping - 35.90391604) < 1e-8)
    let origami = try Spring(origamiTension: 40, origamiFriction: 7)
    #expect(abs(origami.stiffness - 230.2) < 1e-12 && origami.damping == 22)
  }
}

@Suite("Laws of springs in other systems' words")
struct SpringDialectLawTests {
  @Test func namesReadAsTheyAreWritten() throws {
    #expect(
      try Spring(duration: 0.5, bounce: 0.3).name == "spring(duration: 0.5, bounce: 0.3)")
    #expect(
      try Spring(response: 0.5, dampingRatio: 0.825, velocity: -1).name
        == "spring(response: 0.5, dampingRatio: 0.825, velocity: -1)")
    #expect(
      try Spring(settlingDuration: 1, dampingRatio: 0.5).name
        == "spring(settlingDuration: 1, dampingRatio: 0.5)")
    #expect(
      try Spring(tension: 170, friction: 26).name == "spring(tension: 170, friction: 26)")
    #expect(
      try Spring(tension: 170, friction: 26, mass: 2).name
        == "spring(tension: 170, friction: 26, mass: 2)")
    #expect(
      try Spring(origamiTension: 40, origamiFriction: 7).name
        == "spring(origamiTension: 40, origamiFriction: 7)")
    #expect(
      try Spring.uiView(dampingRatio: 0.6, duration: 0.5).name
        == "uiSpring(damping: 0.6, duration: 500ms)")
    #expect(
      try Spring.uiView(dampingRatio: 0.6, duration: 1.25, velocity: 2).name
        == "uiSpring(damping: 0.6, duration: 1.25s, velocity: 2)")
    #expect(try Spring.pop().name == "popSpring(bounciness: 4, speed: 12)")
    #expect(try Spring.android().name == "spring(stiffness: 1500, dampingRatio: 0.5)")
    #expect(Spring.keyboard.name == "keyboard")
  }

  @Test func lastsAsLongAsItsSystemSays() throws {
    #expect(Spring.keyboard.lasts == 0.5)
    let spring = try Spring()
    #expect(spring.lasts == spring.settlingDuration)
    let bouncy = try Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.lasts == bouncy.settlingDuration)
  }

  @Test func restsAfterItsSettlingDuration() throws {
    for ratio in [0.2, 0.5, 0.8, 0.95, 1] {
      for velocity in [0.0, -1, -4] {
        let spring = try Spring(settlingDuration: 1, dampingRatio: ratio, velocity: velocity)
        #expect(abs(1 - spring(1)) < 0.004, "\(spring)")
        #expect(abs(spring.frequency - 9) < 30)
      }
    }
    let above = try Spring(settlingDuration: 1, dampingRatio: 3)
    #expect(above.dampingRatio == 1)
  }

  /// The equation that Newton's steps solve.
  @Test func newtonLandsOnARoot() throws {
    for velocity in [-3.0, -0.5, 0.3, 1, 3] {
      for ratio in [0.3, 0.6, 0.9] {
        let spring = try Spring.uiView(dampingRatio: ratio, duration: 0.7, velocity: velocity)
        let beta = spring.damping / 2
        let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
        let left = abs((beta - velocity) / swing) * exponential(-beta * 0.7)
        #expect(abs(left - 0.001) < 1e-9, "\(spring.name): \(left)")
      }
      let critical = try Spring.uiView(dampingRatio: 1, duration: 0.7, velocity: velocity)
      #expect(abs(1 - critical(0.7) - 0.001) < 1e-9, "\(critical.name)")
    }
  }

  @Test(arguments: SpringPreset.all)
  func everyPresetSettles(preset: SpringPreset) {
    #expect(preset.spring(0) == 0)
    #expect(abs(preset.spring(20) - 1) < 1e-3)
    #expect(!preset.summary.isEmpty && !preset.system.isEmpty)
  }

  @Test func presetsAreWhole() throws {
    let all = SpringPreset.all
    #expect(all.count == 25)
    #expect(Set(all.map { "\($0.system) \($0.name)" }).count == all.count)
    let molasses = try #require(all.first { $0.name == "molasses" })
    #expect(molasses.spring.dampingRatio > 3 && molasses.spring.allowsOverdamping)
  }
}

@Suite("Springs in other systems' words refuse what is none")
struct SpringDialectProblemTests {
  private static let refusals: [Refusal<Spring>] = [
    Refusal(
      { try Spring(duration: 0, bounce: 0) },
      "`duration` of a spring must be greater than 0; got 0"
    ),
    Refusal(
      { try Spring(duration: 1, bounce: 1.5) },
      "`bounce` of a spring must be between -1 and 1; got 1.5"
    ),
    Refusal(
      { try Spring(duration: 1, bounce: -1) },
      "a `bounce` of -1 is infinite damping: nothing would move"
    ),
    Refusal(
      { try Spring(response: .nan, dampingRatio: 1) },
      "`response` must be a finite number; got nan"
    ),
    Refusal(
      { try Spring(response: 1, dampingRatio: -1) },
      "`dampingRatio` of a spring must be 0 or more, or its swings would grow; got -1"
    ),
    Refusal(
      { try Spring(response: 1e-200, dampingRatio: 1) },
      "a spring of mass 1, stiffness inf and damping 1.2566370614359172e+201 cannot be "
        + "computed"
    ),
    Refusal(
      { try Spring(tension: -3, friction: 1) },
      "`tension` of a spring must be greater than 0; got -3"
    ),
    Refusal(
      { try Spring(tension: 3, friction: -1) },
      "`friction` of a spring must be 0 or more, or its swings would grow; got -1"
    ),
    Refusal(
      { try Spring(tension: 3, friction: 1, mass: 0) },
      "`mass` of a spring must be greater than 0; got 0"
    ),
    Refusal(
      { try Spring.pop(bounciness: 25) },
      "`bounciness` of a popSpring must be between 0 and 20; got 25"
    ),
    Refusal(
      { try Spring.uiView(dampingRatio: 0, duration: 1) },
      "`damping` of a spring must be greater than 0; got 0"
    ),
    Refusal(
      { try Spring.uiView(dampingRatio: 0.0005, duration: 1) },
      "a spring with a damping ratio of 0.0005 does not come to rest in its duration"
    ),
    Refusal(
      { try Spring.android(stiffness: 0) },
      "`stiffness` of a spring must be greater than 0; got 0"
    ),
  ]

  @Test(arguments: refusals)
  func saysWhatWasFoundAndWhatToWrite(refusal: Refusal<Spring>) { refusal.expect() }
}
