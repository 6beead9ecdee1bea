/// A value with its first two derivatives.
struct Jet {
  var value: Double
  var first: Double
  var second: Double

  /// This, as a function of what `inner` is a function of.
  func after(_ inner: Jet) -> Jet {
    Jet(
      value: value, first: first * inner.first,
      second: second * inner.first * inner.first + first * inner.second)
  }
}
