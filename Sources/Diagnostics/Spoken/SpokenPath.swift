/// Ways that are not straight: `follow path M0,0 C50,100 150,100 200,0 red`, `move red on a figure eight`, `zigzag ball`, and the
/// shapes that a jelly takes: `squash and stretch ball`.
enum SpokenPath {
  private static let typed: Form =
    #"^\s*(?:(?:animate|move|follow|send|run|make|let)\s+)?(?:the\s+)?(VIEW)?\s*(?:(?:follows?|along|on|moves?|goes|the|an?|svg|motion|path|keypath|center|offset-path:?)\s*)*(?:path\(\s*)?["']?([Mm]\s*-?\d[-\d.,\sMmLlCcQqHhVvSsTtAaZz]*?)["']?\s*\)?\s*(?:(?:for|on|by)\s+)?(?:the\s+)?(VIEW)?(?:\s+(?:over|in)\s+(\d*\.?\d+)\s*(m?s)\w*)?\s*$"#

  /// A path of SVG with the view before it or behind.
  static func written(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.has(#"\b[Mm]\s*-?\d.*[LlCcQqHhVvSs]\s*-?\d"#),
      let match = typed.first(in: line, names), let view = match[1] ?? match[3]
    else { return nil }
    let time = match[4].map { $0 + match.text(5) } ?? "1s"
    return moved(view, along: Rewriting.trimmed(match.text(2)), over: time, again: "")
  }

  private static func moved(
    _ view: String, along path: String, over time: String, again: String
  ) -> Spoken.Reading {
    Spoken.Reading(
      "animation on \(view) keypath center path \"\(path)\" mode paced over \(time)\(again)",
      "`path` takes the text of an SVG path")
  }

  private static let shapes: [(Form, Shape)] = [
    (
      #"\b(?:(?:in|on|along|around) )*(?:an? |the )?(?:figure[ -](?:of[ -])?(?:eight|8)|infinity(?: sign| symbol)?|lemniscate|8)\b"#,
      .eight
    ),
    (#"\b(?:(?:in|on|along) )*(?:an? |the )?zig[ -]?zag(?:s|ging)?\b"#, .zigzag),
    (
      #"\b(?:(?:in|on|along|around) )*(?:an? |the )?(?:square|rectangle|rectangular) (?:path|way|loop)\b"#,
      .square
    ),
    (
      #"\b(?:(?:in|on|along|around) )*(?:an? |the )?(?:triang(?:le|ular)) (?:path|way|loop)\b|\b(?:in|along) a triangle\b"#,
      .triangle
    ),
    (
      #"\b(?:(?:in|on|along) )*(?:an? |the )?(?:arc|arch|semicircle|half circle|bow)\b(?: path)?"#,
      .arc
    ),
    (
      #"\b(?:(?:in|on|along) )*(?:an? |the )?(?:wave(?: path| form|s)?|sine (?:wave|path|curve)|wavy (?:line|path))\b"#,
      .wave
    ),
  ]
  private enum Shape { case eight, zigzag, square, triangle, arc, wave }
  private static let verbs: Form =
    #"^ (?:move|animate|fly|send|make|let|drive|run)\b|\b(?:moves?|flies|fly|goes|go|runs?|travels?|path|motion)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let squash = squashed(line) { return squash }
    var line = line
    guard let shape = line.take(shapes) else { return nil }
    let time = line.takeTime() ?? "2s"
    let isForever = line.takes(
      #"\b(?:forever|in a loop|loop|endless(?:ly)?|again and again|continuously)\b"#)
    while line.takes(verbs) {}
    let named = line.takeViews()
    guard line.isRead, named.count == 1, let view = named.first, let frame = line.names.frames[view]
    else { return nil }
    return moved(
      view, along: path(shape, from: frame), over: time, again: isForever ? " repeat forever" : "")
  }

  /// It begins where the view is, and keeps to the stage's inside on the side that has room.
  private static func path(_ shape: Shape, from frame: NamesAtHand.Frame) -> String {
    let (x, y) = (frame.midX, frame.midY)
    let side: Double = x > 160 ? -1 : 1
    func at(_ dx: Double, _ dy: Double) -> String {
      "\(SpokenNumber.text(x + side * dx)) \(SpokenNumber.text(y + dy))"
    }
    switch shape {
    case .eight:
      return
        "M \(at(0, 0)) C \(at(60, 80)) \(at(60, -80)) \(at(0, 0)) C \(at(-60, 80)) \(at(-60, -80)) \(at(0, 0))"
    case .zigzag:
      return "M \(at(0, 0)) L \(at(40, 60)) L \(at(80, 0)) L \(at(120, 60)) L \(at(160, 0))"
    case .square: return "M \(at(0, 0)) L \(at(100, 0)) L \(at(100, 100)) L \(at(0, 100)) Z"
    case .triangle: return "M \(at(0, 0)) L \(at(100, 0)) L \(at(50, 90)) Z"
    case .arc: return "M \(at(0, 0)) Q \(at(80, -100)) \(at(160, 0))"
    case .wave:
      return
        "M \(at(0, 0)) C \(at(20, -60)) \(at(40, -60)) \(at(60, 0)) C \(at(80, 60)) \(at(100, 60)) \(at(120, 0))"
    }
  }

  private static func squashed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:(?:add|apply|make|do|with|some|animate) )*(?:squash (?:and|&|n) stretch|squash|stretch and squash|jelly|jello|rubber ?band)(?: (?:effect|animation|wobble))?\b"#
      )
    else { return nil }
    let time = line.takeTime() ?? "0.6s"
    guard let view = line.takeLastView() else { return nil }
    return Spoken.Reading(
      "animation on \(view) keypath scale values [(1, 1), (1.25, 0.75), (0.85, 1.15), (1.05, 0.95), (1, 1)] over \(time)",
      "a scale has one number for across and one for down")
  }
}
