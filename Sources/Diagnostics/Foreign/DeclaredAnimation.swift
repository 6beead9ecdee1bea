/// An animation of Core Animation that is made with its key path alone, or added to a layer by its name:
/// an example of it, which keeps the path and the key.
struct DeclaredAnimation {
  let names: NamesAtHand

  private static let made: Form =
    #"^\s*(?:(?:let|var)\s+\w+\s*(?::\s*\w+\s*)?=\s*|CA\w+\s*\*\s*\w+\s*=\s*)?(?:CA(Basic|Spring|Keyframe)Animation\(\s*keyPath:\s*(?:#keyPath\([\w.]*?\.?(\w+)\)|"([\w.]+)")\s*\)|\[CA(Basic|Spring|Keyframe)Animation\s+animationWithKeyPath:\s*@"([\w.]+)"\])\s*;?$"#
  private static let added: Form =
    #"^\s*\[?(?:self\.)?(VIEW)\.layer(?:\.add\(|\s+addAnimation:)\s*(\w+)(?:,)?\s*forKey:\s*@?(?:"(\w+)"|nil)\s*[\])]\s*;?$"#

  /// The line that animates so; nil where a line makes and adds none.
  func line(for text: String) -> String? {
    if let match = text.first(Self.made), let view = names.views(nearest: text).first {
      let path = match[2] ?? match[3] ?? match.text(5)
      return Self.example(of: path, match[1] ?? match.text(4), on: view)
    }
    guard let match = Self.added.first(in: text, names), !names.values.contains(match.text(2))
    else { return nil }
    let lone = LoneAnimation(named: match.text(2) + match.text(3))
    let line = Self.example(of: lone.path, "Basic", on: match.text(1))
    return line + (match[3].map { " as \($0)" } ?? "")
  }

  private static func example(of path: String, _ kind: String, on view: String) -> String {
    let own = WrittenPath.named(path) ?? path
    // A color is no number that an animation of a layer could move.
    if own == "color" { return "animate \(view).color to blue over 0.5s" }
    let isShift = WrittenPath.isShift(path)
    let way = isShift ? shifts : ways[own] ?? ("300", "[100, 300, 200]")
    let start = "animation on \(view) keypath \(own)"
    let end = isShift ? " additive on" : ""
    switch kind {
    case "Keyframe": return "\(start) values \(way.values) over 0.5s\(end)"
    case "Spring": return "\(start) to \(way.goal) curve \(WrittenSpring.usual)\(end)"
    default: return "\(start) to \(way.goal) over 0.5s\(end)"
    }
  }

  private static let shifts = (goal: "100", values: "[0, 10, -10, 5, 0]")
  /// Where a property could lead, and what it could pass.
  private static let ways: [String: (goal: String, values: String)] = [
    "alpha": ("0", "[1, 0, 1]"), "scale": ("1.5", "[1, 1.5, 1]"),
    "rotation": ("90deg", "[0deg, 90deg, 0deg]"),
    "center": ("(160, 300)", "[(160, 100), (160, 300)]"), "cornerRadius": ("20", "[0, 20, 0]"),
    "size": ("150x150", "[100x100, 150x150]"), "bounds": ("(0, 0, 150, 150)", "[100, 300]"),
    "borderWidth": ("4", "[0, 4, 0]"), "shadowOpacity": ("0.5", "[0, 0.5, 0]"),
    "shadowRadius": ("10", "[0, 10, 0]"),
  ]
}
