/// Views that go and are taken away: `exit red to left and remove`, `fade out box then delete it`, `remove ball with a
/// fade`.
enum SpokenExit {
  private static let removing: Form =
    #",? ?\b(?:and |then |& )+(?:is |get |gets )?(?:removed?|deleted?|destroy(?:ed)?|gone|unmount(?:ed)?|removes?|deletes?)\b(?: it(?:self)?)?(?: from (?:the )?(?:stage|screen|view|superview))?(?: (?:afterwards|after that|at the end|when done))?"#
  private static let leaving: Form =
    #"^ (?:(?:make|let|have|animate) )?(?:the )?(?:VIEW )?(?:(?:exits?|dismiss(?:es)?|leaves?|slides?|fl(?:y|ies)|moves?|goes|go|swipes?|pushe?s?|sends?|flings?|drops?)\b)(?: (?:the )?VIEW)?(?: (?:out|off|away))?\b(?: of)?"#
  private static let only: Form =
    #"^ (?:(?:make|let|have|animate) )?(?:the )?(?:VIEW )?(?:exits?|dismiss(?:es)?|leaves?)\b"#
  private static let ways: [(Form, String)] = [
    (
      #"\b(?:with (?:an? )?|by )?(?:fad(?:es?|ing)(?: (?:away|out))?|dissolv(?:es?|ing))(?: (?:animation|effect))?\b"#,
      "alpha to 0"
    ),
    (
      #"\b(?:with (?:an? )?|by )?(?:shrink(?:s|ing)?|scal(?:es?|ing)(?: (?:down|out|away|to 0))?|pops? (?:out|away)|collapses?)(?: (?:to (?:0|zero|nothing)|away|out))?(?: (?:animation|effect))?\b"#,
      "scale to 0"
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first,
      let frame = line.names.frames[view], line.has(Form(#"\b\#(view)\b"#))
    else { return nil }
    let isRemoval = line.has(#"^ (?:remove|delete) (?:the )?VIEW (?:with|by)\b"#)
    let isOnly = line.has(only)
    let isRemoved = line.takes(removing) || isRemoval && line.takes(#"^ (?:remove|delete)\b"#)
    guard isRemoved || isOnly else { return nil }
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let time = line.takeTime() ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    let goal: String
    if let way = line.take(ways) {
      goal = way
    } else {
      guard line.takes(leaving) else { return nil }
      _ = line.takes(#"\b(?:screen|stage|view|off|out)\b"#)
      _ = line.takes(#"\b(?:through|over|past|via)(?= the\b)"#)
      guard let place = SpokenMove.outside(frame, &line) else { return nil }
      goal = "\(place.property) to \(place.value)"
    }
    _ = line.takeViews()
    _ = line.takes(#"\b(?:off|out|away|edge|side|animation)\b"#)
    guard line.isRead else { return nil }
    return Spoken.Reading(
      "animate \(view).\(goal) over \(time)\(delay)\(pace)\(isRemoved ? " then { remove \(view) }" : "")",
      "what comes after an animation stands behind `then`")
  }
}
