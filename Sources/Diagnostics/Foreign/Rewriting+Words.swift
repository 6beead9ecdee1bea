/// Words that only need others, or none.
extension Rewriting {
  static let words: [Rewriting] = [
    .init(
      "names stand alone here, without `self`", Pattern(#"\bself\.view\b"#, "stage"),
      Pattern(#"\b(?:self|this)[?!]?\."#, ""),
      Pattern(#"^\s*Animation\.(?=\w+\()"#, "")),
    .init(
      "nothing is optional here: a dot is enough", Pattern(#"[?!]\."#, "."),
      Pattern(#"\b(\w+)!([\s,)])"#, "$1$2")),
    .init(
      "a view has its layer's properties itself", Pattern(#"\.layer\."#, "."),
      Pattern(#"\.(frame|bounds)\.(?:origin|size)\.(x|y|width|height)\b"#, ".$1.$2"),
      Pattern(#"\.(?:frame|bounds)\.size\b"#, ".size"), Pattern(#"\.position\b"#, ".center")),
    .init(
      "this property has another name here", Pattern(#"\.opacity\b"#, ".alpha"),
      Pattern(#"\.background\b"#, ".color")),
    .init(
      "colours stand here by their names alone",
      Pattern(#"\b(?:UI|NS)?Color\.(?:system)?(\w+)(?:\.cgColor)?"#, "$l1"),
      Pattern(#"\[UIColor\s+(\w+?)Color\]"#, "$1"), Pattern(#"=\s*\.system([A-Z]\w*)"#, "= $l1")),
    .init(
      "a value is named with `let`",
      Pattern(
        #"^\s*(?:(?:@\w+(?:\([^)]*\))?|private|public|internal|fileprivate|static|lazy|weak|final)(?:\(set\))?\s+)+(?=(?:var|let|func)\b)"#,
        "")),
    .init(
      "a turn and a scale are calls of their own here",
      Pattern(#"\.rotated\(by:\s*([^()]*)\)"#, " * rotate($1)"),
      Pattern(#"\.scaledBy\(x:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, " * scale($1, $2)"),
      Pattern(#"\.translatedBy\(x:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, " * translate($1, $2)"),
      Pattern(#"(^|[^\w)\]])\.pi\b"#, "$1pi"),
      Pattern(
        #"(?:CGAffineTransform|CATransform3D)(?:\(rotationAngle:\s*|MakeRotation\()([^()]*)\)"#,
        "rotate($1)"),
      Pattern(#"CGAffineTransform\(scaleX:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, "scale($1, $2)"),
      Pattern(
        #"CGAffineTransform\(translationX:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, "translate($1, $2)"),
      Pattern(#"(?:CGAffineTransform|CATransform3D)\.identity\b"#, "identity"),
      Pattern(#"=\s*\.?identity\s*;?$"#, "= identity")),
    .init(
      "curves and constants stand here by their names alone",
      Pattern(#"(^|[^\w)\]])\.curve([EL]\w+)"#, "$1$l2"),
      Pattern(#"(^|[^\w)\]])\.degrees\(([^()]*)\)"#, "$1$2deg"),
      Pattern(#"\bAngle\(degrees:\s*([^()]*)\)"#, "$1deg"),
      Pattern(#"\b(?:CGFloat|Double|Float|Math|math|np)\.(?:pi|PI)\b"#, "pi"),
      Pattern(#"\bM_PI_?(\d)"#, "pi/$1"), Pattern(#"\bM_PI\b"#, "pi"),
      Pattern(#"\b(?:Math|math|np|Double|CGFloat)\.(\w+)\("#, "$1("),
      Pattern(#"(^|[^\w)\]\d.])\.([a-z]\w*)"#, "$1$2"),
      Pattern(#"\bspring\(\)"#, "spring(duration: 0.5, bounce: 0.3)")),
    .init(
      "conditions are `true` and `false` here", Pattern(#"\b(?:YES|True|TRUE)\b"#, "true"),
      Pattern(#"\b(?:NO|False|FALSE)\b"#, "false")),
    .init(
      "a value is named with `let`",
      Pattern(
        #"^\s*(?:var|const|val|auto|int|float|double|local|CGFloat)\s+(\w+\s*[:=])"#, "let $1"),
      Pattern(#"^\s*let\s+(\w+)\s*:\s*[\w\[\]?]+\s*="#, "let $1 ="),
      Pattern(#"^\s*(?:define|declare)\s+(\w+)\s*=?\s*"#, "let $1 = ")),
    .init(
      "a number has no type", Pattern(#"\b(?:CGFloat|Double|Float|Int)\(([^()]*)\)"#, "$1"),
      // Once more, for one inside the other.
      Pattern(#"\b(?:CGFloat|Double|Float|Int)\(([^()]*)\)"#, "$1"),
      Pattern(#"(\d)f\b"#, "$1"), Pattern(#"(\d+)\.degrees\b"#, "$1deg"),
      Pattern(#"\.degrees\b"#, "")),
    .init(
      "a line needs nothing at its end here", Pattern(#"[;\\]\s*$"#, ""),
      Pattern(#":\s*$"#, "")),
    .init(
      "a condition compares with `==`",
      Pattern(#"\b((?:else )?if\s[^={]*[^={<>!~])=([^={][^{]*)\{"#, "$1==$2{"),
      Pattern(#"\b(until\s[^=]*[^=<>!~])==?([^=])"#, "$1>=$2")),
    .init(
      "what is repeated or depends stands in braces",
      Pattern(
        #"^\s*((?:repeat|at)\s+\S+|(?:if|while)\s[^{]*?[\d)])\s*(?:then|do)?:?\s+([a-z][^{}]*)$"#,
        "$1 { $2 }"),
      Pattern(#"^\s*(for\s+\w+\s+in\s+\S+?):?\s+([a-z][^{}]*)$"#, "$1 { $2 }")),
    .init(
      "a value grows by `+=`",
      Pattern(#"(^|[{;]\s*)([\w.]+)\s*([+-])\3(?=\s*(?:$|[;}]))"#, "$1$2 $3= 1")),
    .init(
      "`not`, `and` and `or` are words here", Pattern(#"\s*&&\s*"#, " and "),
      Pattern(#"\s*\|\|\s*"#, " or "), Pattern(#"!([\w(])"#, "not $1"), Pattern("===", "=="),
      Pattern("!==", "!="), Pattern(#"\bis not\b"#, "!=")),
    .init(
      "names here have no hyphens", Pattern(#"\bcubic-bezier\("#, "bezier("),
      Pattern(#"\bease-in-out\b"#, "easeInOut"), Pattern(#"\bease-(in|out)\b"#, "ease$u1"),
      Pattern(#"\.([a-z]+)-([a-z]+)"#, ".$1$u2")),
  ]
}
