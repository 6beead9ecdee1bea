/// `push red to the right with force 2`: who is pushed, whereto and how hard.
struct WordedPush {
  let names: NamesAtHand

  private static let form: Form =
    #"^\s*(?:push|shove|nudge|kick|hit|blow|apply)\s+(?:(?:a\s+)?(?:force|push|impulse)\s+(?:of\s+(\d*\.?\d+)\s+)?(?:to|on)\s+)?(?:the\s+|on\s+)?(VIEW|everything|all|both|them)\b(?!\.)([^=(){}]*)$"#
  private static let ways: [(form: Form, angle: String)] = [
    (#"\b(?:down|up)\w*\s+(?:and\s+)?(?:left|right)|\bdiagonal"#, "45deg"),
    (#"\bleft"#, "180deg"), (#"\bright"#, "0deg"), (#"\b(?:up|top)"#, "-90deg"),
    (#"\b(?:down|bottom|floor)"#, "90deg"),
  ]

  /// The line that pushes so; nil where nothing is said of the way or of the force.
  func line(for text: String) -> String? {
    guard let match = Self.form.first(in: text, names) else { return nil }
    let rest = match.text(3)
    let isWritten = rest.has(
      #"\b(?:magnitude|angle|vector|offset|instantaneous|continuous)\s+[-\d(]|^\s*,"#)
    let way =
      rest.first(#"(?:\bat\s+|\bangle\s+)?(-?\d*\.?\d+)\s*(?:deg\w*|°)"#).map { $0.text(1) + "deg" }
      ?? Self.ways.first { rest.has($0.form) }?.angle
    let force =
      match[1]
      ?? rest.first(#"\b(?:force|strength|magnitude|power|with|by|of)\s*(?:of\s+)?(\d*\.?\d+)"#)?
      .text(1)
      ?? rest.first(#"(?:^|\s)(\d*\.?\d+)\s*$"#)?.text(1)
    guard !isWritten, way != nil || force != nil else { return nil }
    let isSteady = rest.has(#"\b(?:continuous\w*|constant\w*|steady|steadily)\b"#)
    let angle = way.map { " angle \($0)" } ?? ""
    let whom =
      names.views.contains(match.text(2)) ? match.text(2) : names.views.joined(separator: ", ")
    return "push on \(whom) magnitude \(force ?? "1")\(angle)\(isSteady ? "" : " instantaneous")"
  }
}
