/// What is to be looked at, in plain words: `show speed graph of ball`, `ball angle in degrees`, `max height
/// of ball`.
enum SpokenLook {
  private static let quantities: [(Form, String)] = [
    (#"\b(?:its )?(?:position|location|center)\b(?! [xy])"#, "center"),
    (
      #"\b(?:its )?(?:horizontal (?:speed|velocity)|(?:speed|velocity) (?:in )?x|vx)\b"#,
      "velocity.x"
    ),
    (
      #"\b(?:its )?(?:vertical (?:speed|velocity)|(?:speed|velocity) (?:in )?y|vy)\b"#, "velocity.y"
    ),
    (#"\b(?:its )?(?:angular (?:speed|velocity)|turning speed|spin)\b"#, "angularVelocity"),
    (#"\b(?:its )?(?:speed|velocity|pace)\b"#, "SPEED"),
    (#"\b(?:its )?(?:rotation|angle|orientation|tilt)\b"#, "rotation"),
    (#"\b(?:its )?(?:opacity|alpha|transparency)\b"#, "alpha"), (#"\b(?:its )?scale\b"#, "scale"),
    (#"\b(?:its )?(?:center )?x(?: ?-?(?:position|coordinate|value))?\b"#, "center.x"),
    (
      #"\b(?:its )?(?:(?:center )?y(?: ?-?(?:position|coordinate|value))?|height|movement|motion|fall)\b"#,
      "center.y"
    ),
  ]
  private static let drawing: Form =
    #"\b(?:(?:show|draw|plot|graph|chart|see|display|give|make|visuali[sz]e|me|a|an|the|of) )*(?:value |motion )?(?:graph|plot|chart|curve|diagram)s?\b(?: editor)?(?: (?:of|for))?|^ (?:plot|graph|chart|visuali[sz]e)\b|^ show(?: me)?\b(?=.*\bover time\b)(?=.*\bVIEW\b)(?!.*\b(?:graph|plot|chart|curve|diagram)\b)"#
  private static let time: Form =
    #"\b(?:over|against|vs\.?|versus|by|with|as a function of|per|through) (?:the )?time\b|\bover time\b"#
  private static let lasting: Form =
    #"\b(?:for|over|during|in|of|until|till|up to) (?:the )?(?:first |next )?(\d*\.?\d+) ?(ms|s|sec\w*)\b"#
  private static let degrees: Form = #"\bin (?:degrees?|radians?|degs?|°)"#
  private static let extremes: [(Form, String)] = [
    (
      #"\b(?:max(?:imum|imal)?|highest|largest|biggest|greatest|peak|top(?= (?:speed|velocity)))\b(?: of)?"#,
      "max"
    ),
    (#"\b(?:min(?:imum|imal)?|lowest|smallest|least)\b(?: of)?"#, "min"),
    (#"\b(?:average|mean)\b(?: of)?"#, "mean"),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let force = forces(line) { return force }
    var line = line
    if let table = table(line) { return table }
    if line.takes(drawing) { return drawn(&line) }
    if let extreme = line.take(extremes) { return furthest(extreme, &line) }
    guard line.takes(degrees) else { return nil }
    _ = line.takes(#"^ (?:print|show|tell|display)(?: me)?\b"#)
    guard line.take(quantities) == "rotation" else { return nil }
    let views = line.takeWhom()
    guard line.isRead, let view = views.first else { return nil }
    return Spoken.Reading("print \(view).rotation", "an angle is told in both units")
  }

  private static let tabling: Form =
    #"^ (?:(?:show|print|make|give|me|a) )*(?:table|list|sample|log)\b(?: (?:of|for))?(?: (?:values|the values))?(?: of)?"#
  private static let letters: [(Form, String)] = [(#"\bv\b"#, "SPEED")]
  private static let every: Form =
    #"\b(?:every|each|at every) (\d*\.?\d+) ?(ms|s|frames?)(?:ec(?:onds?)?)?\b"#

  /// `table of ball y every 0.1s for 1s`.
  private static func table(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(tabling), let every = line.take(every) else { return nil }
    let time = line.take(lasting).map { $0.text(1) + ($0.text(2).hasPrefix("m") ? "ms" : "s") }
    // Time stands in the first column anyway.
    _ = line.takes(#"\b(?:t|time)\b,?(?: and)?"#)
    var asked: [String] = []
    while let quantity = line.takeFirst(of: quantities + letters) { asked.append(quantity) }
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty, !asked.isEmpty else { return nil }
    let step = every.text(1) + (every.text(2).hasPrefix("f") ? " frames" : every.text(2))
    let values = views.flatMap { view in asked.map { value($0, of: view) } }
      .joined(separator: ", ")
    return Spoken.Reading(
      "run \(time ?? "1s"); table \(values) every \(step)",
      "`table` tells what was, so time passes first")
  }

  private static let acting: Form =
    #"\b(?:(?:show|draw|print|tell|list|display|see|plot|give) )?(?:me )?(?:the |all )*(?:force(?:s)?(?: (?:arrows?|vectors?|diagram))?|free[ -]body diagram|acceleration)\b(?: (?:that )?act(?:ing|s)?)?(?: (?:on|of|for))?"#
  private static let energy: Form =
    #"\b(?:(?:show|print|tell|plot|give) )?(?:me )?(?:the )?(?:(?:kinetic|potential|total) )?energy\b(?: (?:of|for))?"#
  private static let happened: Form =
    #"^ (?:show|list|display|print|see|log)(?: me)?(?: all)?(?: the)?(?: (?:collision|contact|touch|keyboard))? events $"#

  /// What acts, what it has of energy, and what happened: each is a command of its own.
  private static func forces(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    if line.has(happened) { return Spoken.Reading("events", "`events` lists what happened") }
    let isForce = line.takes(acting)
    guard isForce || line.takes(energy) else { return nil }
    let views = line.takeWhom()
    guard line.isRead, let view = views.first else { return nil }
    let names = line.names
    let isHeld = names.things.contains { names.holds($0.verb, view) }
    if isForce {
      return Spoken.Reading(
        isHeld ? "forces \(view)" : "gravity on \(view); forces \(view)",
        "`forces` tells what acts on a view, and its acceleration")
    }
    return Spoken.Reading(
      isHeld ? "energy \(view)" : "item \(view); energy \(view)",
      "`energy` tells where it is: in moving, turning, gravity and springs")
  }

  private static func drawn(_ line: inout SpokenLine) -> Spoken.Reading? {
    _ = line.takes(Self.time)
    _ = line.takes(#"^ (?:(?:show|draw|plot|display|see|visuali[sz]e) )(?:me )?"#)
    let time = line.take(lasting).map { $0.text(1) + ($0.text(2).hasPrefix("m") ? "ms" : "s") }
    let isNamed = line.has(#"\bVIEW\b"#)
    var asked: [String] = []
    while let found = line.takeFirst(of: quantities + letters) {
      asked.append(found == "center" && !isNamed ? "center.y" : found)
    }
    guard !asked.isEmpty, asked.count < 4 else { return nil }
    _ = line.takes(#"\b(?:speed|value|moves?|falls?)\b"#)
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    let values = views.flatMap { view in asked.map { value($0, of: view) } }.joined(separator: ", ")
    return Spoken.Reading(
      "run \(time ?? "1s"); plot \(values)", "`run` lets time pass, and `plot` draws")
  }

  private static func value(_ quantity: String, of view: String) -> String {
    quantity == "SPEED" ? "length(\(view).velocity)" : "\(view).\(quantity)"
  }

  /// The largest or the smallest that was recorded: a height is largest where y is smallest.
  private static func furthest(_ function: String, _ line: inout SpokenLine) -> Spoken.Reading? {
    let isHeight = line.has(#"\b(?:height|point|altitude)\b"#)
    let isPlace = line.takes(#"\b(?:point|altitude|height)\b(?: (?:reached|reached by|of|that))*"#)
    guard let quantity = isPlace ? "center.y" : line.take(quantities) else { return nil }
    _ = line.takes(#"\b(?:reached|reaches|goes|gets)(?: by)?\b"#)
    let views = line.takeWhom()
    guard line.isRead, let view = views.first else { return nil }
    let turned = ["max": "min", "min": "max"][function] ?? function
    return Spoken.Reading(
      "run 2s; print \(isHeight ? turned : function)(\(value(quantity, of: view)))",
      isHeight
        ? "y grows downwards, so the highest point has the smallest y"
        : "`max`, `min` and `mean` go over what was recorded")
  }
}
