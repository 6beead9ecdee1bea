/// After Effects' expressions and p5's calls, each of which is a whole line.
extension Rewriting {
  static let expressions: [Rewriting] = [
    .init(
      "a layer's view stands by its name alone",
      Pattern(#"\b(?:thisComp|comp\("[^"]*"\))\.layer\(\s*["'](VIEW)["']\s*\)\."#, "$1."),
      Pattern(#"\bthisLayer\.(?:transform\.)?(?=[a-z])"#, "FIRST."),
      Pattern(
        #"\b(VIEW)\.transform\.(?=(?:position|scale|rotation|opacity|anchorPoint)\b)"#, "$1."),
      Pattern(#"\bthisComp\.(width|height)\b"#, "stage.size.$1"),
      Pattern(#"^(\s*VIEW)\.(?:position|anchorPoint)\s*;?$"#, "print $1.center"),
      Pattern(#"^(\s*VIEW)\.opacity\s*;?$"#, "print $1.alpha")),
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
      "`t` is the time, and `stage.size` the canvas",
      Pattern(
        #"^\s*(?:print\(?)?(?:millis\(\)|performance\.now\(\)|Date\.now\(\)|time\.time\(\))\)?;?$"#,
        "print t"),
      Pattern(#"^\s*frameCount;?$"#, "print t * 60 / 1s"),
      Pattern(
        #"^\s*(?:window|canvas|screen)?\.?(?:inner|client)?([wW]idth|[hH]eight);?$"#,
        "print stage.size.$l1")),
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
    .init(
      "`goto` goes to a time, `step` and `back` by frames",
      Pattern(
        #"^\s*(?:(?:go|jump|skip|seek|scrub|move)\s+to\s+)?frame\s+(\d+)$"#, "goto $1 frames"),
      Pattern(#"^\s*(?:go\s+to\s+)?(?:the\s+)?next\s+frame$"#, "step"),
      Pattern(
        #"^\s*(?:go\s+to\s+)?(?:the\s+)?(?:previous|prev|last)\s+frame$"#, "run 10 frames; back 1")),
    .init(
      "`at TIME { … }` runs a block later",
      Pattern(
        #"^\s*(hide|show|remove|delete)\s+(?:the\s+)?(VIEW)\s+(?:after|in)\s+(\d*\.?\d+)\s*(ms|s)(?:ec\w*)?$"#,
        "at t + $3$4 { $1 $2 }"),
      Pattern(#"\{ hide (VIEW) \}"#, "{ $1.isHidden = true }"),
      Pattern(#"\{ show (VIEW) \}"#, "{ $1.isHidden = false }"),
      Pattern(#"\{ delete (VIEW) \}"#, "{ remove $1 }")),
    .init(
      "`plot` draws a curve",
      Pattern(
        #"^\s*(?:show|preview|draw|see|view|plot|display|graph)?\s*(?:me\s+)?(?:the\s+)?(?:cubic[- ]?)?(?:bezier|curve)\s+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)$"#,
        "plot bezier($1, $2, $3, $4)"),
      Pattern(#"^(plot bezier\(.*?)(\(|, )\.(?=\d)"#, "$1${2}0."),
      Pattern(#"^(plot bezier\(.*?)(\(|, )\.(?=\d)"#, "$1${2}0."),
      Pattern(#"^(plot bezier)\(\.(?=\d)"#, "$1(0."),
      Pattern(
        #"^\s*overshoot\s*(?:of\s+|=\s*|:\s*)?(\d*\.?\d+)$"#,
        "animate FIRST.center.x to 200 over 0.5s curve backOut(overshoot: $1)")),
    .init(
      "`plot` draws a curve",
      change: { line, _ in
        guard let match = line.first(previewed), let curve = WrittenCurve.named(match.text(1))
        else {
          return line
        }
        return "plot \(curve)"
      }),
    .init(
      "`goto` goes back in time, `run` lets it pass",
      Pattern(
        #"^\s*(?:set|reset|rewind)\s+(?:the\s+)?(?:time|clock|timeline|playhead)(?:\s+(?:back\s+)?to\s+(?:0|zero|(?:the\s+)?(?:start|beginning)))?$"#,
        "goto 0s"),
      Pattern(
        #"^\s*set\s+(?:the\s+)?(?:time|clock|playhead)\s+to\s+(\d*\.?\d+)\s*(?:s(?:ec\w*)?)?$"#,
        "goto ${1}s"),
      Pattern(
        #"^\s*(?:speed\s+up|fast[- ]?forward)\s+(?:the\s+)?(?:time|simulation|playback)?\s*(?:by\s+|to\s+)?(\d*\.?\d+)\s*(?:x|times)$"#,
        "play 5s speed $1")),
    .init(
      "`touch` puts a finger down",
      Pattern(
        #"^\s*double[- ]?(?:tap|click)\s+(?:on\s+)?(?:the\s+)?(VIEW)$"#,
        "touch $1.center; run 100ms; touch $1.center"),
      Pattern(
        #"^\s*pinch\s+(?:on\s+)?(?:the\s+)?(VIEW)(?:\s+(?:in|out))?$"#,
        "animate $1.scale to 0.5 over 0.5s"),
      Pattern(
        #"^\s*drag\s+(?:the\s+)?(VIEW)$"#, "touch $1.center to (160, 300) over 500ms"),
      Pattern(
        #"^\s*long[- ]?press\s+(?:on\s+)?(?:the\s+)?(VIEW)(?:\s+for\s+(?:a|one|1)\s*s(?:ec\w*)?)?$"#,
        "touch $1.center over 1s"), invents: true),
    .init(
      "only views of the same collision meet",
      Pattern(
        #"^\s*(?:ignore|no|avoid|disable)\s+collisions?\s+between\s+(?:the\s+)?(VIEW)\s+and\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1 bounds; collision on $2 bounds"),
      Pattern(
        #"^\s*(?:let|make)\s+(?:the\s+)?(VIEW)\s+(?:go|pass|fall|move|fly)\s+through\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1 bounds; collision on $2 bounds"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:should\s+not|must\s+not|doesn't|does\s+not|shouldn't)\s+(?:collide\s+with|hit|touch|bump\s+into)\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1 bounds; collision on $2 bounds")),
    .init(
      "what bounces for ever loses nothing",
      Pattern(
        #"^\s*(?:(?:make|let)\s+)?(?:the\s+)?(VIEW)\s+(?:should\s+)?(?:bounces?|keeps?\s+(?:on\s+)?bouncing)(?:\s+up\s+and\s+down)?\s+(?:forever|endlessly|without\s+stopping|infinitely|all\s+the\s+time)$"#,
        "gravity on $1; collision on $1 bounds; item $1 elasticity 1 resistance 0"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:never\s+stops?|doesn't\s+stop)\s+bouncing$"#,
        "gravity on $1; collision on $1 bounds; item $1 elasticity 1 resistance 0")),
    .init(
      "`repeat` stands behind the animation",
      Pattern(
        #"^\s*(?:repeat|loop)\s+(?:the\s+|this\s+|that\s+)?(?:animation|it|motion)(?:\s+(?:forever|endlessly|infinitely))?$"#,
        "animate FIRST.center.x by 100 over 1s repeat forever autoreverse on"), invents: true),
    .init(
      "`play` has a `speed`",
      Pattern(
        #"^\s*(?:play\s+|run\s+)?(?:in\s+|with\s+)?(?:slow[- ]?mo(?:tion)?|super\s+slow\s+motion)(?:\s+(?:at|with|on))?\s*(\d*\.?\d+)\s*(?:x|×|times)?(?:\s+speed)?$"#,
        "play 5s speed $1"),
      Pattern(
        #"^\s*(?:play|run|set|simulate|animate|watch)\s*(?:it\s+|everything\s+|the\s+(?:simulation|animation)\s+)?(?:at\s+|with\s+)?(?:speed\s+(?:to\s+)?)?(\d*\.?\d+)\s*(?:x|×|times)(?:\s+(?:the\s+)?(?:normal\s+)?speed)?$"#,
        "play 5s speed $1"),
      Pattern(
        #"^\s*(?:play|run|simulate|watch)\s*(?:it\s+|everything\s+|the\s+(?:simulation|animation)\s+)?at\s+(\d+\s?%)(?:\s+(?:of\s+)?(?:the\s+)?(?:normal\s+)?speed)?$"#,
        "play 5s speed $1"),
      Pattern(
        #"^\s*(?:play|run|simulate|watch|show)\s*(?:it\s+|everything\s+|the\s+(?:simulation|animation)\s+)?(?:at\s+half\s+(?:the\s+)?speed|in\s+slow[- ]?mo(?:tion)?)$"#,
        "play 5s speed 0.5"),
      Pattern(
        #"^\s*(?:turn\s+on\s+|enable\s+)?(?:slow[- ]?mo(?:tion)?|super\s+slow\s+motion)(?:\s+(?:on|mode|please))?$"#,
        "play 5s speed 0.25"),
      Pattern(
        #"^\s*(?:play|run|simulate|watch)\s*(?:it\s+|everything\s+|the\s+(?:simulation|animation)\s+)?at\s+(?:double|twice\s+(?:the\s+)?)\s*speed$"#,
        "play 5s speed 2"),
      Pattern(#"^(play 5s speed )\.(\d)"#, "${1}0.$2")),
    .init(
      "`code` writes a curve to paste",
      Pattern(
        #"^\s*(?:copy|show|export|give\s+me|get|generate|write|print)\s+(?:it\s+|this\s+|that\s+)?(?:as\s+|the\s+|in\s+|to\s+)?(?:the\s+)?(swift|css|android|react|flutter)(?:\s+(?:code|version|file))?$"#,
        "code easeInOut for $1"),
      Pattern(
        #"^\s*(?:copy|show|export|give\s+me|get|generate|write|print)\s+(?:the\s+)?(\w+)\s+(?:curve\s+)?(?:as|in|to|for)\s+(swift|css|android|react|flutter)(?:\s+code)?$"#,
        "code $1 for $2"),
      Pattern(
        #"^code (?:it|this|that|animation|everything|code|curve|motion|me) for"#,
        "code easeInOut for"),
      Pattern(
        #"^\s*(?:copy|show|export|give\s+me|get|generate|write|print)\s+(?:as\s+|the\s+|in\s+|to\s+)?(?:the\s+)?(?:swift\s*ui|ui\s*kit|objective-?c|ios)(?:\s+code)?$"#,
        "code easeInOut for swift"), invents: true),
    .init(
      "what comes after an animation stands behind `then`",
      Pattern(
        #"^\s*(animate\s+VIEW\.[\w.]+\s+(?:to|by)\s+(?:\([^()]*\)|\S+)(?:\s+over\s+\S+)?)\s*,?\s*(?:and\s+)?then\s+(?:animate\s+)?(VIEW\.[\w.]+\s+(?:to|by)\s+[^{};]+)$"#,
        "$1 over 0.5s then { animate $2 over 0.5s }"),
      Pattern(#"(over \S+) over 0\.5s( then \{)"#, "$1$2"),
      Pattern(#"(over \S+) over 0\.5s \}$"#, "$1 }")),
  ]

  private static let previewed: Form =
    #"^\s*(?:show|preview|draw|see|view|display|graph|visuali[sz]e)\s+(?:me\s+)?(?:the\s+)?(?:(?:curve|easing|timing)\s+)?([a-zA-Z-]{4,})(?:\s+(?:curve|easing|timing|function))*$"#
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
