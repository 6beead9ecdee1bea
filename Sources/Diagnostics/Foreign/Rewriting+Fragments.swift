/// Fragments of programs: a loop that lets time pass, a force, a spring's numbers alone, a value that
/// goes from one to another.
extension Rewriting {
  static let fragments: [Rewriting] = [
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
