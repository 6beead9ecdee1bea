import TestSupport
import Testing

@testable import MotionCurves

@Suite("One spring in every system's words")
struct SpringWordingTests {
  private static let springs: [Spring] = {
    var generator = Seeded(8)
    return (0..<60).compactMap { index in
      let mass = index % 2 == 0 ? 1 : Double.random(in: 0.3...4, using: &generator)
      let stiffness = Double.random(in: 20...900, using: &generator)
      let ratio = index % 6 == 0 ? 1 : Double.random(in: 0.05...2.5, using: &generator)
      return try? Spring(
        mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
        velocity: index % 3 == 0 ? 0 : Double.random(in: -5...5, using: &generator),
        allowsOverdamping: index % 4 < 2)
    }
  }()

  private func wording(_ system: SpringWording.System, of spring: Spring) throws -> SpringWording {
    try #require(spring.wordings.first { $0.system == system })
  }

  /// Builds the spring anew from the words alone, as someone would who reads them.
  private func rebuilt(_ wording: SpringWording, like spring: Spring) throws -> Spring? {
    let words = wording.words.map(\.value)
    let velocity = spring.velocity
    let over = spring.allowsOverdamping
    switch wording.system {
    case .coreAnimation, .uiSpringTiming, .flutter, .reactSpring, .reactNative, .motion:
      return try Spring(
        mass: words[0], stiffness: words[1], damping: words[2], velocity: velocity,
        allowsOverdamping: over)
    case .swiftUI:
      return try Spring(duration: words[0], bounce: words[1], velocity: velocity)
    case .swiftUIResponse:
      return try Spring(response: words[0], dampingRatio: words[1], velocity: velocity)
    case .uiView:
      return try .uiView(dampingRatio: words[0], duration: words[1], velocity: velocity)
    case .motionDuration:
      return try Spring(settlingDuration: words[0], dampingRatio: 1 - words[1])
        .moving(at: velocity)
    case .motionVisual:
      return try Spring(
        response: 1.2 * words[0], dampingRatio: 1 - words[1], velocity: velocity)
    case .android, .compose:
      return try .android(stiffness: words[0], dampingRatio: words[1], velocity: velocity)
    case .pop: return try .pop(bounciness: words[0], speed: words[1], velocity: velocity)
    case .origami:
      return try Spring(origamiTension: words[0], origamiFriction: words[1], velocity: velocity)
    case .css: return nil
    }
  }

  @Test func exactWordsMakeTheSameMotion() throws {
    var worst = Worst()
    var exact: [SpringWording.System: Int] = [:]
    for spring in Self.springs {
      #expect(spring.wordings.map(\.system).count >= 12)
      for wording in spring.wordings {
        guard let made = try rebuilt(wording, like: spring) else { continue }
        var greatest = 0.0
        for t in grid(300).map({ $0 * 3 }) {
          greatest = max(greatest, abs(made(t) - spring(t)))
          if wording.isExact {
            worst.note(made(t), spring(t), at: "\(wording.system) of \(spring.name) at \(t)")
          }
        }
        if wording.isExact { exact[wording.system, default: 0] += 1 }
        #expect(greatest <= wording.error * 1.02 + 1e-9, "\(wording.system) of \(spring.name)")
      }
    }
    #expect(worst.difference <= 1e-12, "\(worst.place)")
    for system in SpringWording.System.allCases where ![.uiView, .pop, .css].contains(system) {
      // motion.dev's bounce does not express over-damping.
      let expressible = Self.springs.count { $0.dampingRatio <= 1 || !$0.allowsOverdamping }
      let isMotion = [.motionDuration, .motionVisual].contains(system)
      #expect(exact[system] == (isMotion ? expressible : 60), "\(system)")
    }
    #expect(exact[.uiView, default: 0] >= 10)
  }

  @Test func popAndBackAgain() throws {
    for bounciness in stride(from: 0.0, through: 20, by: 2.5) {
      for speed in stride(from: 0.0, through: 20, by: 2.5) {
        let spring = try Spring.pop(bounciness: bounciness, speed: speed)
        let wording = try wording(.pop, of: spring)
        #expect(wording.isExact)
        #expect(abs(wording.words[0].value - bounciness) < 1e-6)
        #expect(abs(wording.words[1].value - speed) < 1e-9)
      }
    }
    // Stiffer than speed 20.
    let stiff = try wording(.pop, of: Spring(stiffness: 9000, damping: 20))
    #expect(!stiff.isExact && stiff.error > 0.01 && stiff.note.contains("nearest"))
  }

  @Test func coreAnimationsDefault() throws {
    let spring = try Spring()
    let names = spring.wordings.map { wording in
      wording.words.map(\.name).joined(separator: " ")
    }
    #expect(
      names == [
        "mass stiffness damping", "duration bounce", "response dampingFraction",
        "usingSpringWithDamping withDuration", "mass stiffness damping", "stiffness dampingRatio",
        "stiffness dampingRatio", "mass stiffness damping", "mass tension friction",
        "mass stiffness damping", "mass stiffness damping", "duration bounce",
        "visualDuration bounce", "springBounciness springSpeed", "tension friction",
        "stops duration",
      ])
    #expect(spring.wordings.allSatisfy { $0.settlingDuration ?? 0 > 0.7 })
    let swiftUI = try wording(.swiftUI, of: spring)
    #expect(abs(swiftUI.words[0].value - 0.6283) < 1e-4 && swiftUI.words[1].value == 0.5)
    let css = try wording(.css, of: spring)
    #expect(css.error <= 0.001 && css.error > 0 && css.words[1].unit == "ms")
  }

  /// motion.dev's spring lasts for its duration, and its visual duration is 1.2 times shorter than
  /// SwiftUI's duration.
  @Test func motionsDurations() throws {
    let spring = try Spring(duration: 0.6, bounce: 0.25)
    let visual = try wording(.motionVisual, of: spring)
    #expect(abs(visual.words[0].value - 0.5) < 1e-12 && visual.words[1].value == 0.25)
    let made = try Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    let duration = try wording(.motionDuration, of: made)
    #expect(abs(duration.words[0].value - 0.8) < 1e-12)
    #expect(abs(duration.words[1].value - 0.3) < 1e-12 && duration.isExact)
    #expect(duration.settlingDuration == duration.words[0].value)
    let over = try wording(.motionVisual, of: Spring(duration: 0.6, bounce: -0.25))
    #expect(over.words[1].value == 0 && !over.isExact && over.note.contains("bounce"))
    let slow = try wording(.motionDuration, of: Spring(duration: 60, bounce: 0.25))
    #expect(slow.words[0].value == 10 && !slow.isExact && slow.note.contains("10 s"))
  }

  @Test func whatAWordCannotSayIsSaid() throws {
    let over = try Spring(damping: 30, velocity: 2, allowsOverdamping: true)
    #expect(
      try wording(.coreAnimation, of: over).note
        == "clamped to critical unless allowsOverdamping is set")
    #expect(try !wording(.uiView, of: over).isExact)
    let clamped = try Spring(damping: 30)
    let flutter = try wording(.flutter, of: clamped)
    #expect(flutter.words[2].value == 20 && flutter.isExact)
    #expect(flutter.note.contains("critical"))
    #expect(try wording(.css, of: Spring(damping: 0)).settlingDuration == nil)
    for spring in [
      try Spring(stiffness: 1e-200), try Spring(stiffness: 1e200, damping: 1e150),
      try Spring(velocity: 1e300),
    ] { #expect(!spring.wordings.isEmpty) }
  }
}
