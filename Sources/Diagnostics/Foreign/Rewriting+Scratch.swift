/// Scratch's blocks and a turtle's orders, each of which is a whole line.
extension Rewriting {
  static let blocks = motionBlocks + lookBlocks + eventBlocks + turtles

  private static let motionBlocks: [Rewriting] = [
    .init(
      "a view is moved by its `center`, in points",
      Pattern(
        #"^\s*(?:VIEW:?\s+)?moves?\s+(?:VIEW\s+)?(?:forwards?\s+)?(?:by\s+)?(\d*\.?\d+)\s+steps?(?:\s+forwards?)?$"#,
        "FIRST.center.x += $1"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?moves?\s+(?:VIEW\s+)?(?:by\s+)?(?:-(\d*\.?\d+)\s+steps?|(?:backwards?\s+)(\d*\.?\d+)\s+steps?)$"#,
        "FIRST.center.x -= $1$2"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?go\s+to\s+x\s*[:=]?\s*(-?[\d.]+),?\s*(?:and\s+)?y\s*[:=]?\s*(-?[\d.]+)$"#,
        "FIRST.center = ($1, $2)"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?(?:go|move|jump)\s+(?:VIEW\s+)?to\s+(?:a\s+)?random\s+(?:position|place|point|spot)$"#,
        "FIRST.center = (random(0, stage.size.width), random(0, stage.size.height))")),
    .init(
      "a view is moved by its `center`, in points",
      Pattern(
        #"^\s*moves?\s+(?:the\s+)?(VIEW)\s+(?:by\s+|forwards?\s+)?(\d*\.?\d+)(?:\s*(?:px|pt|points?|steps?))?$"#,
        "$1.center.x += $2")),
    .init(
      "`animate` moves a property of a view",
      Pattern(
        #"^\s*glide\s+(?:VIEW\s+)?(?:for\s+)?(\d*\.?\d+)\s*s(?:ec\w*)?\s+to\s+x\s*[:=]?\s*(-?[\d.]+),?\s*(?:and\s+)?y\s*[:=]?\s*(-?[\d.]+)$"#,
        "animate FIRST.center to ($2, $3) over ${1}s"),
      Pattern(
        #"^\s*glide\s+(?:VIEW\s+)?(?:for\s+)?(\d*\.?\d+)\s*s(?:ec\w*)?\s+to\s+(?:a\s+)?random\s+(?:position|place|point)$"#,
        "animate FIRST.center to (random(0, stage.size.width), random(0, stage.size.height)) over ${1}s"
      ),
      Pattern(
        #"^\s*glide\s+(?:VIEW\s+)?to\s+x\s*[:=]?\s*(-?[\d.]+),?\s*(?:and\s+)?y\s*[:=]?\s*(-?[\d.]+)\s+(?:in|for|over)\s+(\d*\.?\d+)\s*s(?:ec\w*)?$"#,
        "animate FIRST.center to ($1, $2) over ${3}s")),
    .init(
      "a rotation counts clockwise from how the view was made",
      Pattern(
        #"^\s*(?:VIEW:?\s+)?turns?\s+(?:VIEW\s+)?(?:(?:to\s+the\s+)?right\s+|cw\s+|clockwise\s+|↻\s*)?(\d*\.?\d+)\s*(?:deg(?:rees?)?|°)(?:\s+(?:to\s+the\s+)?(?:right|clockwise|cw))?$"#,
        "FIRST.rotation += ${1}deg"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?turns?\s+(?:VIEW\s+)?(?:(?:to\s+the\s+)?left|ccw|(?:counter|anti)-?clockwise|↺)\s*(\d*\.?\d+)\s*(?:deg(?:rees?)?|°)$"#,
        "FIRST.rotation -= ${1}deg"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?turns?\s+(?:VIEW\s+)?(\d*\.?\d+)\s*(?:deg(?:rees?)?|°)\s+(?:to\s+the\s+)?(?:left|ccw|(?:counter|anti)-?clockwise)$"#,
        "FIRST.rotation -= ${1}deg"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?point\s+(?:VIEW\s+)?in\s+direction\s+\(?(-?\d*\.?\d+)\)?(?:\s*(?:deg(?:rees?)?|°))?$"#,
        "FIRST.rotation = ${1}deg")),
    .init(
      "a view points to another one by its `rotation`",
      change: { line, names in
        guard let match = pointing.first(in: line, names),
          let goal = match[2], let view = match[1] ?? names.views.first(where: { $0 != goal })
        else { return line }
        return
          "\(view).rotation = atan2(\(goal).center.y - \(view).center.y, \(goal).center.x - \(view).center.x)"
      }),
    .init(
      "`bounds` are the stage's edges, and elasticity 1 loses nothing",
      Pattern(
        #"^\s*if\s+(?:VIEW\s+is\s+)?(?:on|at|touching)\s+(?:the\s+|an?\s+)?edge,?\s*(?:then\s+)?bounce$"#,
        "collision on FIRST bounds; item FIRST elasticity 1")),
    .init(
      "`item` says what a view may not do",
      Pattern(
        #"^\s*set\s+rotation\s+style\s+(?:to\s+)?\[?(?:don't\s+rotate|left-right)\]?$"#,
        "item FIRST allowsRotation off"),
      Pattern(
        #"^\s*set\s+rotation\s+style\s+(?:to\s+)?\[?all\s+around\]?$"#,
        "item FIRST allowsRotation on")),
  ]

