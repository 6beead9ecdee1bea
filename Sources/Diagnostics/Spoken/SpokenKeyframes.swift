/// Keyframes in plain words: `keyframe box.x 0 at 0s, 100 at 0.5s, 0 at 1s`, `box opacity 0% 0, 50% 1, 100% 0`.
enum SpokenKeyframes {
  private static let properties: [(Form, String)] = [
    (#"\b(?:position )?x\b"#, "center.x"), (#"\b(?:position )?y\b"#, "center.y"),
    (#"\bposition\b"#, "center.x"), (#"\b(?:opacity|alpha)\b"#, "alpha"), (#"\bscale\b"#, "scale"),
    (#"\b(?:rotation|angle|rotate)\b"#, "rotation"), (#"\bwidth\b"#, "frame.width"),
    (#"\bheight\b"#, "frame.height"),
  ]
  private static let opening: Form =
    #"\b(?:(?:add|set|make|create|animate|with) )*key ?-?frames?(?: (?:for|on|of))?\b"#
  private static let valueFirst: Form =
    #"(-?\d*\.?\d+%?) ?(?:px|pt|deg\w*|°)? (?:at|@) (?:t ?= ?)?(\d*\.?\d+) ?(s|ms|%)(?:ec\w*)?,?"#
  private static let timeFirst: Form =
    #"(?:\bat )?(\d*\.?\d+) ?(s|ms|%)(?:ec\w*)? ?(?::|=|->)? ?(-?\d*\.?\d+)(?: ?(?:px|pt|deg\w*|°))?(?:,|(?= )|$)"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    guard line.rest.has(#"\d"#) else { return nil }
    var line = line
    let isNamed = line.takes(opening)
    let over = line.take(#"\b(?:over|in|for|during) (\d*\.?\d+) ?(ms|s)(?:ec\w*)?"#)
      .flatMap {
        Double("0" + $0.text(1)).map { [unit = $0.text(2)] in unit == "ms" ? $0 / 1_000 : $0 }
      }
    guard let property = line.take(properties) else { return nil }
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
    let places = frames.map { text($0.time / (isShare ? 1 : last.time)) }
    let values = frames.map { property == "rotation" ? $0.value + "deg" : $0.value }
    return Spoken.Reading(
      "animation on \(view) keypath \(property) values [\(values.joined(separator: ", "))] at [\(places.joined(separator: ", "))] over \(SpokenNumber.text(total))s",
      "`at` has the keyframes' times as shares of the whole")
  }

  /// A share with three digits: a keyframe's place is no rounder.
  private static func text(_ share: Double) -> String {
    let rounded = (share * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
