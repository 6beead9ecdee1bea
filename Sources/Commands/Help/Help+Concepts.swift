import Answers
import Diagnostics
import Values

/// The index of concepts, and answers to questions.
extension Help {
  /// The views and colours that a line of help may speak of.
  static func names(_ views: [String]) -> NamesAtHand {
    NamesAtHand(views: views, colors: Colors.names)
  }

  /// A line for each concept. They speak of the session's first view, or of one called `box`.
  static func concepts(views: [String]) -> Listing {
    let views = views.isEmpty ? ["box"] : views
    return Listing(
      "Concepts, each with a line that does it",
      [
        .init(
          "",
          Concept.all.map { row($0.name, "`\($0.filled(views))`") },
          isAligned: false)
      ],
      notes: [
        "`help pendulum` tells more of one; a question does too: `how do I make it bounce?`",
        "They need a view: `view box frame (100, 0, 100, 100)`",
      ])
  }

  /// What a line in plain words is most about, and an example of it; nil where no concept is near.
  package static func indexed(_ text: String, views: [String]) -> (says: String, line: String)? {
    guard !views.isEmpty else { return nil }
    return Concept.nearest(to: text).map {
      (says: "\($0.name) is \($0.says)", line: $0.filled(views))
    }
  }

  static func listing(about concept: Concept, views: [String]) -> Listing {
    Listing(
      "\(concept.name): \(concept.says)",
      [.init("", [.code(concept.filled(views))])],
      notes: ["`help concepts` lists more"])
  }

  /// The line that answers a question.
  static func listing(of asked: Inquiry.Answer) -> Listing {
    Listing(
      asked.says, [.init("", [.code(asked.line)])],
      notes: ["`help concepts` lists what can be done"])
  }

  private static let asked = [
    "alpha": "alpha", "opacity": "alpha", "center": "center", "position": "center",
    "color": "color", "size": "size", "width": "frame.width", "height": "frame.height",
    "frame": "frame", "rotation": "rotation", "scale": "scale", "velocity": "velocity",
    "where": "center", "moved": "center", "fast": "velocity", "speed": "velocity", "big": "size",
    "large": "size", "wide": "frame.width", "tall": "frame.height", "high": "center.y",
    "low": "center.y", "transparent": "alpha", "visible": "isHidden", "rotated": "rotation",
  ]

  /// What a view's property is, where a question names both.
  private static func value(in question: String, _ views: [String]) -> Listing? {
    let words = question.words.map(String.init)
    guard let first = words.first?.lowercased(),
      ["what", "whats", "tell", "which", "how", "where", "is"].contains(first),
      let view = views.first(where: words.contains),
      let property = words.lazy.compactMap({ asked[$0.lowercased()] }).first
    else { return nil }
    return Listing(
      "\(property), of `\(view)`: `print` tells it",
      [.init("", [.code("print \(view).\(property)")])],
      notes: ["`help properties` lists more"])
  }

  /// What a keyword of a command means that a question names.
  private static func clause(in question: String) -> Listing? {
    let words = question.lowercased().split { !$0.isLetter }.map(String.init)
    for declaration in Commands.known.all {
      for clause in declaration.clauses
      where clause.keyword.count > 3 && words.contains(clause.keyword.lowercased()) {
        let example = declaration.examples.first { $0.contains(" \(clause.keyword) ") }
        guard let example else { continue }
        return Listing(
          "\(clause.keyword), of `\(declaration.verb)`: \(clause.summary)",
          [.init("", [.code(example)])],
          notes: ["`help \(declaration.verb)` tells more"])
      }
    }
    return nil
  }

  /// The nearest line that runs, to a question in plain words.
  static func answer(to question: String, views: [String]) -> Listing {
    let views = names(views).ordered(by: question).views
    if let value = value(in: question, views) { return value }
    if let concept = Concept.nearest(to: question) {
      return listing(about: concept, views: views)
    }
    let finds = ForeignTerm.all(in: question)
    for find in finds where find.term.origin != nil || finds.count == 1 {
      guard let line = find.term.lines(for: question, names(views)).first else { continue }
      return Listing(
        "\(find.word): \(find.term.says.isEmpty ? "here it is this line" : find.term.says)",
        [.init("", [.code(line)])], notes: ["`help concepts` lists what can be done"])
    }
    if let clause = clause(in: question) { return clause }
    return Listing(
      "Ask for one word, such as `help gravity`",
      notes: ["`help concepts` lists what can be done, a line each"])
  }
}
