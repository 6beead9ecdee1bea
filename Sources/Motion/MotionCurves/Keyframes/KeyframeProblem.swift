/// The reason why lists make no keyframes.
public enum KeyframeProblem: Error, Hashable, Sendable {
  /// There are no values.
  case noValues
  /// A value has a different number of components than the first, or none.
  case unequalComponents(index: Int, count: Int, expected: Int)
  /// A value, a time or a shape is infinite or not a number.
  case notFinite(list: String, index: Int, value: Double)
  /// A key time is outside 0…1.
  case timeOutside(index: Int, value: Double)
  /// A key time is less than the previous one.
  case timesOutOfOrder(index: Int, value: Double, previous: Double)
  /// A list has the wrong number of entries; the text says how many it takes and why.
  case wrongCount(list: String, count: Int, takes: String)
}
