/// A path to move along, one piece, drawn in the words of SVG, such as
/// `M 0 0 L 100 0 C 150 0 200 50 200 100`.
///
/// Each element but the first is one keyframe's way; inside a curve the Bézier's parameter is what
/// time changes evenly, unless the motion is paced. Source: measured on macOS.
public struct MotionPath: Hashable, Sendable {
  let spline: Spline

  /// How many elements there are to move along.
  public var elements: Int { spline.count }

  /// The length of the whole, in the unit of its points.
  public var length: Double { ArcLength(spline)?.total ?? 0 }

  /// Reads a path: M, L, H, V, C, S, Q, T and Z, absolute or, in small letters, relative.
  ///
  /// - Throws: `PathProblem` for other commands, arcs, a second M, numbers that are missing or no
  ///   numbers, and a path that goes nowhere.
  public init(_ text: String) throws(PathProblem) {
    var reader = PathReader(text)
    spline = try reader.read()
  }
}

extension Keyframes {
  /// Keyframes along a path; a value is a point, x and y.
  ///
  /// - Parameters:
  ///   - mode: `paced` and `cubicPaced` go at an even speed; `linear` and `cubic` give each element
  ///     its time; `discrete` stands at the start of each element in turn.
  ///   - times: in 0…1, never falling, one more than there are elements; for `discrete` also as
  ///     many. Without them all elements last equally long.
  ///   - easings: none, or one for each element, for `linear` and `cubic`.
  ///   - around: an ease over the whole.
  /// - Throws: `CurveProblem.keyframes` when the lists do not fit.
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
