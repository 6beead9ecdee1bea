/// How long time is to pass, in plain words: `run till ball.y is 500`, `wait for ball to stop`.
enum SpokenUntil {
  private static let waiting: Form =
    #"^ (?:(?:run|wait|go|play|simulate|continue|stop|pause|end|halt)(?: (?:the )?(?:simulation|it|everything|time|physics))?) (?:until|till|when|once|for|as soon as|if)\b"#
  private static let resting: Form =
    #"\b(?:(?:has |have |is |are |to )?(?:stops?(?: moving)?|stopped(?: moving)?|rests?|resting|at rest|still|settles?|settled|come(?:s)? to (?:a )?(?:rest|stop)|done moving|finish(?:es|ed)? moving|the end|it ends|it is over|all is over|done))\b"#
  private static let axis: Form = #"\b(?:its )?(?:center )?(x|y)(?: position)?\b"#
  private static let bound: Form =
    #"(?:\b(?:has|is|gets|goes|be|reaches|reached|passes|passed|hits|at|to|above|below|under|over|more than|less than|greater than|smaller than|equals|becomes|crosses|than)\b ?|[=<>]=? ?)*(-?\d*\.?\d+)(?: ?px| ?pt)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(waiting) else { return nil }
    let says = "`run until` finds when something is so"
    if line.takes(resting) {
      _ = line.takeViews()
      return line.isRead ? Spoken.Reading("run until rest max 10s", says) : nil
    }
    let isBelow = line.has(#"<|\b(?:less|smaller|under|above)\b"#)
    let axis = line.take(axis)?.text(1)
    let views = line.takeViews()
    guard let view = views.first, views.count == 1, let bound = line.take(bound), line.isRead else {
      return nil
    }
    return Spoken.Reading(
      "run until \(view).center.\(axis ?? "y") \(isBelow ? "<=" : ">=") \(bound.text(1)) max 10s",
      says)
  }
}
