/// Several views that do the same one after the other: `stagger 0.1 red box ball appear`, `cascade red, box and ball
/// up by 40`.
enum SpokenStagger {
  private static let staggering: Form =
    #"\b(?:with (?:an? )?)?(?:stagger(?:s|ed|ing|children)?(?: children)?|cascad(?:e|ed|ing)|one (?:after|by) (?:the other|another|one)|one at a time|in turn|sequentially)\b(?: (?:delay|of|by|with|each|every|=|:))*(?: ?[:=])?(?: ?(\d*\.?\d+) ?(ms|s)?(?:ec(?:onds?)?)?\b(?! (?:px|pt|points))(?: (?:each|apart|in between))?)?"#
  private static let step: Form =
    #"\b(?:with |by |and )?(?:an? )?(?:delay(?:ed)?(?: of| by)? |offset(?: of| by)? |gap(?: of)? )?(\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?(?: (?:each|apart|delay|offset|between(?: each| them)?|later))\b|\b(?:by|every|each|with) (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#
  private static let shift: Form =
    #"\b(?:slides?|moves?|drops?|falls?|fl(?:y|ies)|rises?|goes|go|shifts?|drift|jumps?)?(?: in)? ?\b(up|down|left|right)(?:wards?)?(?: by)?(?: (\d*\.?\d+)(?: ?px| ?pt| points)?)?\b"#
  private static let looks: [(Form, (start: String, goal: String))] = [
    (
      #"\b(?:fad(?:e|es|ing) out|disappear(?:s|ing)?|vanish(?:es)?|hide|go away)\b"#,
      ("", "alpha to 0")
    ),
    (#"\b(?:pops?(?: (?:in|up))?|scales? (?:in|up)|grows?)\b(?! to)"#, ("scale = 0", "scale to 1")),
    (
      #"\b(?:appear(?:s|ing)?|fad(?:e|es|ing)(?: in)?|show(?: up)?|comes? in|reveal(?:ed)?|enter(?:s)?|in)\b"#,
      ("alpha = 0", "alpha to 1")
    ),
  ]
  private static let values: [(Form, String)] = [
    (#"\b(?:scales?|grows?|zooms?)(?: to)? (\d*\.?\d+%?)"#, "scale"),
    (#"\b(?:opacity|alpha|fades?)(?: to)? (\d*\.?\d+%?)"#, "alpha"),
    (#"\b(?:rotates?|rotation|turns?)(?: to| by)? (-?\d*\.?\d+) ?(?:deg\w*|°)?"#, "rotation"),
    (#"\by(?: to)? (-?\d*\.?\d+)"#, "center.y"), (#"\bx(?: to)? (-?\d*\.?\d+)"#, "center.x"),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let cue = line.take(staggering) else { return nil }
    let other = line.take(step)
    let (number, unit) =
      cue[1].map { ($0, cue[2]) }
      ?? (other?[1] ?? other?[3] ?? "100", other.map { $0.text(2) + $0.text(4) })
    let usual = number + (unit ?? ((Double(number) ?? 0) < 10 ? "s" : "ms"))
    let typed = line.take(SpokenMove.over)
    // So short a time alone is the one between.
    let isBetween =
      cue[1] == nil && other == nil && typed?.text(2) == "ms"
      && (typed.flatMap { Double($0.text(1)) } ?? 0) <= 150
    let wait = isBetween ? typed.map { $0.text(1) + "ms" } ?? usual : usual
    let time = isBetween ? "0.5s" : typed.map { $0.text(1) + $0.text(2) } ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    guard let motion = motion(&line) else { return nil }
    _ = line.takes(#"^ (?:animate|move|play|run|start)\b"#)
    let named = line.takeViews()
    let views = named.isEmpty ? line.names.views : named
    guard line.isRead, (2...6).contains(views.count) else { return nil }
    let starts = motion.start.isEmpty ? "" : views.map { "\($0).\(motion.start); " }.joined()
    let moves = views.enumerated().map { place, view in
      "animate \(view).\(motion.goal) over \(time)"
        + (place == 0 ? "" : " delay \(SpokenNumber.times(place, wait))") + pace
    }
    return Spoken.Reading(
      starts + moves.joined(separator: "; "), "each waits a `delay` longer than the one before")
  }

  private static func motion(_ line: inout SpokenLine) -> (start: String, goal: String)? {
    for (form, property) in values {
      guard let match = line.take(form) else { continue }
      return ("", "\(property) to \(match.text(1))\(property == "rotation" ? "deg" : "")")
    }
    if let match = line.take(shift) {
      let isBack = ["up", "left"].contains(match.text(1))
      let axis = ["up", "down"].contains(match.text(1)) ? "y" : "x"
      return ("", "center.\(axis) by \(isBack ? "-" : "")\(match[2] ?? "100")")
    }
    return line.take(looks)
  }
}
