/// Animations of Android: of views, of values, of springs, and Compose's states that animate.
struct AndroidMotion {
  let names: NamesAtHand

  /// The line that does the same; nil where there is none of them.
  func line(for text: String) -> String? {
    guard text.has(Self.word) else { return nil }
    let plain = Self.withoutWords(text)
    if let line = spring(plain) ?? fling(plain) { return line }
    guard var motion = object(plain) ?? chained(plain) ?? old(plain) ?? state(plain) else {
      return nil
    }
    time(plain, into: &motion)
    return motion.line(names, in: text)
  }

  private static let word: Form =
    #"ObjectAnimator|ValueAnimator|\.animate\(\)|(?:Spring|Fling|Alpha|Translate|Rotate|Scale)Animation\(|AsState\("#

  /// A text whose `1f` and whose springs' names are numbers.
  private static func withoutWords(_ text: String) -> String {
    let named = strength.replaced(in: text) { match in
      strengths[
        match.text().lowercased().filter { $0.isLetter && $0 != "." }
          .replacing("springforce", with: "").replacing("springdamp", with: "damp")
          .replacing("springstiff", with: "stiff")] ?? match.text()
    }
    return floating.replaced(in: named) { $0.text(1) }
  }

  private static let floating: Form = #"(\d)(?:f|F|L|\.dp|\.sp)\b"#
  private static let strength: Form =
    #"\b(?:Spring(?:Force)?\.)?(?:DAMPING_RATIO_|DampingRatio|STIFFNESS_|Stiffness)(?:[A-Z]+_?[A-Z]*|[A-Z][A-Za-z]+)\b"#
  private static let strengths = [
    "dampingratiohighbouncy": "0.2", "dampingratiomediumbouncy": "0.5",
    "dampingratiolowbouncy": "0.75", "dampingrationobouncy": "1", "stiffnesshigh": "10000",
    "stiffnessmedium": "1500", "stiffnessmediumlow": "400", "stiffnesslow": "200",
    "stiffnessverylow": "50",
  ]

  // MARK: Springs and flings

  private static let springing: Form =
    #"\bSpringAnimation\(\s*(\w+)\s*,\s*(?:\w+\.)?(\w+)\s*(?:,\s*(-?[\d.]+)\s*)?\)"#

