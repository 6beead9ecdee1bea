/// What a line in other words has of numbers, times, directions and names.
struct WrittenValues {
  let line: String
  let names: NamesAtHand

  /// What the line has of a kind that a template asks for, as it is written here.
  func found(_ kind: String) -> String? {
    switch kind {
    case "number": number
    case "strength": number.map { " magnitude \($0)" }
    case "share": share
    case "factor": factor
    case "time": time
    case "delay": delay.map { " delay \($0)" }
    case "angle": angle
    case "point": point
    case "color": color
    case "paint": color.map { " color \($0)" }
    case "pace": pace.map { " curve \($0)" }
    case "repeats": repeats.map { " repeat \($0)" }
    case "shift": shift
    case "away": away
    case "name": name
    case "frame": frame
    case "changes": Changes(line: line, names: names).text
    case "material": material
    default: names.newest(kind)
    }
  }

  // MARK: Numbers

  private var number: String? {
    line.firstMatch(of: /(?:^|[^\w.])(-?(?:\d*\.)?\d+%?)(?:px|pt)?(?![\w.%])/).map {
      String($0.output.1)
    }
  }

  /// A number from 0 to 1, or a percentage.
  private var share: String? {
    line.matches(of: /(?:^|[^\w.])((?:0?\.\d+|[01](?:\.0)?|\d{1,3}%))(?![\w.%])/).last.map {
      String($0.output.1)
    }
  }

  private var factor: String? {
    let words = ["double": "2", "twice": "2", "half": "0.5", "triple": "3"]
    let word = line.lowercased().matches(of: /[a-z]+/).lazy
      .compactMap { words[String($0.output)] }.first
    let scale = /(?:^|[^\w.])(\d*\.?\d+%?)[x×]?(?![\w.%])/
    return word ?? line.firstMatch(of: scale).map { String($0.output.1) }
  }

