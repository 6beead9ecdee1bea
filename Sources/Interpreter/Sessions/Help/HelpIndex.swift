import Diagnostics
import Evaluation
import MotionCurves
import MotionPlatform
import Values

/// Finds the help topics for some words: one index over commands and their clauses, concepts,
/// functions, curves, events and lessons, ranked by BM25.
///
/// S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009),
/// with k1 = 1, because a word that occurs twice says little more than a word that occurs once, and
/// with b = 0.4, because a long text means a topic with many uses rather than a wordy one.
package struct HelpIndex {
  /// Words that mean a topic only together, such as `turn off`.
  private struct Phrase {
    let words: [String]
    /// How far one of them may stand behind the one before it.
    var gap = 3
  }

  /// A topic with the stems of its text.
  private struct Document {
    let topic: Topic
    /// Lines that show it, with names of their own.
    let lines: [Topic]
    let counts: [String: Int]
    /// The stems of its names: one of them alone may mean it, a word of its summary does not.
    let names: Set<String>
    let phrases: [Phrase]
    let length: Int
    /// The weight of its score.
    let weight: Double
  }

  private let commands: CommandTable
  private let documents: [Document]
  private let meanLength: Double
  /// The number of documents that contain a stem.
  private let frequencies: [String: Int]

  /// Creates the index, which takes a few milliseconds.
  /// - Parameters:
  ///   - commands: The commands that help explains.
  ///   - lessons: Lessons with their questions.
  package init(_ commands: CommandTable, lessons: [Topic]) {
    self.commands = commands
    var texts: [(entry: Entry, lines: [Topic], weight: Double)] = []
    var places: [String: Int] = [:]
    let entries = [
      (Self.entries(of: commands), 1), (Self.concepts, Self.conceptWeight), (Self.names, 1),
      (Self.clauses(of: commands), Self.clauseWeight), (lessons.map(Self.entry), 1),
    ]
    for (entries, weight) in entries {
      for entry in entries {
        let lines = entry.lines.map { Topic(line: $0, summary: entry.topic.summary) }
        // A command and a concept with the same name are one topic.
        if let place = places[entry.topic.line] {
          texts[place].entry.names += entry.names
          texts[place].entry.text += " " + entry.text
          // A concept's lines are chosen for people who ask.
          texts[place].lines =
            weight == Self.conceptWeight
            ? lines + texts[place].lines : texts[place].lines + lines
          texts[place].entry.phrases += entry.phrases
          texts[place].weight = max(texts[place].weight, weight)
        } else {
          places[entry.topic.line] = texts.count
          texts.append((entry, lines, weight))
        }
      }
    }
    let documents = texts.map { entry, lines, weight in
      let stems = Self.stems(of: entry.text)
      return Document(
        topic: entry.topic, lines: lines,
        counts: stems.reduce(into: [:]) { $0[$1, default: 0] += 1 },
        names: Set(entry.names.flatMap(Self.stems)), phrases: entry.phrases,
        length: stems.count, weight: weight)
    }
    self.documents = documents
    // Clauses say the same words again and again, in few words: they make no word common.
    let counted = documents.filter { $0.weight != Self.clauseWeight }
    meanLength = Double(counted.reduce(0) { $0 + $1.length }) / Double(max(1, counted.count))
    let frequencies: [String: Int] = counted.reduce(into: [:]) { frequencies, document in
      for stem in document.counts.keys { frequencies[stem, default: 0] += 1 }
    }
    self.frequencies = frequencies
  }

  private typealias Entry = (
    topic: Topic, names: [String], text: String, lines: [String], phrases: [Phrase]
  )

  private static func entry(_ lesson: Topic) -> Entry {
    (lesson, [], "\(lesson.line) \(lesson.summary)", [lesson.line], [])
  }

  // MARK: Searching

  private static let k1 = 1.0
  private static let b = 0.4
  /// People ask about concepts, so their scores count more than those of names.
  private static let conceptWeight = 1.3
  /// A clause is found if no command and no name is about as near.
  private static let clauseWeight = 0.6
  /// The minimum score of a result, as a share of the highest score its words could have.
  private static let threshold = 0.18

  /// The topics that a text is about, best first; none if the scores are too low.
  ///
  /// - Parameter views: The names of the session's views. A question that begins with a command
  ///   about a view, such as `why did my box stop`, is that command.
  package func topics(about text: String, views: [String] = [], most: Int = 3) -> [Topic] {
    let found = found(for: text, most)
    let asked = asked(text, views).map { [$0] } ?? hyphenated(text)
    let first = asked.isEmpty ? Self.place(text, views) : asked
    return Array((first + found.filter { !first.map(\.line).contains($0.line) }).prefix(most))
  }

  /// The topics of hyphenated names, such as `ease-in-out` in CSS.
  private func hyphenated(_ text: String) -> [Topic] {
    let names = text.split { !$0.isLetter && $0 != "-" }.filter {
      $0.dropFirst().dropLast().contains("-")
    }.compactMap { name -> String? in
      let parts = name.split(separator: "-")
      // A row of minus signs has no parts.
      return parts.first.map { first in
        parts.dropFirst().reduce(String(first)) {
          $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
      }
    }
    return documents.map(\.topic).filter { topic in names.contains { topic.line == "help \($0)" } }
  }

  /// The concept that a question word means, as in `where is box?`, shown on the view it is about.
  private static func place(_ text: String, _ views: [String]) -> [Topic] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.count > 1, let concept = words.first.flatMap(Concept.named),
      words.dropFirst().allSatisfy({ idle.contains($0.lowercased()) || views.contains($0) })
    else { return [] }
    let view = words.filter(views.contains)
    return [Topic(line: concept.example(view.isEmpty ? views : view), summary: concept.says)]
  }

  private func asked(_ text: String, _ views: [String]) -> Topic? {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // `ok but why does it not move`
    let openings: Set = ["and", "but", "hm", "hmm", "no", "oh", "ok", "okay", "so", "well"]
    guard words.count > 1,
      let word = words.lazy.map({ $0.lowercased() }).first(where: { !openings.contains($0) }),
      Self.idle.contains(word), let command = commands.declaration(of: word),
      command.subject?.word == "VIEW"
    else { return nil }
    // Without a name, it is about the only view.
    return (words.first(where: views.contains) ?? (views.count == 1 ? views[0] : nil))
      .map { Topic(line: "\(word) \($0)", summary: command.summary) }
  }

  private func found(for text: String, _ most: Int) -> [Topic] {
    matches(for: text).prefix(most).map(\.topic)
  }

  /// A topic that words find.
  package struct Match {
    package let topic: Topic
    /// Lines that show it, with names of their own.
    package let lines: [Topic]
    package let score: Double
    /// The number of words that speak for it.
    package let speaking: Int
    /// Those that are names of it, as their places among the words.
    package let naming: [Int]
    /// Whether one of them is a name of it, or a phrase for it is among them.
    package let isNamed: Bool
    package let isPhrase: Bool
    /// The share of the words that do.
    package let share: Double
    /// The stems of the words that do.
    package let stems: Set<String>
  }

  /// The topics that the words of a text speak for, best first.
  package func matches(for text: String) -> [Match] {
    let words = (Self.implied(in: text) + Self.stems(of: text)).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let highest = words.reduce(0) { $0 + weight(of: $1) * (Self.k1 + 1) }
    let said = text.lowercased().split { !$0.isLetter }.map(String.init)
    let rare = weight(of: "") * (Self.k1 + 1)
    return documents.enumerated()
      .map { place, document in
        let phrases = document.phrases.filter { Self.says($0, in: said) }
        let parts = phrases.map(\.words.count).max() ?? 0
        let most = max(1, highest + rare * Double(parts))
        let score = document.weight * (score(of: document, words) + rare * Double(parts)) / most
        let speaking = words.count { document.counts[$0] != nil }
        let naming = words.indices.filter { document.names.contains(words[$0]) }
        return (
          place,
          Match(
            topic: document.topic, lines: document.lines, score: score,
            speaking: max(speaking, parts), naming: naming,
            isNamed: parts > 0 || !naming.isEmpty, isPhrase: parts > 0,
            share: Double(max(speaking, parts)) / Double(max(1, words.count)),
            stems: Set(document.counts.keys).intersection(words)
              .union(phrases.flatMap(\.words).flatMap(Self.stems)))
        )
      }
      .filter { $0.1.score >= Self.threshold }
      .sorted { ($1.1.score, $0.0) < ($0.1.score, $1.0) }
      .map(\.1)
  }

  /// Whether words stand in a text one after another, with at most one thing between two of them:
  /// `turn it off`, `slow the box down`. The words of a curve's name stand side by side.
  private static func says(_ phrase: Phrase, in words: [String]) -> Bool {
    words.indices.contains { first in
      guard words[first] == phrase.words[0] else { return false }
      var place = first
      return phrase.words.dropFirst().allSatisfy { part in
        let next = words[(place + 1)...].prefix(phrase.gap).firstIndex(of: part)
        place = next ?? place
        return next != nil
      }
    }
  }

  private func score(of document: Document, _ words: [String]) -> Double {
    words.reduce(0) { sum, word in
      guard let count = document.counts[word] else { return sum }
      let norm = 1 - Self.b + Self.b * Double(document.length) / meanLength
      let frequency = Double(count)
      return sum + weight(of: word) * frequency * (Self.k1 + 1) / (frequency + Self.k1 * norm)
    }
  }

  /// The weight of a word, which is higher for rarer words. An unknown word weighs the most, so
  /// that a text of unknown words finds nothing.
  private func weight(of word: String) -> Double {
    let (count, found) = (Double(documents.count), Double(frequencies[word] ?? 0))
    return log1p((count - found + 0.5) / (found + 0.5))
  }

  // MARK: Documents

  private static func entries(of commands: CommandTable) -> [Entry] {
    commands.all.map { command in
      let words = command.clauses.map { "\($0.word) \($0.summary)" } + command.also
      let text =
        ([command.verb, command.verb, command.summary, command.subject?.summary ?? ""] + words)
        .joined(separator: " ")
      return (
        Topic(line: "help \(command.verb)", summary: command.summary),
        [command.verb] + command.also, text, command.examples, []
      )
    }
  }

  private static var concepts: [Entry] {
    Concept.all.map { concept in
      // People choose the words for a concept by hand, so they count twice.
      let names = [concept.name] + concept.others
      let text = (names + names + [concept.says]).joined(separator: " ")
      let phrases = concept.others.filter { $0.contains("-") }
      return (
        Topic(line: "help \(concept.name)", summary: concept.says),
        names.filter { !$0.contains("-") }, text, concept.examples,
        phrases.map { Phrase(words: $0.split(separator: "-").map(String.init)) }
      )
    }
  }

  private static func clauses(of commands: CommandTable) -> [Entry] {
    commands.all.flatMap(\.clauses).map { clause in
      let text = ([clause.word, clause.summary] + clause.also).joined(separator: " ")
      return (Topic(line: "help \(clause.word)", summary: clause.summary), [], text, [], [])
    }
  }

  private static var names: [Entry] {
    let named =
      Builtins.functions.map { ($0.name, $0.summary, [$0.example].filter { !$0.isEmpty }) }
      + Easing.all.map { ($0.name, $0.summary, ["plot \($0.name)"]) }
      + EventMatch.all.map { ($0.name, $0.says, []) }
      + (ViewProperties.all + ScrollProperties.all).map {
        ($0.name, $0.summary, ["print \(Concept.view).\($0.name)"])
      }
    return named.map { name, summary, lines in
      // `ease in out`
      let humps = name.humps
      return (
        Topic(line: "help \(name)", summary: summary), humps.count > 1 ? [] : [name],
        "\(name) \(summary)", lines, humps.count > 1 ? [Phrase(words: humps, gap: 1)] : []
      )
    }
  }

  // MARK: Words

  /// Whether a word has no topic of its own.
  package static func isIdle(_ word: String) -> Bool { idle.contains(word.lowercased()) }

  /// Words without a topic of their own, including words for a view.
  private static let idle = Set(
    """
    a able about again all almost also am an and any anything are around as at bad ball balls be been \
    being best bit blue box boxes but by can card cards circle could did didn do does doesn doing \
    don each else enough even ever every everything few find fine first for from game get gets getting \
    give go goes going gone good got great green had happen happening happens has hasn have having \
    he help here him how i if in into is isn it its just kind know last left let like little ll \
    long look looks lot m made make makes making many me mean means meant mine more most much my \
    need needs new nice night no not now object of off oh ok on one oneself only or order other \
    others our out own part please possible pretty put re really rectangle red right same say see \
    seems set sets shape should show shows so some something soon square squares such t take takes \
    tell than thanks that the their them then there these they thing things think this those to \
    today too toward towards try trying two up us use used uses using ve very view viewer views wait want wanted \
    wants was way ways we well went were what when which while who whole why will with within won \
    word words work working works would yellow yes yet you your
    """.split(separator: " ").map(String.init))

  /// The meaningful words of a text, without endings; `animationDelay` is two words.
  package static func stems(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func finish() {
      if word.count > 1, !idle.contains(word) { words.append(stem(of: word)) }
      word = ""
    }
    var wasLower = false
    for character in text {
      if !character.isLetter || (character.isUppercase && wasLower) { finish() }
      if character.isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    finish()
    return words
  }

  private static let shapes = ["ball", "box", "card", "circle", "rectangle", "square", "view"]

  /// The words for what `which is faster` compares, `another box` and `3 balls` make and
  /// `make it red` paints.
  private static func implied(in text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let compares =
      words.contains { ["which", "than", "or"].contains($0) }
      && words.contains { $0.count > 4 && $0.hasSuffix("er") && !["other", "under"].contains($0) }
    let makes =
      words.contains { ["a", "an", "another", "new"].contains($0) }
      && words.contains { shapes.contains($0) } && !words.contains("like")
    let several =
      text.contains(where: \.isNumber)
      && words.contains { $0.last == "s" && shapes.contains(String($0.dropLast())) }
    let paints =
      words.contains { ["make", "paint", "set", "turn"].contains($0) }
      && words.contains(where: Colors.names.contains)
    return (compares ? [stem(of: "compare")] : []) + (makes ? [stem(of: "create")] : [])
      + (several ? [stem(of: "several")] : []) + (paints ? [stem(of: "color")] : [])
  }

  private static let endings = [
    "iest", "ions", "ings", "ion", "ier", "ies", "ily", "est", "ing", "ed", "er", "es", "ly", "e",
    "s", "y",
  ]

  private static func stem(of word: String) -> String {
    for ending in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      guard stem.count >= 3 else { continue }
      // The stem of `stopping` is `stop`.
      let isDoubled = ending.count > 1 && stem.last == stem.dropLast().last && stem.count > 3
      return String(isDoubled ? stem.dropLast() : stem)
    }
    return word
  }
}

extension String {
  /// The words of a name such as `easeInOut`, in lower case.
  package var humps: [String] {
    reduce(into: [""]) { humps, letter in
      if letter.isUppercase { humps.append("") }
      humps[humps.count - 1] += letter.lowercased()
    }
  }
}
