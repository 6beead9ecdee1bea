/// A declaration of CSS with the view before it or behind: `red translateX(50%)`, `box z-index 10`, `border-radius: 50%
/// on ball`, `box { transition: background-color 0.4s; } blue`.
enum SpokenStyle {
  private static let properties =
    #"(z-index|opacity|border-radius|border-width|border-color|border|background-color|background|box-shadow|transform|margin-(?:left|right|top|bottom)|padding|width|height|left|top|right|bottom|display|visibility|rotate|scale|translate|rotation|outline|fill)"#
  private static let behind = Form(
    #"^\s*[.#]?(VIEW)(?:\.style)?[.\s:]+"# + properties
      + #"\s*(?::|=|\s)\s*(?:to\s+)?([^:;={}]+?)\s*;?\s*$"#)
  private static let before = Form(
    #"^\s*"# + properties + #"\s*:\s*([^:;={}]+?)\s*;?\s+(?:on|for|to|of)\s+(?:the\s+)?(VIEW)\s*$"#)
  private static let called: Form =
    #"^\s*[.#]?(VIEW)[\s:]+(?:transform\s*:?\s*)?((?:(?:translate[XY]?|rotateZ?|scale)\([^()]*\)\s*)+);?$"#
  private static let changed: Form =
    #"^\s*[.#]?(VIEW)\s*\{\s*transition\s*:\s*(?:background-color|background|color|all)\s+([\d.]+m?s)(?:\s+([a-z-]+))?\s*;?\s*\}\s*(?:->|to|=>|into|then)?\s*(COLOR)\s*$"#

  /// Words that a value may have, besides colours.
  private static let values: Set = [
    "px", "pt", "em", "rem", "vw", "vh", "deg", "rad", "turn", "solid", "dashed", "dotted", "none",
    "hidden", "visible", "block", "flex", "inline", "rgba", "rgb", "translate", "translatex",
    "translatey", "rotate", "rotatez", "scale", "inset",
  ]

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    if let match = changed.first(in: line, names) {
      let pace = match[3].flatMap(WrittenCurve.named).map { " curve \($0)" } ?? ""
      let time = match.text(2).hasPrefix(".") ? "0" + match.text(2) : match.text(2)
      return Spoken.Reading(
        "animate \(match.text(1)).color to \(match.text(4)) over \(time)\(pace)",
        "`animate` moves a property of a view")
    }
    if let match = called.first(in: line, names) {
      return declared(match.text(1), calls(match.text(2)), names)
    }
    guard let match = behind.first(in: line, names) else {
      return before.first(in: line, names).flatMap {
        declared($0.text(3), [($0.text(1), $0.text(2))], names)
      }
    }
    // With other words it is a sentence, which others read.
    guard !match.text(3).contains(where: { ">→".contains($0) }),
      match.text(3).all(#"[A-Za-z]+"#).map({ $0.text().lowercased() }).allSatisfy({
        values.contains($0) || names.colors.contains($0)
      })
    else { return nil }
    return declared(match.text(1), [(match.text(2), match.text(3))], names)
  }

  private static func calls(_ text: String) -> [(key: String, value: String)] {
    Changes.calls(in: text).map { (key: $0.key, value: $0.value) }
  }

  private static func declared(
    _ view: String, _ pairs: [(key: String, value: String)], _ names: NamesAtHand
  ) -> Spoken.Reading? {
    let lines = pairs.map { assignment(view, $0.key, Rewriting.trimmed($0.value), names) }
    let known = lines.compactMap { $0 }
    guard !known.isEmpty, known.count == lines.count else { return nil }
    return Spoken.Reading(
      known.joined(separator: "; ").replacing("VIEW", with: view), "a property is set with `=`")
  }

  private static let share: Form = #"^(-?)(\d*\.?\d+)%$"#

  /// A property as it is here; a share is one of the view's own size, or of the stage's.
  private static func assignment(
    _ view: String, _ key: String, _ value: String, _ names: NamesAtHand
  ) -> String? {
    let word = key.lowercased()
    if let match = value.first(share) {
      let (sign, part) = (match.text(1).isEmpty ? "+" : "-", match.text(2) + "%")
      switch word {
      case "translatex", "x": return "VIEW.center.x \(sign)= VIEW.size.width * \(part)"
      case "translatey", "y": return "VIEW.center.y \(sign)= VIEW.size.height * \(part)"
      case "width", "height": return "VIEW.frame.\(word) = stage.size.\(word) * \(part)"
      case "left": return "VIEW.frame.x = stage.size.width * \(part)"
      case "top": return "VIEW.frame.y = stage.size.height * \(part)"
      case "rotate", "rotation": return nil
      default: break
      }
    }
    if word == "display" || word == "visibility" {
      return ["none": "VIEW.isHidden = on", "hidden": "VIEW.isHidden = on"][value]
        ?? "VIEW.isHidden = off"
    }
    if word == "transform" {
      return calls(value).isEmpty ? nil : Changes.text(of: calls(value), names)
    }
    if let margin = word.first(#"^margin-(left|top)$"#), let number = value.first(#"^-?[\d.]+"#) {
      return "VIEW.frame.\(margin.text(1) == "left" ? "x" : "y") += \(number.text())"
    }
    return Changes.text(of: [(key: key, value: value)], names)
  }
}
