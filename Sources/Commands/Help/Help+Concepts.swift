import Answers
import Diagnostics

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

  /// The results of a search.
  static func listing(of topics: [Topic], about text: String) -> Listing {
    Listing(
      "Topics about `\(text)`", [.init("", topics.map { row(code: $0.line, $0.summary) })])
  }
}
