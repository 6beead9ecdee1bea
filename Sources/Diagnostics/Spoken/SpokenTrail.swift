/// The way that views have gone: `leave a trail behind the ball`, `show the trajectory of red`, `pen down`.
enum SpokenTrail {
  private static let opening =
    #"^ (?:(?:leave|show|draw|trace|see|display|add|make|turn on|enable|give|plot|record|let|keep|have|put|render|print|view|i want) )*(?:(?:me|VIEW|the|an?|its|some|motion|full|whole|flight|movement) )*"#
  private static let trail = Form(
    opening
      + #"(?:trails?|trajector(?:y|ies)|paths?|traces?|onion[ -]?skin(?:ning)?|ghost(?:s| trail)?|footprints|breadcrumbs|streak|comet tail|strob(?:e|oscope)(?: (?:picture|photo|image))?|pen down)\b(?: (?:behind|of|for|after|left by|from|on|with|that|where|which|as|while|when))*"#
  )
  private static let verbs: Form =
    #"\b(?:it )?(?:makes|takes|took|leaves|has (?:taken|drawn|gone|left)|draws|moves|moved|goes|went|follows|travels|falls|flies|moving)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let time = line.take(#"\b(?:for|over|in|during) (\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?)?\b"#)
    // `trace ball.y as low` is a command, and a way that is followed is another thing.
    guard !line.has(#"^ trace (?:the )?VIEW [xy]|\bfollow|\balong\b|^ (?:animate|move)\b"#),
      line.takes(trail)
    else { return nil }
    _ = line.takeViews()
    _ = line.takes(verbs)
    guard line.isRead else { return nil }
    return Spoken.Reading(
      "run \(time.map { $0.text(1) + $0.text(2) } ?? "1s"); draw trails",
      "`draw trails` shows where views have been")
  }
}
