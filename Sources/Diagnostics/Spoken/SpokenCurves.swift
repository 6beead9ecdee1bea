/// Curves by names as designers say them, one or side by side: `show me ease out vs ease in`, `compare linear with
/// power2.out`, `curve bounce out`.
enum SpokenCurves {
  private static let verbs: Form =
    #"^\s*(?:please\s+)?(?:(?:show|plot|draw|graph|preview|see|display|visuali[sz]e|view|compare|put|overlay|print|sketch|use|apply|try|add)\s+)?(?:custom\s+)?(?:me\s+)?(?:(?:the|a|an)\s+)?(?:(?:difference|comparison)\s+(?:between|of)\s+)?(?:the\s+)?"#
  private static let nouns: Form =
    #"\b(?:(?:the\s+)?(?:curves?|graphs?|plots?|timing(?:\s+functions?)?|functions?|easings?(?!\s*-?\s*(?:in|out)\b))(?:\s+of)?\b)"#
  private static let told: Form =
    #"^\s*(?:please\s+)?(?:show|plot|draw|graph|preview|see|display|visuali[sz]e|view|compare|overlay|sketch)\b|\b(?:curves?|difference|vs|versus)\b|\bbezier\b.*\s(?:on|for)\s|^\s*(?:use|apply)\b|^\s*easing\b"#
  private static let endings: Form =
    #"\s+(?:(?:side\s+by\s+side|in\s+(?:one|a|the\s+same)\s+(?:plot|graph|picture|chart|diagram)|next\s+to\s+each\s+other|together|please|look(?:s)?(?:\s+like)?)|(?:on|for|to)\s+(?:the\s+)?VIEW|0\s+to\s+1)\s*$"#
  private static let whom: Form = #"\s(?:on|for|to)\s+(?:the\s+)?(VIEW)\s*$"#
  private static let joints: Form =
    #"\s*(?:,(?!\s*-?[\d.])|\bvs\.?(?=\s)|\bversus\b|\band\b|\bwith\b|\bagainst\b|\bto\b|\bor\b|&)\s*"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.has(told), !line.contains(where: { "{};=\"?".contains($0) }) else { return nil }
    var text = line.removing(verbs)
    for _ in 0..<2 { text = endings.replaced(in: text, names) { _ in "" } }
    let curves = list(text)
    if let curve = curves?.first, curves?.count == 1,
      let view = whom.first(in: line, names)?.text(1)
    {
      return Spoken.Reading(
        "animate \(view).center.x to 200 over 0.5s curve \(curve)",
        "`animate` takes a curve behind `curve`")
    }
    switch curves?.count ?? 0 {
    case 0: return nil
    case 2:
      return Spoken.Reading(
        "compare \(curves?.joined(separator: ", ") ?? "")",
        "`compare` draws curves and tells how far they are apart")
    default:
      let drawn = "plot \(curves?.joined(separator: ", ") ?? "")"
      return drawn == line ? nil : Spoken.Reading(drawn, "`plot` draws a curve by its name")
    }
  }

  /// The curves of a list; nil where one of its parts is none.
  private static func list(_ text: String) -> [String]? {
    if let whole = curve(text) { return [whole] }
    var parts: [String] = []
    var start = 0
    let scalars = Array(text.unicodeScalars)
    func part(_ end: Int) -> String { String(String.UnicodeScalarView(scalars[start..<end])) }
    for joint in joints.all(in: text) {
      // `ease in and out` is one.
      guard curve(part(joint.range.lowerBound)) != nil else { continue }
      parts.append(part(joint.range.lowerBound))
      start = joint.range.upperBound
    }
    parts.append(part(scalars.count))
    // Names without blanks need nothing between them.
    if parts.count == 1 { parts = text.split(separator: " ").map(String.init) }
    let curves = parts.compactMap(curve)
    return curves.count == parts.count && curves.count < 6 ? curves : nil
  }

  private static let family: Form =
    #"^(?:ease\s*)?(sine?|quad(?:ratic)?|cubic|quart(?:ic)?|quint(?:ic)?|expo(?:nential)?|circ(?:ular)?|back|elastic|bounce|bouncy)[\s.-]*(in[\s-]*(?:and[\s-]*)?out|in|out)$"#
  private static let families = [
    "sin": "sine", "quadratic": "quad", "quartic": "quart", "quintic": "quint",
    "exponential": "expo", "circular": "circ", "bouncy": "bounce",
  ]
  private static let numbers: Form =
    #"^(?:cubic[- ]?)?bezier\s*\(?\s*(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)\s*\)?$"#

  private static let pasted: Form =
    #"^\s*(?:(?:give|show|export|convert|get|write|copy|generate|print|me|the)\s+)*(?:(css|swift|android|react|flutter)(?:\s+code)?\s+(?:for|of)\s+(?:the\s+|this\s+)?(\S.*?)|(\S.*?)\s+(?:to|as|in|for|into)\s+(css|swift|android|react|flutter)(?:\s+code)?)\s*$"#
  private static let pair: Form = #"^(?:an?\s+)?springs?\s*\(?\s*(\d+)[\s,]+(\d*\.?\d+)\s*\)?$"#

  /// `css for easeOutBack`, `convert spring 170 26 to css`, and `spring 170 26` by itself.
  static func code(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    if let match = line.first(pasted), let curve = curve(match[2] ?? match.text(3)) {
      let mend = "code \(curve) for \(match[1] ?? match.text(4))"
      return mend == line ? nil : Spoken.Reading(mend, "`code` writes a curve to paste")
    }
    guard line.has(#"^\s*spring\s+\d"#), let curve = curve(Rewriting.trimmed(line)) else {
      return nil
    }
    return Spoken.Reading("plot \(curve)", "`plot` draws a curve, and says when it settles")
  }

  /// A curve by its name here; nil where it is none.
  static func curve(_ text: String) -> String? {
    let bare = Rewriting.trimmed(
      nouns.replaced(in: text) { _ in " " }.removing(#"^\s*(?:an?|the)\s+|["']"#))
    guard !bare.isEmpty, bare.count < 60 else { return nil }
    if let match = bare.first(numbers) {
      let values = (1...4).map { match.text($0).removing(#"^0*(?=\.)"#) }
      return "bezier(\(values.map { $0.hasPrefix(".") ? "0" + $0 : $0 }.joined(separator: ", ")))"
    }
    if let match = bare.lowercased().first(pair) {
      return "spring(stiffness: \(match.text(1)), damping: \(match.text(2)))"
    }
    let small = bare.lowercased().removing(#"ing\b(?=\s*-?(?:in|out))"#)
    let plain =
      small.hasPrefix("eas") && !small.hasPrefix("ease") ? "ease" + small.dropFirst(3) : small
    if let match = plain.first(family) {
      let side = match.text(2).filter(\.isLetter).replacing("and", with: "")
      let own = families[match.text(1)] ?? match.text(1)
      return own + (["in": "In", "out": "Out"][side] ?? "InOut")
    }
    guard plain.has(#"^[a-z][a-z0-9. -]*$"#) else { return nil }
    return WrittenCurve.named(plain.has(#"^power"#) ? plain.replacing(" ", with: ".") : plain)
  }
}
