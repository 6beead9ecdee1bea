import Testing

@testable import Diagnostics
@testable import Sessions

/// Each phrase of the book is found by its own words, and its line can be typed.
@Suite struct PhraseBookTests {
  private static let scene = [
    "view red frame (20, 60, 80, 80)", "view box frame (120, 0, 100, 100)",
    "view ball frame (220, 300, 60, 60)",
  ]
  private static let names = NamesAtHand(views: ["red", "box", "ball"], colors: ["blue", "green"])

  /// What is typed in the places of phrases; numbers of several sizes, since a share is none of 100.
  private static let samples = [
    ["2", "0.5", "100", "50", "1", "1"], ["0.5", "0.2", "0.8", "1", "1", "1"],
    ["50", "300", "120", "80", "1", "1"],
  ].map { numbers in
    var values = [
      "VIEW": "red", "OTHER": "box", "THIRD": "ball", "TIME": "0.4s", "TIME2": "0.2s",
      "TIME3": "0.3s", "ANGLE": "30deg", "ANGLE2": "60deg", "POINT": "(0.5, 0.2)",
      "POINT2": "(200, 300)", "POINT3": "(50, 50)", "COLOR": "blue", "COLOR2": "green",
      "COLOR3": "blue", "TEXT": "\"hello\"", "TEXT2": "\"again\"", "N": numbers[0],
    ]
    for index in 1..<numbers.count { values["N\(index + 1)"] = numbers[index] }
    return values
  }

  /// A phrase as someone types it.
  private static func typed(_ phrase: Substring, _ values: [String: String]) -> String {
    let words = phrase.split(separator: " => ", maxSplits: 1)[0]
    return words.split(separator: " ").map { values[String($0)] ?? String($0) }
      .joined(separator: " ")
  }

  private static let phrases = PhraseBook.texts.flatMap { text in
    text.split(separator: "\n").map(String.init)
  }

  @Test func eachLineIsAPhrase() {
    #expect(Self.phrases.count > 1_000 && PhraseBook.shared.phrases.count == Self.phrases.count)
    for (index, text) in Self.phrases.enumerated()
    where PhraseBook.shared.phrase(at: index)?.words.isEmpty != false {
      Issue.record("no phrase with words: \(text)")
    }
  }

  @Test func eachPhraseIsFoundByItsWords() throws {
    for (index, text) in Self.phrases.enumerated() {
      let phrase = try #require(PhraseBook.shared.phrase(at: index))
      let typed = Self.typed(text[...], Self.samples[0])
      let line = phrase.filled(from: PhraseReading(typed, Self.names), Self.names)?.line
      let finds = PhraseBook.shared.nearest(to: typed, Self.names, least: 0.8, most: 5)
      #expect(line != nil && finds.contains { $0.line == line }, "\(text): \(finds.map(\.line))")
    }
  }

  @Test(arguments: 0..<8)
  func eachLineCanBeTyped(_ share: Int) throws {
    for index in stride(from: share, to: Self.phrases.count, by: 8) {
      let text = Self.phrases[index]
      let phrase = try #require(PhraseBook.shared.phrase(at: index))
      let lines = Self.samples.compactMap { values in
        let reading = PhraseReading(Self.typed(text[...], values), Self.names)
        return phrase.filled(from: reading, Self.names)?.line
      }
      let isTypable = lines.contains { line in
        let session = Session()
        session.require(Self.scene)
        return session.diagnostic(of: line) == nil
      }
      #expect(isTypable, "\(text)")
    }
  }

  @Test func wordsThatTurnTheMeaningAreKept() {
    func line(_ text: String) -> String? {
      PhraseBook([
        "wind blows VIEW to the left => left VIEW", "wind blows VIEW to the right => right VIEW",
        "stuff of VIEW density N and friction N2 => both VIEW N N2",
      ]).nearest(to: text, Self.names, least: 0.5).first?.line
    }
    #expect(line("wind that blows to the right") == "right red")
    #expect(line("wind blows box leftwards") == "left box")
    #expect(line("wind") == nil)
    #expect(line("stuff density 2 friction 0.5 on ball") == "both ball 2 0.5")
    #expect(line("stuff friction 2 density 0.5") == nil)
  }
}
