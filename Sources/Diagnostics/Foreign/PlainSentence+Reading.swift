/// What of a sentence tells who moves, when, how long and at what pace.
extension PlainSentence {
  // MARK: Who

  mutating func readViews() {
    if let match = Self.destination.first(in: rest, names), names.views.contains(match.text(1)) {
      let others = names.views.filter { $0 != match.text(1) && rest.has(Form(#"\b\#($0)\b"#)) }
      if !others.isEmpty {
        goal = match.text(1)
        rest = Self.destination.replaced(in: rest, names) { _ in " to that " }
      }
    }
    for match in Self.view.all(in: rest, names) where !views.contains(match.text()) {
      views.append(match.text())
    }
    rest = Self.view.replaced(in: rest, names) { _ in " " }
    if rest.has(#"\b(?:everything|them|both|all|every view|each view|views)\b"#), views.isEmpty {
      views = names.views
    }
  }

  private static let view: Form = #"\bVIEW\b(?!-)"#
  private static let destination: Form =
    #"\b(?:to|towards?|onto|into|at)\s+(?:the\s+)?(VIEW)\b(?!\s+\w+er\s*$)"#

  // MARK: When

  mutating func readTimes() {
    // A pace of two parts, whose words would be times by themselves.
    pace = Self.courses.first { take($0.0) != nil }?.1
    delay =
      take(
        #"\b(?:after(?:\s+(?:a\s+)?delay(?:\s+of)?)?|delay(?:ed)?(?:(?:\s+[a-z]+){0,3}\s+(?:by|of))?|with\s+a\s+delay\s+of|wait(?:ing)?)\s*:?\s*(\d*\.?\d+)\s*(ms|millisec\w*|s|secs?|seconds?)\b"#
      ).map(time)
      ?? take(#"^\s*(\d*\.?\d+)\s*(ms|s|secs?|seconds?)\s+delay\b"#).map(time)
      ?? take(#"\bwith\s+(?:a\s+)?(\d*\.?\d+)\s*(ms|s|secs?|seconds?)\s+delay\b"#).map(time)
    moment = take(#"\bat\s+(\d*\.?\d+)\s*(ms|s|secs?|seconds?)\b"#).map(time)
    duration = take(
      #"\b(?:(?:over|in|for|during|within|takes?|taking|lasting|duration|time)\s*:?\s*(?:of\s+)?)?(\d*\.?\d+)\s*(ms|mill?isec\w*|s|secs?|seconds?)\b"#
    ).map(time)
    if duration == nil {
      duration = take(#"\b(?:over|in|for|during|within)\s+(\d+)\s*(?:frames?|f)\b"#).map {
        "\($0.text(1)) frames"
      }
    }
    if duration == nil {
      duration = Self.durations.first { take($0.0) != nil }?.1
    }
    if rest.has(#"\b(?:zoom|scale|grow|enlarge|magnify)\w*\b"#),
      let match = take(#"\b(?:to\s+)?(\d*\.?\d+)\s?x\b"#)
    {
      rest += "to \(match.text(1)) "
    } else if let match = take(#"\b(\d+)\s*(?:times|x)\b"#) {
      repeats = match.text(1)
    } else if take(#"\btwice\b(?!\s+as)"#) != nil {
      repeats = "2"
    } else if take(
      #"\b(?:forever|endless\w*|infinite\w*|loop\w*|repeat\w*|continuously|again and again)\b"#)
      != nil
    {
      repeats = "forever"
    }
    if take(#"\b(?:back\s+and\s+forth|yoyo|ping-?pong|and\s+back)\b"#) != nil {
      repeats = (repeats ?? "2") + " autoreverse on"
    }
  }

  private static let courses: [(Form, String)] = [
    (
      #"\bfast(?:er)?(?:\s+at\s+first)?,?\s+(?:and\s+)?(?:then|ends?)\s+(?:gets?\s+|goes\s+)?slow\w*(?:\s+down)?\b"#,
      "easeOut"
    ),
    (
      #"\bslow(?:ly|er)?(?:\s+at\s+first)?,?\s+(?:and\s+)?(?:then|ends?)\s+(?:gets?\s+|goes\s+)?fast\w*\b"#,
      "easeIn"
    ),
    (
      #"\b(?:at\s+|with\s+)?(?:a\s+)?(?:constant|uniform|steady)\s+(?:speed|pace|velocity)\b"#,
      "linear"
    ),
    (#"\b(?:with\s+)?anticipat\w+(?:\s+before)?\b"#, "backIn"),
  ]
  private static let durations: [(Form, String)] = [
    (#"\b(?:over|in|for)?\s*half\s+a\s+second\b"#, "0.5s"),
    (#"\b(?:over|in|for)?\s*(?:a|one)\s+second\b"#, "1s"),
    (#"\b(?:over|in|for)?\s*two\s+seconds\b"#, "2s"), (#"\b(?:very\s+)?slow(?:ly)?\b"#, "2s"),
    (#"\b(?:quickly|fast|quick)\b"#, "0.2s"),
  ]

  private func time(_ match: Form.Match) -> String {
    match.text(1) + (match.text(2).hasPrefix("m") ? "ms" : "s")
  }

  mutating func readPace() {
    if let spring = springNumbers {
      pace = spring
      return
    }
    if let named = take(
      #"\b(?:ease|easing)[- ]?(in[- ]?out|in|out)[- ]?(sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce)\b"#
    ) {
      pace = WrittenCurve.named(
        "ease" + named.text(1).filter { $0 != " " && $0 != "-" } + named.text(2))
      return
    }
    if let named = take(#"\b(bounce|elastic|back|linear|spring)\s+(?:easing|curve|ease|timing)\b"#)
    {
      pace = WrittenCurve.named(named.text(1))
      return
    }
    for (form, name) in Self.paces where take(form) != nil {
      pace = name
      return
    }
  }

  private static let paces: [(Form, String)] = [
    (
      #"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?in[- ]?(?:and[- ])?(?:ease[- ])?out\b"#,
      "easeInOut"
    ),
    (#"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?out\b"#, "easeOut"),
    (#"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?in\b"#, "easeIn"),
    (#"\b(?:easy\s+ease|smooth(?:ly)?|gently|with\s+(?:an?\s+)?(?:ease|easing))\b"#, "easeInOut"),
    (#"\blinear(?:ly)?\b"#, "linear"),
    (#"\b(?:with\s+)?(?:an?\s+)?elastic(?:ally)?\b"#, "elasticOut"),
    (#"\b(?:with\s+)?(?:an?\s+)?overshoot\w*\b"#, "backOut"),
    (#"\bwith\s+(?:a\s+)?(?:little\s+|small\s+)?bounc\w+\b"#, "bounceOut"),
    (#"\b(?:with|using|like|on)\s+(?:a\s+)?spring\w*\b"#, WrittenCurve.spring),
    (#"\bspringy?\s*$"#, WrittenCurve.spring),
  ]

  /// `stiffness 200 damping 20`, of one kind of spring.
  private var springNumbers: String? {
    if let bounce = rest.first(
      #"\bspring\w*\s+(?:with\s+)?(?:an?\s+)?bounc(?:e|iness)\s+(?:of\s+)?(\d*\.\d+|0|1)\b"#)
    {
      return "spring(duration: \(duration ?? "0.5s"), bounce: \(bounce.text(1)))"
    }
    let found = rest.all(
      #"\b(mass|stiffness|damping|tension|friction|response|bounce)\s*:?\s*=?\s*(\d*\.?\d+)"#
    )
    .map { "\($0.text(1)): \($0.text(2))" }
    guard found.count > 1 else { return nil }
    return "spring(\(found.joined(separator: ", ")))"
  }

  /// The first place of a form, which is then read and gone.
  mutating func take(_ form: Form) -> Form.Match? {
    rest.take(form)
  }
}
