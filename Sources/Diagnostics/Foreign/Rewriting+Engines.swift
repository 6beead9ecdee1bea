/// Calls of engines and libraries that students meet: p5, Matter, Unity, pygame, matplotlib.
extension Rewriting {
  static let engines: [Rewriting] = forces + tweens + bodies + transforms + pages

  private static let number = #"(-?\d*\.?\d+)f?"#
  private static let point =
    #"(?:(?:new\s+)?(?:\w+\.)*(?:createVector|Vector[23]?|[vV]ec[23]|Vector)?\(|\[|\{\s*x:)\s*\#(number)\s*,\s*(?:y:\s*)?\#(number)(?:\s*,\s*-?[\d.]+f?)?\s*[)\]}]"#

  private static let forces: [Rewriting] = [
    .init(
      "a push has its `vector`",
      Pattern(
        Form(#"^\s*(VIEW)\.(?:apply_?|add_?|Add)[fF]orce\w*\(\s*\#(point)(?:,.*)?\);?$"#),
        "push on $1 vector ($2, $3) instantaneous"),
      Pattern(
        Form(
          #"^\s*(VIEW)\.(?:apply_?|add_?|Add)[fF]orce\w*\(\s*\#(number)\s*,\s*\#(number)\s*\);?$"#),
        "push on $1 vector ($2, $3) instantaneous"),
      Pattern(
        Form(#"^\s*(?:Matter\.)?Body\.applyForce\(\s*(VIEW)\s*,.*?\#(point)\s*\);?$"#),
        "push on $1 vector ($2, $3) instantaneous"),
      Pattern(
        Form(#"^\s*(?:rb|rigidbody|rigidBody|body)2?D?\.AddForce\(\s*\#(point)(?:,.*)?\);?$"#),
        "push on FIRST vector ($1, $2) instantaneous"),
      Pattern(
        Form(
          #"^\s*(?:rb|rigidbody|rigidBody|body)2?D?\.AddForce\(\s*\#(number)\s*,\s*\#(number)\s*(?:,.*)?\);?$"#
        ),
        "push on FIRST vector ($1, $2) instantaneous")),
    .init(
      "a push has its angle: 0deg is right, 90deg down",
      unity("up", "-90deg"), unity("down", "90deg"), unity("left", "180deg"),
      unity("(?:right|forward)", "0deg")),
    .init(
      "a velocity is given with `fling`, which adds to what there is",
      Pattern(
        Form(#"^\s*(?:Matter\.)?Body\.setVelocity\(\s*(VIEW)\s*,\s*\#(point)\s*\);?$"#),
        "item $1; fling $1 velocity ($2, $3)"),
      Pattern(
        Form(
          #"^\s*(VIEW)\.(?:apply_?|add_?|Apply|Add)(?:central_)?[iI]mpulse\w*\(\s*\#(point)(?:,.*)?\)\s*;?$"#
        ),
        "item $1; fling $1 velocity ($2, $3)"),
      Pattern(
        Form(#"^\s*(?:self\.)?(?:linear_)?velocity\s*=\s*\#(point)\s*;?$"#),
        "item FIRST; fling FIRST velocity ($1, $2)"),
      Pattern(
        Form(#"^\s*(?:self\.)?(?:linear_)?velocity\.x\s*\+?=\s*\#(number)\s*;?$"#),
        "item FIRST; fling FIRST velocity ($1, 0)"),
      Pattern(
        Form(#"^\s*(?:self\.)?(?:linear_)?velocity\.y\s*\+?=\s*\#(number)\s*;?$"#),
        "item FIRST; fling FIRST velocity (0, $1)"),
      Pattern(
        Form(
          #"^\s*(?:rb|rigidbody|rigidBody|body)(?:2D)?\.(?:linearV|v)elocity\s*=\s*\#(point);?$"#),
        "item FIRST; fling FIRST velocity ($1, $2)"),
      Pattern(
        Form(#"^\s*(?:Matter\.)?Body\.setAngularVelocity\(\s*(VIEW)\s*,\s*\#(number)\s*\);?$"#),
        "item $1; spin $1 velocity $2")),
    .init(
      "`run` lets time pass, and dynamics moves what has a velocity",
      Pattern(
        #"^\s*(VIEW)\.(?:pos|position|location)\.add\(\s*(?:\1|this|self)?\.?(?:vel|velocity)\s*\);?$"#,
        "run 1s"),
      Pattern(
        #"^\s*(VIEW)\.(?:vel|velocity)\.add\(\s*(?:\1|this|self)?\.?(?:acc|acceleration)\s*\);?$"#,
        "run 1s"),
      Pattern(
        #"^\s*(?:Matter\.)?(?:Engine\.(?:update|run)|Runner\.run)\(.*\);?$"#, "run 1s"),
      Pattern(#"^\s*self\.wait\(\s*(\d*\.?\d+)\s*\)$"#, "run ${1}s")),
  ]

  private static func unity(_ way: String, _ angle: String) -> Pattern {
    Pattern(
      Form(
        #"^\s*(?:\w+\.)?AddForce\(\s*(?:transform\.|Vector[23]\.)\#(way)\s*\*\s*\#(number)(?:\s*,.*)?\);?$"#
      ), "push on FIRST magnitude $1 angle \(angle) instantaneous")
  }

  private static let bodies: [Rewriting] = [
    .init(
      "`item` says what views are made of",
      Pattern(
        #"^\s*(?:Matter\.)?Body\.setStatic\(\s*(VIEW)\s*,\s*true\s*\);?$"#, "item $1 anchored"),
      Pattern(
        #"^\s*(?:Matter\.)?Body\.setStatic\(\s*(VIEW)\s*,\s*false\s*\);?$"#, "item $1 anchored off"),
      Pattern(
        #"^\s*(?:Matter\.)?Body\.set(?:Mass|Density)\(\s*(VIEW)\s*,\s*(\d*\.?\d+)\s*\);?$"#,
        "item $1 density $2")),
    .init(
      "what is drawn is a view, with its frame",
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+\w+\s*=\s*)?(?:Matter\.)?Bodies\.circle\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*([\d.]+)\s*(?:,.*)?\);?$"#,
        "view disc frame ($1 - $3, $2 - $3, 2 * $3, 2 * $3); disc.cornerRadius = $3"),
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+\w+\s*=\s*)?(?:Matter\.)?Bodies\.rectangle\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*,.*isStatic:\s*true.*\);?$"#,
        "view block frame ($1 - $3 / 2, $2 - $4 / 2, $3, $4); item block anchored"),
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+\w+\s*=\s*)?(?:Matter\.)?Bodies\.rectangle\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,[^()]*)?\);?$"#,
        "view block frame ($1 - $3 / 2, $2 - $4 / 2, $3, $4)"),
      Pattern(
        #"^\s*pygame\.draw\.circle\(\s*\w+\s*,\s*["']?(COLOR)["']?\s*,\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)\s*,\s*([\d.]+)\s*\)$"#,
        "view disc frame ($2 - $4, $3 - $4, 2 * $4, 2 * $4) color $1; disc.cornerRadius = $4"),
      Pattern(
        #"^\s*pygame\.draw\.rect\(\s*\w+\s*,\s*["']?(COLOR)["']?\s*,\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*\)\s*\)$"#,
        "view block frame ($2, $3, $4, $5) color $1"),
      Pattern(
        #"^\s*canvas\.create_oval\(\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,.*)?\)$"#,
        "view disc frame ($1, $2, $3 - $1, $4 - $2); disc.cornerRadius = ($3 - $1) / 2"),
      Pattern(
        #"^\s*canvas\.create_rectangle\(\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,.*)?\)$"#,
        "view block frame ($1, $2, $3 - $1, $4 - $2)")),
  ]

  private static let transforms: [Rewriting] = [
    .init(
      "a view is changed by its properties, and y grows downwards",
      Pattern(
        Form(#"^\s*transform\.Translate\(\s*\#(number)\s*,\s*\#(number)(?:\s*,.*)?\);?$"#),
        "FIRST.center += ($1, $2)"),
      Pattern(
        Form(#"^\s*transform\.(?:local)?[pP]osition\s*=\s*\#(point);?$"#), "FIRST.center = ($1, $2)"
      ),
      Pattern(
        Form(#"^\s*transform\.(?:local)?[pP]osition\s*\+=\s*\#(point).*$"#),
        "FIRST.center += ($1, $2)"),
      Pattern(
        #"^\s*transform\.(?:local)?[pP]osition\s*\+=\s*(?:Vector[23]|transform)\.right\b.*$"#,
        "item FIRST; fling FIRST velocity (100, 0); run 1s"),
      Pattern(
        Form(#"^\s*transform\.Rotate\(\s*0f?\s*,\s*0f?\s*,\s*\#(number)\s*\);?$"#),
        "FIRST.rotation += ${1}deg"),
      Pattern(
        Form(#"^\s*transform\.localScale\s*=\s*\#(point);?$"#), "FIRST.scale = ($1, $2)"),
      Pattern(#"^\s*Destroy\(\s*(?:gameObject|this)\s*(?:,[^()]*)?\);?$"#, "remove FIRST"),
      Pattern(#"^\s*Destroy\(\s*(VIEW)\s*\);?$"#, "remove $1"),
      Pattern(
        Form(#"^\s*(VIEW)\.move_ip\(\s*\#(number)\s*,\s*\#(number)\s*\)$"#), "$1.center += ($2, $3)"
      ),
      Pattern(
        Form(#"^\s*canvas\.move\(\s*(VIEW)\s*,\s*\#(number)\s*,\s*\#(number)\s*\)$"#),
        "$1.center += ($2, $3)"),
      Pattern(
        Form(#"^\s*(?:Matter\.)?Body\.setPosition\(\s*(VIEW)\s*,\s*\#(point)\s*\);?$"#),
        "$1.center = ($2, $3)"),
      Pattern(
        Form(#"^\s*(?:Matter\.)?Body\.(?:setAngle)\(\s*(VIEW)\s*,\s*\#(number)\s*\);?$"#),
        "$1.rotation = ${2}rad"),
      Pattern(
        #"^\s*(VIEW)\.rect\.(?:center)?([xy])\s*([-+*/]?=)\s*(-?[\d.]+)$"#, "$1.center.$2 $3 $4"),
      Pattern(
        #"^\s*scale\s*-?\s*([xX])\s+(?:the\s+)?(VIEW)\s+(?:to\s+|by\s+)?(\d*\.?\d+)$"#,
        "$2.scale = ($3, 1)"),
      Pattern(
        #"^\s*scale\s*-?\s*([yY])\s+(?:the\s+)?(VIEW)\s+(?:to\s+|by\s+)?(\d*\.?\d+)$"#,
        "$2.scale = (1, $3)"))
  ]

  private static let pages: [Rewriting] = [
    .init(
      "`run` lets time pass, and `plot` draws",
      Pattern(
        #"^\s*(?:plt|ax|pyplot)\.plot\(\s*(?:(?:t|time|ts|x)\s*,\s*)?(VIEW)\.(x|y)\s*(?:,.*)?\)$"#,
        "run 1s; plot $1.center.$2"),
      Pattern(
        #"^\s*(?:plt|ax|pyplot)\.plot\(\s*(VIEW)\.x\s*,\s*(VIEW)\.y\s*\)$"#,
        "run 1s; plot $2.center.y against $1.center.x"),
      Pattern(
        #"^\s*(?:plt|ax|pyplot)\.(?:show|figure|draw)\(\s*\)$"#, "run 1s; plot FIRST.center.y"),
      Pattern(
        #"^\s*(?:open\s+|show\s+)?(?:the\s+)?(?:graph|curve|value\s+graph|speed\s+graph)\s+editor$"#,
        "run 1s; plot FIRST.center.y")),
    .init(
      "a curve is a function of its progress",
      change: { line, _ in
        guard let match = line.first(valued), let curve = WrittenCurve.named(match.text(1)) else {
          return line
        }
        return "print \(curve)(\(match.text(2)))"
      }),
    .init(
      "a function takes its value in brackets",
      Pattern(
        #"^\s*(sin|cos|tan)\s+(?:of\s+)?(-?\d*\.?\d+)\s*(?:deg\w*|°)$"#, "$1(${2}deg)"),
      Pattern(
        #"^\s*(sin|cos|tan)\s+(?:of\s+)?(-?\d*\.?\d+)\s*(?:rad\w*)?$"#, "$1(${2}rad)"),
      Pattern(
        #"^\s*(?:the\s+)?(?:square\s+root|sqrt|root)\s+(?:of\s+)?(\d*\.?\d+)$"#, "sqrt($1)"),
      Pattern(#"^\s*(abs|round|floor|ceil)\s+(-?\d*\.?\d+)$"#, "$1($2)"),
      Pattern(#"^\s*(-?\d*\.?\d+)\s+squared$"#, "$1 ^ 2"),
      Pattern(
        #"^\s*(-?\d*\.?\d+)\s+(?:to\s+the\s+power\s+of|\*\*)\s*(-?\d*\.?\d+)$"#, "$1 ^ $2"),
      Pattern(#"^\s*(\d*\.?\d+)\s*%\s+of\s+(\d*\.?\d+)$"#, "$1% * $2"),
      Pattern(#"^\s*(-?\d*\.?\d+)\s+(?:times|multiplied\s+by)\s+(-?\d*\.?\d+)$"#, "$1 * $2"),
      Pattern(#"^\s*(-?\d*\.?\d+)\s+plus\s+(-?\d*\.?\d+)$"#, "$1 + $2"),
      Pattern(#"^\s*(-?\d*\.?\d+)\s+(?:divided\s+by|over)\s+(-?\d*\.?\d+)$"#, "$1 / $2")),
    .init(
      "`lesson` goes through the notebooks of the course",
      Pattern(
        #"^\s*(?:start\s+|begin\s+|show\s+(?:me\s+)?)?(?:the\s+|an?\s+)?(?:tutorials?|demos?|examples?|intro(?:duction)?|course|getting\s+started|learn)$"#,
        "lesson")),
    .init(
      "`help` lists what can be typed",
      Pattern(
        #"^\s*(?:hello|hi|hey|menu|about|options|commands|man|info|settings|version)[!.]?$"#,
        "help")),
    .init(
      "a view that moves has a velocity",
      Pattern(
        #"^\s*(?:print\s*\(?)?(VIEW)\.(?:isMoving|moving|is_moving)\)?$"#,
        "print length($1.velocity) > 0")),
  ]

  private static let valued: Form =
    #"^\s*(?:(?:print|show|tell|get|the|me|value|progress|of)\s+)*([a-zA-Z-]{4,})\s+at\s+(?:t\s*=\s*|progress\s+)?((?:0?\.)?\d+%?|[01](?:\.\d+)?)$"#
}
