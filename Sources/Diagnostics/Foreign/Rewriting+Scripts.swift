/// What fingers know from scripts, shells and browsers.
extension Rewriting {
  /// `ball = new Ball`, before its numbers.
  private static let made =
    #"^\s*(?:(?:let|var|const)\s+)?(\w+)\s*=\s*(?:new\s+)?(?:[A-Z]\w*\.)?(?:View|Box|Rect|Ball|Circle|Sprite|Square|Node|Shape|Particle)"#

  /// A list of views by the names that such lists have.
  private static let unmadeList: Form =
    #"\b(views|subviews|boxes|balls|cards|squares|circles|items|shapes|nodes|elements|sprites|tiles|dots|particles)(?:\)|\[)"#

  static let scripts: [Rewriting] = [
    .init(
      "a file stands in quotation marks",
      Pattern(
        #"^\s*(?:cat|less|more|head|tail|vim?|nano|emacs|source|load|open)\s+['"]?([\w./-]+\.\w+)['"]?$"#,
        #"open "$1""#),
      Pattern(
        #"^\s*(?:touch|tee|save(?:\s+(?:as|to))?)\s+['"]?([\w./-]+\.\w+)['"]?$"#, #"save "$1""#),
      Pattern(#"^\s*(save|open)(?:\s+as|\s+to)?\s+([\w-]+)$"#, #"$1 "$2.md""#)),
    .init(
      "`help` tells about a word",
      Pattern(#"^\s*(?:man|info|whatis|tldr|about|describe)\s+(\w+)$"#, "help $1"),
      Pattern(#"^\s*(\w+)\s+(?:--help|-h|/\?)$"#, "help $1")),
    .init(
      "`show` tells what there is",
      Pattern(#"^\s*(?:ls|ll|dir|pwd|ps|jobs|whos?)(?:\s.*|\(\))?$"#, "show"),
      Pattern(
        #"^\s*(?:dir|vars|type|typeof|repr|inspect|len|cat|describe|info|po|Object\.keys|JSON\.stringify)[\s(]+(VIEW)\)?;?$"#,
        "show $1"),
      Pattern(
        #"^\s*(?:list|ls|see|view|get|show|print)\s+(?:all\s+)?(?:my\s+)?(?:the\s+)?(?:views|behaviou?rs|objects|variables|things|everything|animations|layers|items)$"#,
        "show"),
      Pattern(#"^\s*(?:document|window)\.\w+\(\s*['"][.#]?(VIEW)['"]\s*\);?$"#, "show $1")),
    .init(
      "names stand without signs here",
      Pattern(#"(?:document|window)\.\w+\(\s*['"][.#]?(\w+)['"]\s*\)"#, "$1"),
      Pattern(#"\$\(\s*['"][.#]?(\w+)['"]\s*\)"#, "$1"),
      Pattern(#"\$\{?([A-Za-z]\w*)\}?"#, "$1")),
    .init(
      "a command stands without brackets",
      Pattern(#"(^|[{;]\s*)([a-z]+)\(\)"#, "$1$2")),
    .init("texts stand in double quotation marks", Pattern(#"'([^'"]*)'"#, #""$1""#)),
    .init(
      "lengths are points, without a unit", Pattern(#""(-?[\d.]+)(?:px|pt)""#, "$1"),
      Pattern(#""(-?[\d.]+(?:deg|%))""#, "$1")),
    .init(
      "`not` turns a condition over",
      Pattern(#"^\s*([\w.]+)\.toggle\(\)$"#, "$1 = not $1")),
    .init(
      "`print` writes several things behind commas",
      Pattern(#""([^"%]*)%[\d.]*[dfsi]"\s*%\s*\(?([\w.]+)\)?"#, #""$1", $2"#)),
    .init(
      "`run` lets time pass",
      Pattern(#"^\s*(?:await\s+|time\.)?sleep\((\d{3,})\);?$"#, "run $1ms"),
      Pattern(#"^\s*await\s+"#, "")),
    .init(
      "a random number is made by `random`",
      Pattern(#"\brandom\.(?:randint|uniform|randrange)\("#, "random("),
      Pattern(
        #"\b(?:CGFloat|Double|Float|Int)\.random\(in:\s*(-?[\d.]+?)\s*\.\.[.<]\s*(-?[\d.]+)\)"#,
        "random($1, $2)"),
      Pattern(#"\barc4random_uniform\((\d+)\)"#, "random(0, $1)")),
    .init("all of it is here already", Pattern(#"^\s*from\s+\w+\s+import\b.*$"#, "help")),
    .init(
      "a view is made with its frame",
      Pattern(
        #"^\s*(?:let\s+|var\s+|const\s+)?(\w+)\s*=\s*view\((\d+),\s*(\d+)\)$"#,
        "view $1 frame ($2, $3, 100, 100)"),
      Pattern(
        #"^\s*(?:let|var|const)\s+(\w+)\s*=\s*(?:new\s+)?(?:View|UIView|Box|Rect|Ball|Circle)\(\)$"#,
        "view $1 frame (50, 300, 100, 100)"),
      Pattern(Form(made + #"\((-?\d+),\s*(-?\d+)\)$"#), "view $1 frame ($2, $3, 50, 50)"),
      Pattern(
        Form(made + #"\((-?\d+),\s*(-?\d+),\s*(\d+)\)$"#), "view $1 frame ($2, $3, $4, $4)"),
      Pattern(
        Form(made + #"\((-?\d+),\s*(-?\d+),\s*(\d+),\s*(\d+)\)$"#), "view $1 frame ($2, $3, $4, $5)"
      ),
      Pattern(#"^\s*draw\s+(?:a|an|some)\s+(\w+)$"#, "view $1 frame (50, 300, 100, 100)")),
    .init(
      "`repeat` is followed by a number and a block",
      Pattern(
        #"^\s*(?:repeat|do|loop)\s+(\d+)\s*(?:times|x)?\s*:?\s+([a-z][^{}]*)$"#, "repeat $1 { $2 }"),
      Pattern(#"^\s*(\w[^{}]*?)\s+(\d+)\s+times$"#, "repeat $2 { $1 }")),
    .init(
      "numbers have no such units here",
      Pattern(#"(\d)\s*(?:kg|km/h|m/s(?:\^?2|²)?|N)(?![\w])"#, "$1")),
    .init(
      "a block answers with `print`", Pattern(#"([{;])\s*return\s+(?=[^\s;}])"#, "$1 print ")),
    .init(
      "a list is counted", Pattern(#"\blen\(([^()]+)\)"#, "count($1)"),
      Pattern(#"\b(\w+)\.(?:length|count)\b(?!\()"#, "count($1)")),
    .init(
      "`show` tells what there is",
      Pattern(#"^\s*(?:print\s*\(?)?\s*count\((?:views|behaviou?rs|box)\)\)?$"#, "show")),
    .init(
      "a loop goes through a range or a list",
      Pattern(
        #"for\s*\(\s*(?:let|var|const|int)?\s*(\w+)\s*=\s*(\d+);[^<;]*<=\s*(\d+);[^)]*\)"#,
        "for $1 in $2..$3"),
      Pattern(
        #"for\s*\(\s*(?:let|var|const)?\s*(\w+)\s+(?:of|in)\s+(.+?)\)\s*\{"#, "for $1 in $2 {"),
      Pattern(
        #"for\s*\(\s*(?:let|var|int)?\s*(\w+)\s*=\s*(\d+);[^<;]*<\s*(?:count\((\w+)\)|(\w+)\.size\(\));[^()]*\)"#,
        "for $1 in $2..<count($3$4)"),
      Pattern(#"\bin\s+range\((\d+),\s*(\d+)\)"#, "in $1..$p2"),
      Pattern(
        #"\bin\s+range\((-?\d+),\s*(-?\d+),\s*(-?\d+)\)"#, "in stride(from: $1, to: $2, by: $3)"),
      Pattern(
        #"for\s+(\w+)\s+in\s+(\d+)((?:\s+\d+)+);\s*do\s+(.*?);?\s*done"#, "for $1 in $2$3 { $4 }")),
    .init(
      "views are listed in square brackets",
      change: { line, names in
        guard let match = line.first(unmadeList), !names.values.contains(match.text(1)),
          !names.views.contains(match.text(1)), !names.views.isEmpty
        else { return line }
        return "let \(match.text(1)) = [\(names.views.joined(separator: ", "))]; \(line)"
      }),
    .init(
      "a condition stands without `then`",
      Pattern(#"^\s*if\s+\[+\s*(.+?)\s*\]+\s*;?\s*then\s+(.*?);?\s*fi$"#, "if $1 { $2 }")),
  ]

  /// What is asked of a behavior by the word that made it, and of a view by another one.
  static let members: [Rewriting] = [
    .init(
      "a behavior is asked by its name",
      Pattern(
        #"(^|[^\w.])(gravity|collision|push|snap|attach|item|field)(?:ment)?(?:[bB]ehaviou?r)?\.(?=[a-z])"#,
        "$1$n2."),
      Pattern(#"\.(?:setT|t)ranslatesReferenceBoundsIntoBoundary\s*=\s*\w+"#, ".bounds = on"),
      Pattern(
        #"^\s*item\w*\.(elasticity|friction|density|resistance|angularResistance|charge)\s*=\s*([\d.]+)$"#,
        "item FIRST $1 $2")),
    .init(
      "a velocity is given with `fling`, which adds to what there is",
      Pattern(#"\b(VIEW)\.(?:v|vel\.|velocity\.d|d)([xy])\b"#, "$1.velocity.$2"),
      Pattern(
        #"^\s*(VIEW)\.velocity\.x\s*=\s*(-?[\d.]+);\s*\1\.velocity\.y\s*=\s*(-?[\d.]+);?$"#,
        "fling $1 velocity ($2, $3)"),
      Pattern(
        #"\b(VIEW)\.velocity\.(x|y)\s*\*=\s*(-?[\d.]+)$"#,
        "$1.velocity.$2 = $1.velocity.$2 * $3"),
      Pattern(#"\b(VIEW)\.velocity\.x\s*\+=\s*([^;{}=]+)$"#, "fling $1 velocity ($2, 0)"),
      Pattern(#"\b(VIEW)\.velocity\.y\s*\+=\s*([^;{}=]+)$"#, "fling $1 velocity (0, $2)"),
      Pattern(
        #"\b(VIEW)\.velocity\.x\s*=\s*([^;{}=]*[a-z][^;{}=]*)$"#,
        "fling $1 velocity ($2 - $1.velocity.x, 0)"),
      Pattern(
        #"\b(VIEW)\.velocity\.y\s*=\s*([^;{}=]*[a-z][^;{}=]*)$"#,
        "fling $1 velocity (0, $2 - $1.velocity.y)")),
    .init(
      "a velocity is given with `fling`",
      Pattern(#"\b(VIEW)\.(?:velocity|linearVelocity)\s*=\s*\((.*)\)$"#, "fling $1 velocity ($2)"),
      Pattern(
        #"\b(VIEW)\.(?:vel|v|speed)\.(?:x|dx)\s*=\s*(-?[\d.]+)$"#, "fling $1 velocity ($2, 0)"),
      Pattern(
        #"\b(VIEW)\.(?:vel|v|speed)\.(?:y|dy)\s*=\s*(-?[\d.]+)$"#, "fling $1 velocity (0, $2)"),
      Pattern(
        #"\b(VIEW)\.(?:velocity\.)?(?:dx|vx|x)?[vV]elocity(?:\.x)?\s*=\s*(-?[\d.]+)$"#,
        "fling $1 velocity ($2, 0)"),
      Pattern(
        #"\b(VIEW)\.(?:vy|velocity\.y|velocity\.dy)\s*=\s*(-?[\d.]+)$"#, "fling $1 velocity (0, $2)"
      ),
      Pattern(#"\b(VIEW)\.angularVelocity\s*=\s*(-?[\d.]+)$"#, "spin $1 velocity $2")),
    .init(
      "a property follows its view with a dot",
      Pattern(#"\b(VIEW)'s\s+(\w+)"#, "$1.$2"),
      Pattern(#"\b(\w+)\s+of\s+(?:the\s+)?(VIEW)\b"#, "$2.$1")),
    .init(
      "this property has another name here",
      Pattern(#"\b(VIEW)\.style\."#, "$1."),
      Pattern(#"\b(VIEW)\.(?:center\.)?(x|y)\b"#, "$1.center.$2"),
      Pattern(#"\b(VIEW)\.(width|height)\b"#, "$1.frame.$2"),
      Pattern(#"\b(VIEW)\.(?:left|minX|origin\.x)\b"#, "$1.frame.x"),
      Pattern(#"\b(VIEW)\.(?:top|minY|origin\.y)\b"#, "$1.frame.y"),
      Pattern(#"\b(VIEW)\.(?:pos|position|location|place|midpoint)\b"#, "$1.center"),
      Pattern(#"\b(VIEW)\.offset\.(x|y)\s*=\s*"#, "$1.center.$2 += "),
      Pattern(#"\b(VIEW)\.offset\s*=\s*(?=-?[\d.])"#, "$1.center.x += "),
      Pattern(
        #"\b(VIEW)\.(?:transform\.)?(?:angle|rotate|rotationZ|orientation)\b(?!\()"#, "$1.rotation"),
      Pattern(#"\b(VIEW)\.(?:bg|fill|tint|backgroundColour|tintColor|colour)\b"#, "$1.color"),
      Pattern(#"\b(VIEW)\.(?:borderRadius|radius|cornerradius|corner)\b"#, "$1.cornerRadius"),
      Pattern(#"\b(VIEW)\.(?:hidden|invisible)\b"#, "$1.isHidden"),
      Pattern(
        #"\b(VIEW)\.(?:visible|isVisible|visibility)\s*=\s*(?:true|"visible")"#,
        "$1.isHidden = false"),
      Pattern(
        #"\b(VIEW)\.(?:visible|isVisible|visibility|display)\s*=\s*(?:false|"hidden"|"none"|none|hidden)"#,
        "$1.isHidden = true"),
      Pattern(#"\.(color|backgroundColor)\s*=\s*"([a-z]+)""#, ".$1 = $2"),
      Pattern(#"\b(VIEW)\.speed\b"#, "length($1.velocity)")),
    .init(
      "a spring is made of its numbers",
      Pattern(#"\bspring\(\s*\{([^{}]*)\}\s*\)"#, "spring($1)"),
      Pattern(#"\bdampingFraction:"#, "dampingRatio:"),
      Pattern(#"\b(?:interpolatingS|interactiveS)pring\("#, "spring("),
      Pattern(
        #"\{\s*((?:mass|stiffness|damping|tension|friction|velocity|bounce|duration|response)\s*:[^{}]*?)\s*\}"#,
        "spring($1)"),
      Pattern(
        #"^\s*(?:make\s+a\s+|a\s+)?spring(?:\s+with)?\s+(\w+)[:=\s]\s*([\d.]+)(?:,|\s+and)?\s+(\w+)[:=\s]\s*([\d.]+)$"#,
        "spring($1: $2, $3: $4)")),
    .init(
      "a point stands in round brackets",
      Pattern(#"=\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\]$"#, "= ($1, $2)"),
      Pattern(#"=\s*\[((?:\s*-?[\d.]+\s*,){3}\s*[\d.]+\s*)\]$"#, "= ($1)")),
    .init(
      "a rotation is an angle", Pattern(#"\.rotation\s*=\s*(-?[\d.]+)$"#, ".rotation = ${1}deg")),
  ]
}
