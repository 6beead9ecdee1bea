/// What one types at lldb's prompt, with its flags and casts, and in the console of Xcode.
extension Rewriting {
  static let debugger: [Rewriting] = [
    .init(
      "what is set shows at once: nothing has to be flushed",
      Pattern(
        #"^\s*(?:caflush|(?:e|expr|expression|po)\s+.*\bCATransaction[^\w]+flush\b.*|CATransaction\.flush\(\);?|\[CATransaction\s+flush\];?)$"#,
        "draw")),
    .init(
      "`show` tells what is on the stage",
      Pattern(
        #"^\s*(?:p|po|e|expr)\s+.*(?:recursiveDescription|[aA]nimator\.(?:behaviors|description)|_printHierarchy|keyWindow|subviews|_autolayoutTrace)\b.*$|^\s*(?:pviews|pvc|pviewcontrollers|palllayers|pca|fr(?:ame)?\s+v(?:ariable)?|v|image\s+list|debug\s+view\s+hierarchy)$"#,
        "show")),
    .init(
      "a line stands alone here, without lldb's verb",
      Pattern(#"^\s*\(lldb\)\s*"#, ""),
      Pattern(
        #"^\s*(?:p|po|v|vo|e|expr|fr\s+v|frame\s+variable|pview|pinternals|presponder)\s+(?:-\w+\s+)*(?:self\.)?(VIEW)(?:\.layer)?(?:\.(?:constraints|gestureRecognizers|subviews|debugDescription|superview|animationKeys\(\)|animations))?$"#,
        "show $1"),
      Pattern(
        #"^\s*(?:e|expr|expression|call|p|po|vo|parray)\s+(?:-(?:\w+\s+)?(?!-)(?:\w+\s+)?)*(?:--\s+)?(?=\S.*(?:=|set[A-Z]|removeFrom|\.\w+\())"#,
        "expr "),
      Pattern(#"^expr\s+(?:\(\s*\w+\s*\*?\s*\)\s*)?(?:@import\s+\w+;?\s*)?"#, ""),
      Pattern(
        #"^\s*(?:p|po|v|vo|e|expr|fr\s+v|frame\s+variable)\s+(?:-\w+\s+)*(?:--\s+)?(?:\(\s*\w+\s*\*?\s*\)\s*)?\[(VIEW)\s+(\w+)\]$"#,
        "print $1.$2"),
      Pattern(
        #"^\s*(?:p|po|v|vo|e|expr|fr\s+v|frame\s+variable)\s+(?:-\w+\s+)*(?:--\s+)?(?:\(\s*\w+\s*\*?\s*\)\s*)?(?:self[.-]>?)?(VIEW[.][\w.]+)$"#,
        "print $1")),
    .init(
      "`events` lists what has happened",
      Pattern(#"^\s*(?:bt|thread\s+backtrace|bt\s+all)$"#, "events")),
    .init(
      "`step` is one frame, and `run` lets time pass",
      Pattern(
        #"^\s*(?:ni|si|stepi|nexti|step\s*-?(?:over|in|into|out|inst)|thread\s+step-\w+)$"#,
        "step"),
      Pattern(#"^\s*(?:continue|process\s+continue|thread\s+continue|cmd\+r)$"#, "run 1s")),
    .init(
      "`run until` stops where something is so",
      Pattern(
        #"^\s*(?:b|br|breakpoint|tbreak|break)\s+.*?(?:-c\s+|--condition\s+|\bif\s+|\bwhen\s+)['"]?(VIEW\.[\w.]+\s*[<>=]+\s*-?[\d.]+)['"]?.*$"#,
        "run until $1 max 10s"),
      Pattern(
        #"^\s*(?:b|br|breakpoint|tbreak)\s+(?:s|set|-n|--name|add|on|[a-zA-Z]+[A-Z:.]).*$|^\s*(?:set|add)\s+(?:a\s+)?breakpoint\b.*$"#,
        "run until FIRST.center.y > 300 max 10s"),
      invents: true),
    .init(
      "every frame is recorded, and `table` shows it",
      Pattern(
        #"^\s*(?:watchpoint|watch|w)\s+(?:s|set)\s+(?:v|variable|var|e|expression)?\s*(?:--\s+)?(?:self\.)?(VIEW\.[\w.]+)$"#,
        "run 1s; table $1"),
      Pattern(
        #"^\s*(?:po|p|print)?\s*(?:trace|watch|log|follow|observe|monitor)\s+(VIEW\.[\w.]+)(?:\s+(?:while|when|during|as|at|on|in|every|each|for|over)\s+(?:it\s+|you\s+)?(?:the\s+)?(?:running|runs|moving|moves|falling|falls|simulation|animation|time|each\s+frame|every\s+frame|frame|all\s+frames))?$"#,
        "run 1s; table $1"),
      invents: true),
    .init(
      "a view's `speed` is how fast its animations' time goes",
      Pattern(#"^\s*slowanim(?:\s+([\d.]+))?$"#, "FIRST.speed = 0$1"),
      Pattern(#"^(VIEW\.speed = )0$"#, "${1}0.1"), Pattern(#"^(VIEW\.speed = )0(\d)"#, "$1$2"),
      Pattern(#"^\s*unslowanim$"#, "FIRST.speed = 1"), invents: true),
    .init(
      "`draw` shows boundaries, attachments and regions, and `draw fields` what pushes",
      Pattern(
        #"^\s*(?:self\.)?\w*[aA]nimator\w*\??\.(?:setValue\(\s*(?:true|YES|1)\s*,\s*forKey:\s*"debugEnabled"\s*\)|debugEnabled\s*=\s*(?:true|YES|1)|debugInterval\s*=.*|debugAnimationSpeed\s*=.*);?$|^\s*\[\s*(?:self\.)?\w*[aA]nimator\s+(?:setDebugEnabled:.*|setValue:.*debugEnabled.*)\];?$"#,
        "draw fields")),
    .init(
      "a border is a view's own",
      Pattern(
        #"^\s*border\s+(VIEW)\s+(COLOR)\s+([\d.]+)$"#, "$1.borderColor = $2; $1.borderWidth = $3"),
      Pattern(#"^\s*unborder\s+(VIEW)$"#, "$1.borderWidth = 0")),
  ]
}
