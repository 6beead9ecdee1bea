/// What a view looks like while a finger is on it: `whileTap box scale 0.95`, `box:active { opacity: 0.5 }`, `on press
/// box scale down to 0.9`.
enum SpokenPress {
  private static let cue: Form =
    #"\b(?:while[ -]?(?:it is )?(?:tap|hover|press|touch|hold|drag|held|pressing|tapping|hovering|touching)(?:ped|ed|red)?|on[ -]?(?:press|hover|touch[ -]?down|mouse ?(?:down|over|enter))|(?:when|if|as long as|is) (?:it is |is )?(?:pressed|hovered|held)(?: down)?|(?:press|hover|tap)(?:ed)? (?:state|effect|feedback)|button press|tap feedback|hover|active|pressed)\b(?: down)?(?: on\b| of\b| the\b)*"#
  private static let goals: [(Form, String)] = [
    (
      #"\b(?:scales?|shrinks?|grows?|zooms?)(?: (?:up|down|in|out))?(?: to)? (\d*\.?\d+%?)"#,
      "scale"
    ),
    (#"\b(?:opacity|alpha|fades?|dims?)(?: to)? (\d*\.?\d+%?)"#, "alpha"),
    (#"\b(?:rotates?|rotation|turns?)(?: to| by)? (-?\d*\.?\d+) ?(?:deg\w*|°)?"#, "rotation"),
    (#"\b(?:y|translatey|lift|moves? y)(?: to| by)? (-?\d*\.?\d+)(?: ?px)?"#, "center.y"),
    (#"\b(?:x|translatex|moves? x)(?: to| by)? (-?\d*\.?\d+)(?: ?px)?"#, "center.x"),
  ]
  private static let ending: Form =
    #",?(?: and)?(?: then)?(?: (?:goes|go|springs?))? back(?: to normal| again| up)?(?: (?:on|when|after) (?:release|released|it is released|let go))?\b|\btransform\b"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.has(#"[Hh]over|[Pp]ress|[Ww]hile|active|[Hh]eld|mouse"#) else { return nil }
    let flat = String(line.map { "{}()=:;,\"'".contains($0) ? " " : $0 })
    guard var spoken = SpokenLine(flat, names) else { return nil }
    spoken.squeeze()
    guard spoken.takes(cue) else { return nil }
    _ = spoken.takes(ending)
    let time = spoken.takeTime() ?? "0.1s"
    var goals: [(property: String, value: String)] = []
    for (form, property) in Self.goals {
      if let match = spoken.take(form) { goals.append((property, match.text(1))) }
    }
    let pace = spoken.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    if goals.isEmpty, spoken.takes(#"\b(?:animation|effect|feedback|press|state|button)\b"#) {
      while spoken.takes(#"\b(?:animation|effect|feedback|press|state|button)\b"#) {}
      goals = [("scale", "0.95")]
    }
    let views = spoken.takeViews()
    guard spoken.isRead, !goals.isEmpty, views.count == 1, let view = views.first else {
      return nil
    }
    let down = goals.map { "animate \(view).\(pressed($0.property, $0.value)) over \(time)\(pace)" }
    let up = goals.map { "animate \(view).\(released($0.property, $0.value)) over \(time)\(pace)" }
    return Spoken.Reading(
      "on touch.began \(view) { \(down.joined(separator: "; ")) }; on touch.ended \(view) { \(up.joined(separator: "; ")) }",
      "a finger is heard when it comes and when it goes")
  }

  private static func pressed(_ property: String, _ value: String) -> String {
    switch property {
    case "rotation": "rotation to \(value)deg"
    case "center.x", "center.y": "\(property) by \(value)"
    default: "\(property) to \(value)"
    }
  }

  /// As it was before.
  private static func released(_ property: String, _ value: String) -> String {
    switch property {
    case "rotation": "rotation to 0deg"
    case "center.x", "center.y":
      "\(property) by \(value.hasPrefix("-") ? String(value.dropFirst()) : "-" + value)"
    default: "\(property) to 1"
    }
  }
}
