/// Finds the known word that was probably meant.
public enum Suggestion {
  /// The known word that was probably meant, or nil where none is near: the one that a word of CSS,
  /// SwiftUI or Core Animation stands for, or else the nearest, or else what the nearest of those
  /// foreign words stands for.
  public static func nearest(to word: String, in known: [String]) -> String? {
    if let meant = translation(of: word, in: known) { return meant }
    if let near = nearestSpelling(to: word, in: known) {
      // `postion` is `position`, and so the center, rather than `zPosition`.
      let foreign = nearestSpelling(to: word, in: ForeignWords.all).flatMap { foreign in
        distance(foreign, word) < distance(near, word) ? translation(of: foreign, in: known) : nil
      }
      return foreign ?? near
    }
    if let begun = begun(word, in: known) { return begun }
    // Two letters are near to too much of what others say.
    guard word.count > 2 else { return nil }
    return nearestSpelling(to: word, in: ForeignWords.all).flatMap {
      translation(of: $0, in: known)
    }
  }

  private static func distance(_ one: String, _ other: String) -> Int {
    Spelling(one).distance(to: Spelling(other))
  }

  /// What a foreign word stands for, if that is known here; of `center.x` the first part counts.
  private static func translation(of word: String, in known: [String]) -> String? {
    guard let meant = ForeignWords.translation(of: word) else { return nil }
    let first = meant.split(separator: ".").first.map(String.init) ?? meant
    return known.contains(meant) || known.contains(first) ? meant : nil
  }

  /// The one known word that begins like this, for three letters or more.
  private static func begun(_ word: String, in known: [String]) -> String? {
    guard word.count >= 3 else { return nil }
    let beginning = word.lowercased()
    let matches = known.filter {
      $0 != word && $0.mayBeginAs(word) && $0.lowercased().hasPrefix(beginning)
    }
    return Set(matches).count == 1 ? matches.first : nil
  }

  /// The known word that is spelled most alike.
  ///
  /// Nearness is the optimal string alignment distance (insert, delete, replace, swap neighbours),
  /// without regard to case, and at most `most`, or else a third of the word's length. Ties go to the
  /// first in `known`, so the answer does not depend on any hash order.
  static func nearestSpelling(to word: String, in known: [String], within most: Int? = nil)
    -> String?
  {
    let wanted = Spelling(word)
    let limit = most ?? max(1, wanted.count / 3)
    var best: (rank: (Int, Int), word: String)?
    for candidate in known where candidate != word {
      // Most words are told apart by their length, and a letter has one byte at least.
      guard candidate.utf8.count >= wanted.count - limit else { continue }
      let spelling = Spelling(candidate)
      guard abs(spelling.count - wanted.count) <= limit else { continue }
      // What sounds alike is one slip of spelling.
      let distance =
        wanted.sounds(like: spelling) ? 1 : wanted.distance(to: spelling, upTo: limit)
      // One or two letters are too few for a guess that changes most of them.
      guard distance <= limit, distance < max(wanted.count, spelling.count) else { continue }
      // A letter that was left out is the likelier slip than another one in its place.
      let rank = (distance, spelling.count > wanted.count ? 0 : 1)
      if rank < best?.rank ?? (.max, 0) { best = (rank, candidate) }
    }
    return best?.word
  }

  /// The known words most alike in spelling, the nearest first: those with a beginning in common,
  /// then by the alignment distance. Ties keep the order of `known`.
  static func closest(to word: String, in known: [String], count: Int) -> [String] {
    let wanted = Spelling(word)
    let ranked = known.enumerated().map { place, candidate in
      let spelling = Spelling(candidate)
      return (
        rank: wanted.distance(to: spelling) - 2 * wanted.shared(with: spelling), place: place,
        candidate: candidate
      )
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.prefix(count).map(
      \.candidate)
  }
}

extension String {
  /// Whether its first letter may be that of another word, without regard to case; quickly told.
  fileprivate func mayBeginAs(_ word: String) -> Bool {
    guard let one = utf8.first, let other = word.utf8.first, one < 0x80, other < 0x80 else {
      return true
    }
    return one | 0x20 == other | 0x20
  }
}
