import Text

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

  /// One sentence that says what was found and what to write instead.
  public var message: String {
    switch self {
    case .noValues: "keyframes need at least one value"
    case .unequalComponents(let index, let count, let expected):
      "value \(index + 1) of the keyframes has \(count) "
        + "\(count == 1 ? "component" : "components"), but the first has \(expected)"
    case .notFinite(let list, let index, let value):
      "`\(list)` of keyframes takes finite numbers, but number \(index + 1) is \(value.written)"
    case .timeOutside(let index, let value):
      "a key time lies in 0…1, but time \(index + 1) is \(value.written)"
    case .timesOutOfOrder(let index, let value, let previous):
      "key times never go back, but time \(index + 1) is \(value.written) after "
        + previous.written
    case .wrongCount(let list, let count, let takes):
      "`\(list)` of these keyframes takes \(takes), but here are \(count)"
    }
  }
}
