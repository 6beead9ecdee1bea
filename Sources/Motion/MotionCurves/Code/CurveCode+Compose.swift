import MotionGeometry

// Kotlin for Jetpack Compose: an animation spec by the name `motion`.
extension CurveCode {
  static func compose(_ bezier: BezierText, _ duration: Double) -> [String] {
    [
      "// \(bezier.name), Jetpack Compose; "
        + bezier.nearness.beside("versions before 1.7 solve it to 0.001"),
      "import androidx.compose.animation.core.CubicBezierEasing",
      "import androidx.compose.animation.core.tween",
      "",
      "val motion = tween<Float>(",
      "  durationMillis = \(wholeMilliseconds(duration)), "
        + "easing = CubicBezierEasing(\(bezier.list(float))))",
    ]
  }

  static func compose(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note); Jetpack Compose",
      "import androidx.compose.animation.core.Easing",
      "import androidx.compose.animation.core.tween",
      "",
    ] + kotlinStops(sampled) + [
      "",
      "val motion = tween<Float>(",
      "  durationMillis = \(wholeMilliseconds(duration)), easing = Easing { sampled(it) })",
    ]
  }

  /// Compose has no mass: the same motion has the stiffness k / m.
  static func compose(_ text: SpringText) -> [String] {
    let spring = text.spring
    let stiffness = spring.stiffness / spring.mass
    let folded = spring.mass == 1 ? "" : ", with the mass in the stiffness"
    var lines = [
      "// \(spring.name), Jetpack Compose: \(text.exactness)\(folded)",
      "import androidx.compose.animation.core.spring",
      "",
      "val motion = spring<Float>(dampingRatio = \(float(spring.actingRatio)), "
        + "stiffness = \(float(stiffness)))",
    ]
    if spring.velocity != 0 {
      lines += [
        "// animatable.animateTo(to, motion, initialVelocity = velocity(from, to))",
        "fun velocity(from: Float, to: Float) = \(float(spring.velocity)) * (to - from)",
      ]
    }
    return lines
  }
}
