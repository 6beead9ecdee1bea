/// The words that tell what a sentence waits for.
extension Cue {
  /// A cue with whom it is about, and what of the sentence is left.
  struct Found {
    let cue: Cue
    var subject: String?
    let rest: String
  }

  /// The cue that a sentence begins with; nil where it begins with none that is known.
  static func read(_ text: String, _ names: NamesAtHand) -> Found? {
    timed(text) ?? touching(text, names) ?? told(text, names) ?? compared(text, names)
  }

  // MARK: Times

  private static let unit =
    #"\s*(ms|millisec\w*|s|secs?|seconds?|min|minutes?|frames?|ticks?|steps?)\b"#
  private static let count = #"(\d*\.?\d+|an?|one|two|three|four|five|ten|half\s+a)"#
  private static let later = Form(
    #"^\s*(after|at|wait|run)\s+(?:an?\s+)?(?:delay\s+)?(?:for\s+|of\s+)?"# + count + unit
      + #"(?:\s+(?:and|then|has|have|passed|pass|later)\b)*(.*)$"#)
  private static let again = Form(#"^\s*(?:every|each)\s+(?:"# + count + ")?" + unit + "(.*)$")

  private static func timed(_ text: String) -> Found? {
    if let match = text.first(again) {
      let isFrame = match[1] == nil && match.text(2).has("^(?:frame|tick|step)")
      let time = isFrame ? "step" : time(match[1] ?? "1", match.text(2))
      return Found(cue: .every(time), rest: match.text(3))
    }
    // `run 2s` by itself lets time pass.
    guard let match = text.first(later), match.text(4).has(#"[A-Za-z]"#) else { return nil }
    let time = time(match.text(2), match.text(3))
    let cue: Cue =
      switch match.text(1) {
      case "wait", "run": .passing(time)
      case "at": .moment(time)
      default: .later(time)
      }
    // `run 2s` and something else may be one command.
    if match.text(1) == "run", !match.text().has(#"\b(?:and|then)\b|,"#) { return nil }
    return Found(cue: cue, rest: match.text(4))
  }

  private static let numerals = [
    "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "ten": "10",
  ]

  private static func time(_ count: String, _ unit: String) -> String {
    let number = numerals[count] ?? (count.hasPrefix("half") ? "0.5" : count)
    if unit.hasPrefix("mil") || unit == "ms" { return number + "ms" }
    if unit.hasPrefix("min") { return number + "min" }
    return unit == "s" || unit.hasPrefix("sec") ? number + "s" : number + " frames"
  }

  // MARK: What happens

  private static let start =
    #"^\s*(when(?:ever)?|if|once|as\s+soon\s+as|the\s+moment|(?:every|each)\s+time|while|as\s+long\s+as|until)\s+(?:the\s+)?"#
  private static let whom =
    #"(VIEW|it|they|everything|something|anything)\s+(?:is\s+|are\s+|has\s+|gets\s+)?"#
  private static let touch =
    #"(?:hit(?:s|ting)?|touch(?:es|ing|ed)?|bumps?|bumping|collid(?:es?|ing)|crash(?:es)?|lands?|landed|meets?|strikes?|reach(?:es|ed)?|gets?|contacts?|overlaps?|overlapping|intersects?|bounces?)"#
  private static let both = Form(
    start + #"(VIEW)\s+and\s+(?:the\s+)?(VIEW)\s+(?:are\s+)?"# + touch
      + #"(?:\s+(?:(?:in|on)to\s+|with\s+|against\s+)?(?:each\s+other|one\s+another))?(.*)$"#)
  private static let other = Form(
    start + whom + touch + #"\s+(?:on(?:to)?|to|into|with|against|off)?\s*(?:the\s+)?(VIEW)\b(.*)$"#
  )
  private static let edge = Form(
    start + whom + touch
      + #"\s+(?:on(?:to)?|to|into|with|against|off)?\s*(?:the\s+|an?\s+)?(?:(?:right|left|top|bottom|screen|stage)(?:'s)?\s+)*(?:floor|ground|bottom|walls?|edges?|ceiling|top|sides?|border|boundary|boundaries|screen|end)\b(.*)$"#
  )
  private static let anything = Form(
    start + whom + touch + #"(?:\s+(?:into\s+)?(?:something|anything))?(.*)$"#)

  private static func touching(_ text: String, _ names: NamesAtHand) -> Found? {
    func found(_ whose: [String], _ rest: String) -> Found {
      let named = whose.filter { names.views.contains($0) || $0 == "bounds" }
      let all = named.first == "bounds" ? [] : named
      // Who is in no collision is not heard of.
      let isReady =
        names.newest("collision") != nil
        && all.allSatisfy { $0 == "bounds" || names.holds("collision", $0) }
      let isGoal = text.has(#"^\s*until\b"#)
      return Found(
        cue: isGoal
          ? .untilContact(all, isReady: isReady) : .contact(all, isReady: isReady),
        subject: named.first { $0 != "bounds" }, rest: rest)
    }
    func name(_ word: String) -> String { word == "it" ? names.views.first ?? word : word }
    if let match = both.first(in: text, names) {
      return found([match.text(2), match.text(3)], match.text(4))
    }
    if let match = other.first(in: text, names) {
      return found([name(match.text(2)), match.text(3)], match.text(4))
    }
    if let match = edge.first(in: text, names) {
      return found([name(match.text(2)), "bounds"], match.text(3))
    }
    return anything.first(in: text, names).map { found([name($0.text(2))], $0.text(3)) }
  }

  private static let happenings: [(Form, String)] = [
    (
      Form(
        start
          + #"(?:[Ii]|you|we|someone|the\s+user|user|a\s+finger)\s+(?:taps?|clicks?|touch(?:es)?|press(?:es)?)\s+(?:on\s+)?(?:the\s+)?(VIEW)\b(.*)$"#
      ), "touch.ended VIEW"
    ),
    (
      Form(
        start
          + #"(?:[Ii]|you|we|someone|the\s+user|user|a\s+finger)\s+(?:drags?|pans?|moves?)\s+(?:the\s+)?(VIEW)\b(.*)$"#
      ), "touch.moved VIEW"
    ),
    (
      Form(start + #"(VIEW|it|)\s*(?:is\s+|gets\s+)?(?:tapped|clicked|touched|pressed)\b(.*)$"#),
      "touch.ended VIEW"
    ),
    (
      Form(start + #"(VIEW|it)\s+(?:is\s+|gets\s+)?(?:dragged|panned|hovered)\b(.*)$"#),
      "touch.moved VIEW"
    ),
    (
      Form(
        start
          + #"()keyboard\s+(?:is\s+)?(?:shows?|shown|appears?|comes?(?:\s+up)?|opens?|up|rises?|pops?\s+up)\b(.*)$"#
      ), "keyboard.willShow"
    ),
    (
      Form(
        start
          + #"()keyboard\s+(?:is\s+)?(?:hides?|hidden|disappears?|goes(?:\s+(?:down|away))?|closes?|down)\b(.*)$"#
      ), "keyboard.willHide"
    ),
    (
      Form(
        start
          + #"()(?:\w+\s+)?animations?\s+(?:is\s+|are\s+)?(?:ends?|ended|done|over|finish(?:es|ed)?|completes?|completed|stops?)\b(.*)$"#
      ), "animation.ended"
    ),
    (
      Form(
        start
          + #"()transition\s+(?:is\s+)?(?:ends?|ended|done|over|finish(?:es|ed)?|completes?|completed|stops?)\b(.*)$"#
      ), "transition.ended"
    ),
    (
      Form(
        start
          + #"()(?:phone|device|it|i)\s+(?:is\s+)?tilt(?:s|ed)?\b(?:\s+(?:the\s+)?(?:phone|device))?(.*)$"#
      ), "tilt"
    ),
    (
      Form(
        start
          + #"(VIEW|it|they|everything|)\s*(?:(?:is|are|has|have|comes?|gets?)\s+)*(?:stop(?:s|ped)?|rests?|to\s+rest|at\s+rest|still|settle[sd]?|not\s+moving)(?:\s+moving)?\b(.*)$"#
      ), "rest"
    ),
  ]

  private static func told(_ text: String, _ names: NamesAtHand) -> Found? {
    for (form, event) in happenings {
      guard let match = form.first(in: text, names), !["while", "until"].contains(match.text(1))
      else { continue }
      let word = match.text(2)
      let view = names.views.contains(word) ? word : names.views.first ?? "box"
      return Found(
        cue: .event(event.replacing("VIEW", with: view)), subject: word.isEmpty ? nil : view,
        rest: match.text(3))
    }
    return nil
  }

  // MARK: Comparisons

  private static let axis =
    #"(?:'s\s+|\.)?(?:center\.|position\.|frame\.)?(x|y|left|top|height|position|)\s*"#
  private static let verb =
    #"(?:(?:is|are|be|goes|gets|falls|moves|drops|comes|passes|rises|becomes|has|been|fallen|moved|drop)\s+)*"#
  private static let more =
    #">=?|past|over|beyond|below|under|beneath|more|greater|bigger|higher\s+than|larger|exceeds|reaches|right\s+of|down\s+to|==?|to|at"#
  private static let less = #"<=?|above|less|smaller|lower\s+than|left\s+of|up\s+to"#
  private static let number =
    #"(?:\s+than)?\s*(?:y|x)?\s*=?\s*(-?\d+(?:\.\d+)?)(?:\s*(?:px|pt|points?|pixels?))?(?![\w.])(.*)$"#
  private static let comparison = Form(
    start + #"(?:(VIEW|it)\b)?"# + axis + verb + "(?:(" + more + ")|(" + less + "))" + number)
  private static let moving = Form(
    start
      + #"(VIEW|it|they|everything)\s+(?:is\s+|are\s+)?(?:still\s+)?(falls?|falling|moves?|moving|rises?|rising)\b(.*)$"#
  )
  private static let leaving = Form(
    start
      + #"(VIEW|it)\s+(?:is\s+)?(?:leaves?|left|goes\s+off|falls\s+off|off|out\s+of|outside)\s+(?:of\s+)?(?:the\s+)?(?:screen|stage|view|bounds)\b(.*)$"#
  )

  private static func compared(_ text: String, _ names: NamesAtHand) -> Found? {
    func view(_ word: String) -> String {
      names.views.contains(word) ? word : names.views.first ?? "box"
    }
    func cue(_ word: String, _ condition: String) -> Cue {
      word.hasPrefix("while") || word.hasPrefix("as long")
        ? .during(condition) : word == "until" ? .until(condition) : .condition(condition)
    }
    if let match = moving.first(in: text, names) {
      let name = view(match.text(2))
      let speed =
        match.text(3).hasPrefix("fall")
        ? "\(name).velocity.y > 0"
        : match.text(3).hasPrefix("ris") ? "\(name).velocity.y < 0" : "length(\(name).velocity) > 0"
      return Found(cue: cue(match.text(1), speed), subject: name, rest: match.text(4))
    }
    if let match = leaving.first(in: text, names) {
      let name = view(match.text(2))
      return Found(
        cue: cue(match.text(1), "\(name).frame.minY > stage.size.height"), subject: name,
        rest: match.text(3))
    }
    guard let match = comparison.first(in: text, names), match[2] != nil || !match.text(3).isEmpty
    else { return nil }
    let name = view(match.text(2))
    let words = match.text(4) + match.text(5)
    let isAcross =
      ["x", "left"].contains(match.text(3)) || words.contains("left") || words.contains("right")
    let axis = isAcross ? "x" : "y"
    // What is higher on the stage has a smaller y, unless y itself is compared.
    let isMore = words.hasPrefix("higher") ? match.text(3) == "y" : match[4] != nil
    return Found(
      cue: cue(match.text(1), "\(name).center.\(axis) \(isMore ? ">" : "<") \(match.text(6))"),
      subject: name, rest: match.text(7))
  }
}
