/// A sentence in plain words about a view: what of it changes, from where and whereto, how long, when
/// and at what pace.
public struct PlainSentence {
  let names: NamesAtHand
  /// The sentence in small letters, without what has been read of it.
  var rest: String
  /// The views that it is about.
  var views: [String] = []
  /// The view that another one goes to.
  var goal: String?

  var duration: String?
  var delay: String?
  var pace: String?
  var repeats: String?
  var fadesIn = false
  private var speaksOfMotion = false
  /// When it is done, as a time of the session.
  var moment: String?

  /// Nil where a line has signs that no sentence has.
  public init?(_ line: String, _ names: NamesAtHand) {
    guard !line.contains(where: { "{}=;\"'`$#@[]<_?!*".contains($0) && $0 != "'" }),
      line.has(#"[a-z]"#), !line.has(#"[A-Za-z]\.[A-Za-z]|\w\("#)
    else { return nil }
    // What views do not have is told by the word for it.
    guard !line.has(#"\b(?:gradient|texture|photo)\b"#) else { return nil }
    self.names = names
    rest = " " + line.replacing("→", with: "->") + " "
    readViews()
    rest = rest.lowercased()
    fadesIn = rest.has(
      #"\bfad(?:e|es|ing)\s*-?(?:\w+\s+)?in\b(?!\s*\d)|\bfade\s+in\s+\d*\.?\d+\s*m?s\s*$"#)
    for (word, digit) in Self.numerals { rest = word.replaced(in: rest) { _ in digit } }
    speaksOfMotion = rest.has(#"\b(?:animat\w+|transition|tween|keyframe)\b"#)
    for (form, number) in Self.shares { rest = form.replaced(in: rest) { _ in number } }
    readTimes()
    readPace()
  }

  /// The line for a sentence of one part or two; nil where a part says nothing that is known.
  public static func line(for text: String, _ names: NamesAtHand) -> String? {
    let text = place.replaced(in: opening.replaced(in: text, names) { "\($0.text(1)) " }, names) {
      "to \($0.text(1))"
    }
    let parts = text.first(
      #"^(.+?)(?:,\s*(?:and\s+)?then|\s+and\s+then|\s+then|\s+after\s+that|,?\s+and)\s+((?:fade|move|rotate|turn|scale|spin|make|slide|grow|shrink|change|set|hide|remove|drop)\b.*)$"#
    )
    guard let parts, let first = PlainSentence(parts.text(1), names), let one = first.line else {
      return PlainSentence(text, names)?.line
    }
    let view = first.views.first ?? names.views.first
    let behind = parts.text(2).replacing(" it", with: " " + (view ?? "it"))
    let named = names.views.contains { name in behind.split(separator: " ").contains { $0 == name }
    }
    if let match = parts.text(2).first(#"^(remove|hide)\b"#), one.hasPrefix("animate") {
      let last = names.views(nearest: behind).first ?? "box"
      let target = named ? last : view ?? last
      let end = match.text(1) == "remove" ? "remove \(target)" : "\(target).isHidden = true"
      return "\(one) then { \(end) }"
    }
    guard let two = PlainSentence(named ? behind : "\(behind) \(view ?? "")", names)?.line else {
      return nil
    }
    let isThen = text.has(#"\bthen\b|\bafter\s+that\b"#)
    return isThen && one.hasPrefix("animate") ? "\(one) then { \(two) }" : "\(one); \(two)"
  }

  /// The line that does what it says; nil where it says nothing of a property that is known.
  public var line: String? {
    if let fall { return fall }
    // A pace, or a time to animate, without a property: an example.
    let isTimed = (delay ?? duration) != nil && speaksOfMotion
    let isExample = pace != nil || (isTimed && !rest.has(#"\d"#))
    guard let change = change ?? (isExample ? Change("center.x", to: "200") : nil) else {
      return nil
    }
    let views = views.isEmpty ? Array(names.views.prefix(1)) : views
    guard let first = views.first else { return nil }
    let isMotion =
      change.isMotion || duration != nil || pace != nil || repeats != nil || delay != nil
    if let moment, let first = views.first {
      return "at \(moment) { \(first).\(change.property) \(change.set) }"
    }
    guard isMotion else {
      return views.map { "\($0).\(change.property) \(change.set)" }.joined(separator: "; ")
    }
    let starts =
      change.from.map { from in views.map { "\($0).\(change.property) = \(from); " }.joined() }
      ?? ""
    if views.count == 1 {
      return "\(starts)animate \(first).\(change.property) \(change.move)\(clauses)"
    }
    let moves = views.map { "\($0).\(change.property) \(change.set)" }.joined(separator: "; ")
    return "\(starts)animate\(clauses) { \(moves) }"
  }

  /// Gravity for the views that do not fall yet, or else time to fall.
  private var fall: String? {
    guard !names.views.isEmpty, rest.has(#"\b(?:fall(?:s|ing)?|drop(?:s|ping)?)\b"#) else {
      return nil
    }
    let views = views.isEmpty ? Array(names.views.prefix(1)) : views
    let still = views.filter { !names.falling.contains($0) }
    let falls =
      still.isEmpty ? "run \(duration ?? "1s")" : "gravity on \(still.joined(separator: ", "))"
    guard rest.has(#"\bbounc"#) else { return falls }
    let all = views.joined(separator: ", ")
    let gravity = still.isEmpty ? "" : falls + "; "
    return "\(gravity)collision on \(all) bounds; item \(all) elasticity 0.7"
  }

  private var clauses: String {
    (pace?.hasPrefix("spring(") == true && duration == nil ? "" : " over \(duration ?? "0.5s")")
      + (delay.map { " delay \($0)" } ?? "")
      + (pace.map { " curve \($0)" } ?? "") + (repeats.map { " repeat \($0)" } ?? "")
  }

  /// `red: move up`, which speaks to a view.
  private static let opening: Form = #"^\s*(VIEW)\s*:\s+(?=[a-z])"#

  private static let place: Form =
    #"\bto\s+(?:where\s+(?:the\s+)?(?=VIEW\s+is\b)|the\s+(?:position|place|center)\s+of\s+(?:the\s+)?)(VIEW)(?:\s+is)?\b"#

  private static let shares: [(Form, String)] = [
    (#"\bto\s+(?:a\s+)?half\b(?!\s+a)"#, "to 0.5"), (#"\bto\s+a\s+quarter\b"#, "to 0.25"),
    (#"\bto\s+(?:nothing|zero|none)\b"#, "to 0"),
  ]
  private static let numerals: [(Form, String)] = [
    (#"\btwo\b"#, "2"), (#"\bthree\b"#, "3"), (#"\bfour\b"#, "4"), (#"\bfive\b"#, "5"),
    (#"\bsix\b"#, "6"), (#"\bten\b"#, "10"),
  ]
}
