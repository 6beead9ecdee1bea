/// Shadows with their numbers: `box shadow 0 4 12 black 30%`, `red drop-shadow 0 4 10`, `give ball a soft shadow`.
enum SpokenShadow {
  private static let noun: Form =
    #"\b(?:(?:add|give|put|set|with|has|make|cast|an?|the|some|soft|hard|drop|box|filter) )*(?:drop|box|text)?-?shadow\b(?: (?:to|on|for|under|of))?:?"#
  private static let numbers: Form =
    #"(?:^|[ (])(-?\d*\.?\d+)(?:px)?[ ,]+(-?\d*\.?\d+)(?:px)?(?:[ ,]+(\d*\.?\d+)(?:px)?)?(?:[ ,]+\d*\.?\d+(?:px)?)?(?=[ ,)]|$)(?! ?%)"#
  private static let share: Form =
    #"\b(?:opacity |alpha |with )*(\d*\.?\d+) ?(%)|\b(?:opacity|alpha) (0?\.\d+|1)\b"#
  private static let blur: Form = #"\b(?:blur|radius)(?: of)? (\d*\.?\d+)(?: ?px)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"shadow"#) else { return nil }
    let isSoft = line.has(#"\bsoft\b"#)
    // A view may be called `box`, as the shadow of a style sheet is.
    let order = line.names.views(nearest: line.rest)
    guard line.takes(noun) else { return nil }
    let seen = line.take(share).map { $0[1].map { $0 + "%" } ?? $0.text(3) }
    let radius = line.take(blur)?.text(1)
    let offset = line.take(numbers)
    guard let view = order.first,
      line.takes(Form(#"\b(?:the )?\#(view)\b"#)) || !line.has(#"\bVIEW\b"#)
    else { return nil }
    let color = line.take(#"\b(?:in |colou?r )?(COLOR)\b"#)?.text(1)
    guard line.isRead, offset != nil || radius != nil || seen != nil || color != nil || isSoft
    else {
      return nil
    }
    var lines: [String] = []
    if let offset { lines.append("\(view).shadowOffset = (\(offset.text(1)), \(offset.text(2)))") }
    if let length = offset?[3] ?? radius ?? (isSoft ? "10" : nil) {
      lines.append("\(view).shadowRadius = \(length)")
    }
    if let color { lines.append("\(view).shadowColor = \(color)") }
    lines.append("\(view).shadowOpacity = \(seen ?? "0.5")")
    return Spoken.Reading(
      lines.joined(separator: "; "), "a shadow is seen once it has an opacity")
  }
}
