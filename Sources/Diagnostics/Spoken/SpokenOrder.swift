/// Which view moves when, where nothing is said of how: `red first, box starts 0.2 before red ends`, `box starts when red
/// ends`, `red then box then ball`.
enum SpokenOrder {
  private static let opening: Form =
    #"^ (?:(?:timeline|sequence|choreography|order|storyboard|schedule)\b ?:?|(?:play|animate|run|start|move|sequence|make|let)\b)"#
  private static let relation: Form =
    #"\b(?:the )?(VIEW)(?: (?:starts?|begins?|follows?|goes|moves?|plays?|animates?|comes?))?(?: (?:animating|moving))?(?: (?:only|right|just))?(?: (?:by|after|with a delay of))? ?(?:(\d*\.?\d+) ?(ms|s)?(?:ec(?:onds?)?)?)?(?: (?:later|earlier))?(?: (before|after|behind|than|when|once|as|with))? (?:the )?(VIEW)(?:'s)?(?: (?:animation|motion|is|has))*(?: (ends?|ended|finish(?:es|ed)?|done|over|stops?|starts?|begins?))?\b"#
  private static let behind: Form =
    #"\b(?:the )?(VIEW) (?:follows?|comes?|starts?|moves?|goes|trails?)(?: after| behind)? (?:the )?(VIEW)(?: (?:by|after|with|an?|delay(?:ed)?|of|lag(?:ging)?))+ (\d*\.?\d+) ?(ms|s)?(?:ec(?:onds?)?)?\b"#
  private static let start: Form =
    #"\b(?:the )?(VIEW)(?: (?:goes|moves|starts|comes|is|plays))? first\b ?,?"#
  private static let chain: Form =
    #"\b(?:the )?VIEW(?:(?:,? (?:and )?(?:then|after that|followed by|next|before) |, )(?:the )?VIEW\b)+"#
  private static let together: Form =
    #"\b(?:at the same time|together|simultaneously|in parallel|at once|in sync|synchronously)\b"#
  private static let after: Form =
    #"\b(?:in sequence|in order|one after (?:the other|another)|sequentially|in a row)\b"#
  private static let example = "center.y by 100 over 0.5s"

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isTold = line.takes(opening)
    var other = line
    if let match = other.take(behind), other.isRead {
      return Spoken.Reading(
        "animate \(match.text(2)).\(example); animate \(match.text(1)).\(example) delay \(match.text(3))\(match[4] ?? "s")",
        says)
    }
    if let match = line.take(relation) { return related(match, &line) }
    let isAfter = line.takes(after)
    let isTogether = !isAfter && line.takes(together)
    let isChain = line.has(chain) && line.has(#"\b(?:then|followed|after)\b"#)
    guard isChain || isTold && (isAfter || isTogether) else { return nil }
    while line.takes(#"\b(?:after that|followed by|next|first|before)\b"#) {}
    let views = line.takeViews()
    guard line.isRead, (2...5).contains(views.count) else { return nil }
    let moves = views.enumerated().map { place, view in
      let wait = isTogether || place == 0 ? "" : " delay \(SpokenNumber.times(place, "0.5s"))"
      return "animate \(view).\(example)\(wait)"
    }
    return Spoken.Reading(moves.joined(separator: "; "), says)
  }

  private static let says = "animations run side by side, and `delay` lets one wait"

  private static func related(_ match: Form.Match, _ line: inout SpokenLine) -> Spoken.Reading? {
    let (later, first) = (match.text(1), match.text(5))
    if let start = line.take(start)?.text(1), start != first { return nil }
    guard line.isRead, later != first else { return nil }
    let amount = match[2].flatMap { Double("0" + $0) }.map {
      match.text(3) == "ms" || match[3] == nil && $0 >= 10 ? $0 / 1_000 : $0
    }
    let isEnd = match.text(6).has(#"^(?:end|finish|done|over|stop)"#)
    let isWord = ["when", "once", "as", "with"].contains(match.text(4))
    guard amount != nil || isEnd || isWord || match.text(4) == "after" else { return nil }
    // Behind another one means behind its end, unless a time between them was told.
    let origin = isEnd || amount == nil && match.text(4) == "after" ? 0.5 : 0
    let wait = match.text(4) == "before" ? origin - (amount ?? 0) : origin + (amount ?? 0)
    guard wait >= 0 else { return nil }
    let delay = wait == 0 ? "" : " delay \(SpokenNumber.text(wait))s"
    return Spoken.Reading(
      "animate \(first).\(example); animate \(later).\(example)\(delay)", says)
  }
}
