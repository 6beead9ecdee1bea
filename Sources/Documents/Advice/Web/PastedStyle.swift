/// Pasted CSS: its rules, with the lines that do the same.
struct PastedStyle {
  private let style: StyleReader
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
    guard let style = StyleReader(text) else { return nil }
    self.style = style
    let names = style.rules.flatMap(\.declarations).map(\.name)
    let isCSS =
      !style.keyframes.isEmpty
      || names.contains {
        $0 == "transform" || $0.hasPrefix("transition") || $0.hasPrefix("animation")
          || words.property($0.humped) != nil
          || $0.hasPrefix("--")
      } || !style.others.isEmpty
    guard isCSS else { return nil }
    for selector in style.others {
      remark(
        selector.contains("prefers-reduced-motion")
          ? "`\(selector)` is not read: that setting is `reduceMotion on` here"
          : "`\(selector)` is not read")
    }
    for rule in style.rules { write(rule) }
    let isShown = lines.contains { $0.contains("\(words.scene.exampleView).") || $0.contains("{") }
    if isOfExample, isShown {
      remark("`\(words.scene.exampleView)` is an example: write the name of your view")
    }
    for name in style.keyframes.keys.sorted() where !run.contains(name) {
      remark("`@keyframes \(name)` runs in an `animation`: paste the rule that has it too")
    }
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  // MARK: Writing

  private mutating func view(of rule: StyleRule) -> String {
    let simple = rule.selector.split { " >~+,".contains($0) }.last ?? ""
    let name = String(simple.split { ".#:[".contains($0) }.first ?? "").humped
    if words.scene.isView(name) { return name }
    isOfExample = true
    return words.scene.exampleView
  }

  private mutating func write(_ rule: StyleRule) {
    let base = style.base(of: rule)
    let view = view(of: rule)
    let transitions = timings("transition", rule)
    for timing in timings("animation", rule) { animate(timing, view) }
    let started = transitions.isEmpty ? base.map { timings("transition", $0) } ?? [] : transitions
    let isState = base != nil
    let hasStates = style.rules.contains { style.base(of: $0)?.selector == rule.selector }
    var changed: Set<String> = []
    for (name, value) in rule.declarations
    where !name.hasPrefix("transition") && !name.hasPrefix("animation") {
      if name.hasPrefix("--") {
        if let curve = WebWords.curve(value) {
          lines.append("let \(String(name.dropFirst(2)).humped)Curve = \(curve)")
        } else if let time = WebWords.number(value, WebWords.times) {
          lines.append("let \(String(name.dropFirst(2)).humped)Time = \(time)")
        }
        continue
      }
      guard var settings = words.settings(name.humped, value, of: view) else {
        remark("`\(name): \(value)` is not read")
        continue
      }
      let timing = hasStates ? nil : started.last { [name, "all", ""].contains($0.name) }
      // Without a duration nothing moves; one that is not read stays open.
      if let timing, timing.over != nil || !timing.unread.isEmpty {
        changed.insert(timing.name)
        let before = base?.value(name) ?? "none"
        if name == "transform", let from = words.transform(before, of: view),
          let turned = WebWords.parts([from, settings[0].value])
        {
          settings = [.init(path: turned.path, value: turned.values[1])]
        }
        lines += settings.map {
          "animate \(view).\($0.path) to \($0.value)\(timing.clauses)"
        }
        let own = base?.selector ?? ""
        let state =
          rule.selector.hasPrefix(own)
          ? String(rule.selector.dropFirst(own.count)) : rule.selector.trimmingSuffix(" " + own)
        remark(
          isState
            ? "`\(state)` starts it in CSS; here it starts at once"
            : "in CSS it starts when the value changes; here it starts at once, from the view's own"
        )
      } else {
        lines += settings.map { "\(view).\($0.path) = \($0.value)" }
      }
    }
    guard !isState, !hasStates else { return }
    for timing in transitions where !changed.contains(timing.name) { gap(timing, view) }
  }

  /// A transition of which the code does not say what changes.
  private mutating func gap(_ timing: WebTiming, _ view: String) {
    if timing.over == nil {
      withoutDuration(timing)
    } else if timing.name == "all" || timing.name.isEmpty {
      lines.append("animate\(timing.clauses) { \(Lowering.gap) }")
      remark("write the changes in place of `…`, such as `\(view).alpha = 0`")
    } else if let path = ["transform", "translate"].contains(timing.name)
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
        : clauses.hasPrefix("delay")
          ? "the animation begins later there: `\(clauses)` in `animate`, `begin` in `animations`"
          : "write `\(clauses)` in the line of the animation")
  }

  private mutating func timings(_ property: String, _ rule: StyleRule) -> [WebTiming] {
    var timings =
      rule.value(property)?.split(outsideOf: ",")
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
    guard let frames = style.keyframes[timing.name] else {
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
    var keys: [WebTiming.Key] = []
    for frame in frames {
      var settings: [WebWords.Setting] = []
      var curve: String?
      for (name, value) in frame.declarations {
        if name == "animation-timing-function", let own = WebWords.curve(value) {
          curve = own
          continue
        }
        guard let setting = words.setting(name.humped, value, of: view) else {
          remark("`\(name): \(value)` is not read")
          continue
        }
        settings.append(setting)
      }
      for name in frame.selector.split(outsideOf: ",") {
        let share = name == "from" ? 0 : name == "to" ? 1 : Double(name.dropLast()).map { $0 / 100 }
        if let share { keys.append(.init(share: share, settings: settings, curve: curve)) }
      }
    }
    if let line = timing.line(view, keys.sorted { $0.share < $1.share }) {
      lines.append(line)
    } else if timing.over != nil {
      remark("nothing of `\(timing.name)` is read: it runs\(timing.clauses)")
    }
  }
}
