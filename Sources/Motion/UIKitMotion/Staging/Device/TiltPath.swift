import MotionGeometry

/// A path of the tilt: points at times, joined by straight lines.
public struct TiltPath: Hashable, Sendable {
  /// The reason why points and times make no path.
  public enum Fault: Hashable, Sendable {
    /// Fewer than two points, or not one time for each.
    case count
    /// A time precedes the one before it.
    case order
    /// All times are equal.
    case length
  }

  /// At least two points, -1 … 1 on each axis.
  private let points: [Vector]
  /// The share of the whole for each point, from 0 to 1, never decreasing.
  private let times: [Double]

  /// Creates a straight path.
  init(from start: Vector, to end: Vector) {
    points = [start, end]
    times = [0, 1]
  }

  /// Creates a path of points at times.
  ///
  /// - Parameters:
  ///   - points: at least two, clamped to -1 … 1.
  ///   - times: one for each point, in any unit; the first is the path's start, the last its end.
  /// - Throws: `notFinite`, `outOfRange` for an invalid number, and `pathOfTilt` if there are too
  ///   few times, one precedes the one before it, or no time passes.
  public init(_ points: [Vector], at times: [Double]) throws(StagingProblem) {
    guard points.count == times.count, points.count >= 2 else { throw .pathOfTilt(.count) }
    guard points.allSatisfy(\.isFinite) else { throw .notFinite(what: "the tilt") }
    for time in times { try require(time, in: 0...1e6, "a time of the tilt") }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else { throw .pathOfTilt(.order) }
    let (first, length) = (times[0], times[times.count - 1] - times[0])
    guard length > 0 else { throw .pathOfTilt(.length) }
    self.points = points.map { Vector(min(max($0.dx, -1), 1), min(max($0.dy, -1), 1)) }
    self.times = times.map { ($0 - first) / length }
  }

  /// Creates a path of points at even times.
  public init(evenly points: [Vector]) throws(StagingProblem) {
    try self.init(points, at: points.indices.map(Double.init))
  }

  var start: Vector { points[0] }
  var end: Vector { points[points.count - 1] }
  var moves: Bool { points.contains { $0 != end } }

  /// Returns the tilt at a progress; beyond the ends it continues straight, for curves that
  /// overshoot.
  func point(at progress: Double) -> Vector {
    // Find the last point at or before the progress, so that the later of two at one time wins.
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[high] - times[low]
    guard length > 0 else { return points[high] }
    return points[low] + (points[high] - points[low]) * ((progress - times[low]) / length)
  }
}
