/// What stands around a line that could be typed: politeness, optionals, other timers and loops.
extension Rewriting {
  static let openings: [Rewriting] = [
    .init(
      "when an animation begins stands behind `delay`",
      Pattern(
        #"^\s*(?:transition|animation)-delay\s*:\s*(\d+\.?\d*m?s);?$"#,
        "animate FIRST.alpha to 0 over 0.3s delay $1"),
      Pattern(
        #"^\s*(?:transition|animation)-delay\s*:\s*(\.\d+m?s);?$"#,
        "animate FIRST.alpha to 0 over 0.3s delay 0$1")),
    .init(
      "what is done again and again stands in `repeat`",
      Pattern(
        #"^\s*(?:window\.)?requestAnimationFrame\(\s*(?:\(?\w*\)?\s*=>|function\s*\(\w*\))\s*\{?\s*([^{}]*?[=+].*?)\s*\}?\s*\);?$"#,
        "repeat 60 { step; $1 }")),
    .init(
      "`run` lets time pass, and dynamics moves what has a velocity",
      Pattern(
        #"^\s*(?:self|this|ball)\.(?:position|pos|center|location)\s*\+?=\s*.*(?:self|this|ball)\.(?:velocity|vel|v)\b.*$"#,
        "run 1s")),
    .init(
      "what is set in the block of an animation belongs to a view",
      Pattern(
        #"^(.*\b(?:withAnimation|animate)\b.*\{\s*)(?:self\.)?(scale|opacity|alpha|rotation|angle|offset)\s*(=)(?!=)"#,
        "$1FIRST.$2 $3")),
    .init(
      "nothing depends on a version here",
      Pattern(#"^\s*if\s+#available\([^)]*\)\s*\{\s*(.*?)\s*\}$"#, "$1"),
      Pattern(#"\b(VIEW)\.(?:layer\.)?cornerCurve\s*=\s*\S+$"#, "$1.cornerRadius = 10")),
    .init(
      "`on keyboard.willShow` hears of the keyboard",
      Pattern(
        #"^\s*if\s+(?:self\.)?keyboard\.?\w*(?:isible|hown|howing|pen|up)\w*\s*[:{]\s*(.*?)\s*\}?$"#,
        "on keyboard.willShow { $1 }")),
    .init(
      "a value is named with `let`",
      Pattern(
        #"^\s*(?::root\s*\{\s*)?(?:--|\$)([a-z]\w*)\s*:\s*([^;{}:]+?)\s*;?\s*\}?$"#, "let $1 = $2"),
      Pattern(#"\bvar\(--(\w+)\)"#, "$1")),
    .init(
      "a value between two others is told by `lerp`",
      Pattern(
        #"^.*\b(?:interpolate|lerp)\(\s*(?:\w+,\s*)?\{\s*inputRange:\s*\[[^\]]*\],\s*outputRange:\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\].*$"#,
        "lerp($1, $2, 0.5)"),
      Pattern(
        #"^.*\b(?:interpolate|lerp)\(\s*\w+(?:\.value)?,\s*\[[^\]]*\],\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\].*$"#,
        "lerp($1, $2, 0.5)")),
    .init(
      "each value is set by itself",
      Pattern(
        #"^\s*(VIEW)\.(?:center\.|position\.)?x\s*,\s*\1\.(?:center\.|position\.)?y\s*=\s*([^,]+?)\s*,\s*([^,]+?);?$"#,
        "$1.center = ($2, $3)"),
      Pattern(
        #"^\s*(VIEW\.[\w.]+)\s*,\s*(VIEW\.[\w.]+)\s*=\s*([^,]+?)\s*,\s*([^,]+?);?$"#,
        "$1 = $3; $2 = $4")),
    .init(
      "a view stands by its name",
      Pattern(#"^\s*(?:element|elem|el|div|node|this|(?:e|event)\.target)\.style\."#, "FIRST."),
      Pattern(
        #"\b(VIEW)\.(?:style\.)?transform\s*=\s*\x60translate\(\$\{(\w+)\}(?:px)?,\s*\$\{(\w+)\}(?:px)?\)\x60;?$"#,
        "$1.center += ($2, $3)")),
    .init(
      "what is repeated or depends stands in braces",
      Pattern(
        #"^\s*(for\s+\w+\s+in\s+[^:{]+?|def\s+\w+\([^)]*\)|(?:while|if)\s+[^:{?]+?)\s*:\s+([^{}]+)$"#,
        "$1 { $2 }")),
    .init(
      "a line begins with its verb",
      Pattern(
        #"^\s*(?:(?:please|ok|okay|hey|now|just|gradually|finally|first|next|also|maybe)[,\s]+)*(?:i(?:'d|’d)?\s+(?:would\s+)?(?:want|wish|like|need)\s+(?:to\s+)?|(?:can|could|would)\s+you\s+(?:please\s+)?|let(?:'s|’s|s)\s+|try\s+to\s+)(?=\S)"#,
        ""),
      Pattern(
        #"^\s*(?:gradually|finally|first|next|also|maybe|then|suddenly)[\s,]+(?=\S)"#, ""),
      Pattern(
        #"^\s*I(?:'d|’d)?\s+(?:would\s+)?(?:want|wish|like|need)\s+(?:to\s+)?(?=\S)"#, ""),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:to|should|must|shall|will)\s+(?:be\s+)?(?=[a-z])"#, "$1 "),
      Pattern(
        #"^((?:.*\s)?VIEW)\s+(?:square|rectangle|rect|box|ball|circle|block|view|card|one|thing)\b"#,
        "$1")),
    .init(
      "a loop goes through a list, and `let` names what is at a place of it",
      Pattern(
        #"\bfor\s*\(?\s*(\w+)\s*,\s*(\w+)\s*\)?\s+in\s+(?:self\.)?(?:(\w+|\[[^\]]*\])\.enumerated\(\)|zip\(0\.\.\.,\s*(\w+)\))\s*\{"#,
        "for $1 in 0..<count($3$4) { let $2 = $3$4[$1];"),
      Pattern(
        #"\bfor\s+(\w+)\s*,\s*(\w+)\s+in\s+enumerate\((\w+)\)\s*[:{]"#,
        "for $1 in 0..<count($3) { let $2 = $3[$1];"),
      Pattern(
        #"^(\s*)(\w+|\[[^\]]*\])\.(?:forEach|map|each)\s*\(\s*\(?\s*(\w+)\s*,\s*(\w+)\s*\)?\s*=>\s*\{?\s*(.*?)[;\s]*\}?\s*\)\s*;?$"#,
        "for $4 in 0..<count($2) { let $3 = $2[$4]; $5 }"),
      Pattern(
        #"^(\s*)(\w+|\[[^\]]*\])\.(?:forEach|map|each)\s*\(\s*\(?(\w+)\)?\s*=>\s*\{?\s*(.*?)[;\s]*\}?\s*\)\s*;?$"#,
        "for $3 in $2 { $4 }"),
      Pattern(
        #"^(\s*)(\w+|\[[^\]]*\])\.(?:forEach|map|each)\s*\(?\s*(?:function\s*\((\w+)\)\s*\{|\{\s*(\w+)\s+in\b)\s*(.*?)[;\s]*\}\s*\)?\s*;?$"#,
        "for $3$4 in $2 { $5 }"),
      Pattern(
        #"^(\s*)(\w+|\[[^\]]*\])\.(?:forEach|map|each)\s*\{\s*(.*\$0.*?)\s*\}$"#,
        "for it in $2 { $3 }"),
      Pattern(#"^(for it in .*)\$0\b"#, "$1it"), Pattern(#"^(for it in .*)\$0\b"#, "$1it"),
      Pattern(#"^(for it in .*)\$0\b"#, "$1it"),
      Pattern(
        #"(^\s*|[{;]\s*)(\w+)\[(\w+)\]\.(\w[\w.]*\s*[-+*/]?=(?!=))"#, "$1let it = $2[$3]; it.$4")),
    .init(
      "`print` writes", Pattern(#"([{;]\s*)console\.log\(([^()]*)\)"#, "${1}print $2")),
    .init(
      "a number has no type", Pattern(#"\s+as[!?]?\s+(?:Int|CGFloat|Double|Float)\b"#, "")),
    .init(
      "`print` writes several things behind commas",
      Pattern(
        #"^\s*(?:NSLog|printf)\s*\(\s*@?"([^"%]*[^"% ])\s*%[@\w.]+[^"%]*",\s*([^()]+)\)\s*;?$"#,
        #"print "$1", $2"#),
      Pattern(#"^(\s*(?:NSLog|printf?|String)\s*\(\s*)@?"%[@\w.]+",\s*"#, "$1")),
    .init(
      "`run` lets time pass",
      Pattern(
        #"^.*\bTask\.sleep\(\s*(?:nanoseconds:\s*|for:\s*\.seconds\()(\d)_?000_?000_?000\b.*$"#,
        "run $1s"),
      Pattern(#"^.*\bTask\.sleep\(\s*nanoseconds:\s*(\d+)_?000_?000\b.*$"#, "run $1ms"),
      Pattern(#"^.*\bTask\.sleep\(\s*for:\s*\.seconds\(([\d.]+)\).*$"#, "run $1s"),
      Pattern(#"^.*\bTask\.sleep\(\s*for:\s*\.milliseconds\((\d+)\).*$"#, "run $1ms")),
    .init(
      "views are listed in square brackets",
      change: { line, names in
        let lists: Form =
          #"\bin\s+(?:self\.)?(?:view\.)?(subviews|views|boxes|balls|cards|squares|circles|items|shapes|nodes|elements|sprites|buttons|tiles|dots|particles|children)\b"#
        return lists.replaced(in: line, names) { match in
          names.values.contains(match.text(1))
            ? "in \(match.text(1))" : "in [\(names.views.joined(separator: ", "))]"
        }
      }),
    .init(
      "a view is seen through by its `alpha`",
      Pattern(
        #"\b(VIEW)\??\.(?:backgroundColor|color)\s*=\s*(?:UIColor)?\.(?:system)?([a-zA-Z]+)\.withAlphaComponent\(([^()]*)\)"#,
        "$1.color = $l2; $1.alpha = $3"),
      Pattern(
        #"\b(VIEW)\??\.(?:backgroundColor|color)\??(?:\s*=\s*[\w.?]+)?\.withAlphaComponent\(([^()]*)\)"#,
        "$1.alpha = $2")),
    .init(
      "nothing is optional here: what there is, is there",
      Pattern(#"^\s*if\s+(?:let|var)\s+(\w+)\s*=\s*\1\s*\{\s*(.*?)\s*\}$"#, "$2"),
      Pattern(
        #"^\s*if\s+(?:let|var)\s+(\w+)\s*=\s*(?:self\.)?([\w.]+)\s*\{\s*(.*?)\s*\}$"#,
        "let $1 = $2; $3"),
      Pattern(#"^\s*if\s+(?:let|var)\s+(\w+)\s*\{\s*(.*?)\s*\}$"#, "$2"),
      Pattern(
        #"^\s*guard\s+(let\s+\w+\s*=\s*\S+)\s+else\s*\{[^}]*\}$"#, "$1"),
      Pattern(#"^\s*guard\s+(.+?)\s+else\s*\{\s*return[^}]*\}$"#, "if $1 { step }"),
      Pattern(#"^\s*let\s+view\s*=\s*(VIEW)$"#, "let it = $1")),
    .init(
      "a choice is made with `if`",
      Pattern(
        #"^\s*([\w.]+\s*[-+*/]?=)\s*(.+?)\s+if\s+(.+?)\s+else\s+(.+)$"#,
        "if $3 { $1 $2 } else { $1 $4 }"),
      Pattern(
        #"^\s*([\w.]+\s*[-+*/]?=)\s*([^?{}]+?[<>=][^?{}]*?)\s*\?\s*([^?:{}]+?)\s*:\s*([^?:{}]+)$"#,
        "if $2 { $1 $3 } else { $1 $4 }")),
    .init(
      "what is done again and again stands in `repeat`",
      Pattern(
        #"^\s*(?:(?:let\s+|var\s+)?\w+\s*=\s*)?Timer\.scheduledTimer\(withTimeInterval:\s*([\d.]+)[^{]*\{(?:\s*\w+\s+in\b)?\s*(.*?)\s*\}\)?$"#,
        "repeat 10 { run $1s; $2 }"),
      Pattern(
        #"^\s*(?:window\.)?setInterval\(\s*(?:\(\)\s*=>|function\s*\(\))\s*\{?\s*(.*?);?\s*\}?\s*,\s*1000\s*/\s*60\s*\);?$"#,
        "repeat 60 { step; $1 }"),
      Pattern(
        #"^\s*(?:window\.)?setInterval\(\s*(?:\(\)\s*=>|function\s*\(\))\s*\{?\s*(.*?);?\s*\}?\s*,\s*(\d+)\s*\);?$"#,
        "repeat 10 { run $2ms; $1 }"),
      Pattern(
        #"^\s*(?:window\.)?setInterval\(\s*(\w+)\s*,\s*(\d+)\s*\);?$"#,
        "repeat 10 { run $2ms; print t }"),
      Pattern(
        #"^\s*(?:window\.)?requestAnimationFrame\(.*\);?$"#, "repeat 60 { step; print t }"),
      Pattern(
        #"^\s*every\s+(\d+)\s*(ms|s|min|frames?)\s*:?\s*\{\s*(.*?)\s*\}$"#,
        "repeat 10 { run $1$2; $3 }"),
      Pattern(#"^(repeat 10 \{ run \d+)(frames?;)"#, "$1 $2"),
      Pattern(#"^\s*every\s+(?:frame|tick)\s*:?\s*\{?\s*(.*?)\s*\}?$"#, "repeat 60 { step; $1 }"),
      Pattern(
        #"^\s*(?:while\s*\(?\s*(?:[Tt]rue|1)\s*\)?|forever|loop)\s*[:{]\s*(.*?)\s*\}?$"#,
        "repeat 60 { $1 }"),
      Pattern(#"^(repeat 60 \{ )(?!.*\b(?:step|run)\b)"#, "$1step; ")),
    .init(
      "a time has its unit, as in `100ms`, `100s` or `100 frames`",
      Pattern(#"^\s*every\s+(\d+)\s*:?\s*\{\s*(.*?)\s*\}$"#, "repeat 10 { run $1ms; $2 }")),
    .init(
      "a view is on the stage when it is made",
      Pattern(
        #"^\s*(?:self\.)?(?:view|superview|window|stage|self)\.(?:addSubview|addChild|insertSubview)\((VIEW)\b.*\)$"#,
        "show $1")),
    .init(
      "the stage is called `stage`, and a layer's view by its name alone",
      Pattern(#"^\s*(?:let|var|const)\s+(VIEW)\s*=\s*document\.\S+$"#, "show $1"),
      Pattern(#"\b(?:self\.)?(?:view|superview|window)\.frame\b"#, "stage.bounds"),
      Pattern(
        #"\b(?:self\.)?(?:view|superview|window|UIScreen\.main)\.(?=center\b|bounds\b|frame\b|size\b|backgroundColor\b|color\b)"#,
        "stage."),
      Pattern(#"\b(?:thisComp|comp\([^()]*\))\.layer\(\s*["']?(\w+)["']?\s*\)"#, "$1"),
      Pattern(#"\bthisLayer\b"#, "FIRST"),
      Pattern(#"\b(VIEW)\.transform\.(position|rotation|scale|opacity)\b"#, "$1.$2"),
      Pattern(#"\.transform\.anchor\b"#, ".center")),
    .init(
      "`t` is the time",
      Pattern(#"\b(sin|cos|tan)\(t\b(?!\s*/)"#, "$1(t / 1s"),
      Pattern(#"^([^"{}]*?)\bvalue(\s*[-+*/])"#, "$1FIRST.center.x$2"),
      Pattern(#"(^|[^\w."])time(?=\s*[-+*/%)])"#, "${1}(t / 1s)")),
    .init(
      "`animate` moves a property of a view",
      Pattern(
        #"^\s*(linear|ease|easeIn|easeOut)\(\s*t(?:ime)?\s*,\s*[\d.]+\s*,\s*([\d.]+)\s*,.*,\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\]\s*\)$"#,
        "animate FIRST.center to ($3, $4) over ${2}s curve $1"),
      Pattern(
        #"^\s*(linear|ease|easeIn|easeOut)\(\s*t(?:ime)?\s*,\s*[\d.]+\s*,\s*([\d.]+)\s*,.*,\s*(-?[\d.]+)\s*\)$"#,
        "animate FIRST.center.x to $3 over ${2}s curve $1"),
      Pattern(
        #"^\s*gsap\.from\(.*\bopacity:\s*0\b.*$"#,
        "FIRST.alpha = 0; animate FIRST.alpha to 1 over 0.5s")),
    .init(
      "colours are words, or `#rrggbb` in quotation marks",
      change: { line, _ in WrittenColor.mended(in: line) }),
  ]
}
