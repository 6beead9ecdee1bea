/// Keyframes in the words of UIKit, Core Animation and CSS: `CAKeyframeAnimation ball position values
/// (0,0) (100,200)`, `animateKeyframes box over 2s { 0: alpha 1, 0.5: alpha 0.2 }`.
///
/// Only a line that is read to its last word is answered.
struct LooseKeyframes {
  private var line: SpokenLine
  private var pace = ""
  private var mode = ""
  private var over: String?
  private var delay: String?
  private var path: String?

  private static let word: Form =
    #"[kK]ey\s?-?[fF]rames?\b|[kK]ey[fF]rame(?=An|s?With)|[kK]eyTimes\b|[kK]ey[fF]rameAnimator|[pP]haseAnimator"#
  private static let calls: Form =
    #"\bUIView\.addKeyframe|\bfor\s+\w+\s+in\b|@keyframes\s+\w+\s*\{"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(calls), let line = SpokenLine(code: text, names) else {
      return nil
    }
    var keyframes = LooseKeyframes(line: line)
    return keyframes.read().map {
      Rewriting.Step(
        line: $0.line, says: $0.says, invents: keyframes.over == nil)
    }
  }

  private init(line: SpokenLine) { self.line = line }

  // MARK: Parts

  private static let number = #"(?:-?\d*\.?\d+)"#
  private static let value = #"(?:\( ?-?\d*\.?\d+, ?-?\d*\.?\d+ ?\)|-?\d*\.?\d+(?:deg|%)?)"#
  static let properties =
    #"\b(?:center\.[xy]|position\.[xy]|transform\.[a-z]+(?:\.[xyz])?|[xy]|opacity|alpha|position|center|scale|rotation|rotate|angle|width|height|corner-?radius|borderwidth|shadowopacity|translation[xy]?)\b"#

  private static let head: Form =
    #"(?:\b(?:add|create|make|run|use|let \w+ ?|uiview\.) ?)*@?(?:ca|uiview\.)?(?:animate ?)?(?:key ?-?frames?(?: ?(?:animations?|animators?))?|phase ?animators?)(?: ?with ?key ?path)?(?: on| for| of| to)?\b"#
  private static let time: Form =
    #"\b(?:(?:over|in|for|lasting|with ?duration|duration|dur) )?(\d*\.?\d+) ?(ms|s)(?:ec\w*)?(?= |,|$)|\b(?:with ?duration|duration|dur|over|lasting) (\d*\.?\d+)\b"#
  private static let wait: Form = #"\bdelay (\d*\.?\d+) ?(ms|s)?\b"#
  private static let often: Form =
    #"\b(?:repeat(?:s|count)? (\d+|forever|infinity|\.?greatestfinitemagnitude)|(forever|infinite|repeatforever|repeats))\b"#
  private static let back: Form = #"\b(?:autoreverses?(?: (?:true|yes|on))?|alternate|yoyo)\b"#
  private static let how: Form =
    #"\b(?:calculation ?)?mode (linear|discrete|paced|cubic ?paced|cubic)\b"#
  private static let curve: Form =
    #"\b(?:(?:curve|timing ?function) )?(ease ?-?in(?:ease)? ?-?out|ease ?-?in|ease ?-?out|linear)\b"#

  /// How long an animation takes, and what else is told of its time.
  struct Pace {
    let over: String?
    let clauses: String
  }

  static func takePace(from line: inout SpokenLine) -> Pace {
    let over = line.take(time).map { match in
      match[1].map { [unit = match.text(2)] in $0 + unit } ?? match.text(3) + "s"
    }
    var clauses = ""
    if let match = line.take(curve), let named = WrittenCurve.named(match.text(1)) {
      clauses += " curve \(named)"
    }
    if let match = line.take(often) {
      clauses += " repeat \(match[1].flatMap { Int($0) }.map { "\($0)" } ?? "forever")"
    }
    if line.takes(back) { clauses += " autoreverse on" }
    return Pace(over: over, clauses: clauses)
  }

  /// What holds for the whole, and whom it is about.
  private mutating func read() -> (line: String, says: String)? {
    if line.has(#"\badd ?key ?frame"#) {
      // Each has a duration of its own.
      var own = self
      while own.line.takes(Self.head) {}
      let views = own.line.takeViews()
      if views.count < 2, let view = views.first ?? line.names.views.first,
        let made = own.relative(view)
      {
        return made
      }
    }
    if let match = line.take(Self.wait) { delay = match.text(1) + (match[2] ?? "s") }
    if let match = line.take(Self.how) {
      mode =
        " mode \(match.text(1) == "cubic paced" || match.text(1) == "cubicpaced" ? "cubicPaced" : match.text(1))"
    }
    let whole = Self.takePace(from: &line)
    (over, pace) = (whole.over, whole.clauses)
    guard line.takes(Self.head) else { return nil }
    let views = line.takeViews()
    guard views.count < 2, let view = views.first ?? line.names.views.first else { return nil }
    return values(of: view) ?? relative(view) ?? listed(view) ?? shares(view)
  }

  private mutating func takePath() -> String? {
    line.take(Form(Self.properties)).flatMap { WrittenPath.named($0.text()) ?? Self.own[$0.text()] }
  }

  private static let own = ["rotate": "rotation", "angle": "rotation"]

  private func isRead() -> Bool {
    var rest = line
    while rest.takes(
      #"\b(?:animations?|keypath|cg|nsvalue|nsnumber|frames?|times?|options?|relative|start|values?|uiview|cakeyframe)\b"#
    ) {}
    return rest.isRead
  }

  private func fit(_ value: String, _ path: String) -> String {
    guard path == "rotation", let number = Double(value), abs(number) > 7 else { return value }
    return value + "deg"
  }

  // MARK: Values, with their times

  private static let values = Form(
    #"\bvalues? ((?:"# + value + #"[ ,]*){2,})"#)
  private static let times = Form(
    #"\b(?:key ?times|times|at|offsets) ((?:"# + number + #"%?[ ,]*){2,})"#)

  private mutating func values(of view: String) -> (line: String, says: String)? {
    guard let match = line.take(Self.values) else { return nil }
    let found = match.text(1).all(Form(Self.value)).map { $0.text() }
    let times = line.take(Self.times)?.text(1).all(Form(Self.number + "%?")).map {
      Self.share($0.text())
    }
    let isPoint = found.allSatisfy { $0.hasPrefix("(") }
    guard let path = takePath() ?? (isPoint ? "center" : nil), isRead(),
      times == nil || times?.count == found.count
    else { return nil }
    return animation(view, path, found, times)
  }

  private static let list = Form(
    #"^ ("# + properties + #")? ?((?:"# + value + #"[ ,]+){3,})$"#)

  /// Values that stand alone behind their property, more than a time and a value.
  private mutating func listed(_ view: String) -> (line: String, says: String)? {
    guard let match = line.rest.first(Self.list) else { return nil }
    let found = match.text(2).all(Form(Self.value)).map { $0.text() }
    // `0 1, 0.5 1.3, 1 1` are times with their values.
    guard !match.text(2).has(#"\d%? \S+, ?\S+ \d"#), found.count != 4 || match.text(2).contains(",")
    else { return nil }
    let path = match[1].flatMap(named) ?? "scale"
    return animation(view, path, found, nil)
  }

  private func animation(
    _ view: String, _ path: String, _ values: [String], _ times: [String]?
  ) -> (line: String, says: String) {
    let list = values.map { fit($0, path) }.joined(separator: ", ")
    let places = times.map { " at [\($0.joined(separator: ", "))]" } ?? ""
    let begin = delay.map { " begin \($0)" } ?? ""
    return (
      "animation on \(view) keypath \(path) values [\(list)]\(places)\(mode) over \(over ?? "1s")\(begin)\(pace)",
      "`animation` takes all `values`, and `at` when each is there, in shares of the whole"
    )
  }

  /// A share of the whole, from 0 to 1.
  private static func share(_ text: String) -> String {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()) else { return text }
    return WrittenNumber.text(number / 100)
  }

  // MARK: Starts and lengths

  private static let relative = Form(
    #"(?:\b(?:with ?)?(?:relative ?)?(?:key ?frame|start ?time|starts?|from|at)? ?)?(\d?\.?\d+)(%?),? (to |for |(?:relative ?)?duration )?(\d?\.?\d+)%?,?(?: animations)?,? ("#
      + properties + #")(?: to| by)? ("# + value + ")")

  private mutating func relative(_ view: String) -> (line: String, says: String)? {
    var rest = line
    var frames: [String] = []
    while let match = rest.take(Self.relative) {
      guard let path = named(match.text(5)),
        let from = Double(Self.share(match.text(1) + match.text(2))),
        let length = Double(Self.share(match.text(4) + match.text(2)))
      else { return nil }
      let span = match.text(3) == "to " ? length - from : length
      guard from >= 0, span > 0, from + span <= 1.001 else { return nil }
      let share = "at \(Self.percent(from)) for \(Self.percent(span))"
      frames.append("\(share) { \(view).\(path) = \(fit(match.text(6), path)) }")
    }
    guard !frames.isEmpty else { return nil }
    line = rest
    guard isRead() else { return nil }
    return (
      "keyframes over \(over ?? "1s")\(mode)\(delay.map { " delay \($0)" } ?? "")\(pace) { \(frames.joined(separator: "; ")) }",
      "`at 25% for 50% { … }` sets out at a quarter of the whole and takes half of it"
    )
  }

  private static func percent(_ share: Double) -> String { WrittenNumber.text(share * 100) + "%" }

  // MARK: Shares, with what is there

  private static let timeFirst = Form(
    #"(?:\bat )?(?:\b(from|to)\b|(\d*\.?\d+)(%?)) ?,?(?:("# + properties + #"),? (?:to )?)?("#
      + value
      + #")(?=[ ,]|$)"#)
  private static let valueFirst = Form(
    "(" + properties + #") ("# + value + #") (?:at|@) (\d*\.?\d+)(%?)"#)

  private static let title = Form(#"^ (?!from|to|"# + properties + #")[a-z]{3,}(?= (?:from|\d))"#)

  private struct Frame {
    let path: String?
    let share: Double
    let value: String
  }

  private mutating func shares(_ view: String) -> (line: String, says: String)? {
    // `@keyframes pulse`, of which the name says nothing here.
    _ = line.take(Self.title)
    var frames: [Frame] = []
    while let match = line.take(Self.valueFirst) {
      let share = Double(Self.share(match.text(3) + match.text(4))) ?? 0
      frames.append(Frame(path: named(match.text(1)), share: share, value: match.text(2)))
    }
    if frames.isEmpty {
      if !line.has(Form(#"\d%? "# + Self.properties)) { path = takePath() }
      while let match = line.take(Self.timeFirst) {
        let edge = match[1].map { $0 == "from" ? "0" : "1" }
        let share = Double(edge ?? Self.share(match.text(2) + match.text(3))) ?? 0
        frames.append(
          Frame(path: match[4].flatMap(named) ?? path, share: share, value: match.text(5)))
      }
    }
    let paths = frames.compactMap(\.path)
    guard frames.count > 1, paths.count == frames.count, isRead(),
      zip(frames, frames.dropFirst()).allSatisfy({ $0.share <= $1.share }),
      let last = frames.last, last.share <= 1
    else { return nil }
    var order: [String] = []
    for path in paths where !order.contains(path) { order.append(path) }
    let lines = order.map { path in
      let own = frames.filter { $0.path == path }
      return animation(view, path, own.map(\.value), own.map { WrittenNumber.text($0.share) })
    }
    return (lines.map(\.line).joined(separator: "; "), lines[0].says)
  }

  private func named(_ word: String) -> String? { WrittenPath.named(word) ?? Self.own[word] }
}
