import MotionGeometry

extension Easing {
  /// Returns an easing from CSS text: `linear(0, 0.5 20%, 1)`, `steps(4, jump-none)`.
  ///
  /// - Throws: `CSSProblem` at the first place that CSS would reject.
  public static func css(_ text: String) throws(CSSProblem) -> Easing {
    let parsed = try CSSEasing.parse(text)
    return Easing(parsed, name: "css(\"\(text)\")", "an easing in CSS's own words")
  }

  /// Returns a stepped easing, like CSS's `steps()`.
  ///
  /// - Throws: `CurveProblem` for a count outside 1...1_000_000, or 1 with `jumpNone`.
  public static func steps(
    _ count: Int, _ position: StepPosition = .jumpEnd
  ) throws(CurveProblem) -> Easing {
    let steps = try Steps(count, position)
    return Easing(
      CSSEasing(.steps(steps)), name: "steps(\(count), \(position.rawValue))",
      "stands still and jumps, as in CSS")
  }

  /// Returns straight lines through outputs, like CSS's `linear()`. Stops without an input are
  /// evenly spaced in their gap.
  ///
  /// - Throws: `CurveProblem` for fewer than two stops, more than `PiecewiseLinear.maxPoints`, or
  ///   a number that is not finite.
  public static func linear(
    _ stops: [(output: Double, input: Double?)]
  ) throws(CurveProblem) -> Easing {
    let line = try PiecewiseLinear(
      stops: stops.map { (output: $0.output, inputs: [$0.input].compactMap { $0 }) })
    let outputs = stops.map(\.output.written).joined(separator: ", ")
    let inputs = line.points.map(\.input.written).joined(separator: ", ")
    let isEven = stops.allSatisfy { $0.input == nil }
    return Easing(
      CSSEasing(.piecewise(line)),
      name: "linear([\(outputs)]" + (isEven ? ")" : ", at: [\(inputs)])"),
      "straight lines through a list")
  }

  /// Returns straight lines under a name of their own.
  static func piecewise(_ line: PiecewiseLinear, name: String, _ summary: String) -> Easing {
    Easing(CSSEasing(.piecewise(line)), name: name, summary)
  }

  private init(_ easing: CSSEasing, name: String, _ summary: String) {
    let css = easing.serialized
    switch easing.shape {
    case .linear: self.init(name, summary, css: css, LinearFormula())
    case .bezier(let x1, let y1, let x2, let y2):
      self.init(name, summary, css: css, CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    case .steps(let steps): self.init(name, summary, css: css, StepsFormula(steps: steps))
    case .piecewise(let line): self.init(name, summary, css: css, PiecewiseFormula(line: line))
    }
  }
}

private struct StepsFormula: EasingFormula {
  let steps: Steps

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p.mapped(steps.value(at: p.value), 0, 0) }
}

private struct PiecewiseFormula: EasingFormula {
  let line: PiecewiseLinear

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    p.mapped(line.value(at: p.value), line.slope(at: p.value), 0)
  }
}
