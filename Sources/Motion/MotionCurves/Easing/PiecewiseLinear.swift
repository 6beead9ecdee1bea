/// Straight lines between points, like CSS's `linear()`. Source: CSS Easing Level 2, working draft
/// of August 2024, in which a single stop is invalid; later drafts treat one as a constant.
public struct PiecewiseLinear: Hashable, Sendable {
  /// The maximum number of points; a stop with two inputs makes two.
  public static let maxPoints = 100_000

  /// A point of the easing.
  public struct Point: Hashable, Sendable {
    /// The progress, never less than that of the previous point.
    public let input: Double
    /// The value at that progress.
    public let output: Double
  }

  /// The points with all inputs filled in: two or more, with inputs that never decrease.
  public let points: [Point]

  /// Creates points from stops, by CSS's rules: an input less than an earlier one is raised to that
  /// one; the first stop without input is at 0, the last at 1 or the largest input before it; those
  /// between are evenly spaced in their gap.
  ///
  /// - Parameter stops: two or more, each with up to two inputs as fractions (25% is 0.25); two
  ///   make a flat segment.
  /// - Throws: `CurveProblem` for fewer than two stops, more than 100_000 points, more than two
  ///   inputs, or a number that is not finite.
  public init(stops: [(output: Double, inputs: [Double])]) throws(CurveProblem) {
    try Self.check(stops)
    var outputs: [Double] = []
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      if stop.inputs.isEmpty {
        outputs.append(stop.output)
        let isLast = index == stops.count - 1
        let end: Double? = isLast ? max(1, largest) : nil
        inputs.append(index == 0 ? 0 : end)
        if index == 0 { largest = 0 }
      }
      for input in stop.inputs {
        largest = max(largest, input)
        outputs.append(stop.output)
        inputs.append(largest)
      }
    }
    points = zip(Self.filled(inputs), outputs).map { Point(input: $0, output: $1) }
  }

  private static func check(
    _ stops: [(output: Double, inputs: [Double])]
  ) throws(CurveProblem) {
    func check(_ count: Int, _ parameter: String, _ low: Int, _ high: Int) throws(CurveProblem) {
      guard low <= count, count <= high else {
        throw .outside(
          parameter: parameter, of: "linear", value: Double(count), low: Double(low),
          high: Double(high))
      }
    }
    try check(stops.count, "stops", 2, maxPoints)
    var count = 0
    for stop in stops {
      try check(stop.inputs.count, "inputs", 0, 2)
      count += max(stop.inputs.count, 1)
      guard stop.output.isFinite else {
        throw .notFinite(parameter: "output", value: stop.output)
      }
      for input in stop.inputs where !input.isFinite {
        throw .notFinite(parameter: "input", value: input)
      }
    }
    try check(count, "points", 2, maxPoints)
  }

  /// Returns inputs with the unknown ones evenly spaced between known ones; the first and last are
  /// known.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    filled.reserveCapacity(inputs.count)
    for input in inputs {
      guard let input else { continue }
      if let last = filled.last {
        // The skipped points of the gap lie between the two known ones.
        appendGap(from: last, to: input, upTo: inputs, into: &filled)
      }
      filled.append(input)
    }
    return filled
  }

  /// Appends the unknown inputs from the end of `filled` on.
  private static func appendGap(
    from low: Double, to high: Double, upTo inputs: [Double?], into filled: inout [Double]
  ) {
    let first = filled.count
    var end = first
    while end < inputs.count, inputs[end] == nil { end += 1 }
    let parts = Double(end - first + 1)
    for index in first..<end {
      let part = Double(index - first + 1) / parts
      filled.append(min(low + (high - low) * part, high))
    }
  }

  /// Returns the value at a progress; before the first and after the last point, on the line
  /// through the two points at that end. If two points share an input, the second one's.
  @inline(__always)
  public func value(at x: Double) -> Double {
    points.withUnsafeBufferPointer { points in
      // The last point whose input is at most x, or the first.
      var (low, high) = (0, points.count)
      while low < high {
        // Bounded by the count, so nothing overflows.
        let middle = (low &+ high) &>> 1
        if points[middle].input <= x { low = middle &+ 1 } else { high = middle }
      }
      let index = min(max(low &- 1, 0), points.count &- 2)
      return Self.value(at: x, from: points[index], to: points[index + 1])
    }
  }

  @inline(__always)
  private static func value(at x: Double, from a: Point, to b: Point) -> Double {
    // Exactly the end, whatever the rounding; and a flat line at any distance.
    if x == b.input || a.input == b.input || a.output == b.output {
      return x.isNaN ? x : b.output
    }
    return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  /// Returns the slope, from the right at a corner and, at 1, from the left; 0 across a jump.
  public func slope(at x: Double) -> Double {
    let (a, b) = line(after: lastPoint { x == 1 ? $0 < x : $0 <= x })
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// Returns the ends of the line that begins at a point, or of the last one.
  private func line(after index: Int) -> (Point, Point) {
    let first = min(index, points.count - 2)
    return (points[first], points[first + 1])
  }

  /// Returns the index of the last point whose input passes a test, or 0; those that pass come
  /// first.
  private func lastPoint(where isSmall: (Double) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if isSmall(points[middle].input) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
