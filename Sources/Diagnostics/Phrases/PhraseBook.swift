/// Phrases with the lines that they mean. A line that no rule reads is answered with the nearest of
/// them, made of the names and values that were typed.
///
/// The nearest is told as documents are found: a word counts for more the fewer phrases have it, and
/// a phrase is as near as the angle between its words and those of the line is small (the cosine
/// measure with inverse document frequencies, Salton and Buckley 1988).
public struct PhraseBook: Sendable {
  /// A line to suggest, not tried yet.
  public struct Find: Sendable {
    public let line: String
    /// How near the phrase is, from 0 to 1.
    public let nearness: Double
    /// Whether it has all names and values that were typed, and no others.
    public let isWhole: Bool
  }

  public static let shared = PhraseBook(texts)

  /// Phrases with ` => ` and their lines, by what they are about.
  static let texts = [
    animators, answers, attachments, blocks, changes, collisions, comparing, curves, drawings,
    fields, flings, gravity, keyboards, keyframes, looks, loops, materials, moves, numbers, places,
    playback, plots, prints, pushes, screens, session, snaps, springs, sums, tables, tilts, time,
    touches, turns, values, views,
  ]

  let phrases: [Phrase]
  /// Which phrases have a word.
  private let places: [String: [Int]]
  /// How long each phrase is, in the weights of its words.
  private let lengths: [Double]

  init(_ texts: [String]) {
    phrases = texts.flatMap { $0.split(separator: "\n").compactMap(Phrase.init) }
    var places: [String: [Int]] = [:]
    for (index, phrase) in phrases.enumerated() {
      for word in phrase.words { places[word, default: []].append(index) }
    }
    self.places = places
    let count = phrases.count
    lengths = phrases.map { phrase in
      Self.length(phrase.words.map { Self.weight(places[$0, default: []].count, of: count) })
    }
  }

  /// What a word counts for: the logarithm of how rare it is, to the base 2, and straight between the
  /// powers of two, which is near enough.
  private static func weight(_ count: Int, of all: Int) -> Double {
    let rarity = Double(all + 1) / (Double(count) + 0.5)
    return Double(rarity.exponent) + rarity.significand - 1
  }

  private static func length(_ weights: [Double]) -> Double {
    weights.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// How much less near a phrase is whose line has not all that was typed.
  private static let loss = 0.85

  /// How near the others are at least, of what the nearest is.
  private static let rest = 0.85

  /// The phrases nearest to a line, each with its line; the nearest first.
  ///
  /// - Parameter least: how near they are at least.
  public func nearest(to line: String, _ names: NamesAtHand, least: Double, most: Int = 3) -> [Find]
  {
    let reading = PhraseReading(line, names)
    var shares: [Int: Double] = [:]
    var weights: [Double] = []
    for word in reading.words {
      let having = places[word, default: []]
      let weight = Self.weight(having.count, of: phrases.count)
      weights.append(weight)
      for index in having { shares[index, default: 0] += weight * weight }
    }
    let length = Self.length(weights)
    guard length > 0 else { return [] }
    let near = shares.map { (index: $0.key, nearness: $0.value / length / lengths[$0.key]) }
      .filter { $0.nearness >= least && phrases[$0.index].canBe(reading) }
      .sorted { ($1.nearness, $0.index) < ($0.nearness, $1.index) }
    let finds = near.prefix(12).compactMap { index, nearness in
      phrases[index].filled(from: reading, names).map {
        Find(
          line: $0.line, nearness: nearness * ($0.isWhole ? 1 : Self.loss), isWhole: $0.isWhole)
      }
    }
    let sorted = finds.enumerated().sorted {
      ($1.element.nearness, $0.offset) < ($0.element.nearness, $1.offset)
    }
    let bound = max(least, Self.rest * (sorted.first?.element.nearness ?? 0))
    return sorted.prefix(most).map(\.element).filter { $0.nearness >= bound }
  }
}
