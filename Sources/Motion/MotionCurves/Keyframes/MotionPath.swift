/// A path to move along, in one piece, written in SVG syntax, such as `M 0 0 L 100 0 C 150 0 200 50
/// 200 100`.
///
/// Each element but the first is one keyframe segment; inside a curve, time changes the Bézier's
/// parameter evenly, unless the motion is paced. Source: measured on macOS.
///
/// ```swift
/// let path = try MotionPath("M 0 0 L 100 0 L 100 100")
/// let motion = try Keyframes(along: path)
/// print(motion(0.75))  // [100.0, 50.0]
/// ```
public struct MotionPath: Hashable, Sendable {
  let spline: Spline

  /// The number of segments.
  public var elements: Int { spline.count }

  /// Parses a path: M, L, H, V, C, S, Q, T, A and Z, absolute or, in lower case, relative. An arc
  /// makes an element of each quarter of a turn, as in Core Graphics.
  ///
  /// - Throws: `PathProblem` for other commands, a second M, missing or invalid numbers, and
  ///   a path without segments.
  public init(_ text: String) throws(PathProblem) {
    var reader = PathReader(text)
    spline = try reader.read()
  }
}

extension Keyframes {
  /// Creates keyframes along a path; a value is a point, x and y.
  ///
  /// - Parameters:
  ///   - mode: `paced` and `cubicPaced` have a constant speed; `linear` and `cubic` give each
  ///     element its time; `discrete` holds the start of each element in turn.
  ///   - times: in 0…1, never decreasing, one more than there are elements; for `discrete` also as
  ///     many. Without them all elements last equally long.
  ///   - easings: none, or one for each element, for `linear` and `cubic`.
  ///   - around: an easing over the whole.
  ///   - path: the path, in SVG's syntax.
  /// - Throws: `CurveProblem.keyframes` if the lists do not fit.
  public init(
    along path: MotionPath, mode: Mode = .paced, times: [Double]? = nil, easings: [Easing] = [],
    around: Easing? = nil
  ) throws(CurveProblem) {
    do throws(KeyframeProblem) {
      let count = path.elements
      // A discrete motion has one value for each element, the others one more.
      try Self.check(times, count: mode == .discrete ? count : count + 1, mode: mode)
      if !easings.isEmpty && easings.count != count {
        throw .wrongCount(
          list: "easings", count: easings.count, takes: "\(count), one for each element")
      }
      self.init(
        dimension: 2, animates: true, content: Self.content(path.spline, mode, times),
        easings: mode == .linear || mode == .cubic ? easings : [], around: around)
    } catch {
      throw .keyframes(error)
    }
  }

  private static func content(_ spline: Spline, _ mode: Mode, _ times: [Double]?) -> Content {
    switch mode {
    case .linear, .cubic: return .spline(spline, times: times ?? evenTimes(spline.count))
    case .paced, .cubicPaced: return paced(spline)
    case .discrete:
      let starts = times ?? evenTimes(spline.count)
      let values = (0..<spline.count).flatMap { spline.start(of: $0) }
      return .steps(values, times: Array(starts.prefix(spline.count)))
    }
  }
}
