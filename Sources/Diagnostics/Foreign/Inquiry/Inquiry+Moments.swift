/// Questions that a time answers, or how often something was: when something is so, how long it takes.
extension Inquiry {
  var instants: [Answer] {
    guard has(Self.asksWhen) else { return [] }
    if has(#"\b(?:is|has|are)\s+(?:a|one|each)?\s*frames?\b"#), has(#"^how\s+long\b"#) {
      return [Answer("a second has 60 frames", "print 1 frames")]
    }
    if has(
      #"\b(?:time\s+is\s+it|(?:time|seconds?)\s+(?:has|have|is|are)?\s*(?:passed|elapsed|gone)|(?:has|have)\s+(?:it|we|this|i|the\s+\w+)\s+(?:been\s+)?(?:run\w*|gone|played))\b"#
    ) {
      return [Answer("`t` is the time that has passed", "print t")]
    }
    if has(#"\b(?:swing|swings|period|oscillation|cycle|back\s+and\s+forth)\b"#) {
      return [
        Answer(
          "`measure` tells the period of what swings", over("measure \(view).center.x", time: "5s"))
      ]
    }
    if has(#"\banimat\w+|\btransition\b|\btween\b"#) {
      return [Answer("`animations` lists what runs, with its times", then("animations"))]
    }
    return arrival.map { [$0] } ?? []
  }

  /// The line that lets time pass until something is so.
  private var arrival: Answer? {
    if has(
      #"\b(?:leaves?|off|out\s+of)\b.*\b(?:screen|stage|view|window|bounds)\b|\b(?:disappears?|gone)\b"#
    ) {
      return until("\(view).frame.minY > stage.size.height", fall())
    }
    if let way = first(
      #"\b(?:y|x)\s*(?:=|==|is|of|>|<|reaches|passes|hits)?\s*(?:at\s+)?(-?\d+)\b"#)
    {
      let axis = way.text().hasPrefix("x") ? "x" : "y"
      return until("\(view).center.\(axis) >= \(way.text(1))", fall())
    }
    if let edge = Self.edges.first(where: { has($0.0) }) {
      return until(edge.1.replacing("VIEW", with: view), fall(ontoEdge: true))
    }
    if has(Self.meeting), named.count > 1 {
      return Answer(
        "`on contact` hears of what touches",
        "collision on \(view), \(other); on contact \(view), \(other) { print t }")
    }
    if has(Self.meeting) {
      return Answer("`events` tells what has happened, with its times", over("events"))
    }
    guard has(Inquiry.settling) else { return nil }
    return Answer(
      "`run until rest` finds when all is still", "\(fall(ontoEdge: true))run until rest max 10s")
  }

  private func until(_ condition: String, _ fall: String) -> Answer {
    Answer("`run until` finds when something is so", "\(fall)run until \(condition) max 10s")
  }

  /// Edges of the stage, and when a view has come there.
  private static let edges: [(Form, String)] = [
    (#"\b(?:floor|ground|bottom|lower\s+edge)\b"#, "VIEW.frame.maxY > stage.size.height - 1"),
    (#"\b(?:ceiling|top|upper\s+edge)\b"#, "VIEW.frame.minY < 1"),
    (#"\bleft\b"#, "VIEW.frame.minX < 1"),
    (#"\bright\b"#, "VIEW.frame.maxX > stage.size.width - 1"),
    (#"\blands?\b"#, "VIEW.frame.maxY > stage.size.height - 1"),
    (#"\b(?:middle|cent(?:er|re)|half-?way)\b"#, "VIEW.center.y >= stage.center.y"),
  ]

  static let meeting: Form =
    #"\b(?:hits?|touch\w*|collid\w*|collisions?|bump\w*|meets?|contacts?|crash\w*|reach\w*|overlap\w*|intersects?)\b"#

  private static let asksWhen: Form =
    #"^(?:(?:at|after|in)\s+(?:what|which|how)\b|when\b|how\s+(?:long|soon|quickly|much\s+(?:time|longer)|many\s+(?:seconds|ms|milliseconds))\b|what\s+(?:time|is\s+the\s+(?:current\s+|exact\s+)?(?:time|moment|duration|period|length\s+of\s+time))\b|(?:the\s+)?(?:time|duration|period)\s+(?:of|until|till|to|for|it\s+takes)\b|which\s+frame\b|what\s+frame\b)"#

  // MARK: How often

  var counts: [Answer] {
    guard
      has(
        #"^(?:how\s+(?:many|often)|(?:what\s+is\s+)?(?:the\s+)?(?:number|count)\s+of|count(?:\s+the)?)\b"#
      )
    else { return [] }
    if let span = first(#"\bframes?\b.*?(\d*\.?\d+)\s*(ms|s|sec\w*)\b"#)
      ?? (moment == nil ? nil : first(#"\b(frames)\b"#))
    {
      let time = moment ?? span.text(1) + (span.text(2).hasPrefix("m") ? "ms" : "s")
      return [Answer("a second has 60 frames", "print \(time) / 1 frames")]
    }
    if has(#"\bframes?\s+(?:have|has|are|is|were)?\s*(?:passed|gone|elapsed|run|so\s+far|done)\b"#)
    {
      return [Answer("a second has 60 frames", "print t / 1 frames")]
    }
    if has(#"\bframes?\s+(?:per|a|in\s+a|each|every)\s+second\b|\bfps\b|\bhertz\b"#) {
      return [Answer("a second has 60 frames", "print 1s / 1 frames")]
    }
    if let frames = first(#"\b(?:seconds?|ms|milliseconds?|long)\b.*?\b(\d+)\s*frames?\b"#) {
      return [Answer("a second has 60 frames", "print \(frames.text(1)) frames")]
    }
    if has(#"\b(?:bounc\w+|rebounds?|jumps?)\b"#) {
      return [
        Answer(
          "`bounces` counts how often it turns at an edge",
          fall(ontoEdge: true, bouncing: true) + over("print bounces(\(view).center.y)", time: "3s")
        )
      ]
    }
    if has(Self.meeting) {
      return [Answer("`events` lists each contact", meeting() + over("events"))]
    }
    return has(#"\b(?:views?|objects?|things|squares|boxes|behaviou?rs?|animations?)\b"#)
      ? [Answer("`show` lists what there is", "show")] : []
  }
}
