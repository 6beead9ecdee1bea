import Answers
import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

/// `help`: an overview, a command, a list of curves or functions. All text comes from the
/// declarations.
package struct Help {
  /// The commands that it explains.
  let commands: CommandTable

  package init(_ commands: CommandTable) { self.commands = commands }

  package static let topics = [
    "concepts", "commands", "curves", "functions", "events", "units", "properties", "keys",
    "devices", "limits", "lessons",
  ]

  /// Every word that help can explain.
  package var subjects: [String] { vocabulary.words }

  var vocabulary: Vocabulary {
    Vocabulary(of: commands.all, \.verb, also: \.also)
      + Vocabulary(
        Self.topics + Grammar.controlWords + CurveCalls.names + Builtins.functions.map(\.name)
          + Concept.all.map(\.name))
  }

  /// The help about a word; empty if there is none.
  package func listings(about word: String, views: [String]) -> [Listing] {
    if word == "concepts" { return [Self.concepts(views: views)] }
    if let declaration = commands.declaration(of: word) {
      // `events` is a command and a topic, `tweak` a command and a function.
      let function = Builtins.function(named: word).map(Self.listing(about:))
      return [listing(about: declaration)] + [topic(word) ?? function].compactMap { $0 }
    }
    let known = topic(word) ?? Self.control(word) ?? Self.listing(aboutName: word)
    let clauses = listing(aboutClause: word)
    if known != nil || clauses != nil { return [known, clauses].compactMap { $0 } }
    if word.hasSuffix("GestureRecognizer") { return [Self.gestures] }
    if let name = Self.names[word], let listing = Self.listing(aboutName: name) { return [listing] }
    if let command = command(ofTerm: word) { return [listing(about: command)] }
    if let field = FieldKind.all.first(where: { $0.word == word }) {
      return [Self.listing(about: field, views: views)]
    }
    // A concept's own name comes before what another system calls so.
    if Concept.all.contains(where: { $0.name == word }) {
      return [Self.concept(about: word, views: views)].compactMap { $0 }
    }
    return [Self.listing(aboutArgument: word)].compactMap { $0 }
  }

  /// A label of functions, in the form of a keyword of commands. A label of one small word is not
  /// what people look up.
  private static func listing(aboutArgument word: String) -> Listing? {
    guard word.contains(where: \.isUppercase) else { return nil }
    let rows = Builtins.functions.flatMap { function in
      function.parameters.filter { $0.isLabelled && $0.name == word }
        .map { row(code: function.name, $0.explained) }
    }
    guard !rows.isEmpty else { return nil }
    return Listing("\(word): an argument of these functions", [.init("", rows)])
  }

  /// The concept that a word is one of the names of.
  static func concept(about word: String, views: [String]) -> Listing? {
    Concept.named(word).map { listing(about: $0, views: views) }
  }

  private static func listing(about field: FieldKind, views: [String]) -> Listing {
    let view = views.first ?? "box"
    let charge: [Listing.Item] = field.needsCharge ? [.code("item \(view) charge 1")] : []
    let force = field.takesForce ? " force (1 - position.x, 0)" : ""
    return Listing(
      "\(field.word), a field: \(field.summary)",
      [.init("", charge + [.code("field \(field.word) on \(view) at (160, 284)\(force)")])],
      notes: ["See also: `help field`, `lesson field-\(field.word)`"])
  }

  /// Curves, functions, events and properties.
  private static func listing(aboutName word: String) -> Listing? {
    if let easing = Easing.named(word) {
      let parameters = CurveCalls.parameters(of: .easing(easing)).filter(\.isLabelled).map(row)
      // Web pages mean Penner's curve by the same name.
      let web = easing.classic().map { $0.name == easing.name ? [] : [$0.name] } ?? []
      return brief(
        easing.name, easing.summary,
        parameters + [.prose("`plot \(easing.name)` draws it")]
          + web.map { .prose("`\($0)` is the web's curve of that name, as on easings.net") })
    }
    if word == "keyboard" { return curves }
    if let preset = CurveCalls.springs.first(where: { $0.name == word }) {
      return brief(
        word, "\(preset.system)'s spring: \(preset.summary)",
        [.prose("`convert \(word)` translates it")])
    }
    if let function = Builtins.function(named: word) { return listing(about: function) }
    if let constant = Builtins.constant(named: word) {
      return brief(word, constant.summary, [.prose("a name for a value: `help functions`")])
    }
    if let gesture = EventMatch.gestures.first(where: { $0.name == word }) {
      return brief(
        word, gesture.says,
        [.prose("an event: `on \(word) red { … }`; `help gestures` has the rules")])
    }
    if let event = EventMatch.all.first(where: { $0.name == word }) {
      return brief(
        word, event.says, [.prose("an event: `on \(word) { … }`; `help events` lists them")])
    }
    if let property = ViewProperties.property(named: word)
      ?? ViewProperties.all.first(where: { $0.also.contains(word) })
    {
      // A device has a `rotation` too.
      let concept = Concept.all.first { $0.others.contains(word) }
      return brief(
        property.name, property.summary, [.prose("a view's property: \(property.kind.described)")],
        notes: concept.map { ["See also: `help \($0.name)`"] } ?? [])
    }
    if let property = ScrollProperties.property(named: word) {
      return brief(
        property.name, property.summary,
        [.prose("a scroll view's property: \(property.kind.described); see `help scrolling`")])
    }
    return listing(aboutProperty: word)
  }

  /// A property of the objects that commands other than `view` make.
  private static func listing(aboutProperty word: String) -> Listing? {
    let rows = PropertyNames.ofBehaviors.filter { $0.name == word }.map {
      row(code: $0.command, "\($0.summary), \($0.kind.described)")
    }
    guard !rows.isEmpty else { return nil }
    return Listing("\(word): a property of what these commands make", [.init("", rows)])
  }

  private static func listing(about function: Function) -> Listing {
    brief(
      "\(function.name)(\(function.form))", function.summary,
      function.parameters.map(row) + function.notes.map { .prose($0) }
        + (function.example.isEmpty ? [] : [.code(function.example)]))
  }

  private static func brief(
    _ name: String, _ summary: String, _ more: [Listing.Item], notes: [String] = []
  ) -> Listing {
    Listing("\(name): \(summary)", [.init("", more)], notes: notes)
  }

  /// An argument of a function, in the form of a command's clauses.
  private static func row(_ parameter: Parameter) -> Listing.Item {
    row(parameter.written, parameter.explained)
  }

  private func topic(_ word: String) -> Listing? {
    switch word {
    case "commands": allCommands
    case "curves": Self.curves
    case "functions": Self.functions
    case "events": Self.events
    case "gestures": Self.gestures
    case "scroll": Self.scrolling
    case "units": Self.units
    case "properties": Self.properties
    case "keys": Self.keys
    case "devices": Self.devices
    case "limits": Self.limits
    case "lessons": Self.lessons
    default: nil
    }
  }

  // MARK: Overview

  /// One screen: the verbs by purpose, and where to find more.
  var overview: Listing {
    let groups = CommandDeclaration.Group.allCases.map { group in
      // `help` has a row of its own, `swift` stands with the other blocks, and `choice` in that of
      // `ask`.
      let verbs = verbs(of: group).filter {
        $0.roles.isDisjoint(with: [.namesTopic, .givesChoice]) && $0.block != .swift
      }
      return Self.row(group.rawValue, Self.list(verbs.map(\.verb)))
    }
    return Listing(
      "A line is a verb, its subject, and keywords with values. Try these:",
      [
        .init(
          "", [.code("view box frame (100, 0, 100, 100); gravity on box; run 1s; draw")]),
        .init(
          "",
          groups + [
            Self.row("Control", Self.list(Self.controls)), Self.row("Help", Self.helped),
          ], isAligned: false),
      ])
  }

  private static let helped = "any word, " + list(topics)

  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: " ")
  }

  private static let controls = [
    "let", "for", "repeat", "if", "def", "on EVENT", "at TIME", "swift",
  ]

  private func verbs(of group: CommandDeclaration.Group) -> [CommandDeclaration] {
    commands.all.filter { $0.group == group }
  }

  /// Every command with its summary.
  private var allCommands: Listing {
    let groups = CommandDeclaration.Group.allCases.map { group in
      Listing.Section(group.rawValue, verbs(of: group).map { Self.row(code: $0.verb, $0.summary) })
    }
    return Listing("Commands: `help gravity` explains one", groups, sharesColumns: true)
  }

  /// A word to type and a note about it.
  static func row(code name: String, _ note: String) -> Listing.Item {
    .row(.init(.code(name), note: Phrase(marked: note)))
  }

  /// A word that is not typed like this, and a note about it.
  static func row(_ name: String, _ note: String) -> Listing.Item {
    .row(.init(Phrase(name), note: Phrase(marked: note)))
  }
}
