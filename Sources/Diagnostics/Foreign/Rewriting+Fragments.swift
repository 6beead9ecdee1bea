/// Fragments of programs: a loop that lets time pass, a force, a spring's numbers alone, a value that
/// goes from one to another.
extension Rewriting {
  static let fragments: [Rewriting] = [
    .init("all of it is here already", Pattern(#"^\s*import\s+[\w.]+\s*;\s*(\S.*)$"#, "$1")),
    .init(
      "`run until` lets time pass until something is so",
      Pattern(Form(whilst + #"<=\#(bound)"#), "run until $1 > $2 max 10s"),
      Pattern(Form(whilst + #"<\#(bound)"#), "run until $1 >= $2 max 10s"),
      Pattern(Form(whilst + #">=\#(bound)"#), "run until $1 < $2 max 10s"),
      Pattern(Form(whilst + #">\#(bound)"#), "run until $1 <= $2 max 10s")),
    .init(
      "`plot` draws what has been recorded",
      Pattern(
        #"^\s*(?:plt\.|pyplot\.|chart\.)?(?:plot|scatter|graph)\(\s*(?:t|time|x|ts|range\([^()]*\))\s*,\s*(VIEW[\w.]*)\s*\);?$"#,
        "run 1s; plot $1"),
      Pattern(
        #"^\s*(?:plt\.|pyplot\.|chart\.)(?:plot|scatter)\(\s*(VIEW[\w.]*)\s*\);?$"#,
        "run 1s; plot $1")),
    .init(
      "a force is a push, and has a vector",
      Pattern(
        Form(forced + "(?:Impulse|impulse)" + pair), "push on $1 vector ($2, $3) instantaneous"),
      Pattern(Form(forced + "(?:Force|force|push)" + pair), "push on $1 vector ($2, $3)")),
    .init(
      "a behavior acts as long as it is there, and is not muted",
      Pattern(
        #"^\s*(gravity|collision|push|snap|field)\.(?:off|stop|disable|remove|pause|mute)(?:\(\))?;?$"#,
        "stop $1")),
    .init(
      "`show` tells what there is",
      Pattern(
        #"^\s*(?:dump|inspect|debug|status|state)(?:\s+(?:of\s+)?(?:the\s+)?(?:animator|everything|all|stage|scene|world|simulation))?$"#,
        "show"),
      Pattern(
        #"^\s*(?:print|show|list|dump|tell)\s+(?:me\s+)?(?:all\s+)?(?:the\s+)?(?:variables|properties|values|attributes|fields|info|details|state)\s+(?:of|for|on)\s+(?:the\s+)?(VIEW)$"#,
        "show $1")),
    .init(
      "content that is pulled past its end follows by a curve of its own",
      Pattern(
        #"^\s*rubber\s*-?band\w*\b[^\d]*(\d*\.?\d+)[^\d]+(\d*\.?\d+)[^\d]*$"#,
        "print rubberBand($1, dimension: $2, coefficient: 0.55)")),
    .init(
      "what is let go glides on by a decay",
      Pattern(
        #"^\s*(?:UIScrollView\s+)?(?:scroll\w*\s+)?deceleration\s*[rR]ate\s+(?:is\s+)?\.?(normal|fast|0?\.\d+)\b[^\d]*(\d+)[^\d]*$"#,
        "plot decay(velocity: $2, rate: $1)")),
    .init(
      "a frame is a property like others",
      Pattern(
        #"^\s*\.?matchedGeometryEffect\b[^\w]*(VIEW)\s*(?:->|→|to|,|and|with)\s*(VIEW)[^\w]*$"#,
        "animate $1.frame to $2.frame over 0.5s")),
    .init(
      "one view goes as the other one comes",
      Pattern(
        #"^\s*(?:transition\s+)?(?:cross-?\s*[dD]issolve|cross-?\s*[fF]ade|dissolve)\s+(?:from\s+)?(?:the\s+)?(VIEW)\s+(?:in)?(?:to|and|with|->)\s+(?:the\s+)?(VIEW)(?:\s+(?:in\s+|over\s+|for\s+)?(\d*\.?\d+)s?)$"#,
        "animate over ${3}s { $1.alpha = 0; $2.alpha = 1 }")),
    .init(
      "a transform of space is set on a view",
      Pattern(
        #"^\s*(CATransform3DMake\w+\([^()]*\))\s+(?:on|for|to)\s+(?:the\s+)?(VIEW)$"#,
        "$2.layer.transform = $1")),
    .init(
      "a push acts as long as it is there, unless it is instantaneous",
      Pattern(
        #"^\s*UIPushBehavior\(\s*items:\s*\[([^\]]*)\],\s*mode:\s*\.continuous\s*\)$"#,
        "push on $1 magnitude 1")),
    .init(
      "a behavior's values are told when it is made, or set by its name",
      Pattern(
        #"^\s*(field|gravity|push|snap|attachment|collision)\s+(region|falloff|strength|magnitude|angle|damping|frequency|length)\s*=\s*(\S.*)$"#,
        "$1.$2 = $3")),
    .init(
      "a layer's animation has its key path in its bracket",
      Pattern(
        #"^\s*(CA\w+Animation)\s+[kK]ey[pP]ath:?\s+"?([a-zA-Z][\w.]*)"?$"#, #"$1(keyPath: "$2")"#)),
    .init(
      "a path is one coordinate against the other",
      Pattern(
        #"^\s*(?:plot|graph|draw|chart)\s+y\s+(?:vs\.?|versus|against|over|by)\s+x\s+(?:for|of)\s+(?:the\s+)?(VIEW)$"#,
        "run 1s; plot $1.center.y against $1.center.x"),
      Pattern(
        #"^\s*(?:plot|graph|draw|chart)\s+x\s+(?:vs\.?|versus|against|over|by)\s+y\s+(?:for|of)\s+(?:the\s+)?(VIEW)$"#,
        "run 1s; plot $1.center.x against $1.center.y")),
    .init(
      "a view falls from where it is",
      Pattern(
        #"^\s*(?:drop|release|let\s+go\s+of)\s+(?:the\s+)?(VIEW)\s+from\s+(?:the\s+)?(?:top|ceiling|sky|above)\b.*$"#,
        "$1.frame.y = 0; gravity on $1")),
    .init(
      "each animation starts a little later than the one before", invents: true,
      change: { line, names in stagger(line, names) ?? line }),
    .init(
      "a velocity is given with `fling` or `spin`",
      Pattern(
        #"^\s*addAngularVelocity\(\s*(-?[\d.]+),\s*for:\s*(VIEW)\s*\)$"#,
        "item $2; spin $2 velocity $1")),
    .init(
      "`attach` ties in one of UIKit's ways",
      Pattern(
        #"^\s*((?:sliding|pin|limit|fixed)Attachment\()"#, "UIAttachmentBehavior.$1")),
    .init(
      "`remove` takes it away",
      Pattern(
        #"^\s*(?:remove|delete|take)\s+(?:the\s+)?(VIEW)\s+(?:away\s+)?from\s+(?:the\s+|its\s+)?(?:superview|stage|screen|view|parent|scene)$"#,
        "remove $1")),
    .init(
      "a keyframe animation has its values in a list",
      Pattern(
        #"^\s*CAKeyframeAnimation\s+values:?\s*(\[[^\]]*\])\s+(?:on|for)\s+(?:the\s+)?(VIEW)$"#,
        "animation on $2 keypath center.x values $1 over 0.5s additive on"), invents: true),
    .init(
      "what is drawn is a view, with its frame",
      Pattern(
        #"^\s*(ellipse|circle|rect|square)\s+(-?\d+)\s+(-?\d+)\s+(\d+)$"#, "$1($2, $3, $4, $4)"),
      Pattern(#"^\s*(ellipse|rect)\s+(-?\d+)\s+(-?\d+)\s+(\d+)\s+(\d+)$"#, "$1($2, $3, $4, $5)")),
    .init(
      "`collision` names the views that bump into each other",
      Pattern(#"^\s*hit\s+(?:the\s+)?(VIEW)\s+with\s+(?:the\s+)?(VIEW)$"#, "collision on $2, $1")),
    .init(
      "0deg is right, 90deg down",
      Pattern(
        #"^\s*(?:negative|reverse[d]?|anti-?|inverted?|upside\s+down|flip(?:ped)?)\s*gravity$"#,
        "gravity on FIRST angle -90deg")),
    .init(
      "a tilt follows a path",
      Pattern(
        #"^\s*(?:tilt|rock|sway)\b.*\b(?:back\s+and\s+forth|side\s+to\s+side|left\s+and\s+right|left\s+to\s+right)$"#,
        "tilt path [(0, 0), (1, 0), (-1, 0), (0, 0)] over 2s")),
    .init(
      "`then` begins when an animation has ended",
      change: { line, names in
        guard line.has(#"\btimeline\(|^\s*(?:sequence|seq|chain)\("#), !line.contains("{") else {
          return line
        }
        let words = line.words.map(String.init)
        let views = words.filter(names.views.contains)
        guard views.count > 1 else { return line }
        return views.dropLast().reversed().reduce(
          "animate \(views.last ?? "").center.x to 200 over 0.5s"
        ) {
          "animate \($1).center.x to 200 over 0.5s then { \($0) }"
        }
      }),
    .init("a spring is made of its numbers", invents: true) { line, names in
      springObject(line, names) ?? line
    },
    .init("a property starts where it is set, and `animate` moves it") { line, names in
      tween(line, names) ?? line
    },
  ]

  private static let staggered: Form =
    #"^\s*(?:stagger|sequence|cascade|offset)\b.*?(\d*\.?\d+)\s*(ms|milliseconds?|s|sec\w*|frames?|f)\b"#

  /// `stagger red box ball by 100ms`: the same motion, each a little later.
  private static func stagger(_ line: String, _ names: NamesAtHand) -> String? {
    guard let match = line.first(staggered), let step = Double("0" + match.text(1)) else {
      return nil
    }
    let words = line.words.map(String.init)
    let named = names.views.filter(words.contains)
      .sorted { words.firstIndex(of: $0) ?? 0 < words.firstIndex(of: $1) ?? 0 }
    let views = named.count > 1 ? named : names.views
    let unit = match.text(2)
    let written = unit.hasPrefix("m") ? "ms" : unit.hasPrefix("s") ? "s" : " frames"
    let isFade = line.has(#"\bfad\w+|\bopacity|\balpha"#)
    guard views.count > 1 else { return nil }
    return views.enumerated().map { place, view in
      let delay = step * Double(place)
      let late = place == 0 ? "" : " delay \(SpokenNumber.text(delay))\(written)"
      return "animate \(view)\(isFade ? ".alpha to 1" : ".center.y by 100") over 0.5s\(late)"
    }.joined(separator: "; ")
  }

  private static let whilst = #"^\s*while\s*\(?\s*([\w.]+)\s*"#
  private static let bound =
    #"\s*(-?[\d.]+)\s*\)?\s*[:{]?\s*(?:do\s+)?(?:step|run|frame|tick|update|next|draw|simulate)\w*(?:\([\d.]*\)|\s+[\d.]+\w*)?;?\s*\}?$"#

  private static let forced = #"^\s*(VIEW)\.(?:apply|add|set)?"#
  private static let pair =
    #"\(\s*(?:(?:new\s+)?\w+\(\s*)?(?:d?x:\s*)?(-?[\d.]+)\s*,\s*(?:d?y:\s*)?(-?[\d.]+)\s*\)*;?$"#

  private static let object: Form =
    #"^\s*(?:(?:const\s+\w+\s*=\s*)?use(?:Spring|Transition|Motion)\(|(?:config|spring|type)\s*[:=]\s*)?\{.*\b(?:stiffness|tension|damping|bounce)\s*:"#
  private static let number: Form =
    #"\b(mass|stiffness|damping|tension|friction|bounce|duration|response)\s*:\s*(\d*\.?\d+)"#

  /// `{ type: "spring", stiffness: 300, damping: 20 }`, of which there is nothing but the spring.
  private static func springObject(_ line: String, _ names: NamesAtHand) -> String? {
    guard line.has(object), !line.has(#"\b(?:x|y|opacity|scale|rotate|from|to)\s*:"#) else {
      return nil
    }
    let numbers = line.all(number).map { (label: $0.text(1), value: $0.text(2)) }
    // The mass of one is no news where a spring is told by its tension.
    let told = numbers.filter { pair in
      pair.label != "mass" || !numbers.contains { $0.label == "tension" }
    }
    guard told.count > 1 else { return nil }
    let values = told.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
    return "animate \(names.views.first ?? "box").center.x to 200 curve spring(\(values))"
  }

  private static let course: Form =
    #"^\s*(?:the\s+)?(VIEW)(?:\.|\s+|'s\s+)(?:position\.|center\.|transform\.)?([a-zA-Z-]+)\s*[:=]?\s*(?:from\s+)?(-?[\d.]+%?)\s*(?:deg|px|pt)?\s*(?:->|-->|=>|→|to|,)\s*(-?[\d.]+%?)\s*(?:deg|px|pt)?(?:\s*,?\s*(?:in|over|for|@|during)?\s*([\d.]+)\s*(ms|s|sec\w*)?)?$"#

  /// `red.opacity 0 -> 100`, `ball x: 0, 200, 1s`.
  private static func tween(_ line: String, _ names: NamesAtHand) -> String? {
    guard let match = course.first(in: line, names) else { return nil }
    let word = Changes.plain(match.text(2))
    let key = word == "x" || word == "y" ? "center" + word : word
    let isShare =
      ["opacity", "alpha"].contains(key) && (Double(match.text(4)) ?? 0) > 1
      || ["opacity", "alpha"].contains(key) && (Double(match.text(3)) ?? 0) > 1
    func fit(_ value: String) -> String { isShare && !value.hasSuffix("%") ? value + "%" : value }
    var motion = WrittenMotion()
    motion.view = match.text(1)
    motion.starts = [(key: key, value: fit(match.text(3)))]
    motion.changes = [(key: key, value: fit(match.text(4)))]
    if let time = match[5] {
      let isMilli = match.text(6).hasPrefix("m") || (match[6] == nil && (Double(time) ?? 0) >= 50)
      motion.duration = time + (isMilli ? "ms" : "s")
    }
    return motion.line(names, in: line)
  }
}
