import Diagnostics

/// A thing that one may want to do or to know, and the line that does it.
struct Concept: Sendable {
  /// What the index calls it.
  let name: String
  /// Other words for it, as they come in questions.
  let others: [String]
  /// What it is, in a few words, without a full stop.
  let says: String
  /// A template of a line that runs.
  let line: LineTemplate

  init(_ name: String, _ others: String, _ says: String, _ line: String) {
    self.name = name
    self.others = others.split(separator: " ").map(String.init)
    self.says = says
    self.line = LineTemplate(line)
  }

  /// Its line, about views that there are. No concept waits for what a person wrote.
  func filled(_ views: [String]) -> String { line.filled(from: nil, Help.names(views)) ?? "" }

  static let all = (motion + seeing + language + program).sorted { $0.name < $1.name }

  static func named(_ word: String) -> Concept? {
    let word = word.lowercased()
    return all.first { $0.name == word } ?? all.first { $0.others.contains(word) }
  }

  /// The concept that a question is most about: the one that most of its words name, at the first of
  /// them.
  static func nearest(to question: String) -> Concept? {
    if question.lowercased().hasPrefix("what if ") { return named("what-if") }
    let words = question.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    // `what is gravity in points per second squared?` asks of gravity.
    if words.count > 2, words[0] == "what", words[1] == "is",
      let asked = words.dropFirst(2).first(where: { !idle.contains($0) && $0 != "default" }),
      let concept = named(asked), !broad.contains(concept.name)
    {
      return concept
    }
    if let asked = words.first.flatMap({ asking[$0] }), !words.contains(where: isName) {
      return named(asked)
    }
    var counts: [String: Int] = [:]
    var found: [Concept] = []
    for word in words where !idle.contains(word) {
      guard let concept = stems(of: word).lazy.compactMap(named).first else { continue }
      if counts[concept.name] == nil { found.append(concept) }
      counts[concept.name, default: 0] += 1
    }
    let most = counts.values.max()
    let nearest = found.filter { counts[$0.name] == most }
    // What stands for much is asked of seldom.
    return nearest.first { !broad.contains($0.name) } ?? nearest.first
  }

  /// Concepts that most questions have a word of.
  private static let broad: Set = [
    "animation", "behavior", "compare", "draw", "stage", "time", "units", "views", "curve",
    "command",
  ]

  private static func isName(_ word: String) -> Bool { all.contains { $0.name == word } }

  /// Questions that are told by their first word, where they do not name a concept itself.
  private static let asking = ["why": "why", "when": "events", "where": "place"]

  /// Words of questions that name nothing.
  private static let idle: Set = [
    "a", "an", "the", "i", "it", "is", "are", "do", "does", "did", "how", "what", "why", "where",
    "when", "which", "who", "can", "could", "should", "would", "my", "me", "you", "to", "of", "in",
    "on", "at", "for", "with", "and", "or", "this", "that", "there", "be", "so", "not", "from",
    "if",
    "use", "get", "let", "some", "one", "want", "need", "have", "has", "view", "views", "make",
    "box", "help", "about", "please", "tell", "explain", "understand", "know", "with", "using",
    "will",
    "it's", "its", "your", "much", "way", "possible", "best", "work", "works",
  ]

  /// A word as it is, and without its endings.
  private static func stems(of word: String) -> [String] {
    var stems = [word]
    for ending in ["s", "es", "ing", "ed", "d", "er", "ly", "'s"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.count >= 3 else { continue }
      stems += [stem, stem + "e"]
      // `stopping` is `stop`.
      if let last = stem.last, stem.dropLast().last == last {
        stems.append(String(stem.dropLast()))
      }
    }
    return stems
  }
}
