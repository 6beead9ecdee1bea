import JSON

/// Guesses of one kind: those around a value that many have.
struct GuessClump: Hashable, Sendable {
  /// The value that most of them have, or around which they lie.
  let center: Double
  /// In order, never empty.
  let values: [Double]

  /// A clump reaches so far from its center, as a share of the axis.
  private static let gap = 0.02
  /// The most clumps that are named.
  private static let named = 4

  private var from: Double { values[0] }
  private var to: Double { values[values.count - 1] }

  func contains(_ value: Double) -> Bool { from <= value && value <= to }

  /// The clumps of sorted guesses, the largest first. What the notebook tells apart is in different ones: a guess between
  /// two of them belongs to the nearer one.
  static func all(of sorted: [Double], on axis: GuessAxis, near: Double) -> [GuessClump] {
    let gap = gap(on: axis, near)
    var chosen: [Double] = []
    for (center, count) in centers(of: sorted, gap) {
      // A value that several have stands beside another one, if only a little.
      let reach = count > 1 ? gap / 2 : gap
      if !chosen.contains(where: { abs($0 - center) <= reach }) { chosen.append(center) }
    }
    let clumps = Dictionary(grouping: sorted) { value in
      chosen.min { abs($0 - value) < abs($1 - value) } ?? value
    }
    return clumps.map { GuessClump(center: $0, values: $1) }.sorted {
      ($1.values.count, $0.from) < ($0.values.count, $1.from)
    }
  }

  /// The values, each with how many have it: first those that most have, then those with the most others around them, then the lower ones.
  private static func centers(of values: [Double], _ gap: Double) -> [(Double, count: Int)] {
    let ranks = Set(values).map { center in
      (center, values.count { $0 == center }, values.count { abs($0 - center) <= gap })
    }
    return ranks.sorted { ($1.1, $1.2, $0.0) < ($0.1, $0.2, $1.0) }.map { ($0.0, $0.1) }
  }

  private static func gap(on axis: GuessAxis, _ near: Double) -> Double {
    min(near, (axis.to - axis.from) * gap)
  }

  var json: JSONValue {
    [
      "count": .integer(values.count), "at": .number(center), "from": .number(from),
      "to": .number(to),
    ]
  }

  /// Clumps in words, such as `10 near 53.5, 7 near 57, 4 elsewhere`.
  static func words(_ clumps: [GuessClump], near: Double) -> String {
    let count = clumps.reduce(0) { $0 + $1.values.count }
    let large = clumps.filter { $0.values.count > 1 }.prefix(named)
    guard !large.isEmpty else { return words(apart: clumps.map(\.from).sorted(), near) }
    let rest = count - large.reduce(0) { $0 + $1.values.count }
    let parts = large.map { $0.words(near) }
    return (parts + (rest > 0 ? ["\(rest) elsewhere"] : [])).joined(separator: ", ")
  }

  private static func words(apart values: [Double], _ near: Double) -> String {
    guard let first = values.first, let last = values.last, values.count > named else {
      return values.map(NumberQuestion.written).joined(separator: ", ")
    }
    return "\(values.count) from \(NumberQuestion.rounded(first, to: near)) to "
      + "\(NumberQuestion.rounded(last, to: near)), all apart"
  }

  private func words(_ near: Double) -> String {
    from == to
      ? "\(values.count) at \(NumberQuestion.written(from))"
      : "\(values.count) near \(NumberQuestion.rounded(center, to: near))"
  }
}
