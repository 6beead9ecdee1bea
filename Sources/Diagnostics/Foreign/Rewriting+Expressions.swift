/// After Effects' expressions, each of which is a whole line.
extension Rewriting {
  static let expressions: [Rewriting] = [
    .init(
      "a layer's view stands by its name alone",
      Pattern(
        #"^\s*(?:thisComp|comp\("[^"]*"\))\.layer\(\s*["'](VIEW)["']\s*\)\.(?:transform\.)?(?:position|anchorPoint);?$"#,
        "print $1.center"),
      Pattern(
        #"^\s*(?:thisComp|comp\("[^"]*"\))\.layer\(\s*["'](VIEW)["']\s*\)\.(?:transform\.)?opacity;?$"#,
        "print $1.alpha"),
      Pattern(#"\b(?:thisComp|comp\("[^"]*"\))\.layer\(\s*["'](VIEW)["']\s*\)\."#, "$1."),
      Pattern(#"\bthisLayer\.(?:transform\.)?(?=[a-z])"#, "FIRST."),
      Pattern(
        #"\b(VIEW)\.transform\.(?=(?:position|scale|rotation|opacity|anchorPoint)\b)"#, "$1."),
      Pattern(#"\bthisComp\.(width|height)\b"#, "stage.size.$1")),
    .init(
      "a value of a moment is told when it is that time",
      Pattern(
        #"^\s*(?:print\s+|show\s+)?(VIEW\.[\w.]+?)\.valueAtTime\(\s*(\d*\.?\d+)\s*\)$"#,
        "run ${2}s; print $1"),
      Pattern(
        #"^\s*(?:print\s+|show\s+)?valueAtTime\(\s*(\d*\.?\d+)\s*\)(?:\s+(?:of|for)\s+(VIEW\.[\w.]+))$"#,
        "run ${1}s; print $2"),
      Pattern(#"^\s*valueAtTime\(\s*(\d*\.?\d+)\s*\)$"#, "run ${1}s; print FIRST.center"),
      Pattern(
        #"^\s*(?:print\s+|show\s+)?(?:the\s+)?(?:value\s+of\s+)?(VIEW\.[\w.]+)\s+at\s+(?:t\s*=\s*|time\s+)?(\d*\.?\d+\s*(?:s|ms|frames))$"#,
        "run $2; print $1"),
      Pattern(
        #"^\s*(?:print\s+|show\s+)?(?:the\s+)?(?:value\s+of\s+)?(VIEW\.[\w.]+)\s+(?:at|on|in)\s+frame\s+(\d+)$"#,
        "run $2 frames; print $1"),
      Pattern(#"^(run \S+(?: frames)?; print VIEW)\.(?:center\.)?(x|y)$"#, "$1.center.$2"),
      Pattern(#"^(run \S+(?: frames)?; print VIEW)\.position$"#, "$1.center"),
      Pattern(#"^(run \S+(?: frames)?; print VIEW)\.opacity$"#, "$1.alpha")),
    .init(
      "`animate` goes to a value, along a curve",
      Pattern(
        #"^\s*easy[- ]?ease\s+(?:keyframes?\s+)?(?:for\s+|on\s+|of\s+)?(?:the\s+)?(VIEW)(?:'s)?[\s.]+(?:position\s+)?(?:from\s+)?(?:0\s*s\s+to\s+|over\s+|in\s+)(\d*\.?\d+\s*(?:s|ms))$"#,
        "animate $1.center to (160, 300) over $2 curve easeInOut"),
      invents: true),
    .init(
      "a motion to and fro has `repeat` and `autoreverse`", invents: true,
      change: { line, names in wiggled(line, names) ?? line }),
    .init(
      "a view's place is changed by a sum",
      Pattern(
        #"^\s*(?:transform\.position|position|value)\s*\+\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\];?$"#,
        "FIRST.center += ($1, $2)"),
      Pattern(
        #"^\s*\[\s*value\[0\]\s*,\s*value\[1\]\s*\+\s*([\d.]+)\s*\];?$"#, "FIRST.center.y += $1"),
      Pattern(
        #"^\s*\[\s*value\[0\]\s*\+\s*([\d.]+)\s*,\s*value\[1\]\s*\];?$"#, "FIRST.center.x += $1")),
    .init(
      "what grows with time is an animation by so much a second",
      Pattern(
        #"^\s*(?:VIEW\.)?(?:transform\.)?rotation\s*=\s*time\s*\*\s*(-?\d*\.?\d+);?$"#,
        "animate FIRST.rotation by ${1}deg over 1s curve linear"),
      Pattern(
        #"^\s*time\s*\*\s*(-?\d*\.?\d+);?$"#,
        "animate FIRST.rotation by ${1}deg over 1s curve linear")),
    .init(
      "random numbers come from `seed`",
      Pattern(#"^\s*(?:seedRandom|randomSeed|noiseSeed)\(\s*(\d+)[^()]*\);?$"#, "seed $1")),
    .init(
      "an angle has its unit",
      Pattern(#"^\s*(?:degreesToRadians|radians)\(\s*(-?[\d.]+)\s*\);?$"#, "print ${1}deg"),
      Pattern(#"^\s*(?:radiansToDegrees|degrees)\(\s*(-?[\d.]+)\s*\);?$"#, "print ${1}rad")),
    .init(
      "a spring is made of its numbers",
      Pattern(
        #"^\s*spring\(\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*(?:,\s*(-?\d*\.?\d+)\s*)?\);?$"#,
        "spring(mass: $1, stiffness: $2, damping: $3, velocity: $4)"),
      Pattern(#"^(spring\(.*), velocity: \)$"#, "$1)"),
      Pattern(
        #"^\s*spring\(\s*(\d{2,}\.?\d*)\s*,\s*(\d*\.?\d+)\s*\);?$"#,
        "spring(stiffness: $1, damping: $2)")),
    .init(
      "what comes after an animation stands behind `then`",
      Pattern(
        #"^\s*(animate\s+VIEW\.[\w.]+\s+(?:to|by)\s+(?:\([^()]*\)|\S+)(?:\s+over\s+\S+)?)\s*,?\s*(?:and\s+)?then\s+(?:animate\s+)?(VIEW\.[\w.]+\s+(?:to|by)\s+[^{};]+)$"#,
        "$1 over 0.5s then { animate $2 over 0.5s }"),
      Pattern(#"(over \S+) over 0\.5s( then \{)"#, "$1$2"),
      Pattern(#"(over \S+) over 0\.5s \}$"#, "$1 }")),
  ]

  private static let wiggle: Form =
    #"^\s*(?:(VIEW)\.)?(?:transform\.)?(?:(position|rotation|opacity|scale|x|y)\.)?wiggle\(\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*(?:,[^()]*)?\);?$"#
  private static let wave: Form =
    #"^\s*(?:(VIEW)\.(?:center\.)?([xy])\s*=\s*|value\s*\+\s*)?(?:Math\.)?sin\(\s*time\s*(?:\*\s*(\d*\.?\d+))?\s*\)\s*\*\s*(\d*\.?\d+);?$"#

  /// `wiggle(2, 30)`: so many times a second, by so much.
  private static func wiggled(_ line: String, _ names: NamesAtHand) -> String? {
    guard let match = wiggle.first(in: line, names) ?? wave.first(in: line, names),
      let view = match[1] ?? names.views.first, let rate = Double("0" + (match[3] ?? "1")), rate > 0
    else { return nil }
    let amount = match.text(4)
    let motion: String? =
      switch match[2] {
      case "rotation": "rotation by \(amount)deg"
      case "opacity": "alpha by -\(amount)%"
      case "scale": "scale by \(amount)%"
      case "y": "center.y by \(amount)"
      default: "center.x by \(amount)"
      }
    // There and back is once: a wave's is 2π by its factor.
    let half = line.has(#"wiggle"#) ? 0.5 / rate : .pi / rate
    let time =
      half < 0.1
      ? "\(SpokenNumber.text((half * 1_000).rounded()))ms" : "\(SpokenNumber.text(half))s"
    return motion.map { "animate \(view).\($0) over \(time) repeat forever autoreverse on" }
  }
}
