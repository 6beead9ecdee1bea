/// What is to act no more, in plain words: `turn collisions off`, `detach ball`, `cut the string`, `remove all
/// behaviors`.
enum SpokenEnding {
  private static let ending: Form =
    #"\b(?:(?:turn(?:ed)?|switch(?:ed)?) off|off|remove|delete|disabled?|stop|kill|without|no(?: more)?|cancel|end|take away|get rid of|cut|break|release|detach|disconnect|untie|unlink|unhook|unsnap|let go(?: of)?|clear|drop)\b"#
  /// Kinds of behaviors, with what makes one.
  private static let kinds: [(Form, (verb: String, maker: String))] = [
    (#"\b(?:collisions?|colliding|collide|bumping)\b"#, ("collision", "collision on VIEW bounds")),
    (#"\b(?:push(?:es|ing)?|pushing force)\b"#, ("push", "push on VIEW magnitude 1")),
    (#"\bsnap(?:s|ping)?\b"#, ("snap", "snap VIEW to (160, 240)")),
    (
      #"\b(?:attachments?|attach|rope|string|rod|spring|rubber band|chain|link|joint|tie|connection)\b"#,
      ("attach", "attach VIEW to (160, 0)")
    ),
    (
      #"\b(?:fields?|wind|magnet|vortex|whirlpool|turbulence|black hole)\b"#,
      ("field", "field radial on VIEW at (160, 284)")
    ),
  ]
  private static let all: Form =
    #"\b(?:all|every|the|my)(?: the| my)? ?(?:behaviou?rs?|forces|physics|dynamics|effects)\b|\b(?:behaviou?rs|forces|physics|dynamics)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let verb = line.take(ending)?.text() else { return nil }
    // `turn it off`, with what it is between.
    _ = line.takes(#"^ (?:turn|switch)\b"#)
    let isTie = verb.has(#"^(?:detach|disconnect|untie|unlink|unhook|cut|break|release|let go)"#)
    let kind = line.take(kinds)
    let isAll = kind == nil && line.takes(all)
    // `disconnect ball from box` names both ends.
    let views = line.takeViews()
    guard line.isRead else { return nil }
    if isAll { return allEnded(line.names) }
    if let kind { return ended(kind.verb, kind.maker, views, line.names) }
    guard isTie, !views.isEmpty else { return nil }
    return ended("attach", "attach VIEW to (160, 0)", views, line.names)
  }

  private static let says = "`remove` takes a behavior away by its name"

  private static func ended(
    _ verb: String, _ maker: String, _ views: [String], _ names: NamesAtHand
  ) -> Spoken.Reading? {
    if let own = names.newest(verb) { return Spoken.Reading("remove \(own)", says) }
    guard let view = views.first ?? names.views.first else { return nil }
    let made = maker.replacing("VIEW", with: view)
    return Spoken.Reading(
      "\(made) as \(verb)1; run 1s; remove \(verb)1",
      "there is none yet, and it goes by the name that `show` lists")
  }

  private static func allEnded(_ names: NamesAtHand) -> Spoken.Reading? {
    if names.things.isEmpty { return nil }
    return Spoken.Reading("remove \(names.things.map(\.name).joined(separator: ", "))", says)
  }
}
