/// A direction in words: `upwards`, `to the left`, `at 45 degrees`.
struct SpokenWay {
  /// As an angle is written here; 0deg is right, 90deg down.
  let angle: String
  /// The same as a vector of length 1; nil where an angle was typed.
  let vector: (x: Double, y: Double)?

  private init(_ angle: String, _ vector: (x: Double, y: Double)? = nil) {
    self.angle = angle
    self.vector = vector
  }

  private static let up = #"(?:up|top|north|sky|above)(?:wards?)?"#
  private static let down =
    #"(?:down|bottom|south|ground|floor|below|underneath|beneath)(?:wards?)?"#
  private static let left = #"(?:left|west)(?:wards?)?"#
  private static let right = #"(?:right|east)(?:wards?)?"#

  private static func way(_ first: String, _ second: String? = nil) -> Form {
    let opening =
      #"\b(?:(?:straight|directly|pointing|points|pointed|aims|acts|direction|going|goes|go|pulling|pull|facing) )*"#
    let to = #"(?:(?:to|towards?|into|in) )?(?:the )?"#
    let end = #"(?: (?:side|direction|corner|edge|hand side))?\b"#
    guard let second else { return Form(opening + to + first + end) }
    return Form(opening + to + first + #"(?: and |[ -]+)"# + to + second + end)
  }

  private static let half = 0.5.squareRoot()
  private static let ways: [(Form, SpokenWay)] = [
    (way(up, right), SpokenWay("-45deg", (half, -half))),
    (way(up, left), SpokenWay("-135deg", (-half, -half))),
    (way(down, right), SpokenWay("45deg", (half, half))),
    (way(down, left), SpokenWay("135deg", (-half, half))),
    (way(up), SpokenWay("-90deg", (0, -1))), (way(down), SpokenWay("90deg", (0, 1))),
    (way(left), SpokenWay("180deg", (-1, 0))), (way(right), SpokenWay("0deg", (1, 0))),
    (#"\b(?:upside down|(?:in )?reversed?|backwards?|inverted)\b"#, SpokenWay("-90deg", (0, -1))),
    (
      #"\b(?:(?:go|goes|going|pull|pulls) )?(?:sideways|horizontal(?:ly)?)\b"#,
      SpokenWay("0deg", (1, 0))
    ),
    (#"\b(?:against|at|into) (?:the |a )?(?:right )?walls?\b"#, SpokenWay("0deg", (1, 0))),
    (#"\bdiagonal(?:ly)?\b"#, SpokenWay("45deg", (half, half))),
  ]

  static let rightwards = SpokenWay("0deg", (1, 0))

  private static let typed: Form =
    #"\b(?:(?:at|with|by|in) )?(?:an? )?(?:(?:angle|direction)(?: of| to| is|:)? ?=? ?)?(-?\d*\.?\d+) ?(?:degrees?|degs?|°)(?: angle)?"#
  private static let radians: Form =
    #"\b(?:(?:at|with|by) )?(?:an? )?(?:angle(?: of| to| is|:)? ?=? ?)?(-?\d*\.?\d+) ?(?:radians?|rads?)\b(?!/)"#
  private static let bare: Form = #"\b(?:angle|direction)(?: of| to| is|:)? ?=? ?(-?\d*\.?\d+)\b"#

  /// The direction that a line tells of, which is then read.
  static func take(from line: inout SpokenLine) -> SpokenWay? {
    if let match = line.take(typed) ?? line.take(bare) { return SpokenWay(match.text(1) + "deg") }
    if let match = line.take(radians) { return SpokenWay(match.text(1) + "rad") }
    return line.take(ways)
  }

  /// The way that something comes from.
  static func takeOrigin(from line: inout SpokenLine) -> SpokenWay? { line.take(origins) }

  private static let origins: [(Form, SpokenWay)] = [
    (#"\bfrom (?:the )?left(?: side)?\b"#, SpokenWay("0deg", (1, 0))),
    (#"\bfrom (?:the )?right(?: side)?\b"#, SpokenWay("180deg", (-1, 0))),
    (#"\bfrom (?:the )?(?:top|above)\b"#, SpokenWay("90deg", (0, 1))),
    (#"\bfrom (?:the )?(?:bottom|below|beneath)\b"#, SpokenWay("-90deg", (0, -1))),
  ]

  /// A throw's velocity, in whole points per second: an angle counts from the ground up there.
  func throwing(by speed: Double) -> String? {
    guard let vector else {
      let speed = SpokenNumber.text(speed)
      return "(\(speed) * cos(\(angle)), -\(speed) * sin(\(angle)))"
    }
    return SpokenPlace.text((vector.x * speed).rounded(), (vector.y * speed).rounded())
  }

  /// The vector with a length, as a point is written here.
  func vector(times length: Double) -> String? {
    vector.map {
      "(\(SpokenNumber.text($0.x * length)), \(SpokenNumber.text($0.y * length)))"
    }
  }
}

/// Numbers as they are written here.
enum SpokenNumber {
  /// With two digits behind the point at most.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A time so many times, in its own unit.
  static func times(_ count: Int, _ time: String) -> String {
    let unit = time.drop { !$0.isLetter }
    return text((Double("0" + time.prefix { !$0.isLetter }) ?? 0) * Double(count)) + unit
  }

  /// A factor that a line tells of, such as `twice`, which is then read.
  static func takeFactor(from line: inout SpokenLine) -> String? {
    if let match = line.take(
      #"\b(\d*\.?\d+) ?(?:x|times)(?: (?:as|the|more))?(?= [a-z])"#)
    {
      return match.text(1)
    }
    return line.take(factors)
  }

  private static let factors: [(Form, String)] = [
    (#"\b(?:twice|double)(?: as| the)?\b"#, "2"), (#"\btriple(?: the)?\b"#, "3"),
    (#"\b(?:half|halve)(?: as| the)?\b"#, "0.5"), (#"\bquarter(?: as| the)?\b"#, "0.25"),
    (#"\bthree times(?: as| the)?\b"#, "3"), (#"\bten times(?: as| the)?\b"#, "10"),
  ]
}
