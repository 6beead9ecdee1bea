/// Why keyframes cannot be made from the lists given.
public enum KeyframeProblem: Error, Hashable, Sendable {
  /// No values at all.
  case noValues
  /// A value has another number of components than the first, or none.
  case unequalComponents(index: Int, count: Int, expected: Int)
  /// A value, a time or a shape is infinite or not a number.
  case notFinite(list: String, index: Int, value: Double)
  /// A key time is outside 0…1.
  case timeOutside(index: Int, value: Double)
  /// A key time is before the one ahead of it.
  case timesOutOfOrder(index: Int, value: Double, previous: Double)
  /// A list has the wrong number of entries; the text says how many it takes and why.
  case wrongCount(list: String, count: Int, takes: String)
}
