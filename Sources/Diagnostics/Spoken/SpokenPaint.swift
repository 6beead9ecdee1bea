/// Colours, borders and texts in plain words: `animate red from blue to green`, `border red 2px blue`, `write
/// hello in the box`.
enum SpokenPaint {
  private static let painting: Form =
    #"^ (?:animate|change|fade|transition|tween|turn|colou?r|paint|make)\b"#
  private static let from: Form = #"\bfrom (COLOR)\b"#
  private static let to: Form = #"\b(?:in)?to (COLOR)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    border(line) ?? text(line) ?? color(line) ?? set(line)
  }

  private static let setting: Form =
    #"^ (?:animate|change|fade|transition|tween|turn|colou?r|paint|make|fill|tint|dye|set)\b"#
  private static let moving: Form = #"^ (?:animate|fade|transition|tween)\b"#
  private static let turning: Form =
    #"\b(?:turns?|becomes?|goes|gets|changes?|should be|shall be|must be)(?= (?:in)?(?:to )?(?:the colou?r )?COLOR\b)"#
  private static let noun: Form =
    #"\b(?:the )?(?:background|fill)?[ -]?(?:colou?r|background|fill|bg)(?: of\b)?"#
  private static let whom: Form =
    #"\b(?:the )?(VIEW)\b(?:'s)?((?:(?:,| and|, and) (?:the )?VIEW\b)*)"#
  private static let goal: Form = #"(?:\b(?:in)?to |\b(?:with|in|as|is) |[=:] ?)?\b(COLOR)\b"#

  /// One colour, of any number of views; a view may be called like a colour, and comes first then.
  private static func set(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isMotion = line.has(moving)
    let isTold = line.takes(setting)
    let isNamed = line.takes(noun)
    let isTurned = line.takes(turning)
    guard let match = line.take(whom) else { return nil }
    let views = match.text().words.map(String.init).filter(line.names.views.contains)
    let time = line.takeTime()
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    guard let color = line.take(goal)?.text(1), line.isRead,
      isTold || isNamed || isTurned || line.rest == "  ", isMotion || time != nil || pace.isEmpty,
      !line.rest.contains(where: { "'+".contains($0) })
    else { return nil }
    if isMotion || time != nil {
      let moves = views.map { "animate \($0).color to \(color) over \(time ?? "0.5s")\(pace)" }
      return Spoken.Reading(moves.joined(separator: "; "), "`animate` moves a property of a view")
    }
    return Spoken.Reading(
      views.map { "\($0).color = \(color)" }.joined(separator: "; "),
      "a property is set with `=`")
  }

  /// From a colour to another one: only where both are told, since one is set by other rules.
  private static func color(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(painting), let start = line.take(from)?.text(1),
      let end = line.take(to)?.text(1)
    else { return nil }
    let time = line.takeTime() ?? "0.5s"
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

  /// `red border 2px black`, where `red` is the view.
  private static let own: Form = #"^ (?:the )?VIEW(?:'s)? (?:border|outline|stroke)\b"#
  private static let plainBorder: Form =
    #"()\b(?:border|outline|stroke)\b(?: (?:of|with|width))*"#

  private static func border(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let named = line.names.views.filter { line.rest.has(Form(#"\b\#($0)\b"#)) }
    let isOwn = line.has(own) && named.count == 1
    guard let border = line.take(isOwn ? plainBorder : bordering) else { return nil }
    let width = line.take(width)?.text(1)
    // A view may be called like a colour: then it is the view that comes first.
    let views = line.names.views(nearest: line.rest)
    guard let view = views.first else { return nil }
    _ = line.takes(Form(#"\b(?:the )?\#(view)\b"#))
    _ = line.takes(#"\b(?:solid|dashed|colou?r)\b"#)
    let color =
      border[1].flatMap { $0.isEmpty ? nil : $0 }
      ?? line.take(#"\b(?:in |and )?(COLOR)\b"#)?.text(1)
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
