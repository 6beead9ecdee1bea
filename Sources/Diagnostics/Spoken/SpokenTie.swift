/// Ties in plain words: `hang the ball from the top with a string 150 long`, `chain red box ball`, `snap red
/// to center`.
enum SpokenTie {
  private static let tying: Form =
    #"\b(attach|connect|tie|link|join|hang|hangs|hanging|suspend|dangle|dangles|swing|swings|fasten|tether|chain|hook|rope)\b(?: (?:together|up))?"#
  private static let springy: Form =
    #"\b(?:(?:with|by|using|on|from|via) )?(?:an? )?(?:soft |stiff |strong )?(?:spring|springs|springy|rubber band|elastic(?: band| cord)?|bungee(?: cord)?)(?: (?:attachment|joint|connection))?\b"#
  private static let stiff: Form =
    #"\b(?:(?:with|by|using|on|from|via|like|as|in) )?(?:an? )?(?:rigid |long |short )?(?:rope|string|rod|stick|bar|line|chain|cord|wire|thread|joint|link|row)\b"#
  private static let rodOf: Form =
    #"\b(?:with |by |on )?an? (?:rope|string|rod|stick|bar|cord|wire|thread|line) of (?:length )?(\d*\.?\d+)(?: ?(?:px|pt|points?|pixels?))?\b"#
  private static let length: Form =
    #"\b(?:of|with|at|and)? ?(?:an? )?(?:(?:length|distance)(?: of| is|:)? ?=? ?(\d*\.?\d+) ?(?:px|pt|points?|pixels?)?|(\d*\.?\d+) ?-?(?:px|pt|points?|pixels?)? (?:long|length|apart|away|below|under))\b"#
  private static let frequency: Form =
    #"\b(?:with |and |at )?(?:an? )?(?:frequency|freq|stiffness)(?: of|:)? ?=? ?(\d*\.?\d+) ?(?:hz|hertz)?\b"#
  private static let hertz: Form = #"\b(?:with |at )?(\d*\.?\d+) ?(?:hz|hertz)\b"#
  private static let damping: Form =
    #"\b(?:with |and )?(?:an? )?damping(?: ratio| of|:)*? ?=? ?(\d*\.?\d+)\b"#

  private static let gluing: Form =
    #"\b(?:glue|weld|stick|fasten|fix|screw|nail|solder|hinge|pin)\b(?: (?:together))?"#

