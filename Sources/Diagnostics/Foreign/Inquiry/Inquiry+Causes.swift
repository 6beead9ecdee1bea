/// Questions about what follows of what: does it matter, what if, who meets whom, is it so.
extension Inquiry {
  /// `what is the difference between A and B`, of things that help knows.
  var alternatives: [Answer] {
    if has(#"\bdamping\s*(?:ratio|fraction)\b"#), has(#"\bdifferen\w+|\bversus\b|\bvs\b|\bsame\b"#)
    {
      return [
        Answer(
          "damping is a force, its ratio a share of what stops a spring without a swing",
          "convert spring(mass: 1, stiffness: 100, damping: 10)")
      ]
    }
    guard let match = first(Self.difference) else { return [] }
    return [Answer("`help` tells more of each", "help \(match.text(1)); help \(match.text(2))")]
  }

  private static let difference: Form =
    #"\b(?:difference\s+between|different(?:ce)?\s+(?:from|between))\s+(?:an?\s+|the\s+)?([a-z]+)\s+(?:and|or|from)\s+(?:an?\s+|the\s+)?([a-z]+)$"#

  // MARK: What a value does

  var consequences: [Answer] {
    if let strength = gravityAsked {
      let line =
        names.newest("gravity").map { "\($0).magnitude = \(strength)" }
        ?? "gravity on \(view) magnitude \(strength)"
      return [
        Answer("the value is set, and then time passes", "\(line); run 1s; print \(view).center")
      ]
    }
    guard let clause = Self.matters.first(where: { has($0.0) }) else { return [] }
    if let value = first(
      #"^what\s+(?:if|happens|would\s+happen|does|will\s+happen)\b.*?(\d*\.?\d+)\b"#)
    {
      return [
        Answer(
          "the value is set, and then time passes",
          "item \(view) \(clause.1) \(value.text(1)); " + fall() + "run 1s; print \(view).center")
      ]
    }
    guard
      has(
        #"^(?:does|do|will|would|is|are|how)\b.*\b(?:matter|affect\w*|change\w*|influence\w*|faster|slower|sooner|longer|further|farther|higher|lower|more|less|differen\w+|effect)\b"#
      )
    else { return [] }
    let gravity = names.gravity(before: view)
    return [
      Answer(
        "`sweep` tries values, and tells what came of each",
        "\(gravity)sweep v in \(clause.2) { item \(view) \(clause.1) v; run 1s } measure last(\(view).center.y)"
      )
    ]
  }

  /// How strong gravity is in `what if gravity is doubled`.
  private var gravityAsked: String? {
    guard has(#"^what\s+(?:if|happens|would\s+happen|will\s+happen)\b.*\bgravity\b"#) else {
      return nil
    }
    if let number = first(#"(-?\d*\.?\d+)"#) { return number.text(1) }
    return Self.strengths.first { has($0.0) }?.1
  }

  private static let strengths: [(Form, String)] = [
    (#"\b(?:doubl\w+|twice|stronger|higher|more)\b"#, "2"), (#"\btripl\w+\b"#, "3"),
    (#"\b(?:half|halv\w+|weaker|lower|less)\b"#, "0.5"),
    (#"\b(?:no|zero|off|without|removed|gone)\b"#, "0"),
    (#"\b(?:revers\w+|negative|up\w*|invert\w*)\b"#, "-1"),
    (#"\bmoon\b"#, "0.17"),
  ]

  /// Words of a question, the clause of `item` that they are about, and values to try.
  private static let matters: [(Form, String, String)] = [
    (#"\b(?:heav\w+|light(?:er)?|mass|weight|weigh\w*|density|dense\w*)\b"#, "density", "[1, 4]"),
    (#"\b(?:resistance|air|drag)\b"#, "resistance", "[0, 2, 8]"),
    (#"\b(?:friction|rough\w*|slippery)\b"#, "friction", "[0, 0.5, 1]"),
    (#"\b(?:elasticity|bounc(?:y|ier|iness)|restitution)\b"#, "elasticity", "[0, 0.5, 1]"),
  ]

  // MARK: Who meets whom

  var encounters: [Answer] {
    if has(#"^(?:how|what)\b.*\btilt\w*"#), has(#"\b(?:mov\w+|shift\w*|happens|far|much|does)\b"#) {
      return [
        Answer(
          "`parallax` moves a view as the device tilts",
          "parallax on \(view) magnitude 50; tilt (1, 0); print \(view).presentation.center")
      ]
    }
    guard has(Self.meeting),
      has(#"^(?:does|do|did|will|would|has|have|is|are|can|which|what|who|why|if|whether)\b"#)
    else { return [] }
    if has(#"^(?:did|has|have|which|who|why)\b"#) || named.count < 2 {
      return [Answer("`events` tells who touched whom, and when", meeting() + over("events"))]
    }
    return [
      Answer(
        "`on contact` hears of what touches",
        "collision on \(view), \(other); on contact \(view), \(other) { print t }")
    ]
  }

  // MARK: Is it so

  var states: [Answer] {
    guard has(#"^(?:is|are|does|do|has|was|were|if|whether|which|who)\b"#) else { return [] }
    if named.count > 1, let relation = Self.relations.first(where: { has($0.0) }) {
      let line = relation.1.replacing("VIEW", with: view).replacing("OTHER", with: other)
      return [Answer("a comparison is true or false", then("print \(line)"))]
    }
    if !named.isEmpty,
      has(
        #"\b(?:mov\w+|rest\w*|still|fall\w*|stuck|stopped|visible|hidden|seen|shown|on\s+(?:the\s+)?(?:screen|stage)|off\s*-?screen|there)\b"#
      )
    {
      return [Answer("`why` says why a view moves, rests, or is not seen", then("why \(view)"))]
    }
    if has(#"\banimat(?:ed|ing|ions?)\b"#) {
      return [Answer("`animations` lists what runs", "animations")]
    }
    if has(#"\b(?:mov\w+|running|active|on|off|gravity|animator|still|rest|anything|playing)\b"#) {
      return [Answer("`show` tells what there is and what runs", "show")]
    }
    return []
  }

  private static let relations: [(Form, String)] = [
    (#"\b(?:above|over|higher)\b"#, "VIEW.center.y < OTHER.center.y"),
    (#"\b(?:below|under|beneath|lower)\b"#, "VIEW.center.y > OTHER.center.y"),
    (#"\bleft\b"#, "VIEW.center.x < OTHER.center.x"),
    (#"\bright\b"#, "VIEW.center.x > OTHER.center.x"),
    (#"\b(?:bigger|larger|wider|biggest|largest)\b"#, "VIEW.frame.width > OTHER.frame.width"),
    (#"\b(?:smaller|narrower)\b"#, "VIEW.frame.width < OTHER.frame.width"),
    (#"\btaller\b"#, "VIEW.frame.height > OTHER.frame.height"),
    (#"\bfaster\b"#, "length(VIEW.velocity) > length(OTHER.velocity)"),
    (#"\bslower\b"#, "length(VIEW.velocity) < length(OTHER.velocity)"),
    (#"\bsame\s+size\b"#, "VIEW.size == OTHER.size"),
  ]
}
