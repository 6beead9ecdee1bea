extension CurveFit {
  /// Points joined by straight lines, like CSS's `linear()`.
  public struct Linear: Hashable, Sendable {
    /// A point by progress and value; the first is at 0 and the last at 1.
    public struct Stop: Hashable, Sendable {
      /// The progress, 0...1.
      public let progress: Double
      /// The value at that progress.
      public let value: Double
    }

    /// The stops from progress 0 to progress 1.
    public let stops: [Stop]
    /// The greatest distance from the curve, and its place.
    public let greatest: CurveFit.Error
    /// The greatest error.
    public var error: Double { greatest.value }

    /// Returns the value on the line at a progress; outside 0…1 the nearer end.
    public func callAsFunction(_ progress: Double) -> Double {
      CurveFit.value(of: stops, at: progress)
    }
  }

  /// Returns the fewest stops found within an error, or `maxStops` of them.
  ///
  /// - Parameters:
  ///   - error: greater than 0; other values count as the smallest positive one, 1e-12.
  ///   - maxStops: 2…1000, clamped.
  ///   - function: the curve, called with 0 to 1.
  public static func linear(
    error: Double, maxStops: Int = 200, of function: (Double) -> Double
  ) -> Linear {
    let samples = samples(of: function)
    let limit = min(max(maxStops, 2), 1000)
    let tolerance = max(error, 1e-12)
    let stops = greedy(samples, within: tolerance, at: limit)
    if let stops { return finish(stops, samples) }
    return linear(stops: limit, samples)
  }

  /// Returns a given number of stops, placed with the smallest greatest error found.
  ///
  /// - Parameter stops: 2…1000, clamped.
  /// - Parameter function: the curve, called with 0 to 1.
  public static func linear(stops: Int, of function: (Double) -> Double) -> Linear {
    linear(stops: min(max(stops, 2), 1000), samples(of: function))
  }

  private static func samples(of function: (Double) -> Double) -> [Double] {
    samples(steps, function)
  }

  /// Bisects the error until the stops are just enough.
  private static func linear(stops count: Int, _ samples: [Double]) -> Linear {
    let range = samples.reduce(into: (low: 0.0, high: 0.0)) {
      $0 = (min($0.low, $1), max($0.high, $1))
    }
    var (low, high) = (0.0, range.high - range.low)
    var best = [0, samples.count - 1]
    for _ in 0..<24 where high.isFinite {
      let middle = (low + high) / 2
      if let found = greedy(samples, within: middle, at: count) {
        (best, high) = (found, middle)
      } else {
        low = middle
      }
    }
    return finish(best, samples)
  }

  /// Returns indices of samples as stops: from each stop, the farthest one reachable within the
  /// error. Nil if that takes too many stops.
  private static func greedy(_ samples: [Double], within error: Double, at limit: Int) -> [Int]? {
    var stops = [0]
    while let last = stops.last, last < samples.count - 1 {
      guard stops.count < limit else { return nil }
      stops.append(farthest(from: last, samples, within: error))
    }
    return stops
  }

  /// Narrows the cone of slopes that pass all samples so far, and returns the last sample inside
  /// it.
  private static func farthest(
    from start: Int, _ samples: [Double], within error: Double
  ) -> Int {
    var (low, high) = (-Double.infinity, Double.infinity)
    var farthest = start + 1
    for index in (start + 1)..<samples.count {
      let width = Double(index - start)
      let slope = (samples[index] - samples[start]) / width
      if slope >= low && slope <= high { farthest = index }
      low = max(low, slope - error / width)
      high = min(high, slope + error / width)
      guard low <= high else { break }
    }
    return farthest
  }

  private static func finish(_ indices: [Int], _ samples: [Double]) -> Linear {
    let count = Double(samples.count - 1)
    let stops = indices.map {
      Linear.Stop(progress: Double($0) / count, value: samples[$0])
    }
    let greatest = error(samples) { value(of: stops, at: $0) }
    return Linear(stops: stops, greatest: greatest)
  }

  static func value(of stops: [Linear.Stop], at progress: Double) -> Double {
    var (low, high) = (0, stops.count - 1)
    guard progress > stops[low].progress else { return stops[low].value }
    guard progress < stops[high].progress else { return stops[high].value }
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].progress > progress { high = middle } else { low = middle }
    }
    let (from, to) = (stops[low], stops[high])
    let share = (progress - from.progress) / (to.progress - from.progress)
    return from.value + (to.value - from.value) * share
  }
}
