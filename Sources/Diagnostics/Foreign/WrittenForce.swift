/// Gravity and pushes with their direction and strength in other words, and in any order.
struct WrittenForce {
  let names: NamesAtHand

  private static let head: Form = #"^\s*(gravity|push)\s+(?:on\s+)?(.*)$"#
  private static let number = #"(-?\d*\.?\d+)"#
  private static let vector = Form(
    #"(?:\b(?:direction|vector|force|by|with)\s*)?[:=]?\s*\(\s*"# + number + #"\s*,\s*"# + number
      + #"\s*\)"#)
  private static let parts = Form(
    #"\bdx\s*[:=]?\s*"# + number + #"\s*,?\s*dy\s*[:=]?\s*"# + number)
  private static let angle = Form(
    #"\b(?:at\s+)?(?:angle\s*)?[:=]?\s*"# + number + #"\s*(?:deg(?:rees?)?|°)(?!\w)"#)
  private static let strength = Form(
    #"\b(?:magnitude|strength|force|power)\s*[:=]?\s*"# + number)
  private static let mode: Form =
    #"\b(instantaneous|once|impulse|continuous(?:ly)?|constant|steady)\b"#

  /// The line as it is written here; nil where a part of it is not known.
  func line(for text: String) -> String? {
    guard let match = text.first(Self.head), !text.contains("{") else { return nil }
    let verb = match.text(1)
    var rest = match.text(2)
    let views = rest.words.map(String.init).filter { names.views.contains($0) }
    var clauses = ""
    if let turn = rest.take(Self.angle) { clauses += " angle \(turn.text(1))deg" }
    if let size = rest.take(Self.strength) { clauses += " magnitude \(size.text(1))" }
    if let way = rest.take(Self.parts) ?? rest.take(Self.vector) {
      clauses = Self.direction(way.text(1), way.text(2), of: verb, clauses)
    }
    if let mode = rest.take(Self.mode)?.text(1), verb == "push",
      ["instantaneous", "once", "impulse"].contains(mode)
    {
      clauses += " instantaneous"
    }
    let left = rest.words.map(String.init).filter {
      !names.views.contains($0) && !["on", "for", "with", "and", "to", "the", "of"].contains($0)
    }
    // One that is there is changed by its name.
    let isThere = clauses.hasPrefix(" magnitude") && names.newest(verb) != nil
    guard left.isEmpty, !clauses.isEmpty, !isThere || clauses.contains("angle") else { return nil }
    let whom = views.isEmpty ? Array(names.views.prefix(1)) : views
    return "\(verb) on \(whom.joined(separator: ", "))\(clauses)"
  }

  /// A vector as a clause; with a magnitude of its own it only says which way.
  private static func direction(
    _ x: String, _ y: String, of verb: String, _ clauses: String
  ) -> String {
    let angles = ["1,0": "0deg", "0,1": "90deg", "-1,0": "180deg", "0,-1": "-90deg"]
    if clauses.contains("magnitude"), let angle = angles["\(x),\(y)"] {
      return clauses + " angle \(angle)"
    }
    return "\(clauses) \(verb == "push" ? "vector" : "direction") (\(x), \(y))"
  }
}
