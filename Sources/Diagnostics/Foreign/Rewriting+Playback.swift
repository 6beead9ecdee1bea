/// Orders to what plays: speeds, frames, moments, curves to look at and to paste.
extension Rewriting {
  static let playback: [Rewriting] = [
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
      Pattern(
        #"^(at t \+ \S+) \{ show (VIEW) \}"#,
        "$2.isHidden = true; $1 { $2.isHidden = false }"),
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
  ]

  private static let previewed: Form =
    #"^\s*(?:show|preview|draw|see|view|display|graph|visuali[sz]e)\s+(?:me\s+)?(?:the\s+)?(?:(?:curve|easing|timing)\s+)?([a-zA-Z-]{4,})(?:\s+(?:curve|easing|timing|function))*$"#
}
