/// Straight lines from point to point, as CSS's `linear()`. Source: CSS Easing Level 2, working
/// draft of August 2024, by which a single stop is invalid; later drafts take one as a constant.
public struct PiecewiseLinear: Hashable, Sendable {
  /// The most points that may be asked for; a stop with two inputs makes two.
  public static let mostPoints = 100_000

  /// A place that the easing passes.
  public struct Point: Hashable, Sendable {
    /// The progress, never less than that of the point before.
    public let input: Double
    /// The value there.
    public let output: Double
  }

  /// The points with every input filled in: two or more, their inputs never falling.
  public let points: [Point]

  /// Points from stops, by CSS's rules: an input less than one before it is raised to that one;
  /// the first stop without input is at 0, the last at 1 or the largest before it; those between
  /// divide their gap evenly.
  ///
  /// - Parameter stops: two or more, each with up to two inputs as fractions (25% is 0.25); two
  ///   make a flat stretch.
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
    try check(stops.count, "stops", 2, mostPoints)
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
    try check(count, "points", 2, mostPoints)
  }

  /// Inputs with each gap between two known ones divided evenly; the first and last are known.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    filled.reserveCapacity(inputs.count)
    for input in inputs {
      guard let input else { continue }
      if let last = filled.last {
        // The gap's points were passed over: as many as the places between the two known ones.
        appendGap(from: last, to: input, upTo: inputs, into: &filled)
      }
      filled.append(input)
    }
    return filled
  }

  /// Appends the inputs of the unknown places that begin where `filled` ends.
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

  /// The value at a progress; before the first and after the last point, on the line through the
  /// two points at that end. Where two points share an input, the second one's.
  @inline(__always)
  public func value(at x: Double) -> Double {
    points.withUnsafeBufferPointer { points in
      // The last point whose input is not beyond x, or the first.
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
    // The end exactly, whatever the arithmetic between; and a flat line however far out.
    if x == b.input || a.input == b.input || a.output == b.output {
      return x.isNaN ? x : b.output
    }
    return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  /// How fast the value grows: to the right of a corner, and at 1, to the left. Jumps have none.
  public func slope(at x: Double) -> Double {
    let (a, b) = line(after: lastPoint { x == 1 ? $0 < x : $0 <= x })
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// The points from and to which the line goes that begins at a point, or ends at the last one.
  private func line(after index: Int) -> (Point, Point) {
    let first = min(index, points.count - 2)
    return (points[first], points[first + 1])
  }

  /// The index of the last point whose input is `small`, or 0; points that are come first.
  private func lastPoint(where isSmall: (Double) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if isSmall(points[middle].input) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
