/// Declarations of CSS that animate: `transition`, `animation` and `@keyframes`.
struct StyledMotion {
  let names: NamesAtHand

  /// The line that does the same; nil where there is no such declaration.
  func line(for text: String) -> String? {
    if text.has(#"@keyframes\b"#) { return keyframes(text) }
    guard let match = text.first(Self.declaration) else { return rule(text) }
    var motion = timing(match.text(2))
    motion.view = text.first(#"^\s*[.#]?(\w+)(?:\.style\.|\s*\{)"#)?.text(1)
    let others = text.removing(Self.declaration)
    motion.changes = declared(in: others)
    if motion.changes.isEmpty { motion.changes = goal(of: match) }
    return motion.line(names, in: text)
  }

  /// `.box { width: 100px; background: red; }`.
  private func rule(_ text: String) -> String? {
    // The usual way to the middle.
    if text.has(#"\btop\s*:\s*50%"#), text.has(#"\bleft\s*:\s*50%"#), let view = names.views.first {
      return "\(view).center = stage.center"
    }
    if text.has(#"^\s*[a-z]+-?[a-z-]*\s*:\s*[#\w-]"#), !text.contains("{"), !text.contains("="),
      text.has(#"^[^:;]+:[^:;]+;[^:;]+:"#)
        || text.has(
          #"^\s*(?:background|color|border|opacity|left|top|width|height|z-index|transform|box-shadow)"#
        ),
      let changes = Changes.text(of: declared(in: "{" + text), names),
      let view = names.views(nearest: text).first
    {
      return changes.replacing("VIEW", with: view)
    }
    guard let match = text.first(#"^\s*[.#]?([\w-]+)(?::\w+)?\s*\{([^{}]*)\}\s*$"#),
      match.text(2).contains(":"), !match.text(2).contains("="),
      let changes = Changes.text(of: declared(in: "{" + match.text(2)), names),
      let view = names.views.contains(match.text(1)) ? match.text(1) : names.views.first
    else { return nil }
    return changes.replacing("VIEW", with: view)
  }

  private static let declaration: Form =
    #"(?:^|[{;\s.])(?:-webkit-)?(transition|animation)(?:\s*:\s*|\s*=\s*["'])([^;}"']+)"#

  /// Where something could lead that is told to move, but not whereto.
  private func goal(of match: Form.Match) -> [(key: String, value: String)] {
    let goals = [
      "transform": ("x", "100"), "opacity": ("opacity", "0"), "width": ("width", "200"),
      "height": ("height", "200"), "left": ("left", "200"), "top": ("top", "200"),
      "background": ("color", "orange"), "background-color": ("color", "orange"),
      "color": ("color", "orange"), "border-radius": ("border-radius", "20"),
    ]
    let words = match.text(2).split { " ,".contains($0) }.map { $0.lowercased() }
    if match.text(1) == "transition" {
      return words.compactMap { goals[$0] }.prefix(1).map { (key: $0.0, value: $0.1) }
        + (words.contains { goals[$0] != nil } ? [] : [(key: "opacity", value: "0")])
    }
    let kinds: [(String, (String, String))] = [
      ("fade", ("opacity", "0")), ("spin", ("rotate", "360deg")), ("rotat", ("rotate", "360deg")),
      ("pulse", ("scale", "1.2")), ("scale", ("scale", "1.5")), ("bounce", ("top", "200")),
      ("slide", ("x", "100")), ("move", ("x", "100")), ("shake", ("x", "10")),
    ]
    let kind = kinds.first { kind in words.contains { $0.contains(kind.0) } }?.1
    return [kind ?? ("opacity", "0")].map { (key: $0.0, value: $0.1) }
  }

  /// The shorthand's times in their order, its curve, and how often.
  private func timing(_ shorthand: String) -> WrittenMotion {
    var motion = WrittenMotion()
    // The first of several transitions stands for all.
    let calls: Form = #"[\w-]+\([^)]*\)"#
    motion.curve = shorthand.first(calls).flatMap { WrittenCurve.named($0.text()) }
    let first = shorthand.removing(calls).split(separator: ",").first ?? ""
    for word in first.split(separator: " ").map(String.init) {
      if word.has(#"^\d*\.?\d+m?s$"#) {
        if motion.duration == nil {
          motion.duration = plain(word)
        } else {
          motion.delay = plain(word)
        }
      } else if word == "infinite" {
        motion.repeats = "forever"
      } else if word.hasPrefix("alternate") {
        motion.reverses = true
      } else if Int(word) != nil {
        motion.repeats = word
      } else if ["linear", "ease", "ease-in", "ease-out", "ease-in-out"].contains(word) {
        motion.curve = WrittenCurve.named(word)
      }
    }
    if motion.delay == "0s" { motion.delay = nil }
    return motion
  }

  private func plain(_ time: String) -> String { time.hasPrefix(".") ? "0" + time : time }

  private func declared(in text: String) -> [(key: String, value: String)] {
    let distance = text.first(#"\bperspective\s*:\s*(\d+)"#)?.text(1)
    return text.all(#"(?:^|[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)"#).flatMap { match in
      let value =
        Rewriting.trimmed(match.text(2)) + (distance.map { " perspective(\($0)px)" } ?? "")
      return match.text(1) == "transform" ? Changes.calls(in: value) : [(match.text(1), value)]
    }
  }

  // MARK: Keyframes

  private func keyframes(_ text: String) -> String? {
    let rules = text.all(#"(from|to|\d+%)\s*\{([^{}]*)\}"#).map {
      match -> (share: Int, text: String) in
      let share = ["from": 0, "to": 100][match.text(1)] ?? Int(match.text(1).dropLast()) ?? 0
      return (share, match.text(2))
    }.sorted { $0.share < $1.share }
    guard let view = names.views(nearest: text).first else { return nil }
    var start = ""
    var parts: [String] = []
    var last = 0
    for rule in rules {
      guard let moves = Changes.text(of: declared(in: "{" + rule.text), names) else { return nil }
      if rule.share == 0 {
        start = moves + "; "
      } else {
        parts.append("at \(last)% for \(rule.share - last)% { \(moves) }")
        last = rule.share
      }
    }
    guard !parts.isEmpty else { return nil }
    let body =
      parts.count == 1 && last == 100
      ? "animate over 1s { \(parts[0].split(separator: "{")[1].dropFirst())"
      : "keyframes over 1s { \(parts.joined(separator: "; ")) }"
    return (start + body).replacing("VIEW", with: view)
  }
}
