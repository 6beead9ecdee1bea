/// Sentences that are told whole by their words: what is to be in front, tied, pushed, faster, stopped.
///
/// They come before the rules that take a sentence apart.
extension Rewriting {
  static let intentions = [reasons] + moments + told + asked

  /// Before all others: a question for a reason may name whatever it is about.
  private static let reasons = Rewriting(
    "`why` says why a view moves, rests, or is not seen",
    Pattern(#"^\s*(?:and\s+|but\s+|so\s+)?[Ww]hy\b.*?\b(VIEW)\b.*$"#, "why $1"),
    Pattern(#"^\s*(?:and\s+|but\s+|so\s+)?[Ww]hy\b.*$"#, "why FIRST"),
    Pattern(
      #"^\s*(?:[Ii]\s+)?(?:can\s*(?:not|'t)|do\s*(?:not|n't))\s+(?:see|find)\s+(?:the\s+|any\s+)?(VIEW)\b.*$"#,
      "why $1"),
    Pattern(
      #"^\s*(?:the\s+)?(VIEW)\s+(?:does|is|has|did)\s*(?:not|n't)\s+(?:mov\w+|fall\w*|rest\w*|stop\w*|turn\w*|visible|seen|shown|there|appear\w*|show\w*)\b.*$"#,
      "why $1"),
    Pattern(
      #"^\s*(?:what|who)\s+(?:moves|stops|holds|keeps|hides|covers|pulls|pushes)\s+(?:the\s+)?(VIEW)\b.*$"#,
      "why $1"))

  private static let worded: Form =
    #"^\s*(?:(?:make|let|have)\s+)?(?:(?:two|both|the|all|my)\s+)*(?:boxes|views|balls|squares|shapes|objects|things|them)\s+(?:collide|bump|hit|touch|crash)\b"#

  private static let told: [Rewriting] = [
    .init(
      "`item` says what a view may not do",
      Pattern(
        #"^\s*(?:stop|keep|prevent)\s+(?:the\s+)?(VIEW)\s+from\s+(?:rotating|turning|spinning|tilting)$"#,
        "item $1 allowsRotation off"),
      Pattern(
        #"^\s*(?:stop|keep|prevent)\s+(?:the\s+)?(VIEW)\s+from\s+(?:moving|falling)$"#,
        "item $1 anchored")),
    .init(
      "`t` is the time",
      Pattern(#"^\s*(?:show|print|tell)\s+(?:me\s+)?(?:the\s+)?(?:current\s+)?time$"#, "print t")),
    .init(
      "`collision` names the views that bump into each other",
      Pattern(
        #"^\s*(?:make\s+|let\s+)?(?:the\s+)?(VIEW)\s+and\s+(?:the\s+)?(VIEW)\s+(?:should\s+|must\s+)?(?:bounce|collide|bump)\s*(?:off|into|with|against)?\s*(?:each\s+other|one\s+another)?$"#,
        "collision on $1, $2; item $1, $2 elasticity 0.7")),
    .init(
      "a frame tells where a view ends",
      Pattern(
        #"^\s*(?:put|place|move|set)\s+(?:the\s+)?(VIEW)\s+(?:and\s+(?:the\s+)?(VIEW)\s+(?:next\s+to|beside)\s+each\s+other|side\s+by\s+side\s+with\s+(VIEW)|(?:next\s+to|beside)\s+(?:the\s+)?(VIEW))$"#,
        "$1.center = ($2$3$4.frame.maxX + $1.size.width / 2, $2$3$4.center.y)")),
    .init(
      "`attach` ties a view to another one",
      Pattern(
        #"^\s*(?:(?:let|make)\s+)?(?:the\s+)?(VIEW)\s+(?:swings?|hangs?|dangles?)\s+(?:from|on|under|below)\s+(?:the\s+)?(VIEW)$"#,
        "attach $1 to $2; gravity on $1"),
      Pattern(
        #"^\s*(?:hang|dangle|suspend)\s+(?:the\s+)?(VIEW)\s+(?:from|on|under|below)\s+(?:the\s+)?(VIEW)$"#,
        "attach $1 to $2; gravity on $1")),
    .init(
      "a property of one view is set to another's",
      Pattern(
        #"^\s*(?:make|set|give|let)\s+(?:the\s+)?(VIEW)\s+(?:have\s+|be\s+)?(?:to\s+)?(?:the\s+)?same\s+(size|color|rotation|alpha|center|scale)\s+(?:as|of)\s+(?:the\s+)?(VIEW)$"#,
        "$1.$2 = $3.$2"),
      Pattern(
        #"^\s*(?:make|set|give|let)\s+(?:the\s+)?(VIEW)\s+(?:have\s+|be\s+)?(?:the\s+)?same\s+(width|height)\s+(?:as|of)\s+(?:the\s+)?(VIEW)$"#,
        "$1.frame.$2 = $3.frame.$2"),
      Pattern(
        #"^\s*(?:align|line\s+up)\s+(?:the\s+)?(VIEW)\s+(?:with|to|and)\s+(?:the\s+)?(VIEW)$"#,
        "$1.center.x = $2.center.x"),
      Pattern(
        #"^\s*(?:set|move|put|place)\s+(?:the\s+)?(VIEW)(?:'s)?\s+(?:to\s+|at\s+)?x\s*(?:to|=|at|:)?\s*(-?\d+)\s*(?:,|and|;)?\s*y\s*(?:to|=|at|:)?\s*(-?\d+)$"#,
        "$1.center = ($2, $3)")),
    .init(
      "a radial field pulls to a point",
      Pattern(
        #"^\s*(?:pull|attract|suck|draw)\s+(?:the\s+)?(VIEW)\s+(?:to|towards?)\s+(?:the\s+)?(VIEW)$"#,
        "field radial on $1 at $2.center")),
    .init(
      "how fast a view moves is the length of its velocity",
      Pattern(#"^\s*(?:the\s+)?speed\s+of\s+(?:the\s+)?(VIEW)$"#, "print length($1.velocity)")),
    .init(
      "`run` lets time pass, and `plot` draws",
      Pattern(
        #"^\s*(?:show|see|watch|plot|draw)\s+(?:me\s+)?(?:how\s+)?(?:the\s+)?(VIEW)\s+(?:mov|fall|bounc)\w*$"#,
        "run 1s; plot $1.center.y")),
    .init(
      "`bounds` are the stage's edges",
      Pattern(
        #"^\s*(?:keep|hold|leave|contain|let)\s+(?:the\s+)?(VIEW)\s+(?:stay\s+)?(?:in|inside|within|on)(?:\s+of)?\s+(?:the\s+)?(?:screen|stage|view|bounds|window|borders?|edges)$"#,
        "collision on $1 bounds"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:must|should|can|may)\s*(?:not|n't|never)\s+(?:leave|go\s+off|fall\s+off|exit)\b.*$"#,
        "collision on $1 bounds")),
    .init(
      "a view's `speed` is how fast its animations' time goes",
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:moves?|goes|is|runs?|should\s+be)\s+(?:much\s+)?faster(?:\s+than\s+.*)?$"#,
        "$1.speed = 2"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:moves?|goes|is|runs?|should\s+be)\s+(?:much\s+)?slower(?:\s+than\s+.*)?$"#,
        "$1.speed = 0.5")),
    .init(
      "a screen comes with `present`, and goes with `dismiss`",
      Pattern(
        #"^\s*(?:go|move|switch|jump|change|navigate|flip)\s+to\s+(?:the\s+)?(?:next|other|new|second|another|detail)\s+(?:screen|page|view\s+controller|scene)$"#,
        "screen list color white; screen detail color blue; present detail with slide"),
      Pattern(
        #"^\s*(?:go|move|return)\s+back\s+to\s+(?:the\s+)?(?:previous|last|first|other|old)\s+(?:screen|page|view\s+controller)$"#,
        "dismiss with slide"),
      Pattern(
        #"^(dismiss with slide)$"#,
        "screen list color white; screen detail color blue; present detail with none; $1")),
    .init(
      "a label is a view with a `text`",
      Pattern(
        #"^\s*(?:put|add|make|show|write|place|create)\s+(?:an?\s+|the\s+)?(?:label|text|title|words?|caption)\s+(?:that\s+says|which\s+says|saying|reading|with\s+the\s+text|with|:)?\s*["']?(.+?)["']?\s+(?:on|in|inside|onto|to)\s+(?:the\s+)?(VIEW)$"#,
        "$2.text = \"$1\""),
      Pattern(
        #"^\s*(?:put|add|make|show|write|place|create)\s+(?:an?\s+|the\s+)?(?:label|text|title|words?|caption)\s+(?:that\s+says|which\s+says|saying|reading|with\s+the\s+text)\s+["']?(.+?)["']?$"#,
        "view title frame (20, 20, 280, 40) text \"$1\"")),
    .init(
      "a path is one coordinate against the other",
      Pattern(
        #"^\s*(?:show|draw|plot|trace|graph)\s+(?:me\s+)?(?:the\s+)?(?:path|trail|trajectory|track|route)\s+(?:of|for)\s+(?:the\s+)?(VIEW)$"#,
        "run 1s; plot $1.center.y against $1.center.x")),
    .init(
      "`run` lets time pass",
      Pattern(
        #"^\s*(?:run|wait|go|pause|sleep)\s+(?:for\s+)?(?:a|one)\s+sec(?:ond)?$"#, "run 1s"),
      Pattern(
        #"^\s*(?:run|wait|go|pause|sleep)\s+(?:for\s+)?half\s+a\s+sec(?:ond)?$"#, "run 0.5s"),
      Pattern(#"^\s*(?:run|wait|go)\s+(?:for\s+)?(?:a|one)\s+minute$"#, "run 1min")),
    .init(
      "`back` goes back frames, `goto` to a time",
      Pattern(
        #"^\s*(?:go|step|jump|move)\s+back(?:wards?)?\s+(?:by\s+)?(?:one|a|1)\s+(?:step|frame)$"#,
        "back 1"),
      Pattern(
        #"^\s*(?:go|jump|rewind|return)\s+(?:back\s+)?to\s+(?:t\s*=\s*)?(\d*\.?\d+)\s*(?:s|sec\w*)$"#,
        "goto ${1}s")),
    .init(
      "a behavior is changed by its name",
      Pattern(
        #"^\s*(?:let|make|have|set|turn)\s+(?:the\s+)?(gravity)\s+(?:\w+\s+)?(?:to\s+)?(?:the\s+)?right(?:wards?)?$"#,
        "$n1.angle = 0deg"),
      Pattern(
        #"^\s*(?:let|make|have|set|turn)\s+(?:the\s+)?(gravity)\s+(?:\w+\s+)?(?:to\s+)?(?:the\s+)?left(?:wards?)?$"#,
        "$n1.angle = 180deg"),
      Pattern(
        #"^\s*(?:let|make|have|set|turn)\s+(?:the\s+)?(gravity)\s+(?:\w+\s+)?(?:to\s+)?(?:the\s+)?(?:up(?:wards?)?|top)$"#,
        "$n1.angle = -90deg")),
    .init(
      "an attachment with a frequency is a spring",
      Pattern(
        #"^\s*(?:add|put|make|create)\s+(?:an?\s+)?(?:spring|rubber\s+band|elastic)\s+between\s+(?:the\s+)?(VIEW)\s+and\s+(?:the\s+)?(VIEW)$"#,
        "attach $1 to $2 frequency 2 damping 0.1"),
      Pattern(
        #"^\s*(?:add|put|make|create)\s+(?:an?\s+)?(?:rope|rod|string|link|connection|joint|bar|attachment)\s+between\s+(?:the\s+)?(VIEW)\s+and\s+(?:the\s+)?(VIEW)$"#,
        "attach $1 to $2")),
    .init(
      "a view's width and height are its frame's",
      Pattern(
        #"^\s*(?:make|set)\s+(?:the\s+)?(VIEW)\s+(?:to\s+(?:be\s+)?)?(\d+)\s*(?:points?|pts?|px|pixels?)?\s+wide$"#,
        "$1.frame.width = $2"),
      Pattern(
        #"^\s*(?:make|set)\s+(?:the\s+)?(VIEW)\s+(?:to\s+(?:be\s+)?)?(\d+)\s*(?:points?|pts?|px|pixels?)?\s+(?:high|tall)$"#,
        "$1.frame.height = $2")),
    .init(
      "a boundary leads `from` a point `to` another",
      Pattern(
        #"^\s*boundary\s+(\w+)\s+(?:from\s+)?(\([^()]*\))\s*,?\s*(?:to\s+|-\s*)?(\([^()]*\))$"#,
        "boundary $1 from $2 to $3"),
      Pattern(
        #"^\s*(?:(?:draw|add|make|put|create|place)\s+)?(?:an?\s+)?(?:line|wall|boundary|ramp|barrier)\s+from\s+(\([^()]*\))\s+to\s+(\([^()]*\))$"#,
        "boundary wall from $1 to $2")),
    .init(
      "corners are set when the view is there",
      Pattern(
        #"^\s*(view\s+(\w+)\s+.*?\))(\s+color\s+\w+)?,?\s+(?:with\s+)?(?:corner\s*-?radius|radius|cornerRadius|corners)\s+(\d+)$"#,
        "$1$3; $2.cornerRadius = $4")),
    .init(
      "`run until` finds when something is so",
      Pattern(
        #"^\s*(?:run|wait|go)\s+until\s+(?:it|everything|all|VIEW|they|things?)\s+(?:is|are\s+)?\s*(?:stops?|rests?|at\s+rest|still|done|settles?|settled|ends?|finish\w*|stopped)(?:\s+moving)?$"#,
        "run until rest max 10s"),
      Pattern(
        #"^\s*(?:stop|end|pause|finish|halt)\s+(?:the\s+)?(?:simulation|everything|it|all|time|physics)?\s*(?:after|at|in)\s+(\d*\.?\d+)\s*s(?:ec\w*)?$"#,
        "run ${1}s"),
      Pattern(
        #"^\s*(?:run|wait|go)\s+until\s+(VIEW)\s+(?:hits|reaches|touches|is\s+at|gets\s+to|lands\s+on)\s+(?:the\s+)?(?:floor|ground|bottom)$"#,
        "run until $1.frame.maxY >= 567 max 10s"),
      Pattern(
        #"^\s*(?:run|wait)\s+until\s+(?:it\s+is\s+)?(?:the\s+)?(?:end|done|finished|rest)$"#,
        "run until rest max 10s")),
    .init(
      "`collision` names the views that bump into each other",
      Pattern(
        #"^\s*(?:collision|collide|bump|contact)\s+(?:between\s+|of\s+|for\s+|with\s+)?(?:the\s+)?(VIEW)\s+(?:and|with|into|against|to)\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1, $2"),
      Pattern(
        #"^\s*(?:let|make)\s+(?:the\s+)?(VIEW)\s+and\s+(?:the\s+)?(VIEW)\s+(?:collide|bump|hit each other|collide with each other)$"#,
        "collision on $1, $2")),
    .init(
      "an anchored view stays where it is",
      Pattern(
        #"^\s*(?:make|let|keep|hold|have)\s+(?:the\s+)?(VIEW)\s+(?:not\s+move|stay(?:\s+(?:there|put|in\s+place|still))?|static|fixed|immovable|still|stationary|in\s+place|anchored|solid)$"#,
        "item $1 anchored"),
      Pattern(
        #"^\s*(VIEW)\s+(?:should|must|do|can)\s*(?:not|n't)\s+move$"#, "item $1 anchored"),
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:(?:should|must|has\s+to|needs\s+to|shall|is)\s+)?(?:be\s+|stay\s+)?(?:a\s+)?(?:solid|fixed|static|still|anchored|immovable|stationary|in\s+place|wall|obstacle)$"#,
        "item $1 anchored")),
    .init(
      "`collision` names the views that bump into each other",
      change: { line, names in
        guard line.has(worded), names.views.count > 1 else { return line }
        return "collision on \(names.views.prefix(2).joined(separator: ", "))"
      }),
    .init(
      "a view has a shadow by its properties",
      Pattern(
        #"^\s*(?:add\s+|put\s+|make\s+)?(?:an?\s+)?(?:drop\s*-?)?\s*shadow\s+(?:on|to|for|under|of|behind)\s+(?:the\s+)?(VIEW)$"#,
        "$1.shadowOpacity = 0.5"),
      Pattern(
        #"^\s*(?:give|add)\s+(?:the\s+|to\s+)?(VIEW)\s+(?:an?\s+)?(?:drop\s*-?)?\s*shadow$"#,
        "$1.shadowOpacity = 0.5")),
    .init(
      "a view's corners are round by `cornerRadius`",
      Pattern(
        #"^\s*round(?:ed)?\s+(?:off\s+)?(?:the\s+)?corners\s+(?:of|on)\s+(?:the\s+)?(VIEW)\s+(?:by|to|with|at)\s+(\d+)$"#,
        "$1.cornerRadius = $2"),
      Pattern(
        #"^\s*(?:set\s+)?(?:the\s+)?corners?\s*(?:radius)?\s+(?:of|on|for)\s+(?:the\s+)?(VIEW)\s+(?:by|to|with|at|=|is)\s+(\d+)$"#,
        "$1.cornerRadius = $2")),
    .init(
      "`run` lets time pass, and `plot` draws",
      Pattern(
        #"^.*\b(?:see|show|draw|want|get)\b.*\b(?:graph|plot|chart|curve)\s+(?:of|for)\s+(?:the\s+|its\s+)?(?:position|movement|motion|height|fall|y)\b.*$"#,
        "run 1s; plot FIRST.center.y")),
    .init(
      "a file stands in quotation marks",
      Pattern(
        #"^\s*(open|load)\s+(?:the\s+)?(?:file|notebook|session)\s+["']?([\w.-]+?)(?:\.md)?["']?$"#,
        "open \"$2.md\"")),
  ]
}
