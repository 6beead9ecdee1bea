/// A property that goes with a finger or with a scroll, as in Principle: `driver: ball scale when scroll 0-300`, `ball
/// opacity follows scroll`, `useTransform(scrollY, [0, 300], [1, 0])`.
enum SpokenDriver {
  private static let source: Form =
    #"\b(?:scroll(?:ing|Y|X|s)?(?:\s+(?:offset|position|progress))?|scrubb?(?:ing|s|ed)?|pull)\b"#
  private static let word: Form =
    #"\b(?:drivers?|drives?|driven|links?(?:ed)?|binds?|bound|map(?:s|ped)?|follows?|depends?|when|while|with|by|as|on|scrub|useTransform|interpolate|parallax|tie)\b"#
  private static let properties: [(Form, String, String)] = [
    (#"\b(?:opacity|alpha|fades?)\b"#, "alpha", "0"),
    (#"\b(?:scales?|size|zooms?|grows?|shrinks?)\b"#, "scale", "1.5"),
    (#"\b(?:rotation|rotates?|angle|turns?)\b"#, "rotation", "90deg"),
    (#"\b(?:x|left|right)\b"#, "center.x", "200"),
    (#"\b(?:y|moves?|position)\b"#, "center.y", "300"),
  ]
  private static let range: Form =
    #"(-?\d*\.?\d+)\s*(?:px|pt|%)?\s*(?:-|–|\.\.|to|->|,|and)\s*(-?\d*\.?\d+)\s*(?:px|pt|%)?"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard line.has(source), line.has(word), !line.contains(where: { "{};=\"".contains($0) }),
      let (_, property, usual) = properties.first(where: { line.has($0.0) }),
      let view = names.views(nearest: line).first(where: line.words.map(String.init).contains)
    else { return nil }
    let ranges = line.all(range)
    // The second range is the property's own.
    let own = ranges.count > 1 ? ranges[1] : nil
    let start = own.map { "\(view).\(property) = \(value($0.text(1), property)); " } ?? ""
    let goal = own.map { value($0.text(2), property) } ?? usual
    let way = ranges.first.map { ($0.text(1), $0.text(2)) } ?? ("0", "300")
    let offset = (Double(way.0) ?? 0) == 0 ? "" : " - \(way.0)"
    let length = offset.isEmpty ? way.1 : "(\(way.1) - \(way.0))"
    let place = offset.isEmpty ? "event.point.y" : "(event.point.y\(offset))"
    return Spoken.Reading(
      "\(start)animator driver over 1s { \(view).\(property) = \(goal) }; on touch.moved { driver.fractionComplete = clamp(\(place) / \(length), 0, 1) }",
      "nothing scrolls here: an animator is led by a finger instead")
  }

  private static func value(_ number: String, _ property: String) -> String {
    property == "rotation" ? number + "deg" : number
  }
}
