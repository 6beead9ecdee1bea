import MotionGeometry
import MotionPlatform

/// Converts a spring to each system's parameters.
struct SpringTranslation {
  private let spring: Spring
  /// ω.
  private let frequency: Double
  /// ζ of the motion: 1 if over-damping is clamped.
  private let ratio: Double

  init(_ spring: Spring) {
    self.spring = spring
    frequency = spring.frequency
    ratio = spring.actingRatio
  }

  /// Returns the wording; nil if the system's numbers exceed the range of `Double`.
  func wording(for system: SpringWording.System) -> SpringWording? {
    switch system {
    case .coreAnimation, .uiSpringTiming: physics(system, .coreAnimation)
    case .swiftUI: swiftUI
    case .swiftUIResponse: swiftUIResponse
    case .uiView: uiView
    case .android: android(system, .android)
    case .compose: android(system, .compose)
    case .flutter: physics(system, .flutter)
    case .reactSpring: physics(system, .reactSpring, names: ["mass", "tension", "friction"])
    case .reactNative: physics(system, .reactNative)
    case .motion: physics(system, .motion)
    case .motionDuration: motionDuration
    case .motionVisual: motionVisual
    case .pop: pop
    case .origami: origami
    case .css: css
    }
  }

  /// Returns mass, stiffness and damping under the system's names. Apple's systems clamp
  /// over-damping, the others do not, so they get the effective damping.
  private func physics(
    _ system: SpringWording.System, _ rule: SettlingRule,
    names: [String] = ["mass", "stiffness", "damping"]
  ) -> SpringWording? {
    let isApples = system == .coreAnimation || system == .uiSpringTiming
    let isClamped = spring.isClamped
    let damping =
      isClamped && !isApples ? 2 * (spring.stiffness * spring.mass).squareRoot() : spring.damping
    var words = zip(names, [spring.mass, spring.stiffness, damping]).map { word($0, $1) }
    words += velocityWord(system)
    let converted = copy(mass: spring.mass, stiffness: spring.stiffness, damping: damping)
    var note = ""
    if ratio > 1 && isApples {
      note = "clamped to critical unless allowsOverdamping is set"
    } else if isClamped && !isApples {
      note = "the damping is the critical one, to which the spring is clamped"
    }
    return result(system, words, converted, rule, note)
  }

  private var swiftUI: SpringWording? {
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    guard
      let converted = try? Spring(
        duration: spring.duration, bounce: bounce, velocity: spring.velocity)
    else { return nil }
    let words = [word("duration", spring.duration, "s"), word("bounce", bounce)]
    return result(
      .swiftUI, words + velocityWord(.swiftUI), converted, .swiftUI, unsettled(converted))
  }

  private var swiftUIResponse: SpringWording? {
    guard
      let converted = try? Spring(
        response: spring.duration, dampingRatio: ratio, velocity: spring.velocity)
    else { return nil }
    let words = [word("response", spring.duration, "s"), word("dampingFraction", ratio)]
    let note = spring.velocity == 0 ? "" : "only interpolatingSpring takes an initialVelocity"
    return result(
      .swiftUIResponse, words, converted, .swiftUI, joined([unsettled(converted), note]))
  }

  /// SwiftUI's 0 for a spring that it does not see settle.
  private func unsettled(_ converted: Spring) -> String {
    converted.settlingDuration(by: .swiftUI) == 0
      ? "reports 0 s for a spring that has not settled by 102.4 s" : ""
  }

  /// The duration after which the rule of `RestingFrequency` leaves 0.1 %.
  private var uiView: SpringWording? {
    let clamped = min(ratio, 1)
    guard
      let unit = RestingFrequency(dampingRatio: clamped, duration: 1).frequency,
      clamped > 0
    else { return nil }
    guard
      let converted = try? Spring.uiView(
        dampingRatio: clamped, duration: unit / frequency, velocity: spring.velocity)
    else { return nil }
    let duration = converted.lasts
    var words = [
      word("usingSpringWithDamping", clamped), word("withDuration", duration, "s"),
    ]
    words += velocityWord(.uiView)
    let notes = [
      ratio > 1 ? "UIView's damping ends at 1; over-damping cannot be said" : "",
      isClamped(unit) ? Self.durationNote : "",
      spring.velocity != 0 ? "UIView changes the stiffness with the velocity" : "",
    ]
    return result(.uiView, words, converted, duration, joined(notes))
  }

