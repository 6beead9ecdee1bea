/// Text for the notebook: `write: mass does not matter here`, `add a note that it falls`, `title: Falling bodies`.
enum SpokenProse {
  private static let titled: Form =
    #"^\s*(?:(?:add|set|give|make|write)\s+)?(?:(?:a|the|as|it|this)\s+)*(?:(?:notebook|document|lesson|page|session)(?:'s)?\s+)?(?:title|heading|headline|caption|h1)(?:\s+(?:to|is|of\s+the\s+notebook))?\s*[:=]?\s+(\S.*)$"#
  private static let called: Form =
    #"^\s*(?:call|name|title)\s+(?:this|the|my)\s+(?:notebook|lesson|session|document|page|file)\s*:?\s+(\S.*)$"#
  private static let noted: Form =
    #"^\s*(?:write|note|remark|comment|annotate|memo|remember|text|paragraph|write\s+down|note\s+down|note\s+to\s+self|(?:(?:add|insert|write|make|leave|put|take)\s+)?(?:a\s+|the\s+|some\s+)?(?:note|comment|text|paragraph|remark|line\s+of\s+text|explanation|markdown)(?:\s+(?:saying|that\s+says|in\s+the\s+notebook|to\s+the\s+notebook))?)\s*:\s*(\S.*)$"#
  private static let reported: Form =
    #"^\s*(?:(?:write|note)(?:\s+down)?|(?:add|insert|write|make|leave|put)\s+(?:a\s+|the\s+|some\s+)?(?:note|comment|text|paragraph|remark))\s+(?:that|saying|which\s+says|that\s+says)\s+(\S.*)$"#
  private static let bare: Form =
    #"^\s*(?:note|comment|remark)\s+((?:[\p{L}][\p{L}',.-]*\s+){2,}[\p{L}][\p{L}'.,!?-]*)$"#
  /// What is told as a part of an experiment stays with its word.
  private static let found: Form =
    #"^\s*((?:conclusion|result|observation|hypothesis|prediction|question|answer|task|exercise|remember|idea|aim|method)s?:\s*\S.*)$"#
  private static let placed: Form =
    #"\s(?:in|on|onto|into|inside)\s+(?:the\s+)?VIEW\s*$|\b(?:VIEW|label)\b.*\b(?:text|says)\b|^\s*(?:text|title)\s+(?:of|on|in|for)\b"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard !line.contains(where: { "{}`\\".contains($0) }), placed.first(in: line, names) == nil
    else { return nil }
    if let match = line.first(called) ?? line.first(titled), let text = text(match.text(1)) {
      return Spoken.Reading("title \(text)", "a notebook has a `title`, and `note` adds text")
    }
    let match = line.first(found) ?? line.first(reported) ?? line.first(noted) ?? line.first(bare)
    return match.flatMap { text($0.text(1)) }.map {
      Spoken.Reading("note \($0)", "`note` writes text into the notebook")
    }
  }

  /// As a text is written here; nil where it has marks of its own inside.
  private static func text(_ typed: String) -> String? {
    let bare = typed.removing(#"^\s*["'“‘]|["'”’]?\s*$"#)
    return bare.isEmpty || bare.contains("\"") ? nil : "\"\(bare)\""
  }
}
