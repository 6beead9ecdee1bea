import Diagnostics
import Evaluation
import Language
import Values

enum TweaksCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let reset = Clause(
      "reset", .group, "restores all defaults, or those of a category, a collection or a tweak",
      isValueOptional: true)
    let save = Clause("save", .string, "saves all settings as a preset of this name")
    let use = Clause("use", .string, "applies the preset of this name")
  }

  static let verb = "tweaks"
  static let declaration = declare(
    "Lists tweaks, restores their defaults, and saves and applies presets", .device, Clauses(),
    examples: [
      "tweaks", "tweaks reset", "tweaks reset \"Physics\"; tweaks reset \"Physics/Gravity\"",
      "tweaks save \"heavy\"; tweaks reset; tweaks use \"heavy\"",
    ],
    after: [
      "tweak \"Content/Text/Size\" default 60", "tweak \"Physics/Gravity/Magnitude\" default 4",
      "tweak \"Physics/Gravity/Magnitude\" to 7",
    ],
    notes: [
      "A range in brackets was not declared: a slider would offer it, but it does not limit the "
        + "value. `tweak \"A/B/C\"` alone shows one tweak in full.",
      "A preset covers the tweaks that existed when it was saved, and leaves others unchanged.",
      "Presets and tweaks are part of the session: `undo` and a replay include them. `reset` by "
        + "itself makes an empty stage without any.",
    ],
    roles: [.namesPresets])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let given = [call.place(of: \.reset), call.place(of: \.save), call.place(of: \.use)]
      .compactMap { $0 }
    if given.count > 1 {
      throw call.fail(.notTogether(given[1].text, with: given[0].text), at: given[1])
    }
    if let name = call[\.save] { return try savePreset(name, call) }
    if let name = call[\.use] { return try usePreset(name, call) }
    guard call.has(\.reset) else { return try list(call) }
    try resetAll(in: call[\.reset] ?? nil, call)
  }

  private static func list(_ call: Change<Clauses>) throws(Failure) {
    let tweaks = call.inspector.tweaks
    guard !tweaks.isEmpty else {
      return try call.emit(
        .line("there are no tweaks yet; try `tweak \"Content/Text/Size\" default 60`"))
    }
    try call.emit(.table(TweakTable.table(of: tweaks.all, call.expressions.format)))
    guard !tweaks.presetNames.isEmpty else { return }
    try call.emit(.line("presets: " + tweaks.presetNames.joined(separator: ", ")))
  }

  private static func resetAll(in group: String?, _ call: Change<Clauses>) throws(Failure) {
    let tweaks = call.inspector.tweaks
    let meant = tweaks.all.filter { tweak in
      !tweak.control.isAction && (group.map { tweak.name.isWithin($0) } ?? true)
    }
    if let group, !tweaks.groups.contains(group) {
      throw call.fail(.unknownTweak(group, known: tweaks.groups), at: call.valuePlace(of: \.reset))
    }
    for tweak in meant where tweak.isTouched {
      try call.evaluator.setTweak(tweak.name.whole, to: nil, at: call.span)
    }
    try call.deliverEvents()
  }

  // MARK: Presets

  private static func savePreset(_ name: String, _ call: Change<Clauses>) throws(Failure) {
    let known = call.inspector.tweaks.presetNames
    guard !name.isEmpty, name.utf8.count <= TweakName.longestPart else {
      throw call.fail(
        .wrongKind(
          "save", takes: "a name of 1 to \(TweakName.longestPart) bytes",
          but: "this one is empty or too long", sample: "tweaks save \"heavy\""),
        at: call.valuePlace(of: \.save))
    }
    guard known.contains(name) || known.count < Limits.tweakPresets else {
      throw call.fail(.tooMany("presets", Limits.tweakPresets), at: call.valuePlace(of: \.save))
    }
    call.change { $0.tweaks.savePreset(name) }
  }

  private static func usePreset(_ name: String, _ call: Change<Clauses>) throws(Failure) {
    let tweaks = call.inspector.tweaks
    guard let settings = tweaks.preset(name) else {
      throw call.fail(
        .unknownObject(name, kind: "a preset", known: tweaks.presetNames),
        at: call.valuePlace(of: \.use))
    }
    for (name, given) in settings {
      guard let tweak = tweaks[name], !tweak.control.isAction else { continue }
      guard given != nil || tweak.isTouched else { continue }
      try call.evaluator.setTweak(name, to: try fitting(given, tweak, call), at: call.span)
    }
    try call.deliverEvents()
  }

  /// The value to set, since a tweak may have been redeclared after the preset was saved.
  private static func fitting(
    _ given: Value?, _ tweak: Tweak, _ call: Change<Clauses>
  ) throws(Failure) -> Value? {
    guard let given else { return nil }
    let name = tweak.name.whole
    let check = Check(what: name, text: given.text(.standard, clippedTo: 80))
    let (value, word) = try attempt(at: call.valuePlace(of: \.use) ?? call.span) {
      () throws(Mistake) in
      try tweak.control.taken(given, by: name, else: tweak.standard, check)
    }
    if let word { try call.warn(word, at: call.valuePlace(of: \.use)) }
    return value
  }
}

extension ArgumentType where Content == String? {
  /// A category, a collection or a tweak; nothing for all.
  static var group: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      guard let expression = values.first?.expression else { return nil }
      return try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
        try check.string(value)
      }
    }
  }
}
