/// The method of Levenberg and Marquardt for sums of squares, with a Jacobian by forward
/// differences. Deterministic and bounded.
struct LevenbergMarquardt {
  let bounds: [ClosedRange<Double>]
  var steps = 60
  /// It ends where a step gains less than this share.
  var tolerance = 1e-10
  /// Fills the residuals at a place and returns the sum of their squares.
  let residuals: ([Double], inout [Double]) -> Double

  /// Returns the nearest minimum and its sum of squares.
  func minimum(from start: [Double]) -> (place: [Double], cost: Double) {
    var place = clamped(start)
    var here: [Double] = []
    var there: [Double] = []
    var cost = residuals(place, &here)
    guard !place.isEmpty, cost.isFinite else { return (place, cost) }
    var damping = 1e-3
    for _ in 0..<steps {
      let (normal, gradient) = linearized(at: place, here)
      var improved = false
      for _ in 0..<8 {
        guard let step = SymmetricMatrix.solve(normal, damping: damping, gradient) else {
          damping *= 8
          continue
        }
        let trial = clamped(zip(place, step).map { $0 - $1 })
        let found = residuals(trial, &there)
        guard found < cost else {
          damping *= 8
          continue
        }
        improved = cost - found > tolerance * cost
        (place, cost) = (trial, found)
        swap(&here, &there)
        damping = max(damping / 8, 1e-12)
        break
      }
      if !improved { break }
    }
    return (place, cost)
  }

  /// Jᵀ·J and Jᵀ·r.
  private func linearized(
    at place: [Double], _ here: [Double]
  ) -> (normal: [[Double]], gradient: [Double]) {
    var there: [Double] = []
    let columns = place.indices.map { axis -> [Double] in
      var moved = place
      let step = moved[axis] + 1e-5 > bounds[axis].upperBound ? -1e-5 : 1e-5
      moved[axis] += step
      _ = residuals(moved, &there)
      return zip(there, here).map { ($0 - $1) / step }
    }
    let normal = columns.map { a in columns.map { b in Self.dot(a, b) } }
    return (normal, columns.map { Self.dot($0, here) })
  }

  private func clamped(_ place: [Double]) -> [Double] {
    zip(place, bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  static func dot(_ a: [Double], _ b: [Double]) -> Double {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var sum = 0.0
        for index in 0..<min(a.count, b.count) { sum += a[index] * b[index] }
        return sum
      }
    }
  }
}

/// Symmetric positive systems of a few unknowns, scaled by their diagonal.
enum SymmetricMatrix {
  /// Solves (A + damping · diag A) x = b by Cholesky's method; nil if it is not positive.
  static func solve(_ a: [[Double]], damping: Double = 0, _ b: [Double]) -> [Double]? {
    let n = b.count
    let scale = a.indices.map { a[$0][$0] > 0 ? 1 / a[$0][$0].squareRoot() : 0 }
    var lower = [[Double]](repeating: [Double](repeating: 0, count: n), count: n)
    for row in 0..<n {
      for column in 0...row {
        var sum = a[row][column] * scale[row] * scale[column]
        // A number without effect stays where it is.
        if row == column { sum = scale[row] == 0 ? 1 : sum + damping }
        for k in 0..<column { sum -= lower[row][k] * lower[column][k] }
        if row == column {
          guard sum > 1e-14 else { return nil }
          lower[row][row] = sum.squareRoot()
        } else {
          lower[row][column] = sum / lower[column][column]
        }
      }
    }
    var x = (0..<n).map { b[$0] * scale[$0] }
    for row in 0..<n {
      for k in 0..<row { x[row] -= lower[row][k] * x[k] }
      x[row] /= lower[row][row]
    }
    for row in (0..<n).reversed() {
      for k in (row + 1)..<max(n, row + 1) { x[row] -= lower[k][row] * x[k] }
      x[row] /= lower[row][row]
    }
    let result = (0..<n).map { x[$0] * scale[$0] }
    return result.allSatisfy(\.isFinite) ? result : nil
  }

  /// The inverse; nil if the matrix is not positive.
  static func inverse(_ a: [[Double]]) -> [[Double]]? {
    var columns: [[Double]] = []
    for index in a.indices {
      var unit = [Double](repeating: 0, count: a.count)
      unit[index] = 1
      guard let column = solve(a, unit) else { return nil }
      columns.append(column)
    }
    return columns
  }
}
