/// Boundaries by their two ends in any form, as a floor at a height, or as UIKit's paths.
struct SpokenBoundary {
  let names: NamesAtHand

  private static let start: Form =
    #"^\s*(?:(?:add|draw|make|put|create|place)\s+)?(?:an?\s+|the\s+)?(boundary|floor|wall|ramp|barrier|ground|ceiling)\b\s*(?:(?:called|named)\s+)?"?([A-Za-z]\w*)?"?(.*)$"#
  private static let number = #"(-?\d*\.?\d+)"#
  private static let point = Form(
    #"\(?\s*(?:x:\s*)?"# + number + #"\s*,\s*(?:y:\s*)?"# + number + #"\s*\)?"#)
  private static let level = Form(#"\b(?:at\s+)?(?:y|height)\s*[:=]?\s*"# + number)
  private static let upright = Form(#"\b(?:at\s+)?x\s*[:=]?\s*"# + number)
  /// Words behind the verb that are no names.
  private static let notNames: Set = [
    "from", "at", "to", "on", "path", "y", "x", "with", "between",
  ]

  /// The line that makes the boundary, with a collision if there is none; nil where a line makes none.
  func line(for text: String) -> String? {
    let isCall = text.has(#"\.addBoundary\b|addBoundaryWithIdentifier"#)
    guard let boundary = isCall ? called(text) : spoken(text) else { return nil }
    if names.newest("collision") != nil { return boundary }
    let named = text.words.map(String.init).filter { names.views.contains($0) }
    let views = named.isEmpty ? names.views : named
    return "collision on \(views.joined(separator: ", ")); \(boundary)"
  }

  private func spoken(_ text: String) -> String? {
    guard !text.contains("{"), let match = text.first(Self.start) else { return nil }
    let verb = match.text(1)
    let word = match.text(2)
    let isName = !word.isEmpty && !Self.notNames.contains(word) && !names.views.contains(word)
    let name = isName ? word : verb == "boundary" ? "wall" : verb
    let rest = isName ? match.text(3) : word + match.text(3)
    let points = Self.points(in: rest)
    if points.count > 2 {
      return "boundary \(name) path [\(points.joined(separator: ", "))]"
    }
    if points.count == 2 { return "boundary \(name) from \(points[0]) to \(points[1])" }
    if let y = rest.first(Self.level)?.text(1) {
      return "boundary \(name) from (0, \(y)) to (stage.size.width, \(y))"
    }
    return rest.first(Self.upright).map {
      "boundary \(name) from (\($0.text(1)), 0) to (\($0.text(1)), stage.size.height)"
    }
  }

  private static func points(in text: String) -> [String] {
    text.all(point).map { "(\($0.text(1)), \($0.text(2)))" }
  }

  // MARK: UIKit's paths

  private static let rect = Form(
    #"\b(rect|ovalIn|roundedRect|OvalInRect|WithRect)\w*:\s*CGRect(?:Make)?\(\s*(?:x:\s*)?"#
      + number
      + #",\s*(?:y:\s*)?"# + number + #",\s*(?:width:\s*)?"# + number + #",\s*(?:height:\s*)?"#
      + number)

  private func called(_ text: String) -> String? {
    let name =
      text.first(#"[iI]dentifier:?\s*@?(?:NSString\(string:\s*)?"?(\w+)"?"#)?.text(1) ?? "wall"
    if let match = text.first(Self.rect) {
      let sides = (2...5).compactMap { Double(match.text($0)) }
      guard sides.count == 4 else { return nil }
      let corners = match.text(1).lowercased().contains("oval") ? Self.oval : Self.square
      let points = corners.map { corner in
        let x = sides[0] + sides[2] * corner.x
        let y = sides[1] + sides[3] * corner.y
        return "(\(WrittenNumber.text(x.rounded())), \(WrittenNumber.text(y.rounded())))"
      }
      return "boundary \(name) path [\(points.joined(separator: ", "))]"
    }
    let points = Self.points(in: text)
    return points.count == 2 ? "boundary \(name) from \(points[0]) to \(points[1])" : nil
  }

  private static let square: [(x: Double, y: Double)] = [(0, 0), (1, 0), (1, 1), (0, 1)]
  /// Eight corners of a round shape, in shares of its box.
  private static let oval: [(x: Double, y: Double)] = [
    (1, 0.5), (0.854, 0.854), (0.5, 1), (0.146, 0.854), (0, 0.5), (0.146, 0.146), (0.5, 0),
    (0.854, 0.146),
  ]
}
