/// Points and rectangles of one view as another one sees them: `box.convert(box.bounds, to: red)`.
enum LooseConversion {
  private static let point: Form =
    #"^ (?:VIEW )?convert (?:the )?(?:point |rect )?(\(-?[\d.]+, -?[\d.]+\)) (?:from |of |in )?(?:the )?(VIEW)?,? ?(to|from|into|in) (?:the )?(VIEW|stage|window|screen|nil|superview|view) $"#
  private static let view: Form =
    #"^ (?:VIEW )?convert (?:the )?(VIEW) (bounds|frame|center|origin|frame\.origin)?,? ?(to|from|into|in) (?:the )?(VIEW|stage|window|screen|nil|superview|view)(?: coordinates?| space| coordinate ?space)* $"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.contains("onvert"),
      let line = SpokenLine(code: text.replacing(".convert(", with: " convert "), names)
    else { return nil }
    if let match = view.first(in: line.rest, names) {
      let isPoint = match[2] == "center" || match.text(2).hasSuffix("origin")
      let property = match[2] == "origin" ? "frame.origin" : isPoint ? match.text(2) : "frame"
      return seen("\(match.text(1)).\(property)", isPoint, match.text(4), names)
    }
    guard let match = point.first(in: line.rest, names), let from = match[2] else { return nil }
    let stage = "\(match.text(1)) + \(from).frame.origin"
    return seen(stage, true, match.text(4), names)
  }

  private static func seen(
    _ what: String, _ isPoint: Bool, _ other: String, _ names: NamesAtHand
  ) -> Rewriting.Step {
    let says = "views on the stage are told in its coordinates"
    guard names.views.contains(other) else {
      return Rewriting.Step(line: "print \(what)", says: says)
    }
    return Rewriting.Step(
      line: isPoint
        ? "print \(what) - \(other).frame.origin"
        : "print offset(\(what), -\(other).frame.x, -\(other).frame.y)", says: says)
  }
}
