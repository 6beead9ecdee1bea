/// Pushes, throws and spins in plain words: `kick ball left hard`, `throw it up at 500 px/s`, `spin red at
/// 2 rad/s`.
enum SpokenForce {
  static func push(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(pushing) else { return nil }
    let lasting = line.take(#"\bfor (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#)
    let isSteady = line.takes(steady) || lasting != nil
    // Who writes the clause means the command as it is.
    let isKick =
      line.takes(#"\b(?:inst\w+|once|briefly|one time|suddenly)\b"#) || !line.has(#"\bmagnitude\b"#)
    let point = line.take(Self.point).map { "(\($0.text(1)), \($0.text(2)))" }
    let way = SpokenWay.take(from: &line) ?? SpokenWay.takeOrigin(from: &line)
    let number = line.take(strength)?.text(1) ?? line.take(degrees)
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty, point != nil || way != nil || number != nil || isSteady
    else {
      return nil
    }
    let force =
      point.map { "vector \($0)" }
      ?? "magnitude \(number ?? "1")" + (way.map { " angle \($0.angle)" } ?? "")
    if let lasting {
      return Spoken.Reading(
        "push on \(views.joined(separator: ", ")) \(force) as shove; run \(lasting.text(1))\(lasting.text(2)); remove shove",
        "a push goes on until it is removed")
    }
    return Spoken.Reading(
      "push on \(views.joined(separator: ", ")) \(force)\(isSteady || !isKick ? "" : " instantaneous")",
      isSteady
        ? "a push goes on unless it is `instantaneous`"
        : "a push has its angle: 0deg is right, 90deg down")
  }

  private static let pushing: Form =
    #"\b(?:push(?:es)?|pulls?(?! .*\b(?:to|towards?|into)\b)|shove|nudge|kick|hit|blow|poke|knock|smack|whack|(?:(?:apply|add|give|put) )?(?:an? )?(?:force|push|impulse|kick)(?= (?:to|on|of|the|VIEW)\b| \())(?!\w)(?: (?:on|at) )?"#
  private static let steady: Form =
    #"\b(?:contin\w+|steady|steadily|constant(?:ly)?|keep(?:s)?|forever|all the time|permanent(?:ly)?)\b"#
  private static let point: Form =
    #"(?:\b(?:with|by|vector|force|of) )*\( ?(-?\d*\.?\d+) ?, ?(-?\d*\.?\d+) ?\)"#
  private static let strength: Form =
    #"\b(?:(?:with|by|of|at) )*(?:an? )?(?:(?:force|strength|magnitude|power|impulse|push)(?: of| to| is|:)? ?=? ?)?(\d*\.?\d+)(?: ?(?:n|newtons?))?\b(?! ?(?:deg|°|%|px|pt|s\b|ms|rad))"#
  private static let degrees: [(Form, String)] = [
    (
      #"\b(?:(?:very|really|super) (?:hard|strong(?:ly)?)|with (?:full|great|maximum) (?:force|power|strength))\b"#,
      "5"
    ),
    (#"\b(?:hard|strong(?:ly)?|harder|firmly|a lot)\b"#, "3"),
    (
      #"\b(?:soft(?:ly)?|gent(?:le|ly)|light(?:ly)?|slight(?:ly)?|a (?:bit|little)|weakly|tiny)\b"#,
      "0.3"
    ),
  ]

  // MARK: Velocities

  private static let rebounding: Form =
    #"\b(?:and (?:then )?)?(?:bounces?|rebounds?|bouncing) (?:off|against|from|on|between|around)(?: of)? (?:the )?(?:screen |stage )?(?:walls?|edges?|sides?|borders?)(?: of the (?:screen|stage))?\b"#

  /// `make red move right and bounce off the walls`: what is flung between the edges and loses nothing.
  static func rebound(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(rebounding),
      line.takes(#"\b(?:moves?|goes|go|fly|flies|travels?|slides?|moving|flying)\b"#)
    else { return nil }
    let way = SpokenWay.take(from: &line)
    let speed = line.take(Self.speed)?.text(1) ?? line.take(paces)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first,
      let vector = (way ?? SpokenWay.rightwards).throwing(by: speed.flatMap(Double.init) ?? 200)
    else { return nil }
    return Spoken.Reading(
      "collision on \(view) bounds; item \(view) elasticity 1 resistance 0; fling \(view) velocity \(vector)",
      "elasticity 1 loses nothing in a bounce")
  }

  static func fling(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isPlain = line.has(#"^ fling\b"#)
    let isJump = line.has(#"\b(?:jump|hop|leap)s?\b"#)
    guard line.takes(throwing) || line.takes(velocity) else { return nil }
    let point = line.take(Self.point).map { "(\($0.text(1)), \($0.text(2)))" }
    let goal = line.take(#"\b(?:at|towards?|against|into|to) (?:the )?(VIEW)\b"#)?.text(1)
    let origin = SpokenWay.takeOrigin(from: &line)
    let way = goal == nil ? SpokenWay.take(from: &line) ?? origin : nil
    let speed = line.take(Self.speed)?.text(1) ?? line.take(paces)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let length = speed.flatMap(Double.init) ?? 400
    guard
      let vector = point ?? way?.throwing(by: length)
        ?? (isPlain ? speed.map { "(\($0), 0)" } : nil)
        ?? goal.map({ "2 * (\($0).center - \(view).center)" })
        ?? (length == 0 ? "(0, 0)" : nil) ?? (isJump ? "(0, -\(Int(length)))" : nil)
    else { return nil }
    let held = line.names.falling.contains(view) ? "" : "item \(view); "
    if length == 0, point == nil {
      return Spoken.Reading(
        "\(held)fling \(view) velocity -\(view).velocity", "`fling` adds to what there is")
    }
    return Spoken.Reading(
      "\(held)fling \(view) velocity \(vector)",
      "a velocity is given with `fling`, which adds to what there is")
  }

  private static let throwing: Form =
    #"\b(?:throw(?:s)?|toss|launch|shoot|fling|hurl|fire|flick|jumps?|hops?|leaps?|send|catapult|rolls?)\b(?: off)?"#
  private static let velocity: Form =
    #"\b(?:(?:start|initial|starting) )?(?:velocity|speed)\b(?! (?:graph|plot|of \d))"#
  private static let speed: Form =
    #"\b(?:(?:with|at|of|by|to) )*(?:an? )?(?:(?:initial )?(?:speed|velocity)(?: of| to)? ?=? ?)?(\d*\.?\d+) ?(?:(?:px|pt|pts|points?|pixels?)(?: ?/ ?s(?:ec)?| per sec(?:ond)?| a second)?)?\b(?! ?(?:deg|°|%|s\b|ms|rad|m/s))"#
  private static let paces: [(Form, String)] = [
    (#"\b(?:very fast|really fast|as fast as possible|super fast|very hard)\b"#, "1000"),
    (#"\b(?:fast|hard|high|quickly|strongly)\b"#, "700"),
    (#"\b(?:slow(?:ly)?|gently|softly|a (?:bit|little)|low)\b"#, "150"),
  ]

  static func spin(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isCommand = line.has(#"^ spin\b"#)
    guard
      line.takes(
        #"\b(?:spin|spins|rotate|rotates|turn|turns|twirl|(?:angular|turning|spinning) (?:velocity|speed)|keep (?:spinning|rotating|turning)|keeps (?:spinning|rotating|turning))\b"#
      )
    else { return nil }
    let isBack = line.takes(
      #"\b(?:counter|anti)[ -]?clockwise\b|\bccw\b|\b(?:to the )?left\b|\bbackwards\b"#)
    _ = line.takes(#"\bclockwise\b|\bcw\b|\b(?:to the )?right\b"#)
    // The command without its clause takes radians.
    let plain = isCommand ? line.take(bare).map { ($0.text(1), "") } : nil
    guard let (number, unit) = plain ?? takeSpeed(from: &line), let value = Double("0" + number)
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let typed = unit == "rpm" ? "\(SpokenNumber.text(value / 60))turn" : number + unit
    let held = line.names.falling.contains(view) ? "" : "item \(view); "
    return Spoken.Reading(
      "\(held)spin \(view) velocity \(isBack ? "-" : "")\(typed)",
      "a turning speed is given with `spin`")
  }

  private static func takeSpeed(from line: inout SpokenLine) -> (number: String, unit: String)? {
    for (form, unit) in units {
      if let match = line.take(form) { return (match.text(1), unit) }
    }
    return nil
  }

  private static let bare: Form =
    #"(?: (?:at|with|velocity|speed))* (\d*\.?\d+) $"#
  private static let per = #" ?(?:/|per|a|p) ?s(?:ec(?:ond)?)?\b"#
  private static let amount =
    #"(?:\b(?:at|with|of|by|to) )*(?:an? )?(?:(?:speed|velocity|rate)(?: of)? )?(\d*\.?\d+) ?"#
  private static let units: [(Form, String)] = [
    (Form(amount + "rad(?:ian)?s?" + per), "rad"),
    (Form(amount + "(?:deg(?:ree)?s?|°)" + per), "deg"),
    (Form(amount + "(?:rev(?:olution)?s?|turns?|rotations?|times|rounds?)" + per), "turn"),
    (
      Form(
        amount + "(?:rpm|(?:rev(?:olution)?s?|turns?|rotations?|rounds?) (?:per|a) min(?:ute)?)\\b"),
      "rpm"
    ),
  ]
}
