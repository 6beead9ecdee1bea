/// What leads an animation that runs, at once or at a time: `pause animation at 0.4s, reverse`.
///
/// Only a property animator can be led; where there is none, one is made.
enum LooseMoment {
  private static let verb =
    #"(pause|reverse|resume|continue|scrub|stop|finish|cancel|start)(?:s|d|animation)?"#
  private static let order = Form(
    #"\b"# + verb
      + #"(?: (?:the|my|this|running|current|all|it|back|and|then|again|a|uiview ?property|to|(?:property ?)?animat(?:ions?|ors?)|playing|at|in))*\b"#
  )
  private static let subject: Form =
    #"\b(?:animat(?:ion|or)s?|propertyanimator)\b|[a-z]Animation\b"#
  private static let moment: Form =
    #"\b(?:at|after)(?: t)? ?(\d*\.?\d+) ?(ms|s)?(?:ec\w*)?\b|\b(\d*\.?\d+) ?(ms|s)(?:ec\w*)?\b"#
  private static let share: Form = #"\b(?:to )?(\d*\.?\d+)(%|(?= |$))"#
  private static let later: Form = #"\bafter\b"#
  private static let state: Form =
    #"^\s*(?:print\s*\(?\s*)?(?:self\.)?\w*[aA]nimator\w*\.(isRunning|state|isInterruptible|isManualHitTestingEnabled|running)\s*\)?$"#

  private static let fraction: Form =
    #"^\s*(?:set\s+)?fractionComplete\s*(?:to\s+|=\s*)?(\d*\.?\d+%?)$"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    let animators = names.things.filter { $0.verb == "animator" }.map(\.name)
    if text.has(state), animators.isEmpty {
      return Rewriting.Step(
        line: "show", says: "`show` tells whether anything moves, and an animator has `isRunning`")
    }
    if let match = text.first(fraction) {
      let name = animators.last ?? "a"
      let maker = "animator \(name) over 1s { \(names.views.first ?? "box").center.x += 100 }; "
      return Rewriting.Step(
        line: "\(animators.isEmpty ? maker : "")\(name).fractionComplete = \(match.text(1))",
        says: "`fractionComplete` moves a property animator by hand", invents: true)
    }
    guard text.has(subject), !text.has(#"[{=]|\w\.\w+\("#), let line = SpokenLine(code: text, names)
    else { return nil }
    return read(line, animators)
  }

  private static func read(_ line: SpokenLine, _ animators: [String]) -> Rewriting.Step? {
    var line = line
    let isLater = line.has(later)
    let time = line.take(moment).map { ($0[1] ?? $0.text(3)) + ($0[2] ?? $0[4] ?? "s") }
    let named = line.rest.words.map(String.init).first(where: animators.contains)
    let name = named ?? animators.last ?? "a"
    var verbs: [String] = []
    while let match = line.take(order) { verbs.append(match.text(1)) }
    var lines = verbs.compactMap { led($0, name) }
    if verbs.contains("scrub") {
      guard let match = line.take(share) else { return nil }
      let percent = match.text(2) == "%" || (Double(match.text(1)) ?? 0) > 1
      lines.append("\(name).fractionComplete = \(match.text(1))\(percent ? "%" : "")")
    }
    while line.takes(
      #"\b(?:animation|animator|running|\w*direction|it|back|half ?way|mid ?way|immediately|duration ?factor)\b"#
    ) {}
    if let named { _ = line.takes(Form(#"\b"# + named + #"\b"#)) }
    guard line.isRead, !lines.isEmpty, lines.count < 3, !verbs.contains("cancel") || time != nil,
      // What is only stopped or paused now is told by others.
      verbs != ["stop"] || !animators.isEmpty,
      time != nil || lines.count > 1 || verbs.contains("scrub") || verbs.contains("reverse")
    else { return nil }
    // A paused animator that is turned round goes on.
    if verbs.contains("pause"), verbs.contains("reverse") { lines.append("start \(name)") }
    let done = lines.joined(separator: "; ")
    let maker =
      animators.isEmpty
      ? "animator \(name) over 1s { \(line.names.views.first ?? "box").center.x += 100 }; " : ""
    let start = animators.isEmpty && !verbs.contains("scrub") ? "start \(name); " : ""
    let block = time.map { "at \(isLater ? "t + " : "")\($0) { \(done) }" } ?? done
    return Rewriting.Step(
      line: maker + start + block,
      says: "a property animator can be led: `pause`, `reverse`, `continue`, `stop`", invents: true)
  }

  private static func led(_ verb: String, _ name: String) -> String? {
    switch verb {
    case "resume", "continue": "continue \(name)"
    case "cancel": "stop \(name)"
    case "scrub": nil
    default: "\(verb) \(name)"
    }
  }
}
