/// Springs said with their numbers: `spring mass 1 stiffness 170 damping 26 on box x to 250`, `bouncy spring
/// for red to y=300`.
enum SpokenSpring {
  private static let word: Form =
    #"\bsmart animate\b|\b(?:(?:animate|move|with|using|by|a|an|the|use|make|add|apply|to) )*(?:react[- ]|framer )?springs?\b(?: (?:animation|curve|easing|move|motion|transition|ease|back))?(?: (?:with|of|using))?"#
  private static let numbers: [(Form, String)] = [
    ("damping ?(?:fraction|ratio)|dampingfraction|dampingratio", "dampingRatio"),
    ("stiffness", "stiffness"), ("damping", "damping"), ("mass", "mass"), ("tension", "tension"),
    ("friction", "friction"), ("response", "response"), ("bounce|bounciness", "bounce"),
    ("duration|time", "duration"), ("(?:initial )?velocity", "velocity"),
  ].map {
    (
      Form(
        #"\b(?:and |with )?(?:an? )?(?:\#($0))(?: of| to| is)? ?[=:]? ?(-?\d*\.?\d+)(?: ?s(?:ec\w*)?\b)?,?"#
      ), $1
    )
  }
  private static let asking: Form =
    #"\b(?:(?:show|and|print|tell|with|how much|how long|what|the|me|is) )*(?:overshoots?|settling(?: time)?|settles?|damping ratio)\b"#
  private static let looks: [(Form, String)] = [
    // react-spring's presets, by its numbers.
    (#"\bconfig[ .]wobbly\b"#, "spring(tension: 180, friction: 12)"),
    (#"\bconfig[ .]gentle\b"#, "spring(tension: 120, friction: 14)"),
    (#"\bconfig[ .]stiff\b"#, "spring(tension: 210, friction: 20)"),
    (#"\bconfig[ .]slow\b"#, "spring(tension: 280, friction: 60)"),
    (#"\bconfig[ .]molasses\b"#, "spring(tension: 280, friction: 120)"),
    (#"\bconfig[ .]default\b"#, "spring(tension: 170, friction: 26)"),
    (
      #"\b(?:(?:very|super|really) (?:bouncy|wobbly|springy))\b"#,
      "spring(duration: 0.5, bounce: 0.7)"
    ),
    (
      #"\b(?:bouncy|wobbly|springy|under-?damped|playful|elastic)\b"#,
      "spring(duration: 0.5, bounce: 0.5)"
    ),
    (#"\b(?:stiff|snappy|tight|fast|quick)\b"#, "spring(duration: 0.3, bounce: 0.15)"),
    (#"\b(?:gentle|soft|loose|slow|lazy)\b"#, "spring(duration: 0.9, bounce: 0.2)"),
    (
      #"\b(?:smooth|critically damped|over-?damped|without (?:bounce|overshoot|bouncing)|no (?:bounce|overshoot))\b"#,
      "spring(duration: 0.5, bounce: 0)"
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(word) else { return nil }
    var found: [String] = []
    for (form, label) in numbers {
      if let match = line.take(form) { found.append("\(label): \(match.text(1))") }
    }
    // A spring that is asked for what comes of it is plotted: its plot says so.
    if line.takes(asking) {
      guard line.isRead, !found.isEmpty, let spring = spring(found, nil) else { return nil }
      return Spoken.Reading(
        "plot \(spring)", "under a plot stands how far it overshoots, and when it settles")
    }
    let look = found.isEmpty ? line.take(looks) : nil
    guard let spring = spring(found, look) else { return nil }
    let isAlone = found.isEmpty && look == nil
    guard let motion = motion(&line, isAlone: isAlone), line.isRead else { return nil }
    return Spoken.Reading(
      "animate \(motion) curve \(spring)", "`animate` takes a spring as its curve")
  }

  /// The numbers as a call that there is: in the order in which a spring has them.
  private static func spring(_ found: [String], _ look: String?) -> String? {
    if found.isEmpty { return look ?? "spring(duration: 0.5, bounce: 0.3)" }
    let labels = Set(found.map { String($0.prefix { $0 != ":" }) })
    if labels == ["bounce"] { return "spring(duration: 0.5, \(found[0]))" }
    if labels == ["duration"] { return "spring(\(found[0]), bounce: 0.3)" }
    if labels == ["dampingRatio"] { return "spring(response: 0.5, \(found[0]))" }
    if labels == ["stiffness"] { return "spring(\(found[0]), damping: 10)" }
    if labels.subtracting(["velocity"]) == ["damping"],
      let damping = found.first(where: { $0.hasPrefix("d") })
    {
      // A share is a ratio, which `animate` takes by itself.
      return labels.count > 1 || damping.has(#" (?:0?\.|[01]$)"#)
        ? nil : "spring(stiffness: 100, \(damping))"
    }
    let order = ["mass", "stiffness", "tension", "duration", "response", "damping", "friction"]
    let sorted = found.sorted { one, other in
      func place(_ text: String) -> Int {
        order.firstIndex(of: String(text.prefix { $0 != ":" })) ?? 9
      }
      return place(one) < place(other)
    }
    return "spring(\(sorted.joined(separator: ", ")))"
  }

  private static let goals: [(Form, String)] = [
    (
      #"\b(?:to )?(?:its )?x(?: position)?(?: to| of| is)? ?[=:]? ?(-?\d*\.?\d+)(?: ?px| ?pt)?\b"#,
      "center.x"
    ),
    (
      #"\b(?:to )?(?:its )?y(?: position)?(?: to| of| is)? ?[=:]? ?(-?\d*\.?\d+)(?: ?px| ?pt)?\b"#,
      "center.y"
    ),
    (#"\b(?:scale|zoom)(?: to| of)? ?[=:]? ?(\d*\.?\d+%?)"#, "scale"),
    (#"\b(?:opacity|alpha)(?: to| of)? ?[=:]? ?(\d*\.?\d+%?)"#, "alpha"),
    (#"\bwidth(?: to| of)? ?[=:]? ?(\d*\.?\d+)"#, "frame.width"),
    (#"\bheight(?: to| of)? ?[=:]? ?(\d*\.?\d+)"#, "frame.height"),
    (
      #"\b(?:rotation|angle|rotate)(?: to| of| by)? ?[=:]? ?(-?\d*\.?\d+) ?(?:deg\w*|°)?"#,
      "rotation"
    ),
  ]

  /// What moves, and whereto; an example where nothing is said of it.
  private static func motion(_ line: inout SpokenLine, isAlone: Bool) -> String? {
    guard let view = line.names.views(nearest: line.rest).first else { return nil }
    let isNamed = line.has(#"\bVIEW\b"#)
    _ = line.takes(#"\b(?:move|animate|bring|send|slide)\b"#)
    for (form, property) in goals {
      guard let match = line.take(form) else { continue }
      _ = line.takeViews()
      let value = property == "rotation" ? match.text(1) + "deg" : match.text(1)
      return "\(view).\(property) to \(value)"
    }
    _ = line.takes(Form(#"\b(?:the )?\#(view)\b"#))
    _ = line.takes(#"\b(?:position|location|center)(?= to\b| at\b)"#)
    if let place = SpokenPlace.take(from: &line, for: line.names.frames[view]) {
      return "\(view).center to \(place.text)"
    }
    if let match = line.take(#"\bto (-?\d*\.?\d+)(?: ?px| ?pt)?\b"#) {
      return "\(view).center.y to \(match.text(1))"
    }
    return isNamed && !isAlone ? "\(view).center.x to 200" : nil
  }
}
