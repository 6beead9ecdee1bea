/// Plain sentences whose words have one meaning here.
extension Rewriting {
  static let sentences: [Rewriting] = [
    .init(
      "`print` tells a value",
      Pattern(
        #"^\s*(?:show|tell|give|get|print)\s+(?:me\s+)?where\s+(?:is\s+)?(?:the\s+)?(VIEW)(?:\s+is)?$"#,
        "print $1.center"),
      Pattern(
        #"^\s*(?:show|tell|give|get|print)\s+(?:me\s+)?how\s+fast\s+(?:is\s+)?(?:the\s+)?(VIEW)(?:\s+\w+)?$"#,
        "print $1.velocity"),
      Pattern(
        #"^\s*(?:show|tell|give|get|display|print|read|log)\s+(?:me\s+)?(?:the\s+)?(VIEW\.[a-zA-Z.]+)\s*$"#,
        "print $1")),
    .init(
      "time has to pass before it can be told",
      Pattern(
        #"^\s*((?:plot|table|graph|chart)\s+[^;]+?)\s+(?:over|for|in|during)\s+(\d*\.?\d+)\s*(ms|s|sec\w*)$"#,
        "run $2$3; $1"),
      Pattern(#"^(run \d*\.?\d+)sec\w*;"#, "$1s;")),
    .init(
      "`animate` takes a curve behind `curve`",
      Pattern(
        #"^\s*(?:ease|easing|transition-timing-function)\s*:\s*[\[(]\s*([\d.]+\s*,\s*-?[\d.]+\s*,\s*[\d.]+\s*,\s*-?[\d.]+)\s*[\])]\s*,?$"#,
        "animate FIRST.center.x to 200 over 0.5s curve bezier($1)")),
    .init(
      "`plot` draws a value over time",
      Pattern(
        #"^\s*(?:graph|chart|plot|show|draw|visuali[sz]e|display|track|trace)\s+(?:me\s+)?(?:the\s+)?(?:(?:graph|plot|chart)\s+(?:of\s+)?)?(.+?)\s+(?:vs\.?|versus|over|against|by|with|as a function of|per)\s+(?:the\s+)?(?:time|t)$"#,
        "plot $1"),
      Pattern(#"^\s*(?:graph|chart|visuali[sz]e|track|trace)\s+(?:of\s+)?(?=\w)"#, "plot "),
      Pattern(#"^\s*(plot|table|print)\s+(x|y)(?=$|[\s,])"#, "$1 FIRST.center.$2"),
      Pattern(#"^\s*(plot|table|print)\s+(velocity|center)(?=$|[\s,])"#, "$1 FIRST.$2.y"),
      Pattern(
        #"^\s*(plot|table|print)\s+(rotation|alpha|scale|angularVelocity)(?=$|[\s,])"#,
        "$1 FIRST.$2"),
      Pattern(
        #"^\s*(plot|table|print)\s+(?:position|height|fall|motion|distance)(?=$|[\s,])"#,
        "$1 FIRST.center.y"),
      Pattern(#"^\s*(plot|table|print)\s+speed(?=$|[\s,])"#, "$1 length(FIRST.velocity)"),
      Pattern(#"^\s*(plot|table|print)\s+opacity(?=$|[\s,])"#, "$1 FIRST.alpha"),
      Pattern(#"^\s*(plot|table)\s+(VIEW)$"#, "$1 $2.center.y"),
      Pattern(#"^((?:plot|table)\s.*?)\s+(?:vs\.?|versus)\s+(?=\S)"#, "$1 against ")),
    .init(
      "time has to pass before it can be told", Pattern(#"^((?:plot|table)\s.*)$"#, "run 1s; $1")),
    .init(
      "time passes with `run`",
      Pattern(
        #"^\s*(?:run|start|begin|go|play|resume|simulate)(?:\s+(?:the\s+)?(?:it|now|simulation|physics|sim|scene|program|everything|all|animation|forever|code|game))*$"#,
        "run 1s"),
      Pattern(
        #"^\s*(?:fast[- ]?forward|skip|advance|forward|run|play)\s+(?:to\s+|by\s+|for\s+)?([\d.]+)\s*s?$"#,
        "run ${1}s"),
      Pattern(
        #"^\s*(?:one\s+)?(?:next|step|advance)\s*(?:one|a|1)?\s*(?:frame|forward|once|step)?$"#,
        "step"),
      Pattern(#"^\s*step\s+(\d+)\s+\w+$"#, "step $1"),
      Pattern(
        #"^\s*(?:go|step|rewind|jump)\s+back(?:wards?)?\s+(?:by\s+)?(\d+)(?:\s*(?:frames?|steps?))?$"#,
        "back $1"),
      Pattern(
        #"^\s*(?:go\s+back|rewind|back)(?:\s+to)?(?:\s+(?:the\s+)?(?:start|beginning|begin))?$"#,
        "goto 0s"),
      Pattern(
        #"^\s*(?:go\s+to|jump\s+to|seek|skip\s+to|rewind\s+to|time\s*=|t\s*=)\s*(?:t\s*=\s*)?([\d.]+)\s*s?$"#,
        "goto ${1}s")),
    .init(
      "a behavior's values are told when it is made, or set by its name",
      Pattern(
        #"^\s*(?:(?:set|change|make|turn|put|increase|decrease|raise|lower)\s+)?(?:the\s+)?(gravity)(?:'s)?\s*(?:strength|magnitude|force)?\s*(?:to|=|:|at|is|by)?\s*(-?[\d.]+)$"#,
        "$n1.magnitude = $2"),
      Pattern(
        #"^\s*(?:make|set|turn)\s+(?:the\s+)?(gravity)\s+(?:much\s+|a\s+bit\s+|more\s+)?(?:stronger|bigger|higher|harder|heavier|larger|up|strong)$"#,
        "$n1.magnitude *= 2"),
      Pattern(
        #"^\s*(?:make|set|turn)\s+(?:the\s+)?(gravity)\s+(?:much\s+|a\s+bit\s+|more\s+)?(?:weaker|smaller|lower|lighter|softer|down|weak)$"#,
        "$n1.magnitude /= 2"),
      Pattern(
        #"^\s*(?:make|set|let)\s+(?:the\s+)?(gravity)\s+(?:be\s+)?(?:twice|double)\s+as\s+\w+$"#,
        "$n1.magnitude *= 2"),
      Pattern(
        #"^\s*(?:make|set|let)\s+(?:the\s+)?(gravity)\s+(?:be\s+)?half\s+as\s+\w+$"#,
        "$n1.magnitude /= 2"),
      Pattern(
        #"^\s*(?:double|increase|stronger|more|raise)\s+(?:the\s+)?(gravity)$"#,
        "$n1.magnitude *= 2"),
      Pattern(
        #"^\s*(?:halve|half|decrease|reduce|weaker|less|lower)\s+(?:the\s+)?(gravity)$"#,
        "$n1.magnitude /= 2"),
      Pattern(
        #"^\s*(?:set\s+|turn\s+)?(gravity)\s+(?:direction\s+)?(?:to\s+)?(?:up|upwards?)$"#,
        "$n1.angle = -90deg"),
      Pattern(
        #"^\s*(?:reverse|flip|invert|turn)\s+(?:the\s+)?(gravity)(?:\s+(?:around|over|upside down))?$"#,
        "$n1.angle = -90deg"),
      Pattern(
        #"^\s*(?:set\s+|turn\s+)?(gravity)\s+(?:direction\s+)?(?:to\s+)?(?:the\s+)?left$"#,
        "$n1.angle = 180deg"),
      Pattern(
        #"^\s*(?:set\s+|turn\s+)?(gravity)\s+(?:direction\s+)?(?:to\s+)?(?:the\s+)?right$"#,
        "$n1.angle = 0deg")),
    .init(
      "a view is made with its frame",
      Pattern(
        #"(^\s*|[;{]\s*)view\s+(?:named\s+|called\s+)?(\w+)(?=\s*(?:$|[;}]))"#,
        "$1view $2 frame (50, 50, 100, 100)"),
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:frame\s+|at\s+)?\(?(-?\d+)[\s,]+(-?\d+)[\s,]+(\d+)[\s,]+(\d+)\)?$"#,
        "view $1 frame ($2, $3, $4, $5)"),
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:frame\s+|at\s+)\(?(-?\d+)[\s,]+(-?\d+)\)?$"#,
        "view $1 frame ($2, $3, 100, 100)"),
      Pattern(
        #"^\s*view\s+(\w+)\s+(?:size\s+)?(\d+)\s*[x,\s]\s*(\d+)$"#, "view $1 frame (50, 50, $2, $3)"
      )),
    .init(
      "a property is set with `=`",
      Pattern(
        #"^\s*(?:resize|size|make|set)\s+(VIEW)\s+(?:size\s+)?(?:to\s+|be\s+)?(\d+)\s*(?:x|×|,|by)\s*(\d+)$"#,
        "$1.size = $2x$3"),
      Pattern(
        #"^\s*(?:colou?r|paint|fill|tint|turn|make|dye)\s+(VIEW)\s+(?:with\s+|to\s+|in\s+|into\s+)?(COLOR)$"#,
        "$1.color = $2"),
      Pattern(
        #"^\s*(VIEW)\s+(?:rounded\s+corners?|corner\s*radius|radius|border\s*radius)\s+(?:to\s+|of\s+)?(\d+)$"#,
        "$1.cornerRadius = $2"),
      Pattern(#"^\s*(?:cent(?:er|re))\s+(VIEW)(?:\s+.*)?$"#, "$1.center = (160, 284)"),
      Pattern(
        #"^\s*(?:put|place|position|set)\s+(VIEW)\s+(?:to\s+|at\s+|in\s+)?\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?$"#,
        "$1.center = ($2, $3)"),
      Pattern(
        #"^\s*round(?:ed)?\s+(?:the\s+)?(?:corners\s+(?:of\s+)?)?(VIEW)(?:\s+corners)?(?:\s+by|\s+to)?\s*(\d*).*$"#,
        "$1.cornerRadius = ${2}0")),
    .init(
      "what comes in is unseen first",
      Pattern(
        #"^\s*fade[- ]?in\s+(VIEW)\b[^\d]*$"#, "$1.alpha = 0; animate $1.alpha to 1 over 0.5s"),
      Pattern(#"^\s*fade\s+(VIEW)\s+in\b[^\d]*$"#, "$1.alpha = 0; animate $1.alpha to 1 over 0.5s"),
      Pattern(
        #"^\s*(?:slide|move|fly|bring)\s+(?:in\s+)?(VIEW)\s+(?:in\s+)?from\s+(?:the\s+)?left.*$"#,
        "$1.center.x = -50; animate $1.center.x to 160 over 0.5s"),
      Pattern(
        #"^\s*(?:slide|move|fly|bring)\s+(?:in\s+)?(VIEW)\s+(?:in\s+)?from\s+(?:the\s+)?right.*$"#,
        "$1.center.x = 370; animate $1.center.x to 160 over 0.5s"),
      Pattern(
        #"^\s*(?:slide|move|fly|bring)\s+(?:in\s+)?(VIEW)\s+(?:in\s+)?from\s+(?:the\s+)?(?:bottom|below).*$"#,
        "$1.center.y = 620; animate $1.center.y to 300 over 0.5s"),
      Pattern(
        #"^\s*(?:slide|move|fly|bring)\s+(?:in\s+)?(VIEW)\s+(?:in\s+)?from\s+(?:the\s+)?(?:top|above).*$"#,
        "$1.center.y = -50; animate $1.center.y to 300 over 0.5s")),
    .init(
      "`animate` moves a property of a view",
      Pattern(#"^\s*animate\s+(VIEW)\s+(?:position|location|place|center)\b"#, "animate $1.center"),
      Pattern(#"^\s*animate\s+(VIEW)\s+opacity\b"#, "animate $1.alpha"),
      Pattern(#"^\s*animate\s+(VIEW)\s+(x|y)\b"#, "animate $1.center.$2"),
      Pattern(
        #"^\s*animate\s+(VIEW)\s+(?!to\b|from\b|over\b|with\b|by\b|curve\b)([a-z]\w*)\b"#,
        "animate $1.$2"),
      Pattern(#"^\s*animate\s+(\w+)\s+of\s+(VIEW)\b"#, "animate $2.$1"),
      Pattern(#"^\s*animate\s+(\S+)\s+from\s+(\([^)]*\)|\S+)\s+(to\s+)"#, "$1 = $2; animate $1 $3"),
      Pattern(
        #"^\s*animate\s+(VIEW)\s+from\s+(\([^)]*\))\s+(to\s+)"#,
        "$1.center = $2; animate $1.center $3"),
      Pattern(#"^(.*\banimate\s.*rotation to -?[\d.]+)(?=\s|$)(?!\s*(?:deg|rad))"#, "${1}deg"),
      Pattern(
        #"^\s*animate\s+(\S+)\s+by\s+(-?[\d.]+)(?:\s+(over\s+\S+))?$"#, "animate $3 { $1 += $2 }"),
      Pattern(#"^animate  \{"#, "animate over 0.5s {")),
    .init(
      "a behavior is made with its values",
      Pattern(#"^gravity\.magnitude \*= (\S+)$"#, "gravity on FIRST magnitude $1"),
      Pattern(#"^gravity\.magnitude /= 2$"#, "gravity on FIRST magnitude 0.5"),
      Pattern(#"^gravity\.(magnitude|angle) = (\S+)$"#, "gravity on FIRST $1 $2")),
    .init(
      "what falls needs walls to bounce, and elasticity",
      Pattern(
        #"^(?=[^(){}=;]*\b(VIEW)\b)(?=.*\b(?:fall|drop)\w*)(?=.*\bbounc)[^(){}=;]*$"#,
        "gravity on $1; collision on $1 bounds; item $1 elasticity 0.7"),
      Pattern(
        #"^(?=.*\b(?:fall|drop)\w*)(?=.*\bbounc)[^(){}=;]*$"#,
        "gravity on FIRST; collision on FIRST bounds; item FIRST elasticity 0.7")),
    .init(
      "`remove` takes a behavior away by its name",
      Pattern(
        #"^\s*(?:turn|switch)\s+(?:the\s+)?(gravity|collision|push|snap|attach)\s+off$"#,
        "remove $n1"),
      Pattern(
        #"^\s*(?:no|stop|disable|turn\s+off|switch\s+off|remove|delete|kill|without|end|cancel|drop)\s+(?:more\s+)?(gravity|collision|push|snap|attach)(?:\s+(?:from|on|of|for)\s+\w+)?$"#,
        "remove $n1"),
      Pattern(
        #"^\s*(gravity|collision|push|snap|attach)\s*(?:off|=\s*(?:false|off|none|nil))$"#,
        "remove $n1")),
    .init(
      "there is none of that kind yet; `show` tells what there is to remove",
      Pattern(#"^remove (?:gravity|collision|push|snap|attach)$"#, "show")),
  ]
}
