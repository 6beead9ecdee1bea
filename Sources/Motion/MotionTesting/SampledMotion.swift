import UIKitMotion

/// The course of one value, at increasing times.
public struct SampledMotion: Hashable, Sendable {
  /// Why times and values are no course.
  public enum Problem: Error, Hashable, Sendable {
    /// There are no values.
    case empty
    /// There is not one time for each value.
    case unequalCounts(times: Int, values: Int)
    /// A time or a value is not finite, or a time is not later than the one before; counted from 0.
    case invalidSample(Int)
  }

  /// The times in seconds, each later than the one before.
  public let times: [Double]
  /// A value for each time.
  public let values: [Double]

  /// Creates a course of measured values.
  ///
  /// - Parameter times: in seconds, increasing.
  /// - Parameter values: one for each time.
  /// - Throws: a `Problem`.
  public init(times: [Double], values: [Double]) throws(Problem) {
    guard !values.isEmpty else { throw .empty }
    guard times.count == values.count else {
      throw .unequalCounts(times: times.count, values: values.count)
    }
    for index in times.indices {
      let isLater = index == 0 || times[index] > times[index - 1]
      guard isLater, times[index].isFinite, values[index].isFinite else {
        throw .invalidSample(index)
      }
    }
    (self.times, self.values) = (times, values)
  }

  /// Creates a course of values that were measured at even times from 0.
  ///
  /// - Parameter interval: in seconds; that of a display by default.
  /// - Parameter values: one for each time, from 0 on.
  /// - Throws: a `Problem`.
  public init(_ values: [Double], every interval: Double = 1.0 / 60) throws(Problem) {
    try self.init(times: values.indices.map { Double($0) * interval }, values: values)
  }

  /// Creates the course of a function of seconds, such as a spring, at each frame of a display.
  ///
  /// - Parameters:
  ///   - seconds: how long it is watched, greater than 0.
  ///   - function: called with seconds from 0.
  /// - Throws: a `Problem` if the function gives a number that is not finite.
  public init(lasting seconds: Double, _ function: (Double) -> Double) throws(Problem) {
    guard seconds > 0, seconds <= 3600 else { throw .empty }
    let frames = Int(clamping: (seconds * 60).rounded(.up))
    try self.init((0...frames).map { function(Double($0) / 60) })
  }

  /// Creates the course of a view's value as it was seen on a stage, from its first recorded frame on.
  ///
  /// - Parameters:
  ///   - channel: what is watched, such as `.centerY`.
  ///   - frame: the frame from which it is watched; its time is 0.
  ///   - view: the view that is watched.
  ///   - stage: the stage that recorded it.
  /// - Throws: `empty` if no frame was recorded.
  public init(
    of view: View, _ channel: Channel, on stage: Stage, since frame: Int = 0
  ) throws(Problem) {
    var (times, values): ([Double], [Double]) = ([], [])
    guard frame <= stage.frame else { throw .empty }
    for each in max(0, frame)...stage.frame {
      guard let value = stage.recorder.value(of: view, channel, presentation: true, at: each) else {
        continue
      }
      times.append(Stage.time(ofFrame: each - max(0, frame)))
      values.append(value)
    }
    try self.init(times: times, values: values)
  }
}

extension SampledMotion {
  /// The first value.
  public var start: Double { values[0] }
  /// The last value.
  public var end: Double { values[values.count - 1] }
  /// The greatest value minus the least.
  public var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// The first time from which on each value stays near a target.
  ///
  /// - Parameters:
  ///   - target: where it ends up.
  ///   - distance: how far from it still counts as settled, in the unit of the values.
  /// - Returns: seconds; nil if the last value is farther away.
  public func settlingTime(at target: Double, within distance: Double) -> Double? {
    guard target.isFinite else { return nil }
    guard let last = values.lastIndex(where: { abs($0 - target) > distance }) else {
      return times[0]
    }
    return last + 1 < times.count ? times[last + 1] : nil
  }

  /// The greatest way beyond a target, as a share of the way from the first value to it; 0 if it
  /// stays before it, and where there is no way.
  public func overshoot(beyond target: Double) -> Double {
    let way = target - start
    guard way != 0 else { return 0 }
    return values.reduce(0) { max($0, ($1 - target) / way) }
  }
}
