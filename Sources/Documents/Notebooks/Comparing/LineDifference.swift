/// The lines of one text that were replaced by lines of another.
///
/// For short texts, the changes are the fewest possible (Myers, "An O(ND) difference algorithm",
/// 1986), whose cost grows with the square of the difference. In long texts, lines that occur once
/// in each text are anchors, and only the lines between two anchors are compared (Cohen's patience
/// difference); a range that is still long is replaced as a whole.
struct LineDifference {
  /// A range of lines and its replacement; either may be empty.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The maximum number of lines of both texts for which the fewest changes are computed.
  static let shortLines = 1_000

  private(set) var changes: [Change] = []
  private let old: [String]
  private let new: [String]

  init(from old: [String], to new: [String]) {
    self.old = old
    self.new = new
    compare(trimmed(Change(old: old.indices, new: new.indices)))
  }

  private mutating func compare(_ whole: Change) {
    guard whole.old.count + whole.new.count > Self.shortLines else { return addFewest(whole) }
    var place = (old: whole.old.lowerBound, new: whole.new.lowerBound)
    for anchor in anchors(in: whole) {
      add(Change(old: place.old..<anchor.old, new: place.new..<anchor.new))
      place = (anchor.old + 1, anchor.new + 1)
    }
    add(Change(old: place.old..<whole.old.upperBound, new: place.new..<whole.new.upperBound))
  }

  /// A change without the equal lines at both ends.
  private func trimmed(_ change: Change) -> Change {
    var (lines, others) = (change.old, change.new)
    while let line = lines.first, let other = others.first, old[line] == new[other] {
      (lines, others) = (lines.dropFirst(), others.dropFirst())
    }
    while let line = lines.last, let other = others.last, old[line] == new[other] {
      (lines, others) = (lines.dropLast(), others.dropLast())
    }
    return Change(old: lines, new: others)
  }

  private mutating func add(_ change: Change) {
    let change = trimmed(change)
    if change.old.count + change.new.count <= Self.shortLines { return addFewest(change) }
    append(change)
  }

  /// Appends a change; adjacent changes are merged.
  private mutating func append(_ change: Change) {
    if change.old.isEmpty && change.new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  private mutating func addFewest(_ whole: Change) {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for step in new[whole.new].difference(from: old[whole.old]) {
      switch step {
      case .remove(let offset, _, _): removed.insert(whole.old.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(whole.new.lowerBound + offset)
      }
    }
    var (line, other) = (whole.old.lowerBound, whole.new.lowerBound)
    while line < whole.old.upperBound || other < whole.new.upperBound {
      let start = (line, other)
      while removed.contains(line) { line += 1 }
      while inserted.contains(other) { other += 1 }
      append(Change(old: start.0..<line, new: start.1..<other))
      line += 1
      other += 1
    }
  }

  // MARK: Anchors

  /// The lines that occur once in each text: the largest set in the same order in both.
  private func anchors(in whole: Change) -> [(old: Int, new: Int)] {
    let others = Self.single(new, whole.new)
    let pairs = Self.single(old, whole.old).compactMap { text, line in
      others[text].map { (old: line, new: $0) }
    }.sorted { $0.old < $1.old }
    return Self.longestRise(of: pairs)
  }

  /// The lines that occur once, by their text.
  private static func single(_ lines: [String], _ range: Range<Int>) -> [String: Int] {
    var places: [String: Int?] = [:]
    for line in range {
      places.updateValue(places[lines[line]] == nil ? line : nil, forKey: lines[line])
    }
    return places.compactMapValues { $0 }
  }

  /// The longest subsequence in which the new lines increase too. As in patience sorting, each pair
  /// goes on the first pile whose top is greater, and remembers the top of the pile before.
  private static func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tops[low - 1] : nil)
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = tops.last
    while let index = next {
      rise.append(pairs[index])
      next = before[index]
    }
    return rise.reversed()
  }
}
