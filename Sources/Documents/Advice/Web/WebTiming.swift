/// When an animation of CSS runs, and how: the values of `transition` and of `animation`.
struct WebTiming {
  /// The property of a transition, or the name of an animation's keyframes.
  var name = ""
  var over: String?
  var delay: String?
  var curve: String?
  /// How many legs it has; nil for one.
  var count: String?
  var alternates = false
  var fill: String?
  /// The words that are not read.
  private(set) var unread: [String] = []

  init() {}

  /// One group of values of `transition` or `animation`.
  init(_ text: String) {
    for word in text.split(outsideOf: " ") { read(word) }
  }

  private mutating func read(_ word: String) {
    if let time = WebWords.number(word, WebWords.times) {
      if over == nil { over = time } else { delay = time }
    } else if let curve = WebWords.curve(word) {
      self.curve = curve
    } else if word == "infinite" || WebWords.number(word, [""]) != nil {
      count = word == "infinite" ? "forever" : word
    } else if word == "alternate" {
      alternates = true
    } else if ["forwards", "backwards", "both"].contains(word) {
      fill = word
    } else if word.contains("(")
      || ["reverse", "alternate-reverse", "paused", "allow-discrete"].contains(word)
    {
      unread.append(word)
    } else if !["normal", "none", "running"].contains(word) {
      name = word
    }
  }

  private static let parts: Set = [
    "timing-function", "iteration-count", "direction", "fill-mode", "play-state",
  ]

  /// Takes the value of a declaration such as `animation-duration`.
  mutating func set(_ part: String, _ value: String) {
    let time = WebWords.number(value, WebWords.times)
    switch (part, time) {
    case ("property", _), ("name", _): name = value
    case ("delay", let time?): delay = time
    case ("duration", let time?): over = time
    case _ where Self.parts.contains(part): read(value)
    default: unread.append("\(part): \(value)")
    }
  }

  /// The clauses of `animate`. The way back is a leg of its own in CSS.
  var clauses: String {
    words([
      over.map { "over \($0)" } ?? (unread.isEmpty ? nil : "over \(Lowering.gap)"),
      curve.map { "curve \($0)" }, delay.map { "delay \($0)" }, turns,
    ])
  }

  /// The clauses of `animation` and `animations` besides its duration and its curve.
  private var media: String {
    words([
      delay.map { "begin \($0)" }, turns, fill.map { "fill \($0) removedOnCompletion off" },
    ])
  }

  private var turns: String? {
    let legs = count.map { alternates ? Double($0).map { Lowering.digits($0 / 2) } ?? $0 : $0 }
    return legs.map { "repeat \($0)" + (alternates ? " autoreverse on" : "") }
  }

  private func words(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.map { " " + $0 }.joined()
  }

  /// The line for keyframes: an animation, or a group with one for each part, because the curve is
  /// that of each part.
  ///
  /// - Parameter keys: Shares of the duration, each with its settings.
  func line(_ view: String, _ keys: [(share: Double, settings: [WebWords.Setting])]) -> String? {
    guard let over, let seconds = Self.seconds(over) else { return nil }
    var paths: [String] = []
    for setting in keys.flatMap(\.settings) where !paths.contains(setting.path) {
      paths.append(setting.path)
    }
    var parts: [(from: Double, to: Double, text: String)] = []
    for path in paths {
      var stops = keys.compactMap { key in
        key.settings.last { $0.path == path }.map { (key.share, $0.value) }
      }
      if stops.first?.0 != 0 { stops.insert((0, "\(view).\(path)"), at: 0) }
      if stops.last?.0 != 1 { stops.append((1, "\(view).\(path)")) }
      let turned = path == "transform" ? WebWords.parts(stops.map(\.1)) : nil
      let values = turned?.values ?? stops.map(\.1)
      for index in stops.indices.dropLast() {
        parts.append(
          (
            stops[index].0, stops[index + 1].0,
            "keypath \(turned?.path ?? path) from \(values[index]) to \(values[index + 1])"
          ))
      }
    }
    if parts.isEmpty { return nil }
    let curve = " curve \(self.curve ?? "ease")"
    if parts.count == 1 {
      return "animation on \(view) \(parts[0].text) over \(over)\(curve)\(media)"
    }
    let inner = parts.map { part in
      let begin = part.from == 0 ? "" : " begin \(Lowering.digits(part.from * seconds))s"
      let length = Lowering.digits((part.to - part.from) * seconds)
      return "animation \(part.text)\(begin) over \(length)s\(curve)"
    }
    return "animations on \(view) over \(over)\(media) { \(inner.joined(separator: "; ")) }"
  }

  private static func seconds(_ time: String) -> Double? {
    if time.hasSuffix("ms") { return Double(time.dropLast(2)).map { $0 / 1000 } }
    return Double(time.dropLast())
  }
}
