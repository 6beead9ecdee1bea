/// A place where a curve stops rising and begins to fall, or the other way round.
struct Turn: Hashable, Sendable {
  /// Which sample it is.
  let index: Int
  let isMaximum: Bool

  /// The turns of a sequence, leaving out reversals smaller than `ripple`.
  ///
  /// Between two neighbouring turns, and before the first and after the last, the values never
  /// go back by `ripple` or more. Maxima and minima alternate. Of equal extremes the first counts.
  static func all(in values: [Double], ripple: Double) -> [Turn] {
    var turns: [Turn] = []
    var high = 0
    var low = 0
    // Nil until the curve has moved by a ripple from where it began.
    var isRising: Bool?
    for index in values.indices {
      if values[index] > values[high] { high = index }
      if values[index] < values[low] { low = index }
      if isRising != false, values[high] - values[index] >= ripple {
        if isRising == true { turns.append(Turn(index: high, isMaximum: true)) }
        isRising = false
        low = index
      } else if isRising != true, values[index] - values[low] >= ripple {
        if isRising == false { turns.append(Turn(index: low, isMaximum: false)) }
        isRising = true
        high = index
      }
    }
    return turns
  }
}
