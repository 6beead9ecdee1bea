import TestSupport
import Testing

@testable import Diagnostics

@Suite struct SuggestionTests {
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
    #expect(Suggestion.nearest(to: word, in: Self.known) == expected)
  }

  @Test(arguments: ["qwertz", "zzz", "q", "k", "gr", "", "velocity", "ab", "notAtAllLikeIt"])
  func findsNothingWhereNothingIsNear(_ word: String) {
    #expect(Suggestion.nearest(to: word, in: Self.known) == nil)
  }

  @Test func aTieGoesToTheFirst() {
    #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
  }

  @Test func theWordItselfIsNoSuggestion() {
    #expect(Suggestion.nearest(to: "red", in: ["red"]) == nil)
    #expect(Suggestion.nearest(to: "red", in: []) == nil)
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
        #expect(Suggestion.nearest(to: slip, in: Self.known) == word, "\(slip)")
      }
    }
  }

  /// What is not ASCII counts by the letters that are seen, and what sounds alike is near.
  @Test func lettersAreThoseThatAreSeen() {
    #expect(Suggestion.nearest(to: "grosse", in: ["größe", "gross"]) == "gross")
    #expect(Suggestion.nearest(to: "Größ", in: ["größe", "e"]) == "größe")
    #expect(Suggestion.nearest(to: "alfabet", in: ["alphabet"]) == "alphabet")
    #expect(Suggestion.nearest(to: "ÉTÉS", in: ["été"]) == "été")
  }

  /// A limit only ends what would be beyond it.
  @Test func theLimitChangesNothingWithinIt() {
    var random = Seeded(7)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
          "abcé".randomElement(using: &random)
        })
    }
    for _ in 0..<2_000 {
      let (one, other) = (Spelling(word()), Spelling(word()))
      let whole = one.distance(to: other)
      #expect(whole == other.distance(to: one))
      for limit in 0...3 {
        let limited = one.distance(to: other, upTo: limit)
        #expect(whole <= limit ? limited == whole : limited > limit)
      }
    }
  }
}
