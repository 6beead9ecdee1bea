/// Calls of canvases and scripts that draw, write and compute.
extension Rewriting {
  static let canvas: [Rewriting] = [
    .init(
      "a view is moved by its `center`",
      Pattern(
        #"^\s*(VIEW)\.setPosition\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#, "$1.center = ($2, $3)"),
      Pattern(#"^\s*(VIEW)\.size\s*=\s*(\d*\.?\d+);?$"#, "$1.size = $2x$2"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)(?:'s)?\s+z[- ]?(?:index|order|position)\s*(?:to|is|=|:)?\s*(-?\d+)$"#,
        "$1.zPosition = $2"),
      Pattern(
        #"^\s*(?:parent|nest)\s+(?:the\s+)?(VIEW)\s+(?:to|in|into|under|inside)\s+(?:the\s+)?(VIEW)$"#,
        "add $1 to $2"),
      Pattern(
        #"^\s*(?:print|show|tell|log)\s+(?:me\s+)?(?:the\s+)?(VIEW)(?:'s)?\s+(?:position|location|center)$"#,
        "print $1.center")),
    .init(
      "`print` writes",
      Pattern(#"^\s*(?:window\.)?alert\(\s*["']([^"'()]*)["']\s*\);?$"#, "print \"$1\""),
      Pattern(#"^\s*(?:window\.)?alert\(\s*(VIEW\.[\w.]+|\d[\d.]*)\s*\);?$"#, "print $1")),
    .init(
      "a label is a view with a `text`",
      Pattern(
        #"^\s*text\(\s*["']([^"'()]*)["']\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "view title frame ($2, $3, 280, 40) text \"$1\""), invents: true),
    .init(
      "`boundary` adds a line that views bump into",
      Pattern(
        #"^\s*line\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "collision on FIRST; boundary line from ($1, $2) to ($3, $4)")),
    .init(
      "a value between two others is told by `lerp`",
      Pattern(
        #"^\s*map\(\s*([\w.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "lerp($4, $5, ($1 - $2) / ($3 - $2))")),
  ]
}
