/// Numbers with their units, and the small words between values.
extension Rewriting {
  static let values: [Rewriting] = [
    .init(
      "names stand without `the` and `a`",
      Pattern(#"(\S\s+)(?:the|a|an|my)\s+(?!frame\b|=)"#, "$1"),
      Pattern(#"^\s*(?:please|now|then|the|my)\s+"#, "")),
    .init(
      "a choice is made with `if`",
      Pattern(
        #"^(.*\S)\s+\?\s+(\w+\(.*\)|[\w.]+\s*=.+?)\s+:\s+(\w+\(.*\)|[\w.]+\s*=.+)$"#,
        "if $1 { $2 } else { $3 }"),
      Pattern(#"^(.*\S)\s+\?\s+(.+?)\s+:\s+(.+)$"#, "if $1 { print $2 } else { print $3 }")),
    .init(
      "a unit touches its number: `2s`, `300ms`, `45deg`",
      Pattern(#"(\d)\s*(?:milliseconds?|millis|msecs?|ms)\b"#, "$1ms"),
      Pattern(#"(\d)\s*(?:seconds?|secs?|s)\b"#, "$1s"),
      Pattern(#"(\d)\s*(?:minutes?|mins?)\b"#, "$1min"),
      Pattern(#"(\d)\s*(?:degrees?|degs?|°)"#, "$1deg"),
      Pattern(#"(\d)\s*(?:radians?|rads?)\b"#, "$1rad")),
    .init(
      "lengths are points, without a unit",
      Pattern(#"(\d)\s*(?:pixels?|px|points?|pts?|dp|em|rem|cm|mm)\b"#, "$1")),
    .init(
      "how long an animation takes stands behind `over`",
      Pattern(
        #"\b(?:(?:with|in|for|during|within)\s+)?(?:a\s+)?duration:?\s*=?\s*(?:of\s+)?(\d*\.?\d+)(ms|s)?\b"#,
        "over $1$2"),
      // Nobody waits for hundreds of seconds.
      Pattern(#"\bover (\d{3,4})(\s|$)"#, "over $1ms$2"),
      Pattern(#"\bover (\d*\.?\d+)(\s|$)"#, "over $1s$2"),
      Pattern(#"\bafter\s+(\d*\.?\d+(?:s|ms|min)\b)"#, "delay $1"),
      Pattern(#"\b(?:in|for|during|within|takes?)\s+(\d*\.?\d+(?:s|ms|min)\b)"#, "over $1")),
    .init(
      "a curve stands behind `curve`",
      Pattern(
        #"\b(?:with\s+)?(?:easing|ease|timing|using|timingFunction)\s*[:=]?\s+(?!in\b|out\b)([a-z])"#,
        "curve $1"),
      Pattern(
        #"\b(?:(?:with|using|and|curve:?)\s+)?(?:an?\s+)?ease[- ]in[- ](?:and[- ])?out\b"#,
        "curve easeInOut"),
      Pattern(
        #"\b(?:(?:with|using|and|curve:?)\s+)?(?:an?\s+)?ease[- ](in|out)\b"#, "curve ease$u1"),
      Pattern(#"\b(?:curve:?|with|using)\s+ease\b"#, "curve easeInOut"),
      Pattern(#"\b(?:curve|with|using)\s+(?:a\s+)?(?:bounce|bouncing)\b"#, "curve bounceOut"),
      Pattern(#"\b(?:curve|with|using)\s+(?:an?\s+)?(?:overshoot)\b"#, "curve backOut"),
      Pattern(
        #"\b(?:curve|with|using)\s+(?:a\s+)?spring($|\s)"#,
        "curve spring(duration: 0.5, bounce: 0.3)$1"),
      Pattern(#"\bspring\(([\d.]+)s?,\s*([\d.]+)\)"#, "spring(duration: $1, bounce: $2)"),
      Pattern(#"\bwith\s+(ease|bounce|elastic|back|linear)"#, "curve $1")),
    .init(
      "the stage's edges are `bounds` here",
      Pattern(
        #"\b(?:with|and|on|in)\s+(?:the\s+)?(?:walls?|edges?|floor|screen|borders?|bounds)\b"#,
        "bounds"),
      Pattern(#"(\w)\s+(?:walls?|edges?|floor)\s*$"#, "$1 bounds")),
    .init(
      "a keyword and its value stand side by side",
      Pattern(#"([\s][a-zA-Z]+):\s*([^)]*)$"#, "$1 $2"),
      Pattern(#"^(\s*[a-z]+\s+(?:on\s+)?\w+(?:\s.*)?\s[a-zA-Z]+)\s*=\s*"#, "$1 ")),
    .init(
      "a property is set with `=`",
      Pattern(#"^(\s*\w+(?:\.\w+)+)\s*(?::=|<-|==|:)\s*"#, "$1 = "),
      Pattern(#"^(\s*\w+(?:\.\w+)+)\s+(?:to|is)\s+"#, "$1 = "),
      Pattern(##"^(\s*\w+(?:\.\w+)+)\s+([\d("#a-z-])"##, "$1 = $2")),
    .init(
      "a view's place stands behind `frame`", Pattern(#"^(\s*view\s+\w+)\s+(\()"#, "$1 frame $2")),
    .init(
      "a point stands in brackets",
      Pattern(
        #"(=|\bto|\bfrom|\bat|\bvelocity|\bdirection|\bvector)\s+(-?[\d.]+)\s*,\s*(-?[\d.]+)(?=$|\s+[a-z])"#,
        "$1 ($2, $3)"),
      Pattern(
        #"\bframe\s+(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)"#,
        "frame ($1, $2, $3, $4)")),
  ]

  /// Words in another order, told by the views that they name.
  static let places: [Rewriting] = [
    .init(
      "`animate` moves a property of a view",
      Pattern(#"^\s*animate\s+(VIEW)\s+to\s+(\()"#, "animate $1.center to $2"),
      Pattern(#"^\s*(animate\s+\S+)\s+(\([^)]*\)|[\d.]+)\s+([\d.]+m?s)\s*$"#, "$1 to $2 over $3")),
    .init(
      "`repeat` is followed by a number and a block",
      Pattern(#"^\s*(?:loop|repeat|do)\s+(\d+)\s*(?:times|x)?\s*\{(.*)\}$"#, "repeat $1 {$2}"),
      Pattern(#"^\s*(?:loop|repeat|do)\s+(\d+)\s*(?:times|x)?\s*$"#, "repeat $1 { step }")),
    .init(
      "this verb stands alone here",
      Pattern(
        #"^\s*(undo|draw|show|events|clear|quit|reset)(?:\s+(?:two|three|few|some|simulation|world|\d+\s+times|last|it|all|me|that|this|views?|screen|the|everything|now|stage|please|change|program|scene|objects?|here|again|command|step|line))+$"#,
        "$1"),
      Pattern(
        #"^\s*(?:(?:good)?bye(?:[ -]bye)?|ciao|logout|log\s+out|i(?:'m| am)\s+done|(?:close|exit|quit|end|leave|stop)\s+(?:the\s+|this\s+)?(?:program|app|application|session|motionbook|repl|prompt|game))[.!]*$"#,
        "quit")),
    .init(
      "a property follows its view with a dot",
      Pattern(#"^\s*(?:set|change|make|let|put)\s+(?:the\s+)?(VIEW\b)"#, "$1"),
      Pattern(
        #"^\s*(?:(?:set|change|make|let|put)\s+)?(?:the\s+)?(\w+)\s+of\s+(?:the\s+)?(VIEW)\s*(?:to|=|is)\s*(.+)$"#,
        "$2.$1 = $3"),
      Pattern(#"^\s*(?:the\s+)?(\w+)\s+of\s+(?:the\s+)?(VIEW)\s*$"#, "$2.$1"),
      Pattern(
        #"^\s*(VIEW)(?:'s)?[\s.]+([a-zA-Z]\w*(?:\.\w+)?)\s*(?:=|:|\bto\b|\bis\b|\s)\s*([^=\s].*)$"#,
        "$1.$2 = $3"),
      Pattern(#"^\s*(VIEW)\s+(COLOR)\s*$"#, "$1.color = $2")),
    .init(
      "a verb comes before the views it is about",
      Pattern(#"^\s*(VIEW)\.([a-z]+)\((.*)\)\s*;?$"#, "$2 $1 $v3")),
    .init(
      "a verb and its values stand without brackets",
      Pattern(#"^\s*([a-z]+)\((\w+),\s*(\w+):\s*(.+)\)\s*;?$"#, "$1 $2 $3 $4"),
      Pattern(#"^\s*([a-z]+)\((\w+)\)\s*;?$"#, "$1 $2")),
    .init(
      "this verb needs `on` before the views",
      Pattern(
        #"^\s*(gravity|collision|push|effect|parallax)\s+(?:to\s+|for\s+|from\s+)?(VIEW)\b"#,
        "$1 on $2"),
      Pattern(#"^(push on VIEW)$"#, "$1 magnitude 1 instantaneous")),
    .init(
      "a new name is made with `let`",
      Pattern(#"(^\s*|;\s*)(\w+)\s*:?=\s*([^=])"#, "${1}let $2 = $3")),
    .init(
      "a view that is there gets another frame with `=`",
      Pattern(#"^view\s+(VIEW)\s+frame\s+(\([^()]*\))$"#, "$1.frame = $2")),
    .init(
      "a text stands in quotation marks",
      Pattern(#"^(\s*print)\s+([a-zA-Z]\w*(?:[ ,]+[a-zA-Z]\w*)+[.!]?)$"#, #"$1 "$2""#)),
  ]

  /// What a view is made of, which no property of it tells.
  static let materials: [Rewriting] = [
    .init(
      "dynamics moves what a behavior holds",
      Pattern(#"^((?:fling|spin) (VIEW) .*)$"#, "item $2; $1")),
    .init(
      "a material is given with `item`",
      Pattern(#"\b(VIEW)\.(?:mass|weight|density)\s*=\s*([\d.]+)$"#, "item $1 density $2"),
      Pattern(
        #"\b(VIEW)\.(?:bounciness|restitution|elasticity|bounce)\s*=\s*([\d.]+)$"#,
        "item $1 elasticity $2"),
      Pattern(
        #"\b(VIEW)\.(friction|resistance|angularResistance|charge)\s*=\s*([\d.]+)$"#,
        "item $1 $2 $3")),
  ]
}
