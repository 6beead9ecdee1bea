import Text

extension CurveCode {
  static func lines(_ spring: Spring, for target: Target) -> [String] {
    switch target {
    case .swift: swift(spring)
    case .css: css(spring)
    case .android: android(spring)
    case .react: react(spring)
    case .flutter: flutter(spring)
    }
  }

  /// Returns the effective damping, for systems that do not clamp it.
  private static func acting(_ spring: Spring) -> Double {
    spring.allowsOverdamping || spring.dampingRatio <= 1
      ? spring.damping : 2 * (spring.stiffness * spring.mass).squareRoot()
  }

  private static func swift(_ spring: Spring) -> [String] {
    uiKit(spring) + [""] + coreAnimation(spring) + [""] + swiftUI(spring)
  }

  private static func uiKit(_ spring: Spring) -> [String] {
    let velocity = spring.velocity.written
    switch spring.words {
    case .uiView(let ratio, let duration):
      return [
        "// \(spring.name), UIKit",
        "UIView.animate(",
        "  withDuration: \(duration.written), delay: 0,",
        "  usingSpringWithDamping: \(min(ratio, 1).written), initialSpringVelocity: \(velocity),",
        "  options: []) { /* what changes */ }",
      ]
    case .durationBounce(let duration, let bounce):
      return [
        "// \(spring.name), UIKit since iOS 17",
        "UIView.animate(",
        "  springDuration: \(duration.written), bounce: \(bounce.written),",
        "  initialSpringVelocity: \(velocity), delay: 0, options: []) { /* what changes */ }",
      ]
    case .keyboard:
      return [
        "// \(spring.name), UIKit",
        "let curve = UIView.AnimationOptions(rawValue: 7 << 16)",
        "UIView.animate(withDuration: 0.5, delay: 0, options: curve) { /* what changes */ }",
      ]
    case .physics, .response, .settling, .tension, .origami, .pop, .android:
      return [
        "// \(spring.name), UIKit; the duration is the spring's own",
        "let timing = UISpringTimingParameters(",
        "  mass: \(spring.mass.written), stiffness: \(spring.stiffness.written), "
          + "damping: \(spring.damping.written),",
        "  initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))",
        "let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)",
      ]
    }
  }

  private static func coreAnimation(_ spring: Spring) -> [String] {
    var lines = [
      "// Core Animation",
      "let animation = CASpringAnimation(keyPath: \"position.x\")",
      "animation.mass = \(spring.mass.written)",
      "animation.stiffness = \(spring.stiffness.written)",
      "animation.damping = \(spring.damping.written)",
    ]
    if spring.velocity != 0 {
      lines.append("animation.initialVelocity = \(spring.velocity.written)")
    }
    if spring.allowsOverdamping && spring.dampingRatio > 1 {
      lines.append("animation.allowsOverdamping = true  // since iOS 17")
    }
    let isOwn = spring.lasts == spring.settlingDuration
    lines.append(
      "animation.duration = \(isOwn ? "animation.settlingDuration" : spring.lasts.written)")
    return lines
  }

  private static func swiftUI(_ spring: Spring) -> [String] {
    let animation: String
    switch (spring.words, spring.velocity) {
    case (.durationBounce(let duration, let bounce), 0):
      animation = ".spring(duration: \(duration.written), bounce: \(bounce.written))"
    case (.response(let response, let ratio), 0):
      animation = ".spring(response: \(response.written), dampingFraction: \(ratio.written))"
    case (_, let velocity):
      animation =
        ".interpolatingSpring(mass: \(spring.mass.written), "
        + "stiffness: \(spring.stiffness.written), damping: \(acting(spring).written), "
        + "initialVelocity: \(velocity.written))"
    }
    return ["// SwiftUI", ".animation(\(animation), value: value)"]
  }

  private static func css(_ spring: Spring) -> [String] {
    let duration = spring.lasts
    guard duration < SpringSettling.never else {
      return ["/* \(spring.name) never comes to rest, so it cannot be written in CSS */"]
    }
    // At its end, the animation shows its final value.
    let sampled = SampledText(name: spring.name) { $0 >= 1 ? 1 : spring($0 * duration) }
    return ["/* \(sampled.note) */", transition(sampled.linear, duration)]
  }

  private static func android(_ spring: Spring) -> [String] {
    let ratio = spring.allowsOverdamping ? spring.dampingRatio : min(spring.dampingRatio, 1)
    let stiffness = spring.stiffness / spring.mass
    var lines = [
      "// \(spring.name)",
      "val force = SpringForce(100f).setStiffness(\(float(stiffness)))"
        + ".setDampingRatio(\(float(ratio)))",
      "val animation = SpringAnimation(view, DynamicAnimation.TRANSLATION_X).setSpring(force)",
    ]
    if spring.velocity != 0 {
      lines.append(
        "animation.setStartVelocity(\(float(spring.velocity)) * 100f)  // pixels per second")
    }
    return lines + ["animation.start()"]
  }

  private static func react(_ spring: Spring) -> [String] {
    let (mass, stiffness) = (spring.mass.written, spring.stiffness.written)
    let damping = acting(spring).written
    let velocity = spring.velocity
    // react-spring measures per millisecond; both use the unit of the animated value.
    let perMillisecond = velocity == 0 ? "" : ", velocity: \((velocity / 10).written)"
    let perSecond = velocity == 0 ? "" : ", velocity: \((velocity * 100).written)"
    return [
      "// \(spring.name), with react-spring",
      "useSpring({",
      "  from: { x: 0 }, to: { x: 100 },",
      "  config: { mass: \(mass), tension: \(stiffness), friction: \(damping)\(perMillisecond) },",
      "});",
      "// with motion",
      "<motion.div",
      "  animate={{ x: 100 }}",
      "  transition={{ type: \"spring\", mass: \(mass), stiffness: \(stiffness), "
        + "damping: \(damping)\(perSecond) }}",
      "/>",
    ]
  }

  private static func flutter(_ spring: Spring) -> [String] {
    [
      "// \(spring.name)",
      "const spring = SpringDescription(",
      "  mass: \(spring.mass.written), stiffness: \(spring.stiffness.written), "
        + "damping: \(acting(spring).written));",
      "controller.animateWith(SpringSimulation(spring, 0, 1, \(spring.velocity.written)));",
    ]
  }
}
