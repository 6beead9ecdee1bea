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
  /// Whether its curve is that of all keyframes together.
  var isWhole = false
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

  /// A place of keyframes, with the curve to the next one if it has its own.
  struct Key {
    /// The share of the duration.
    let share: Double
    let settings: [WebWords.Setting]
    var curve: String?
  }

  /// The line for keyframes: an animation, or a group with one for each part, because the curve is
  /// that of each part.
  func line(_ view: String, _ keys: [Key]) -> String? {
    guard let over, let seconds = Self.seconds(over) else { return nil }
    var paths: [String] = []
    for setting in keys.flatMap(\.settings) where !paths.contains(setting.path) {
      paths.append(setting.path)
    }
    let parts = paths.flatMap { self.parts(of: $0, keys, view, seconds) }
    if parts.isEmpty { return nil }
    if parts.count == 1 { return "animation on \(view) \(parts[0])\(media)" }
    let inner = parts.map { "animation \($0)" }.joined(separator: "; ")
    return "animations on \(view) over \(over)\(media) { \(inner) }"
  }

  /// The clauses of an animation for each part of a property's way, or of one for all of it.
  private func parts(
    of path: String, _ keys: [Key], _ view: String, _ seconds: Double
  ) -> [String] {
    var stops = keys.compactMap { key in
      key.settings.last { $0.path == path }.map {
        (share: key.share, value: $0.value, curve: key.curve)
      }
    }
    if stops.first?.share != 0 { stops.insert((0, "\(view).\(path)", nil), at: 0) }
    if stops.last?.share != 1 { stops.append((1, "\(view).\(path)", nil)) }
    let turned = path == "transform" ? WebWords.parts(stops.map(\.value)) : nil
    let values = turned?.values ?? stops.map(\.value)
    let whole = "keypath \(turned?.path ?? path)"
    if isWhole, stops.count > 2 {
      let shares = stops.map { Lowering.digits($0.share) }.joined(separator: ", ")
      return [
        "\(whole) values [\(values.joined(separator: ", "))] at [\(shares)]"
          + " over \(Lowering.digits(seconds))s curve \(curve ?? "ease")"
      ]
    }
    return stops.indices.dropLast().map { index in
      let (from, to) = (stops[index].share, stops[index + 1].share)
      let begin = from == 0 ? "" : " begin \(Lowering.digits(from * seconds))s"
      let isAll = from == 0 && to == 1
      let length = isAll ? over ?? "" : "\(Lowering.digits((to - from) * seconds))s"
      return "\(whole) from \(values[index]) to \(values[index + 1])\(begin) over \(length)"
        + " curve \(stops[index].curve ?? curve ?? "ease")"
    }
  }

  private static func seconds(_ time: String) -> Double? {
    if time.hasSuffix("ms") { return Double(time.dropLast(2)).map { $0 / 1000 } }
    return Double(time.dropLast())
  }
}
