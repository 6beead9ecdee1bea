/// A value with its first two derivatives.
struct Jet {
  var value: Double
  var first: Double
  var second: Double

  /// Returns the composition with `inner`, the jet of this one's argument.
  func after(_ inner: Jet) -> Jet {
    Jet(
      value: value, first: first * inner.first,
      second: second * inner.first * inner.first + first * inner.second)
  }
}
