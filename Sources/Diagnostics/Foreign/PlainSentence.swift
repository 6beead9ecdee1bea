/// A sentence in plain words about a view: what of it changes, from where and whereto, how long, when
/// and at what pace.
public struct PlainSentence {
  private let names: NamesAtHand
  /// The sentence in small letters, without what has been read of it.
  private var rest: String
  /// The views that it is about.
  private var views: [String] = []
  /// The view that another one goes to.
  private var goal: String?

  private var duration: String?
  private var delay: String?
  private var pace: String?
  private var repeats: String?
  private var fadesIn = false

  /// Nil where a line has signs that no sentence has.
  public init?(_ line: String, _ names: NamesAtHand) {
    guard !line.contains(where: { "{}=;\"'`$#@[]<_?!*".contains($0) && $0 != "'" }),
      line.has(#"[a-z]"#), !line.has(#"[A-Za-z]\.[A-Za-z]|\w\("#)
    else { return nil }
    self.names = names
    rest = " " + line.replacing("→", with: "->") + " "
    readViews()
    rest = rest.lowercased()
    fadesIn = rest.has(#"\bfad(?:e|es|ing)\s*-?(?:\w+\s+)?in\b(?!\s*\d)|\bfade\s+in\s+\d*\.?\d+\s*m?s\s*$"#)
    for (word, digit) in Self.numerals where rest.contains(word) {
      rest = Form(#"\b\#(word)\b"#).replaced(in: rest) { _ in digit }
    }
    readTimes()
    readPace()
  }

  /// The line for a sentence of one part or two; nil where a part says nothing that is known.
  public static func line(for text: String, _ names: NamesAtHand) -> String? {
    let parts = text.first(#"^(.+?)(?:,\s*(?:and\s+)?then|\s+and\s+then|\s+then|\s+after\s+that|,?\s+and)\s+((?:fade|move|rotate|turn|scale|spin|make|slide|grow|shrink|change|set|hide|remove|drop)\b.+)$"#)
    guard let parts, let first = PlainSentence(parts.text(1), names), let one = first.line else {
      return PlainSentence(text, names)?.line
    }
    let view = first.views.first ?? names.views.first
    let behind = parts.text(2).replacing(" it", with: " " + (view ?? "it"))
    let named = names.views.contains { name in behind.split(separator: " ").contains { $0 == name } }
    guard let two = PlainSentence(named ? behind : "\(behind) \(view ?? "")", names)?.line else { return nil }
    let isThen = text.has(#"\bthen\b|\bafter\s+that\b"#)
    return isThen && one.hasPrefix("animate") ? "\(one) then { \(two) }" : "\(one); \(two)"
  }

  /// The line that does what it says; nil where it says nothing of a property that is known.
  public var line: String? {
    if let fall { return fall }
    // A pace, or a time to animate, without a property: an example.
    let isExample = pace != nil || ((delay ?? duration) != nil && rest.has(#"\b(?:animat\w+|transition|tween|keyframe)\b"#))
    guard let change = change ?? (isExample ? Change("center.x", to: "200") : nil) else { return nil }
    let views = views.isEmpty ? Array(names.views.prefix(1)) : views
    guard let first = views.first else { return nil }
    let isMotion = change.isMotion || duration != nil || pace != nil || repeats != nil || delay != nil
    guard isMotion else {
      return views.map { "\($0).\(change.property) \(change.set)" }.joined(separator: "; ")
    }
    let starts = change.from.map { from in views.map { "\($0).\(change.property) = \(from); " }.joined() } ?? ""
    if views.count == 1 {
      return "\(starts)animate \(first).\(change.property) \(change.move)\(clauses)"
    }
    let moves = views.map { "\($0).\(change.property) \(change.set)" }.joined(separator: "; ")
    return "\(starts)animate\(clauses) { \(moves) }"
  }

  /// Gravity for the views that do not fall yet, or else time to fall.
  private var fall: String? {
    guard !names.views.isEmpty, rest.has(#"\b(?:fall(?:s|ing)?|drop(?:s|ping)?)\b"#) else {
      return nil
    }
    let views = views.isEmpty ? Array(names.views.prefix(1)) : views
    let still = views.filter { !names.falling.contains($0) }
    let falls = still.isEmpty ? "run \(duration ?? "1s")" : "gravity on \(still.joined(separator: ", "))"
    guard rest.has(#"\bbounc"#) else { return falls }
    let all = views.joined(separator: ", ")
    let gravity = still.isEmpty ? "" : falls + "; "
    return "\(gravity)collision on \(all) bounds; item \(all) elasticity 0.7"
  }

  private var clauses: String {
    (pace?.hasPrefix("spring(") == true && duration == nil ? "" : " over \(duration ?? "0.5s")") + (delay.map { " delay \($0)" } ?? "")
      + (pace.map { " curve \($0)" } ?? "") + (repeats.map { " repeat \($0)" } ?? "")
  }

  private static let numerals = [
    ("two", "2"), ("three", "3"), ("four", "4"), ("five", "5"), ("six", "6"), ("ten", "10"),
  ]

  // MARK: Who

  private mutating func readViews() {
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
  private static let destination: Form = #"\b(?:to|towards?|onto|into|at)\s+(?:the\s+)?(VIEW)\b(?!\s+\w*(?:ly|er)?$)"#

  // MARK: When

  private mutating func readTimes() {
    delay = take(#"\b(?:after(?:\s+(?:a\s+)?delay(?:\s+of)?)?|delay(?:ed)?(?:\s+(?:by|of))?|with\s+a\s+delay\s+of|wait(?:ing)?)\s*:?\s*(\d*\.?\d+)\s*(ms|millisec\w*|s|secs?|seconds?)\b"#).map(time)
      ?? take(#"\bwith\s+(?:a\s+)?(\d*\.?\d+)\s*(ms|s|secs?|seconds?)\s+delay\b"#).map(time)
    duration = take(#"\b(?:(?:over|in|for|during|within|takes?|taking|lasting|duration|time)\s*:?\s*(?:of\s+)?)?(\d*\.?\d+)\s*(ms|mill?isec\w*|s|secs?|seconds?)\b"#).map(time)
    if duration == nil {
      let words = [
        (#"\b(?:over|in|for)?\s*half\s+a\s+second\b"#, "0.5s"), (#"\b(?:over|in|for)?\s*(?:a|one)\s+second\b"#, "1s"),
        (#"\b(?:over|in|for)?\s*two\s+seconds\b"#, "2s"), (#"\b(?:very\s+)?slow(?:ly)?\b"#, "2s"), (#"\b(?:quickly|fast|quick)\b"#, "0.2s"),
      ]
      duration = words.first { take(Form($0.0)) != nil }?.1
    }
    if let match = take(#"\b(\d+)\s*(?:times|x)\b"#) {
      repeats = match.text(1)
    } else if take(#"\btwice\b(?!\s+as)"#) != nil {
      repeats = "2"
    } else if take(#"\b(?:forever|endless\w*|infinite\w*|loop\w*|repeat\w*|continuously|again and again)\b"#) != nil {
      repeats = "forever"
    }
    if take(#"\b(?:back\s+and\s+forth|yoyo|ping-?pong|and\s+back)\b"#) != nil {
      repeats = (repeats ?? "2") + " autoreverse on"
    }
  }

  private func time(_ match: Form.Match) -> String {
    match.text(1) + (match.text(2).hasPrefix("m") ? "ms" : "s")
  }

  private mutating func readPace() {
    if let spring = springNumbers {
      pace = spring
      return
    }
    let paces: [(Form, String)] = [
      (#"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?in[- ]?(?:and[- ])?(?:ease[- ])?out\b"#, "easeInOut"),
      (#"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?out\b"#, "easeOut"),
      (#"\b(?:with\s+)?(?:an?\s+)?(?:ease|easing)[- ]?in\b"#, "easeIn"),
      (#"\b(?:easy\s+ease|smooth(?:ly)?|gently|with\s+(?:an?\s+)?(?:ease|easing))\b"#, "easeInOut"),
      (#"\blinear(?:ly)?\b"#, "linear"), (#"\b(?:with\s+)?(?:an?\s+)?elastic(?:ally)?\b"#, "elasticOut"),
      (#"\b(?:with\s+)?(?:an?\s+)?overshoot\w*\b"#, "backOut"),
      (#"\bwith\s+(?:a\s+)?(?:little\s+|small\s+)?bounc\w+\b"#, "bounceOut"),
      (#"\b(?:with|using|like|on)\s+(?:a\s+)?spring\w*\b"#, WrittenCurve.spring),
    ]
    for (form, name) in paces where take(form) != nil {
      pace = name
      return
    }
  }

  /// `stiffness 200 damping 20`, of one kind of spring.
  private var springNumbers: String? {
    if let bounce = rest.first(#"\bspring\w*\s+(?:with\s+)?(?:an?\s+)?bounc(?:e|iness)\s+(?:of\s+)?(\d*\.\d+|0|1)\b"#) {
      return "spring(duration: \(duration ?? "0.5s"), bounce: \(bounce.text(1)))"
    }
    let found = rest.all(#"\b(mass|stiffness|damping|tension|friction|response|bounce)\s*:?\s*=?\s*(\d*\.?\d+)"#)
      .map { "\($0.text(1)): \($0.text(2))" }
    guard found.count > 1 else { return nil }
    return "spring(\(found.joined(separator: ", ")))"
  }

  /// The first place of a form, which is then read and gone.
  private mutating func take(_ form: Form) -> Form.Match? {
    guard let match = form.first(in: rest) else { return nil }
    let scalars = Array(rest.unicodeScalars)
    var text = String(String.UnicodeScalarView(scalars[..<match.range.lowerBound])) + " "
    text += String(String.UnicodeScalarView(scalars[match.range.upperBound...]))
    rest = text
    return match
  }
}

extension PlainSentence {
  /// A property and where it goes.
  struct Change {
    let property: String
    var from: String?
    var to: String?
    var by: String?
    var isMotion = false

    init(_ property: String, from: String? = nil, to: String? = nil, by: String? = nil, isMotion: Bool = false) {
      self.property = property
      self.from = from
      self.to = to
      self.by = by
      self.isMotion = isMotion || from != nil
    }

    /// As an assignment.
    var set: String {
      guard let by else { return "= \(to ?? "0")" }
      return by.hasPrefix("-") ? "-= \(by.dropFirst())" : "+= \(by)"
    }

    /// As clauses of `animate`.
    var move: String { by.map { "by \($0)" } ?? "to \(to ?? "0")" }
  }

  // MARK: What

  private static let kinds: [(Form, String)] = [
    (#"\b(?:opacity|alpha|transparency)\b"#, "alpha"), (#"\b(?:upside\s+down|rotation|angle|rotated?|rotat\w+|turn|spin|tilt)\b"#, "rotation"),
    (#"\b(?:scale[sd]?|scaling|zoom\w*|grow\w*|shrink\w*|enlarge|bigger|larger|smaller|magnify)\b"#, "scale"),
    (#"\bcorners?(?:\s*-?radius)?\b|\bradius\b|\brounded\b"#, "cornerRadius"),
    (#"\bborder(?:\s*width)?\b"#, "borderWidth"), (#"\bwidth\b"#, "frame.width"), (#"\bheight\b"#, "frame.height"),
    (#"\bsizes?\b|\bresize\b"#, "size"), (#"\b(?:colou?r|background)\b"#, "color"),
    (#"\bx(?:\s+position|-position)?\b"#, "center.x"), (#"\by(?:\s+position|-position)?\b"#, "center.y"),
    (#"\b(?:position|location|cent(?:er|re))\b"#, "center"),
  ]

  private var isTold: Bool { rest.has(#"\b(?:animate\w*|transition|tween|move[sd]?|slides?|fly|flies|glide|shift|drag|fade[sd]?|rotate|spin|turn|grow|shrink|zoom|scale)\b"#) }

  var change: Change? {
    if let fade { return fade }
    if let named = named { return named }
    return place
  }

  private var fade: Change? {
    if rest.has(#"\b(?:flash|blink|flicker)\w*\b"#) { return Change("alpha", to: "0", isMotion: true) }
    guard rest.has(#"\bfad(?:e[sd]?|ing)\b"#) else { return nil }
    if let value = values.to { return Change("alpha", from: values.from.map(share), to: share(value), isMotion: true) }
    return fadesIn || rest.has(#"\bin\b"#)
      ? Change("alpha", from: "0", to: "1", isMotion: true) : Change("alpha", to: "0", isMotion: true)
  }

  /// A property that is named, or that a verb is about, with its values.
  private var named: Change? {
    guard let property = Self.kinds.first(where: { rest.has($0.0) })?.1 else { return nil }
    let values = values
    switch property {
    case "color":
      return colorName.map { Change("color", to: $0, isMotion: isTold) }
    case "size":
      return rest.first(#"(\d+)\s*(?:x|×|by|,)\s*(\d+)"#).map {
        Change("size", to: "\($0.text(1))x\($0.text(2))", isMotion: rest.has(#"\banimate\b"#))
      }
    case "center": return place
    case "rotation": return turn(values)
    case "scale": return sized(values)
    default:
      let fit = property == "alpha" ? share : { $0 }
      if let by = values.by { return Change(property, by: by, isMotion: isTold) }
      return values.to.map { Change(property, from: values.from.map(fit), to: fit($0), isMotion: isTold) }
    }
  }

  private func turn(_ values: Values) -> Change? {
    if rest.has(#"\bupside\s+down\b"#) { return Change("rotation", to: "180deg", isMotion: true) }
    func angle(_ number: String) -> String { rest.has(#"\d\s*rad"#) ? number + "rad" : number + "deg" }
    let isAnimated = isTold
    if let by = values.by { return Change("rotation", by: angle(by), isMotion: isAnimated) }
    return values.to.map { Change("rotation", from: values.from.map(angle), to: angle($0), isMotion: isAnimated) }
  }

  private func sized(_ values: Values) -> Change? {
    if let to = values.to ?? values.by {
      let isShare = to.hasSuffix("%") || (Double(to) ?? 0) <= 10
      func fit(_ value: String) -> String { isShare ? value : value + "%" }
      return Change("scale", from: values.from.map(fit), to: fit(to), isMotion: true)
    }
    let isDown = rest.has(#"\b(?:shrink\w*|smaller|half|down)\b"#)
    let words = [("double", "2"), ("twice", "2"), ("triple", "3"), ("half", "0.5")]
    let worded = words.first { rest.contains($0.0) }?.1
    return Change("scale", to: worded ?? (isDown ? "0.5" : "1.5"), isMotion: true)
  }

  private var colorName: String? {
    rest.all(#"[a-z]+"#).map { $0.text() }.last { names.colors.contains($0) }
  }

  private func share(_ number: String) -> String {
    guard !number.hasSuffix("%"), let value = Double(number), value > 1 else { return number }
    return number + "%"
  }

  // MARK: Where

  /// A place that it moves to, or a way and how far.
  private var place: Change? {
    let isAnimated = isTold
    if goal != nil, isAnimated { return Change("center", to: (goal ?? "") + ".center", isMotion: true) }
    guard isAnimated || rest.has(#"\b(?:put|place|position|set|go|bring|center|centre|align)\b"#) else { return nil }
    if let way = rest.first(#"\bfrom\s+\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?\s+to\s+\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?"#) {
      return Change("center", from: "(\(way.text(1)), \(way.text(2)))", to: "(\(way.text(3)), \(way.text(4)))")
    }
    if let point = rest.first(#"\(?(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\)?"#) {
      return Change("center", to: "(\(point.text(1)), \(point.text(2)))", isMotion: isAnimated)
    }
    let number = rest.first(#"(?:^|[^\w.])(\d+(?:\.\d+)?)(?:\s*(?:px|pt|points?|pixels?))?(?![\w.%])"#)?.text(1)
    if rest.has(#"\bfrom\s+(?:the\s+)?(?:left|right|top|bottom|below|above)\b"#) { return nil }
    if let way = rest.first(#"\b(up|down|left|right)(?:wards?)?\b"#)?.text(1),
      !rest.has(#"\bto\s+the\s+(?:top|bottom)?\s*(?:left|right)\s+(?:edge|side|corner)"#), !rest.has(#"\b(?:top|bottom)\s+(?:left|right)\b"#)
    {
      let sign = way == "up" || way == "left" ? "-" : ""
      let axis = way == "up" || way == "down" ? "center.y" : "center.x"
      return Change(axis, by: sign + (number ?? "100"), isMotion: isAnimated)
    }
    let places: [(Form, String, String)] = [
      (#"\b(?:top\s+left|upper\s+left)\b"#, "center", "(50, 50)"), (#"\b(?:top\s+right|upper\s+right)\b"#, "center", "(270, 50)"),
      (#"\b(?:bottom\s+left|lower\s+left)\b"#, "center", "(50, 518)"), (#"\b(?:bottom\s+right|lower\s+right)\b"#, "center", "(270, 518)"),
      (#"\b(?:cent(?:er|re)|middle)\b"#, "center", "stage.center"), (#"\b(?:top)\b"#, "center.y", "50"), (#"\b(?:bottom|floor)\b"#, "center.y", "518"),
      (#"\bleft\b"#, "center.x", "50"), (#"\bright\b"#, "center.x", "270"),
    ]
    return places.first { rest.has($0.0) }.map { Change($0.1, to: $0.2, isMotion: isAnimated) }
  }

  // MARK: Numbers

  struct Values {
    var from: String?
    var to: String?
    var by: String?
  }

  /// `from A to B`, `A -> B`, `to B`, `by N`, or the one number there is.
  private var values: Values {
    let number = #"(-?\d*\.?\d+%?)\s*(?:deg\w*|°|px|pt|points?|rad\w*)?"#
    if let match = rest.first(Form(#"(?:\bfrom\s+)?\#(number)\s*(?:->|to|=>|-->)\s*\#(number)"#)) {
      return Values(from: match.text(1), to: match.text(2))
    }
    if let match = rest.first(Form(#"\bby\s+\#(number)"#)) { return Values(by: match.text(1)) }
    if let match = rest.first(Form(#"\b(?:to|at|of|is)\s+\#(number)"#)) { return Values(to: match.text(1)) }
    let all = rest.all(Form(#"(?:^|[^\w.])\#(number)(?![\w.])"#))
    return Values(to: all.count == 1 ? all[0].text(1) : nil)
  }
}
