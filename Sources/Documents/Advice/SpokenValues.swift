import Sessions
import Values

/// The values that plain words say: a time, an angle, a number and a direction.
struct SpokenValues {
  private(set) var time: String?
  private(set) var angle: String?
  private(set) var number: String?
  /// How many things there are: `two balls`.
  private var count: String?
  /// The numbers without a unit. Which of several is meant is not guessed.
  private var amounts: [String] = []
  private(set) var color: String?
  /// To the right and downward, of length 1.
  private(set) var direction: (x: Int, y: Int)?
  /// Whether the number is one of points per second, which no distance is.
  private let isSpeed: Bool
  private let said: Set<String>
  /// The numbers that are written in digits.
  private let written: Set<String>
  let wording: Wording
  /// The text without the time, the angle and the direction, whose words would speak for topics.
  let rest: String

  private static let numbers = [
    "half": "0.5", "quarter": "0.25", "two": "2", "twice": "2", "double": "2", "three": "3",
    "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
    "ninety": "90",
  ]
  private static let shares: [Substring: String] = [
    "third": "0.333", "quarter": "0.25", "fifth": "0.2", "tenth": "0.1", "hundredth": "0.01",
  ]
  private static let units = [
    "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "ms": "ms",
    "millisecond": "ms", "milliseconds": "ms", "deg": "deg", "degree": "deg", "degrees": "deg",
  ]
  private static let sides: Set = ["bottom", "lower", "top", "upper"]
  /// Plurals that measure, and count no things.
  private static let measures: Set = ["degrees", "pixels", "points", "times"]
  private static let directions = [
    "right": (1, 0), "left": (-1, 0), "up": (0, -1), "upward": (0, -1), "upwards": (0, -1),
    "down": (0, 1), "downward": (0, 1), "downwards": (0, 1), "reverse": (0, -1),
  ]

  /// What words name of a view, to be looked at in place of its height.
  private static let paths = [
    ("speed", "velocity.y"), ("v", "velocity.y"), ("velocity", "velocity.y"), ("angle", "rotation"),
    ("rotation", "rotation"), ("opacity", "alpha"), ("alpha", "alpha"),
  ]

