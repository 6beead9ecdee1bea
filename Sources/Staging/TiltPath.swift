import Geometry

/// Tilts one after another, and when: what a tilt follows, straight from one to the next.
public struct TiltPath: Hashable, Sendable {
  /// Why points and times make no path.
  public enum Fault: Hashable, Sendable {
    /// Less than two points, or not a time for each.
    case count
    /// A time before the one before it.
    case order
    /// All at one time.
    case length
  }

  /// At least two, -1...1 each way.
  private let points: [Vector]
  /// A share of the whole for each point, from 0 to 1, never falling.
  private let times: [Double]

  /// The straight way.
  init(from start: Vector, to end: Vector) {
    points = [start, end]
    times = [0, 1]
  }

  /// Points at times.
  ///
  /// - Parameters:
  ///   - points: at least two, which are clamped to -1...1.
  ///   - times: one for each, in any unit; the first is the path's start, the last its end.
  /// - Throws: `notFinite`, `outOfRange` for a number that is none, and `pathOfTilt` where the times
  ///   are too few, or one comes before the one before it, or no time passes.
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

  /// Points at even times.
  public init(evenly points: [Vector]) throws(StagingProblem) {
    try self.init(points, at: points.indices.map(Double.init))
  }

  var start: Vector { points[0] }
  var end: Vector { points[points.count - 1] }
  var moves: Bool { points.contains { $0 != end } }

  /// Where it is at a progress; a curve that overshoots goes on straight beyond the ends.
  func point(at progress: Double) -> Vector {
    // The last point that is not after it, so that of two at one time the later holds from then on.
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
