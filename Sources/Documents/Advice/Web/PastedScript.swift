import MotionCurves

/// Pasted JavaScript: a call of a library, by the fields with a plain value in it, or the word here
/// that has the library's curves.
struct PastedScript {
  /// How a library's call is read.
  struct Library: Sendable {
    let name: String
    /// The names that its calls begin with; the first call's is read.
    let marks: [String]
    /// The unit of its times; nil if its calls are not read.
    var time: String?
    /// The fields that make its spring, with what they are if it says only some.
    var spring: KeyValuePairs<String, String> = [:]
    /// Its own duration.
    var duration = ""
    let hint: String
    /// The line for a call, with `*` for its arguments.
    var line: String?
  }

  static let libraries = [
    Library(
      name: "GSAP", marks: ["gsap.to(", "gsap.", "TweenMax.", "TweenLite."], time: "s",
      duration: "0.5",
      hint:
        "a timeline is `animate over 500ms curve gsap(\"power1.out\") { box.center.x += 100 } then { animate over 500ms curve gsap(\"back.out\") { box.alpha = 0 } }`"
    ),
    Library(
      name: "jQuery", marks: ["$("],
      hint: "write `animate over 400ms { … }`; its `swing` is `sineInOut`"),
    Library(
      name: "the Web Animations API", marks: [".animate([", ".animate({"],
      hint:
        "its keyframes are `animation on box keypath alpha values [0, 1, 0.5] at [0, 0.7, 1] over 300ms`, its curves CSS's"
    ),
    Library(
      name: "react-spring", marks: ["useSpring(", "useSprings(", "useTrail(", "useTransition("],
      time: "ms", spring: ["mass": "1", "tension": "170", "friction": "26"],
      hint: "its springs are `spring(tension: 170, friction: 26)`"),
    Library(
      name: "Motion", marks: ["<motion.", "transition={"], time: "s",
      spring: ["mass": "1", "stiffness": "100", "damping": "10"],
      hint: "its springs are `spring(mass: 1, stiffness: 100, damping: 10)`"),
    Library(
      name: "React Native's Animated", marks: ["Animated."],
      hint:
        "a sequence is `animate over 500ms curve bezier(0.4, 0, 0.2, 1) { box.alpha = 1 } then { animate curve spring(mass: 1, stiffness: 230.2, damping: 22) { box.center.x += 100 } }`, with the spring that it has by itself"
    ),
    Library(
      name: "Reanimated", marks: ["withSpring(", "withTiming("],
      hint: "its springs are `spring(mass: 1, stiffness: 100, damping: 10)`"),
    Library(
      name: "anime.js", marks: ["anime(", "anime."],
      hint:
        "its call is `animate over 1s curve classic(backOut) { box.center.x += 250 }`, its `easeOutBack` `classic(backOut)`"
    ),
    Library(
      name: "JavaScript", marks: ["console.log("], hint: "values are shown by `print`",
      line: "print *"),
    Library(
      name: "JavaScript", marks: ["setTimeout(", "setInterval("],
      hint: "what comes later is `at t + 1s { … }`; to repeat, write it in a `for` loop"),
    Library(
      name: "JavaScript", marks: ["requestAnimationFrame("],
      hint: "frames pass only when you say so: `step` is one, `run 1s` sixty"),
    Library(
      name: "JavaScript", marks: ["document.", "addEventListener("],
      hint: "views are made by `view box frame (50, 50, 100, 100)`, and handle `on tap box { … }`"),
    Library(
      name: "D3", marks: ["d3.", ".transition().duration("],
      hint: "its curves are `d3(elasticOut)`"),
  ]

  private(set) var language = ""
  private(set) var lines: [String] = []
  private(set) var remarks: [String] = []

  /// Words that begin lines of JavaScript before a call.
  private static let openings = ["const", "var", "import", "function", "export"]

  /// Nil for code whose first line has no call of a library.
  init?(_ text: String, _ scene: SceneVocabulary) {
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let isWhole = Self.openings.contains(String(line.prefix(while: \.isLetter)))
    // A call may be broken behind its bracket.
    let isBroken = isWhole || line.trimmed.hasSuffix("(")
    let opening = (isBroken ? text : line).filter { !$0.isWhitespace }
    let library = Self.libraries.first { $0.marks.contains(where: opening.contains) }
    guard let library, let mark = library.marks.first(where: opening.contains) else { return nil }
    language = library.name
    if library.time != nil, mark == library.marks[0] || mark == library.marks.last,
      let place = text.firstRange(of: mark)
    {
      let call = text[place.upperBound...].replacing("={{", with: ": {").replacing("}}", with: "}")
      read(call[...], of: library, WebWords(scene: scene))
    }
    if let form = library.line, let place = text.firstRange(of: mark),
      let end = text.prefix(while: { $0 != "\n" }).lastIndex(of: ")"), place.upperBound <= end
    {
      lines = [form.replacing("*", with: text[place.upperBound..<end])]
    }
    if lines.isEmpty { remarks.append(library.hint) }
  }