  init(_ text: String) {
    said = Set(text.lowercased().names)
    written = Set(text.matches(of: #/\d+(?:\.\d+)?|\.\d+/#).map { String($0.output) })
    var words: [String] = []
    let typed = Self.withDigits(text).words
    for (place, word) in typed.enumerated() {
      let next = typed.dropFirst(place + 1).first
      let bare = word.lowercased().trimmingSuffix { ",.?!".contains($0) }
        .replacing(#/^([\d.]+)x$/#) { $0.1 }
      if bare.contains(#/^[\d.]+m?s$/#) {
        time = bare
        // `every 0.1s` is about each moment.
        if ["each", "every"].contains(words.last) { words.append("second") }
      } else if bare.contains(#/^[\d.]+deg$/#) {
        angle = bare
      } else if bare != "times" || amounts.isEmpty {
        words.append(word)
        if Double(bare) != nil, let next, !Self.measures.contains(next),
          next.contains(#/^[a-z]{3,}s[.,?!]?$/#)
        {
          count = bare
        } else if Double(bare) != nil {
          amounts.append(bare)
        }
        if Colors.names.contains(bare) { color = bare }
        // `top left` is a corner.
        if !Self.sides.contains(words.dropLast().last ?? "") {
          direction = Self.directions[bare] ?? direction
        }
      }
    }
    // `up and to the right`
    if let both = text.lowercased().firstMatch(
      of: #/\b(up|down)(?:wards?)? and (?:to the )?(left|right)\b/#),
      let across = Self.directions[String(both.2)], let along = Self.directions[String(both.1)]
    {
      direction = (across.0, along.1)
    }
    // `toward the bottom right`
    if let corner = text.lowercased().firstMatch(
      of: #/\b(?:into|to|towards?) (?:the )?(bottom|lower|top|upper)(?:[ -](left|right))?\b/#)
    {
      let along = ["bottom", "lower"].contains(corner.1) ? 1 : -1
      direction = (corner.2.flatMap { Self.directions[String($0)]?.0 } ?? 0, along)
    }
    // What comes from the left goes to the right.
    if text.lowercased().contains(#/\bfrom (the )?(left|right)\b/#) {
      direction = direction.map { (-$0.x, $0.y) }
    }
    number = amounts.count == 1 ? amounts[0] : nil
    isSpeed = text.contains(#/\d ?(?:pt|px|points?)? ?(?:\/|per )s/#)
    // `twice as big` and `half as heavy` are words of topics.
    let left =
      said.isDisjoint(with: ["double", "half", "twice"]) || time != nil ? words : text.words
    rest = left.filter { Self.directions[$0.lowercased()] == nil }.joined(separator: " ")
    wording = Wording(text)
  }

  /// The text with digits for numbers in words, with their units: `two seconds`, `half a second`.
  static func withDigits(_ text: String) -> String {
    var words: [String] = []
    let text = text.replacing(#/\b(?:an? )?(third|quarter|fifth|tenth|hundredth) of a second\b/#) {
      shares[$0.1, default: ""] + "s"
    }.replacing(#/\b(half )?(?:an?|one) (?=second)/#) { "\($0.1 ?? "1 ")" }
      .replacing(#/\b(?:an? )?(quarter|half|full)[- ](?:an? )?turn\b/#) {
        ["quarter": "90deg", "half": "180deg"][$0.1] ?? "360deg"
      }
    for word in text.words {
      if let unit = units[word], let number = words.last, Double(number) != nil {
        words[words.count - 1] = number + unit
      } else {
        words.append(numbers[word] ?? word)
      }
    }
    return words.joined(separator: " ")
  }

  /// How many of a time, an angle, a color and a direction a line says, and how many it does not.
  func said(in line: String) -> (kept: Int, lost: Int) {
    let values = [time, angle, color].compactMap { $0 }
    let kept = values.count { line.contains($0) }
    let isTurned = direction != nil && Self.hasDirection(line)
    let all = values.count + (direction == nil ? 0 : 1) + lost(in: line)
    return (kept + (isTurned ? 1 : 0), all - kept - (isTurned ? 1 : 0))
  }

  /// How many numbers a line does not say. Counts in words, such as `two curves`, may be no values.
  func lost(in line: String) -> Int {
    let isShare = !said.isDisjoint(with: ["double", "half", "quarter", "twice"])
    return amounts.count { !line.contains($0) && (written.contains($0) || isShare) }
  }

  /// Whether a line has what a word says, by its topic or as a value; nil for a word that says nothing
  /// by itself.
  func isRead(_ word: String, in line: String, _ stems: Set<String>) -> Bool? {
    let word = word.lowercased()
    if word == time || word == angle || word == color { return line.contains(word) }
    if Self.directions[word] != nil, direction != nil {
      return Self.hasDirection(line) || line.contains(#/\ddeg\b/#)
    }
    let own = HelpIndex.stems(of: word)
    guard !own.isEmpty, !word.contains(where: \.isNumber), !Self.measures.contains(word),
      word != "after"
    else { return nil }
    return !stems.isDisjoint(with: own)
  }

  /// Whether a line does not say a number that stands there in digits.
  func losesDigits(in line: String) -> Bool {
    amounts.contains { !line.contains($0) && written.contains($0) }
  }

  /// A line with these values in place of its own. What is printed at a time is gone to.
  func fitted(_ line: String) -> String {
    var line = line
    let verb = line.names.first ?? ""
    if let time, !said.isDisjoint(with: ["each", "every"]),
      let table = line.firstMatch(of: #/\b(table [^;]*?)(?: every [\d.]+m?s)?$/#)
    {
      line.replaceSubrange(table.range, with: "\(table.1) every \(time)")
    } else if let time,
      said.contains("wait") && !["goto", "run", "step"].contains(verb)
        || said.contains("after") && verb == "animate"
    {
      line = "run \(time); \(line)"
    } else if let time {
      if let place = line.firstMatch(of: #/\b[\d.]+m?s\b/#)?.range {
        line.replaceSubrange(place, with: time)
      } else if line.hasPrefix("print ") {
        line = "goto \(time); \(line)"
      }
    }
    if said.contains("again"), verb == "play" { line = "goto 0s; \(line)" }
    if let place = line.firstMatch(of: #/(?:(?<turn>rotation to )|\b)(?<own>[\d.]+deg)\b/#) {
      // `to the left` is counterclockwise.
      let sign = place.turn != nil && direction.map { $0.x < 0 } == true ? "-" : ""
      line.replaceSubrange(
        place.range, with: "\(place.turn ?? "")\(sign)\(angle ?? String(place.own))")
    }
    // What is looked at is what the words name.
    for (word, path) in Self.paths where said.contains(word) {
      line = line.replacing(#/^((?:run 1s; )?(?:plot|table|measure) \w+)\.center\.y/#) {
        "\($0.1).\(path)"
      }
    }
    if let color {
      line = line.replacing(#/\b(color|=) [a-z]+\b/#) { "\($0.1) \(color)" }
    }
    if let number, direction == nil || !line.contains("("),
      let place = line.firstMatch(of: #/(?<word> [a-z~]+ )(?<own>-?[\d.]+)(?=$|;| [a-z])/#),
      let said = Double(number), let own = Double(place.own), (0.1...10).contains(said / own),
      // Nothing keeps more than its speed, and `spin twice` says none.
      place.word != " elasticity " || said <= 1,
      place.word != " velocity " || !self.said.contains("twice")
    {
      line.replaceSubrange(place.range, with: place.word + number)
    }
    // How high a line is that is level.
    if let number {
      line = line.replacing(#/from \((\d+), (\d+)\) to \((\d+), \2\)/#) {
        "from (\($0.1), \(number)) to (\($0.3), \(number))"
      }
    }
    if let count = count ?? number { line = line.replacing(#/\b1\.\.\d+/#, with: "1..\(count)") }
    // Nothing else has to be there for what is not to be.
    if wording.isUnwanted, let item = line.firstMatch(of: #/\b(item \w+ \w+ )[\d.]+$/#) {
      line = item.1 + "0"
    }
    guard let direction else { return line }
    line = line.replacing(#/tilt \([^)]*\)/#, with: "tilt (\(direction.x), \(direction.y))")
    if let vector = line.firstMatch(of: #/(?:by|velocity) \((-?\d+), (-?\d+)\)/#) {
      let length = max(abs(Int(vector.1, radix: 10) ?? 0), abs(Int(vector.2, radix: 10) ?? 0))
      let keyword = vector.0.prefix { $0 != "(" }
      let isTaken = keyword == "velocity " || !isSpeed
      let size = isTaken ? number.flatMap { Int($0, radix: 10) } ?? length : length
      line.replaceSubrange(
        vector.range, with: "\(keyword)(\(direction.x * size), \(direction.y * size))")
    }
    if let place = line.firstMatch(of: #/angle -?\d+deg/#)?.range {
      let degrees = direction.x < 0 ? 180 : 90 * direction.y
      line.replaceSubrange(place, with: "angle \(degrees)deg")
    }
    return line
  }

  /// Whether a line has a direction of its own that is replaced.
  static func hasDirection(_ line: String) -> Bool {
    line.contains(#/by \(|velocity \(|tilt \(|angle -?\d+deg/#)
  }
}