  private var time: String? {
    let timed = line.replacing(/delay:?\s*[\d.]+\s*m?s?/, with: "")
    if let match = timed.firstMatch(of: /(?:^|[^\w.])(\d*\.?\d+)\s*(ms|s|min)[a-z]*\b/) {
      return String(match.output.1) + String(match.output.2)
    }
    if let match = timed.firstMatch(of: /[dD]uration["']?:?\s*=?\s*(\d*\.?\d+)/) {
      return Self.time(match.output.1)
    }
    if let match = timed.firstMatch(of: /\b(?:over|in|for|during|within)\s+(\d*\.?\d+)(?![\w.,%])/)
    {
      return Self.time(match.output.1)
    }
    return timed.firstMatch(of: /[})"],\s*(\d+)\s*[,)]/).map { Self.time($0.output.1) }
  }

  /// What has so many of a unit that is not said: nobody waits twenty seconds for an animation.
  private static func time(_ number: Substring) -> String {
    (Double(number) ?? 0) >= 20 ? "\(number)ms" : "\(number)s"
  }

  private var delay: String? {
    line.firstMatch(of: /delay["']?:?\s*(?:of\s+)?(\d*\.?\d+)\s*(ms|s)?/).map {
      $0.output.2.map { [number = $0.output.1] unit in "\(number)\(unit)" }
        ?? Self.time($0.output.1)
    }
  }

  private var angle: String? {
    if let match = line.firstMatch(of: /(-?\d*\.?\d+)\s*(?:rad\w*)/) {
      return "\(match.output.1)rad"
    }
    return line.firstMatch(
      of: /(?:^|[^\w.\/])(-?\d*\.?\d+)\s*(?:deg\w*|°|$|\)|by|to|over|in|for|with)/
    )
    .map { $0.output.1 + "deg" }
  }

  private var repeats: String? {
    if let match = line.firstMatch(of: /(\d+)\s*(?:times|x)\b/) { return String(match.output.1) }
    if line.contains(/\btwice\b/) { return "2" }
    return line.contains(/\b(?:loop\w*|forever|infinite\w*|endless\w*|repeat\w*)\b/) ? "100" : nil
  }

  // MARK: Places and ways

  private var point: String? {
    line.firstMatch(of: /(?:d?x:\s*)?(-?\d+(?:\.\d+)?)\s*,\s*(?:d?y:\s*)?(-?\d+(?:\.\d+)?)/)
      .map { "(\($0.output.1), \($0.output.2))" }
  }

  /// A direction, and how far: as a change of a view's center.
  private var shift: String? {
    let plain = line.replacing(/\d*\.?\d+\s*(?:ms|s|min|sec\w*)\b/, with: "")
    let amount = plain.firstMatch(of: /(?:^|[^\w.])(\d+(?:\.\d+)?)(?:px|pt)?(?![\w.%])/)
    if let match = plain.firstMatch(of: /[\s.](x|y)\s+(by|to)?\s*(-?\d+)/) {
      return "center.\(match.output.1) \(match.output.2 == "by" ? "+=" : "=") \(match.output.3)"
    }
    guard let way, !plain.contains(/\bfrom\s+(?:the\s+)?(?:right|left|top|bottom|above|below)/)
    else {
      return nil
    }
    let sign = way.x + way.y > 0 ? "+=" : "-="
    return "center.\(way.x == 0 ? "y" : "x") \(sign) \(amount.map { String($0.output.1) } ?? "100")"
  }

  /// A velocity in the direction that is named, as fast as it is said.
  private var away: String? {
    guard let way else { return nil }
    let speed =
      line.firstMatch(of: /(?:^|[^\w.])(\d+)(?![\w.%])/).flatMap { Int($0.output.1) } ?? 400
    return "(\(way.x * speed), \(way.y * speed))"
  }

  private var way: (x: Int, y: Int)? {
    let ways: [String: (x: Int, y: Int)] = [
      "up": (0, -1), "upward": (0, -1), "upwards": (0, -1), "down": (0, 1), "downward": (0, 1),
      "downwards": (0, 1), "left": (-1, 0), "leftwards": (-1, 0), "right": (1, 0),
      "rightwards": (1, 0),
    ]
    return line.lowercased().matches(of: /[a-z]+/).lazy.compactMap { ways[String($0.output)] }.first
  }

  /// Four numbers, or a place and perhaps a size, as a new view's frame.
  private var frame: String? {
    if let match = line.firstMatch(of: /(-?\d+)[,\s]+(-?\d+)[,\s]+(\d+)[,\s]+(\d+)/) {
      return "(\(match.output.1), \(match.output.2), \(match.output.3), \(match.output.4))"
    }
    let size = line.firstMatch(of: /(\d+)\s*(?:x|×|by)\s*(\d+)/)
    let extent = size.map { "\($0.output.1), \($0.output.2)" } ?? "100, 100"
    let origin = point.map { String($0.dropFirst().dropLast()) }
    guard size != nil || origin != nil else { return nil }
    return "(\(origin ?? "50, 300"), \(extent))"
  }

  // MARK: Words

  private var color: String? {
    line.matches(of: /[A-Za-z]+/).map { String($0.output) }.last {
      names.colors.contains($0) && !names.views.contains($0)
    }
  }

  /// A name for something new.
  private var name: String? {
    let called = /\b(?:called|named|name|id)["']?\s*[:=]?\s*["']?([A-Za-z]\w*)/
    if let match = line.firstMatch(of: called) { return String(match.output.1) }
    let made =
      /^\s*(?:make|create|add|new|insert|spawn|place|put)\s+(?:(?:a|an|new|the|my|another)\s+)*(?:view\s+)?([A-Za-z]\w*)/
    guard let match = line.firstMatch(of: made) else { return nil }
    let name = String(match.output.1)
    let isTaken = names.views.contains(name) || names.colors.contains(name)
    return isTaken || Self.notNames.contains(name) ? nil : name
  }

  private static let notNames: Set = [
    "it", "view", "views", "at", "to", "of", "in", "on", "with", "some", "something", "and", "from",
    "this", "that", "all", "sure", "them", "object", "element", "stage", "to", "two", "three",
  ]

  /// What an item may have, with the number that is written for it.
  private var material: String? {
    let words = [
      "friction": "friction", "elasticity": "elasticity", "bounciness": "elasticity",
      "restitution": "elasticity", "density": "density", "mass": "density", "weight": "density",
      "resistance": "resistance", "drag": "resistance", "charge": "charge",
    ]
    let word = line.lowercased().matches(of: /[a-z]+/).lazy
      .compactMap { words[String($0.output)] }.first
    guard let word, let number else { return nil }
    return "\(word) \(number)"
  }

  /// The curve that is named in any of the usual ways.
  private var pace: String? {
    if let match = line.firstMatch(of: /(?:cubic-)?bezier\(([^)]*)\)/) {
      return "bezier(\(match.output.1))"
    }
    if let match = line.firstMatch(
      of: /\b(power([1-4]|)|bounce|elastic|back|expo|sine|circ)\.(in|out|inOut)\b/)
    {
      let powers: [Substring: Substring] = ["1": "quad", "2": "cubic", "3": "quart", "4": "quint"]
      let family = match.output.2.flatMap { powers[$0] } ?? match.output.1
      return "\(family)\(match.output.3.prefix(1).uppercased())\(match.output.3.dropFirst())"
    }
    if let match = line.firstMatch(of: /\b(ease(?:InOut|In|Out)[A-Z][a-z]+)\b/) {
      return String(match.output.1)
    }
    let worded = line.lowercased()
    let forms: [(Regex<Substring>, String)] = [
      (/\b(?:ease|easing)[- ]?in[- ]?(?:and[- ])?out\b/, "easeInOut"),
      (/\bease[- ]?out\b/, "easeOut"), (/\bease[- ]?in\b/, "easeIn"),
      (/\blinear(?:ly)?\b/, "linear"), (/\belastic\b/, "elasticOut"),
      (/\bovershoot\w*\b/, "backOut"), (/\bbounc\w+\b/, "bounceOut"),
      (/\bspring\w*\b/, "spring(duration: 0.5, bounce: 0.3)"),
      (/\b(?:smooth\w*|eas(?:e|ed|ing))\b/, "easeInOut"),
    ]
    return forms.first { worded.contains($0.0) }?.1
  }
}
