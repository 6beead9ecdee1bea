/// Colours, borders and texts in plain words: `animate red from blue to green`, `border red 2px blue`, `write
/// hello in the box`.
enum SpokenPaint {
  private static let painting: Form =
    #"^ (?:animate|change|fade|transition|tween|turn|colou?r|paint|make)\b"#
  private static let from: Form = #"\bfrom (COLOR)\b"#
  private static let to: Form = #"\b(?:in)?to (COLOR)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    border(line) ?? text(line) ?? color(line)
  }

  /// From a colour to another one: only where both are told, since one is set by other rules.
  private static func color(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(painting), let start = line.take(from)?.text(1),
      let end = line.take(to)?.text(1)
    else { return nil }
    let time = line.take(SpokenMove.over).map { $0.text(1) + $0.text(2) } ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    _ = line.takes(#"\b(?:background )?colou?r\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "\(view).color = \(start); animate \(view).color to \(end) over \(time)\(pace)",
      "`animate` goes from what a view is")
  }

  private static let bordering: Form =
    #"\b(?:(?:add|give|put|draw|set|make) )?(?:an? |the )?(?:(COLOR) )?(?:border|outline|stroke)\b(?: (?:on|to|around|of|for|with|width))*"#
  private static let width: Form =
    #"\b(?:of |with )?(?:an? )?(?:width |thickness )?(?:of )?(\d*\.?\d+) ?(?:px|pt|points?|pixels?)?(?: (?:wide|thick))?\b"#

  private static func border(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let border = line.take(bordering) else { return nil }
    let width = line.take(width)?.text(1)
    // A view may be called like a colour: then it is the view that comes first.
    let views = line.names.views(nearest: line.rest)
    guard let view = views.first else { return nil }
    _ = line.takes(Form(#"\b(?:the )?\#(view)\b"#))
    _ = line.takes(#"\b(?:solid|dashed|colou?r)\b"#)
    let color = border[1] ?? line.take(#"\b(?:in |and )?(COLOR)\b"#)?.text(1)
    guard line.isRead, width != nil || color != nil else { return nil }
    let edge = "\(view).borderWidth = \(width ?? "1")"
    return Spoken.Reading(
      edge + (color.map { "; \(view).borderColor = \($0)" } ?? ""),
      "a border is a view's properties")
  }

  private static let writing: Form =
    #"^ (?:write|put|type|text|print)(?: the (?:text|word|words))? ['’]?(?!a |an |the |label)([a-z][a-z0-9 ,']{0,40}?)['’]? (?:in|on|inside|into|onto) (?:the )?(VIEW) $"#

  private static func text(_ line: SpokenLine) -> Spoken.Reading? {
    guard let match = writing.first(in: line.rest, line.names),
      !match.text(1).split(separator: " ").contains(where: {
        line.names.views.contains(String($0))
      })
    else { return nil }
    return Spoken.Reading("\(match.text(2)).text = \"\(match.text(1))\"", "a view has a `text`")
  }
}
