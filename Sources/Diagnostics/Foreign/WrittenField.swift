/// A field with its kind, its place and its numbers in any order.
struct WrittenField {
  let names: NamesAtHand

  private static let head: Form =
    #"^\s*(?:(?:add|make|create|put)\s+)?(?:an?\s+)?(?:(\w+)\s+)?field\b(.*)$"#
  private static let kinds: Form =
    #"\b(radial(?:\s+gravity)?|linear(?:\s+gravity)?|gravity|drag|vortex|noise|turbulence|spring|electric|magnetic|velocity)\b"#
  private static let words = [
    "gravity": "radial", "radialgravity": "radial", "lineargravity": "linear",
  ]
  private static let place: Form =
    #"(?:\b(?:at|around|position|center(?:ed)?(?:\s+(?:at|on))?|in)\s*)?[:=]?\s*\(\s*(-?\d*\.?\d+)\s*,\s*(-?\d*\.?\d+)\s*\)"#
  private static let middle: Form =
    #"\b(?:at|in)\s+(?:the\s+)?(?:stage\.)?(?:center|centre|middle)\b"#
  private static let way: Form =
    #"\b(direction|vector|along)\s*[:=]?\s*(\(\s*-?[\d.]+\s*,\s*-?[\d.]+\s*\))"#
  private static let clause: Form =
    #"\b(strength|falloff|minimumRadius|smoothness|speed|animationSpeed)\s*[:=]?\s*(?:of\s+)?(-?\d*\.?\d+)"#

  /// The line as it is written here; nil where a part of it is not known.
  func line(for text: String) -> String? {
    guard let match = text.first(Self.head), !text.contains("{") else { return nil }
    var rest = match.text(1) + " " + match.text(2)
    let views = rest.words.map(String.init).filter { names.views.contains($0) }
    guard let kind = rest.take(Self.kinds)?.text(1).filter({ $0 != " " }) else { return nil }
    let direction = rest.take(Self.way).map { " direction \($0.text(2))" }
    let point =
      rest.take(Self.place).map { " at (\($0.text(1)), \($0.text(2)))" }
      ?? rest.take(Self.middle).map { _ in " at stage.center" }
    var clauses = ""
    while let found = rest.take(Self.clause) {
      let word = found.text(1) == "animationSpeed" ? "speed" : found.text(1)
      clauses += " \(word) \(found.text(2))"
    }
    let left = rest.words.map(String.init).filter {
      !names.views.contains($0) && !["on", "for", "with", "and", "to", "of", "the"].contains($0)
    }
    guard left.isEmpty else { return nil }
    let whom = views.isEmpty ? Array(names.views.prefix(1)) : views
    return
      "field \(Self.words[kind] ?? kind) on \(whom.joined(separator: ", "))\(point ?? "")\(direction ?? "")\(clauses)"
  }
}
