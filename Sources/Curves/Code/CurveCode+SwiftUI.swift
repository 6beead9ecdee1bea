import Text

// Swift for SwiftUI: an animation by the name `motion`.
extension CurveCode {
  static func swiftUI(_ bezier: BezierText, _ duration: Double) -> [String] {
    swiftUI(
      "\(bezier.name), SwiftUI: exact",
      "Animation.timingCurve(\(bezier.list()), duration: \(duration.written))")
  }

  static func swiftUI(_ spring: Spring) -> [String] {
    switch (spring.words, spring.velocity) {
    case (.durationBounce(let duration, let bounce), 0):
      swiftUI(
        "\(spring.name), SwiftUI since iOS 17: exact",
        "Animation.spring(duration: \(duration.written), bounce: \(bounce.written))")
    case (.response(let response, let ratio), 0):
      swiftUI(
        "\(spring.name), SwiftUI: \(spring.exactness)",
        "Animation.spring(response: \(response.written), dampingFraction: \(ratio.written))")
    case (_, let velocity):
      swiftUI(
        "\(spring.name), SwiftUI: \(spring.exactness)",
        "Animation.interpolatingSpring(mass: \(spring.mass.written), "
          + "stiffness: \(spring.stiffness.written), damping: \(spring.actingDamping.written), "
          + "initialVelocity: \(velocity.written))")
    }
  }

  static func swiftUI(_ sampled: SampledText, _ duration: Double) -> [String] {
    swiftUI("\(sampled.note); SwiftUI since iOS 17", "Animation(Sampled())") + [
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

  private static func swiftUI(_ note: String, _ animation: String) -> [String] {
    [
      "// \(note)",
      "// Use it as .animation(.motion, value: …) or withAnimation(.motion) { … }",
      "import SwiftUI",
      "",
      "extension Animation {",
      "  static let motion = \(animation)",
      "}",
    ]
  }
}
