/// What is to be found out by running: `calculate the final velocity`, `measure the acceleration of the ball`, `show me the energy over
/// time`, `vary mass from 1 to 5`, `compare fall on moon and earth`.
enum SpokenReckoning {
  private static let finding: Form =
    #"^ (?:(?:calculate|compute|find(?: out)?|determine|measure|work out|get|tell(?: me)?|show(?: me)?|print|give(?: me)?|what is|record|log) )+(?:the |its )?"#
  private static let quantities: [(Form, (run: String, line: String))] = [
    (
      #"\b(?:final|end|last|impact|landing|terminal)(?: speed| velocity)\b|\b(?:speed|velocity) (?:at|on|of) (?:the )?(?:impact|landing|end)\b"#,
      ("2s", "max(length(VIEW.velocity))")
    ),
    (
      #"\b(?:max(?:imum|imal)?|top|highest|peak) (?:speed|velocity)\b"#,
      ("2s", "max(length(VIEW.velocity))")
    ),
    (
      #"\baverage (?:speed|velocity)\b|\bmean (?:speed|velocity)\b"#,
      ("2s", "mean(length(VIEW.velocity))")
    ),
    (
      #"\b(?:distance (?:fallen|travelled|traveled|covered)|fall distance)\b"#,
      ("1s", "last(VIEW.center.y) - first(VIEW.center.y)")
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    measured(line) ?? acceleration(line) ?? bounces(line) ?? fallTime(line) ?? energy(line)
      ?? found(line) ?? varied(
        line) ?? compared(line)
  }

  private static func found(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(finding), let quantity = line.take(quantities) else { return nil }
    let time = line.take(#"\b(?:after|in|over|within) (\d*\.?\d+) ?(ms|s)(?:ec\w*)?\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let pull = fall(view, line.names)
    let run = time.map { $0.text(1) + $0.text(2) } ?? quantity.run
    return Spoken.Reading(
      "\(pull)run \(run); print \(quantity.line.replacing("VIEW", with: view))",
      "it is recorded while time passes, and told then")
  }

  private static func acceleration(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(finding), line.takes(#"\b(?:acceleration|net force|resultant force|force)\b"#)
    else {
      return nil
    }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "\(fall(view, line.names))forces \(view)",
      "`forces` tells what acts on a view, and its acceleration")
  }

  private static let opening: Form =
    #"^ (?:(?:calculate|compute|find|determine|measure|get|tell|show|print|give|me|what is) )*(?:the )?"#

  /// Of now: a middle, or a height above the ground.
  private static func measured(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    _ = line.takes(opening)
    if line.takes(
      #"\b(?:cent(?:er|re) of (?:mass|gravity)|midpoint|mid point|middle)\b(?: (?:of|between))?(?= (?:the )?VIEW.* VIEW)"#
    ) {
      let views = line.takeViews()
      guard line.isRead, views.count > 1 else { return nil }
      let sum = views.map { "\($0).center" }.joined(separator: " + ")
      return Spoken.Reading(
        "print (\(sum)) / \(views.count)", "points are added and divided like numbers")
    }
    guard
      line.takes(#"\b(?:height|distance|altitude)\b"#)
        && line.takes(#"\b(?:above|from|to|over|until) (?:the )?(?:ground|floor|bottom)\b"#)
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "print stage.size.height - \(view).frame.maxY",
      "y grows downwards, and the ground is the stage's height")
  }

  private static func bounces(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let order = line.names.views(nearest: line.rest)
    guard
      line.takes(
        #"^ (?:(?:count|number of|find|show|tell|measure|print|me|the|how many|times|time) )+(?:(?:the )?VIEW )?(?:bounces|it bounces|bounced)\b"#
      )
    else { return nil }
    _ = line.takeViews()
    guard line.isRead, let view = order.first else { return nil }
    let floor =
      line.names.holds("collision", view)
      ? "" : "collision on \(view) bounds; item \(view) elasticity 0.7; "
    return Spoken.Reading(
      "\(fall(view, line.names))\(floor)run 5s; measure \(view).center.y",
      "`measure` counts bounces, and tells more of what was recorded")
  }

  private static func fallTime(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(finding),
      line.takes(
        #"\b(?:the )?(?:(?:fall(?:ing)?|drop|landing|flight|impact) time|time (?:of (?:fall|flight|impact|landing)|to (?:fall|land|hit the (?:ground|floor))|it takes to (?:fall|land)))\b"#
      )
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "\(fall(view, line.names))run until \(view).frame.maxY >= stage.size.height max 10s; print t",
      "`run until` finds when something is so")
  }

  private static let energies: Form =
    #"\b(?:(?:show|plot|draw|graph|table|see|display|print|watch|track|me|a|of) )*(?:the )?(?:(?:kinetic|potential|total|mechanical) )?energ(?:y|ies)\b"#

  private static func energy(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(energies),
      line.takes(
        #"\b(?:over time|against time|as (?:a function of )?time(?: passes)?|vs\.? time|with time|while .* falls|during the fall|every frame|over the fall)\b"#
      )
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, let view = views.first else { return nil }
    return Spoken.Reading(
      "\(fall(view, line.names))repeat 5 { run 0.2s; energy \(view) }",
      "`energy` tells of now, so time passes between")
  }

  private static func fall(_ view: String, _ names: NamesAtHand) -> String {
    names.things.contains { names.holds($0.verb, view) } ? "" : "gravity on \(view); "
  }

  // MARK: Again with other values

  private static let materials: [(Form, String)] = [
    (#"\b(?:the )?(?:mass|weight|density)(?:es|s)?\b"#, "density"),
    (#"\b(?:the )?(?:air )?(?:resistance|drag)\b"#, "resistance"),
    (#"\b(?:the )?friction\b"#, "friction"),
    (#"\b(?:the )?(?:elasticity|bounciness|restitution)\b"#, "elasticity"),
    (#"\b(?:the )?gravity\b"#, "gravity"),
  ]
  /// What is tried where no values are told.
  private static let usual = [
    "resistance": ["0", "2", "8"], "friction": ["0", "0.5", "1"], "elasticity": ["0", "0.5", "1"],
    "gravity": ["0.5", "1", "2"],
  ]
  private static let varying: Form =
    #"^ (?:vary|sweep|scan|try(?: out)?(?: (?:different|several|all|various|many))?(?: values (?:of|for))?|test(?: (?:different|several|various))?|go through|step through|loop over|explore)\b"#
  private static let values: Form =
    #"\b(?:from |between |of |values |with |= ?|at )*(-?\d*\.?\d+)((?:(?: ?, ?| and | to | ?\.\.\.? ?| ?- ?| or )+-?\d*\.?\d+)+)"#

  private static func varied(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(varying), let material = line.take(materials) else { return nil }
    let match = line.take(values)
    let step = line.take(#"\b(?:in )?(?:steps? (?:of|by)|by|step) (\d*\.?\d+)\b"#).flatMap {
      Double($0.text(1))
    }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let numbers =
      match.map { ($0.text(1) + " " + $0.text(2)).all(#"-?\d*\.?\d+"#).map { $0.text() } } ?? usual[
        material] ?? ["1", "2", "4"]
    let isRange = match?.text(2).has(#"to|\.\.|-"#) == true && numbers.count == 2
    guard let list = isRange ? range(numbers, step) : numbers else { return nil }
    return Spoken.Reading(
      swept(material, list, view, line.names), "`sweep` tries values, and tells what came of each")
  }

  private static func range(_ ends: [String], _ step: Double?) -> [String]? {
    guard let lower = Double(ends[0]), let upper = Double(ends[1]), upper > lower else {
      return nil
    }
    let step =
      step
      ?? (upper - lower == (upper - lower).rounded() && upper - lower <= 6
        ? 1 : (upper - lower) / 4)
    guard step > 0, (upper - lower) / step <= 20 else { return nil }
    return stride(from: lower, through: upper + step / 1_000, by: step).map(SpokenNumber.text)
  }

  private static func swept(
    _ material: String, _ values: [String], _ view: String, _ names: NamesAtHand
  ) -> String {
    let list = values.joined(separator: ", ")
    if material == "gravity" {
      if let own = names.newest("gravity"), names.holds("gravity", view) {
        return "sweep \(own).magnitude in [\(list)] { run 1s } measure last(\(view).center.y)"
      }
      return
        "sweep v in [\(list)] { gravity on \(view) magnitude v; run 1s } measure last(\(view).center.y)"
    }
    // What bounces needs something to bounce on.
    let floor =
      material == "elasticity" && !names.holds("collision", view)
      ? "collision on \(view) bounds; " : ""
    return
      "\(fall(view, names))\(floor)sweep v in [\(list)] { item \(view) \(material) v; run 1s } measure last(\(view).center.y)"
  }

  private static let places: [(Form, String)] = [
    (#"\b(?:the )?moon\b"#, "0.165"), (#"\b(?:the )?earth\b"#, "1"), (#"\bmars\b"#, "0.38"),
    (#"\bjupiter\b"#, "2.53"), (#"\bvenus\b"#, "0.9"), (#"\bsaturn\b"#, "1.07"),
  ]

  /// `compare fall on moon and earth`.
  private static func compared(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"^ (?:compare|show)(?: the)?(?: (?:fall(?:s|ing)?|gravity|drop|free fall|how .* falls?))*\b"#
      )
    else { return nil }
    var found: [String] = []
    while let place = line.takeFirst(of: places) { found.append(place) }
    _ = line.takes(#"\b(?:fall(?:s|ing)?|gravity|on|with|vs\.?|versus|how)\b"#)
    while line.takes(#"\b(?:fall(?:s|ing)?|gravity|vs\.?|versus|how)\b"#) {}
    let views = line.takeWhom()
    guard line.isRead, found.count > 1, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      swept("gravity", found, view, line.names), "gravity of magnitude 1 is about the earth's")
  }
}
