extension Keyframes {
  /// The length of the path through all values, in the unit of the values: along the curve, or from
  /// step to step.
  public var length: Double {
    switch content {
    case .still: return 0
    case .spline(let spline, _): return ArcLength(spline)?.total ?? 0
    case .paced(_, let length): return length.total
    case .steps(let values, _):
      let points = stride(from: 0, to: values.count, by: dimension).map {
        Array(values[$0..<($0 + dimension)])
      }
      return zip(points, points.dropFirst()).reduce(0) {
        $0 + Self.size(of: zip($1.0, $1.1).map(-))
      }
    }
  }

  /// Returns the unit tangent of the path at a progress: the direction of the motion, however slow
  /// it is there; nil where the path stands still or jumps.
  public func direction(at progress: Double) -> [Double]? {
    switch content {
    case .still, .steps: return nil
    case .spline(let spline, _), .paced(let spline, _):
      let place = place(at: progress)
      return Self.unit((0..<dimension).map { spline.jet(place.piece, $0, place.u).first })
        ?? Self.chord(of: spline, place.piece, around: place.u)
    }
  }

  /// The direction across a place whose tangent vanishes, as at a handle that is on its end.
  private static func chord(of spline: Spline, _ piece: Int, around u: Double) -> [Double]? {
    let (from, to) = (max(u - 1e-4, 0), min(u + 1e-4, 1))
    return unit(
      (0..<spline.dimension).map {
        spline.value(piece, $0, to) - spline.value(piece, $0, from)
      })
  }

  private static func unit(_ vector: [Double]) -> [Double]? {
    let size = size(of: vector)
    return size > 0 && size.isFinite ? vector.map { $0 / size } : nil
  }

  private static func size(of vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

extension Keyframes {
  /// Creates a smooth curve through values that does not overshoot them: between two values it goes
  /// only from one to the other. Source: Steffen 1990, which d3's `curveMonotoneX` follows too.
  ///
  /// - Parameters:
  ///   - values: one or more, all with the same number of components.
  ///   - times: in 0…1, never decreasing, one for each value; evenly spaced without them.
  /// - Throws: `CurveProblem.keyframes` if the lists are empty, do not fit or have numbers outside
  ///   their range.
  public init(monotone values: [[Double]], times: [Double]? = nil) throws(CurveProblem) {
    do throws(KeyframeProblem) {
      let first = try Self.check(values)
      try Self.check(times, count: values.count, mode: .linear)
      let keys = times ?? Self.evenTimes(max(values.count - 1, 1))
      self.init(
        dimension: first.count, animates: values.count > 1,
        content: values.count > 1
          ? .spline(Self.monotone(values, first, keys), times: keys) : .still(first),
        easings: [], around: nil)
    } catch {
      throw .keyframes(error)
    }
  }

  private static func monotone(
    _ values: [[Double]], _ first: [Double], _ times: [Double]
  ) -> Spline {
    let columns = first.indices.map { component in
      MonotoneSlopes(values: values.map { $0[component] }, times: times).all
    }
    var spline = Spline(start: first)
    for piece in 0..<(values.count - 1) {
      let span = times[piece + 1] - times[piece]
      spline.append(
        to: values[piece + 1], leaving: columns.map { span * $0[piece] },
        arriving: columns.map { span * $0[piece + 1] })
    }
    return spline
  }
}

/// The slopes at the keys of a monotone curve.
private struct MonotoneSlopes {
  let values: [Double]
  let times: [Double]

  var all: [Double] {
    let last = values.count - 1
    guard last > 1 else { return [secant(0), secant(0)] }
    var slopes = values.indices.map { $0 == 0 || $0 == last ? 0 : inner($0) }
    slopes[0] = end(over: 0, other: slopes[1])
    slopes[last] = end(over: last - 1, other: slopes[last - 1])
    return slopes
  }

  private func span(_ piece: Int) -> Double { times[piece + 1] - times[piece] }

  private func secant(_ piece: Int) -> Double {
    span(piece) > 0 ? (values[piece + 1] - values[piece]) / span(piece) : 0
  }

  /// 0 at an extreme; else the parabola's slope, but at most twice the flatter secant.
  private func inner(_ key: Int) -> Double {
    let (before, after) = (secant(key - 1), secant(key))
    guard before * after > 0 else { return 0 }
    let (h0, h1) = (span(key - 1), span(key))
    let parabola = (before * h1 + after * h0) / (h0 + h1)
    let size = min(2 * abs(before), 2 * abs(after), abs(parabola))
    return before < 0 ? -size : size
  }

  /// The slope at an end, for which the piece's second derivative there is 0.
  private func end(over piece: Int, other: Double) -> Double { (3 * secant(piece) - other) / 2 }
}
