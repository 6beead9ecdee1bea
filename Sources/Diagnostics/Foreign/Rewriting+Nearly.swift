/// Commands of this language that lack a word, or have one too many.
extension Rewriting {
  static let nearly: [Rewriting] = [
    .init(
      "`draw` draws the stage",
      Pattern(#"^\s*draw\s+(?:the\s+)?VIEW$"#, "draw"),
      Pattern(
        #"^\s*(?:draw|show)\s+(?:the\s+)?(?:paths?|trajector(?:y|ies)|routes?)$"#,
        "run 1s; draw trails")),
    .init(
      "a boundary has a name",
      Pattern(
        #"^\s*boundary\s+from\s+(\([^()]*\))\s+to\s+(\([^()]*\))$"#,
        "collision on FIRST; boundary line from $1 to $2")),
    .init(
      "`animate` goes by a difference, `over` a time",
      Pattern(
        #"^\s*animate\s+(VIEW)\.(?:center\.)?(x|y)\s*(?:\+=?)\s*(\d*\.?\d+)$"#,
        "animate $1.center.$2 by $3 over 0.5s"),
      Pattern(
        #"^\s*animate\s+(VIEW)\.(?:center\.)?(x|y)\s*(?:-=?)\s*(\d*\.?\d+)$"#,
        "animate $1.center.$2 by -$3 over 0.5s"),
      Pattern(#"^\s*animate\s+(\d*\.?\d+m?s)\s*(\{.*\})$"#, "animate over $1 $2"),
      Pattern(
        #"^\s*animate\s+(VIEW)\.(?:rotation|angle)\s+(?:to\s+)?(-?\d+)$"#,
        "animate $1.rotation to ${2}deg over 0.5s")),
    .init(
      "a tilt is two numbers from -1 to 1: right, and down",
      Pattern(#"^\s*tilt\s+(-?\d*\.?\d+)$"#, "tilt ($1, 0)"),
      Pattern(#"^\s*tilt\s+(-?\d*\.?\d+)\s*,?\s+(-?\d*\.?\d+)$"#, "tilt ($1, $2)")),
    .init(
      "how often stands behind `every`",
      Pattern(
        #"^\s*(table\s+VIEW\.[\w.]+)\s+(0?\.\d+s|\d+ms|\d+\s+frames)$"#, "run 1s; $1 every $2")),
    .init(
      "`plot` draws several values, with commas between",
      Pattern(
        #"^\s*(plot|table|print)\s+x\s+and\s+y\s+(?:of|for)\s+(?:the\s+)?(VIEW)$"#,
        "run 1s; $1 $2.center.x, $2.center.y")),
    .init(
      "a tweak's name has three parts",
      Pattern(
        #"^\s*tweak\s+(VIEW)\.(\w+)\s+(?:from\s+|between\s+)?(-?\d*\.?\d+)\s*(?:to|\.\.|and)\s*(-?\d*\.?\d+)$"#,
        "tweak \"Views/$1/$2\" for $1.$2 range $3..$4"),
      Pattern(
        #"^\s*tweak\s+(?:the\s+)?(VIEW)\.(\w+)$"#, "tweak \"Views/$1/$2\" for $1.$2"),
      change: { line, names in
        guard line.has(#"^\s*tweak\s+(?:the\s+)?gravity$"#), let view = names.views.first else {
          return line
        }
        let tweak = "tweak \"Physics/Gravity/Magnitude\" for"
        return names.newest("gravity").map { "\(tweak) \($0).magnitude range 0..4" }
          ?? "gravity on \(view) as g; \(tweak) g.magnitude range 0..4"
      }),
  ]
}
