import MotionGeometry

/// A function sampled as straight lines, to write as code.
struct SampledText {
  let name: String
  let stops: [(progress: Double, value: Double)]
  /// An upper bound of the error of the written numbers.
  let error: Double
  private let nearness: CodeNearness

  /// The numbers have five decimals, so half a unit of the last one is added to the lines' error.
  ///
  /// - Parameter isWhole: Whether the text ends at 1 even if the function does not. The error counts
  ///   that, as it counts both ends.
  init(
    name: String, isWhole: Bool = false, nearness: CodeNearness = CodeNearness(fit: nil),
    _ function: (Double) -> Double
  ) {
    self.nearness = nearness
    let fit = CurveFit.linear(error: 0.001, maxStops: 100) {
      isWhole && $0 >= 1 ? 1 : function($0)
    }
    self.name = name
    stops = fit.stops.map { ($0.progress, Self.rounded($0.value)) }
    let rest = isWhole ? abs(1 - function(1)) : 0
    let total = max(fit.error, rest) + 0.000_005
    error = (total * 100_000).rounded(.up) / 100_000
  }

  private static func rounded(_ value: Double) -> Double {
    let digits = (value * 100_000).rounded() / 100_000
    return digits.isFinite ? digits : 0
  }

  var note: String {
    nearness.beside("\(name), sampled: off by at most \(error.written)")
  }

  var linear: String {
    let written = stops.map { stop in
      let percent = (stop.progress * 10_000).rounded() / 100
      return stop.progress == 0 || stop.progress == 1
        ? stop.value.written : "\(stop.value.written) \(percent.written)%"
    }
    return "linear(\(written.joined(separator: ", ")))"
  }

  func progresses(_ written: (Double) -> String = \.written) -> String {
    stops.map { written($0.progress) }.joined(separator: ", ")
  }

  func values(_ written: (Double) -> String = \.written) -> String {
    stops.map { written($0.value) }.joined(separator: ", ")
  }
}

extension CurveCode {
  static func lines(
    _ sampled: SampledText, for target: Target, duration: Double
  ) -> [String] {
    switch target {
    case .swift: swift(sampled, duration)
    case .swiftui: swiftUI(sampled, duration)
    case .css: rule(sampled.note, sampled.linear, duration)
    case .android: android(sampled, duration)
    case .compose: compose(sampled, duration)
    case .react: react(sampled, duration)
    case .flutter: flutter(sampled, duration)
    }
  }

  private static func android(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "import android.animation.TimeInterpolator",
      "import android.view.View",
      "",
    ] + kotlinStops(sampled) + [
      "",
      "fun move(view: View) {",
      "  val interpolator = TimeInterpolator { sampled(it) }",
      "  view.animate().translationX(100f).setDuration(\(wholeMilliseconds(duration)))"
        + ".setInterpolator(interpolator)",
      "}",
    ]
  }

  /// The stops and the lines between them as a function `sampled`.
  static func kotlinStops(_ sampled: SampledText) -> [String] {
    [
      "val xs = floatArrayOf(\(sampled.progresses(float)))",
      "val ys = floatArrayOf(\(sampled.values(float)))",
      "",
      "fun sampled(x: Float): Float {",
      "  var i = 1",
      "  while (i < xs.size - 1 && xs[i] < x) i++",
      "  return ys[i - 1] + (ys[i] - ys[i - 1]) * (x - xs[i - 1]) / (xs[i] - xs[i - 1])",
      "}",
    ]
  }

  private static func react(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "import { motion } from \"motion/react\";",
      "import { useSpring } from \"@react-spring/web\";",
      "",
      "const xs = [\(sampled.progresses())];",
      "const ys = [\(sampled.values())];",
      "const ease = (x) => {",
      "  const i = Math.max(1, xs.findIndex((p) => p >= x));",
      "  return ys[i - 1] + ((ys[i] - ys[i - 1]) * (x - xs[i - 1])) / (xs[i] - xs[i - 1]);",
      "};",
      "",
      "// With motion",
      "export const Moving = () => (",
      "  <motion.div animate={{ x: 100 }} transition={{ duration: \(duration.written), ease }} />",
      ");",
      "",
      "// With react-spring",
      "export const useMotion = () => useSpring({ from: { x: 0 }, to: { x: 100 }, "
        + "config: { duration: \(milliseconds(duration)), easing: ease } });",
    ]
  }

  private static func flutter(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "import 'package:flutter/animation.dart';",
      "",
      "const duration = \(dartDuration(duration));  // the controller's",
      "",
      "class Sampled extends Curve {",
      "  const Sampled();",
      "  static const xs = <double>[\(sampled.progresses())];",
      "  static const ys = <double>[\(sampled.values())];",
      "  @override",
      "  double transformInternal(double t) {",
      "    var i = 1;",
      "    while (i < xs.length - 1 && xs[i] < t) i++;",
      "    return ys[i - 1] + (ys[i] - ys[i - 1]) * (t - xs[i - 1]) / (xs[i] - xs[i - 1]);",
      "  }",
      "}",
    ]
  }
}
