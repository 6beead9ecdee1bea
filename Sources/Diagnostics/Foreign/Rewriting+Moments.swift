/// Sentences that are told whole by what is to be when: over a time, after it, again; and what is told or made so.
extension Rewriting {
  static let moments: [Rewriting] = [
    .init(
      "`animate` goes to a value, along a curve",
      Pattern(
        #"^\s*(?:ease|tween|interpolate)\s+(VIEW\.[\w.]+)\s+to\s+(\([^()]*\)|\S+)\s+(?:with|using|by|along|curve)\s+(\w+)$"#,
        "animate $1 to $2 over 0.5s curve $3"),
      Pattern(
        #"^\s*(?:ease|tween|interpolate)\s+(VIEW\.[\w.]+)\s+to\s+(\([^()]*\)|\S+)\s+(?:over|in|for)\s+([\d.]+)\s*s(?:ec\w*)?$"#,
        "animate $1 to $2 over ${3}s curve easeInOut"),
      Pattern(
        #"^\s*spring\s+(?:the\s+)?(VIEW)\s+to\s+(\(\s*-?[\d.]+\s*,\s*-?[\d.]+\s*\))$"#,
        "animate $1.center to $2 curve spring(duration: 0.5, bounce: 0.3)"),
      Pattern(
        #"^\s*(?:spin|turn|rotate)\s+(?:the\s+)?(VIEW)\s+(\d+)\s+times$"#,
        "animate $1.rotation by $2 * 360deg over 1s")),
    .init(
      "`at` takes a time to come",
      Pattern(
        #"^\s*(?:after|in)\s+([\d.]+)\s*(s|ms)(?:ec\w*)?\s*(?:,|:|then|do)?\s*\{\s*(.*?)\s*\}$"#,
        "at t + $1$2 { $3 }")),
    .init(
      "`goto` goes back in time",
      Pattern(
        #"^\s*(?:reset|return|put|bring|send|take)\s+(?:the\s+)?(?:VIEW|everything|all|it|them)\s+(?:back\s+)?(?:to|at)\s+(?:the\s+|its\s+|their\s+)?(?:start|beginning|(?:original|initial|first|starting|old)\s+\w+)$"#,
        "goto 0s"),
      Pattern(#"^\s*(?:play|show|run|do)\s+(?:it|that|this|everything)\s+again$"#, "goto 0s; play")),
    .init(
      "`length` tells how far it is",
      Pattern(
        #"^\s*(?:(?:what\s+is|what's|print|tell\s+me|show|how\s+far\s+is)\s+)?(?:the\s+)?distance\s+(?:between|from)\s+(?:the\s+)?(VIEW)\s+(?:and|to)\s+(?:the\s+)?(VIEW)\??$"#,
        "print length($1.center - $2.center)")),
    .init(
      "a view is made with its frame",
      Pattern(
        #"^\s*view\s+(\w+)\s+at\s+\(?\s*(-?[\d.]+)\s*,?\s+(-?[\d.]+)\s*\)?,?\s+size\s+([\d.]+)$"#,
        "view $1 frame ($2, $3, $4, $4)"),
      Pattern(
        #"^\s*view\s+(\w+)\s+at\s+\(?\s*(-?[\d.]+)\s*,?\s+(-?[\d.]+)\s*\)?,?\s+size\s+\(?([\d.]+)\s*(?:x|,|\s)\s*([\d.]+)\)?$"#,
        "view $1 frame ($2, $3, $4, $5)")),
    .init(
      "a behavior names its views behind `on`",
      Pattern(
        #"^\s*(?:gravity\.add\(\s*(VIEW)\s*\)|addGravity\(\s*(VIEW)\s*\))$"#,
        "gravity on $1$2"),
      Pattern(#"^\s*(VIEW)\.(?:addGravity\(\s*\)|add\(\s*gravity\s*\))$"#, "gravity on $1")),
    .init(
      "`isHidden` says whether a view is shown",
      Pattern(#"^\s*(?:show|unhide|reveal)\s+(?:the\s+)?(VIEW)\s+again$"#, "$1.isHidden = false")),
  ]
}
