/// Pasted CSS: its rules, with the lines that do the same.
struct PastedStyle {
  fileprivate struct Rule {
    var selector: String
    var declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []
  private var keyframes: [String: [Rule]] = [:]
  /// The names of the keyframes that a rule runs.
  private var run: Set<String> = []
  /// Whether a rule is of no view of the session.
  private var isOfExample = false
  private let words: WebWords
  private(set) var lines: [String] = []
  private(set) var remarks: [String] = []

  /// Nil for a text that is not CSS.
  init?(_ text: String, _ scene: SceneVocabulary) {
    words = WebWords(scene: scene)
    guard read(Self.withoutComments(text), in: "") else { return nil }
    let names = rules.flatMap(\.declarations).map(\.name)
    let isCSS =
      !keyframes.isEmpty
      || names.contains {
        $0 == "transform" || $0.hasPrefix("transition") || $0.hasPrefix("animation")
          || words.property($0.humped) != nil
      }
    guard isCSS else { return nil }
    for index in rules.indices { write(index) }
    if isOfExample, !lines.isEmpty {
      remark("`\(words.scene.exampleView)` is an example: write the name of your view")
    }
    for name in keyframes.keys.sorted() where !run.contains(name) {
      remark("`@keyframes \(name)` runs in an `animation`: paste the rule that has it too")
    }
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  // MARK: Reading

  private static func withoutComments(_ text: String) -> String {
    let parts = text.split(separator: "/*", omittingEmptySubsequences: false)
    return parts[0]
      + parts.dropFirst().map { part in
        part.firstRange(of: "*/").map { String(part[$0.upperBound...]) } ?? ""
      }.joined()
  }

  /// Reads rules and declarations; false at something else.
  private mutating func read(_ text: String, in parent: String, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    var own = Rule(selector: parent, declarations: [])
    let place = rules.count
    for part in text.statements {
      guard let brace = part.firstIndex(of: "{") else {
        guard let declaration = Self.declaration(part) else { return false }
        own.declarations.append(declaration)
        continue
      }
      let inner = String(part[part.index(after: brace)...].dropLast())
      let selector = part[..<brace].trimmed.replacing("&", with: parent)
      if selector.hasPrefix("@"), selector.contains("keyframes") {
        var frames = self
        frames.rules = []
        guard frames.read(inner, in: "", depth: depth + 1) else { return false }
        keyframes[selector.split(separator: " ").last.map(String.init) ?? ""] = frames.rules
      } else if selector.hasPrefix("@") {
        remark("`\(selector)` is not read")
      } else {
        guard Self.isSelector(selector), read(inner, in: selector, depth: depth + 1) else {
          return false
        }
      }
    }
    if !own.declarations.isEmpty { rules.insert(own, at: place) }
    return true
  }

  private static func isSelector(_ text: String) -> Bool {
    let isOfMarks = text.allSatisfy {
      $0.isLetter || $0.isNumber || " .#:-_>~*,()[]%\n".contains($0)
    }
    return isOfMarks && !text.isEmpty && text.count { $0 == "(" } == text.count { $0 == ")" }
  }

  private static func declaration(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (name, value) = (String(text[..<colon]), text[text.index(after: colon)...].trimmed)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }), !value.isEmpty,
      value.utf8.count < 500
    else { return nil }
    return (name, value.replacing(" !important", with: ""))
  }

  // MARK: Writing

  /// The rule that a state belongs to: `.box` for `.box:hover` and `.box.open`.
  private func base(of rule: Rule) -> Rule? {
    rules.first {
      rule.selector.hasPrefix($0.selector) && !$0.selector.isEmpty
        && [":", ".", "["].contains(rule.selector.dropFirst($0.selector.count).first)
    }
  }

  private mutating func view(of rule: Rule) -> String {
    let simple = rule.selector.split { " >~+,".contains($0) }.last ?? ""
    let name = String(simple.split { ".#:[".contains($0) }.first ?? "").humped
    if words.scene.isView(name) { return name }
    isOfExample = true
    return words.scene.exampleView
  }

