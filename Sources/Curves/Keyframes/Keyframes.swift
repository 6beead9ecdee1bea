/// Values that a motion passes at key times, and how it goes between them: `CAKeyframeAnimation`.
///
/// Progress is a share of the whole time and is clamped to 0…1. Source of the rules: measured on
/// macOS, but for tension, continuity and bias other than 0 and for `cubicPaced`, which are
/// documented and not measured.
public struct Keyframes: Hashable, Sendable {
  /// How it goes from value to value. Source: `CAAnimationCalculationMode`.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Straight from one value to the next.
    case linear
    /// Each value stands until the next one's time.
    case discrete
    /// Straight, and at an even speed throughout; key times and easings are ignored.
    case paced
    /// Smooth through every value: Catmull and Rom's spline, shaped after Kochanek and Bartels.
    case cubic
    /// The smooth way at an even speed; key times and easings are ignored.
    case cubicPaced
  }

  /// How a cubic way passes one key. Source: Kochanek and Bartels.
  public struct Shape: Hashable, Sendable {
    /// 0 as it is, 1 straight, −1 slack.
    public var tension: Double
    /// 0 smooth; elsewhere a corner, inward or outward.
    public var continuity: Double
    /// 1 overshoots the key, −1 turns before it.
    public var bias: Double

    /// Zeros give the spline of Catmull and Rom.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  /// Numbers per value.
  public let dimension: Int
  /// Whether Core Animation shows anything of it: a single value is no animation there.
  public let animates: Bool

  let content: Content
  let easings: [Easing]
  let around: Easing?

  enum Content: Hashable, Sendable {
    case still([Double])
    /// Values one after another in one list, and when each begins.
    case steps([Double], times: [Double])
    case spline(Spline, times: [Double])
    case paced(Spline, ArcLength)
  }

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: one or more, all of the same number of components.
  ///   - times: in 0…1 and never falling, one for each value; for `discrete` one more is allowed,
  ///     the end. Without them the values are spread evenly: in `discrete` each stands equally
  ///     long, in the others the first is at 0 and the last at 1.
  ///   - easings: none, or one for each way from a value to the next; `discrete` and the paced
  ///     modes ignore them.
  ///   - shapes: none, or one for each value; only the cubic modes look at them. At the two ends
  ///     tension alone counts.
  ///   - around: an ease over the whole, by which the key times are bent:
  ///     `UIView.animateKeyframes` has easeInOut there unless told otherwise.
  /// - Throws: `CurveProblem.keyframes` when the lists are empty, do not fit or hold numbers
  ///   outside their range.
  public init(
    values: [[Double]], mode: Mode = .linear, times: [Double]? = nil, easings: [Easing] = [],
    shapes: [Shape] = [], around: Easing? = nil
  ) throws(CurveProblem) {
    do throws(KeyframeProblem) {
      let first = try Self.check(values)
      try Self.check(times, count: values.count, mode: mode)
      try Self.check(shapes, count: values.count)
      if !easings.isEmpty && easings.count != values.count - 1 {
        throw .wrongCount(
          list: "easings", count: easings.count,
          takes: "\(values.count - 1), one for each way between \(values.count) values")
      }
      self.init(
        dimension: first.count, animates: values.count > 1,
        content: Self.content(values, first, mode, times, shapes),
        easings: mode == .linear || mode == .cubic ? easings : [], around: around)
    } catch {
      throw .keyframes(error)
    }
  }

  /// How many numbers it keeps.
  public var numberCount: Int {
    switch content {
    case .still(let numbers): numbers.count
    case .steps(let numbers, let times): numbers.count + times.count
    case .spline(let spline, let times): spline.coefficients.count + times.count
    // A length for each of at most 32 slices of a piece.
    case .paced(let spline, _): spline.coefficients.count + 32 * spline.count
    }
  }

  init(
    dimension: Int, animates: Bool, content: Content, easings: [Easing], around: Easing?
  ) {
    self.dimension = dimension
    self.animates = animates
    self.content = content
    self.easings = easings
    self.around = around
  }

  /// What Core Animation makes of lists of unequal length: as much as both have.
  public static func commonPrefix(
    values: [[Double]], times: [Double]
  ) -> (values: [[Double]], times: [Double]) {
    let count = min(values.count, times.count)
    return (Array(values.prefix(count)), Array(times.prefix(count)))
  }
}
