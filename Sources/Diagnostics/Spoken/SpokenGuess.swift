/// Guesses and claims: `predict ball y at 1s is 400`, `let the class guess where it lands`, `check that box is at 300`.
enum SpokenGuess {
  private static let guessing: Form =
    #"^ (?:(?:let (?:the )?(?:class|students|pupils|kids|us|me|everyone)|i|we|my|our|the|make|an?|students|class) )*(?:predict(?:ion|s)?|guess(?:es)?|bet|estimate|hypothesis|hypothesi[sz]e|think|believe)\b ?:?(?: (?:that|is|of|for|where|when|how|what))*"#
  private static let claiming: Form =
    #"^ (?:expect|check|assert|verify|make sure|test|ensure|confirm|prove)(?: (?:that|if|whether))?\b"#
  private static let quantities: [(Form, String)] = [
    (#"\b(?:its )?(?:speed|velocity)\b"#, "SPEED"), (#"\b(?:its )?(?:alpha|opacity)\b"#, "alpha"),
    (#"\b(?:its )?(?:rotation|angle)\b"#, "rotation"),
    (#"\b(?:its )?(?:center )?x(?: position)?\b"#, "center.x"),
    (#"\b(?:its )?(?:(?:center )?y(?: position)?|height|position)\b"#, "center.y"),
  ]
  private static let value: Form =
    #"(?:\b(?:(?:will|to|would) )?(?:be|is|equals?|about|around|approximately|at|of|reach(?:es)?|as|=|~|land(?:s)? at)\b ?|[=~≈] ?)+(?:about |around )?(-?\d*\.?\d+)(?: ?(?:px|pt|points?))?\b(?! ?(?:s|ms|sec\w*)\b)"#
  private static let moment: Form =
    #",? ?\b(?:at|after|in) (?:t ?= ?|time )?(\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isGuess = line.takes(guessing)
    // With a sign between, it is a claim already.
    guard isGuess || !line.rest.contains("=") && line.takes(claiming) else { return nil }
    let time = line.take(moment).map { $0.text(1) + $0.text(2) }
    let isLanding = line.takes(
      #"\b(?:where|when|how far|how high)?\b ?(?:it |they )?(?:lands?|falls?|will land|ends? up|comes? to rest|stops?)\b"#
    )
    let value = line.take(value)?.text(1)
    let quantity = line.take(quantities) ?? "center.y"
    _ = line.takes(#"\b(?:where|when|how|will|class|students|it|next|before|we run|going to|go)\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first,
      value != nil || isGuess && isLanding || isGuess && time != nil
    else { return nil }
    let path = quantity == "SPEED" ? "length(\(view).velocity)" : "\(view).\(quantity)"
    let unit = quantity == "rotation" ? "deg" : ""
    if isGuess {
      return Spoken.Reading(
        "predict \(path) ~ \(value ?? "400")\(unit)\(value == nil || time != nil ? " at \(time ?? "1s")" : "")",
        "a guess is kept, and shown against what comes")
    }
    return Spoken.Reading(
      (time.map { "run \($0); " } ?? "") + "expect \(path) ~ \(value ?? "0")\(unit)",
      "`expect` says whether it is so")
  }
}
