/// Views that a finger may move: `make red draggable`, `drag red horizontal only from 0 to 200`, `drag="x" on box`.
enum SpokenDrag {
  private static let word: Form =
    #"\b(?:(?:make|let|allow|enable|have|turn on|add) )*(?:(?:me|us|the user|you|user) )?(?:(?:the )?VIEW )?(?:(?:be|is|can be|to be|should be) )*(?:draggable|dragged|drag(?:ging)?)\b(?: and drop)?(?: constraints?)?(?: along| on| in| with)*"#
  private static let across: Form =
    #"\b(?:(?:along|in|on|only) )*(?:the )?(?:horizontal(?:ly)?|sideways|x|left and right)(?:[ -]?(?:axis|direction))?\b(?: only)?"#
  private static let along: Form =
    #"\b(?:(?:along|in|on|only) )*(?:the )?(?:vertical(?:ly)?|y|up and down)(?:[ -]?(?:axis|direction))?\b(?: only)?"#
  private static let mouse: Form =
    #"\b(?:(?:make|let|have|move|moves|drag|control|steer) )*(?:the )?(?:VIEW )?(?:(?:follows?|chases?|moves?|goes|sticks?|tracks?|with|by|to|using|under) )+(?:the |my |a )?(?:mouse|finger|cursor|pointer|touch)\b(?: (?:pointer|position|cursor|around))?"#

  /// `move box with the mouse`.
  private static func followed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let order = line.names.views(nearest: line.rest)
    guard line.takes(mouse) else { return nil }
    let isAcross = line.takes(across)
    let isAlong = !isAcross && line.takes(along)
    _ = line.takeViews()
    guard line.isRead, let view = order.first else { return nil }
    let axis = isAcross ? ".x" : isAlong ? ".y" : ""
    return Spoken.Reading(
      "on touch.moved \(view) { \(view).center\(axis) = event.point\(axis) }",
      "a finger is what a mouse is elsewhere, and `touch` puts one down")
  }

  private static let limits: Form =
    #"\b(?:(?:from|between|within|limited to|limits?|range|left|top|min) )*(?:x |y )?(-?\d*\.?\d+) ?(?:px|pt)?(?:,? (?:to|and|right|bottom|max|-|,)+ ?| ?- ?)(?:x |y )?(-?\d*\.?\d+) ?(?:px|pt)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    // A drag to somewhere is a touch that moves.
    if let followed = followed(line) { return followed }
    guard let view = line.names.views(nearest: line.rest).first,
      line.has(Form(#"\b\#(view)\b"#)), line.has(#"\bdrag"#)
    else { return nil }
    let isEnabled = line.has(#"\b(?:draggable|dragged|dragging|let|allow|enable|make|can)\b"#)
    guard line.takes(word) else { return nil }
    let isAcross = line.takes(across)
    let isAlong = !isAcross && line.takes(along)
    let limits = isAcross || isAlong ? line.take(Self.limits) : nil
    _ = line.takes(#"\bonly\b"#)
    _ = line.takes(
      #"\b(?:around|freely|anywhere|(?:with|by) (?:a |my |the )?finger|(?:on|around) the (?:screen|stage))\b"#
    )
    _ = line.takeViews()
    guard line.isRead, isEnabled || isAcross || isAlong else { return nil }
    let target = isAcross ? "center.x" : isAlong ? "center.y" : "center"
    let point = isAcross ? "event.point.x" : isAlong ? "event.point.y" : "event.point"
    let value = limits.map { "clamp(\(point), \($0.text(1)), \($0.text(2)))" } ?? point
    return Spoken.Reading(
      "on touch.moved \(view) { \(view).\(target) = \(value) }",
      "`on touch.moved` hears of a finger that moves, and `touch` puts one down")
  }
}
