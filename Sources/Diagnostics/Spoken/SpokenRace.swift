/// Views that are let go together, and which of them is first: `drop red and ball together, which lands first?`.
enum SpokenRace {
  private static let asking: Form =
    #"(?:^|[\s,;.:])(?:and\s+|see\s+|tell\s+me\s+|show\s+me\s+|find\s+out\s+)*(?:which|who|what)(?:\s+(?:one|view|of\s+them|object))?\s+(?:(?:will|would|does|do|is|of)\s+)*(?:lands?|falls?|hits?|reach(?:es)?|arrives?|touch(?:es)?|comes?|gets?|drops?|wins?)\b.*$"#
  private static let first: Form =
    #"\b(?:first|faster|sooner|quicker|earlier|fastest|soonest|wins?)\b"#
  private static let falling: Form =
    #"\b(?:drop(?:s|ped)?|fall(?:s|ing)?|lands?|released?|let\s+go|race|hits?|reach(?:es)?|gravity|lets?)\b"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.has(asking), line.has(first), line.has(falling),
      !line.contains(where: { "{}=\"`".contains($0) }), !line.has(#"\d"#)
    else { return nil }
    let words = line.words.map(String.init)
    let named = names.views(nearest: line).filter(words.contains)
    let views = named.count > 1 ? named : names.views
    guard (2...5).contains(views.count) else { return nil }
    let fallers = views.filter { !names.falling.contains($0) }
    let pull = fallers.isEmpty ? "" : "gravity on \(fallers.joined(separator: ", ")); "
    // Each by itself, so that none gets in the way of another.
    let floors = views.filter { !names.holds("collision", $0) }.map {
      "collision on \($0) bounds; "
    }
    return Spoken.Reading(
      "\(pull)\(floors.joined())run 2s; events", "`events` tells who touched what, and when")
  }
}
