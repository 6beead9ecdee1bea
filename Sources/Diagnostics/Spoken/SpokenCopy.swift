/// Copies of views in plain words: `duplicate box 50 px to the right`, `make 3 copies of red in a row`.
enum SpokenCopy {
  private static let copying: Form =
    #"^ (?:make (?:an? )?|create (?:an? )?|give me (?:an? )?)?(?:(\d+|two|three|four|five) )?(?:cop(?:y|ies)|duplicates?|clones?|dup|repeat)(?: of)? (?:the )?(VIEW)\b"#
  private static let often: Form = #"\b(\d+) ?(?:x|times|cop(?:y|ies)|more)\b"#
  private static let numerals: [(Form, Int)] = [
    (#"\btwice\b|\btwo (?:times|copies)\b"#, 2), (#"\bthree (?:times|copies)\b"#, 3),
    (#"\bfour (?:times|copies)\b"#, 4), (#"\bfive (?:times|copies)\b"#, 5),
  ]
  private static let words = ["two": 2, "three": 3, "four": 4, "five": 5]

  /// Side by side where there is room, or else below each other, or each a little lower.
  private static func copies(
    _ count: Int, of view: String, _ frame: NamesAtHand.Frame, _ own: String?, _ line: SpokenLine
  ) -> Spoken.Reading? {
    var line = line
    let isColumn = line.takes(
      #"\b(?:in a column|vertical(?:ly)?|downwards?|down|below each other)\b"#)
    _ = line.takes(#"\b(?:in a row|side by side|horizontal(?:ly)?|next to each other)\b"#)
    guard line.isRead, (1...8).contains(count) else { return nil }
    let number = Double(count + 1)
    let isWide = !isColumn && frame.x + number * (frame.width + 10) <= line.names.stage.width + 10
    let isHigh = frame.y + number * (frame.height + 10) <= line.names.stage.height + 10
    let step: (x: Double, y: Double) =
      isWide ? (frame.width + 10, 0) : isHigh ? (0, frame.height + 10) : (10, 10)
    var names = line.names
    let lines = (1...count).map { place in
      let name = SpokenShape.unused(own ?? view, names)
      names.add(views: [name])
      let corner = [frame.x + Double(place) * step.x, frame.y + Double(place) * step.y]
      let all = (corner + [frame.width, frame.height]).map(SpokenNumber.text)
      return "view \(name) frame (\(all.joined(separator: ", ")))"
    }
    return Spoken.Reading(
      lines.joined(separator: "; "), "there are no copies: a view is made with its frame")
  }

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let copying = line.take(copying), let frame = line.names.frames[copying.text(2)] else {
      return nil
    }
    let view = copying.text(2)
    let own =
      line.take(SpokenShape.naming)?.text(1)
      ?? line.take(#"\b(?:as|to) ([a-z]\w*)\b(?! (?:the|left|right))"#)?.text(1)
    let count =
      copying[1].flatMap { Int($0) ?? words[$0] }
      ?? line.take(often).flatMap { Int($0.text(1)) } ?? line.take(numerals)
    if let count { return copies(count, of: view, frame, own, line) }
    let amount = line.take(
      #"\b(?:(?:at|by|with) )?(?:an? )?(?:offset(?: of)? |shifted (?:by )?)?(\d*\.?\d+) ?(?:px|pt|points?|pixels?)?\b"#
    )
    .flatMap { Double("0" + $0.text(1)) }
    let way = SpokenWay.take(from: &line)?.vector ?? (1, 0)
    guard line.isRead else { return nil }
    let step = amount ?? (way.x == 0 ? frame.height : frame.width) + 10
    let place = [frame.x + way.x * step, frame.y + way.y * step, frame.width, frame.height]
    let name = SpokenShape.unused(own ?? view, line.names)
    return Spoken.Reading(
      "view \(name) frame (\(place.map(SpokenNumber.text).joined(separator: ", ")))",
      "there are no copies: a view is made with its frame")
  }
}
