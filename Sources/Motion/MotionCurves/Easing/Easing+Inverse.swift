extension Easing {
  /// The inverse: the progress at which this curve first reaches a value. Nil for a curve that goes
  /// back somewhere, or that does not go from 0 to 1: it has no single progress for a value.
  public var inverse: Easing? {
    let samples = 2048
    var last = self(0)
    guard abs(last) <= 1e-9, abs(self(1) - 1) <= 1e-9 else { return nil }
    for index in 1...samples {
      let next = self(Double(index) / Double(samples))
      // A rounding error is no way back.
      guard next >= last - 1e-12 else { return nil }
      last = next
    }
    return Easing(
      "inverse(\(name))", "the progress at which \(name) reaches a value",
      InverseFormula(easing: self))
  }
}

private struct InverseFormula: EasingFormula {
  let easing: Easing

  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let x = progress(at: p.value)
    let slope = easing.velocity(at: x)
    return p.mapped(x, 1 / slope, -easing.acceleration(at: x) / (slope * slope * slope))
  }

  /// Bisection to the last digit; values outside 0…1 are reached at the nearer end.
  private func progress(at value: Double) -> Double {
    guard value > 0 else { return value.isNaN ? value : 0 }
    guard value < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if easing(middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}
