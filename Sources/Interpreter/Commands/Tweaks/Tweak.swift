import Diagnostics
import Evaluation
import Language
import Values

enum TweakCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("\"A/B/C\"", .tweakName, "category, collection and name")
    let path = Clause(
      "for", .path, "property that it controls: set now, and whenever the tweak changes")
    let standard = Clause(
      "default", .expression, "initial value", else: "the property's value")
    let range = Clause(
      "range", .ends, "range of a number",
      else: "a tenth to ten times the default, as a suggestion")
    let step = Clause(
      "step", .stepSize, "step of the slider",
      else: "a hundredth of the range, at most 1; 1 for whole numbers")
    let precision = Clause(
      "precision", .count(0...15), "number of decimals shown", else: "as many as the step needs")
    let choices = Clause("choices", .expression, "list of allowed values")
    let to = Clause("to", .expression, "new value")
    let reset = Clause(flag: "reset", "restores the default")
    let now = Clause(flag: "now", "runs the action")
  }

  static let verb = "tweak"
  static let declaration = declare(
    "Names a value, a property or an action, so that you can adjust it while things run", .device,
    Clauses(), block: .optional,
    examples: [
      "tweak \"Content/Text/Size\" default 60; tweak(\"Content/Text/Size\")",
      "tweak \"Physics/Gravity/Magnitude\" for g.magnitude default 4 range 0..10 step 0.5",
      "tweak \"Look/Box/Alpha\" for red.alpha default 0.5 range 0..1 precision 2",
      "tweak \"Look/Box/Alpha\" for red.alpha; tweak \"Look/Box/Alpha\" to 0.3",
      "tweak \"Look/Box/Color\" for red.color; tweak \"Look/Box/Color\" reset",
      "tweak \"Motion/Box/Curve\" default easeOut choices [easeOut, elasticOut]; "
        + "animate red.center.y to 300 curve tweak(\"Motion/Box/Curve\")",
      "tweak \"Actions/Physics/Drop\" { red.center = (160, 50) }; "
        + "tweak \"Actions/Physics/Drop\" now",
    ],
    after: ["view red frame (50, 50, 100, 100) color red", "gravity on red as g"],
    notes: [
      "`tweak(\"A/B/C\")` reads it in any expression. `tweaks` lists all tweaks.",
      "A number outside its range becomes the nearest limit, and a value that is not a choice "
        + "becomes the default; a warning reports either. Numbers between two steps are allowed.",
      "Declared again, it keeps the value it was set to and takes the new property, range and "
        + "default.",
      "A later assignment changes the property until the tweak changes again.",
      "A running animation turns toward the new value. It keeps its position and remaining time, "
        + "and its speed too if its curve starts gently, and it still counts as finished. A "
        + "spring keeps swinging, now around the new value. What an animator leads changes as by an "
        + "assignment.",
      "`on tweak.changed { print event.name, event.value, event.old }` runs at each change.",
    ],
    roles: [.setsProperties, .namesTweak])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let name = call[\.name]
    let parts = try TweakParts(call)
    guard parts.isDeclaration || parts.isSetting else { return try describe(name, call) }
    if parts.isDeclaration { try declare(name, parts, call) }
    try set(name, parts, call)
    try call.deliverEvents()
  }

  /// A tweak's name alone shows its details.
  private static func describe(_ name: TweakName, _ call: Change<Clauses>) throws(Failure) {
    let tweak = try known(name, call)
    try call.emit(.listing(TweakTable.listing(of: tweak, call.expressions.format)))
  }

  private static func known(_ name: TweakName, _ call: Change<Clauses>) throws(Failure) -> Tweak {
    guard let tweak = call.inspector.tweaks[name.whole] else {
      throw call.fail(
        .unknownTweak(name.whole, known: call.inspector.tweaks.names), at: call.subjectPlace)
    }
    return tweak
  }

  // MARK: Declaring

  private static func declare(
    _ name: TweakName, _ parts: TweakParts, _ call: Change<Clauses>
  ) throws(Failure) {
    let tweaks = call.inspector.tweaks
    guard tweaks[name.whole] != nil || tweaks.names.count < Limits.tweaks else {
      throw call.fail(.tooMany("tweaks", Limits.tweaks), at: call.subjectPlace)
    }
    let tweak = try parts.tweak(name, call)
    let kept = try kept(of: tweaks[name.whole], in: tweak, call)
    let frame = call.inspector.frame
    call.change { $0.tweaks.declare(tweak, keeping: kept, at: frame) }
    // A tweak declared without a value leaves its property unchanged.
    guard parts.setsProperty || kept != nil else { return }
    try call.evaluator.leadProperty(of: name.whole, at: call.valuePlace(of: \.path) ?? call.span)
  }

  /// The value that a redeclared tweak was set to, if the tweak still allows it.
  private static func kept(
    of old: Tweak?, in tweak: Tweak, _ call: Change<Clauses>
  ) throws(Failure) -> Value? {
    guard let given = old?.given, !tweak.control.isAction else { return nil }
    let check = Check(what: tweak.name.whole, text: given.text(.standard, clippedTo: 80))
    // If the tweak rejects the value, it was of another kind before.
    let taken = try? tweak.control.taken(
      given, by: tweak.name.whole, else: tweak.standard, check)
    if let word = taken?.word { try call.warn(word, at: call.subjectPlace) }
    return taken?.value
  }

  // MARK: Setting

  private static func set(
    _ name: TweakName, _ parts: TweakParts, _ call: Change<Clauses>
  ) throws(Failure) {
    guard parts.isSetting else { return }
    let tweak = try known(name, call)
    if case .action(let block, let scope) = tweak.control {
      guard call.has(\.now) else {
        throw call.fail(
          .tweakActs(name.whole), at: call.place(of: \.to) ?? call.place(of: \.reset))
      }
      return try call.evaluator.runAction(block, in: scope, at: call.span)
    }
    if let place = call.place(of: \.now) { throw call.fail(.tweakHasValue(name.whole), at: place) }
    guard let written = call[\.to] else {
      return try call.evaluator.setTweak(name.whole, to: nil, at: call.span)
    }
    let given = try call.expressions.value(of: written, for: tweak.control.kind)
    let check = Check(what: "to", text: written.span.text)
    let (value, word) = try attempt(at: written.span) { () throws(Mistake) in
      try tweak.control.taken(given, by: name.whole, else: tweak.standard, check)
    }
    if let word { try call.warn(word, at: written.span) }
    try call.evaluator.setTweak(name.whole, to: value, at: written.span)
  }
}
