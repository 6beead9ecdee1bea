/// GSAP's eases that have a form of their own: `steps(5)`, `slow(0.7, 0.7)`, `rough({points: 20})`.
/// Source: GSAP 3's published code.
enum GSAPEases {
  /// Returns the ease of a name and what is in its parentheses; nil if it is none of these.
  static func ease(_ name: Substring, _ inside: Substring) -> Easing? {
    let parts = inside.split(separator: ",").map { trimmed($0) }
    switch name {
    case "steps": return steps(parts)
    case "slow": return slow(parts)
    case "rough": return rough(inside)
    default: return nil
    }
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func flag(_ text: String) -> Bool? {
    text == "true" ? true : text == "false" ? false : nil
  }

  /// n jumps between n + 1 steps, both ends included; with `true`, the first jump is at the start.
  private static func steps(_ parts: [String]) -> Easing? {
    guard parts.count <= 2, let count = parts.first.map({ Int($0, radix: 10) }) ?? 1,
      let isImmediate = parts.count == 2 ? flag(parts[1]) : false,
      (1..<Steps.maxCount).contains(count)
    else { return nil }
    return try? isImmediate ? .steps(count, .jumpStart) : .steps(count + 1, .jumpNone)
  }

  private static func slow(_ parts: [String]) -> Easing? {
    guard parts.count <= 3, let isYoyo = parts.count == 3 ? flag(parts[2]) : false else {
      return nil
    }
    var numbers = [0.7, 0.7]
    for (index, part) in parts.prefix(2).enumerated() {
      guard let number = Double(part), number.isFinite else { return nil }
      numbers[index] = number
    }
    guard numbers[0] > 0, abs(numbers[1]) <= 1000 else { return nil }
    let ratio = min(numbers[0], 1)
    return Easing(
      "gsap(\"slow(\(ratio.written), \(numbers[1].written)\(isYoyo ? ", true" : ""))\")",
      "GSAP's slow: fast at both ends, slow and even between",
      SlowFormula(ratio: ratio, power: ratio < 1 ? numbers[1] : 0, isYoyo: isYoyo))
  }

  private static func rough(_ inside: Substring) -> Easing? {
    guard let vars = RoughEase(inside), let line = vars.line else { return nil }
    return .piecewise(
      line, name: "gsap(\"rough\(inside.isEmpty ? "" : "(\(inside))")\")",
      "GSAP's rough: jagged, from point to point")
  }
}

/// Linear over a share of the time in the middle, as flat as the power says; at both ends, the rest
/// of the way. With yoyo it goes to 1, stays and comes back.
private struct SlowFormula: EasingFormula {
  let ratio: Double
  let power: Double
  let isYoyo: Bool

  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let side = (1 - ratio) / 2
    let middle = p + (0.5 - p) * power
    if p.value < side {
      let rest = 1 - p / side
      return isYoyo ? 1 - rest * rest : middle - rest * rest * rest * rest * middle
    }
    guard p.value > side + ratio else { return isYoyo ? S(1) : middle }
    let gone = (p - (side + ratio)) / side
    return isYoyo ? 1 - gone * gone : middle + (p - middle) * gone * gone * gone * gone
  }
}

/// The settings of GSAP's rough ease, in its words: `{strength: 1, points: 20, taper: none,
/// randomize: true, clamp: false, template: none}`, and a `seed`.
///
/// GSAP draws its points anew each time; here a seed chooses one of these curves.
private struct RoughEase {
  private var strength = 1.0
  private var points = 20
  private var taper = "none"
  private var isRandom = true
  private var isClamped = false
  private var template: Easing?
  private var seed: UInt64 = 1

  init?(_ inside: Substring) {
    var text = GSAPEases.trimmed(inside)[...]
    if text.first == "{" {
      guard text.last == "}" else { return nil }
      text = text.dropFirst().dropLast()
    }
    for part in text.split(separator: ",") {
      let sides = part.split(separator: ":", maxSplits: 1).map { GSAPEases.trimmed($0) }
      guard sides.count == 2, set(sides[0], to: sides[1]) else { return nil }
    }
  }

  private mutating func set(_ key: String, to value: String) -> Bool {
    switch key {
    case "strength":
      guard let number = Double(value), (0...1000).contains(number) else { return false }
      strength = number
    case "points":
      guard let number = Int(value, radix: 10), (1...10_000).contains(number) else { return false }
      points = number
    case "taper":
      guard ["none", "in", "out", "both"].contains(value) else { return false }
      taper = value
    case "randomize", "clamp":
      guard value == "true" || value == "false" else { return false }
      if key == "clamp" { isClamped = value == "true" } else { isRandom = value == "true" }
    case "template":
      guard let easing = EasingDialect.gsap.easing(named: value) else { return false }
      template = easing
    case "seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    default: return false
    }
    return true
  }

  /// Straight lines from (0, 0) through all points to (1, 1).
  var line: PiecewiseLinear? {
    var random = SplitMix(state: seed)
    var found: [(x: Double, y: Double)] = []
    for index in stride(from: points - 1, through: 0, by: -1) {
      let x = isRandom ? random.next() : Double(index) / Double(points)
      var y = template?(x) ?? x
      let bump = bump(at: x)
      if isRandom {
        y += (random.next() - 0.5) * bump
      } else {
        y += (index % 2 == 1 ? 0.5 : -0.5) * bump
      }
      found.append((x, isClamped ? min(max(y, 0), 1) : y))
    }
    let inner = found.filter { $0.x > 0 }.sorted { $0.x < $1.x }
    return try? PiecewiseLinear(
      stops: ([(0, 0)] + inner + [(1, 1)]).map { (output: $0.1, inputs: [$0.0]) })
  }

  private func bump(at x: Double) -> Double {
    let most = 0.4 * strength
    switch taper {
    case "out": return (1 - x) * (1 - x) * most
    case "in": return x * x * most
    case "both":
      let inner = x < 0.5 ? 2 * x : 2 * (1 - x)
      return inner * inner * most / 2
    default: return most
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, seeded, the same everywhere.
private struct SplitMix {
  var state: UInt64

  /// A number in 0..<1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 0x1p53
  }
}
