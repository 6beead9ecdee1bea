/// Floors, walls and solid edges in plain words: `floor at y = 500`, `make the screen edges solid`.
enum SpokenWall {
  private static let making =
    #"(?:(?:add|make|create|put|build|draw|place|i need|new|set|with) )?(?:boundary )?(?:an? |the |another )?(?:solid |horizontal |vertical |invisible )?"#
  private static let walls: [(Form, String)] = [
    (Form(#"\b\#(making)(?:floor|ground|platform|ledge|shelf)\b"#), "floor"),
    (Form(#"\b\#(making)(?:ceiling|roof)\b"#), "ceiling"),
    (Form(#"\b\#(making)(?:left wall|wall (?:at|on|to) the left(?: side| edge)?)\b"#), "left"),
    (Form(#"\b\#(making)(?:right wall|wall (?:at|on|to) the right(?: side| edge)?)\b"#), "right"),
    (Form(#"\b\#(making)(?:wall|line|barrier|boundary)\b"#), "wall"),
  ]
  private static let axis: Form =
    #"\b(?:at |on |height |of )*(x|y)(?: position| coordinate)? ?(?:=|:|is|of|at)? ?(-?\d*\.?\d+)(?: ?(?:px|pt|points?|pixels?))?\b"#
  private static let level: Form =
    #"\b(?:at|on|height|of)(?: (?:height|level|position|of))* ?=? ?(-?\d*\.?\d+)(?: ?(?:px|pt|points?|pixels?))?\b(?! ?,)"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let kind = line.take(walls) else { return nil }
    let stage = line.names.stage
    var isLevel = kind == "floor" || kind == "ceiling"
    let number: String
    if let match = line.take(axis) {
      isLevel = match.text(1) == "y"
      number = match.text(2)
    } else if kind != "wall", let match = line.take(level) {
      number = match.text(1)
    } else {
      return nil
    }
    let whom = line.takeWhom()
    guard line.isRead, !whom.isEmpty else { return nil }
    let name = ["left", "right"].contains(kind) ? "wall" : kind
    let ends =
      isLevel
      ? "from (0, \(number)) to (\(SpokenNumber.text(stage.width)), \(number))"
      : "from (\(number), 0) to (\(number), \(SpokenNumber.text(stage.height)))"
    let maker =
      line.names.newest("collision") == nil ? "collision on \(whom.joined(separator: ", ")); " : ""
    return Spoken.Reading(
      "\(maker)boundary \(name) \(ends)", "`boundary` adds a line that views bump into")
  }

  private static let ramp: Form =
    #"\b(?:(?:add|make|let|put|create|build|draw) )*(?:the )?(?:VIEW )?(?:(?:rolls?|slides?|rolling|sliding|runs?|moves?) )?(?:down|along|on|over|onto)? ?(?:an? |the )?(?:ramp|slope|hill|inclined plane|incline|slide)\b"#

  /// A slanted line, and what comes down on it.
  static func ramp(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"\b(?:ramp|slope|hill|incline\w*)\b"#) else { return nil }
    let views = line.names.views.filter { line.rest.has(Form(#"\b\#($0)\b"#)) }
    let comes = line.has(#"\b(?:roll|slid|run|mov)\w*\b"#)
    guard line.takes(ramp) else { return nil }
    _ = line.takeViews()
    _ = line.takes(#"\b(?:down|roll|slide|rolls|slides)\b"#)
    guard line.isRead, let view = views.first ?? line.names.views.first,
      let frame = line.names.frames[view]
    else { return nil }
    let bottom = frame.y + frame.height
    let ends =
      "from \(SpokenPlace.text(0, bottom + 20)) to \(SpokenPlace.text(line.names.stage.width, bottom + 140))"
    let falls = comes && !line.names.falling.contains(view) ? "gravity on \(view); " : ""
    let maker = line.names.holds("collision", view) ? "" : "collision on \(view); "
    return Spoken.Reading(
      "\(falls)\(maker)boundary ramp \(ends)", "`boundary` adds a line that views bump into")
  }

  private static let colliding: Form =
    #"\b(?:(?:add|turn on|enable|make|let|detect|use) )*(?:collisions?|collides?|colliding|bump(?:s)?|crash(?:es)?)\b(?: (?:into|with|between|detection|of|against|on|for|each other))*"#

  private static let elasticities: [(Form, String)] = [
    (#"\b(?:(?:perfectly|totally|completely|fully) )?inelastic\b"#, "0"),
    (#"\b(?:(?:perfectly|totally|completely|fully) )?elastic\b"#, "1"),
  ]

  /// `collision red box ball`, `everything collides with the walls`.
  static func collision(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(colliding) else { return nil }
    let isBounded = line.takes(edges)
    let elasticity = line.take(elasticities)
    _ = line.takes(#"\b(?:each other|one another|with|between|into|against)\b"#)
    let views = line.takeViews()
    guard line.isRead, !views.isEmpty, isBounded || views.count > 1 else { return nil }
    let all = views.joined(separator: ", ")
    let material = elasticity.map { "; item \(all) elasticity \($0)" } ?? ""
    return Spoken.Reading(
      "collision on \(all)\(isBounded ? " bounds" : "")\(material)",
      "`collision` names the views that bump into each other")
  }

  // MARK: Edges

  private static let edges: Form =
    #"\b(?:(?:around|of|off|on|at|with|against|from|into|inside|within|in) )*(?:all |the |four |solid |hard )*(?:(?:screen|stage|window|canvas|screen's|phone) )?(?:edges?|borders?|bounds|walls|sides|frame)\b(?: (?:of|around|on) (?:the )?(?:screen|stage|window|canvas|view|phone))?"#
  private static let inside: Form =
    #"\b(?:inside|within|on|in)(?: of)? (?:the )?(?:screen|stage|window|canvas|phone)\b"#
  private static let meaning: Form =
    #"\b(?:solid|hard|collidable|collide|collides|collision|block|bump|bumps|bouncy|bounce|bounces|bouncing|stay|stays|keep|keeps|stop|stops|add|make|turn on|enable|build|put|create)\b(?: (?:into|off|with|against|on|inside|in))?"#

  static func edges(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let edge = line.take(edges) ?? line.take(inside) else { return nil }
    let isBouncy = line.has(#"\bbounc"#)
    guard line.takes(meaning) || edge.text().has(#"\b(?:solid|hard|around)\b"#) else { return nil }
    while line.takes(meaning) {}
    let named = line.takeViews()
    let views = named.isEmpty ? line.names.views : named
    guard line.isRead, !views.isEmpty else { return nil }
    let all = views.joined(separator: ", ")
    let material = isBouncy ? "; item \(all) elasticity 0.7" : ""
    if let own = line.names.newest("collision"),
      named.allSatisfy({ line.names.holds("collision", $0) })
    {
      return Spoken.Reading("\(own).bounds = on\(material)", "`bounds` are the stage's edges")
    }
    return Spoken.Reading("collision on \(all) bounds\(material)", "`bounds` are the stage's edges")
  }
}