  private func spring(_ text: String) -> String? {
    guard let match = text.first(Self.springing), let path = WrittenPath.named(match.text(2))
    else { return nil }
    let numbers = SpringNumbers(text.removing(#"\bSpringAnimation\("#))
    // What Android has by itself.
    let curve = numbers.curve ?? "spring(stiffness: 1500, dampingRatio: 0.5)"
    let target = "\(match.text(1)).\(path)"
    let goal =
      match[3] ?? text.first(#"\b(?:animateToFinalPosition|setFinalPosition)\(\s*(-?[\d.]+)"#)?
      .text(1) ?? text.first(#"\bSpringForce\(\s*(-?[\d.]+)"#)?.text(1) ?? "0"
    guard WrittenPath.isShift(match.text(2)) else {
      return "animate \(target) to \(goal) curve \(curve)"
    }
    // A shift of nothing leads back to where it lies.
    return (Double(goal) ?? 0) == 0
      ? "\(target) += 100; animate \(target) by -100 curve \(curve)"
      : "animate \(target) by \(goal) curve \(curve)"
  }

  private static let flinging: Form = #"\bFlingAnimation\(\s*(\w+)\s*,\s*(?:\w+\.)?(\w+)\s*\)"#

  private func fling(_ text: String) -> String? {
    guard let match = text.first(Self.flinging) else { return nil }
    let speed = text.first(#"[vV]elocity\s*[(=]\s*(-?[\d.]+)"#)?.text(1) ?? "1000"
    let isDown = WrittenPath.named(match.text(2))?.hasSuffix("y") == true
    return
      "item \(match.text(1)); fling \(match.text(1)) velocity \(isDown ? "(0, \(speed))" : "(\(speed), 0)")"
  }

  // MARK: Views

  private static let animated: Form =
    #"\b(?:(?:Object|Value)Animator)\.of(?:Float|Int|Argb|PropertyValuesHolder)\(\s*(?:(\w+)\s*,\s*(?:"(\w+)"|\w+\.(\w+))\s*,)?\s*([^()]*)\)"#

  /// `ObjectAnimator.ofFloat(box, "alpha", 1f, 0f)`.
  private func object(_ text: String) -> WrittenMotion? {
    guard let match = text.first(Self.animated) else { return nil }
    var motion = WrittenMotion()
    motion.view = match[1]
    read(match[2] ?? match[3] ?? "centerX", match.text(4), into: &motion)
    return motion
  }

  private func read(_ property: String, _ list: String, into motion: inout WrittenMotion) {
    let values = list.split(separator: ",").map { Rewriting.trimmed(String($0)) }
    let key = Self.key(property)
    guard let last = values.last else { return }
    motion.changes = [(key, last)]
    if values.count > 1 { motion.starts = [(key, values[0])] }
    if values.count > 2, let path = WrittenPath.named(property) {
      motion.passes = (path, values)
    }
  }

  /// A property in the words of `Changes`.
  private static func key(_ property: String) -> String {
    let plain = property.lowercased().filter { $0 != "_" }
    let keys = [
      "translationx": "translateX", "translationy": "translateY", "x": "left", "y": "top",
      "scalex": "scale", "scaley": "scale", "translationxby": "translateX",
      "translationyby": "translateY", "rotationby": "rotation",
    ]
    return keys[plain] ?? plain
  }

  private static let chain: Form =
    #"\b(\w+)\.animate\(\)((?:\s*\??\.\w+\((?:[^()]|\([^()]*\))*\))+)"#
  private static let link: Form = #"\.(\w+)\(((?:[^()]|\([^()]*\))*)\)"#

  /// `box.animate().alpha(0f).translationX(100f)`.
  private func chained(_ text: String) -> WrittenMotion? {
    guard let match = text.first(Self.chain) else { return nil }
    var motion = WrittenMotion()
    motion.view = match.text(1)
    for link in match.text(2).all(Self.link) where Double(link.text(2)) != nil {
      if !link.text(1).hasPrefix("set") {
        motion.changes.append((Self.key(link.text(1)), link.text(2)))
      }
    }
    motion.duration = "300ms"
    return motion.changes.isEmpty ? nil : motion
  }

  /// `AlphaAnimation(1f, 0f)` and its kin.
  private func old(_ text: String) -> WrittenMotion? {
    guard
      let match = text.first(#"\b(Alpha|Translate|Rotate|Scale)Animation\(\s*(-?[\d.][^()]*)\)"#)
    else { return nil }
    let values = match.text(2).split(separator: ",").map { Rewriting.trimmed(String($0)) }
    guard values.count > 1 else { return nil }
    var motion = WrittenMotion()
    let kind = match.text(1)
    let keys = ["Alpha": ["alpha"], "Rotate": ["rotation"], "Scale": ["scale"]]
    for (place, key) in (keys[kind] ?? ["translateX", "translateY"]).enumerated()
    where values.count > 2 * place + 1 {
      let (start, end) = (values[2 * place], values[2 * place + 1])
      guard start != end else { continue }
      motion.starts.append((key, start))
      motion.changes.append((key, end))
    }
    return motion
  }

  // MARK: Compose

  private static let composed: Form =
    #"(?:\b(?:val|var)\s+(\w+)[^=]*?(?:by|=)\s*)?\banimate(\w+)AsState\(\s*(?:targetValue\s*=\s*)?(?:if\s*\([^()]*\)\s*)?([\w.]+)"#

  /// `val alpha by animateFloatAsState(0.5f, tween(300))`.
  private func state(_ text: String) -> WrittenMotion? {
    guard let match = text.first(Self.composed) else { return nil }
    var motion = WrittenMotion()
    let key = match[1].flatMap { WrittenPath.named($0) == nil ? nil : Self.key($0) }
    let kinds = ["Color": "color", "Dp": "translateX", "Offset": "translateX"]
    let value = match.text(3).hasPrefix("Color.") ? match.text(3).dropFirst(6) : match.text(3)[...]
    let isShare = (Double(value) ?? 0) <= 1
    motion.changes = [
      (key ?? kinds[match.text(2)] ?? (isShare ? "alpha" : "scale"), value.lowercased())
    ]
    if text.contains("spring("), let curve = SpringNumbers(text).curve {
      motion.curve = curve
    } else {
      motion.duration = text.contains("spring(") ? nil : "300ms"
    }
    return motion
  }

  // MARK: Times

  private func time(_ text: String, into motion: inout WrittenMotion) {
    if let length = text.first(
      #"(?:\bsetDuration|\bduration(?:Millis)?|\btween)\s*[(=]\s*(?:durationMillis\s*=\s*)?(\d+)"#)
    {
      motion.duration = length.text(1) + "ms"
    }
    if let delay = text.first(#"(?:[sS]tartDelay|delayMillis)\s*[(=]\s*(\d+)"#) {
      motion.delay = delay.text(1) + "ms"
    }
    if let pace = text.first(#"\b(?!set)(\w+)(?:Interpolator\(|Easing\b)"#) {
      motion.curve = WrittenCurve.named(pace.text(1))
    }
    if let count = text.first(#"repeatCount\s*[(=]\s*(\w+(?:\.\w+)?)"#)?.text(1) {
      motion.repeats = Int(count).map { $0 < 0 ? "forever" : "\($0 + 1)" } ?? "forever"
      motion.reverses = text.contains("REVERSE")
    }
  }
}
