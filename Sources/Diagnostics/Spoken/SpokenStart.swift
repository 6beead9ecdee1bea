/// A property with its start and its end, each told by itself: `box initial opacity 0 animate opacity 1`, `red grows from 0 to
/// full size`, `box starts at x 20 and ends at x 250 in 1s`.
enum SpokenStart {
  private static let number =
    #"(?: to| of| at| is)? ?[:=]? ?(-?\d*\.?\d+%?)(?: ?(?:px|pt|deg\w*|°))?"#
  private static let words: [(String, String)] = [
    (#"opacity|alpha"#, "alpha"), (#"rotation|rotate|angle"#, "rotation"),
    (#"scale|size"#, "scale"),
    ("width", "frame.width"), ("height", "frame.height"), ("x", "center.x"), ("y", "center.y"),
  ]
  private static let starts: [(Form, String)] = words.map { words, property in
    (
      Form(
        #"\b(?:initial(?:ly)?|starts?(?:ing)?(?: at| with| from)?|begins?(?: at| with)?|before|at first|initial state)\b:? ?(?:\b(?:"#
          + words + #")\b)"# + number + #",?"#), property
    )
  }
  private static let ends: [(Form, String)] = words.map { words, property in
    (
      Form(
        #"\b(?:and |then )*(?:animates?(?: to)?|ends?(?:ing)?(?: at| with)?|finish(?:es)?(?: at| with)?|after(?:wards)?|target|final(?:ly)?|goes to|to)\b:? ?(?:\b(?:"#
          + words + #")\b)"# + number), property
    )
  }
  private static let growing: Form =
    #"\b(?:grows?|scales?(?: up)?|zooms?(?: in)?|pops?|expands?|shrinks?|scales? down)\b from (?:zero|nothing|(\d*\.?\d+%?)) to (?:(\d*\.?\d+%?)|(?:its )?(?:full|normal|original|real|actual)(?: size| scale)?|nothing|zero)"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? { grown(line) ?? started(line) }

  private static func started(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let (property, start) = line.takeMatch(of: starts),
      let (goal, end) = line.takeMatch(of: ends), goal == property
    else { return nil }
    let unit = property == "rotation" ? "deg" : ""
    return written(&line, property, start.text(1) + unit, end.text(1) + unit)
  }

  private static func grown(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let match = line.take(growing) else { return nil }
    let isGone = match.text().has(#"to (?:nothing|zero)$"#)
    return written(&line, "scale", match[1] ?? "0", match[2] ?? (isGone ? "0" : "1"))
  }

  private static func written(
    _ line: inout SpokenLine, _ property: String, _ start: String, _ end: String
  ) -> Spoken.Reading? {
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let time = line.takeTime() ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "\(view).\(property) = \(start); animate \(view).\(property) to \(end) over \(time)\(delay)\(pace)",
      "`animate` goes from what a view is")
  }
}
