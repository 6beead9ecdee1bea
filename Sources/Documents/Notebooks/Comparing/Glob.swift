/// Wildcard matching, for the lines of an output and for the elements of a line.
struct Glob {
  /// A place in the pattern and the place in the text that it matches.
  struct Pair: Hashable {
    let pattern: Int
    let text: Int
  }

  let pattern: Range<Int>
  let text: Range<Int>
  let isWildcard: (Int) -> Bool
  /// Whether an element of the pattern matches an element of the text.
  let agrees: (_ pattern: Int, _ text: Int) -> Bool
  /// Whether both are exactly the same, which is stricter than a match.
  let isSame: (_ pattern: Int, _ text: Int) -> Bool
  /// Whether two places of the pattern are exactly the same.
  let repeats: (_ pattern: Int, _ other: Int) -> Bool

  /// Matches the pattern against the text.
  ///
  /// The part before the first wildcard matches at the text's start, the part after the last one at
  /// its end. Each part between goes to the first place where it fits, which leaves the most room
  /// for the rest.
  ///
  /// - Returns: The pairs of all that is not a wildcard; nil if the pattern does not match.
  func match() -> [Pair]? {
    var segments = pattern.split(omittingEmptySubsequences: false, whereSeparator: isWildcard)
    guard let first = segments.first, let last = segments.last else {
      return text.isEmpty ? [] : nil
    }
    guard segments.count > 1 else {
      return pattern.count == text.count && fits(first, at: text.lowerBound)
        ? pairs(first, at: text.lowerBound) : nil
    }
    let end = text.upperBound - last.count
    var place = text.lowerBound + first.count
    guard place <= end, fits(first, at: text.lowerBound), fits(last, at: end) else { return nil }
    var found = pairs(first, at: text.lowerBound)
    segments.removeFirst()
    segments.removeLast()
    for segment in segments where !segment.isEmpty {
      guard let start = find(segment, in: place..<end) else { return nil }
      found += pairs(segment, at: start)
      place = start + segment.count
    }
    return found + pairs(last, at: end)
  }

  private func pairs(_ segment: Range<Int>, at start: Int) -> [Pair] {
    segment.map { Pair(pattern: $0, text: start + $0 - segment.lowerBound) }
  }

  private func fits(_ segment: Range<Int>, at start: Int) -> Bool {
    segment.allSatisfy { agrees($0, start + $0 - segment.lowerBound) }
  }

  /// The average number of comparisons per place before the search for a repetitive segment in a
  /// repetitive text switches to exact matching.
  private static let looks = 16

  /// The first place at which a segment fits.
  ///
  /// Agreement is not transitive, so earlier matches say nothing about later ones: in a repetitive
  /// text, each start costs the whole segment again. Then only exact matches count, for which a
  /// linear search exists.
  private func find(_ segment: Range<Int>, in text: Range<Int>) -> Int? {
    var patience = Self.looks * (segment.count + text.count)
    var start = text.lowerBound
    while start + segment.count <= text.upperBound {
      var place = segment.lowerBound
      while place < segment.upperBound, agrees(place, start + place - segment.lowerBound) {
        place += 1
      }
      if place == segment.upperBound { return start }
      patience -= place - segment.lowerBound + 1
      start += 1
      if patience < 0 { return findSame(segment, in: start..<text.upperBound) }
    }
    return nil
  }

  /// The first exact match, in one pass through the text (Knuth, Morris and Pratt, "Fast pattern
  /// matching in strings", 1977).
  private func findSame(_ segment: Range<Int>, in text: Range<Int>) -> Int? {
    let pattern = Array(segment)
    let borders = borders(of: pattern)
    var matched = 0
    for place in text {
      while matched > 0, !isSame(pattern[matched], place) { matched = borders[matched - 1] }
      if isSame(pattern[matched], place) { matched += 1 }
      if matched == pattern.count { return place - matched + 1 }
    }
    return nil
  }

  /// For each prefix of the pattern, the length of its longest border: a shorter prefix with which
  /// it also ends.
  private func borders(of pattern: [Int]) -> [Int] {
    var borders = [0]
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, !repeats(pattern[index], pattern[length]) { length = borders[length - 1] }
      if repeats(pattern[index], pattern[length]) { length += 1 }
      borders.append(length)
    }
    return borders
  }
}
