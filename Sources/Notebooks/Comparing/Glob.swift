/// Matching with wildcards, over the lines of an output and over the elements of a line alike.
enum Glob {
  /// A place in the pattern and the place in the text that it stands for.
  struct Pair {
    let pattern: Int
    let text: Int
  }

  /// Lays a pattern over a text.
  ///
  /// Each wildcard takes as little as it can; when what follows fails, only the last one takes
  /// more. That finds a match whenever there is one, because an earlier wildcard that takes more
  /// leaves less for the later.
  ///
  /// - Returns: The pairs of all that is not a wildcard; nil when the pattern does not fit.
  static func match(
    pattern: Range<Int>, text: Range<Int>, isWildcard: (Int) -> Bool,
    agrees: (_ pattern: Int, _ text: Int) -> Bool
  ) -> [Pair]? {
    var pairs: [Pair] = []
    var (next, place) = (pattern.lowerBound, text.lowerBound)
    var retry: (pattern: Int, text: Int, pairs: Int)?
    while place < text.upperBound {
      if next < pattern.upperBound, isWildcard(next) {
        next += 1
        retry = (next, place, pairs.count)
      } else if next < pattern.upperBound, agrees(next, place) {
        pairs.append(Pair(pattern: next, text: place))
        next += 1
        place += 1
      } else if let last = retry {
        // The last wildcard takes one more, and what followed it is tried again from there.
        retry = (last.pattern, last.text + 1, last.pairs)
        pairs.removeLast(pairs.count - last.pairs)
        (next, place) = (last.pattern, last.text + 1)
      } else {
        return nil
      }
    }
    while next < pattern.upperBound, isWildcard(next) { next += 1 }
    return next == pattern.upperBound ? pairs : nil
  }
}
