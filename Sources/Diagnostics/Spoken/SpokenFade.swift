/// Fades in plain words: `fade in ball 200ms delay 100ms`, `stagger red, box, ball fade in 80ms each`.
enum SpokenFade {
  private static let fading: Form =
    #"\b(?:(?:make|let|have) )?(?:fade[sd]?|fading|dissolve)(?: (in|out|away))?\b(?:-(in|out))?"#
  private static let each: Form =
    #"\b(?:with |by |and )?(?:an? )?(?:stagger(?:ed)?(?: of| by)?|delay(?:ed)?(?: of| by)?|interval(?: of)?)? ?(\d*\.?\d+) ?(ms|s)(?:ec\w*)? (?:each|apart|between(?: each| them)?|stagger(?:ed)?|steps?|after each other|one after (?:the other|another))\b"#
  private static let staggering: Form =
    #"\b(?:stagger(?:ed|s)?|one (?:after|by) (?:the other|another|one)|in sequence|sequentially|after each other)\b(?: (?:by|of) (\d*\.?\d+) ?(ms|s)(?:ec\w*)?)?"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    if let reading = crossed(line) ?? shown(line) { return reading }
    guard let fade = line.take(fading) else { return nil }
    let isIn: Bool
    switch fade[1] ?? fade[2] ?? line.take(#"\b(in|out|away)\b(?! \d)"#)?.text(1) {
    case "in": isIn = true
    case nil: return nil
    default: isIn = false
    }
    let step = line.take(each).map { $0.text(1) + $0.text(2) }
    let staggers = line.take(staggering)
    let delay = line.take(SpokenMove.later).map { $0.text(1) + $0.text(2) }
    let time = line.takeTime() ?? "0.5s"
    let pace = line.take(SpokenMove.paces)
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    let between = step ?? staggers.map { $0[1] == nil ? "100ms" : $0.text(1) + $0.text(2) }
    let starts = isIn ? views.map { "\($0).alpha = 0; " }.joined() : ""
    let moves = views.enumerated().map { place, view in
      let wait = between.map { place == 0 ? nil : "\(SpokenNumber.times(place, $0))" } ?? delay
      return "animate \(view).alpha to \(isIn ? 1 : 0) over \(time)"
        + (wait.map { " delay \($0)" } ?? "") + (pace.map { " curve \($0)" } ?? "")
    }
    return Spoken.Reading(
      starts + moves.joined(separator: "; "),
      isIn ? "what comes in is unseen first" : "`animate` moves a property of a view")
  }

  private static let crossing: Form =
    #"^ (?:(?:cross ?-?fade|cross ?-?dissolve)(?: (?:between|from))?|(?:fade|dissolve) (?:between|from)) (?:the )?(VIEW) (?:to|into|and|with|in) (?:the )?(VIEW)\b"#

  /// `fade between red and box`: one goes while the other comes.
  private static func crossed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let match = line.take(crossing) else { return nil }
    let time = line.takeTime() ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    guard line.isRead else { return nil }
    let (one, other) = (match.text(1), match.text(2))
    return Spoken.Reading(
      "\(other).alpha = 0; animate over \(time)\(pace) { \(one).alpha = 0; \(other).alpha = 1 }",
      "what comes in is unseen first")
  }

  private static let showing: Form =
    #"\b(?:(?:make|let|have) )?(?:the )?(?:(dis)?appears?|(vanish)(?:es)?|shows? up|(go(?:es)? away)|(hides?)|comes? into view|become(?:s)? (?:visible|(invisible)))\b"#
  private static let paces: [(Form, String)] = [
    (#"\b(?:very )?(?:slow(?:ly)?|gradual(?:ly)?|gently|smooth(?:ly)?|softly)\b"#, "1s"),
    (#"\b(?:fast|quick(?:ly)?)\b"#, "0.2s"),
  ]

  /// `make box disappear slowly`: only where it takes its time, since else it is hidden at once.
  private static func shown(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let order = line.names.views(nearest: line.rest)
    guard let match = line.take(showing) else { return nil }
    let isOut = (1..<match.count).contains { match[$0] != nil }
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    guard let time = line.takeTime() ?? line.take(paces)
    else { return nil }
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    _ = line.takeViews()
    guard line.isRead, let view = order.first else { return nil }
    return Spoken.Reading(
      "\(isOut ? "" : "\(view).alpha = 0; ")animate \(view).alpha to \(isOut ? 0 : 1) over \(time)\(delay)\(pace)",
      isOut ? "`animate` moves a property of a view" : "what comes in is unseen first")
  }
}
