import MotionGeometry

// Swift for UIKit and Core Animation. Each section is a function to call, with its import.
extension CurveCode {
  static func swift(_ bezier: BezierText, _ duration: Double) -> [String] {
    let handles = bezier.handles.map(\.written)
    return [
      "// \(bezier.name), UIKit: \(bezier.nearness.exact)",
      "import UIKit",
      "",
      "func animator(animations: @escaping () -> Void) -> UIViewPropertyAnimator {",
      "  UIViewPropertyAnimator(",
      "    duration: \(duration.written), "
        + "controlPoint1: CGPoint(x: \(handles[0]), y: \(handles[1])),",
      "    controlPoint2: CGPoint(x: \(handles[2]), y: \(handles[3])), animations: animations)",
      "}",
      "",
      "// \(bezier.name), Core Animation: \(bezier.nearness.exact)",
      "import QuartzCore",
      "",
      "func layerAnimation(from: CGFloat, to: CGFloat) -> CABasicAnimation {",
      "  let animation = CABasicAnimation(keyPath: \"position.x\")",
      "  animation.fromValue = from",
      "  animation.toValue = to",
      "  animation.timingFunction = CAMediaTimingFunction(controlPoints: \(bezier.list()))",
      "  animation.duration = \(duration.written)",
      "  return animation",
      "}",
    ]
  }

  static func swift(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note). UIKit has no such curve: Core Animation",
      "import QuartzCore",
      "",
      "func layerAnimation(from: CGFloat, to: CGFloat) -> CAKeyframeAnimation {",
      "  let animation = CAKeyframeAnimation(keyPath: \"position.x\")",
      "  let shares: [CGFloat] = [\(sampled.values())]",
      "  animation.values = shares.map { from + $0 * (to - from) }",
      "  animation.keyTimes = [\(sampled.progresses())]",
      "  animation.calculationMode = .linear",
      "  animation.duration = \(duration.written)",
      "  return animation",
      "}",
    ]
  }

  static func swift(_ spring: SpringText) -> [String] {
    uiKit(spring) + [""] + coreAnimation(spring)
  }

  private static func uiKit(_ text: SpringText) -> [String] {
    let spring = text.spring
    let velocity = spring.velocity.written
    switch spring.words {
    case .uiView(let ratio, let duration):
      return block(
        "\(spring.name), UIKit: \(text.nearness.exact)",
        [
          "    withDuration: \(duration.written), delay: 0,",
          "    usingSpringWithDamping: \(min(ratio, 1).written), "
            + "initialSpringVelocity: \(velocity),",
          "    options: [], animations: animations)",
        ])
    case .durationBounce(let duration, let bounce):
      return block(
        "\(spring.name), UIKit since iOS 17: \(text.nearness.exact)",
        [
          "    springDuration: \(duration.written), bounce: \(bounce.written), "
            + "initialSpringVelocity: \(velocity),",
          "    delay: 0, options: [], animations: animations)",
        ])
    case .keyboard:
      return block(
        "\(spring.name), UIKit: \(text.nearness.exact("as the keyboard's own curve 7"))",
        [
          "    withDuration: 0.5, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),",
          "    animations: animations)",
        ])
    case .physics, .response, .settling, .tension, .origami, .pop, .android:
      return [
        "// \(spring.name), UIKit: \(text.exactness); the duration is the spring's own",
        "import UIKit",
        "",
        "func animator(animations: @escaping () -> Void) -> UIViewPropertyAnimator {",
        "  let timing = UISpringTimingParameters(",
        "    mass: \(spring.mass.written), stiffness: \(spring.stiffness.written), "
          + "damping: \(spring.damping.written),",
        "    initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))",
        "  let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)",
        "  animator.addAnimations(animations)",
        "  return animator",
        "}",
      ]
    }
  }

  private static func block(_ note: String, _ arguments: [String]) -> [String] {
    [
      "// \(note)", "import UIKit", "",
      "func animate(_ animations: @escaping () -> Void) {", "  UIView.animate(",
    ] + arguments + ["}"]
  }

  private static func coreAnimation(_ text: SpringText) -> [String] {
    let spring = text.spring
    var lines = [
      "// \(spring.name), Core Animation: \(text.nearness.exact)",
      "import QuartzCore",
      "",
      "func layerAnimation(from: CGFloat, to: CGFloat) -> CASpringAnimation {",
      "  let animation = CASpringAnimation(keyPath: \"position.x\")",
      "  animation.fromValue = from",
      "  animation.toValue = to",
      "  animation.mass = \(spring.mass.written)",
      "  animation.stiffness = \(spring.stiffness.written)",
      "  animation.damping = \(spring.damping.written)",
    ]
    if spring.velocity != 0 {
      lines.append("  animation.initialVelocity = \(spring.velocity.written)")
    }
    if spring.allowsOverdamping && spring.dampingRatio > 1 {
      lines.append("  animation.allowsOverdamping = true  // since iOS 17")
    }
    let isOwn = spring.lasts == spring.settlingDuration
    return lines + [
      "  animation.duration = \(isOwn ? "animation.settlingDuration" : spring.lasts.written)",
      "  return animation",
      "}",
    ]
  }
}
