/// Calls and objects of JavaScript that animate: GSAP, Web Animations, anime, jQuery, framer-motion,
/// React Native's Animated and Reanimated.
struct ScriptedMotion {
  let names: NamesAtHand

  /// The line that does the same; nil where there is no such call, or it says nothing that is known.
  func line(for text: String) -> String? {
    let motions =
      hook(text) ?? tweens(in: text) ?? element(text) ?? valued(text) ?? marked(text) ?? loose(text)
    guard let lines = motions?.map({ $0.line(names, in: text) }), !lines.isEmpty,
      !lines.contains(where: { $0 == nil })
    else { return nil }
    let known = lines.compactMap { $0 }
    // One after the other, each when the last has ended.
    return known.dropLast().reversed().reduce(known[known.count - 1]) { rest, line in
      "\(line) then { \(rest) }"
    }
  }

  // MARK: GSAP and anime

  private static let tween: Form =
    #"(?:\b(gsap|TweenMax|TweenLite|tl|timeline)|\))\s*\.(to|from|fromTo|set)\s*\("#
  private static let anime: Form = #"\b(?:anime|animate|motion)\s*\("#

  /// `gsap.to(target, { … })`, alone or in a chain; `anime({ … })`, `animate(target, { … })`.
  private func tweens(in text: String) -> [WrittenMotion]? {
    let found = text.all(Self.tween)
    if !found.isEmpty {
      let defaults = text.first(#"defaults:\s*\{"#).flatMap {
        value(in: text, at: $0.range.upperBound - 1)
      }
      let motions = found.compactMap { match -> WrittenMotion? in
        guard let arguments = arguments(in: text, at: match.range.upperBound) else { return nil }
        return tween(match.text(2), arguments, defaults)
      }
      return motions.count == found.count ? motions : nil
    }
    guard let match = text.first(Self.anime), !text.has(#"\.animate\s*\("#),
      let arguments = arguments(in: text, at: match.range.upperBound), let last = arguments.last,
      !last.pairs.isEmpty
    else { return nil }
    var motion = WrittenMotion()
    motion.view = target(last["targets"] ?? arguments.first)
    let moves = arguments.count > 2 ? arguments[1] : arguments.count == 2 ? last : last
    read(moves, into: &motion)
    // anime counts milliseconds, framer-motion's `animate` seconds.
    options(last, unit: match.text().hasPrefix("anime") ? "ms" : "s", into: &motion)
    return [motion]
  }

  private func tween(
    _ kind: String, _ arguments: [ScriptValue], _ defaults: ScriptValue?
  ) -> WrittenMotion? {
    let objects = arguments.dropFirst().filter { !$0.pairs.isEmpty }
    guard let last = objects.last else { return nil }
    var motion = WrittenMotion()
    motion.view = target(arguments[0])
    if case .list(let values) = arguments[0] {
      motion.others = values.dropFirst().compactMap(target)
    }
    if let defaults { options(defaults, unit: "s", into: &motion) }
    if kind == "from" {
      motion.starts = changes(of: last)
      motion.leadsBack = true
    } else {
      read(last, into: &motion)
      if kind == "fromTo", objects.count > 1 {
        motion.starts = changes(of: objects[objects.startIndex])
      }
    }
    // TweenMax had the duration before the object.
    if arguments.count > 2, let seconds = arguments[1].word, Double(seconds) != nil {
      motion.duration = seconds + "s"
    }
    options(last, unit: "s", into: &motion)
    motion.isSet = kind == "set"
    return motion
  }

  // MARK: Elements and tags

  /// `box.animate(keyframes, options)`, of browsers and of jQuery.
  private func element(_ text: String) -> [WrittenMotion]? {
    guard
      let match = text.first(
        #"(?:\$\(\s*["'][.#]?(\w+)["']\s*\)|["'][.#]?(\w+)["']\)|\b(\w+))\s*\.animate\s*\("#),
      let arguments = arguments(in: text, at: match.range.upperBound), let moves = arguments.first,
      !moves.pairs.isEmpty
    else { return nil }
    var motion = WrittenMotion()
    motion.view = match[1] ?? match[2] ?? match[3]
    read(moves, into: &motion)
    for option in arguments.dropFirst() {
      if let number = option.number { motion.duration = Self.time(number, unit: "ms") }
      if let word = option.word, option.number == nil { motion.curve = WrittenCurve.named(word) }
      options(option, unit: "ms", into: &motion)
    }
    return [motion]
  }

  /// `<motion.div animate={{ … }} transition={{ … }} />`, whole or in parts.
  private func marked(_ text: String) -> [WrittenMotion]? {
    let starts = text.all(#"\b(animate|transition|initial|whileHover|whileTap|exit)\s*=\s*\{\s*\{"#)
    guard !starts.isEmpty else { return nil }
    var motion = WrittenMotion()
    for start in starts {
      guard let object = value(in: text, at: start.range.upperBound - 1) else { return nil }
      switch start.text(1) {
      case "transition": options(object, unit: "s", into: &motion)
      case "initial": motion.starts = changes(of: object)
      default: read(object, into: &motion)
      }
    }
    if motion.changes.isEmpty { motion.changes = [("x", "100")] }
    return [motion]
  }

  /// `useSpring({ from: { … }, to: { … }, config: { … } })`.
  private func hook(_ text: String) -> [WrittenMotion]? {
    guard let match = text.first(#"\buseSpring\s*\("#),
      let object = arguments(in: text, at: match.range.upperBound)?.first
    else { return nil }
    var motion = WrittenMotion()
    motion.changes = changes(of: object["to"] ?? object)
    motion.starts = object["from"].map(changes) ?? []
    motion.curve = object["config"].flatMap(spring) ?? WrittenCurve.spring
    options(object, unit: "ms", into: &motion)
    return [motion]
  }

  private static let option: Form =
    #"^\s*["']?(?:duration|delay|ease|easing|repeat|yoyo|stagger|iterations)["']?\s*:\s*["'\[]?[\w.-]"#

  /// `duration: 0.5, ease: "bounce.out"`, options without their object.
  private func loose(_ text: String) -> [WrittenMotion]? {
    let isTimed =
      text.has(#"^\s*[\w\"']+\s*:"#) && text.has(#"\b(?:duration|easing|ease)["']?\s*:"#)
    let from: Form = #"(-?[\d.]+%?)\s*(?:->|→|to)\s*(-?[\d.]+%?)"#
    let plain = from.replaced(in: text.removing(#"[,;]\s*$"#)) { "[\($0.text(1)), \($0.text(2))]" }
    guard isTimed || text.has(Self.option), !text.contains("{"), !text.has(#"\w\("#),
      let object = value(in: "{" + plain + "}", at: 0)
    else { return nil }
    var motion = WrittenMotion()
    read(object, into: &motion)
    if motion.changes.allSatisfy({ Changes.text(of: [$0], names) == nil }) {
      motion.changes = [("x", "100")]
    }
    // Hundreds of seconds are milliseconds.
    let isLong = object["duration"]?.number.map { $0 > 20 } ?? false
    options(object, unit: isLong ? "ms" : "s", into: &motion)
    return [motion]
  }

  // MARK: React Native

  private static let withValue: Form = #"\b(\w+)\.value\s*=\s*(with\w+\()"#
  private static let animated: Form = #"\bAnimated\.(timing|spring|decay)\s*\("#

  /// `x.value = withTiming(100, { … })`, `Animated.timing(x, { toValue: 100 })`.
  private func valued(_ text: String) -> [WrittenMotion]? {
    if let match = text.first(Self.withValue) {
      let start = match.range.upperBound - match.text(2).unicodeScalars.count
      guard case .call(let name, let arguments)? = value(in: text, at: start) else { return nil }
      var motion = WrittenMotion()
      guard let goal = reanimated(name, arguments, into: &motion) else { return nil }
      motion.changes = [(Self.property(match.text(1)), goal)]
      return [motion]
    }
    let all = text.all(Self.animated)
    guard !text.contains("Animated.parallel") || all.count < 2 else { return nil }
    let motions = all.compactMap { animated($0, in: text) }
    return motions.isEmpty || motions.count < all.count ? nil : motions
  }

  private func animated(_ match: Form.Match, in text: String) -> WrittenMotion? {
    guard let arguments = arguments(in: text, at: match.range.upperBound), arguments.count == 2,
      let goal = arguments[1]["toValue"]?.word, let subject = arguments[0].word
    else { return nil }
    var motion = WrittenMotion()
    let parts = subject.split(separator: ".").map(String.init)
    motion.view = parts.first { names.views.contains($0) }
    motion.changes = [(Self.property(parts.last ?? ""), goal)]
    options(arguments[1], unit: "ms", into: &motion)
    if match.text(1) == "spring" { motion.curve = spring(arguments[1]) ?? WrittenCurve.spring }
    return motion
  }

  private func reanimated(
    _ name: String, _ arguments: [ScriptValue], into motion: inout WrittenMotion
  ) -> String? {
    switch name {
    case "withTiming", "withSpring":
      if arguments.count > 1 { options(arguments[1], unit: "ms", into: &motion) }
      if name == "withSpring" {
        motion.curve = (arguments.count > 1 ? spring(arguments[1]) : nil) ?? WrittenCurve.spring
        motion.duration = nil
      }
      return arguments.first?.word
    case "withDelay", "withRepeat":
      guard let inner = arguments.first(where: \.isCall), case .call(let name, let values) = inner
      else {
        return nil
      }
      if let number = arguments.first?.number, motion.delay == nil {
        motion.delay = Self.time(number, unit: "ms")
      }
      if arguments.count > 1, let count = arguments[1].number {
        motion.repeats = count < 0 ? "forever" : arguments[1].word
        motion.reverses = arguments.count > 2 && arguments[2].word == "true"
      }
      return reanimated(name, values, into: &motion)
    default: return nil
    }
  }

  /// The property that an animated value is likely for, by its name.
  private static func property(_ name: String) -> String {
    let plain = name.lowercased()
    if plain.contains("opacity") || plain.contains("fade") || plain.contains("alpha") {
      return "opacity"
    }
    if plain.contains("rotat") || plain.contains("angle") { return "rotation" }
    if plain.contains("scale") { return "scale" }
    if plain.contains("width") { return "width" }
    if plain.contains("height") { return "height" }
    return plain.hasSuffix("y") ? "top" : "left"
  }
}
