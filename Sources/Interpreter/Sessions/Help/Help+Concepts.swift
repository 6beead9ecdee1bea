import Answers
import Diagnostics
import Evaluation

/// The index of concepts and the results of a search.
extension Help {
  /// A line for each concept. The lines use the session's first view, or one named `box`.
  static func concepts(views: [String]) -> Listing {
    Listing(
      "Concepts, each with an example",
      [
        .init(
          "", Concept.all.map { row($0.name, "`\($0.example(views))`") }, isAligned: false)
      ],
      notes: [
        "`help pendulum` shows one concept; `help swing on a rope` searches.",
        "The examples need a view: `view box frame (100, 0, 100, 100)`",
      ])
  }

  static func listing(about concept: Concept, views: [String]) -> Listing {
    Listing(
      "\(concept.name): \(concept.says)", [.init("", [.code(concept.example(views))])],
      notes: ["See also: `help concepts`"])
  }

  /// The most lines for a name of another system: a class has many.
  private static let mostCounterparts = 4

  /// Motionbook's line or remark for a name of another system.
  func listing(of counterparts: [Counterpart], for name: String) -> Listing {
    let shown = counterparts.prefix(Self.mostCounterparts)
    let verbs = shown.compactMap { $0.line?.split(separator: " ").first.map(String.init) }
      .filter { commands.declaration(of: $0) != nil }
    let topics = verbs.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Listing(
      shown.contains { $0.line != nil }
        ? "In Motionbook, `\(name)` is" : "`\(name)` in Motionbook",
      [
        .init(
          "",
          shown.flatMap { counterpart -> [Listing.Item] in
            (counterpart.line.map { [.code($0)] } ?? [])
              + (counterpart.remark.map { [.prose($0)] } ?? [])
          })
      ],
      notes: topics.isEmpty
        ? [] : ["See also: " + topics.map { "`help \($0)`" }.joined(separator: ", ")])
  }

  /// Whether a text is a name in code rather than words: `CAEmitterLayer`, `masksToBounds`.
  private static func isNameInCode(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber }
      && text.dropFirst().contains(where: \.isUppercase)
  }

  /// The results of a search: lines that run in the session, and the topics; the topics alone if
  /// there are no lines.
  static func listing(of topics: [Topic], _ lines: [Topic], about text: String) -> Listing {
    guard !isNameInCode(text), !lines.isEmpty else {
      return Listing(
        isNameInCode(text)
          ? "There is no `\(text)` here; topics with its words" : "Topics about `\(text)`",
        [.init("", topics.map { row(code: $0.line, $0.summary) })])
    }
    // A line that answers the question itself stands in front: `why box`.
    let answers = topics.filter { !$0.line.hasPrefix("help ") && !$0.line.hasPrefix("lesson ") }
    let others = lines.filter { !answers.map(\.line).contains($0.line) }
    return Listing(
      "Lines about `\(text)`",
      [
        .init(
          "",
          (answers + others).prefix(lines.count).map { row(code: $0.line, $0.summary) },
          isAligned: false)
      ],
      notes: topics.isEmpty
        ? [] : ["See also: " + topics.map { "`\($0.line)`" }.joined(separator: ", ")])
  }
}