  private mutating func read(_ call: Substring, of library: Library, _ words: WebWords) {
    var fields = Self.fields(of: call)
    func pop(_ names: String...) -> String? {
      names.first { fields[$0] != nil }.flatMap { fields.removeValue(forKey: $0) }
    }
    let time = library.time ?? ""
    let (over, ease, delay) = (pop("duration"), pop("ease", "easing"), pop("delay"))
    let (count, isBack) = (pop("repeat"), pop("yoyo") == "true")
    if let config = pop("config") { return remarks.append("`config: \(config)` is not read") }
    var clauses: [String] = []
    let parts = library.spring.map { ($0.key, pop($0.key), $0.value) }
    let isSpring = pop("type") == "spring" || library.name == "react-spring"
    if isSpring, parts.contains(where: { $0.1 != nil }) || over == nil {
      let values = parts.map { "\($0.0): \($0.1.flatMap { WebWords.number($0, [""]) } ?? $0.2)" }
      clauses.append("curve spring(\(values.joined(separator: ", ")))")
    } else if isSpring, let over = over.flatMap({ WebWords.number($0, [""]) }) {
      let bounce = pop("bounce").flatMap { WebWords.number($0, [""]) } ?? "0.25"
      clauses.append("curve spring(duration: \(over), bounce: \(bounce))")
    } else {
      let seconds = WebWords.number(over ?? library.duration, [""])
      if let seconds { clauses.append("over \(seconds)\(time)") }
      if let curve = Self.curve(ease, of: library) {
        clauses.append("curve \(curve)")
      } else {
        remarks.append("`ease: \(ease ?? "…")` is not read")
      }
    }
    if let delay = delay.flatMap({ WebWords.number($0, [""]) }) {
      clauses.append("delay \(delay)\(time)")
    }
    // The first play is none of GSAP's repeats.
    if let more = count.flatMap({ $0 == "Infinity" ? -1 : Double($0) }) {
      let legs = isBack ? (more + 1) / 2 : more + 1
      clauses.append("repeat \(more < 0 ? "forever" : Lowering.digits(legs))")
      if isBack { clauses.append("autoreverse on") }
    }
    let view = words.scene.exampleView
    var changes: [String] = []
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let setting = words.setting(key, value, angle: "deg") else {
        remarks.append("`\(key): \(value)` is not read")
        continue
      }
      // A library moves a view by its transform.
      let sign = setting.path.hasPrefix("center.") ? "+=" : "="
      changes.append("\(view).\(setting.path) \(sign) \(setting.value)")
    }
    let block = changes.isEmpty ? Lowering.gap : changes.joined(separator: "; ")
    remarks.append(
      changes.isEmpty
        ? "write what changes in place of `…`"
        : "`\(view)` is an example: write the name of your view")
    lines = ["animate \(clauses.joined(separator: " ")) { \(block) }"]
  }

  private static func curve(_ ease: String?, of library: Library) -> String? {
    guard library.name == "GSAP" else { return ease.flatMap(WebWords.curve) }
    let name = ease ?? "power1.out"
    return EasingDialect.gsap.easing(named: name).map { _ in "gsap(\"\(name)\")" }
  }

  /// The objects whose fields say what moves and how.
  private static let objects = ["to", "animate", "transition", "config", "style"]

  /// The fields with a number, a word, a text or a list of numbers, in the call itself and in those
  /// objects; other objects, such as `from` and `whileHover`, are fields that are named.
  private static func fields(of call: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    var rest = call
    while let colon = rest.firstIndex(where: { ":;".contains($0) }), rest[colon] == ":" {
      let key = rest[..<colon].reversed().drop { $0.isWhitespace || "\"'".contains($0) }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let value = rest[rest.index(after: colon)...].drop(while: \.isWhitespace)
      let name = String(key.reversed())
      rest = value
      if value.first == "{" {
        if Self.objects.contains(name) { continue }
        let object = value.prefix { $0 != "}" }
        fields[name] = object + "}"
        rest = value.dropFirst(object.count)
      } else if let quote = value.first, "\"'`".contains(quote) {
        fields[name] = String(value.dropFirst().prefix { $0 != quote })
        rest = value.dropFirst((fields[name]?.count ?? 0) + 2)
      } else if value.first == "[" {
        fields[name] = "cubic-bezier(\(value.dropFirst().prefix { $0 != "]" }))"
      } else {
        fields[name] = value.prefix { !",})\n".contains($0) }.trimmed
      }
    }
    return fields
  }
}
