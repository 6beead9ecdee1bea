/// Falling in plain words: `make red fall slowly`, `let red fall onto box`, `drop ball from y = 50`, `box should
/// not fall`.
enum SpokenFall {
  private static let falling: Form =
    #"\b(?:(?:make|let|have) )?(?:the )?(?:falls?|drops?|sinks?|rises?|(?:fall|drop) down|(?:floats?|drifts?|hovers?|flies|fly|goes|go) (?:up|away|off)(?:wards?)?(?= .*\b(?:slow(?:ly)?|gently|like an?)\b)|(?:falls?|drifts?|floats?|sinks?) (?:to the (?:ground|floor|bottom)|down))\b"#
  private static let paces: [(Form, String)] = [
    (
      #"\b(?:very slow(?:ly)?|in slow motion|(?:(?:very |really )?(?:slow(?:ly)?|gently|softly) )?like an? (?:feather|(?:helium |hot[ -]air )?balloon|(?:soap )?bubble|leaf|snowflake|parachute))\b"#,
      "0.1"
    ),
    (#"\blike a (?:stone|rock|brick|hammer|bowling ball)\b"#, "2"),
    (#"\b(?:slow(?:ly)?|slower|gently|softly)\b"#, "0.3"),
    (#"\b(?:fast|faster|quickly|quicker|hard|harder)\b"#, "2"),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    lasting(line) ?? still(line) ?? landed(line) ?? dropped(line) ?? paced(line)
  }

  private static func paced(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let rises = line.has(
      #"\brises?\b|\b(?:floats?|drifts?|hovers?|flies|fly|goes|go) (?:up|away|off)"#)
    guard !line.has(#"\bfrom\b"#), line.takes(falling) else { return nil }
    let pace = line.take(paces)
    let way = SpokenWay.take(from: &line)
    let views = line.takeViews()
    let isDown = way.map { $0.angle == "90deg" } ?? true
    guard line.isRead, !views.isEmpty, pace != nil || rises || !isDown else { return nil }
    let angle = rises ? "-90deg" : isDown ? nil : way?.angle
    if let own = line.names.newest("gravity"), views.allSatisfy(line.names.falling.contains) {
      let changes = [pace.map { "\(own).magnitude = \($0)" }, angle.map { "\(own).angle = \($0)" }]
      return Spoken.Reading(
        changes.compactMap { $0 }.joined(separator: "; "), "a behavior is changed by its name")
    }
    let magnitude = pace.map { " magnitude \($0)" } ?? ""
    return Spoken.Reading(
      "gravity on \(views.joined(separator: ", "))\(magnitude)\(angle.map { " angle \($0)" } ?? "")",
      "gravity of magnitude 1 is about the earth's")
  }

  /// `ball falls for 2 seconds`, `ball falls with air resistance 0.5`.
  private static func lasting(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(falling) else { return nil }
    let time = line.take(#"\bfor (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#)
    let drag = line.take(
      #"\b(?:with|in|against) (?:an? )?(?:air )?(?:resistance|drag)(?: of)? (\d*\.?\d+)\b"#)
    let views = line.takeViews()
    guard line.isRead, !views.isEmpty, time != nil || drag != nil else { return nil }
    let whom = views.joined(separator: ", ")
    let fallers = views.filter { !line.names.falling.contains($0) }.joined(separator: ", ")
    let parts = [
      fallers.isEmpty ? nil : "gravity on \(fallers)",
      drag.map { "item \(whom) resistance \($0.text(1))" },
      time.map { "run \($0.text(1))\($0.text(2))" },
    ]
    return Spoken.Reading(
      parts.compactMap { $0 }.joined(separator: "; "),
      "`gravity` pulls views, and `run` lets time pass")
  }

  // MARK: Whereon

  private static let dropping: Form =
    #"\b(?:(?:make|let|have) )?(?:the )?(?:falls?|drop(?:s|ped)?|lands?|released?|let go(?: of)?)\b"#
  private static let landing: Form = #"\b(?:down )?(?:on|onto|on top of) (?:the )?(VIEW)\b"#

  /// `let red fall onto box`: what it falls on stays where it is.
  private static func landed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(dropping), let ground = line.take(landing)?.text(1) else { return nil }
    _ = line.takes(#"\band (?:let (?:it|VIEW) )?(?:then )?(?:roll|slide|fall)s? (?:off|down)\b"#)
    let isBouncy = line.takes(#"\b(?:and )?(?:bounces?|bouncing)(?: off)?\b"#)
    let views = line.takeViews()
    guard line.isRead, views.count == 1, let view = views.first, view != ground else { return nil }
    let pull = line.names.gravity(before: view)
    let material = isBouncy ? "; item \(view) elasticity 0.7" : ""
    return Spoken.Reading(
      "\(pull)collision on \(view), \(ground); item \(ground) anchored\(material)",
      "what is anchored and in the same collision can be fallen on")
  }

  // MARK: Wherefrom

  private static let metres: Form =
    #"\bfrom (?:an? )?(?:the )?(?:height(?: of)? )?(\d*\.?\d+) ?(?:m|met(?:er|re)s?)\b(?: (?:high|height|up|above the (?:ground|floor)))?"#
  private static let height: Form =
    #"\bfrom (?:an? )?(?:the )?height(?: of)? ?=? ?(\d*\.?\d+)(?: ?px| ?pt)?\b"#
  private static let level: Form = #"\bfrom y ?=? ?(-?\d*\.?\d+)(?: ?px| ?pt)?\b"#
  private static let point: Form = #"\bfrom \(? ?(-?\d*\.?\d+) ?, ?(-?\d*\.?\d+) ?\)?"#

  /// `drop ball from y = 50`.
  private static func dropped(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(dropping) else { return nil }
    let start: String
    if let match = line.take(metres) {
      start = "center.y = stage.size.height - \(match.text(1)) * 1000 / 9.81"
    } else if let match = line.take(height) {
      start = "center.y = stage.size.height - \(match.text(1))"
    } else if let match = line.take(level) {
      start = "center.y = \(match.text(1))"
    } else if let match = line.take(point) {
      start = "center = (\(match.text(1)), \(match.text(2)))"
    } else {
      return nil
    }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let pull = line.names.falling.contains(view) ? "run 1s" : "gravity on \(view)"
    return Spoken.Reading("\(view).\(start); \(pull)", "a view falls from where it is")
  }

  // MARK: Not at all

  private static let never: Form =
    #"\b(?:(?:should|must|do|can|will) ?(?:not|n't)|don't|shouldn't|mustn't|won't|can't|cannot|not|never|stop|keep|prevent)\b(?: (?:let|from|make))?"#

  /// `box should not fall`.
  private static func still(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(never),
      line.takes(#"\b(?:falls?|falling|drops?|dropping|sinks?|sinking)\b(?: down)?"#)
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    if views.contains(where: line.names.falling.contains) {
      return SpokenGravity.ended(views, line.names)
    }
    return Spoken.Reading(
      "item \(views.joined(separator: ", ")) anchored", "an anchored view stays where it is")
  }
}