  /// `glue red to box`: not even a turn is left.
  private static func glued(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let verb = line.take(gluing)?.text() else { return nil }
    let way = verb.has(#"hinge|pin"#) ? "pin" : "fixed"
    if let hinged = hinged(line, isHinge: verb.hasPrefix("hinge")) { return hinged }
    let views = line.takeViews()
    _ = line.takes(#"\b(?:together|onto)\b"#)
    guard line.isRead, views.count == 2 else { return nil }
    return Spoken.Reading(
      "attach \(views[0]) to \(views[1]) \(way)",
      way == "pin" ? "a `pin` lets a view turn about it" : "a `fixed` attachment lets nothing turn")
  }

  private static let corner: Form =
    #"\b(?:at|by|on|to|around) (?:its |the )?(top|bottom|upper|lower)[ -](left|right)(?: corner)?\b"#

  /// `hinge red at (100, 100)`, `pin box at its top left corner`: it may turn about a thing that stays.
  private static func hinged(_ line: SpokenLine, isHinge: Bool) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first,
      let frame = line.names.frames[view], line.takes(Form(#"\b(?:the )?\#(view)\b"#))
    else { return nil }
    let (x, y): (Double, Double)
    if let match = line.take(corner) {
      let isTop = match.text(1).has("^(?:top|upper)$")
      (x, y) = (
        frame.x + (match.text(2) == "left" ? 0 : frame.width), frame.y + (isTop ? 0 : frame.height)
      )
    } else if line.has(#"\d"#), isHinge, let place = SpokenPlace.take(from: &line, for: nil) {
      (x, y) = (place.x, place.y)
    } else {
      return nil
    }
    guard line.isRead else { return nil }
    let corner = SpokenPlace.text(x - 2, y - 2).dropLast()
    return Spoken.Reading(
      "view nail frame \(corner), 4, 4); item nail anchored; attach \(view) to nail pin at \(SpokenPlace.text(x, y))",
      "a `pin` needs another view, which may be anchored")
  }

  private static let tuning: [(Form, String)] = [
    (#"\b(?:stiffer|stronger|harder|tighter|faster|quicker)\b"#, "*= 2"),
    (#"\b(?:softer|weaker|looser|slower|gentler)\b"#, "/= 2"),
  ]

  /// `make the spring stiffer`.
  private static func tuned(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\b(?:spring|rubber band|elastic)\b"#), let change = line.take(tuning),
      let view = line.takeWhom().first, line.isRead
    else { return nil }
    guard let own = line.names.newest("attach") else {
      return Spoken.Reading(
        "attach \(view) to (160, 0) frequency \(change == "*= 2" ? 4 : 1) damping 0.1",
        "an attachment with a frequency is a spring: the higher, the stiffer")
    }
    return Spoken.Reading("\(own).frequency \(change)", "a behavior is changed by its name")
  }

  private static let sliding: Form =
    #"\b(?:(?:can )?(?:only )?(?:slides?|moves?))(?= .*\b(?:along|on) (?:the )?(?:[xy]|rail|horizontal|vertical))"#

  /// `slide ball along the x axis`.
  private static func slid(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(sliding),
      let way = line.take(
        #"\b(?:only )?(?:along|on) (?:an? |the )?(x|y|rail|horizontal|vertical)(?:[ -]?(?:axis|direction|line|rail))?\b"#
      )?.text(1)
    else { return nil }
    let views = line.takeWhom()
    guard line.isRead, views.count == 1 else { return nil }
    let axis = ["y", "vertical"].contains(way) ? "(0, 1)" : "(1, 0)"
    return Spoken.Reading(
      "attach \(views[0]) slide along \(axis)", "a `slide` attachment moves along an axis only")
  }

  static func attach(_ line: SpokenLine) -> Spoken.Reading? {
    if let other = glued(line) ?? slid(line) ?? tuned(line) { return other }
    var line = line
    let isPendulum = line.takes(
      #"\b(?:make|build|create|add|turn)? ?(?:an? |into )*(?:simple )?pendulum\b(?: (?:out of|with|from|of|for|on))?"#
    )
    let verb = line.take(tying)?.text(1) ?? ""
    let isBetween =
      line.has(#"\bbetween\b.*VIEW.*\band\b.*VIEW"#) && (line.has(springy) || line.has(stiff))
    if isBetween { _ = line.takes(#"\bbetween\b"#) }
    guard isPendulum || isBetween || !verb.isEmpty else { return nil }
    let length = line.take(rodOf)?.text(1) ?? line.take(length).map { $0[1] ?? $0.text(2) }
    let frequency = (line.take(frequency) ?? line.take(hertz))?.text(1)
    let damping = line.take(damping)?.text(1)
    let isSpringy = line.takes(springy)
    _ = line.takes(stiff)
    let spring =
      // What was not said stays as it is, but for a spring of which no number was told.
      isSpringy && frequency == nil || damping != nil
      ? " frequency \(frequency ?? "2") damping \(damping ?? "0.1")"
      : frequency.map { " frequency \($0)" } ?? ""
    let clauses = (length.map { " length \($0)" } ?? "") + spring
    let swings = isPendulum || verb.hasPrefix("swing")
    let hangs = swings || verb.has(#"^(?:hang|suspend|dangle)"#)
    return tied(&line, clauses, hangs: hangs, swings: swings)
  }

  private static func tied(
    _ line: inout SpokenLine, _ clauses: String, hangs: Bool, swings: Bool
  ) -> Spoken.Reading? {
    let names = line.names
    guard let subject = names.views(nearest: line.rest).first else { return nil }
    // One point to hang from; else the views themselves are the chain.
    let chain = names.views.filter { line.rest.has(Form(#"\b\#($0)\b"#)) }.count
    let isHung =
      chain > 1 && line.takes(#"\b(?:hanging |down )?from (?:the )?(?:top|ceiling|roof)\b"#)
    let place = chain > 1 ? nil : anchor(&line, for: swings ? nil : subject)
    let views = line.takeWhom()
    _ = line.takes(#"\b(?:each other|one another|together)\b"#)
    guard line.isRead else { return nil }
    let pulled = views.count > 1 ? Array(views.dropFirst()) : views
    let still = (hangs && views.count == 2 ? [views[0]] : pulled).filter {
      !names.falling.contains($0)
    }
    let falls =
      !hangs ? "" : still.isEmpty ? "; run 2s" : "; gravity on \(still.joined(separator: ", "))"
    if views.count > 1, place == nil {
      var ties = zip(views, views.dropFirst()).map { "attach \($0) to \($1)\(clauses)" }
      if isHung, let frame = names.frames[views[0]] {
        let top = "attach \(views[0]) to \(SpokenPlace.text(frame.midX, 0))"
        let fall = "gravity on \(views.joined(separator: ", "))"
        ties = [top] + ties + [fall]
        return Spoken.Reading(ties.joined(separator: "; "), "each link of a chain is an attachment")
      }
      return Spoken.Reading(
        ties.joined(separator: "; ") + falls, "`attach` ties a view to a point or to another view")
    }
    guard let view = views.first else { return nil }
    let middle = names.stage.width / 2
    guard let point = place ?? (swings ? SpokenPlace.text(middle, 0) : nil) else { return nil }
    return Spoken.Reading(
      "attach \(view) to \(point)\(clauses)\(falls)",
      hangs
        ? "a weight that hangs is attached, and pulled by gravity"
        : "`attach` ties a view to a point or to another view")
  }

  /// What something hangs from: the ceiling above it, a corner, a point.
  private static func anchor(_ line: inout SpokenLine, for view: String?) -> String? {
    let x = view.flatMap { line.names.frames[$0]?.midX } ?? line.names.stage.width / 2
    if line.takes(
      #"\b(?:from|to|at|on) (?:the )?(?:top|ceiling|roof|above)(?: edge| of (?:the )?(?:screen|stage))?\b(?![ -](?:left|right|cent))"#
    ) {
      return SpokenPlace.text(x, 0)
    }
    return SpokenPlace.take(from: &line, for: nil)?.text
  }

  // MARK: Snaps

  static func snap(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\bsnap(?:s)?\b(?: back)?"#),
      let subject = line.names.views(nearest: line.rest).first
    else { return nil }
    let damping =
      line.take(damping)?.text(1)
      ?? line.take([
        (#"\b(?:softly|gently|smoothly|without (?:swinging|overshoot))\b"#, "1"),
        (#"\b(?:springy|bouncy|wobbly|hard)\b"#, "0.2"),
      ])
    // Whom comes first, so that the rest names where to.
    guard line.takes(Form(#"\b(?:the )?\#(subject)\b"#)),
      let place = SpokenPlace.take(from: &line, for: line.names.frames[subject])?.text, line.isRead
    else { return nil }
    return Spoken.Reading(
      "snap \(subject) to \(place)\(damping.map { " damping \($0)" } ?? "")",
      "`snap` draws a view to a point")
  }
}
