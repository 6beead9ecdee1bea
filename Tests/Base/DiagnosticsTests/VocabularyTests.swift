import TestSupport
import Testing

@testable import Diagnostics

/// The word that was probably meant, among those that can stand in one place.
@Suite struct VocabularyTests {
  private static let known = [
    "gravity", "collision", "center", "alpha", "rotation", "red", "blue", "run", "elasticOut",
    "elasticIn", "x", "y", "on", "off",
  ]

  @Test(arguments: [
    ("gravty", "gravity"), ("grvaity", "gravity"), ("gravityy", "gravity"), ("centre", "center"),
    ("Center", "center"), ("ALPHA", "alpha"), ("roation", "rotation"), ("rde", "red"),
    ("bleu", "blue"), ("rnu", "run"), ("elasticout", "elasticOut"), ("elastcIn", "elasticIn"),
    ("colision", "collision"), ("ofd", "off"),
  ])
  func findsTheNearest(_ word: String, _ expected: String) {
    #expect(Vocabulary(Self.known).nearest(to: word).first == expected)
  }

  @Test(arguments: ["qwertz", "zzz", "q", "k", "gr", "", "velocity", "ab", "notAtAllLikeIt"])
  func findsNothingWhereNothingIsNear(_ word: String) {
    #expect(Vocabulary(Self.known).nearest(to: word) == [])
  }

  @Test func aTieGoesToTheFirst() {
    #expect(Vocabulary(["cat", "hat"]).nearest(to: "bat").first == "cat")
    #expect(Vocabulary(["hat", "cat"]).nearest(to: "bat").first == "hat")
  }

  @Test func theWordItselfIsNoSuggestion() {
    #expect(Vocabulary(["red"]).nearest(to: "red") == [])
    #expect(Vocabulary([]).nearest(to: "red") == [])
  }

  /// One letter dropped, doubled or swapped with its neighbour is always understood.
  @Test(arguments: known.filter { $0.count >= 5 })
  func oneSlipIsUnderstood(_ word: String) {
    let letters = Array(word)
    for index in letters.indices {
      var (dropped, doubled, swapped) = (letters, letters, letters)
      dropped.remove(at: index)
      doubled.insert(letters[index], at: index)
      if index > 0 { swapped.swapAt(index, index - 1) }
      for slip in [dropped, doubled, swapped].map({ String($0) }) where slip != word {
        #expect(Vocabulary(Self.known).nearest(to: slip).first == word, "\(slip)")
      }
    }
  }

  /// Text that is not ASCII counts by its visible letters.
  @Test func lettersAreThoseThatAreSeen() {
    #expect(Vocabulary(["größe", "gross"]).nearest(to: "grosse").first == "gross")
    #expect(Vocabulary(["größe", "e"]).nearest(to: "Größ").first == "größe")
    #expect(Vocabulary(["été"]).nearest(to: "ÉTÉS").first == "été")
  }

  @Test func aWordCutShortIsOneSlip() {
    #expect(Vocabulary(["gravity", "graph"]).nearest(to: "grav").first == "gravity")
    #expect(Vocabulary(["gravity"]).nearest(to: "gr") == [])
  }

  @Test func hyphensAndCaseDoNotCount() {
    #expect(Vocabulary(["easeInOut", "easeIn"]).nearest(to: "ease-in-out").first == "easeInOut")
  }

  @Test func aSynonymLeadsToWhatItMeans() {
    let words = Vocabulary(["alpha", "size"], synonyms: [("opacity", "alpha"), ("x", "center.x")])
    #expect(words.nearest(to: "opacity").first == "alpha")
    #expect(words.nearest(to: "opactiy").first == "alpha")
    #expect(words.nearest(to: "x").first == "center.x")
    #expect(words.nearest(to: "z") == [])
    #expect(words.meaning(of: "opacity") == "alpha" && words.meaning(of: "alpha") == nil)
  }

  /// Slips count the same both ways, and none means the same letters.
  @Test func slipsAreADistance() {
    var random = Seeded(7)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
          "abcé".randomElement(using: &random)
        })
    }
    for _ in 0..<2_000 {
      let (one, other) = (word(), word())
      // A beginning is nearer to its word than the word to it.
      if one.hasPrefix(other) || other.hasPrefix(one) { continue }
      let slips = Spelling(one).slips(to: Spelling(other))
      #expect(slips == Spelling(other).slips(to: Spelling(one)) && slips > 0)
      #expect(slips <= max(one.count, other.count))
    }
  }
}
