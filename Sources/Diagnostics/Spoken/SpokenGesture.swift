/// Motions that have a word of their own: `shake box`, `make red blink 3 times`, `pop in box`, `move ball in a
/// circle`.
enum SpokenGesture {
  /// A motion to and fro, after which the view is as before.
  private struct Swing {
    let property: String
    let change: String
    let time: String
    /// How often where nothing is said of it.
    let times: String
  }

  private static let opening =
    #"\b(?:(?:make|let|have|add|give|a|an|the|start|animate) )*(?:the )?(?:VIEW )?"#
  private static let end =
    #"(?: (?:effect|animation|motion|anim|around|a bit|a little|like crazy))?\b"#
  private static func words(_ words: String) -> Form { Form(opening + "(?:" + words + ")" + end) }

  private static let swings: [(Form, Swing)] = [
    (
      words("shakes?|shaking|vibrates?|vibrating|jitters?|trembles?|shivers?|rattles?|buzz"),
      Swing(property: "center.x", change: "by 10", time: "50ms", times: "6")
    ),
    (
      words(
        "wobbles?|wobbling|wiggles?|wiggling|jiggles?|sways?|rocks?|rock|tilts? back and forth|jelly"
      ),
      Swing(property: "rotation", change: "by 10deg", time: "100ms", times: "4")
    ),
    (
      words("pulses?|pulsing|pulsates?|breathes?|breathing|throbs?|heart ?beats?|beats?"),
      Swing(property: "scale", change: "to 1.1", time: "0.5s", times: "forever")
    ),
    (
      words("blinks?|blinking|flashes|flash|flashing|flickers?|flickering"),
      Swing(property: "alpha", change: "to 0", time: "0.25s", times: "3")
    ),
    (
      words(
        #"bounces? in place|hops? in place|bounces?(?= (?:the )?(?:\w+ )?\d+ times)|hops?(?= )"#),
      Swing(property: "center.y", change: "by -40", time: "0.25s", times: "3")
    ),
    (
      words("floats?|hovers?|floating|hovering|bobs?|bobbing"),
      Swing(property: "center.y", change: "by -10", time: "1s", times: "forever")
    ),
  ]

  private static let often: Form = #"\b(\d+) ?(?:x|times)\b"#
  private static let numerals: [(Form, String)] = [
    (#"\bonce\b"#, "1"), (#"\btwice\b"#, "2"), (#"\b(?:three times|thrice)\b"#, "3"),
    (#"\bfive times\b"#, "5"),
    (
      #"\b(?:forever|endless(?:ly)?|infinite(?:ly)?|in a loop|loop(?:ed|ing)?|continuously|all the time|repeatedly|again and again)\b"#,
      "forever"
    ),
  ]
  private static let amount: Form =
    #"\b(?:by|to) (-?\d*\.?\d+) ?(px|pt|points?|pixels?|deg\w*|°|%)?"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let entry = entry(line) { return entry }
    if let circle = circle(line) { return circle }
    if let turning = turning(line) { return turning }
    var line = line
    let views = line.names.views.filter { line.rest.has(Form(#"\b\#($0)\b"#)) }
    guard var swing = line.take(swings) else { return nil }
    if line.takes(#"\bup and down\b|\bvertical(?:ly)?\b"#) {
      swing = Swing(property: "center.y", change: "by 10", time: swing.time, times: swing.times)
    } else if line.takes(
      #"\b(?:left and right|side to side|(?:from )?side to side|horizontal(?:ly)?)\b"#)
    {
      swing = Swing(property: "center.x", change: "by 10", time: swing.time, times: swing.times)
    }
    let every = line.take(#"\bevery (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#)
      .flatMap { match in
        Double("0" + match.text(1)).map { SpokenNumber.text($0 / 2) + match.text(2) }
      }
    let times =
      line.take(often)?.text(1) ?? line.take(numerals)
      ?? (every == nil ? swing.times : "forever")
    let change = line.take(amount).map { changed(swing, by: $0.text(1)) } ?? swing.change
    let time = every ?? line.takeTime() ?? swing.time
    _ = line.takeViews()
    _ = line.takes(#"\bin place\b"#)
    _ = line.takes(#"\b(?:quick(?:ly)?|slow(?:ly)?|gently|softly|hard)\b"#)
    let whom = views.isEmpty ? line.names.views.prefix(1) : views[...]
    guard line.isRead, whom.count == 1, let view = whom.first else { return nil }
    return Spoken.Reading(
      "animation on \(view) keypath \(swing.property) \(change) over \(time) autoreverse on repeat \(times)",
      "`animation` shows a motion, and leaves the view as it was")
  }

  private static func changed(_ swing: Swing, by amount: String) -> String {
    switch swing.property {
    case "rotation": "by \(amount)deg"
    case "scale": "to \(amount)" + ((Double(amount) ?? 0) > 10 ? "%" : "")
    default: swing.change.hasPrefix("to") ? "to \(amount)" : "by \(amount)"
    }
  }

  // MARK: Coming and going

  private static let entries: [(Form, (from: String, to: String, curve: String))] = [
    (
      words("(?:pops?|scales?|springs?) (?:VIEW )?in(?:to view)?|pop(?:s)? up|pop"),
      ("0", "1", "spring(duration: 0.5, bounce: 0.4)")
    ),
    (words("bounces? (?:VIEW )?in"), ("0", "1", "bounceOut")),
    (words("(?:pops?|scales?|shrinks?) (?:VIEW )?(?:out|away)"), ("", "0", "backIn")),
    (words("scales? (?:up )?(?:the )?(?:VIEW )?from 0"), ("0", "1", "easeOut")),
  ]
  private static let curves: [(Form, String)] = [
    (#"\bwith (?:an? )?overshoot\b"#, "backOut"), (#"\bwith (?:an? )?bounce\b"#, "bounceOut"),
    (#"\b(?:with (?:an? )?elastic|elastically)\b"#, "elasticOut"),
    (#"\bwith (?:an? )?spring\b"#, "spring(duration: 0.5, bounce: 0.3)"),
  ]

  /// `pop in box`: what comes in has no size first.
  private static func entry(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first, let entry = line.take(entries)
    else {
      return nil
    }
    let curve = line.take(curves) ?? line.take(SpokenMove.paces) ?? entry.curve
    _ = line.takes(#"\bto (?:1|100%|full size|normal size)\b"#)
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let time = line.takeTime()
    _ = line.takeViews()
    guard line.isRead else { return nil }
    let over = time.map { " over \($0)" } ?? (curve.hasPrefix("spring") ? "" : " over 0.5s")
    let start = entry.from.isEmpty ? "" : "\(view).scale = 0; "
    return Spoken.Reading(
      "\(start)animate \(view).scale to \(entry.to)\(over)\(delay) curve \(curve)",
      entry.from.isEmpty
        ? "`animate` moves a property of a view" : "what comes in has no size first")
  }

  private static let forever: Form =
    #"\b(?:forever|endless(?:ly)?|infinite(?:ly)?|in (?:a|an endless) loop|loop|continuously|non-?stop|again and again)\b"#

  /// `rotate red forever`: whole turns, at one pace.
  private static func turning(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let views = line.names.views(nearest: line.rest)
    guard line.takes(words("rotates?|turns?|rotating|rotation|spins?")), line.takes(forever) else {
      return nil
    }
    let isBack = line.takes(#"\b(?:counter|anti)[ -]?clockwise\b|\bto the left\b"#)
    let time = line.takeTime() ?? "1s"
    _ = line.takeViews()
    _ = line.takes(#"\b(?:around|clockwise|every|per turn)\b"#)
    guard line.isRead, let view = views.first else { return nil }
    return Spoken.Reading(
      "animate \(view).rotation by \(isBack ? "-" : "")360deg over \(time) curve linear repeat forever",
      "`animate` moves a property of a view")
  }

  private static let circling: Form =
    #"\b(?:(?:make|let|have|animate|move|fly|go|run|moves?|goes) )*(?:the )?(?:VIEW )?(?:(?:move|moves|go|goes|fly|flies|run|runs|around|round) )*(?:in|along|on|around) (?:an? )?(?:circles?|circular (?:path|motion))\b"#

  /// A weight on a rod, with nothing that brakes it.
  private static func circle(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first,
      let frame = line.names.frames[view],
      line.takes(circling)
    else { return nil }
    let radius =
      line.take(#"\b(?:with |of )?(?:an? )?radius(?: of)? ?(\d*\.?\d+)"#).flatMap {
        Double($0.text(1))
      } ?? 100
    _ = line.takes(#"\b(?:forever|around)\b"#)
    _ = line.takeViews()
    guard line.isRead, radius >= 1 else { return nil }
    // To the middle of the stage, so that it has room.
    let side: Double = frame.midX > line.names.stage.width / 2 ? -1 : 1
    let middle = SpokenPlace.text(frame.midX + side * radius, frame.midY)
    return Spoken.Reading(
      "attach \(view) to \(middle); item \(view) resistance 0; fling \(view) velocity (0, 200)",
      "a view on a rod goes in circles if nothing brakes it")
  }
}
