/// Labels and their letters: `add label "Hello" at 20 40`, `box font size 20`, `text color of box white`.
enum SpokenLabel {
  private static let made: Form =
    #"^\s*(?:(?:add|make|create|put|place|new|draw|write|insert|type)\s+)?(?:an?\s+|the\s+)?(?:label|text|title|heading|caption)?\s*(?:view\s+)?(?:with\s+(?:the\s+)?(?:text\s+)?|saying\s+|that\s+says\s+|called\s+)?["“]([^"“”{}`]+)["”]\s+at\s+\(?\s*(?:x\s*[:=]?\s*)?(-?\d+)\s*[, ]\s*(?:y\s*[:=]?\s*)?(-?\d+)\s*\)?(?:\s+(?:font\s*)?size\s+(\d+))?\s*$"#
  private static let size: Form =
    #"\b(?:(?:set|make|change|the|to|its) )*(?:font|text)[ -]?size(?: of| to| is| for)*(?: ?[:=])?"#
  private static let color: Form =
    #"\b(?:(?:set|make|change|the|its) )*(?:text|font|label|letter)[ -]?colou?r(?: of| to| is| for)*(?: ?[:=])?"#

  /// With its text in quotation marks.
  static func written(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.contains(where: { "\"“".contains($0) }), let match = line.first(made) else {
      return nil
    }
    let name = names.views.contains("label") ? "label2" : "label"
    let size = match[4].map { "; \(name).fontSize = \($0)" } ?? ""
    return Spoken.Reading(
      "view \(name) frame (\(match.text(2)), \(match.text(3)), 200, 40) text \"\(match.text(1))\"\(size)",
      "a label is a view with a `text`")
  }

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    if line.takes(color) {
      let order = line.names.views(nearest: line.rest)
      guard let view = order.first, line.takes(Form(#"\b(?:the )?\#(view)\b"#)),
        let color = line.take(#"\b(?:to |in |of )?(COLOR)\b"#)?.text(1), line.isRead
      else { return nil }
      return Spoken.Reading("\(view).textColor = \(color)", "a property is set with `=`")
    }
    guard line.takes(size), let number = line.take(#"\b(\d*\.?\d+) ?(?:px|pt|points?)?\b"#)?.text(1)
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading("\(view).fontSize = \(number)", "a property is set with `=`")
  }
}
