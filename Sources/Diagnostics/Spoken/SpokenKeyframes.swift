/// Keyframes in plain words: `keyframe box.x 0 at 0s, 100 at 0.5s, 0 at 1s`, `box opacity 0% 0, 50% 1, 100% 0`.
enum SpokenKeyframes {
  private static let properties: [(Form, String)] = [
    (#"\b(?:position )?x\b"#, "center.x"), (#"\b(?:position )?y\b"#, "center.y"),
    (#"\bposition\b"#, "center"), (#"\b(?:opacity|alpha)\b"#, "alpha"), (#"\bscale\b"#, "scale"),
    (#"\b(?:rotation|angle|rotate)\b"#, "rotation"), (#"\bwidth\b"#, "frame.width"),
    (#"\bheight\b"#, "frame.height"),
  ]
  private static let opening: Form =
    #"\b(?:(?:add|set|make|create|animate|with) )*key ?-?frames?(?: (?:for|on|of))?\b"#
  /// A name that nobody asks for again, as CSS has it.
  private static let called: Form = #"^ key ?frames? (?!VIEW\b|for\b|on\b|of\b)[a-z]+(?= )"#
  private static let value = #"(\( ?-?\d*\.?\d+ ?, ?-?\d*\.?\d+ ?\)|-?\d*\.?\d+%?)"#
  private static let numbered = Form(
    #"(?:\bat )?\b(?:frame|fr?) ?(\d+) ?[:=,]? ?(?:to )?"# + value + "(?: ?px| ?deg)?,?")
  private static let valueAtFrame = Form(
    value + #"(?: ?px| ?deg)? (?:at|on|@) (?:frame|fr?) ?(\d+),?"#)
  private static let valueFirst: Form =
    #"(-?\d*\.?\d+%?) ?(?:px|pt|deg\w*|°)? (?:at|@) (?:t ?= ?)?(\d*\.?\d+) ?(s|ms|%)(?:ec\w*)?,?"#
  private static let timeFirst: Form =
    #"(?:\bat )?(\d*\.?\d+) ?(s|ms|%)(?:ec\w*)? ?(?::|=|->)? ?(-?\d*\.?\d+)(?: ?(?:px|pt|deg\w*|°))?(?:,|(?= )|$)"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    guard line.rest.has(#"\d"#) else { return nil }
    var line = line
    let isNamed = line.takes(called) || line.takes(opening)
    let over = line.take(#"\b(?:over|in|for|during) (\d*\.?\d+) ?(ms|s)(?:ec\w*)?"#)
      .flatMap {
        Double("0" + $0.text(1)).map { [unit = $0.text(2)] in unit == "ms" ? $0 / 1_000 : $0 }
      }
    guard let named = line.take(properties) else { return nil }
    // Each keyframe may tell of its property again.
    while let again = line.take(properties) { guard again == named else { return nil } }
    if let reading = numbered(line, named) ?? listed(line, named, isNamed: isNamed, over: over) {
      return reading
    }
    let property = named == "center" ? "center.x" : named
    var frames: [(time: Double, value: String)] = []
    var isShare = false
    func add(_ time: String, _ unit: String, _ value: String) {
      isShare = isShare || unit == "%"
      let number = Double("0" + time) ?? 0
      frames.append((unit == "s" ? number : unit == "ms" ? number / 1_000 : number / 100, value))
    }
    while let match = line.take(valueFirst) { add(match.text(2), match.text(3), match.text(1)) }
    if frames.isEmpty {
      while let match = line.take(timeFirst) { add(match.text(1), match.text(2), match.text(3)) }
    }
    let views = line.takeWhom()
    guard line.isRead, let view = views.first, frames.count > 1, isNamed || frames.count > 2,
      let last = frames.last, last.time > 0,
      zip(frames, frames.dropFirst()).allSatisfy({ $0.time < $1.time })
    else { return nil }
    let total = isShare ? over ?? 1 : last.time
    let shares = frames.map { ($0.time / (isShare ? 1 : last.time), $0.value) }
    return Spoken.Reading(
      written(shares, property, of: view, over: total),
      "`at` has the keyframes' times as shares of the whole")
  }

  private static let list: Form =
    #"(?:\b(?:values?|through|list) )?(-?\d*\.?\d+%?(?:(?: ?, ?| ?-> ?| to | then )-?\d*\.?\d+%?){2,})(?: ?(?:px|pt|deg\w*))?"#

  /// `red opacity keyframes 0, 1, 0 over 2s`: as far apart from each other in time.
  private static func listed(
    _ line: SpokenLine, _ property: String, isNamed: Bool, over time: Double?
  ) -> Spoken.Reading? {
    var line = line
    guard property != "center", !line.has(#"\bfrom\b"#), let match = line.take(list) else {
      return nil
    }
    let values = match.text(1).all(#"-?\d*\.?\d+%?"#).map { $0.text() }
    let isTold = line.takes(#"\b(?:animate|goes?|moves?|tween)\b"#)
    let isForever = line.takes(#"\b(?:forever|in a loop|loop(?:ed|ing)?|infinite(?:ly)?|repeat)\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first,
      isNamed || isTold || values.count > 2
    else { return nil }
    let shares = values.enumerated().map {
      (Double($0.offset) / Double(values.count - 1), $0.element)
    }
    return Spoken.Reading(
      written(shares, property == "center" ? "center.x" : property, of: view, over: time ?? 1)
        + (isForever ? " repeat forever" : ""),
      "`at` has the keyframes' times as shares of the whole")
  }

  private static func written(
    _ frames: [(share: Double, value: String)], _ property: String, of view: String,
    over time: Double
  ) -> String {
    let places = frames.map { text($0.share) }.joined(separator: ", ")
    // Who counts an opacity to 100 counts per cent.
    let isPercent =
      property == "alpha" && frames.contains { (Double($0.value) ?? 0) > 1 }
    let unit = property == "rotation" ? "deg" : isPercent ? "%" : ""
    let values = frames.map { $0.value.hasSuffix("%") ? $0.value : $0.value + unit }
      .joined(separator: ", ")
    return
      "animation on \(view) keypath \(property) values [\(values)] at [\(places)] over \(SpokenNumber.text(time))s"
  }

  /// `frame 0 (60, 60) frame 24 (60, 500)`: films have 24 frames a second, unless it is said.
  private static func numbered(_ line: SpokenLine, _ property: String) -> Spoken.Reading? {
    var line = line
    let rate = line.take(#"\b(?:at )?(\d+) ?fps\b"#).flatMap { Double($0.text(1)) } ?? 24
    var frames: [(number: Double, value: String)] = []
    while let match = line.take(valueAtFrame) {
      frames.append((Double(match.text(2)) ?? 0, match.text(1)))
    }
    if frames.isEmpty {
      while let match = line.take(numbered) {
        frames.append((Double(match.text(1)) ?? 0, match.text(2)))
      }
    }
    let views = line.takeWhom()
    guard line.isRead, let view = views.first, views.count == 1, frames.count > 1, rate > 0,
      let first = frames.first, let last = frames.last,
      zip(frames, frames.dropFirst()).allSatisfy({ $0.number < $1.number })
    else { return nil }
    let length = last.number - first.number
    let shares = frames.map { (($0.number - first.number) / length, $0.value) }
    let arePoints = frames.allSatisfy { $0.value.hasPrefix("(") }
    guard arePoints == (property == "center") || !arePoints else { return nil }
    let own = property == "center" && !arePoints ? "center.x" : property
    return Spoken.Reading(
      written(shares, own, of: view, over: length / rate),
      "\(SpokenNumber.text(rate)) frames are taken for a second, as films have them")
  }

  /// A share with three digits: a keyframe's place is no rounder.
  private static func text(_ share: Double) -> String {
    let rounded = (share * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
