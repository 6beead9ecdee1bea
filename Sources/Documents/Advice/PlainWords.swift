import Diagnostics
import Sessions
import Values

/// The lines that plain words are near: examples of the topics for which they speak, fitted to the
/// scene and tried.
struct PlainWords {
  /// Whole lines that run, the nearest first, each with what it shows. Only one if two words speak
  /// for it, and for no other line nearly as much.
  private(set) var lines: [Topic]

  /// The lines that are shown where no line is clear.
  private static let most = 3
  /// The topics that are tried.
  private static let widest = 10
  /// The share of the words that has to speak for a line, unless two of them do. The word that
  /// speaks alone has to be a name of the topic.
  private static let fewest = 0.5
  /// The share without which there is not even a topic.
  private static let least = 0.2
  /// How much nearer than the second a clear line is.
  private static let lead = 1.6
  /// The share of the first line's score that another one needs.
  private static let near = 0.55

  /// The words that begin a question.
  private static let questions = Set(
    "am are can could did do does hows how is was were what whats when where which who whos why will"
      .split(separator: " ").map(String.init))
  /// The share of its score that a line keeps that is no answer to such words, or does not say
  /// the values that they say.
  private static let aside = 0.6
  /// How much more a line counts that begins like the words.
  private static let ownVerb = 1.3

