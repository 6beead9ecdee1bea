/// What people want to do or know, each with the line that does it. They are no topics of help: a
/// line in plain words is answered by one if at least two of its words speak for it.
///
/// In capitals stands what the line or the session says: `VIEW`, `TIME`, `COUNT`, `ANGLE`, `COLOR`,
/// `CURVE` and `OTHER` curve, the `PARTNER` of a view, the name of a `GRAVITY`, the stage's `WIDTH`
/// and `HEIGHT`, the time `NOW` and `HALF` of it. A word behind `=` must be said. `|` divides lines of
/// which the first that works is shown.
extension Concept {
  static let deeds: [Concept] = [
    .init(
      "stopping", "long until till stop stops rest rests settle settles finish finished ends over",
      "when all has come to rest", "run until rest"),
    .init(
      "slow motion", "slow slowly slower motion play watch speed down half",
      "what comes, slower than it is", "play 2s speed 0.5"),
    .init(
      "fast motion", "speed up fast faster quick quicker play watch forward double",
      "what comes, faster than it is", "play 2s speed 2"),
    .init(
      "many views", "make create add put have want COUNT balls boxes squares circles views cards",
      "views with a number each",
      "for i in 1..COUNT { view ball[i] frame (WIDTH / COUNT * (i - 1), 50, 20, 20) }"),
    .init(
      "floor", "add put make build create floor ground bottom under below stand land",
      "a line that views land on",
      "boundary floor from (0, HEIGHT - 60) to (WIDTH, HEIGHT - 60)|collision on VIEW; boundary floor from (0, HEIGHT - 60) to (WIDTH, HEIGHT - 60)"
    ),
    .init(
      "value later", "height high position place where far moved value after in later TIME at",
      "where a view is at a time", "goto TIME; VIEW.center"),
    .init(
      "speed later", "fast speed velocity quick after at TIME",
      "how fast a view is at a time", "goto TIME; VIEW.velocity"),
    .init(
      "first", "which who first lands land landed hits hit reaches floor ground order earlier",
      "past events with their times", "events"),
    .init(
      "again", "do run play show it all once again more repeat same", "the session again",
      "replay"),
    .init(
      "upward gravity",
      "reverse reversed invert flip turn around gravity up upward upwards upside negative opposite",
      "gravity that points up", "GRAVITY.angle = -90deg|gravity on VIEW angle -90deg"),
    .init(
      "no gravity", "turn switch take off stop remove disable without no gravity zero",
      "gravity without an effect", "mute GRAVITY"),
    .init(
      "closer", "=zoom closer close into in look part detail bounce plot graph",
      "a part of what was recorded", "plot VIEW.center.y from HALF to NOW"),
    .init(
      "picture of a curve", "show draw look looks like what does curve plot graph CURVE",
      "a curve as a picture", "plot CURVE"),
    .init(
      "two curves",
      "compare difference between curves which smoother differ versus CURVE =OTHER",
      "two curves and how far apart they are", "compare CURVE, OTHER"),
    .init(
      "left", "move slide shift go push =left", "a move to the left",
      "animate VIEW.center.x by -100 over 0.5s"),
    .init(
      "right", "move slide shift go push animate =right side", "a move to the right",
      "animate VIEW.center.x by 100 over 0.5s"),
    .init(
      "up", "move slide shift go float rise lift fly up upward upwards", "a move up",
      "animate VIEW.center.y by -100 over 0.5s"),
    .init(
      "down", "move slide shift go =down", "a move down",
      "animate VIEW.center.y by 100 over 0.5s"),
    .init(
      "from the left", "slide come comes enter move in =from =left side", "a view that comes in",
      "VIEW.center.x -= WIDTH; animate VIEW.center.x by WIDTH over 0.5s"),
    .init(
      "from the right", "slide come comes enter move in =from =right side", "a view that comes in",
      "VIEW.center.x += WIDTH; animate VIEW.center.x by -WIDTH over 0.5s"),
    .init(
      "turn", "rotate turn spin by ANGLE degrees clockwise around", "a view that turns",
      "animate VIEW.rotation by ANGLE over 0.5s"),
    .init(
      "throw", "throw fling toss shoot flick right left up away hard ball", "a view that is thrown",
      "item VIEW; fling VIEW velocity (300, -200)"),
    .init(
      "finger", "follow follows stick sticks drag dragging with finger touch mouse move",
      "a view that a finger moves", "on pan VIEW { VIEW.center = event.point }"),
    .init(
      "shaking", "shake wiggle jiggle tremble side sideways error wrong password",
      "a view that moves to and fro",
      "animate VIEW.center.x by 10 over 50ms repeat 4 autoreverse on"),
    .init(
      "fading", "fade out away disappear disappears vanish hide slowly gradually transparent",
      "a view that becomes clear", "animate VIEW.alpha to 0 over 1s"),
    .init(
      "fading in", "fade in appear appears show slowly gradually", "a view that becomes opaque",
      "VIEW.alpha = 0; animate VIEW.alpha to 1 over 1s"),
    .init(
      "height of bounces", "how high height bounce bounces bounced peak",
      "its highest and lowest values", "measure VIEW.center.y"),
    .init(
      "course of a height", "plot graph draw chart show height position over time fall VIEW",
      "recorded values over time", "plot VIEW.center.y"),
    .init(
      "course of a speed", "plot graph draw chart show speed velocity fast over time",
      "recorded values over time", "plot length(VIEW.velocity)|plot VIEW.velocity.y"),
    .init(
      "list of places", "print list show position place height every each seconds",
      "recorded values, one row for each time", "table VIEW.center.x, VIEW.center.y every 100ms"),
    .init(
      "waiting", "wait let pass run simulation for TIME seconds second after happens",
      "time that passes",
      "run TIME"),
    .init(
      "beginning", "go back start begin from over beginning rewind again", "the time 0", "goto 0s"),
    .init(
      "last line", "undo take back last line thing step change", "without the last line", "undo"),
    .init(
      "rope", "connect attach tie link join rope rod string chain hang hook together PARTNER",
      "a rod between two views", "attach VIEW to PARTNER"),
    .init(
      "pendulum", "make build swing swings swinging forth hang string pendulum",
      "a weight that hangs from a point", "attach VIEW to (WIDTH / 2, 0); gravity on VIEW"),
    .init(
      "pulling", "=pull middle center centre towards toward", "a pull to the middle",
      "snap VIEW to (WIDTH / 2, HEIGHT / 2)"),
    .init(
      "middle", "move put go middle center centre", "a move to the middle",
      "animate VIEW.center to (WIDTH / 2, HEIGHT / 2) over 0.5s"),
    .init(
      "growing", "make grow bigger larger size big", "a view that grows",
      "animate VIEW.scale to 2 over 0.5s"),
    .init(
      "shrinking", "make shrink smaller size small", "a view that shrinks",
      "animate VIEW.scale to 0.5 over 0.5s"),
    .init(
      "heavier", "make twice double =heavy heavier weight mass", "a view of more mass",
      "item VIEW density 2"),
    .init(
      "bouncier", "make bounce bouncy bouncier more higher", "a view that bounces more",
      "item VIEW elasticity 0.8"),
    .init(
      "friction", "make slippery slippy rough ice grip less more floor friction",
      "how much views rub", "item VIEW friction 0"),
    .init(
      "coloring", "make change paint color colour turn into COLOR", "a view in a color",
      "VIEW.color = COLOR"),
    .init(
      "falling", "make let box ball fall falls falling drop down", "a view that falls",
      "gravity on VIEW"),
  ]

