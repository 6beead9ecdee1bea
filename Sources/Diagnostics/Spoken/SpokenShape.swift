/// Views that are to be made, in plain words: `view circle at 50 50 radius 25`, `add a view called card
/// 200x120 at the bottom`.
enum SpokenShape {
  private static let making: Form =
    #"^ (?:(?:view|add|make|create|draw|put|insert|new|place|spawn|give me|i need) )+((?:an?|another|new|one) )?(?:(?:an?|another|new|one|me|simple|view|(small|tiny|little|big|large|huge)) )*(?:(round|rounded) )?(?:(COLOR) )?(circle|ball|dot|disc|disk|square|rectangle|rect|box|block|card|view|button|panel|label|tile|bar|shape|object|sprite)\b"#
  static let naming: Form =
    #"\b(?:called|named|with (?:the )?name|name) ["']?([a-z]\w*)["']?"#
  private static let color: Form =
    #"\b(?:(?:with|in|of) )?(?:colou?r(?:ed)? )?(COLOR)(?: colou?r)?\b"#
  private static let number = #"(\d*\.?\d+) ?(?:px|pt|points?|pixels?)?"#
  private static let sides = Form(
    #"\b(?:(?:with|of) )?(?:(?:an? )?size(?: of)? ?[=:]? ?)?\(?\#(number) ?(?:x|×|by|\*) ?\#(number)\)?"#
  )
  private static let named = Form(
    #"\b(?:with )?(?:an? )?(?:width|w)(?: of)? ?[=:]? ?\#(number),? (?:and )?(?:an? )?(?:height|h)(?: of)? ?[=:]? ?\#(number)"#
  )
  private static let wide = Form(
    #"\b\#(number) (?:wide|width),? (?:and )?\#(number) (?:high|tall|height)\b"#)
  private static let radius = Form(#"\b(?:with )?(?:an? )?radius(?: of)? ?[=:]? ?\#(number)"#)
  private static let diameter = Form(
    #"\b(?:with )?(?:an? )?(?:diameter|size|side|width)(?: of)? ?[=:]? ?\#(number)"#)

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let match = line.take(making) else { return nil }
    let kind = match.text(5)
    // `put ball above box` makes none.
    guard match[1] != nil || !line.names.views.contains(kind) else { return nil }
    // Behind `view` stands a name, which says nothing of a form.
    let isName = match[1] == nil && match.text().hasPrefix(" view")
    let isRound =
      !match.text(3).isEmpty || line.has(#"\b(?:radius|diameter)\b"#)
      || !isName && ["circle", "ball", "dot", "disc", "disk"].contains(kind)
    let own = line.take(naming)?.text(1)
    let color = match[4] ?? line.take(color)?.text(1)
    let before = line.rest
    guard let size = size(&line, match.text(2)) else { return nil }
    let isSized = line.rest != before
    guard let place = place(&line, size, isRound), line.isRead,
      isSized || place.isTold || color?.hasPrefix("hex") == true
    else {
      return nil
    }
    let name = unused(
      own ?? (["view", "shape", "object", "sprite", "rect"].contains(kind) ? "card" : kind),
      line.names)
    let frame = [place.x, place.y, size.width, size.height].map(SpokenNumber.text).joined(
      separator: ", ")
    let round =
      isRound
      ? "; \(name).cornerRadius = \(SpokenNumber.text(min(size.width, size.height) / 2))" : ""
    return Spoken.Reading(
      "view \(name) frame (\(frame))\(color.map { " color \($0)" } ?? "")\(round)",
      isRound ? "a round view has corners of half its size" : "a view is made with its frame")
  }

  private static let sizes: [String: Double] = [
    "small": 40, "little": 40, "tiny": 20, "big": 160, "large": 160, "huge": 240,
  ]

  private static func size(
    _ line: inout SpokenLine, _ word: String
  ) -> (width: Double, height: Double)? {
    func value(_ text: String) -> Double { Double("0" + text) ?? 0 }
    if let match = line.take(sides) ?? line.take(named) ?? line.take(wide) {
      return (value(match.text(1)), value(match.text(2)))
    }
    if let match = line.take(radius) { return (2 * value(match.text(1)), 2 * value(match.text(1))) }
    if let match = line.take(diameter) { return (value(match.text(1)), value(match.text(1))) }
    let side = sizes[word] ?? 100
    return (side, side)
  }

  private static let corner: Form =
    #"\b(?:at|from|point)?:? ?\(? ?(?:x ?[=:]? ?)?(-?\d*\.?\d+) ?(?:,| ) ?(?:and )?(?:y ?[=:]? ?)?(-?\d*\.?\d+) ?\)?"#

  /// The frame's top left corner: typed, or so that the view lies where it is said.
  private static func place(
    _ line: inout SpokenLine, _ size: (width: Double, height: Double), _ isRound: Bool
  ) -> (x: Double, y: Double, isTold: Bool)? {
    if let match = line.take(corner), let x = Double(match.text(1)), let y = Double(match.text(2)) {
      // A circle is told by its middle.
      return isRound ? (x - size.width / 2, y - size.height / 2, true) : (x, y, true)
    }
    let stage = line.names.stage
    let middle = NamesAtHand.Frame(
      x: (stage.width - size.width) / 2, y: (stage.height - size.height) / 2, width: size.width,
      height: size.height)
    guard let place = SpokenPlace.take(from: &line, for: middle) else {
      return (50, 300, false)
    }
    return (place.x - size.width / 2, place.y - size.height / 2, true)
  }

  static func unused(_ name: String, _ names: NamesAtHand) -> String {
    var number = 2
    guard names.views.contains(name) || names.colors.contains(name) else { return name }
    while names.views.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  private static let looping: Form =
    #"^\s*for\s+\w+\s+in\s+(?:range\(\s*(\d)\s*\)|0\.\.<(\d)|1\.\.\.?(\d))\s*[:{]\s*(?:view|make|create|draw|add|new|spawn)\s+(?:an?\s+)?(?:(COLOR)\s+)?([a-z]+)(?:\(\))?\s*\}?\s*$"#

  /// `for i in range(5): view dot`: a view is made for each round.
  static func looped(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard let match = looping.first(in: line, names) else { return nil }
    let count = match[1] ?? match[2] ?? match.text(3)
    let (kind, color) = (match.text(5), match[4].map { $0 + " " } ?? "")
    let isKnown = SpokenLine("make \(count) \(color)\(kind)s", names).flatMap(several)
    return isKnown ?? SpokenLine("make \(count) \(color)views", names).flatMap(several)
  }

  private static let counts: [(Form, Int)] = [
    (#"\btwo\b|\b2\b"#, 2), (#"\bthree\b|\b3\b"#, 3), (#"\bfour\b|\b4\b"#, 4),
    (#"\bfive\b|\b5\b"#, 5), (#"\bsix\b|\b6\b"#, 6), (#"\bseven\b|\b7\b"#, 7),
    (#"\beight\b|\b8\b"#, 8),
  ]
  private static let plural: Form =
    #"\b(?:(COLOR) )?(circle|ball|dot|disc|square|rectangle|box|block|card|tile|button|view)e?s\b"#

  /// `make 3 red circles`: side by side.
  static func several(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"^ (?:add|make|create|draw|put|insert|new|spawn|view)\b"#),
      let count = line.take(counts), let match = line.take(plural)
    else { return nil }
    _ = line.takes(#"\b(?:next to each other|side by side|in a row|beside each other)\b"#)
    guard line.isRead else { return nil }
    let isRound = ["circle", "ball", "dot", "disc"].contains(match.text(2))
    let side = min(80, (line.names.stage.width / Double(count)).rounded(.down) - 10)
    guard side > 10 else { return nil }
    let kind = match.text(2) == "view" ? "card" : match.text(2)
    let lines = (1...count).map { number in
      let x = SpokenNumber.text(Double(number - 1) * (side + 10) + 5)
      let name = "\(kind)\(number)"
      return "view \(name) frame (\(x), 50, \(SpokenNumber.text(side)), \(SpokenNumber.text(side)))"
        + (match[1].map { " color \($0)" } ?? "")
        + (isRound ? "; \(name).cornerRadius = \(SpokenNumber.text(side / 2))" : "")
    }
    return Spoken.Reading(lines.joined(separator: "; "), "each view is made with its frame")
  }
}
