/// Values at key times, with interpolation between them: `CAKeyframeAnimation`.
///
/// Progress is a share of the whole duration and is clamped to 0…1. Source of the rules: measured
/// on macOS, except tension, continuity and bias other than 0 and `cubicPaced`, which are
/// documented and not measured.
///
/// ```swift
/// let path = try Keyframes(values: [[0], [100], [50]], times: [0, 0.8, 1])
/// print(path(0.4))  // [50.0]
/// print(path(0.9))  // [75.0]
/// let smooth = try Keyframes(values: [[0], [100], [50]], mode: .cubic)
/// print(smooth(0.25))  // [59.375]
/// ```
public struct Keyframes: Hashable, Sendable {
  /// The interpolation between values. Source: `CAAnimationCalculationMode`.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Linear from one value to the next.
    case linear
    /// Each value holds until the next one's time.
    case discrete
    /// Linear, at a constant speed throughout; key times and easings are ignored.
    case paced
    /// Smooth through every value: a Catmull–Rom spline, shaped after Kochanek and Bartels.
    case cubic
    /// The smooth path at a constant speed; key times and easings are ignored.
    case cubicPaced
  }

  /// The shape of a cubic path at one key. Source: Kochanek and Bartels.
  public struct Shape: Hashable, Sendable {
    /// 0 as it is, 1 tight, −1 loose.
    public var tension: Double
    /// 0 smooth; otherwise a corner, inward or outward.
    public var continuity: Double
    /// 1 overshoots the key, −1 undershoots it.
    public var bias: Double

    /// Creates a shape; zeros give the Catmull–Rom spline.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  /// The number of components of a value.
  public let dimension: Int
  /// Whether Core Animation shows it: a single value is not an animation there.
  public let animates: Bool

  let content: Content
  let easings: [Easing]
  let around: Easing?

  enum Content: Hashable, Sendable {
    case still([Double])
    /// The values in one flat list, and the start time of each.
    case steps([Double], times: [Double])
    case spline(Spline, times: [Double])
    case paced(Spline, ArcLength)
  }

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: one or more, all with the same number of components.
  ///   - times: in 0…1, never decreasing, one for each value; `discrete` allows one more, the end.
  ///     Without them the values are evenly spaced: in `discrete` each holds equally long,
  ///     otherwise the first is at 0 and the last at 1.
  ///   - easings: none, or one for each segment between values; `discrete` and the paced modes
  ///     ignore them.
  ///   - shapes: none, or one for each value; only the cubic modes use them. At the two ends only
  ///     tension matters.
  ///   - around: an easing over the whole, applied before the key times: in
  ///     `UIView.animateKeyframes` it is easeInOut by default.
  ///   - mode: how values between keyframes are found.
  /// - Throws: `CurveProblem.keyframes` if the lists are empty, do not fit or have numbers outside
  ///   their range.
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

  /// The count of stored numbers.
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

  /// Returns lists truncated to their common length, as Core Animation does.
  public static func commonPrefix(
    values: [[Double]], times: [Double]
  ) -> (values: [[Double]], times: [Double]) {
    let count = min(values.count, times.count)
    return (Array(values.prefix(count)), Array(times.prefix(count)))
  }
}