  /// What stands before a number in `y = 300`.
  static var coordinate: some RegexComponent<(Substring, Substring)> { #/\b([txy]) ?= ?(?=[\d-])/# }

  /// - Parameter fewest: How many words have to speak for a line, unless all of them do.
  init(_ text: String, fewest: Int = 1, _ trial: LineTrial) {
    // `a floor at y = 300`
    let text = text.replacing(Self.coordinate) { "\($0.1) " }
    // The names of views are not their meanings: `red` is a view.
    let views = trial.world.stage.views.map(\.name)
    let spoken = SpokenValues(
      text.words.filter { !views.contains($0) }.joined(separator: " "))
    let fitting = FittedLine(for: text, trial, spoken)
    let names = text.lowercased().names
    // `how do I …` is a wish.
    let asks = names.first.map(Self.questions.contains) == true && !names.prefix(4).contains("i")
    // `what is the mass of the box` asks for a value, which no change is.
    let isValue = text.lowercased().contains(#/^what(?:'?s| is| are) (?:the|its|my) /#)
    let verb = String(text.prefix { $0 != " " })
    let matches = HelpIndex(trial.commands, lessons: trial.lessons).matches(for: spoken.rest)
      .filter {
        $0.isNamed && $0.share > Self.least
          && ($0.speaking + fitting.named.count > 1 || $0.share >= Self.fewest)
      }.prefix(Self.widest)
    let nearest =
      matches
      .compactMap { match -> (line: Topic, speaking: Int, lost: Int, open: Int, score: Double)? in
        guard let line = fitting.nearest(of: match.lines, asks) else { return nil }
        let said = spoken.said(in: line.line)
        let speaking = match.speaking + fitting.namesIn(line.line) + said.kept
        guard speaking >= fewest || match.share == 1, !isValue || FittedLine.looks(line.line)
        else { return nil }
        var score = match.score
        if Self.isAside(match, asks, trial) { score *= Self.aside }
        if said.lost > 0 { score *= Self.aside }
        if match.lines.contains(where: { $0.line.hasPrefix(verb + " ") }) { score *= Self.ownVerb }
        let lost = spoken.lost(in: line.line)
        return (line, speaking, lost, said.lost - lost, score)
      }
      .enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
    var lines: [Topic] = []
    // Beside a line that says a value, one that does not is none.
    for found in nearest
    where found.open <= nearest[0].open
      && lines.count < Self.most && found.score >= Self.near * nearest[0].score
      && !lines.contains(where: { $0.line == found.line.line })
    {
      lines.append(found.line)
    }
    let isClear =
      nearest.first.map { $0.speaking > 1 && $0.lost == 0 } == true
      && (lines.count == 1 || nearest[0].score > Self.lead * nearest[1].score)
    self.lines = isClear ? Array(lines.prefix(1)) : lines
    // One word of several that speaks for one line is a topic, and no answer.
    // So is a line that leaves out a number.
    if let first = matches.first, lines.count == 1, !isClear,
      first.share < Self.fewest || nearest[0].lost > 0
    {
      self.lines = [first.topic]
    }
    // A line that leaves out a `not` or a `when` says something else: the topics do not.
    if lines.isEmpty, isValue || spoken.wording.isQualified {
      self.lines = matches.prefix(Self.most).map(\.topic)
    }
  }

  /// Whether a topic's line is no answer to a question, or to a wish: what prints does nothing, and
  /// a lesson is long.
  private static func isAside(
    _ match: HelpIndex.Match, _ asks: Bool, _ trial: LineTrial
  ) -> Bool {
    guard let line = match.lines.first?.line else { return true }
    if line.hasPrefix("lesson ") { return match.topic.line == line }
    let last = line.split(separator: "; ").last ?? ""
    let verb = String(last.prefix(while: \.isLetter))
    return trial.commands.declaration(of: verb) == nil || (!asks && verb == "print")
  }
}

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
  private let said: Set<String>
  let wording: Wording
  /// The text without the time, the angle and the direction, whose words would speak for topics.
  let rest: String

  private static let numbers = [
    "half": "0.5", "quarter": "0.25", "two": "2", "twice": "2", "double": "2", "three": "3",
    "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
    "ninety": "90",
  ]
  private static let units = [
    "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "ms": "ms",
    "millisecond": "ms", "milliseconds": "ms", "deg": "deg", "degree": "deg", "degrees": "deg",
  ]
  private static let directions = [
    "right": (1, 0), "left": (-1, 0), "up": (0, -1), "upward": (0, -1), "upwards": (0, -1),
    "down": (0, 1), "downward": (0, 1), "downwards": (0, 1), "reverse": (0, -1),
  ]

  /// What words name of a view, to be looked at in place of its height.
  private static let paths = [
    ("speed", "velocity.y"), ("velocity", "velocity.y"), ("angle", "rotation"),
    ("rotation", "rotation"), ("opacity", "alpha"), ("alpha", "alpha"),
  ]

  init(_ text: String) {
    said = Set(text.lowercased().names)
    var words: [String] = []
    let typed = Self.withDigits(text).words
    for (place, word) in typed.enumerated() {
      let next = typed.dropFirst(place + 1).first
      let bare = word.lowercased().trimmingSuffix { ",.?!".contains($0) }
        .replacing(#/^([\d.]+)x$/#) { $0.1 }
      if bare.contains(#/^[\d.]+m?s$/#) {
        time = bare
      } else if bare.contains(#/^[\d.]+deg$/#) {
        angle = bare
      } else if bare != "times" || amounts.isEmpty {
        words.append(word)
        if Double(bare) != nil, next != "times", next?.contains(#/^[a-z]{3,}s[.,?!]?$/#) == true {
          count = bare
        } else if Double(bare) != nil {
          amounts.append(bare)
        }
        if Colors.names.contains(bare) { color = bare }
        direction = Self.directions[bare] ?? direction
      }
    }
    // What comes from the left goes to the right.
    if text.lowercased().contains(#/\bfrom (the )?(left|right)\b/#) {
      direction = direction.map { (-$0.x, $0.y) }
    }
    number = amounts.count == 1 ? amounts[0] : nil
    // `twice as big` and `half as heavy` are words of topics.
    let left =
      said.isDisjoint(with: ["double", "half", "twice"]) || time != nil ? words : text.words
    rest = left.filter { Self.directions[$0.lowercased()] == nil }.joined(separator: " ")
    wording = Wording(text)
  }

  /// The text with digits for numbers in words, with their units: `two seconds`, `half a second`.
  static func withDigits(_ text: String) -> String {
    var words: [String] = []
    for word in text.replacing(#/\b(half )?an? (?=second)/#, with: { "\($0.1 ?? "1 ")" }).words {
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
    return amounts.count { !line.contains($0) && (said.contains($0) || isShare) }
  }

  /// A line with these values in place of its own. What is printed at a time is gone to.
  func fitted(_ line: String) -> String {
    var line = line
    let verb = line.names.first ?? ""
    if let time,
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
    if let angle, let place = line.firstMatch(of: #/\b[\d.]+deg\b/#)?.range {
      line.replaceSubrange(place, with: angle)
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
      // Nothing keeps more than its speed.
      place.word != " elasticity " || said <= 1
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
    if wording.isUnwanted, line.hasPrefix("item ") { line = line.replacing(#/[\d.]+$/#, with: "0") }
    guard let direction else { return line }
    if let vector = line.firstMatch(of: #/(?:by|velocity) \((-?\d+), (-?\d+)\)/#) {
      let length = max(abs(Int(vector.1, radix: 10) ?? 0), abs(Int(vector.2, radix: 10) ?? 0))
      let size = number.flatMap { Int($0, radix: 10) } ?? length
      let keyword = vector.0.prefix { $0 != "(" }
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
    line.contains(#/by \(|velocity \(|angle -?\d+deg/#)
  }
}
