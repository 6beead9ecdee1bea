/// Questions about curves and springs: a value, a shape, a difference, when it is over.
extension Inquiry {
  var curves: [Answer] {
    let curves = curvesNamed
    guard let curve = curves.first else { return [] }
    if curves.count > 1, has(Self.comparing) {
      return [
        Answer(
          "`compare` draws curves and tells how far they are apart",
          "compare \(curves.joined(separator: ", "))")
      ]
    }
    if let place = first(Self.progress), has(#"\b(?:value|what|how|where|far|progress|print)\b"#) {
      let share = place.text(1) + (place[2] == nil ? "" : "%")
      return [Answer("a curve is asked with a bracket that touches it", "print \(curve)(\(share))")]
    }
    if curve.hasPrefix("spring("), has(Self.settling) {
      return [Answer("a spring tells when it is at rest", "print \(curve).settlingDuration")]
    }
    if curve.hasPrefix("spring("),
      has(#"\bovershoot\w*\b|\b(?:go|goes|swing\w*)\s+past\b|\bbeyond\b"#)
    {
      return [
        Answer("the sentence under a plot tells how far it goes past the end", "plot \(curve)")
      ]
    }
    if curve.hasPrefix("spring("),
      has(#"\b(?:convert|translate|stiffness|response|equivalent|parameters?)\b"#)
    {
      return [Answer("`convert` says a spring in the words of all systems", "convert \(curve)")]
    }
    if has(#"\b(?:bezier|control\s+points?)\b"#), !curve.hasPrefix("bezier") {
      return [Answer("`fit` finds the nearest curve of a kind", "fit \(curve) as bezier")]
    }
    if has(#"\b(?:css|swift|code)\b"#) {
      return [
        Answer(
          "`code` writes a curve to paste",
          "code \(curve) for \(has(#"\bswift"#) ? "swift" : "css")")
      ]
    }
    if has(Self.shape) { return [Answer("`plot` draws a curve", "plot \(curve)")] }
    return []
  }

  /// The curves that it names, as they are written here, in its order.
  private var curvesNamed: [String] {
    let named = namedInWords
    return named.isEmpty && text.all(Self.springNumber).count > 1 ? [spring] : named
  }

  private var namedInWords: [String] {
    text.all(Self.curveWord).compactMap { match in
      let word = match.text()
      if word.hasPrefix("spring") { return spring }
      if word.hasPrefix("steps") { return word }
      if word.hasPrefix("kca") {
        return word.hasSuffix("default")
          ? "ease" : WrittenCurve.named(word.replacing("kcamediatimingfunction", with: ""))
      }
      if let family = word.first(Self.family) {
        let sides = ["in": "In", "out": "Out", "inout": "InOut"]
        return family.text(1) + (sides[family.text(2)] ?? "")
      }
      return WrittenCurve.named(word.replacing(" and ", with: " "))
    }
  }

  /// A spring with the numbers that were told of it.
  private var spring: String {
    let numbers = text.all(Self.springNumber).map { match in
      let label = Self.labels[match.text(1).filter(\.isLetter)] ?? match.text(1)
      return "\(label): \(match.text(2))"
    }
    return numbers.count > 1 ? "spring(\(numbers.joined(separator: ", ")))" : WrittenCurve.spring
  }

  private static let labels = [
    "dampingfraction": "dampingRatio", "dampingratio": "dampingRatio",
  ]

  private static let springNumber: Form =
    #"\b(mass|stiffness|damping[- ]?(?:fraction|ratio)|damping|tension|friction|response|bounce|duration)\s*[:=]?\s*(?:of\s+)?(\d*\.?\d+)\b"#
  private static let family: Form =
    #"^(sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce)(inout|in|out)$"#
  private static let curveWord: Form =
    #"\b(?:kcamediatimingfunction[a-z]+\b|steps\(\d+(?:,\s*\w+)?\)|cubic-bezier\([^)]*\)|(?:sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce)(?:inout|in|out)\b|ease(?:[- ]?in)?(?:[- ]?(?:and[- ])?out)?(?:[- ]?(?:sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce))?\b|linear\b|bouncy\b|snappy\b|smooth\b|springs?\b)"#

  private static let comparing: Form =
    #"\b(?:compar\w+|differen\w+|versus|vs|better|faster|slower|softer|smoother|snappier|quicker|same|or)\b"#
  private static let progress: Form =
    #"\b(?:at|for|of)\s+(?:progress\s+|t\s*=?\s*|x\s*=?\s*)?(\d*\.?\d+)(?:\s*(%|percent))?(?=\s|$|,)"#
  static let settling: Form =
    #"\b(?:settl\w+|rest|still|stops?|end|over|finish\w*|done|last|long|take|duration)\b"#
  private static let shape: Form =
    #"\b(?:looks?|shape|graph|plot|draw|curve|easing|visuali[sz]e|see|mean|do|is)\b"#
}