  private mutating func write(_ index: Int) {
    let rule = rules[index]
    let base = base(of: rule)
    let view = view(of: rule)
    let transitions = timings("transition", rule)
    for timing in timings("animation", rule) { animate(timing, view) }
    let started = transitions.isEmpty ? base.map { timings("transition", $0) } ?? [] : transitions
    let isState = base != nil
    for (name, value) in rule.declarations
    where !name.hasPrefix("transition") && !name.hasPrefix("animation") {
      guard var setting = words.setting(name.humped, value) else {
        remark("`\(name): \(value)` is not read")
        continue
      }
      let timing = started.last { [name, "all", ""].contains($0.name) }
      // Without a duration nothing moves; one that is not read stays open.
      if isState, let timing, timing.over != nil || !timing.unread.isEmpty {
        let before = base?.declarations.last { $0.name == name }?.value ?? "none"
        if name == "transform", let from = words.transform(before),
          let turned = WebWords.parts([from, setting.value])
        {
          setting = .init(path: turned.path, value: turned.values[1])
        }
        lines.append("animate \(view).\(setting.path) to \(setting.value)\(timing.clauses)")
        let state = rule.selector.dropFirst(base?.selector.count ?? 0)
        remark("`\(state)` starts it in CSS; here it starts at once")
      } else {
        lines.append("\(view).\(setting.path) = \(setting.value)")
      }
    }
    let hasStates = rules.contains { self.base(of: $0)?.selector == rule.selector }
    guard !isState, !hasStates else { return }
    for timing in transitions { gap(timing, view) }
  }

  /// A transition of which the code does not say what changes.
  private mutating func gap(_ timing: WebTiming, _ view: String) {
    if timing.over == nil {
      withoutDuration(timing)
    } else if timing.name == "all" || timing.name.isEmpty {
      lines.append("animate\(timing.clauses) { \(Lowering.gap) }")
      remark("write the changes in place of `…`, such as `\(view).alpha = 0`")
    } else if let path = timing.name == "transform"
      ? "transform" : words.property(timing.name.humped)
    {
      lines.append("animate \(view).\(path) to \(Lowering.gap)\(timing.clauses)")
      remark("write the new value in place of `…`")
    } else {
      remark("`\(timing.name)` is not read")
    }
  }

  private mutating func withoutDuration(_ timing: WebTiming) {
    let clauses = timing.clauses.trimmed
    remark(
      clauses.isEmpty
        ? "no duration is given: in CSS it is 0, so nothing moves"
        : "write `\(clauses)` in the line of the animation")
  }

  private mutating func timings(_ property: String, _ rule: Rule) -> [WebTiming] {
    var timings =
      rule.declarations.last { $0.name == property }?.value.split(outsideOf: ",")
      .map { WebTiming($0) } ?? []
    let long = rule.declarations.filter { $0.name.hasPrefix(property + "-") }
      .map {
        (
          part: String($0.name.dropFirst(property.count + 1)),
          values: $0.value.split(outsideOf: ",")
        )
      }
    // Each of its names is one, and the other lists are repeated.
    let names = long.last { ["property", "name"].contains($0.part) }?.values.count ?? 1
    if timings.isEmpty, !long.isEmpty { timings = Array(repeating: WebTiming(), count: names) }
    for (part, values) in long where !values.isEmpty {
      for index in timings.indices { timings[index].set(part, values[index % values.count]) }
    }
    for word in timings.flatMap(\.unread) { remark("`\(word)` is not read") }
    // CSS's own curve, which is not the language's.
    for index in timings.indices where timings[index].over != nil {
      timings[index].curve = timings[index].curve ?? "ease"
    }
    return timings
  }

  private mutating func animate(_ timing: WebTiming, _ view: String) {
    guard let frames = keyframes[timing.name] else {
      if timing.over == nil {
        withoutDuration(timing)
      } else {
        lines.append("animation on \(view) keypath \(Lowering.gap)\(timing.clauses)")
        remark("paste `@keyframes \(timing.name)` too: it has what moves")
      }
      return
    }
    run.insert(timing.name)
    if timing.over == nil { withoutDuration(timing) }
    var keys: [(share: Double, settings: [WebWords.Setting])] = []
    for frame in frames {
      var settings: [WebWords.Setting] = []
      for (name, value) in frame.declarations {
        guard let setting = words.setting(name.humped, value) else {
          remark("`\(name): \(value)` is not read")
          continue
        }
        settings.append(setting)
      }
      for name in frame.selector.split(outsideOf: ",") {
        let share = name == "from" ? 0 : name == "to" ? 1 : Double(name.dropLast()).map { $0 / 100 }
        if let share { keys.append((share, settings)) }
      }
    }
    if let line = timing.line(view, keys.sorted { $0.share < $1.share }) { lines.append(line) }
  }
}

extension String {
  /// The statements of a style sheet: declarations without their `;`, rules with their braces.
  fileprivate var statements: [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if character == "{" || character == "(" { depth += 1 }
      if character == "}" || character == ")" { depth -= 1 }
      if depth == 0, character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
        if depth == 0, character == "}" { parts.append("") }
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
