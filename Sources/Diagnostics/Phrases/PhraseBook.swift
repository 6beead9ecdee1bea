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
    animators, answers, attachments, blocks, centers, changes, collisions, colours, comparing,
    contacts, curves, drags, drawings, fades, fallPlots, fields, flings, gravity, growth, helpLines,
    keyboards, keyframes, keys, layerAnimations, looks, loops, materials, moves, numbers,
    pacedBlocks, places, playback, plots, prints, pushes, rotations, screens, sequences, session,
    shifts, snaps, springs, stages, sums, tables, tilts, time, touches, turns, values, views,
    watching,
  ]

  /// The phrases with their lines, as they are written.
  let phrases: [Substring]
  private let vocabulary: PhraseVocabulary
  /// The words of each phrase, by their numbers in the vocabulary.
  private let words: [[Int]]
  /// Which phrases have a word.
  private let places: [[Int]]
  /// How long each phrase is, in the weights of its words.
  private let lengths: [Double]

  init(_ texts: [String]) {
    var phrases: [Substring] = []
    var words: [[Int]] = []
    var vocabulary = PhraseVocabulary()
    for text in texts {
      var bytes = text
      let ranges = bytes.withUTF8 { bytes in
        bytes.split(separator: UInt8(ascii: "\n")).map { line in
          words.append(vocabulary.words(of: line))
          return line.startIndex..<line.endIndex
        }
      }
      phrases += ranges.map { range in
        let start = bytes.utf8.index(bytes.startIndex, offsetBy: range.lowerBound)
        return bytes[start..<bytes.utf8.index(start, offsetBy: range.count)]
      }
    }
    self.phrases = phrases
    self.words = words
    self.vocabulary = vocabulary
    var places: [[Int]] = Array(repeating: [], count: vocabulary.words.count)
    for (index, words) in words.enumerated() {
      for word in words { places[word].append(index) }
    }
    self.places = places
    let weights = places.map { [count = words.count] in Self.weight($0.count, of: count) }
    lengths = words.map { Self.length($0.map { weights[$0] }) }
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

  /// How many phrases are looked at for the nearest whose line has all that was typed.
  private static let enough = 12

  /// How near the others are at least, of what the nearest is.
  private static let rest = 0.85

  /// The phrases nearest to a line, each with its line; the nearest first.
  ///
  /// - Parameter least: how near they are at least.
  public func nearest(to line: String, _ names: NamesAtHand, least: Double, most: Int = 3) -> [Find]
  {
    let reading = PhraseReading(line, names)
    var finds: [Find] = []
    for (index, nearness) in near(reading.words, least: least) where finds.count < Self.enough {
      guard let phrase = phrase(at: index), phrase.canBe(reading),
        let filled = phrase.filled(from: reading, names)
      else { continue }
      finds.append(
        Find(
          line: filled.line, nearness: nearness * (filled.isWhole ? 1 : Self.loss),
          isWhole: filled.isWhole))
    }
    let sorted = finds.enumerated().sorted {
      ($1.element.nearness, $0.offset) < ($0.element.nearness, $1.offset)
    }
    let bound = max(least, Self.rest * (sorted.first?.element.nearness ?? 0))
    return sorted.prefix(most).map(\.element).filter { $0.nearness >= bound }
  }

  /// A phrase with its line; nil where the text is none.
  func phrase(at index: Int) -> Phrase? {
    Phrase(phrases[index], words: words[index].map { vocabulary.words[$0] })
  }

  /// The phrases that have some of the words, the nearest first.
  private func near(_ words: [String], least: Double) -> [(index: Int, nearness: Double)] {
    var shares: [Int: Double] = [:]
    var weights: [Double] = []
    for word in words {
      let having = vocabulary.places[word].map { places[$0] } ?? []
      let weight = Self.weight(having.count, of: phrases.count)
      weights.append(weight)
      for index in having { shares[index, default: 0] += weight * weight }
    }
    let length = Self.length(weights)
    guard length > 0 else { return [] }
    return shares.map { (index: $0.key, nearness: $0.value / length / lengths[$0.key]) }
      .filter { $0.nearness >= least }
      .sorted { ($1.nearness, $0.index) < ($0.nearness, $1.index) }
  }
}
