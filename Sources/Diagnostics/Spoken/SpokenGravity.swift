/// `gravity on ball upwards`, `set gravity to moon`, `gravity off ball`: whom it pulls, which way, how
/// strongly, or no more.
enum SpokenGravity {
  private static let word: Form =
    #"\b(?:(?:the|add|apply|give|enable|use|turn on|switch on|activate|create|change|set|make) )*(?:gravity|gravitation|gravitational (?:pull|force|acceleration))\b(?:'s)?"#
  private static let ending: Form =
    #"\b(?:(?:turn(?:ed)?|switch(?:ed)?) off|off|remove|delete|disabled?|stop|kill|without|no(?: more)?|cancel|end|take away|get rid of|zero|none|doesn't affect|not affect|ignores?)\b"#
  private static let strength: Form =
    #"\b(?:(?:with|of|at|by) )?(?:an? )?(?:(?:strength|magnitude|force|power|acceleration|factor|value)(?: of| to| is|:)? ?=? ?|(?:to|of|at|is|be|=) )?(-?\d*\.?\d+)\b(?! ?(?:deg|°|%|m/s|rad|px|pt|g\b|x\b|times))"#
  private static let acceleration: Form =
    #"\b(?:(?:of|to|at|is|be|with|by) )*=? ?(-?\d*\.?\d+) ?(?:m|meters?|metres?) ?(?:/|per) ?s(?:ec(?:ond)?)?(?: ?\^ ?2|²|2| ?\* ?\* ?2| squared|/s|(?= ))"#
  /// A world's gravity as a part of the earth's.
  private static let worlds: [(Form, String)] = [
    (
      #"\b(?:(?:like|as|on|of|from|to) )*(?:the )?moon(?:'s| gravity| level)?\b|\blunar\b"#, "0.165"
    ),
    (#"\b(?:(?:like|as|on|of) )*(?:the )?mars\b(?:'s)?|\bmartian\b"#, "0.38"),
    (
      #"\b(?:(?:like|as|on|of) )*(?:the )?earth\b(?:'s| gravity)?|\b(?:normal|default|standard|regular)\b"#,
      "1"
    ),
    (#"\b(?:(?:like|as|on|of) )*jupiter\b(?:'s)?"#, "2.53"),
    (#"\b(?:(?:like|as|on|of) )*saturn\b(?:'s)?"#, "1.07"),
    (#"\b(?:(?:like|as|on|of) )*venus\b(?:'s)?"#, "0.9"),
    (#"\b(?:(?:like|as|on|of) )*mercury\b(?:'s)?"#, "0.38"),
    (#"\b(?:(?:like|as|on|of) )*(?:the )?sun\b(?:'s)?"#, "28"),
    (#"\b(?:(?:like|as|on|of|in) )*(?:outer )?(?:space|weightless(?:ness)?)\b"#, "0"),
  ]
  private static let degrees: [(Form, String)] = [
    (
      #"\b(?:much |way |a lot |very )?(?:stronger|bigger|higher|harder|more|increase|raise|strong|high|heavy|heavier)\b"#,
      "2"
    ),
    (
      #"\b(?:much |way |a lot |very |super )?(?:weaker|smaller|lower|lighter|less|decrease|reduce|weak|low|light|slight|slow|softer|gentle|tiny)\b"#,
      "0.5"
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    // The command with a clause that is right, and something else.
    guard !line.has(#"^ gravity on -?\d"#),
      !line.has(#"^ gravity on VIEW\b.* (?:magnitude|angle|direction) -?[\d.(]"#),
      line.takes(word)
    else { return nil }
    if let central = central(line) { return central }
    let isEnding = line.takes(ending)
    let way = SpokenWay.take(from: &line)
    let step = line.take(#"\b(?:(increase|raise|decrease|reduce|lower) )?by (\d*\.?\d+)\b"#)
    let world = line.take(worlds)
    let accelerated = line.take(acceleration).map { "\($0.text(1)) / 9.81" }
    let number = world ?? accelerated ?? line.take(strength)?.text(1)
    let factor = number == nil ? SpokenNumber.takeFactor(from: &line) ?? line.take(degrees) : nil
    let isBack = line.takes(#"\b(?:back on|on again|back)\b"#)
    if factor != nil {
      _ = line.takes(
        #"\b(?:strong|stronger|weaker|bigger|more|less|much|high|big|weak|usual|it was|strength)\b"#
      )
    }
    _ = line.takes(
      #"\b(?:back on|on again|enabled|pulls?|act(?:s|ing)?(?: on)?|strength|direction)\b"#)
    _ = line.takes(#"^ (?:turn|switch|increase|decrease|reduce|raise|lower|change)\b"#)
    _ = line.takes(#"\bonly\b"#)
    let views = line.takeViews()
    guard line.isRead else { return nil }
    if isBack, way == nil, number == nil { return back(views, line.names) }
    if let step { return stepped(step, line.names) }
    if isEnding {
      return way == nil && number == nil && factor == nil ? ended(views, line.names) : nil
    }
    return made(
      views, way, number, factor, line.names,
      isWorld: world != nil || factor != nil || accelerated != nil)
  }

  /// Towards a point it is a field.
  private static func central(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.has(
        #"\b(?:towards?|into|around) (?:(?:the )?(?:cent(?:er|re)|middle|VIEW\b)|\(|\d)|\bto (?:the )?point\b"#
      )
    else { return nil }
    _ = line.takes(#"\b(?:to )?(?:the )?point\b"#)
    _ = line.takes(
      #"\b(?:(?:pulls?|pulling|points?|pointing|goes|that|is|directed|radial(?:ly)?) )+(?=towards?|into)"#
    )
    let goal = line.first(#"\b(?:towards?|into|around) (?:the )?(VIEW)\b"#)?.text(1)
    guard let place = SpokenPlace.take(from: &line, for: nil) else { return nil }
    let number = line.take(strength)?.text(1)
    _ = line.takes(#"\b(?:pulls?|pulling|points?|goes)\b"#)
    let named = line.takeViews()
    let views = named.isEmpty ? line.names.views.filter { $0 != goal } : named
    guard line.isRead, !views.isEmpty else { return nil }
    let strong = number.map { " strength \($0)" } ?? ""
    return Spoken.Reading(
      "field radial on \(views.joined(separator: ", ")) at \(place.text)\(strong)",
      "a radial field pulls towards a point; gravity has one direction for all")
  }

  /// Gravity that was silent, or new.
  private static func back(_ views: [String], _ names: NamesAtHand) -> Spoken.Reading? {
    if let own = names.newest("gravity") {
      return Spoken.Reading("unmute \(own)", "`mute` and `unmute` switch behaviors off and on")
    }
    let whom = views.isEmpty ? Array(names.views.prefix(1)) : views
    return whom.isEmpty
      ? nil : Spoken.Reading("gravity on \(whom.joined(separator: ", "))", "`gravity` pulls views")
  }

  /// `increase gravity by 0.5`.
  private static func stepped(_ step: Form.Match, _ names: NamesAtHand) -> Spoken.Reading? {
    guard let own = names.newest("gravity") else { return nil }
    let sign = step.text(1).has(#"^(?:decrease|reduce|lower)"#) ? "-" : "+"
    return Spoken.Reading(
      "\(own).magnitude \(sign)= \(step.text(2))", "a behavior is changed by its name")
  }

  private static func made(
    _ views: [String], _ way: SpokenWay?, _ number: String?, _ factor: String?,
    _ names: NamesAtHand,
    isWorld: Bool
  ) -> Spoken.Reading? {
    guard way != nil || number != nil || factor != nil || !views.isEmpty else { return nil }
    if let own = names.newest("gravity"), views.allSatisfy(names.falling.contains) {
      let changes = [
        number.map { "\(own).magnitude = \($0)" },
        factor.map { $0 == "0.5" ? "\(own).magnitude /= 2" : "\(own).magnitude *= \($0)" },
        way.map { "\(own).angle = \($0.angle)" },
      ].compactMap { $0 }
      return changes.isEmpty
        ? nil : Spoken.Reading(changes.joined(separator: "; "), "a behavior is changed by its name")
    }
    let whom = views.isEmpty ? names.views.prefix(1) : views[...]
    guard !whom.isEmpty else { return nil }
    let magnitude = (number ?? factor).map { " magnitude \($0)" } ?? ""
    return Spoken.Reading(
      "gravity on \(whom.joined(separator: ", "))\(magnitude)\(way.map { " angle \($0.angle)" } ?? "")",
      way != nil
        ? "gravity has its angle: 90deg is down"
        : isWorld
          ? "gravity of magnitude 1 is about the earth's"
          : "a behavior names its views behind `on`")
  }

  /// Gravity goes by its name; of several views, it goes on for the others.
  static func ended(_ views: [String], _ names: NamesAtHand) -> Spoken.Reading? {
    let says = "`remove` takes a behavior away by its name"
    guard let own = names.newest("gravity") else {
      guard let view = views.first ?? names.views.first else { return nil }
      return Spoken.Reading(
        "gravity on \(view) as g; run 1s; remove g",
        "there is no gravity yet, and it goes by the name that it was given")
    }
    guard views.isEmpty || views.contains(where: names.falling.contains) else { return nil }
    let others = names.falling.filter { !views.contains($0) }
    return views.isEmpty || others.isEmpty
      ? Spoken.Reading("remove \(own)", says)
      : Spoken.Reading("remove \(own); gravity on \(others.joined(separator: ", "))", says)
  }
}
