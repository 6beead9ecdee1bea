/// A way in pieces, each a cubic polynomial of a parameter from 0 to 1 in every component.
struct Spline: Hashable, Sendable {
  /// Numbers per value, 1 or more.
  let dimension: Int
  /// Four for each component of each piece, from the constant up.
  private(set) var coefficients: [Double] = []
  /// Where the way ends: exact, not the sum of coefficients.
  private(set) var end: [Double]

  init(start: [Double]) {
    dimension = start.count
    end = start
  }

  var count: Int { coefficients.count / (4 * dimension) }

  /// Adds a piece that leaves the end with one tangent and arrives with another, both as changes
  /// over the whole piece.
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

  /// Where a piece starts.
  func start(of piece: Int) -> [Double] {
    (0..<dimension).map { coefficients[4 * (piece * dimension + $0)] }
  }

  /// A component's value and its first two derivatives by the piece's parameter.
  @inline(__always)
  func jet(_ piece: Int, _ component: Int, _ u: Double) -> Jet {
    let base = 4 * (piece * dimension + component)
    let (a, b) = (coefficients[base], coefficients[base + 1])
    let (c, d) = (coefficients[base + 2], coefficients[base + 3])
    return Jet(
      value: a + u * (b + u * (c + u * d)), first: b + u * (2 * c + 3 * u * d),
      second: 2 * c + 6 * u * d)
  }

  /// A component's value alone.
  @inline(__always)
  func value(_ piece: Int, _ component: Int, _ u: Double) -> Double {
    let base = 4 * (piece * dimension + component)
    let (a, b) = (coefficients[base], coefficients[base + 1])
    return a + u * (b + u * (coefficients[base + 2] + u * coefficients[base + 3]))
  }

  /// A component at many progresses, its pieces beginning at times: the same as one by one.
  func values(
    of component: Int, _ times: [Double], at xs: [Double], into values: inout [Double]
  ) {
    let (last, end) = (times.count - 2, end[component])
    coefficients.withUnsafeBufferPointer { coefficients in
      times.withUnsafeBufferPointer { times in
        var piece = 0
        values.fill(from: xs) { progress in
          let x = min(max(progress, 0), 1)
          // Most often the next value is in the same piece.
          if !(times[piece] <= x && x < times[piece + 1]) {
            piece = min(max(times.firstIndex(after: x) - 1, 0), last)
          }
          let (from, to) = (times[piece], times[piece + 1])
          let u = x < to ? max(x - from, 0) / (to - from) : 1
          if piece == last && u >= 1 { return end }
          let base = 4 * (piece * dimension + component)
          let (a, b) = (coefficients[base], coefficients[base + 1])
          return a + u * (b + u * (coefficients[base + 2] + u * coefficients[base + 3]))
        }
      }
    }
  }

  /// How fast the way is gone by the piece's parameter.
  func speed(_ piece: Int, _ u: Double) -> Double {
    var sum = 0.0
    for component in 0..<dimension {
      let slope = jet(piece, component, u).first
      sum += slope * slope
    }
    return sum.squareRoot()
  }
}
