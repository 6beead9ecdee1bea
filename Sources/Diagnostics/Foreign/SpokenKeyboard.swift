/// The keyboard coming up or going, in other words and with its numbers in any order.
enum SpokenKeyboard {
  private static let head: Form =
    #"^\s*(?:(?:the\s+)?keyboard\s+(up|on|open|show|raise|down|off|hide|close|away)|(show|open|raise|display|bring\s+up|hide|close|dismiss|lower)\s+(?:the\s+)?keyboard)\b(.+)$"#
  private static let length: Form =
    #"\b(?:over|for|in|during|duration)\s*[:=]?\s*(\d*\.?\d+)\s*(ms|s)?\w*"#
  private static let height: Form =
    #"(?:\b(?:height|to|with|at|of)\s*[:=]?\s*)*(\d{2,4})\s*(?:pt|points?|px)?\b"#
  private static let curve: Form = #"\bcurve\s+(\w+)"#

  /// The line as it is written here; nil where a part of it is not known.
  static func line(for text: String) -> String? {
    if text.has(#"^\s*(?:the\s+)?keyboard\s+height$"#) {
      return "on keyboard.willShow { print event.height }"
    }
    guard let match = text.first(head) else { return nil }
    let word = match[1] ?? match.text(2)
    let isUp =
      ["up", "on", "open", "show", "raise", "display"].contains(word) || word.hasPrefix("bring")
    var rest = match.text(3)
    let time = rest.take(length).map { " over \($0.text(1))\($0[2] ?? "s")" } ?? ""
    let pace = rest.take(curve).map { " curve \($0.text(1))" } ?? ""
    let tall = rest.take(height).map { " height \($0.text(1))" } ?? ""
    guard rest.allSatisfy({ " ,".contains($0) }) else { return nil }
    return "keyboard \(isUp ? "show" : "hide")\(tall)\(time)\(pace)"
  }
}
