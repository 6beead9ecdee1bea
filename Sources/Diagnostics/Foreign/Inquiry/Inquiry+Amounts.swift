/// Questions that a number or a place answers: how far, how fast, how big, how high, where.
extension Inquiry {
  // MARK: The most and the least

  var extremes: [Answer] {
    if has(
      #"\b(?:how\s+high|highest|max\w*\s+(?:height|bounce)|peak|top\s+of\s+(?:the|its)\s+(?:bounce|jump)|apex)\b"#
    ) {
      let isBounce = has(#"\bbounc\w*|\brebound\w*"#)
      let says = "y grows downwards, so the highest place is the smallest y"
      return isBounce
        ? [
          Answer(
            "the sentence under a plot tells how high it rebounds",
            fall(ontoEdge: true, bouncing: true) + over("plot \(view).center.y", time: "3s"))
        ] : [Answer(says, over("print min(\(view).center.y)"))]
    }
    if has(#"\b(?:how\s+low|lowest|deepest)\b"#) {
      return [
        Answer(
          "y grows downwards, so the lowest place is the largest y",
          fall() + over("print max(\(view).center.y)"))
      ]
    }
    guard
      let most = first(
        #"\b(max(?:imum|imal)?|top|biggest|largest|highest|fastest|min(?:imum|imal)?|smallest|lowest|slowest|average|mean)\b"#
      )
    else { return [] }
    let function = Self.functions.first { $0.words.contains(most.text(1)) }?.name ?? "max"
    if has(#"\b(?:speed|velocity|fast\w*|slow\w*)\b"#) {
      return [
        Answer(
          "`\(function)` goes over all that was recorded",
          fall() + over("print \(function)(length(\(view).velocity))"))
      ]
    }
    guard let path else { return [] }
    return [
      Answer(
        "`\(function)` goes over all that was recorded",
        fall() + over("print \(function)(\(view).\(path))"))
    ]
  }

  private static let functions: [(name: String, words: Set<String>)] = [
    ("min", ["min", "minimum", "minimal", "smallest", "lowest", "slowest"]),
    ("mean", ["average", "mean"]),
  ]

  // MARK: How far

  var distances: [Answer] {
    let isApart = has(#"\b(?:distance|far\s+(?:apart|away)|gap|space)\b"#)
    if named.count > 1, isApart || has(#"\bhow\s+(?:far|close|near)\b"#) {
      return [
        Answer(
          "a distance is the length of a difference",
          then("print length(\(view).center - \(other).center)"))
      ]
    }
    guard !has(#"\btilt\w*"#),
      has(#"\b(?:how\s+far|how\s+much|how\s+many\s+(?:points|pixels|px|pt)|distance)\b"#),
      has(
        #"\b(?:fall\w*|fell|drop\w*|mov\w+|go|gone|went|goes|travel\w*|slid\w*|shift\w*|displac\w*|come|came|fly|flew|flown)\b"#
      )
    else { return [] }
    let isAcross = has(#"\b(?:slid\w*|left|right|sideways|horizontal\w*)\b"#)
    let path = "\(view).center.\(isAcross ? "x" : "y")"
    return [
      Answer(
        "`first` and `last` are of all that was recorded",
        fall() + over("print last(\(path)) - first(\(path))", time: "1s"))
    ]
  }

  // MARK: How fast

  var paces: [Answer] {
    if has(#"\b(?:accelerat\w+|forces?\s+on|force\s+acts|pull\w*\s+on)\b"#),
      !has(#"^(?:what\s+is|explain)\s+(?:an?\s+)?\w+$"#)
    {
      return [Answer("`forces` tells what acts on a view now", fall() + then("forces \(view)"))]
    }
    let isTurning = has(#"\b(?:spin\w*|rotat\w*|turn\w*|angular)\b"#)
    guard has(#"\b(?:how\s+(?:fast|quick\w*|slow\w*)|speed|velocity)\b"#),
      !names.views.isEmpty || isTurning
    else { return [] }
    if has(#"\b(?:animation|gravity|spring|time|simulation|slow\s+motion|keyboard)\b"#) {
      return []
    }
    if isTurning {
      return [
        Answer("how fast a view turns, in radians a second", then("print \(view).angularVelocity"))
      ]
    }
    if has(#"\bgraph|\bplot|\bover\s+time\b|\bchart"#) {
      return [
        Answer(
          "`plot` draws any expression of paths", fall() + over("plot length(\(view).velocity)"))
      ]
    }
    // Of the axes a velocity tells, of both together its length.
    let line = has(#"\bvelocity\b"#) ? "print \(view).velocity" : "print length(\(view).velocity)"
    let says =
      has(#"\bvelocity\b"#)
      ? "how fast it moves to the right and down, in points a second"
      : "how fast it moves is the length of its velocity, in points a second"
    return [Answer(says, (moment == nil ? "" : fall()) + then(line))]
  }

  // MARK: Where

  var places: [Answer] {
    guard
      has(
        #"^(?:where\b|what\s+is\s+(?:the\s+)?(?:position|location|place)\b|in\s+(?:what|which)\s+(?:place|position)\b)|\bend\s+up\b"#
      ),
      !names.views.isEmpty
    else { return [] }
    if has(#"\b(?:land|lands|stops?|end\s+up|ends?|comes?\s+to\s+rest|rests?|settles?|final\w*)\b"#)
    {
      return [
        Answer(
          "at rest it is where it ends up",
          fall(ontoEdge: true) + "run until rest max 10s; print \(view).center")
      ]
    }
    guard !named.isEmpty || has(#"\b(?:it|the\s+view|everything)\b"#) else { return [] }
    return [
      Answer(
        "a view's middle is where it is",
        (moment == nil ? "" : fall()) + then("print \(view).center"))
    ]
  }

  // MARK: How big

  var extents: [Answer] {
    if has(#"\bframe\s*-?rate\b|\bfps\b"#) {
      return [Answer("a second has 60 frames", "print 1s / 1 frames")]
    }
    if has(
      #"^(?:how|what)\b.*\b(?:big|large|wide|tall|high|size|width|height|bounds)\b.*\b(?:stage|screen|canvas|window|scene)\b|^(?:how|what)\b.*\b(?:stage|screen|canvas)\s+size\b"#
    ) {
      return [Answer("the stage is what the views are on", "print stage.size")]
    }
    for (form, path) in Self.sizes where has(form) && !named.isEmpty {
      return [Answer("a view has it as a property", then("print \(view).\(path)"))]
    }
    return []
  }

  private static let sizes: [(Form, String)] = [
    (#"^how\s+(?:big|large|small)\b"#, "size"), (#"^how\s+(?:wide|broad)\b"#, "frame.width"),
    (#"^how\s+(?:tall|high)\b"#, "frame.height"),
    (#"^how\s+(?:transparent|opaque|visible)\b"#, "alpha"),
    (#"^(?:how\s+(?:much\s+)?(?:is\s+)?.*\brotated|what\s+angle)\b"#, "rotation"),
    (#"^what\s+colou?r\b"#, "color"),
  ]

  // MARK: Properties

  /// The value of a property that it names.
  var properties: [Answer] {
    guard has(#"^(?:what|which|how|tell|the|give|show|current|is)\b"#), !named.isEmpty else {
      return []
    }
    if let path = written.first(Self.path(of: view))?.text() {
      return [
        Answer("`print` tells a value", (moment == nil ? "" : fall()) + then("print \(path)"))
      ]
    }
    guard let path else { return [] }
    return [
      Answer("`print` tells a value", (moment == nil ? "" : fall()) + then("print \(view).\(path)"))
    ]
  }

  /// What can be reckoned, as in `what is 2 + 3?`.
  var sums: [Answer] {
    guard let sum = written.first(#"^\s*[Ww]hat(?:'s|\s+is|\s+are)\s+(.+)$"#)?.text(1),
      sum.has(#"[-+*/(]|^(?:t|pi|e|ans|rest)$"#)
    else { return [] }
    return [Answer("`print` reckons", "print \(sum)")]
  }

  private static func path(of view: String) -> Form { Form(#"\b\#(view)(?:\.[A-Za-z]\w*)+"#) }

  /// The property that it names in plain words.
  var path: String? { Self.words.first { has($0.0) }?.1 }

  private static let words: [(Form, String)] = [
    (#"\b(?:opacity|alpha|transparency)\b"#, "alpha"), (#"\bcolou?r\b"#, "color"),
    (#"\b(?:rotation|angle)\b"#, "rotation"), (#"\bscale\b"#, "scale"),
    (#"\bx(?:\s+(?:position|coordinate|value))?\b"#, "center.x"),
    (#"\b(?:y(?:\s+(?:position|coordinate|value))?|height\s+above)\b"#, "center.y"),
    (#"\b(?:position|location|cent(?:er|re)|coordinates)\b"#, "center"),
    (#"\bwidth\b"#, "frame.width"), (#"\bheight\b"#, "frame.height"), (#"\bsize\b"#, "size"),
    (#"\bframe\b"#, "frame"), (#"\bbounds\b"#, "bounds"),
    (#"\bcorner\s*radius\b"#, "cornerRadius"), (#"\bvelocity\b"#, "velocity"),
  ]
}
