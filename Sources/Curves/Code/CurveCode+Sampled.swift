import Text

/// A function sampled as straight lines, to write as code.
struct SampledText {
  let name: String
  let stops: [(progress: Double, value: Double)]
  /// An upper bound of the error of the written numbers.
  let error: Double

  /// The numbers have five decimals, so half a unit of the last one is added to the lines' error.
  init(name: String, _ function: (Double) -> Double) {
    let fit = CurveFit.linear(error: 0.001, maxStops: 100, of: function)
    self.name = name
    stops = fit.stops.map { ($0.progress, Self.rounded($0.value)) }
    let total = fit.error + 0.000_005
    error = (total * 100_000).rounded(.up) / 100_000
  }

  private static func rounded(_ value: Double) -> Double {
    let digits = (value * 100_000).rounded() / 100_000
    return digits.isFinite ? digits : 0
  }

  var note: String { "\(name), sampled: off by at most \(error.written)" }

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
    case .css: ["/* \(sampled.note) */", transition(sampled.linear, duration)]
    case .android: android(sampled, duration)
    case .react: react(sampled, duration)
    case .flutter: flutter(sampled)
    }
  }

  private static func swift(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "let animation = CAKeyframeAnimation(keyPath: \"position.x\")",
      "let shares: [Double] = [\(sampled.values())]",
      "animation.values = shares.map { from + $0 * (to - from) }",
      "animation.keyTimes = [\(sampled.progresses())]",
      "animation.calculationMode = .linear",
      "animation.duration = \(duration.written)",
    ]
  }

  private static func android(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "val xs = floatArrayOf(\(sampled.progresses(float)))",
      "val ys = floatArrayOf(\(sampled.values(float)))",
      "val interpolator = TimeInterpolator { x ->",
      "  var i = 1",
      "  while (i < xs.size - 1 && xs[i] < x) i++",
      "  ys[i - 1] + (ys[i] - ys[i - 1]) * (x - xs[i - 1]) / (xs[i] - xs[i - 1])",
      "}",
      "view.animate().translationX(100f).setDuration(\(wholeMilliseconds(duration)))"
        + ".setInterpolator(interpolator)",
    ]
  }

  private static func react(_ sampled: SampledText, _ duration: Double) -> [String] {
    [
      "// \(sampled.note)",
      "const xs = [\(sampled.progresses())];",
      "const ys = [\(sampled.values())];",
      "const ease = (x) => {",
      "  const i = Math.max(1, xs.findIndex((p) => p >= x));",
      "  return ys[i - 1] + ((ys[i] - ys[i - 1]) * (x - xs[i - 1])) / (xs[i] - xs[i - 1]);",
      "};",
      "// with motion",
      "<motion.div animate={{ x: 100 }} transition={{ duration: \(duration.written), ease }} />",
      "// with react-spring",
      "useSpring({ from: { x: 0 }, to: { x: 100 }, "
        + "config: { duration: \(milliseconds(duration)), easing: ease } });",
    ]
  }

  private static func flutter(_ sampled: SampledText) -> [String] {
    [
      "// \(sampled.note)",
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
