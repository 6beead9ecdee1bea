/// What designers do to layers: fades into one another, swaps, shadows, clips, places.
extension Rewriting {
  static let layers: [Rewriting] = [
    .init(
      "what comes in is outside first",
      Pattern(
        #"^\s*(?:the\s+)?(VIEW)\s+(?:comes?|slides?|flies|moves?|enters?)\s+(?:in\s+)?from\s+(?:the\s+)?(left|right|top|bottom)$"#,
        "slide $1 in from the $2")),
    .init(
      "one view takes another's place by their `alpha`",
      Pattern(
        #"^\s*(?:cross-?\s*fade|dissolve|fade)\s+(?:from\s+)?(?:the\s+)?(VIEW)\s+(?:in)?to\s+(?:the\s+)?(VIEW)$"#,
        "animate over 0.5s { $1.alpha = 0; $2.alpha = 1 }")),
    .init(
      "a name keeps what would be lost",
      Pattern(
        #"^\s*swap\s+(?:the\s+)?(?:positions?\s+of\s+)?(VIEW)\s+(?:and|with)\s+(?:the\s+)?(VIEW)$"#,
        "let place = $1.center; $1.center = $2.center; $2.center = place")),
    .init(
      "a round view has corners of half its size",
      Pattern(
        #"^\s*(?:morph|animate)\s+(?:the\s+)?(VIEW)\s+(?:in)?to\s+(?:an?\s+)?(?:circle|ball|disc|oval)$"#,
        "animate $1.cornerRadius to $1.size.width / 2 over 0.5s"),
      Pattern(
        #"^\s*(?:change|turn|transform|convert)\s+(?:the\s+)?(VIEW)\s+(?:in)?to\s+(?:an?\s+)?(?:circle|ball|disc|oval)$"#,
        "$1.cornerRadius = $1.size.width / 2"),
      Pattern(
        #"^\s*round\s+(?:off\s+)?(?:the\s+)?corners\s+(?:of|on)\s+(?:the\s+)?(VIEW)\s+(\d*\.?\d+)(?:\s*px|\s*pt)?$"#,
        "$1.cornerRadius = $2")),
    .init(
      "a view has a shadow by its properties",
      Pattern(
        #"^\s*(?:add\s+|put\s+|give\s+)?(?:an?\s+)?(?:drop\s*-?)?\s*shadow\s+(?:on|to|for|under|of|behind)\s+(?:the\s+)?(VIEW)\s+(?:(?:of|with|radius|blur)\s+)*(\d*\.?\d+)(?:\s*px|\s*pt)?$"#,
        "$1.shadowOpacity = 0.5; $1.shadowRadius = $2"),
      invents: true),
    .init(
      "a view's place is its `center`, and its `frame`",
      Pattern(
        #"^\s*(?:randomi[sz]e|shuffle)\s+(?:the\s+)?(VIEW)(?:'s)?(?:\s+(?:position|place|location))?$"#,
        "$1.center = (random(0, stage.size.width), random(0, stage.size.height))"),
      Pattern(
        #"^\s*align\s+(?:the\s+)?(VIEW)(?:'s)?\s+center\s+(?:with|to)\s+(?:the\s+)?(VIEW)(?:'s\s+center)?$"#,
        "$1.center = $2.center"),
      Pattern(#"^\s*top\s*:\s*(\d*\.?\d+%);?$"#, "FIRST.frame.y = $1 * stage.size.height"),
      Pattern(#"^\s*left\s*:\s*(\d*\.?\d+%);?$"#, "FIRST.frame.x = $1 * stage.size.width"),
      Pattern(#"^\s*width\s*:\s*(\d*\.?\d+%);?$"#, "FIRST.frame.width = $1 * stage.size.width"),
      Pattern(#"^\s*height\s*:\s*(\d*\.?\d+%);?$"#, "FIRST.frame.height = $1 * stage.size.height"),
      Pattern(#"^\s*margin-left\s*:\s*(-?\d*\.?\d+)(?:px)?;?$"#, "FIRST.frame.x += $1"),
      Pattern(#"^\s*margin-top\s*:\s*(-?\d*\.?\d+)(?:px)?;?$"#, "FIRST.frame.y += $1")),
    .init(
      "`goto` goes back in time",
      Pattern(
        #"^\s*(?:reset|restore)\s+(?:the\s+)?(?:VIEW(?:'s)?(?:\s+(?:position|place|location)s?)?|(?:all\s+)?positions)$"#,
        "goto 0s"),
      Pattern(#"^\s*put\s+(?:everything|all|it|them)\s+back$"#, "goto 0s")),
    .init(
      "`isHidden` says whether a view is shown",
      Pattern(#"^\s*toggle\s+(?:the\s+)?(VIEW)$"#, "$1.isHidden = not $1.isHidden"),
      Pattern(#"^\s*show\s+only\s+(?:the\s+)?(VIEW)$"#, "hide everything except $1")),
    .init(
      "a view has a `fontSize`",
      Pattern(
        #"^\s*(?:set\s+)?(?:the\s+)?font[- ]?size\s*(?:of\s+(?:the\s+)?VIEW\s*)?(?:to\s+|:\s*|=\s*)?(\d*\.?\d+)(?:px|pt)?;?$"#,
        "FIRST.fontSize = $1")),
    .init(
      "`animate` goes from where a view is",
      Pattern(
        #"^\s*(?:tween|animate|move)\s+(VIEW)[.\s](x|y)\s+(-?\d*\.?\d+)\s+(?:to\s+)?(-?\d*\.?\d+)\s+(?:in\s+|over\s+)?(\d*\.?\d+m?s)$"#,
        "$1.center.$2 = $3; animate $1.center.$2 to $4 over $5"),
      Pattern(
        #"^\s*animation-iteration-count\s*:\s*infinite;?$"#,
        "animate FIRST.center.x by 100 over 1s repeat forever autoreverse on"),
      Pattern(
        #"^\s*animation-iteration-count\s*:\s*(\d+);?$"#,
        "animate FIRST.center.x by 100 over 1s repeat $1 autoreverse on"),
      invents: true),
    .init(
      "`clipsToBounds` hides what lies outside a view",
      Pattern(
        #"^\s*(?:clip|crop)\s+(?:the\s+)?(?:content(?:s)?\s+of\s+|to\s+)?(?:the\s+)?(VIEW)$"#,
        "$1.clipsToBounds = on")),
    .init(
      "`on touch` hears of fingers",
      Pattern(
        #"^\s*on\s+drag(?:ging)?\s+(?:of\s+)?(?:the\s+)?(VIEW)(?:\s*[,:]?\s*(?:it\s+)?(?:follows?|move|moves|drag)(?:\s+(?:the\s+)?(?:finger|mouse|pointer|with\s+.*))?)?$"#,
        "on touch.moved $1 { $1.center = event.point }")),
    .init(
      "`step` and `run` let time pass, `show` tells of a view",
      Pattern(
        #"^\s*(step(?:\s+\d+)?|run\s+\d\S*)(?:\s+frames?)?\s+(?:and|then|and\s+then)\s+(?:show|tell|print|display)\s+(?:me\s+)?(?:the\s+)?(VIEW)$"#,
        "$1; show $2")),
  ]
}
