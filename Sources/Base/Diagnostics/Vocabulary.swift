/// The words that are valid in one place of a line, and their synonyms in other systems: `opacity`
/// for `alpha`, `restitution` for `elasticity`. A declaration gives its synonyms as `also`.
public struct Vocabulary: Sendable, ExpressibleByArrayLiteral {
  /// The valid words, in the order of help.
  public private(set) var words: [String]
  private var synonyms: [(word: String, meaning: String)]

  /// - Parameter synonyms: Words that are not valid, each with its meaning.
  public init(_ words: [String], synonyms: [(word: String, meaning: String)] = []) {
    self.words = words
    self.synonyms = synonyms
  }

  public init(arrayLiteral words: String...) { self.init(words) }

  /// The words of declarations, each with its synonyms.
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

  /// The meaning of a synonym; nil for any other word.
  public func meaning(of word: String) -> String? {
    synonyms.first { $0.word == word }?.meaning
  }

  /// The words that were probably meant, the nearest first.
  ///
  /// Nearness is the optimal string alignment distance (insert, delete, replace or swap
  /// neighbours), ignoring case and hyphens, of at most a third of the word's length. A shortened
  /// word counts as one slip; a valid word with letters added is near, however many they are. A
  /// synonym of more than three letters may have one slip. Of equally near words, the first one
  /// declared comes first. A word that is exactly a synonym has no other suggestions than what it is
  /// a synonym of.
  public func nearest(to word: String) -> [String] {
    let wanted = Spelling(word)
    let limit = max(1, wanted.count / 3)
    var near: [(slips: Int, place: Int, word: String)] = []
    // A beginning of a long word is farther from it than the whole with a slip.
    func rest(_ candidate: String) -> Int { max(0, abs(candidate.count - word.count) - 2) }
    func consider(_ candidate: String, meaning: String) {
      let spelling = Spelling(candidate)
      let slips = wanted.slips(to: spelling, upTo: limit)
      // As many slips as letters leave nothing of the word.
      let isLonger = candidate == meaning && wanted.continues(spelling)
      // A synonym is found by itself, or with one slip: what it means looks like neither.
      guard slips <= (candidate == meaning ? limit : 1) || isLonger,
        slips == 0 || slips < wanted.count,
        slips == 0 || !near.contains(where: { $0.word == meaning })
      else { return }
      near.append((slips, near.count, meaning))
    }
    for known in words where known != word { consider(known, meaning: known) }
    for (synonym, meaning) in synonyms where synonym == word || synonym.count > 3 {
      consider(synonym, meaning: meaning)
    }
    // An exact synonym is what was meant, even if other words are spelled similarly.
    let exact = near.filter { $0.slips == 0 }
    if !exact.isEmpty { return exact.map(\.word) }
    return near.sorted {
      ($0.slips, rest($0.word), $0.place) < ($1.slips, rest($1.word), $1.place)
    }
    .prefix(Self.mostSuggestions).map(\.word)
  }

  private static let mostSuggestions = 4
}
