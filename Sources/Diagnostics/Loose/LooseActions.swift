/// SpriteKit's actions in a row, or at once: `red run sequence moveTo (200,200) 1s, fadeOut 0.5s`.
enum LooseActions {
  private static let head: Form =
    #"\b(?:SKAction|[sS]equence|[rR]un\s+(?:an?\s+)?(?:action|group|sequence|animations?)|runAction|chain)\b"#
  private static let opening: Form =
    #"\b(?:SKAction|run(?:Action|s)?|sequence|group|actions?|chain(?:ed)?|animations?|of|on|for|let|the|an?|:)\b|[\[\]:]"#
  private static let group: Form = #"\bgroup\b|\bat\s+once\b|\bin\s+parallel\b"#
  private static let joint: Form =
    #"\s*(?:,\s*(?:and\s+|then\s+)?|\s+and\s+then\s+|\s+then\s+|\s+and\s+|->|→|\.\s*then\b)\s*"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(head), !text.has(#"[{};=]|SKAction\.\w+\("#) else { return nil }
    let isGroup = text.has(group)
    let open = Rewriting.trimmed(text.removing(opening))
    let view = names.views(nearest: text).first ?? "box"
    let parts = split(open).map { Rewriting.trimmed($0) }.filter { !$0.isEmpty }
    let known = parts.map { $0.words.map(String.init).contains(where: names.views.contains) }
    guard (2...4).contains(parts.count) else { return nil }
    let lines = zip(parts, known).compactMap { part, isNamed in
      animation(isNamed ? part : "\(view) \(part)", names)
    }
    guard lines.count == parts.count, let last = lines.last else { return nil }
    if isGroup {
      return Rewriting.Step(
        line: lines.joined(separator: "; "), says: "animations that are begun at once run at once")
    }
    return Rewriting.Step(
      line: lines.dropLast().reversed().reduce(last) { "\($1) then { \($0) }" },
      says: "what comes after an animation stands behind `then`")
  }

  /// The parts between commas and `then`, but for the commas of points.
  private static func split(_ text: String) -> [String] {
    let points = Form(#"\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)"#).replaced(in: text) {
      "(\($0.text(1))\u{1}\($0.text(2)))"
    }
    return joint.replaced(in: points) { _ in "\u{2}" }.split(separator: "\u{2}").map {
      String($0).replacing("\u{1}", with: ", ")
    }
  }

  /// One action, as an animation with a block.
  private static func animation(_ text: String, _ names: NamesAtHand) -> String? {
    guard let tokens = LooseToken.all(of: text, names),
      let animation = LooseAnimation(tokens, names), let block = animation.block,
      let pace = animation.pace
    else { return nil }
    let begin = animation.start.flatMap { start in
      animation.path.map { "\(animation.view ?? names.views.first ?? "box").\($0) = \(start); " }
    }
    return "\(begin ?? "")animate\(pace.isEmpty ? " over 0.5s" : pace) { \(block) }"
  }
}
