/// The numbers of a spring in a line, by the words of Core Animation, SwiftUI, UIKit, pop and React.
struct SpringNumbers {
  private let numbers: [String: String]

  private static let number: Form =
    #"\b(mass|stiffness|damping (?:fraction|ratio)|damping|tension|friction|response|bounciness|bounce|speed|settling (?:duration|time)|duration|velocity)\b[\s:=(@]*(?:of |is |to )?(-?\d*\.?\d+)f?(\s*ms\b|\s*s\b)?"#

  init(_ text: String) {
    var numbers: [String: String] = [:]
    for match in Self.inWords(text).all(Self.number) {
      let unit = match[3].map { Rewriting.trimmed($0) } ?? ""
      // `bounce 1s` is an animation's name.
      if !unit.isEmpty, !Self.times.contains(match.text(1)) { continue }
      let value = match.text(2).hasPrefix(".") ? "0" + match.text(2) : match.text(2)
      let key = ["damping fraction": "damping ratio", "settling time": "settling duration"]
      numbers[key[match.text(1)] ?? match.text(1)] = value + unit
    }
    self.numbers = numbers
  }

  private static let times: Set = ["response", "duration", "settling duration", "settling time"]

  /// A text in small letters, with the words of `dampingFraction` apart.
  private static func inWords(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isUppercase, result.last?.isLetter == true { result += " " }
      result += character == "_" ? " " : character.lowercased()
    }
    return result
  }

  /// Whether they tell a spring without another word: a damping alone is a clause of `animate` too.
  var isOfItsOwn: Bool {
    ["stiffness", "tension", "response", "bounce", "bounciness"].contains { numbers[$0] != nil }
  }

  private func call(_ name: String, _ parts: [(label: String, key: String)]) -> String {
    let told = parts.compactMap { part in
      numbers[part.key].map { "\(part.label): \($0)" }
    }
    return "\(name)(\(told.joined(separator: ", ")))"
  }

  /// The curve that they make; nil where they make none.
  var curve: String? {
    let velocity = (label: "velocity", key: "velocity")
    func has(_ keys: String...) -> Bool { keys.contains { numbers[$0] != nil } }
    let ratio = has("damping ratio") ? "damping ratio" : "damping"
    if has("bounciness") || (has("speed") && !has("stiffness")) {
      return call(
        "popSpring", [("bounciness", "bounciness"), ("speed", "speed"), velocity])
    }
    if has("tension") {
      return call(
        "spring",
        [("tension", "tension"), ("friction", "friction"), ("mass", "mass"), velocity])
    }
    if has("response") {
      return call("spring", [("response", "response"), ("dampingRatio", ratio), velocity])
    }
    if has("settling duration") {
      return call(
        "spring", [("settlingDuration", "settling duration"), ("dampingRatio", ratio), velocity])
    }
    if has("stiffness", "mass") {
      let damping =
        has("damping ratio") ? ("dampingRatio", "damping ratio") : ("damping", "damping")
      return call("spring", [("mass", "mass"), ("stiffness", "stiffness"), damping, velocity])
    }
    if has("bounce") {
      let length = numbers["duration"] ?? "0.5"
      return "spring(duration: \(length), bounce: \(numbers["bounce"] ?? "0.3"))"
    }
    guard has("duration"), has("damping", "damping ratio") else { return nil }
    return call("uiSpring", [("damping", ratio), ("duration", "duration"), velocity])
  }

  /// The clauses of an animation along the spring, with the times that stand behind its goal.
  func clauses(in text: String) -> String {
    let over = text.first(#"\b(?:over|in|for)\s+(\d*\.?\d+)\s*(ms|s)?"#).map {
      $0.text(1) + ($0[2] ?? "s")
    }
    let delay = text.first(#"\bdelay:?\s+(\d*\.?\d+)\s*(ms|s)?"#).map {
      " delay \($0.text(1))\($0[2] ?? "s")"
    }
    return pace(over) + (delay ?? "")
  }

  private func pace(_ over: String?) -> String {
    if isOfItsOwn, let curve {
      // A spring of physics has a length of its own.
      return numbers["bounce"] != nil && numbers["duration"] == nil && over != nil
        ? " curve spring(duration: \(over ?? "0.5"), bounce: \(numbers["bounce"] ?? "0.3"))"
        : " curve \(curve)"
    }
    let length = over ?? numbers["duration"].map { $0.hasSuffix("s") ? $0 : $0 + "s" }
    guard let damping = numbers["damping"] ?? numbers["damping ratio"] else {
      return " curve spring(duration: \(length ?? "0.5"), bounce: 0.3)"
    }
    return " over \(length ?? "0.5s") damping \(damping)"
      + (numbers["velocity"].map { " velocity \($0)" } ?? "")
  }
}