  private static let pointing: Form =
    #"^\s*(?:point|turn|rotate|aim)\s+(?:(?:the\s+)?(VIEW)\s+)?(?:towards?|at|to\s+face)\s+(?:the\s+)?(VIEW)$"#

  private static let lookBlocks: [Rewriting] = [
    .init(
      "a view has a `scale` and an `alpha`",
      Pattern(
        #"^\s*(?:VIEW:?\s+)?set\s+(?:VIEW\s+)?size\s+to\s+(\d*\.?\d+)\s*%?$"#, "FIRST.scale = $1%"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?change\s+(?:VIEW\s+)?size\s+by\s+-(\d*\.?\d+)\s*%?$"#,
        "FIRST.scale -= $1%"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?change\s+(?:VIEW\s+)?size\s+by\s+(\d*\.?\d+)\s*%?$"#,
        "FIRST.scale += $1%"),
      Pattern(
        #"^\s*set\s+\[?ghost\]?\s+effect\s+to\s+(\d*\.?\d+)\s*%?$"#, "FIRST.alpha = 1 - $1%"),
      Pattern(
        #"^\s*change\s+\[?ghost\]?\s+effect\s+by\s+(\d*\.?\d+)\s*%?$"#, "FIRST.alpha -= $1%"),
      Pattern(
        #"^\s*clear\s+graphic(?:s|al)?\s+effects?$"#, "FIRST.alpha = 1"),
      Pattern(#"^\s*hide$"#, "FIRST.isHidden = true")),
    .init(
      "a view has a `text`",
      Pattern(
        #"^\s*(?:VIEW:?\s+)?(?:says?|think)\s+["'\[]?([^"'\[\]{}]+?)["'\]]?\s+for\s+(\d*\.?\d+)\s*s(?:ec\w*)?$"#,
        "FIRST.text = \"$1\"; at t + ${2}s { FIRST.text = \"\" }"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)(?:says?|thinks?)\s+["'\[]?([^"'\[\]{}]+?)["'\]]?$"#,
        "FIRST.text = \"$1\""),
      Pattern(#"^\s*say\s+["'\[]?([^"'\[\]{}]+?)["'\]]?$"#, "print \"$1\""),
      Pattern(#"^\s*think\s+["'\[]?([^"'\[\]{}]+?)["'\]]?$"#, "FIRST.text = \"$1\"")),
    .init(
      "`bringToFront` and `sendToBack` order views",
      Pattern(
        #"^\s*(?:VIEW:?\s+)?(?:go|move|come)\s+(?:VIEW\s+)?to\s+(?:the\s+)?front(?:\s+layer)?$"#,
        "bringToFront FIRST"),
      Pattern(
        #"^\s*(?:VIEW:?\s+)?(?:go|move)\s+(?:VIEW\s+)?to\s+(?:the\s+)?back(?:\s+layer)$"#,
        "sendToBack FIRST"),
      Pattern(
        #"^\s*go\s+(?:VIEW\s+)?forwards?\s+(\d+)\s+layers?$"#, "FIRST.zPosition += $1"),
      Pattern(
        #"^\s*go\s+(?:VIEW\s+)?back(?:wards?)?\s+(\d+)\s+layers?$"#, "FIRST.zPosition -= $1")),
    .init(
      "`draw trails` draws where views were",
      Pattern(#"^\s*(?:put\s+)?pen\s+down$"#, "run 1s; draw trails"),
      Pattern(
        #"^\s*onion\s*-?skin(?:ning)?(?:\s+(?:on|of|for))?(?:\s+(?:the\s+)?VIEW)?(?:\s+on)?(?:\s+(?:every\s+)?\d+\s+frames?)?$"#,
        "run 60 frames; draw trails"),
      Pattern(
        #"^\s*(?:show|draw|display|turn\s+on|with)\s+(?:the\s+|an?\s+)?(?:trails?|ghosts?|ghost\s+trail|motion\s+trails?|onion\s*-?skin(?:ning)?)(?:\s+(?:of|for|behind|on)\s+(?:the\s+)?(?:VIEW|everything|all))?$"#,
        "run 1s; draw trails")),
  ]

  private static let eventBlocks: [Rewriting] = [
    .init(
      "`on key` hears of keys in `play`",
      Pattern(
        #"^\s*when(?:ever)?\s+(?:the\s+|I\s+press\s+(?:the\s+)?)?\[?(space|enter|up|down|left|right|[a-z])\]?(?:\s+arrow)?\s+(?:key|bar)?(?:\s+is)?\s*(?:pressed|clicked|hit|down)?\s*:?$"#,
        "on key \"$1\" { FIRST.center.x += 10 }")),
    .init(
      "`on touch` hears of fingers",
      Pattern(
        #"^\s*when\s+(?:this\s+sprite|the\s+sprite|it|(?:the\s+)?VIEW)\s+(?:is\s+)?(?:clicked|tapped|pressed|touched)\s*:?$"#,
        "on touch.began FIRST { FIRST.center.y -= 20 }")),
    .init(
      "`stop` ends the animations of views",
      change: { line, names in
        line.has(#"^\s*stop\s+(?:all|everything)$"#) && !names.views.isEmpty
          ? "stop \(names.views.joined(separator: ", "))" : line
      }),
    .init(
      "time passes with `run`",
      Pattern(#"^\s*when\s+(?:the\s+)?(?:green\s+)?flag\s+(?:is\s+)?clicked\s*:?$"#, "run 1s"),
      Pattern(#"^\s*forever\s*:?$"#, "repeat 60 { step }"),
      Pattern(#"^\s*forever\s*[:{]\s*([^{}]+?)\s*\}?$"#, "repeat 60 { step; $1 }"),
      Pattern(#"^\s*reset\s+(?:the\s+)?timer$"#, "goto 0s"),
      Pattern(#"^\s*(?:show\s+)?(?:the\s+)?timer$"#, "print t")),
    .init(
      "a random number is made by `random`",
      Pattern(
        #"^\s*pick\s+(?:a\s+)?random(?:\s+number)?\s+(?:from\s+|between\s+)?(-?\d*\.?\d+)\s+(?:to|and)\s+(-?\d*\.?\d+)$"#,
        "print random($1, $2)")),
    .init(
      "a value is named with `let`, and grows by `+=`",
      Pattern(
        #"^\s*set\s+\[?(score|lives|level|counter|count|points|total|my\s+variable)\]?\s+to\s+(-?\d*\.?\d+)$"#,
        "let $1 = $2"),
      Pattern(
        #"^\s*change\s+\[?(score|lives|level|counter|count|points|total)\]?\s+by\s+(-?\d*\.?\d+)$"#,
        "let $1 = 0; $1 += $2")),
  ]

  private static let turtles: [Rewriting] = [
    .init(
      "a view is moved by its properties",
      Pattern(
        #"^\s*(?:(?:turtle|t|VIEW)\.)?(?:forward|fd)\s*\(?\s*(\d*\.?\d+)\s*\)?$"#,
        "FIRST.center.x += $1"),
      Pattern(
        #"^\s*(?:(?:turtle|t|VIEW)\.)?(?:backward|back|bk)\s*\(\s*(\d*\.?\d+)\s*\)$"#,
        "FIRST.center.x -= $1"),
      Pattern(
        #"^\s*(?:(?:turtle|t|VIEW)\.)?(?:right|rt)\s*\(?\s*(\d*\.?\d+)\s*\)?$"#,
        "FIRST.rotation += ${1}deg"),
      Pattern(
        #"^\s*(?:(?:turtle|t|VIEW)\.)?(?:left|lt)\s*\(?\s*(\d*\.?\d+)\s*\)?$"#,
        "FIRST.rotation -= ${1}deg"),
      Pattern(
        #"^\s*(?:(?:turtle|t)\.)?(?:setheading|seth)\s*\(\s*(\d*\.?\d+)\s*\)$"#,
        "FIRST.rotation = ${1}deg"),
      Pattern(
        #"^\s*(?:turtle|t)\.(?:goto|setpos|setposition)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$"#,
        "FIRST.center = ($1, $2)"))
  ]
}
