/// Properties of views and layers with their values behind them: `set red anchorPoint 0,0`, `red
/// borderWidth 2 borderColor black`.
enum LooseProperties {
  private static let head: Form =
    #"^\s*(?:set\s+|make\s+|give\s+)?(?:the\s+)?(VIEW)(?:'s)?[.\s]+(?:layer[.\s]+)?(.*)$"#
  private static let pair: Form =
    #"^\s*(?:and\s+|,\s*|to\s+)?(anchorPoint|borderWidth|borderColor|cornerRadius|shadowOpacity|shadowRadius|shadowOffset|shadowColor|zPosition|timeOffset|speed|beginTime|alpha|opacity|backgroundColor|isHidden|clipsToBounds|masksToBounds|hidden|transform\.scale|transform\.rotation|isUserInteractionEnabled)\s*(?:to\s+|=\s*|:\s*)?(?:CG(?:Point|Size|Vector)\s*)?(\(\s*(?:\w+:\s*)?-?[\d.]+\s*,\s*(?:\w+:\s*)?-?[\d.]+\s*\)|-?\d*\.?\d+\s*,\s*-?\d*\.?\d+|-?\d*\.?\d+%?(?:\s+-?\d*\.?\d+)?|(?:UIColor)?\.?[A-Za-z]\w*)(?:px|pt)?(?:\.cgColor)?\s*(?=[,\s]|$)"#
  private static let points: Set = ["anchorPoint", "shadowOffset"]
  private static let own = [
    "opacity": "alpha", "masksToBounds": "clipsToBounds", "hidden": "isHidden",
    "transform.scale": "scale", "transform.rotation": "rotation",
  ]

  private static let toggled: Form =
    #"^\s*toggle\s+(?:the\s+)?(VIEW)(?:'s|\.|\s)?\s*(?:isHidden|hidden|visibility|visible)$"#
  private static let corners: Form =
    #"^\s*round(?:ed)?\s?[cC]orners?\s+(?:of\s+|on\s+)?(VIEW)\s+(?:by\s+|radius\s+)?(\d*\.?\d+)((?:[\s,]+\.?(?:top|bottom)\s?(?:[lL]eft|[rR]ight))*)$"#
  private static let hex: Form =
    #"^(backgroundColor|color|borderColor|shadowColor|textColor)\s+(?:to\s+)?#([0-9a-fA-F]{6})$"#
  private static let shadow: Form = #"\b(offset|radius|opacity|color)\b"#

  private static func rounded(_ match: Form.Match) -> Rewriting.Step {
    let named = match.text(3).all(#"(top|bottom)\s?([lL]eft|[rR]ight)"#).map {
      $0.text(1) + $0.text(2).prefix(1).uppercased() + $0.text(2).dropFirst()
    }
    let masked =
      named.isEmpty ? "" : "; \(match.text(1)).maskedCorners = [\(named.joined(separator: ", "))]"
    return Rewriting.Step(
      line: "\(match.text(1)).cornerRadius = \(match.text(2))\(masked)",
      says: "`maskedCorners` says which corners are round")
  }

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if let match = toggled.first(in: text, names) {
      let path = "\(match.text(1)).isHidden"
      return Rewriting.Step(line: "\(path) = not \(path)", says: "`not` turns on and off round")
    }
    if let match = corners.first(in: text, names) { return rounded(match) }
    guard !text.has(#"[{};=]"#), let match = head.first(in: text, names) else { return nil }
    let view = match.text(1)
    var rest = match.text(2)
    if let color = rest.first(hex) {
      return Rewriting.Step(
        line: "\(view).\(color.text(1)) = \"#\(color.text(2))\"",
        says: "a color's number stands in quotation marks")
    }
    if rest.hasPrefix("shadow ") {
      rest = shadow.replaced(in: rest.removing(#"^shadow\s+"#)) { match in
        "shadow\(match.text(1).prefix(1).uppercased())\(match.text(1).dropFirst())"
      }
    }
    var lines: [String] = []
    while let found = rest.first(pair) {
      guard let line = assignment(found.text(1), found.text(2), names) else { return nil }
      lines.append("\(view).\(line)")
      rest = String(String.UnicodeScalarView(Array(rest.unicodeScalars)[found.range.upperBound...]))
    }
    // One alone is told by others, but for those of two numbers.
    let isAlone = lines.count == 1 && !lines[0].has(#"anchorPoint|shadowOffset"#)
    guard !lines.isEmpty, !isAlone, rest.allSatisfy({ " ,".contains($0) }) else { return nil }
    return Rewriting.Step(
      line: lines.joined(separator: "; "), says: "a property is set with `=`")
  }

  private static func assignment(
    _ property: String, _ value: String, _ names: NamesAtHand
  ) -> String? {
    let name = own[property] ?? property
    let numbers = value.all(#"-?\d*\.?\d+%?"#).map { $0.text() }
    if points.contains(property) {
      return numbers.count == 2 ? "\(name) = (\(numbers[0]), \(numbers[1]))" : nil
    }
    if numbers.count == 1, !value.contains(where: \.isLetter) { return "\(name) = \(numbers[0])" }
    guard numbers.isEmpty else { return nil }
    let word = value.removing(#"^(?:UIColor)?\.?(?:system(?=[A-Z]))?"#)
    let plain = word.prefix(1).lowercased() + word.dropFirst()
    if let isOn = [
      "true": "on", "YES": "on", "yes": "on", "on": "on", "false": "off", "NO": "off",
    ][word] {
      return "\(name) = \(isOn)"
    }
    return names.colors.contains(plain) ? "\(name) = \(plain)" : nil
  }
}
