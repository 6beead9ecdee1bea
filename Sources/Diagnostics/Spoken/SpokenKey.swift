/// What a key does: `on space key ball jumps`, `arrow keys move box`, `press left arrow to move red left 10`.
enum SpokenKey {
  private static let names =
    #"(space ?bar|space|left arrow|right arrow|up arrow|down arrow|arrow (?:left|right|up|down)|left|right|up|down|enter|return|[a-z])"#
  private static let cue = Form(
    #"^\s*(?:keyPressed\s*:?\s*)?(?:on|when|if|press(?:ing)?|hit(?:ting)?|whenever)\s+(?:(?:the|i|I|you|user|a)\s+)*(?:press(?:es)?\s+|hits?\s+)?(?:the\s+)?(?:key\s+)?["']?"#
      + names
      + #"["']?(?:\s+key)?(?:\s+(?:is\s+)?(?:pressed|down|hit|typed))?\s*(?:,|:|->|→|then|to|and|makes?|lets?|moves?(?=\s+it))?\s+(\S.*)$"#
  )
  private static let isKey: Form =
    #"\b(?:key|arrow|space(?:\s?bar)?|enter|return|keyPressed)\b"#
  private static let arrows: Form =
    #"^\s*(?:(?:use|with|let|make)\s+)?(?:the\s+)?(?:arrow\s+keys?|arrows|cursor\s+keys?|wasd)\s+(?:to\s+)?(?:move|control|steer|drive)s?\s+(?:the\s+)?(VIEW)(?:\s+(?:by\s+)?(\d+))?\s*$|^\s*(?:move|control|steer|drive)\s+(?:the\s+)?(VIEW)\s+with\s+(?:the\s+)?(?:arrow\s+keys?|arrows|cursor\s+keys?|keyboard|keys|wasd)(?:\s+by\s+(\d+))?\s*$"#

  /// The key's name and what is to be done; nil where a line speaks of no key.
  static func told(_ line: String) -> (key: String, action: String)? {
    guard line.has(isKey), let match = line.first(cue) else { return nil }
    let word = match.text(1).removing(#"\s*\barrow\b\s*"#).removing(#"\s*bar$"#)
    let key = word == "return" ? "enter" : word
    return (key, match.text(2).removing(#"^(?:the\s+)"#))
  }

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    if let match = arrows.first(in: line, names), let view = match[1] ?? match[3] {
      let step = match[2] ?? match[4] ?? "10"
      let ways = [
        ("left", "x -="), ("right", "x +="), ("up", "y -="), ("down", "y +="),
      ]
      return Spoken.Reading(
        ways.map { "on key \"\($0.0)\" { \(view).center.\($0.1) \(step) }" }.joined(
          separator: "; "),
        "`on key` hears of keys in `play`, and `press` types one now")
    }
    guard let told = told(line),
      let action = Spoken.reading(of: told.action, names)?.line
        ?? PlainSentence.line(for: told.action, names) ?? jump(told.action, names)
    else { return nil }
    return Spoken.Reading(
      "on key \"\(told.key)\" { \(action) }",
      "`on key` hears of keys in `play`, and `press` types one now")
  }

  private static func jump(_ action: String, _ names: NamesAtHand) -> String? {
    guard action.has(#"\b(?:jump|hop|leap)s?\b"#), let view = names.views(nearest: action).first
    else { return nil }
    return "fling \(view) velocity (0, -400)"
  }
}
