/// The words that can stand in one place of a line, and words of other systems that mean one of them
/// there: `opacity` for `alpha`, `restitution` for `elasticity`.
public struct Vocabulary: Sendable, ExpressibleByArrayLiteral {
  /// What can be written, in the order in which help lists it.
  public private(set) var words: [String]
  private var synonyms: [(word: String, meaning: String)]

  /// - Parameter synonyms: Words that cannot be written, each with the one that it means.
  public init(_ words: [String], synonyms: [(word: String, meaning: String)] = []) {
    self.words = words
    self.synonyms = synonyms
  }

  public init(arrayLiteral words: String...) { self.init(words) }

  /// The words of declarations, each with those that mean it.
  public init<Declaration>(
    of declarations: [Declaration], _ name: (Declaration) -> String,
    also: (Declaration) -> [String]
  ) {
    self.init(
      declarations.map(name),
      synonyms: declarations.flatMap { declaration in
        also(declaration).map { ($0, name(declaration)) }
      })
  }

  public static func + (one: Vocabulary, other: Vocabulary) -> Vocabulary {
    Vocabulary(one.words + other.words, synonyms: one.synonyms + other.synonyms)
  }

  /// What a synonym means; nil for any other word.
  public func meaning(of word: String) -> String? {
    synonyms.first { $0.word == word }?.meaning
  }

  /// The words that were probably meant, the nearest first.
  ///
  /// Nearness is the optimal string alignment distance (insert, delete, replace or swap neighbours),
  /// ignoring case and hyphens, and at most a third of the word's length. A word cut short counts as
  /// one slip. A synonym is as near as the word it means. Ties go to the first declared, and a synonym
  /// that is written as it is stands alone.
  public func nearest(to word: String) -> [String] {
    let wanted = Spelling(word)
    let limit = max(1, wanted.count / 3)
    var near: [(slips: Int, place: Int, word: String)] = []
    func consider(_ candidate: String, meaning: String) {
      let slips = wanted.slips(to: Spelling(candidate), upTo: limit)
      // One or two letters are too few to change most of them.
      guard slips <= limit, slips == 0 || slips < wanted.count,
        !near.contains(where: { $0.word == meaning })
      else { return }
      near.append((slips, near.count, meaning))
    }
    for known in words where known != word { consider(known, meaning: known) }
    for (synonym, meaning) in synonyms { consider(synonym, meaning: meaning) }
    // A synonym is what is meant, whatever else is spelled nearly so.
    if let exact = near.first(where: { $0.slips == 0 }) { return [exact.word] }
    return near.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }
      .prefix(Self.mostSuggestions).map(\.word)
  }

  private static let mostSuggestions = 4
}
