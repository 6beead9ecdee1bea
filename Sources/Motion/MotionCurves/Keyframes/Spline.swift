/// A path in pieces, each of which is a cubic polynomial of a parameter from 0 to 1 in every
/// component.
struct Spline: Hashable, Sendable {
  /// The number of components of a value, 1 or more.
  let dimension: Int
  /// Four for each component of each piece, from the constant term up.
  private(set) var coefficients: [Double] = []
  /// The exact end of the path, not the sum of coefficients.
  private(set) var end: [Double]

  init(start: [Double]) {
    dimension = start.count
    end = start
  }

  var count: Int { coefficients.count / (4 * dimension) }

  /// Appends a piece with a tangent at each end, both as changes over the whole piece.
  mutating func append(to point: [Double], leaving: [Double], arriving: [Double]) {
    for component in 0..<dimension {
      let (from, to) = (end[component], point[component])
      let (out, into) = (leaving[component], arriving[component])
      coefficients += [from, out, 3 * (to - from) - 2 * out - into, 2 * (from - to) + out + into]
    }
    end = point
  }

  mutating func appendLine(to point: [Double]) {
    for component in 0..<dimension {
      coefficients += [end[component], point[component] - end[component], 0, 0]
    }
    end = point
  }

  /// Returns the start of a piece.
  func start(of piece: Int) -> [Double] {
    (0..<dimension).map { coefficients[4 * (piece * dimension + $0)] }
  }

  /// Returns a component's value and its first two derivatives by the piece's parameter.
  @inline(__always)
  func jet(_ piece: Int, _ component: Int, _ u: Double) -> Jet {
    let base = 4 * (piece * dimension + component)
    let (a, b) = (coefficients[base], coefficients[base + 1])
    let (c, d) = (coefficients[base + 2], coefficients[base + 3])
    return Jet(
      value: a + u * (b + u * (c + u * d)), first: b + u * (2 * c + 3 * u * d),
      second: 2 * c + 6 * u * d)
  }

  /// Returns a component's value alone.
  @inline(__always)
  func value(_ piece: Int, _ component: Int, _ u: Double) -> Double {
    let base = 4 * (piece * dimension + component)
    let (a, b) = (coefficients[base], coefficients[base + 1])
    return a + u * (b + u * (coefficients[base + 2] + u * coefficients[base + 3]))
  }

  /// Computes a component at many progresses, with the start times of the pieces; equal to those
  /// computed one by one.
  func values(
    of component: Int, _ times: [Double], at xs: [Double], into values: inout [Double]
  ) {
    // The piece of the last value, usually also that of the next one: its numbers in registers.
    var (from, to, a, b, c, d) = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    let end = end[component]
    values.fill(from: xs) { progress in
      if !(from <= progress && progress < to) {
        let piece = min(max(times.firstIndex(after: progress) - 1, 0), times.count - 2)
        (from, to) = (times[piece], times[piece + 1])
        let base = 4 * (piece * dimension + component)
        (a, b) = (coefficients[base], coefficients[base + 1])
        (c, d) = (coefficients[base + 2], coefficients[base + 3])
        if progress < from { return a }
        if !(progress < to) { return end }
      }
      let u = (progress - from) / (to - from)
      return a + u * (b + u * (c + u * d))
    }
  }

  /// Returns the speed along the path by the piece's parameter.
  func speed(_ piece: Int, _ u: Double) -> Double {
    var sum = 0.0
    for component in 0..<dimension {
      let slope = jet(piece, component, u).first
      sum += slope * slope
    }
    return sum.squareRoot()
  }
}
