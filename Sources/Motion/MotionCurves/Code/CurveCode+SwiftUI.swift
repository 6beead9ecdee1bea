import MotionGeometry

// Swift for SwiftUI: an animation by the name `motion`.
extension CurveCode {
  static func swiftUI(_ bezier: BezierText, _ duration: Double) -> [String] {
    swiftUI(
      "\(bezier.name), SwiftUI: \(bezier.nearness.exact)",
      animation: "Animation.timingCurve(\(bezier.list()), duration: \(duration.written))")
  }

  static func swiftUI(_ text: SpringText) -> [String] {
    let spring = text.spring
    return switch (spring.words, spring.velocity) {
    case (.durationBounce(let duration, let bounce), 0):
      swiftUI(
        "\(spring.name), SwiftUI since iOS 17: \(text.nearness.exact("as Spring.value"))", onScreen,
        animation: "Animation.spring(duration: \(duration.written), bounce: \(bounce.written))")
    case (.response(let response, let ratio), 0):
      swiftUI(
        "\(spring.name), SwiftUI: \(text.exactness("as Spring.value"))", onScreen,
        animation:
          "Animation.spring(response: \(response.written), dampingFraction: \(ratio.written))")
    case (_, let velocity):
      swiftUI(
        "\(spring.name), SwiftUI: \(text.exactness)",
        animation: "Animation.interpolatingSpring(mass: \(spring.mass.written), "
          + "stiffness: \(spring.stiffness.written), damping: \(spring.actingDamping.written), "
          + "initialVelocity: \(velocity.written))")
    }
  }

  /// The error of `Animation.spring`, which SwiftUI integrates; `interpolatingSpring` is computed.
  private static let onScreen =
    "On the screen, SwiftUI steps by 1/300 s: up to 0.5 % off, 1.6 % at a response of 0.15 s"

  static func swiftUI(_ sampled: SampledText, _ duration: Double) -> [String] {
    swiftUI("\(sampled.note); SwiftUI since iOS 17", animation: "Animation(Sampled())") + [
      "",
      "struct Sampled: CustomAnimation {",
      "  static let xs: [Double] = [\(sampled.progresses())]",
      "  static let ys: [Double] = [\(sampled.values())]",
      "",
      "  func animate<V: VectorArithmetic>(",
      "    value: V, time: TimeInterval, context: inout AnimationContext<V>",
      "  ) -> V? {",
      "    let x = time / \(duration.written)",
      "    guard x < 1 else { return nil }",
      "    let i = max(1, Self.xs.firstIndex { $0 > x } ?? 1)",
      "    let share = (x - Self.xs[i - 1]) / (Self.xs[i] - Self.xs[i - 1])",
      "    return value.scaled(by: Self.ys[i - 1] + (Self.ys[i] - Self.ys[i - 1]) * share)",
      "  }",
      "}",
    ]
  }

  private static func swiftUI(_ notes: String..., animation: String) -> [String] {
    notes.map { "// \($0)" } + [
      "// Use it as .animation(.motion, value: …) or withAnimation(.motion) { … }",
      "import SwiftUI",
      "",
      "extension Animation {",
      "  static let motion = \(animation)",
      "}",
    ]
  }
}
