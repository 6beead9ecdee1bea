/// More sentences that are told whole by their words.
extension Rewriting {
  static let asked: [Rewriting] = [
    .init(
      "a property goes `to` a value, or is set in a block",
      Pattern(#"^\s*animate\s+(VIEW\.[\w.]+)\s*(?:=|:|->)\s*(\S.*)$"#, "animate $1 to $2"),
      Pattern(
        #"^\s*animate\s+((?:(?:over|delay|curve|damping)\s+\S+\s+)+)(VIEW\.[\w.]+\s*[-+*/]?=\s*[^{}]+)$"#,
        "animate $1{ $2 }"),
      Pattern(
        #"^\s*animate\s+((?:(?:over|delay|curve|damping)\s+\S+\s+)+)(VIEW\.[\w.]+\s+to\s+[^{}]+)$"#,
        "animate $2 $1")),
    .init(
      "`animate` moves a property of a view",
      Pattern(
        #"^\s*drag\s+(?:the\s+)?(VIEW)\s+to\s+\(?(-?[\d.]+)[\s,]+(-?[\d.]+)\)?$"#,
        "animate $1.center to ($2, $3) over 0.5s")),
    .init(
      "a name is given with one `=`",
      Pattern(
        #"^\s*let\s+(\w+)(?:\s*(?:==|:=|<-)|\s+(?:be|is|equals?)\b)\s*(\S.*)$"#, "let $1 = $2")),
    .init(
      "a behavior is changed by its name",
      Pattern(#"^\s*(gravity)\s+(\d*\.?\d+)\s*(?:x|times)$"#, "$n1.magnitude = $2"),
      Pattern(#"^\s*(?:turn\s+)?(gravity)\s+(?:on|back\s+on)$"#, "unmute $n1")),
    .init(
      "a view is made with its frame",
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:at\s+)?\((-?[\d.]+)\s*,\s*(-?[\d.]+)\)\s+(?:size\s+)?(\d+)x(\d+)$"#,
        "view $1 frame ($2, $3, $4, $5)")),
    .init(
      "a view that is told to do something is changed by its properties",
      Pattern(
        #"^\s*(VIEW)\.(?:goto|moveTo|setPosition|setPos|place|go_to|setxy|set_position|position|moveto)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "$1.center = ($2, $3)"),
      Pattern(
        #"^\s*(VIEW)\.(?:move|moveBy|move_by|translate|shift|offset|forward)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "$1.center += ($2, $3)"),
      Pattern(#"^\s*(VIEW)\.(?:hide|disappear)\(\);?$"#, "$1.isHidden = true"),
      Pattern(#"^\s*(VIEW)\.(?:show|appear)\(\);?$"#, "$1.isHidden = false"),
      Pattern(
        #"^\s*(VIEW)\.(?:setColor|setFill|fill|color|set_color|setBackgroundColor)\(\s*["']?(COLOR)["']?\s*\);?$"#,
        "$1.color = $2"),
      Pattern(
        #"^\s*(VIEW)\.(?:rotate|turn|setRotation|rotateBy)\(\s*(-?[\d.]+)\s*\);?$"#,
        "$1.rotation += ${2}deg"),
      Pattern(
        #"^\s*(VIEW)\.(?:scale|setScale|scaleTo|grow)\(\s*([\d.]+)\s*\);?$"#, "$1.scale = $2"),
      Pattern(
        #"^\s*(VIEW)\.(?:setAlpha|setOpacity|fade|fadeTo|alpha|opacity)\(\s*([\d.]+)\s*\);?$"#,
        "$1.alpha = $2"),
      Pattern(#"^\s*(VIEW)\.(?:fadeOut|fade_out)\(\s*\);?$"#, "animate $1.alpha to 0 over 0.4s"),
      Pattern(
        #"^\s*(VIEW)\.(?:setSize|resize|size)\(\s*([\d.]+)\s*,\s*([\d.]+)\s*\);?$"#,
        "$1.size = $2x$3"),
      Pattern(#"^\s*(VIEW)\.(?:setX|set_x)\(\s*(-?[\d.]+)\s*\);?$"#, "$1.center.x = $2"),
      Pattern(#"^\s*(VIEW)\.(?:setY|set_y)\(\s*(-?[\d.]+)\s*\);?$"#, "$1.center.y = $2"),
      Pattern(
        #"^\s*(VIEW)\.(?:setVelocity|setLinearVelocity|applyImpulse|velocity)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\);?$"#,
        "fling $1 velocity ($2, $3)")),
    .init(
      "`zPosition` says what is in front",
      Pattern(
        #"^\s*(?:bring|put|move|send|get)\s+(?:the\s+)?(VIEW)\s+(?:to\s+(?:the\s+)?front|forwards?|on\s+top|in\s+front)(?:\s+of\s+.*)?$"#,
        "$1.zPosition = 1"),
      Pattern(
        #"^\s*(?:put|move|place)\s+(?:the\s+)?(VIEW)\s+(?:above|over|on\s+top\s+of)\s+(?:the\s+)?(VIEW)$"#,
        "$1.zPosition = $2.zPosition + 1"),
      Pattern(
        #"^\s*(?:bring|put|move|send|get|place)\s+(?:the\s+)?(VIEW)\s+(?:to\s+(?:the\s+)?back(?:ground)?|backwards?|behind|below|under)(?:\s+.*)?$"#,
        "$1.zPosition = -1")),
    .init(
      "an attachment with a frequency is a spring",
      Pattern(
        #"^\s*(?:attach|connect|tie|link|join|hang)\s+(?:the\s+)?(VIEW)\s+(?:to|and|with)\s+(?:the\s+)?(VIEW)\s+(?:with|by|using|on)\s+(?:an?\s+)?(?:spring|elastic|rubber(?:\s+band)?)$"#,
        "attach $1 to $2 frequency 2 damping 0.1"),
      Pattern(
        #"^\s*(?:attach|connect|tie|link|join)\s+(?:the\s+)?(VIEW)\s+(?:to|and|with)\s+(?:the\s+)?(VIEW)(?:\s+together)?(?:\s+(?:with|by)\s+(?:an?\s+)?(?:rope|string|rod|line|stick|bar|chain))?$"#,
        "attach $1 to $2")),
    .init("a push has its angle: 0deg is right, 90deg down", invents: true) { line, names in
      WordedPush(names: names).line(for: line) ?? line
    },
    .init(
      "a round view has corners of half its size",
      Pattern(
        #"^\s*(?:make|turn|change)\s+(?:the\s+)?(VIEW)\s+(?:into\s+)?(?:an?\s+)?(?:round|circular|circle|ball|oval|disc)$"#,
        "$1.cornerRadius = $1.size.width / 2"),
      Pattern(
        #"^\s*(?:make|give|add)\s+(?:the\s+)?(VIEW)\s+(?:to\s+have\s+)?rounded(?:\s+corners)?$"#,
        "$1.cornerRadius = 10")),
    .init(
      "`goto` goes back in time, `reset` empties the stage",
      Pattern(
        #"^\s*(?:start\s+(?:over|again|from\s+(?:the\s+)?(?:start|beginning))|restart|play\s+again|(?:go\s+)?back\s+to\s+(?:the\s+)?(?:start|beginning)|begin\s+again|replay\s+from\s+(?:the\s+)?start)$"#,
        "goto 0s")),
    .init(
      "a view is made with its frame",
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:at|position|pos|center)\s+\(?(-?[\d.]+)[\s,]+(-?[\d.]+)\)?,?\s+(?:with\s+)?(?:size|width|sized)\s+\(?([\d.]+)\s*(?:x|,|by|\s|height)\s*([\d.]+)\)?(\s+color\s+\w+)?$"#,
        "view $1 frame ($2, $3, $4, $5)$6"),
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:x|left)[\s=:]+(-?[\d.]+),?\s+(?:y|top)[\s=:]+(-?[\d.]+),?\s+(?:w|width)[\s=:]+([\d.]+),?\s+(?:h|height)[\s=:]+([\d.]+)$"#,
        "view $1 frame ($2, $3, $4, $5)"),
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:size\s+)?(\d+)\s*(?:x|by|,)\s*(\d+)\s+(?:at|position)\s+\(?(-?[\d.]+)[\s,]+(-?[\d.]+)\)?$"#,
        "view $1 frame ($4, $5, $2, $3)")),
    .init(
      "a view's `speed` is how fast its animations' time goes",
      Pattern(
        #"^.*\b(?:twice|double|2x|two times)\s+(?:as\s+|the\s+)?(?:fast|speed|quick)\w*$"#,
        "FIRST.speed = 2"),
      Pattern(
        #"^\s*(?:increase|raise|boost|double|more)\s+(?:the\s+)?(?:animation\s+)?(?:speed|pace|tempo)(?:\s+of\s+.*)?$"#,
        "FIRST.speed = 2"),
      Pattern(
        #"^\s*(?:speed\s+(?:it\s+|up\s*|.*\bup)|(?:go|make\s+it|make\s+(?:the\s+)?VIEW|run)\s+faster)(?:\s+.*)?$"#,
        "FIRST.speed = 2"),
      Pattern(
        #"^\s*(?:decrease|reduce|lower|halve|less)\s+(?:the\s+)?(?:animation\s+)?(?:speed|pace|tempo)(?:\s+of\s+.*)?$"#,
        "FIRST.speed = 0.5"),
      Pattern(
        #"^\s*(?:slow\s+(?:it\s+|the\s+\w+\s+|VIEW\s+)?down|(?:go|make\s+it|make\s+(?:the\s+)?VIEW|run)\s+slower)(?:\s+.*)?$"#,
        "FIRST.speed = 0.5"),
      Pattern(
        #"^.*\b(?:half|halve)\s+(?:as\s+|the\s+|its\s+)?(?:fast|speed|quick)\w*$"#,
        "FIRST.speed = 0.5"),
      Pattern(#"^.*\b(?:twice|two times)\s+as\s+slow\w*$"#, "FIRST.speed = 0.5"),
      Pattern(
        #"^.*?\b(\d+)\s*(?:x|times)\s+(?:as\s+)?(?:fast|faster|quicker)$"#, "FIRST.speed = $1")),
    .init(
      "`stop` ends the animations of views",
      Pattern(
        #"^\s*(?:please\s+)?(?:stop|end|cancel|kill|abort|halt)\s+(?:the\s+|all\s+|all\s+the\s+|my\s+|running\s+|any\s+)*(?:animations?|animating|moving|movement|motion)(?:\s+(?:of|on|for)\s+(?:the\s+)?(VIEW))?$"#,
        "stop $1"),
      Pattern(#"^stop $"#, "stop FIRST")),
    .init(
      "`boundary` adds a line that views bump into",
      Pattern(
        #"^\s*(?:add|make|create|put|build|draw|i need|new)\s+(?:an?\s+|the\s+)?(?:floor|ground|wall\s+(?:at|on)\s+the\s+bottom)\b.*$"#,
        "boundary floor from (0, 560) to (320, 560)"),
      Pattern(
        #"^\s*(?:add|make|create|put|build|draw|new)\s+(?:an?\s+|the\s+)?(?:ceiling|roof|wall\s+(?:at|on)\s+(?:the\s+)?top)\b.*$"#,
        "boundary ceiling from (0, 1) to (320, 1)"),
      Pattern(
        #"^\s*(?:add|make|create|put|build|draw|new)\s+(?:an?\s+|the\s+)?(?:left\s+wall|wall\s+(?:at|on|to)\s+(?:the\s+)?left)\b.*$"#,
        "boundary wall from (1, 0) to (1, 568)"),
      Pattern(
        #"^\s*(?:add|make|create|put|build|draw|new)\s+(?:an?\s+|the\s+)?(?:right\s+wall|wall\s+(?:at|on|to)\s+(?:the\s+)?right)\b.*$"#,
        "boundary wall from (319, 0) to (319, 568)")),
    .init(
      "`boundary` belongs to a collision",
      Pattern(#"^(boundary \w+ .*)$"#, "collision on FIRST; $1")),
  ]
}
