/// Views that come in from a side, to where they are: `slide in ball from left with overshoot`, `bounce box in from the
/// bottom`, `red enters from the top in 0.4s`.
enum SpokenEntrance {
  private static let coming: Form =
    #"\b(?:(?:make|let|have|animate) )?(?:the )?(?:VIEW )?\b(slides?|fl(?:y|ies)|comes?|bounces?|springs?|drops?|moves?|enters?|bring|swipes?|pops?|swoops?|rises?|floats?|glides?|animates?|pushe?s?|appears?)\b(?: (?:the )?VIEW)?(?: (?:in|on|into view|onto the (?:screen|stage)|up|down|back in))*\b"#
  private static let sides: [(Form, (x: Double, y: Double))] = [
    (
      #"\b(?:in )?from (?:off ?-?screen )?(?:the )?left(?: (?:side|edge)(?: of the screen)?)?\b"#,
      (-1, 0)
    ),
    (
      #"\b(?:in )?from (?:off ?-?screen )?(?:the )?right(?: (?:side|edge)(?: of the screen)?)?\b"#,
      (1, 0)
    ),
    (#"\b(?:in )?from (?:off ?-?screen )?(?:the )?(?:top|above)(?: of the screen)?\b"#, (0, -1)),
    (
      #"\b(?:in )?from (?:off ?-?screen )?(?:the )?(?:bottom|below|beneath|underneath)(?: of the screen)?\b"#,
      (0, 1)
    ),
    (#"\b(?:in )?from (?:off ?-?screen|outside(?: the (?:screen|stage))?)\b"#, (-1, 0)),
  ]
  private static let paces: [(Form, String)] = [
    (#"\b(?:with )?(?:an? )?(?:little |slight |small |big )?overshoot(?:ing)?\b"#, "backOut"),
    (#"\b(?:with )?(?:an? )?(?:little |small |big )?bounc(?:e|ing|y)\b"#, "bounceOut"),
    (#"\b(?:with )?(?:an? )?elastic(?:ally| ease)?\b"#, "elasticOut"),
    (
      #"\b(?:with )?(?:an? )?(?:nice |soft )?spring(?:y| effect)?\b"#,
      "spring(duration: 0.5, bounce: 0.3)"
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"\bfrom\b"#),
      !line.has(#"\bfrom (?:x|y|-?\d|\()|\bto (?:the )?(?:left|right|top|bottom)\b"#),
      !line.has(#"\bdrops?\b"#) || line.has(#"\b(?:in|into)\b"#),
      let view = line.names.views(nearest: line.rest).first, let frame = line.names.frames[view],
      line.has(Form(#"\b\#(view)\b"#))
    else { return nil }
    guard let side = line.take(sides), let verb = line.take(coming)?.text(1) else { return nil }
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let time = line.takeTime()
    let pace = line.take(paces) ?? line.take(SpokenMove.paces) ?? pace(of: verb)
    let isFading = line.takes(#"\b(?:and |while |with )*(?:an? )?fad(?:e|es|ing)(?: in)?\b"#)
    _ = line.takes(#"\bof (?:the )?(?:stage|screen)\b"#)
    let goal = line.has(#"\bto\b"#) ? SpokenPlace.take(from: &line, for: frame) : nil
    _ = line.takeViews()
    _ = line.takes(#"\b(?:slide|fly|in|on|up|down|animation)\b"#)
    guard line.isRead else { return nil }
    let stage = line.names.stage
    let property = side.x == 0 ? "center.y" : "center.x"
    let start =
      side.x == 0
      ? (side.y < 0 ? -frame.height / 2 : stage.height + frame.height / 2)
      : (side.x < 0 ? -frame.width / 2 : stage.width + frame.width / 2)
    let end = goal.map { side.x == 0 ? $0.y : $0.x } ?? (side.x == 0 ? frame.midY : frame.midX)
    let isSpring = pace?.hasPrefix("spring(") == true && time == nil
    let clauses =
      (isSpring ? "" : " over \(time ?? "0.5s")") + delay + (pace.map { " curve \($0)" } ?? "")
    let set =
      "\(view).\(property) = \(SpokenNumber.text(start))\(isFading ? "; \(view).alpha = 0" : "")"
    let move = "animate \(view).\(property) to \(SpokenNumber.text(end))\(clauses)"
    return Spoken.Reading(
      "\(set); \(move)"
        + (isFading ? "; animate \(view).alpha to 1 over \(time ?? "0.5s")\(delay)" : ""),
      "what comes in is outside first")
  }

  private static func pace(of verb: String) -> String? {
    verb.hasPrefix("bounce")
      ? "bounceOut" : verb.hasPrefix("spring") ? "spring(duration: 0.5, bounce: 0.3)" : nil
  }
}
