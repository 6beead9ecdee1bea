/// A velocity in words: `velocity ball 300 0`, `throw ball at 45 degrees speed 400`.
struct WordedFling {
  let names: NamesAtHand

  private static let plain: Form =
    #"^\s*(?:(?:set\s+)?(?:the\s+)?velocity(?:\s+of)?|fling|throw)\s+(?:the\s+)?(VIEW)\s+(?:to\s+|velocity\s+)?\(?\s*(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)\s*\)?$"#
  private static let angled: Form =
    #"^\s*(?:throw|fling|launch|shoot|toss)\s+(?:the\s+)?(VIEW)\b(?=.*?\b(?:angle|at)\s*(-?\d*\.?\d+)\s*(?:deg\w*|°))(?=.*?\b(?:speed|velocity|with|magnitude)\s*(?:of\s+)?(\d*\.?\d+)(?!\s*deg|\s*°)).*$"#

  /// The line that flings so; nil where a line tells no velocity.
  func line(for text: String) -> String? {
    if let match = Self.plain.first(in: text, names) {
      return fling(match.text(1), match.text(2), match.text(3))
    }
    return Self.angled.first(in: text, names).map { match in
      let (angle, speed) = (match.text(2) + "deg", match.text(3))
      // What is thrown at an angle goes up.
      return fling(match.text(1), "\(speed) * cos(\(angle))", "-\(speed) * sin(\(angle))")
    }
  }

  private func fling(_ view: String, _ x: String, _ y: String) -> String {
    "fling \(view) velocity (\(x), \(y))"
  }
}
