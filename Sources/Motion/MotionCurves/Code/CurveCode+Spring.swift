import MotionGeometry

/// A spring to write as code.
struct SpringText {
  let spring: Spring
  let nearness: CodeNearness

  /// For a system that has the same spring, but lets it run until it rests.
  var exactness: String { end.map(nearness.exact) ?? nearness.exact }

  /// The same under a condition.
  func exactness(_ condition: String) -> String {
    nearness.exact(end.map { "\($0) \(condition)" } ?? condition)
  }

  private var end: String? {
    spring.lasts == spring.settlingDuration
      ? nil : "up to \(spring.lasts.written) s, where this one ends"
  }
}

extension CurveCode {
  static func lines(_ spring: SpringText, for target: Target) -> [String] {
    switch target {
    case .swift: swift(spring)
    case .swiftui: swiftUI(spring)
    case .css: css(spring)
    case .android: android(spring)
    case .compose: compose(spring)
    case .react: react(spring)
    case .flutter: flutter(spring)
    }
  }

  private static func css(_ text: SpringText) -> [String] {
    let spring = text.spring
    let duration = spring.lasts
    guard duration < SpringSettling.never else {
      return ["/* \(spring.name) never comes to rest, so it cannot be written in CSS */"]
    }
    // At its end, the animation shows its final value.
    let sampled = SampledText(name: spring.name, isWhole: true, nearness: text.nearness) {
      spring($0 * duration)
    }
    return rule(sampled.note, sampled.linear, duration)
  }

  private static func android(_ text: SpringText) -> [String] {
    let spring = text.spring
    let stiffness = spring.stiffness / spring.mass
    var lines = [
      "// \(spring.name): \(text.exactness)",
      "import android.view.View",
      "import androidx.dynamicanimation.animation.DynamicAnimation",
      "import androidx.dynamicanimation.animation.SpringAnimation",
      "import androidx.dynamicanimation.animation.SpringForce",
      "",
      "fun move(view: View) {",
      "  val force = SpringForce(100f).setStiffness(\(float(stiffness)))"
        + ".setDampingRatio(\(float(spring.actingRatio)))",
      "  val animation = SpringAnimation(view, DynamicAnimation.TRANSLATION_X).setSpring(force)",
    ]
    if spring.velocity != 0 {
      lines.append(
        "  animation.setStartVelocity(\(float(spring.velocity)) * 100f)  // pixels per second")
    }
    return lines + ["  animation.start()", "}"]
  }

  private static func react(_ text: SpringText) -> [String] {
    let spring = text.spring
    let (mass, stiffness) = (spring.mass.written, spring.stiffness.written)
    let damping = spring.actingDamping.written
    let velocity = spring.velocity
    // react-spring measures per millisecond; both use the unit of the animated value.
    let perMillisecond = velocity == 0 ? "" : ", velocity: \((velocity / 10).written)"
    let perSecond = velocity == 0 ? "" : ", velocity: \((velocity * 100).written)"
    return [
      "// \(spring.name), with react-spring: "
        + text.nearness.beside(millisecondSteps(spring)),
      "import { useSpring } from \"@react-spring/web\";",
      "",
      "export const useMotion = () => useSpring({",
      "  from: { x: 0 }, to: { x: 100 },",
      "  config: { mass: \(mass), tension: \(stiffness), friction: \(damping)\(perMillisecond) },",
      "});",
      "",
      "// \(spring.name), with motion: \(text.exactness)",
      "import { motion } from \"motion/react\";",
      "",
      "export const Moving = () => (",
      "  <motion.div",
      "    animate={{ x: 100 }}",
      "    transition={{ type: \"spring\", mass: \(mass), stiffness: \(stiffness), "
        + "damping: \(damping)\(perSecond) }}",
      "  />",
      ");",
    ]
  }

  /// The error of react-spring, which integrates in steps of 1 ms, in the first 10 s: each step
  /// changes the velocity first, then the position by the new one.
  private static func millisecondSteps(_ spring: Spring) -> String {
    let (step, damping) = (0.001, spring.actingDamping)
    let count = Int(clamping: (min(spring.lasts, 10) / step).rounded(.up))
    var (position, velocity, error) = (0.0, spring.velocity, 0.0)
    for index in 1...max(count, 1) {
      let force = spring.stiffness * (1 - position) - damping * velocity
      velocity += force / spring.mass * step
      position += velocity * step
      error = max(error, abs(position - spring(Double(index) * step)))
      guard error < 1 else { return "too stiff for its steps of 1 ms" }
    }
    let rounded = (error * 10_000).rounded(.up) / 10_000
    return "off by at most \(rounded.written), by its steps of 1 ms"
  }

  private static func flutter(_ text: SpringText) -> [String] {
    let spring = text.spring
    return [
      "// \(spring.name): \(text.exactness). The controller is AnimationController.unbounded",
      "import 'package:flutter/animation.dart';",
      "import 'package:flutter/physics.dart';",
      "import 'package:flutter/scheduler.dart';",
      "",
      "const spring = SpringDescription(",
      "  mass: \(spring.mass.written), stiffness: \(spring.stiffness.written), "
        + "damping: \(spring.actingDamping.written));",
      "",
      "TickerFuture move(AnimationController controller) =>",
      "    controller.animateWith(SpringSimulation(spring, 0, 1, \(spring.velocity.written)));",
    ]
  }
}
