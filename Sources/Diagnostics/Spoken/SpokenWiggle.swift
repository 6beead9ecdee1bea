/// After Effects' `wiggle(2, 30)`: so many times a second, and as far as that.
enum SpokenWiggle {
  private static let called: Form =
    #"^\s*(?:(?:the\s+)?(VIEW)(?:'s)?[\s.:]*)?(?:add\s+|apply\s+|with\s+)*(position|rotation|scale|opacity|x|y)?[\s:=]*wiggle\s*\(?\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*\)?(?:\s+(?:(?:to|on|for)\s+)?(?:the\s+)?(VIEW))?(?:\s+(position|rotation|scale|opacity|x|y))?\s*;?$"#
  private static let worded: Form =
    #"^\s*wiggle\s+(?:the\s+)?(VIEW)(?:\s+(position|rotation|scale|opacity|x|y))?(?:\s+(?:at|by|with))?\s+\(?(\d*\.?\d+)[\s,]+(\d*\.?\d+)\)?\s*$"#

  /// How far the places are that come one after the other, as shares of the farthest; they seem
  /// random, and are the same each time.
  private static let shares = [0, 0.8, -0.5, 1, -1, 0.3, -0.7, 0]

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    let found: (view: String?, property: String?, often: String, amount: String)
    if let match = called.first(in: line, names) {
      found = (match[1] ?? match[5], match[2] ?? match[6], match.text(3), match.text(4))
    } else if let match = worded.first(in: line, names) {
      found = (match[1], match[2], match.text(3), match.text(4))
    } else {
      return nil
    }
    guard let view = found.view ?? names.views.first, let often = Double(found.often), often > 0,
      let amount = Double(found.amount)
    else { return nil }
    let properties = ["rotation": "rotation", "y": "center.y"]
    let property = properties[found.property ?? ""] ?? "center.x"
    guard ["position", "x", "y", "rotation"].contains(found.property ?? "x") else { return nil }
    let unit = property == "rotation" ? "deg" : ""
    let values = shares.map { SpokenNumber.text($0 * amount) + unit }.joined(separator: ", ")
    return Spoken.Reading(
      "animation on \(view) keypath \(property) values [\(values)] over \(shares.count - 1)s / \(found.often) mode cubic additive on repeat forever",
      "a wiggle is a list of places here, so that it is the same each time")
  }
}
