/// A motion that was read from another language, and its line here.
struct WrittenMotion {
  /// The view that moves; nil where the line does not say.
  var view: String?
  /// Others that move with it.
  var others: [String] = []
  /// Properties with their new values, as `Changes` reads them.
  var changes: [(key: String, value: String)] = []
  /// Where they start, in the same form.
  var starts: [(key: String, value: String)] = []
  /// Where something was said to start, but not where it leads, it leads to what it is.
  var leadsBack = false
  /// As it is written here, such as `300ms`.
  var duration: String?
  var delay: String?
  var curve: String?
  var repeats: String?
  var reverses = false
  /// Values that one property goes through, where there are more than two.
  var passes: (path: String, values: [String])?
  /// Whether it is there at once.
  var isSet = false

  /// The line that does the same; nil where nothing is known to change.
  func line(_ names: NamesAtHand, in text: String) -> String? {
    let target = view.flatMap { names.views.contains($0) ? $0 : nil }
    guard let target = target ?? names.views(nearest: text).first else { return nil }
    let ends = leadsBack ? starts.compactMap(Self.back) : changes
    // A shift of nothing starts where it is.
    let begins = (leadsBack ? starts.filter { Self.back($0) != nil } : starts).filter {
      !["x", "y", "translatex", "translatey"].contains(Changes.plain($0.key))
        || Double($0.value) != 0
    }
    if let passes {
      let angle = passes.path == "rotation" ? "deg" : ""
      return
        "animation on \(target) keypath \(passes.path) values [\(passes.values.map { $0 + angle }.joined(separator: ", "))]\(passes.path.hasPrefix("center") ? " additive on" : "")\(clauses)"
    }
    guard let one = Changes.text(of: ends, names) else { return nil }
    let moves = ([target] + others).map { one.replacing("VIEW", with: $0) }.joined(separator: "; ")
    if isSet { return moves.replacing("VIEW", with: target) }
    let before = Changes.text(of: begins, names).map { $0 + "; " } ?? ""
    return (before + "animate\(clauses) { \(moves) }").replacing("VIEW", with: target)
  }

  /// Where a property leads that was told where it starts: to what a view has by itself, or to where
  /// it was.
  private static func back(_ pair: (key: String, value: String)) -> (key: String, value: String)? {
    let rest = [
      "opacity": "1", "alpha": "1", "autoalpha": "1", "scale": "1", "rotation": "0deg",
      "rotate": "0deg",
    ]
    let key = Changes.plain(pair.key)
    if let value = rest[key] { return (key, value) }
    guard ["x", "y", "translatex", "translatey"].contains(key) else { return nil }
    return (key, pair.value.hasPrefix("-") ? String(pair.value.dropFirst()) : "-" + pair.value)
  }

  private var clauses: String {
    // A spring of its own length needs none.
    let isSpring = curve?.hasPrefix("spring(") == true && duration == nil
    let over = isSpring ? "" : " over \(duration ?? "0.5s")"
    return over + (delay.map { (passes == nil ? " delay \($0)" : " begin \($0)") } ?? "")
      + (curve.map { " curve \($0)" } ?? "")
      + (repeats.map { " repeat \($0)" } ?? "") + (reverses ? " autoreverse on" : "")
  }
}

/// Curves by the names that other languages have for them.
public enum WrittenCurve {
  /// A curve as it is written here; nil where its name is not known.
  public static func named(_ name: String) -> String? {
    let word = name.filter { $0 != "\"" && $0 != "'" }
    if let bezier = word.first(bezier) {
      return "bezier(\(bezier.text(1)))"
    }
    if let gsap = word.first(gsap),
      let family = family(gsap.text(1), power: gsap.text(2))
    {
      let side = gsap[3] ?? "out"
      return family + side.prefix(1).uppercased() + side.dropFirst()
    }
    if let old = word.first(oldGSAP) {
      let families = [
        "power1": "quad", "power2": "cubic", "power3": "quart", "power4": "quint",
        "power0": "linear",
        "strong": "quint",
      ]
      let family = old.text(1).lowercased()
      return (families[family] ?? family) + old.text(2)
    }
    if let steps = word.first(#"^steps\((\d+)"#) { return "steps(\(steps.text(1)))" }
    let plain = word.lowercased().filter { $0.isLetter }
      .replacing("curve", with: "").replacing("caseyeasing", with: "")
    return plains[plain] ?? penner(plain) ?? (word.has(own) ? word : nil)
  }

  /// As they are called here.
  private static let own: Form =
    #"^(?:sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce)(?:InOut|In|Out)$"#

  private static let bezier: Form = #"(?:cubic-)?[bB]ezier\(([^)]*)\)"#
  private static let gsap: Form =
    #"^([a-z]+?)([1-4]?)(?:\.(inOut|in|out))?(?:\([\d., ]*\))?$"#
  private static let oldGSAP: Form =
    #"^(Power[0-4]|Back|Bounce|Elastic|Expo|Sine|Circ|Quad|Cubic|Quart|Quint|Strong)\.ease(InOut|In|Out)$"#

  private static func family(_ name: String, power: String) -> String? {
    let powers = ["1": "quad", "2": "cubic", "3": "quart", "4": "quint", "": "quad"]
    if name == "power" { return powers[power] }
    return ["back", "bounce", "circ", "elastic", "expo", "sine"].contains(name) ? name : nil
  }

  private static let plains = [
    "linear": "linear", "none": "linear", "ease": "ease", "easein": "easeIn",
    "easeout": "easeOut", "easeinout": "easeInOut", "easinginout": "easeInOut",
    "easeineaseout": "easeInOut", "easyease": "easeInOut", "spring": spring, "bouncy": "bouncy",
    "snappy": "snappy", "smooth": "smooth", "anticipate": "backIn", "overshoot": "backOut",
    "bounce": "bounceOut", "elastic": "elasticOut",
    // Android's and Flutter's, by their formulas.
    "acceleratedecelerate": "sineInOut", "accelerate": "quadIn", "decelerate": "quadOut",
    "anticipateovershoot": "backInOut", "fastoutslowin": "bezier(0.4, 0, 0.2, 1)",
    "linearoutslowin": "bezier(0, 0, 0.2, 1)", "fastoutlinearin": "bezier(0.4, 0, 1, 1)",
  ]

  /// A spring where its numbers are not told.
  static let spring = "spring(duration: 0.5, bounce: 0.3)"

  /// `easeOutBack` and its kin.
  private static func penner(_ plain: String) -> String? {
    guard
      let match = plain.first(
        #"^ease(inout|in|out)(sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce)$"#)
    else { return nil }
    let sides = ["in": "In", "out": "Out", "inout": "InOut"]
    return match.text(2) + (sides[match.text(1)] ?? "")
  }
}