  /// Words that turn the meaning of others around.
  private static let negations: Set = [
    "not", "don", "never", "doesn", "isn", "no", "without", "stop",
  ]

  /// The concepts of which at least two of a text's words speak, and all of those that mean something:
  /// a word that says something else is never passed over. Those of which the most speak come first.
  /// Words without a topic of their own, such as `make`, speak only beside another.
  ///
  /// - Parameters:
  ///   - values: What a text says besides its words: `TIME` for a time in it.
  ///   - read: The words that say so.
  ///   - isCommand: Whether it begins with a command, and has none of the small words of prose.
  static func meant(
    by text: String, _ values: Set<String>, read: Set<String>, isCommand: Bool, views: [String]
  ) -> [Concept] {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let all = Set(words.map(HelpIndex.stem))
    let named = !Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      .isDisjoint(with: views)
    let meaningful = Set(HelpIndex.stems(of: text)).subtracting(
      (views + read).map(HelpIndex.stem))
    let deedCount = deeds.count
    return (deeds + self.all).enumerated().compactMap { place, concept -> (Int, Int, Concept)? in
      let name = concept.name.split(separator: " ").map(String.init)
        .filter { !["a", "from", "in", "of", "the"].contains($0) }
      let isDeed = place < deedCount
      let others = concept.others.flatMap {
        isDeed ? $0.split(separator: "-").map(String.init) : [$0]
      }
      let own = (name + others).map { $0.hasPrefix("=") ? String($0.dropFirst()) : $0 }
      // Some of a kind are as many as the line says.
      if own.contains("COUNT"), !values.contains("COUNT") { return nil }
      let stems = Set(own.map { $0.first?.isUppercase == true ? $0 : HelpIndex.stem(of: $0) })
      guard negations.allSatisfy({ !words.contains($0) || stems.contains(HelpIndex.stem(of: $0)) })
      else { return nil }
      let needed = others.filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }
      guard needed.allSatisfy({ all.contains(HelpIndex.stem(of: $0)) || values.contains($0) })
      else { return nil }
      let spoken = all.intersection(stems).subtracting(read.map(HelpIndex.stem))
      let told = values.intersection(stems)
      let strong = spoken.intersection(meaningful.union(name.map(HelpIndex.stem))).union(told)
      // A topic is not what one word and a view are about.
      let isOfView = named && isDeed && concept.example([]).prefix { $0 != "|" }.contains("box")
      // A command of ours with a mistake is not plain words, unless all of them speak.
      let spoke = words.filter { stems.contains(HelpIndex.stem(of: $0)) }
      if isCommand {
        let rest = Set(words).subtracting(views.map { $0.lowercased() }).subtracting(read)
        guard isDeed, spoke.count > 1, rest.allSatisfy(spoke.contains) else { return nil }
      }
      let count = spoken.count + told.count + (isOfView ? 1 : 0)
      guard !strong.isEmpty, count >= 2,
        meaningful.isSubset(of: stems)
      else { return nil }
      return (count, place, concept)
    }
    .sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
  }
}
