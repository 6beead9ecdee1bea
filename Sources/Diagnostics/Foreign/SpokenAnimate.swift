/// `animate` with its clauses by other words and in any order: `animate box.alpha from 0 to 1 duration
/// 300 easing easeOut`.
struct SpokenAnimate {
  let names: NamesAtHand

  private static let head: Form =
    #"^\s*animate\s+(VIEW)\.([\w.]+)\s*(?:from\s+(\([^()]*\)|[-\w.]+%?)\s+)?(?:(to|by|->|=)\s*)?(\([^()]*\)|-?[\w.]+%?|"[^"]*")(?:\s*(?:->|→)\s*(\([^()]*\)|-?[\w.]+%?))?(\s+.*)$"#

  /// The line as it is written here; nil where a part of it is not known.
  func line(for text: String) -> String? {
    guard let match = Self.head.first(in: text, names), !match.text(7).contains("{") else {
      return nil
    }
    var rest = match.text(7)
    let clauses = Self.taken(from: &rest)
    guard rest.removing(Self.filler).allSatisfy({ " ,".contains($0) }) else { return nil }
    let property = WrittenPath.named(match.text(2)) ?? match.text(2)
    let target = "\(match.text(1)).\(property)"
    let goal = match[6] ?? match.text(5)
    let start = match[6] == nil ? match[3] : match.text(5)
    let way = match.text(4) == "by" ? "by" : "to"
    func value(_ text: String) -> String { Self.value(text, of: property) }
    return (start.map { "\(target) = \(value($0)); " } ?? "")
      + "animate \(target) \(way) \(value(goal))\(clauses)"
  }

  private static let filler: Form = #"\b(?:with|and|a|an|the|of|then|please|smoothly|options?)\b"#

  /// An angle that can only be meant in degrees has them.
  private static func value(_ text: String, of property: String) -> String {
    guard property == "rotation", let number = Double(text), abs(number) > 10 else { return text }
    return text + "deg"
  }

  // MARK: Clauses

  private static let number = #"\s*[:=]?\s*(?:of\s+)?(\d*\.?\d+)\s*"#
  private static let unit =
    #"(ms|mill?isec\w*|s|secs?|seconds?|frames?)?(?![\w.%])"#
  private static let delay = Form(
    #"\b(?:delay(?:ed)?|after|wait(?:ing)?|startDelay|beginTime)(?:\s+(?:by|for|of))?"# + number
      + unit)
  private static let duration = Form(
    #"\b(?:over|duration|withDuration|durationMillis|in|for|during|within|time|lasting|takes|taking)"#
      + number + unit)
  private static let curve: Form =
    #"\b(?:(?:curve|easing|ease|timing|timingFunction|interpolator|options?|with|using|along)\s*[:=]?\s+)?\.?((?:cubic-)?bezier\([^()]*\)|steps\([^()]*\)|(?:ease|easing)[- ]?in[- ]?(?:and[- ]?)?out\b|ease[- ]?(?:in|out)\b|(?:curve)?[eE]ase\w*\b|[a-z]+(?:InOut|In|Out)\b|linear|bouncy|snappy|smooth|bounce|elastic|overshoot|spring\([^()]*\)|spring\b)"#
  private static let count: Form =
    #"\b(?:repeat(?:Count)?|loops?|times)\s*[:=]?\s*(\d+|forever|infinit\w*|true|on)\b|\b(\d+)\s*(?:times|x)\b|\b(?:repeat(?:ing|s|edly)?|forever|loop(?:ing|s)?|infinite\w*)\b"#
  private static let back: Form =
    #"\b(?:and\s+)?(?:autoreverses?|yoyo|reverses?|alternate|ping-?pong)\b\s*[:=]?\s*(?:true|on|yes|YES)?"#
  private static let spring: Form =
    #"\b(damping|velocity)(?:Ratio|Fraction)?\s*[:=]?\s*(-?\d*\.?\d+)"#

  /// Clauses as they are written here, which are then no part of the text.
  private static func taken(from text: inout String) -> String {
    let wait = text.take(delay).map { " delay \(time($0))" } ?? ""
    let length = text.take(duration).map { " over \(time($0))" } ?? ""
    var swing = ""
    while let match = text.take(spring) { swing += " \(match.text(1)) \(match.text(2))" }
    let pace = text.take(curve).flatMap { WrittenCurve.named($0.text(1)) ?? own($0.text(1)) }
    let returns = text.take(back) != nil ? " autoreverse on" : ""
    let often = text.take(count).map { match -> String in
      let number = match[1].flatMap { Int($0) } ?? match[2].flatMap { Int($0) }
      return " repeat \(number.map(String.init) ?? "forever")"
    }
    return length + swing + wait + (pace.map { " curve \($0)" } ?? "")
      + (often ?? (returns.isEmpty ? "" : " repeat 2")) + returns
  }

  private static func own(_ curve: String) -> String? {
    curve.hasPrefix("spring(") ? curve : nil
  }

  /// What has so many of a unit that is not said are milliseconds.
  private static func time(_ match: Form.Match) -> String {
    let number = match.text(1).hasPrefix(".") ? "0" + match.text(1) : match.text(1)
    if let unit = match[2] {
      return number
        + (unit.hasPrefix("m") ? "ms" : unit.hasPrefix("f") ? " frames" : "s")
    }
    return number + ((Double(number) ?? 0) >= 20 ? "ms" : "s")
  }
}
