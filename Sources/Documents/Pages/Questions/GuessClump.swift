import JSON

/// Guesses that lie close together.
struct GuessClump: Hashable, Sendable {
  /// In order, never empty.
  let values: [Double]

  /// A clump ends before a gap of this share of the axis.
  private static let gap = 0.02
  /// The most clumps that are named.
  private static let named = 4

  private var from: Double { values[0] }
  private var to: Double { values[values.count - 1] }
  var middle: Double { values[values.count / 2] }

  func contains(_ value: Double) -> Bool { from <= value && value <= to }

  /// The clumps of sorted guesses, the largest first. What the notebook tells apart is in different ones.
  static func all(of sorted: [Double], on axis: GuessAxis, near: Double) -> [GuessClump] {
    let gap = gap(on: axis, near)
    var runs: [[Double]] = []
    for value in sorted {
      if let last = runs.last?.last, value - last <= gap {
        runs[runs.count - 1].append(value)
      } else {
        runs.append([value])
      }
    }
    return runs.map(GuessClump.init).sorted {
      ($1.values.count, $0.from) < ($0.values.count, $1.from)
    }
  }

  private static func gap(on axis: GuessAxis, _ near: Double) -> Double {
    min(near, (axis.to - axis.from) * gap)
  }

  var json: JSONValue {
    [
      "count": .integer(values.count), "at": .number(middle), "from": .number(from),
      "to": .number(to),
    ]
  }

  /// Clumps in words, such as `10 near 53.5, 7 near 57, 4 elsewhere`.
  static func words(_ clumps: [GuessClump], on axis: GuessAxis, near: Double) -> String {
    let count = clumps.reduce(0) { $0 + $1.values.count }
    let large = clumps.filter { $0.values.count > 1 }.prefix(named)
    guard !large.isEmpty else { return words(apart: clumps.map(\.from).sorted(), near) }
    let rest = count - large.reduce(0) { $0 + $1.values.count }
    let parts = large.map { $0.words(gap(on: axis, near), near) }
    return (parts + (rest > 0 ? ["\(rest) elsewhere"] : [])).joined(separator: ", ")
  }

  private static func words(apart values: [Double], _ near: Double) -> String {
    guard let first = values.first, let last = values.last, values.count > named else {
      return values.map(NumberQuestion.written).joined(separator: ", ")
    }
    return "\(values.count) from \(NumberQuestion.rounded(first, to: near)) to "
      + "\(NumberQuestion.rounded(last, to: near)), all apart"
  }

  private func words(_ gap: Double, _ near: Double) -> String {
    func written(_ value: Double) -> String { NumberQuestion.rounded(value, to: near) }
    if from == to { return "\(values.count) at \(NumberQuestion.written(from))" }
    if to - from <= 2 * gap { return "\(values.count) near \(written(middle))" }
    return "\(values.count) from \(written(from)) to \(written(to))"
  }
}
