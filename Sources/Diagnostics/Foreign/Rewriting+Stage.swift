/// Forms that have a command of their own here: the order of views, what is shown of them, screens, and
/// what one does to the device.
///
/// They come first: rules that take a line apart would find less in it.
extension Rewriting {
  private static let others: Form =
    #"^\s*(hide|remove|show)\s+(?:everything|all(?:\s+views)?|the\s+others?|others?|the\s+rest)\s+(?:except|but|besides|other\s+than)\s+(?:for\s+)?(?:the\s+)?(VIEW)$"#

  static let stage = named + taps + views + screens + device

  private static let named: [Rewriting] = [
    .init(
      "a screen comes with `present` or `navigate`",
      Pattern(
        #"^\s*(?:present|show|open)\s+(?:an?\s+|the\s+)?(?:(?:new|next|modal|second|another)\s+)*(?:screen|sheet|modal|page|view\s*controller)(?:\s+modally)?(?:\s+from\s+(?:the\s+)?bottom)?$|^\s*modal\s+(?:sheet|screen|view)$"#,
        "screen list color white; screen detail color blue; present detail with slide"),
      Pattern(
        #"^\s*push\s+(?:an?\s+|the\s+)?(?:(?:new|next|second|another)\s+)*(?:(?!new|next|view)([a-z]\w*)\s+)?(?:screen|page|view\s*controller)$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail"
      ),
      Pattern(
        #"^\s*(?:add\s+|make\s+)?(?:an?\s+)?tab\s*bar\s+with\s+(?:tabs\s+)?([a-z]\w*)(?:\s*,\s*|\s+and\s+)([a-z]\w*)$"#,
        "screen $1 color white; screen $2 color blue; tabs $1, $2 as bar"), invents: true),
    .init(
      "`set digits` says how many digits are shown",
      Pattern(
        #"^\s*(?:set\s+)?(?:the\s+)?(?:precision|decimals?|digits)\s+(?:to\s+|=\s*|of\s+)?(\d+)(?:\s+(?:digits|decimals|places))?$"#,
        "set digits $1"),
      Pattern(#"^\s*(?:show\s+)?more\s+(?:decimals|digits|precision)$"#, "set digits 6"),
      Pattern(#"^\s*(?:show\s+)?(?:fewer|less)\s+(?:decimals|digits|precision)$"#, "set digits 3")),
    .init(
      "`stage.size` is how large the stage is",
      Pattern(
        #"^\s*(?:print|show)\s+(?:the\s+)?(?:stage|screen|canvas)(?:'s)?\s+size$"#,
        "print stage.size"),
      Pattern(#"^\s*draw\s+(?:it\s+)?(?:bigger|larger|wider)$"#, "draw width 100"),
      Pattern(#"^\s*draw\s+(?:it\s+)?(?:smaller|narrower)$"#, "draw width 40"),
      Pattern(#"^\s*quit\s+(?:without\s+saving|and\s+don't\s+save|now|please)$"#, "quit")),
    .init(
      "`on touch.ended` hears of a tap",
      Pattern(
        #"^\s*on(?:Tap|Click|Press|Touch)\(\s*(VIEW)\s*\)\s*\{\s*(.*?)\s*;?\s*\}$"#,
        "on touch.ended $1 { $2 }"),
      Pattern(
        #"^(on touch\.ended \w+ \{ )(VIEW)\.hide\(\)( \})$"#, "$1$2.isHidden = true$3"),
      Pattern(
        #"^(on touch\.ended \w+ \{ )(VIEW)\.show\(\)( \})$"#, "$1$2.isHidden = false$3")),
    .init(
      "`let` names a value",
      Pattern(
        #"^\s*(?:define|declare|let)\s+(?:a\s+variable\s+|the\s+constant\s+)?([a-z]\w*)\s*(?:as|be|equals?|to\s+be|:=|is)\s*(-?\d*\.?\d+(?:deg|ms|s)?)$"#,
        "let $1 = $2"),
      Pattern(
        #"^\s*([a-zA-Z])\s+(?:is|equals|:=)\s+(-?\d*\.?\d+(?:deg|ms|s)?)$"#, "let $1 = $2")),
    .init(
      "`play` has a `speed`",
      Pattern(
        #"^\s*slow\s+(?:down\s+)?(?:the\s+)?(?:time|everything|simulation)(?:\s+down)?(?:\s+(?:by|to)\s+(?:a\s+)?half)?$"#,
        "play 5s speed 0.5"),
      Pattern(#"^\s*time\s+stretch\s+200\s?%$"#, "play 5s speed 0.5")),
    .init(
      "a flag is turned over with `not`",
      Pattern(
        #"^\s*toggle\s+(?:the\s+)?(VIEW)(?:'s)?(?:\s+(?:visibility|visible|hidden|on\s+and\s+off|on/off))?$"#,
        "$1.isHidden = not $1.isHidden"),
      Pattern(
        #"^\s*toggle\s+(?:the\s+)?(?:visibility\s+of|hidden\s+of)\s+(?:the\s+)?(VIEW)$"#,
        "$1.isHidden = not $1.isHidden")),
    .init(
      "`goto` goes to a time, and `run` lets it pass",
      Pattern(
        #"^\s*(?:set|move|drag|scrub|put)\s+(?:the\s+)?(?:timeline|playhead|time|scrubber|cursor)\s+(?:to|at)\s+(\d*\.?\d+)\s*(ms|s)(?:ec\w*)?$"#,
        "goto $1$2"),
      Pattern(#"^\s*(run|wait|play)\s+(?:for\s+)?half\s+a\s+minute$"#, "run 30s"),
      Pattern(#"^\s*(run|wait|play)\s+(?:for\s+)?(?:a|one)\s+minute$"#, "run 60s"),
      Pattern(
        #"^\s*(?:preview|play|watch)\s+(?:the\s+|this\s+|my\s+)?(?:animation|prototype|motion|timeline|result|scene)$"#,
        "play 5s"),
      Pattern(#"^\s*count\s+(?:up\s+)?from\s+(\d+)\s+to\s+(\d+)$"#, "for i in $1..$2 { print i }"),
      Pattern(
        #"^\s*dark\s+mode(?:\s+on)?$"#,
        "view back frame (0, 0, 320, 568) color black; sendToBack back"),
      Pattern(
        #"^\s*(?:make|turn)\s+(?:the\s+)?(VIEW)\s+(?:into\s+)?(?:a\s+button|clickable|tappable|touchable|interactive)$"#,
        "on touch.ended $1 { print \"tapped\" }"),
      Pattern(
        #"^\s*rotate\(\s*(VIEW)\s*,\s*(-?[\d.]+)\s*(?:deg)?\s*\)\s*;?$"#, "$1.rotation += ${2}deg"),
      Pattern(#"^\s*scale\(\s*(VIEW)\s*,\s*(-?[\d.]+)\s*\)\s*;?$"#, "$1.scale *= $2"),
      Pattern(
        #"^\s*(?:move|translate)\(\s*(VIEW)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)\s*;?$"#,
        "$1.center += ($2, $3)"),
      Pattern(
        #"^\s*(VIEW)\.(?:moveTo|move_to|glideTo|animateTo|slideTo)\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(?:duration\s*[:=]\s*)?(\d*\.?\d+)\s*\)\s*;?$"#,
        "animate $1.center to ($2, $3) over ${4}s"),
      Pattern(
        #"^\s*(VIEW)\.(?:body\.)?setVelocity\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)\s*;?$"#,
        "item $1; fling $1 velocity ($2, $3)"),
      Pattern(
        #"^\s*(VIEW)\.(?:body\.)?setVelocityX\(\s*(-?[\d.]+)\s*\)\s*;?$"#,
        "item $1; fling $1 velocity ($2, 0)"),
      Pattern(
        #"^\s*(VIEW)\.(?:body\.)?setVelocityY\(\s*(-?[\d.]+)\s*\)\s*;?$"#,
        "item $1; fling $1 velocity (0, $2)"),
      Pattern(
        #"^\s*(VIEW)\.(?:body\.)?setCollideWorldBounds\(\s*(?:true)?\s*\)\s*;?$"#,
        "collision on $1 bounds"),
      Pattern(
        #"^\s*(?:this\.)?physics\.add\.(?:collider|overlap)\(\s*(VIEW)\s*,\s*(VIEW)\b.*\)\s*;?$"#,
        "collision on $1, $2")),
    .init(
      "a screen is a view controller: its view fills the stage",
      Pattern(
        #"^\s*(?:(?:add|new|create|make|another|second|insert)\s+)(?:(?:an?|another|new|second)\s+)*(?:artboard|screen|scene|page|view\s*controller|composition|comp)\s+(?:(?:called|named)\s+)?"?([A-Za-z]\w*)"?$"#,
        "screen $1 color white")),
    .init("a behavior's values are told when it is made, or set by its name", invents: true) {
      line, names in NamedBehavior(names: names).line(for: line) ?? line
    },
  ]

  private static let views: [Rewriting] = [
    .init(
      "a view has a `text`",
      Pattern(#"^\s*Text\(\s*("[^"\\]*")\s*\).*$"#, "FIRST.text = $1")),
    .init(
      "a colour in a list is a text",
      Pattern(#"([\[,]\s*)(?:UIColor|Color)?\.(?:system)?(COLOR)(?=\s*[,\]])"#, "$1\"$2\"")),
    .init(
      "an angle has its unit",
      Pattern(
        #"\.rotation\s*=\s*(-?\d\d+(?:\.\d+)?)(?=\s*(?:[;}]|$))"#, ".rotation = ${1}deg")),
    .init(
      "a view that fills its width has the stage's",
      Pattern(
        #"^\s*(?:VIEW)?\.frame\(\s*maxWidth:\s*\.infinity[^()]*\)$"#,
        "FIRST.frame.width = stage.size.width")),
    .init(
      "a view on the stage lies in `stage`",
      Pattern(
        #"\b(?:self\.)?VIEW[?!]?\.(?:superview|parent|parentNode|window)\b[!?]?(?!\s*\()"#, "stage"),
      Pattern(#"\b(VIEW)\[\s*["'](\w+)["']\s*\]"#, "$1.$2")),
    .init(
      "what is hidden is set for each view",
      change: { line, names in
        guard let match = others.first(in: line, names) else { return line }
        let views = names.views.filter { $0 != match.text(2) }
        let value = match.text(1).hasPrefix("hide") || match.text(1).hasPrefix("remove")
        return views.map { "\($0).isHidden = \(value)" }.joined(separator: "; ")
      }),
    .init(
      "what is on screen is a view's `presentation`",
      Pattern(
        #"\b(VIEW)(?:\.layer)?\.presentation(?:Layer)?(?:\(\))?[!?]?\.(?=\w)"#, "$1.presentation.")),
    .init(
      "`add` puts a view into another one",
      Pattern(
        #"^\s*(?:self\.)?(VIEW)\.(?:addSubview|insertSubview)\(\s*(?:self\.)?(VIEW)\b[^()]*\)\s*;?$"#,
        "add $2 to $1"),
      Pattern(#"^\s*\[(?:self\.)?(VIEW)\s+addSubview:\s*(VIEW)\]\s*;?$"#, "add $2 to $1")),
    .init(
      "`bringToFront` and `sendToBack` order views",
      Pattern(
        #"^.*\bbringSubview(?:ToFront\(|\(toFront:\s*|ToFront:\s*)(VIEW)\b.*$"#, "bringToFront $1"),
      Pattern(#"^.*\bsendSubview(?:ToBack\(|\(toBack:\s*|ToBack:\s*)(VIEW)\b.*$"#, "sendToBack $1")),
    .init(
      "`animate over TIME { … }` does what UIView.animate does",
      Pattern(
        #"^\s*\[UIView\s+animateWithDuration:\s*([\d.]+)f?\s+animations:\s*\^\s*\{\s*([^{}]*?);?\s*\}\s*\]\s*;?$"#,
        "animate over ${1}s { $2 }")),
  ]

  private static let screens: [Rewriting] = [
    .init(
      "a screen comes with `present`, and goes with `dismiss`",
      Pattern(
        #"^\s*(?:self\.)?present(?:ViewController)?\(\s*(\w+)\s*,\s*animated:\s*true\b.*\)$"#,
        "present $1 with slide"),
      Pattern(
        #"^\s*(?:self\.)?present(?:ViewController)?\(\s*(\w+)\s*,\s*animated:\s*false\b.*\)$"#,
        "present $1 with none"),
      Pattern(
        #"^(present (\w+) with (?:slide|none))$"#,
        "screen list color white; screen $2 color blue; $1"),
      Pattern(#"^\s*(?:self\.)?dismiss\(\s*animated:\s*true\b.*\)$"#, "dismiss with slide"),
      Pattern(#"^\s*(?:self\.)?dismiss\(\s*animated:\s*false\b.*\)$"#, "dismiss with none"),
      Pattern(
        #"^(dismiss with (?:slide|none))$"#,
        "screen list color white; screen detail color blue; present detail with none; $1")),
    .init(
      "`navigate` pushes a screen, and goes back",
      Pattern(
        #"^.*\bpushViewController\(\s*(\w+)\s*,\s*animated:\s*\w+\s*\)$"#,
        "navigate to $1 with slide"),
      Pattern(#"^.*\bpopViewController\(.*\)$"#, "navigate back"),
      Pattern(#"^.*\bpopToRootViewController\(.*\)$"#, "navigate back to root"),
      Pattern(
        #"^(navigate back(?: to root)?)$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; $1"
      )),
  ]

  private static let device: [Rewriting] = [
    .init(
      "`reduceMotion` asks for less motion",
      Pattern(
        #"^.*\b(?:prefers-reduced-motion|isReduceMotionEnabled|accessibilityReduceMotion)\b.*$"#,
        "reduceMotion on")),
    .init(
      "a file's name stands in quotation marks",
      Pattern(
        #"^\s*save(?:\s+(?:my|the|this|it|all|everything|work|session|progress|file|notebook|now|please))+$"#,
        "save \"session.md\"")),
    .init(
      "a keyboard's height is told to who hears of it",
      Pattern(
        #"^\s*(?:print\s*\(?)?(?:let\s+\w+\s*=\s*)?(?:self\.)?keyboard\w*\.(?:size\.|frame\.|bounds\.)?height\)?$"#,
        "on keyboard.willShow { print event.height }"),
      Pattern(
        #"^\s*(?:@\w+\s+)*(?:private\s+)?func\s+keyboard(Will|Did)(Show|Hide)\w*\([^)]*\)\s*\{\s*(.*?)\s*\}$"#,
        "on keyboard.$l1$2 { $3 }")),
    .init(
      "a second has 60 frames here, and `step` is one",
      Pattern(#"^\s*(?:set|change|make)?\s*(?:the\s+)?(?:frame[- ]?rate|fps)\b.*$"#, "step")),
    .init(
      "`keyboard` brings the keyboard up or down",
      Pattern(
        #"^\s*(?:open|show|raise|bring\s+up|pop\s+up|display)\s+(?:the\s+)?keyboard$"#,
        "keyboard show"),
      Pattern(#"^.*\b(?:endEditing|resignFirstResponder)\(.*$"#, "keyboard hide"),
      Pattern(
        #"^\s*(?:close|hide|lower|dismiss|put\s+away)\s+(?:the\s+)?keyboard$"#, "keyboard hide"),
      Pattern(#"^\s*keyboard\s+(?:up|on|open|in|appears?|comes\s+up)$"#, "keyboard show"),
      Pattern(#"^\s*keyboard\s+(?:down|off|closed?|out|goes|away)$"#, "keyboard hide")),
  ]
}