  private func joined(_ notes: [String]) -> String {
    notes.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Whether the duration of the same frequency is outside those that springs accept.
  ///
  /// - Parameter unit: the frequency for a duration of 1 s.
  private func isClamped(_ unit: Double) -> Bool {
    !RestingFrequency.durations.contains(unit / frequency)
  }

  private static let durationNote = "durations of springs go from 0.01 to 10 s"

  private func android(
    _ system: SpringWording.System, _ rule: SettlingRule
  ) -> SpringWording? {
    let stiffness = frequency * frequency
    guard
      let converted = try? Spring.android(
        stiffness: stiffness, dampingRatio: ratio, velocity: spring.velocity)
    else { return nil }
    let words = [word("stiffness", stiffness), word("dampingRatio", ratio)]
    return result(system, words + velocityWord(system), converted, rule, "")
  }

  /// motion.dev's duration and bounce, the settling duration and 1 − ζ; its spring ends then.
  private var motionDuration: SpringWording? {
    guard let unit = RestingFrequency(dampingRatio: motionRatio, duration: 1).frequency,
      let converted = try? Spring(settlingDuration: unit / frequency, dampingRatio: motionRatio)
        .moving(at: spring.velocity)
    else { return nil }
    let duration = converted.reportedSettlingDuration
    let words = [word("duration", duration, "s"), word("bounce", 1 - motionRatio)]
    return result(
      .motionDuration, words + velocityWord(.motionDuration), converted, duration,
      joined([motionNote, isClamped(unit) ? Self.durationNote : ""]))
  }

  /// motion.dev's visual duration: the perceptual one is 1.2 times as long. Source: its published
  /// code.
  private var motionVisual: SpringWording? {
    guard
      let converted = try? Spring(
        response: spring.duration, dampingRatio: motionRatio, velocity: spring.velocity)
    else { return nil }
    let words = [
      word("visualDuration", spring.duration / 1.2, "s"), word("bounce", 1 - motionRatio),
    ]
    return result(
      .motionVisual, words + velocityWord(.motionVisual), converted, .motion, motionNote)
  }

  /// The damping ratio that motion.dev's bounce can express.
  private var motionRatio: Double { min(max(ratio, 0.05), 1) }

  private var motionNote: String {
    ratio == motionRatio ? "" : "bounce goes from 0 to 0.95, a damping ratio of 1 to 0.05"
  }

  private var origami: SpringWording? {
    let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    let tension = Bouncy.origamiTension(stiffness)
    let friction = Bouncy.origamiFriction(damping)
    guard
      let converted = try? Spring(
        origamiTension: tension, origamiFriction: friction, velocity: spring.velocity)
    else { return nil }
    let java = converted.settlingDuration(by: .reboundJava).map {
      "rebound for Java, which allows 0.005, settles after \(NumberFormat(digits: 4).string($0)) s"
    }
    let beyond =
      tension < 0 || friction < 0 ? "numbers below 0 are beyond Origami's own sliders" : ""
    let words = [word("tension", tension), word("friction", friction)]
    return result(.origami, words, converted, .rebound, joined([java ?? "", beyond]))
  }

  private var pop: SpringWording? {
    let tension = Bouncy.origamiTension(frequency * frequency)
    let friction = Bouncy.origamiFriction(2 * ratio * frequency)
    let exact = Bouncy.words(origamiTension: tension, friction: friction)
    let pair = exact ?? Self.nearest(to: self)
    guard
      let converted = try? Spring.pop(
        bounciness: pair.bounciness, speed: pair.speed, velocity: spring.velocity)
    else { return nil }
    let words = [word("springBounciness", pair.bounciness), word("springSpeed", pair.speed)]
    let note = exact == nil ? "beyond bounciness and speed of 0 to 20: the nearest there is" : ""
    return result(.pop, words + velocityWord(.pop), converted, .pop, note)
  }

  /// Searches for the pair whose tension and friction are nearest by their ratios, on ever finer
  /// grids.
  private static func nearest(
    to translation: SpringTranslation
  ) -> (bounciness: Double, speed: Double) {
    var best = (bounciness: 10.0, speed: 10.0)
    var reach = 10.0
    func distance(_ pair: (bounciness: Double, speed: Double)) -> Double {
      let origami = Bouncy.origami(bounciness: pair.bounciness, speed: pair.speed)
      let frequency = max(Bouncy.tension(origami: origami.tension), 1e-9).squareRoot()
      let ratio = max(Bouncy.friction(origami: origami.friction), 1e-9) / (2 * frequency)
      let size = log(frequency / translation.frequency)
      return size * size + (ratio - translation.ratio) * (ratio - translation.ratio)
    }
    for _ in 0..<40 {
      let centre = best
      var least = distance(best)
      for row in -4...4 {
        for column in -4...4 {
          let bounciness = centre.bounciness + reach * Double(row) / 4
          let speed = centre.speed + reach * Double(column) / 4
          let pair = (min(max(bounciness, 0), 20), min(max(speed, 0), 20))
          let found = distance(pair)
          if found < least { (best, least) = (pair, found) }
        }
      }
      reach *= 0.6
    }
    return best
  }

  private var css: SpringWording? {
    let duration = spring.lasts
    guard duration < SpringSettling.never, duration > 0 else {
      return SpringWording(
        system: .css, words: [], error: 0, settlingDuration: nil,
        note: "a spring that never rests has no end to write", spring: nil)
    }
    let curve = CurveFit.linear(error: 0.001, maxStops: 200) { spring($0 * duration) }
    let words = [
      word("stops", Double(curve.stops.count)), word("duration", duration * 1000, "ms"),
    ]
    return SpringWording(
      system: .css, words: words, error: curve.error, settlingDuration: duration,
      note: "points joined by straight lines; the velocity of an interruption is lost",
      spring: nil)
  }
}

extension SpringTranslation {
  private func word(_ name: String, _ value: Double, _ unit: String = "") -> SpringWording.Word {
    SpringWording.Word(name: name, value: value, unit: unit)
  }

