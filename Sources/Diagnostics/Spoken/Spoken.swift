/// Sentences about dynamics and its kin, each of which a reader of its own reads to the last word.
enum Spoken {
  /// What a reader made of a line.
  struct Reading {
    let line: String
    /// What is to be known, as a sentence without its full stop.
    let says: String

    init(_ line: String, _ says: String) {
      self.line = line
      self.says = says
    }
  }

  private static let readers: [@Sendable (SpokenLine) -> Reading?] = [
    SpokenExit.read, SpokenStagger.read, SpokenOrder.read, SpokenDrag.read, SpokenGlide.read,
    SpokenTrail.read, SpokenStage.emptied, SpokenAlignment.read, SpokenEntrance.read,
    SpokenTurn.read, SpokenExperiment.read, SpokenGuess.read, SpokenReckoning.read,
    SpokenCorner.read, SpokenStart.read, SpokenReplay.read, SpokenExport.read, SpokenPath.read,
    SpokenShadow.read,
    SpokenLabel.read,
    SpokenRest.read,
    SpokenSurface.read, SpokenGravity.read, SpokenFall.read, SpokenMaterial.read,
    SpokenEnding.read,
    SpokenKeyframes.read, SpokenGesture.read, SpokenSize.read, SpokenField.orbit, SpokenField.read,
    SpokenTie.attach, SpokenTie.snap, SpokenWall.read, SpokenWall.ramp, SpokenWall.edges,
    SpokenForce.spin, SpokenForce.rebound, SpokenForce.push, SpokenLook.read, SpokenForce.fling,
    SpokenSpring.read,
    SpokenTilt.read, SpokenFade.read, SpokenMove.read, SpokenShape.read, SpokenCopy.read,
    SpokenStage.read, SpokenWall.collision,
    SpokenShape.several, SpokenUntil.read, SpokenPaint.read, SpokenClause.read,
    SpokenMove.distributed, SpokenValues.read,
  ]

  /// What a line means; nil where a word of it is not understood.
  static func reading(of line: String, _ names: NamesAtHand) -> Reading? {
    for read in written {
      if let reading = read(line, names) { return reading }
    }
    let painted = WrittenColor.worded(line)
    guard let spoken = SpokenLine(painted.line, names.adding(colors: painted.words)),
      let reading = whole(spoken) ?? later(spoken) ?? pair(spoken)
    else { return nil }
    return Reading(painted.restored(in: reading.line), reading.says)
  }

  /// Lines with signs that no sentence has, or with a person's own text.
  private static let written: [@Sendable (String, NamesAtHand) -> Reading?] = [
    SpokenProse.read, SpokenFile.read, SpokenCurves.read, SpokenCurves.code, SpokenStyle.read,
    SpokenPress.read,
    SpokenRace.read, SpokenDriver.read,
    SpokenWiggle.read, SpokenShape.looped, SpokenRebound.read, SpokenPath.written,
    SpokenStylesheet.read,
    SpokenLabel.written,
    SpokenKey.read,
  ]

  private static func whole(_ line: SpokenLine) -> Reading? {
    for read in readers {
      if let reading = read(line) { return reading }
    }
    return nil
  }

  private static let delay: Form =
    #"^ (?:after|in) (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?,? |,? (?:after|in) (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)? $"#

  /// `reverse gravity after 2 seconds`: a block that runs later.
  private static func later(_ line: SpokenLine) -> Reading? {
    var line = line
    guard let time = line.take(delay), let reading = whole(line) ?? plain(line) else { return nil }
    let (number, unit) = (time[1] ?? time.text(3), time[2] ?? time.text(4))
    return Reading(
      "at t + \(number)\(unit) { \(reading.line) }", "`at TIME { … }` runs a block later")
  }

  /// A command that is right as it is.
  private static func plain(_ line: SpokenLine) -> Reading? {
    let text = Rewriting.trimmed(line.rest)
    return text.has(#"^(?:stop|pause|resume|mute|unmute|remove) \w+$|^keyboard (?:show|hide)$"#)
      ? Reading(text, "`at TIME { … }` runs a block later") : nil
  }

  private static let joint: Form = #",? (?:and then|then|and) (?:(?:let|make) )?|, "#

  /// Two sentences, the second of which may say `it`.
  private static func pair(_ line: SpokenLine) -> Reading? {
    for match in joint.all(in: line.rest) {
      let scalars = Array(line.rest.unicodeScalars)
      let first = String(String.UnicodeScalarView(scalars[..<match.range.lowerBound]))
      let second = String(String.UnicodeScalarView(scalars[match.range.upperBound...]))
      let names = line.names.ordered(by: first)
      let view = names.views.first ?? "it"
      guard let one = spoken(first, names) else { continue }
      let named = it.replaced(in: Rewriting.trimmed(second)) { _ in view }
      if named.has(#"^back(?: again)?[^\w]*$"#), one.line.hasPrefix("animate "),
        !one.line.contains(" repeat ")
      {
        return Reading(
          "\(one.line) repeat 2 autoreverse on", "`autoreverse` goes back the same way")
      }
      // `move ball right 100 then down 50` has its verb once.
      let verb = Rewriting.trimmed(first).prefix { $0 != " " }
      let isWay = named.has(#"^(?:to|up|down|left|right|back|by|in|out|from|\d|\()"#)
      guard
        let other = meaning(of: named, names)
          ?? (isWay ? meaning(of: "\(verb) \(view) \(named)", names) : nil)
      else { continue }
      if other.hasPrefix(one.line + "; ") { return Reading(other, one.says) }
      let isThen = match.text().contains("then") && other.hasPrefix("animate ")
      return isThen && one.line.hasPrefix("animate ") && !one.line.contains(";")
        ? Reading(
          "\(one.line) then { \(other) }", "what comes after an animation stands behind `then`")
        : Reading("\(one.line); \(other)", one.says)
    }
    return nil
  }

  private static func spoken(_ text: String, _ names: NamesAtHand) -> Reading? {
    if let match = dropped.first(in: text, names) {
      return Reading("gravity on \(match.text(1))", "`gravity` pulls views")
    }
    return SpokenLine(text, names).flatMap(whole)
      ?? (text.has(#"\b(?:move|scale|rotate|fade|slide|turn|grow|shrink)\b"#)
        ? PlainSentence.line(for: text, names).map {
          Reading($0, "`animate` moves a property of a view")
        } : nil)
  }

  private static let dropped: Form =
    #"^\s*(?:drop|release|let go of|let fall)\s+(?:the\s+)?(VIEW)\s*$"#

  private static func meaning(of text: String, _ names: NamesAtHand) -> String? {
    SpokenLine(text, names).flatMap(whole)?.line ?? PlainSentence.line(for: text, names)
  }

  private static let it: Form = #"\b(?:it|them)\b"#
}
