/// Pairs recorded lines with new ones, with the fewest changes.
struct OutputAlignment {
  enum Step: Hashable {
    /// Two lines side by side; the recorded one is never `...` itself.
    case pair(recorded: Int, actual: Int, agrees: Bool)
    /// A recorded line that is missing from the new output.
    case missing(recorded: Int)
    /// A new line that was not recorded, before the recorded line of this index.
    case added(actual: Int, before: Int)
    /// A line `...` and the lines that it matches.
    case ellipsis(recorded: Int, actual: Range<Int>)
  }

  /// The maximum number of pairings that are weighed line by line. Beyond it, ranges of equal
  /// length are paired in order, and any other is replaced as a whole.
  static let weighedPairs = 250_000

  private(set) var steps: [Step] = []

  private let recorded: [OutputLine]
  private let actual: [OutputLine]
  private let tolerance: Double?

  init(recorded: [OutputLine], actual: [OutputLine], tolerance: Double?) {
    self.recorded = recorded
    self.actual = actual
    self.tolerance = tolerance
    if let pairs = agreement() {
      appendAgreement(pairs)
    } else {
      appendDrifting()
    }
  }

  var agrees: Bool {
    steps.allSatisfy { step in
      switch step {
      case .pair(_, _, let agrees): agrees
      case .ellipsis: true
      case .missing, .added: false
      }
    }
  }

  private func agree(_ line: Int, _ other: Int) -> Bool {
    recorded[line].agrees(with: actual[other], tolerance: tolerance)
  }

  /// The pairs, if all of the output agrees.
  private func agreement() -> [Glob.Pair]? {
    Glob(
      pattern: recorded.indices, text: actual.indices, isWildcard: { recorded[$0].isEllipsis },
      agrees: agree, isSame: { recorded[$0].text == actual[$1].text },
      repeats: { recorded[$0].text == recorded[$1].text }
    ).match()
  }

  private mutating func appendAgreement(_ pairs: [Glob.Pair]) {
    var next = 0
    var pairs = pairs[...]
    for line in recorded.indices {
      if let pair = pairs.first, pair.pattern == line {
        steps.append(.pair(recorded: line, actual: pair.text, agrees: true))
        next = pair.text + 1
        pairs.removeFirst()
      } else {
        // The lines between two pairs belong to the first wildcard; another one next to it gets
        // none.
        let end = pairs.first?.text ?? actual.count
        steps.append(.ellipsis(recorded: line, actual: next..<end))
        next = end
      }
    }
  }

  /// Pairs the agreeing lines at both ends and weighs the lines between.
  private mutating func appendDrifting() {
    var start = 0
    let shorter = min(recorded.count, actual.count)
    while start < shorter, !recorded[start].isEllipsis, agree(start, start) { start += 1 }
    var tail = 0
    while tail < shorter - start, !recorded[recorded.count - 1 - tail].isEllipsis,
      agree(recorded.count - 1 - tail, actual.count - 1 - tail)
    {
      tail += 1
    }
    for line in 0..<start { steps.append(.pair(recorded: line, actual: line, agrees: true)) }
    appendWeighed(start..<(recorded.count - tail), start..<(actual.count - tail))
    for offset in (0..<tail).reversed() {
      let (line, other) = (recorded.count - 1 - offset, actual.count - 1 - offset)
      steps.append(.pair(recorded: line, actual: other, agrees: true))
    }
  }

  private mutating func appendWeighed(_ lines: Range<Int>, _ others: Range<Int>) {
    guard Int64(lines.count) * Int64(others.count) <= Self.weighedPairs else {
      return appendUnweighed(lines, others)
    }
    let table = CostTable(
      rows: lines.count, columns: others.count,
      isWildcard: { recorded[lines.lowerBound + $0].isEllipsis },
      pairCost: { pairCost(lines.lowerBound + $0, others.lowerBound + $1) })
    var line = lines.lowerBound
    var other = others.lowerBound
    for move in table.moves() {
      append(move, line: &line, other: &other)
    }
  }

  private mutating func appendUnweighed(_ lines: Range<Int>, _ others: Range<Int>) {
    if lines.count == others.count, !lines.contains(where: { recorded[$0].isEllipsis }) {
      steps += zip(lines, others).map { line, other in
        .pair(recorded: line, actual: other, agrees: agree(line, other))
      }
    } else {
      steps += lines.map { .missing(recorded: $0) }
      steps += others.map { .added(actual: $0, before: lines.upperBound) }
    }
  }

  private mutating func append(_ move: CostTable.Move, line: inout Int, other: inout Int) {
    switch move {
    case .pair:
      steps.append(.pair(recorded: line, actual: other, agrees: agree(line, other)))
      line += 1
      other += 1
    case .down:
      steps.append(
        recorded[line].isEllipsis
          ? .ellipsis(recorded: line, actual: other..<other) : .missing(recorded: line))
      line += 1
    case .across:
      steps.append(.added(actual: other, before: line))
      other += 1
    case .absorb(let count):
      steps.append(.ellipsis(recorded: line, actual: other..<(other + count)))
      line += 1
      other += count
    }
  }

  /// The cost of a pair: 0 for agreeing lines, little for a changed number, and for other text as
  /// much as for a missing line.
  private func pairCost(_ line: Int, _ other: Int) -> Int32 {
    if agree(line, other) { return 0 }
    return recorded[line].hasShape(of: actual[other]) ? 1 : 2
  }
}