  /// Returns the spring's velocity under the system's name, unless it is 0.
  private func velocityWord(_ system: SpringWording.System) -> [SpringWording.Word] {
    guard spring.velocity != 0 else { return [] }
    let name: String
    switch system {
    case .uiView: name = "initialSpringVelocity"
    case .android: name = "startVelocity"
    case .flutter, .reactSpring, .reactNative, .motion, .motionDuration, .motionVisual, .pop,
      .origami:
      name = "velocity"
    case .coreAnimation, .swiftUI, .swiftUIResponse, .uiSpringTiming, .compose, .css:
      name = "initialVelocity"
    }
    // react-spring measures in ways per millisecond.
    let value = system == .reactSpring ? spring.velocity / 1000 : spring.velocity
    return [word(name, value)]
  }

  private func copy(mass: Double, stiffness: Double, damping: Double) -> Spring? {
    let converted = Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      ratio: damping == spring.damping ? spring.dampingRatio : 1, velocity: spring.velocity,
      allowsOverdamping: spring.allowsOverdamping, words: .physics)
    return converted
  }

  private func result(
    _ system: SpringWording.System, _ words: [SpringWording.Word], _ converted: Spring?,
    _ rule: SettlingRule, _ note: String
  ) -> SpringWording? {
    guard let converted else { return nil }
    return result(system, words, converted, converted.settlingDuration(by: rule), note)
  }

  private func result(
    _ system: SpringWording.System, _ words: [SpringWording.Word], _ converted: Spring,
    _ settling: Double?, _ note: String
  ) -> SpringWording {
    SpringWording(
      system: system, words: words, error: error(of: converted), settlingDuration: settling,
      note: note, spring: converted)
  }

  /// Returns the greatest distance at 1001 times until both are within 0.1 %, or over ten
  /// oscillations if they never are; rounding errors count as 0.
  private func error(of converted: Spring) -> Double {
    let ends = [spring, converted].map { min($0.settlingDuration, 10 * $0.duration) }
    let end = ends.max() ?? 0
    var greatest = 0.0
    for index in 0...1000 {
      let t = end * Double(index) / 1000
      greatest = max(greatest, abs(spring(t) - converted(t)))
    }
    return greatest <= 1e-11 ? 0 : greatest
  }
}
