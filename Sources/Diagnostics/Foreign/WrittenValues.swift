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
    case "motion": motion
    default: names.newest(kind)
    }
  }

  // MARK: Numbers

  private var number: String? {
    line.first(#"(?:^|[^\w.])(-?(?:\d*\.)?\d+%?)(?:px|pt)?(?![\w.%])"#).map {
      $0.text(1)
    }
  }

  /// A number from 0 to 1, or a percentage.
  private var share: String? {
    line.all(#"(?:^|[^\w.])((?:0?\.\d+|[01](?:\.0)?|\d{1,3}%))(?![\w.%])"#).last.map {
      $0.text(1)
    }
  }

  private var factor: String? {
    let words = ["double": "2", "twice": "2", "half": "0.5", "triple": "3"]
    let word = line.lowercased().all(#"[a-z]+"#).lazy
      .compactMap { words[$0.text()] }.first
    let scale: Form = #"(?:^|[^\w.])(\d*\.?\d+%?)[x×]?(?![\w.%])"#
    return word ?? line.first(scale).map { $0.text(1) }
  }

  private var time: String? {
    let timed = line.removing(#"delay:?\s*[\d.]+\s*m?s?"#)
    if let match = timed.first(#"(?:^|[^\w.])(\d*\.?\d+)\s*(ms|s|min)[a-z]*\b"#),
      Double(match.text(1)).map({ $0 > 0 }) ?? true
    {
      return match.text(1) + match.text(2)
    }
    if let match = timed.first(#"[dD]uration["']?[:(]?\s*=?\s*(\d*\.?\d+)"#) {
      return Self.time(match.text(1))
    }
    if let match = timed.first(#"\b(?:over|in|for|during|within)\s+(\d*\.?\d+)(?![\w.,%])"#) {
      return Self.time(match.text(1))
    }
    if let match = timed.first(#"\bfade\w*\(\s*(\d+)\s*[,)]"#) { return Self.time(match.text(1)) }
    return timed.first(#"[})"],\s*(\d+)\s*[,)]"#).map { Self.time($0.text(1)) }
  }

  /// What has so many of a unit that is not said: nobody waits twenty seconds for an animation.
  private static func time(_ number: String) -> String {
    (Double(number) ?? 0) >= 20 ? "\(number)ms" : "\(number)s"
  }

  private var delay: String? {
    line.first(#"delay["']?:?\s*(?:of\s+)?(\d*\.?\d+)\s*(ms|s)?"#).map {
      $0[2].map { [number = $0.text(1)] unit in "\(number)\(unit)" }
        ?? Self.time($0.text(1))
    }
  }

  private var angle: String? {
    if let match = line.first(#"(-?\d*\.?\d+)\s*(?:rad\w*)"#) {
      return "\(match.text(1))rad"
    }
    return line.first(
      #"(?:^|[^\w./])(-?\d*\.?\d+)\s*(?:deg\w*|°|$|\)|by|to|over|in|for|with)"#
    )
    .map { $0.text(1) + "deg" }
  }

  private var repeats: String? {
    if let match = line.first(#"(\d+)\s*(?:times|x)\b"#) { return match.text(1) }
    if line.has(#"\btwice\b(?!\s+(?:as|the))"#) { return "2" }
    guard line.has(#"\b(?:loop\w*|forever|infinite\w*|endless\w*|repeat\w*)\b"#) else {
      return nil
    }
    return line.has(#"\b(?:alternate|yoyo|autoreverses?|back and forth|pingpong)\b"#)
      ? "forever autoreverse on" : "forever"
  }

  // MARK: Places and ways

  private var point: String? {
    if line.has(#"\b(?:to|in|at|into)\s+(?:the\s+)?(?:center|centre|middle)\b"#) {
      return "stage.center"
    }
    return line.first(#"(?:d?x:\s*)?(-?\d+(?:\.\d+)?)\s*,\s*(?:d?y:\s*)?(-?\d+(?:\.\d+)?)"#)
      .map { "(\($0.text(1)), \($0.text(2)))" }
  }

  /// A direction, and how far: as a change of a view's center.
  private var shift: String? {
    let plain = line.removing(#"\d*\.?\d+\s*(?:ms|s|min|sec\w*)\b"#)
    let amount = plain.first(#"(?:^|[^\w.])(\d+(?:\.\d+)?)(?:px|pt)?(?![\w.%])"#)
    if let match = plain.first(#"[\s.](x|y)\s+(by|to)?\s*(-?\d+)"#) {
      return "center.\(match.text(1)) \(match.text(2) == "by" ? "+=" : "=") \(match.text(3))"
    }
    guard let way, !plain.has(#"\bfrom\s+(?:the\s+)?(?:right|left|top|bottom|above|below)"#)
    else {
      return nil
    }
    let sign = way.x + way.y > 0 ? "+=" : "-="
    return "center.\(way.x == 0 ? "y" : "x") \(sign) \(amount.map { $0.text(1) } ?? "100")"
  }

  /// A velocity in the direction that is named, as fast as it is said.
  private var away: String? {
    guard let way else { return nil }
    let speed =
      line.first(#"(?:^|[^\w.])(\d+)(?![\w.%])"#).flatMap { Int($0.text(1)) } ?? 400
    return "(\(way.x * speed), \(way.y * speed))"
  }

  private var way: (x: Int, y: Int)? {
    let ways: [String: (x: Int, y: Int)] = [
      "up": (0, -1), "upward": (0, -1), "upwards": (0, -1), "down": (0, 1), "downward": (0, 1),
      "downwards": (0, 1), "left": (-1, 0), "leftwards": (-1, 0), "right": (1, 0),
      "rightwards": (1, 0),
    ]
    return line.lowercased().all(#"[a-z]+"#).lazy.compactMap { ways[$0.text()] }.first
  }

  /// Four numbers, or a place and perhaps a size, as a new view's frame.
  private var frame: String? {
    if let match = line.first(#"(-?\d+)[,\s]+(-?\d+)[,\s]+(\d+)[,\s]+(\d+)"#) {
      return "(\(match.text(1)), \(match.text(2)), \(match.text(3)), \(match.text(4)))"
    }
    let size =
      line.first(#"(\d+)\s*(?:x|×|by)\s*(\d+)"#)
      ?? line.first(#"width:\s*(\d+),\s*height:\s*(\d+)"#)
    let extent = size.map { "\($0.text(1)), \($0.text(2))" } ?? "100, 100"
    let origin = point.map { String($0.dropFirst().dropLast()) }
    guard size != nil || origin != nil else { return nil }
    return "(\(origin ?? "50, 300"), \(extent))"
  }

  // MARK: Words

  private var color: String? {
    line.all(#"[A-Za-z]+"#).map { $0.text() }.last {
      names.colors.contains($0) && !names.views.contains($0)
    }
  }

  /// A name for something new.
  private var name: String? {
    let called: Form = #"\b(?:called|named|name|id)["']?\s*[:=]?\s*["']?([A-Za-z]\w*)"#
    if let match = line.first(called) { return match.text(1) }
    let made: Form =
      #"^\s*(?:make|create|add|new|insert|spawn|place|put)\s+(?:(?:a|an|new|the|my|another)\s+)*(?:view\s+)?([A-Za-z]\w*)"#
    guard let match = line.first(made) else { return nil }
    let name = match.text(1)
    let isTaken = names.views.contains(name) || names.colors.contains(name)
    return isTaken || Self.notNames.contains(name) ? nil : name
  }

  private static let notNames: Set = [
    "it", "view", "views", "at", "to", "of", "in", "on", "with", "some", "something", "and", "from",
    "this", "that", "all", "sure", "them", "object", "element", "stage", "to", "two", "three",
  ]

  /// A property that an animation is made for, by any of its names, and where it could lead.
  private var motion: String? {
    let motions: [(Form, String)] = [
      (#"\b(?:opacity|alpha)\b"#, "alpha to 0"), (#"\brotation\b"#, "rotation to 90deg"),
      (#"\bscale\b"#, "scale to 1.5"), (#"\bcornerRadius\b"#, "cornerRadius to 20"),
      (#"\b[bB]ackgroundColor\b"#, "color to blue"),
      (#"\b(?:position|translation)\.x\b"#, "center.x to 200"),
      (#"\b(?:position|translation)\.y\b"#, "center.y to 300"),
      (#"\bbounds\b"#, "size to 150x150"),
    ]
    return motions.first { line.has($0.0) }?.1
  }

  /// What an item may have, with the number that is written for it.
  private var material: String? {
    let words = [
      "friction": "friction", "elasticity": "elasticity", "bounciness": "elasticity",
      "restitution": "elasticity", "density": "density", "mass": "density", "weight": "density",
      "resistance": "resistance", "drag": "resistance", "charge": "charge",
    ]
    let word = line.lowercased().all(#"[a-z]+"#).lazy
      .compactMap { words[$0.text()] }.first
    guard let word, let number else { return nil }
    return "\(word) \(number)"
  }

  /// The curve that is named in any of the usual ways.
  private var pace: String? {
    if let match = line.first(#"\bsteps\((\d+)"#) { return "steps(\(match.text(1)))" }
    if let match = line.first(#"(?:cubic-)?bezier\(([^)]*)\)"#) {
      return "bezier(\(match.text(1)))"
    }
    if let match = line.first(
      #"\b(power([1-4]|)|bounce|elastic|back|expo|sine|circ)\.(in|out|inOut)\b"#)
    {
      let powers: [String: String] = ["1": "quad", "2": "cubic", "3": "quart", "4": "quint"]
      let family = match[2].flatMap { powers[$0] } ?? match.text(1)
      return "\(family)\(match.text(3).prefix(1).uppercased())\(match.text(3).dropFirst())"
    }
    if let match = line.first(#"\b(ease(?:InOut|In|Out)[A-Z][a-z]+)\b"#) {
      return match.text(1)
    }
    let worded = line.lowercased()
    let forms: [(Form, String)] = [
      (#"\b(?:ease|easing)[- ]?in[- ]?(?:and[- ])?out\b"#, "easeInOut"),
      (#"\bease[- ]?out\b"#, "easeOut"), (#"\bease[- ]?in\b"#, "easeIn"),
      (#"\blinear(?:ly)?\b"#, "linear"), (#"\belastic\b"#, "elasticOut"),
      (#"\bovershoot\w*\b"#, "backOut"), (#"\bbounc\w+\b"#, "bounceOut"),
      (#"\bspring\w*\b"#, "spring(duration: 0.5, bounce: 0.3)"),
      (#"\b(?:smooth\w*|eas(?:e|ed|ing))\b"#, "easeInOut"),
    ]
    return forms.first { worded.has($0.0) }?.1
  }
}
