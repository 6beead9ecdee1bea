/// Facebook's pop, which animates a property by its name, and Hero, which animates what a screen
/// comes with.
struct PopMotion {
  let names: NamesAtHand

  /// The line that does the same; nil where there is neither.
  func line(for text: String) -> String? { pop(text) ?? hero(text) }

  // MARK: pop

  private static let kind: Form = #"\bPOP(Spring|Basic|Decay)Animation\b|\bpop_(add|remove)"#

  private func pop(_ text: String) -> String? {
    guard let match = text.first(Self.kind) else { return nil }
    let owner = text.first(#"(\w+)(?:\.layer)?[\s.]+pop_"#)?.text(1)
    let known = owner.flatMap { names.views.contains($0) ? $0 : nil }
    guard let view = known ?? names.views(nearest: text).first else { return nil }
    if match.text(2) == "remove" { return "stop \(view)" }
    let property = text.first(#"\bkPOP(?:View|Layer)(\w+)"#)?.text(1)
    let path = property.flatMap(WrittenPath.named) ?? "center.y"
    let start = value("fromValue", in: text).map { "\(view).\(path) = \($0); " } ?? ""
    let goal = value("toValue", in: text) ?? Self.goals[path] ?? "300"
    switch match.text(1) {
    case "Decay":
      let speed = value("velocity", in: text) ?? "1000"
      let way =
        speed.hasPrefix("(") ? speed : path.hasSuffix("y") ? "(0, \(speed))" : "(\(speed), 0)"
      return "item \(view); fling \(view) velocity \(way)"
    case "Basic":
      let length = text.first(#"\bduration\s*=\s*([\d.]+)"#)?.text(1) ?? "0.4"
      let curve = text.first(#"kCAMediaTimingFunction(\w+)|\.(ease\w*|linear)\b"#).flatMap {
        WrittenCurve.named($0[1] ?? $0.text(2))
      }
      return
        "\(start)animate \(view).\(path) to \(goal) over \(length)s\(curve.map { " curve \($0)" } ?? "")"
    default:
      // What pop has by itself.
      let curve = SpringNumbers(text).curve ?? "popSpring(bounciness: 4, speed: 12)"
      return "\(start)animate \(view).\(path) to \(goal) curve \(curve)"
    }
  }

  /// Where a property could lead, where nothing is said.
  private static let goals = [
    "alpha": "0", "scale": "1.5", "rotation": "90deg", "center": "(160, 300)", "color": "blue",
    "size": "150x150", "cornerRadius": "20", "frame": "(50, 300, 100, 100)",
    "bounds": "(0, 0, 150, 150)",
  ]

  private func value(_ name: String, in text: String) -> String? {
    let set = Form(
      #"\b\#(name)\s*=\s*(?:@?\(?\s*(-?\d*\.?\d+)|[^;]*?\w*(?:Point|Size|Rect)\w*(?:\(|:)[^\d;-]*(-?[\d.]+)\s*,[^\d;-]*(-?[\d.]+))"#
    )
    return text.first(set).map { $0[1] ?? "(\($0.text(2)), \($0.text(3)))" }
  }

  // MARK: Hero

  private static let modifiers: Form = #"\b(\w+)\.hero\.modifiers\s*=\s*\[(.*)\]"#
  private static let modifier: Form = #"\.(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?"#

  /// What Hero's modifiers tell is how a view is before it comes.
  private func hero(_ text: String) -> String? {
    guard let match = text.first(Self.modifiers) else { return nil }
    var motion = WrittenMotion()
    motion.view = match.text(1)
    motion.leadsBack = true
    for part in match.text(2).all(Self.modifier) { read(part.text(1), part.text(2), into: &motion) }
    return motion.line(names, in: text)
  }

  private func read(_ word: String, _ text: String, into motion: inout WrittenMotion) {
    let number = text.first(#"-?\d*\.?\d+"#)?.text()
    switch word {
    case "fade": motion.starts.append(("opacity", "0"))
    case "opacity": motion.starts.append(("opacity", number ?? "0"))
    case "scale": motion.starts.append(("scale", number ?? "0.5"))
    case "rotate":
      let share = text.first(#"\.pi\s*/\s*([\d.]+)"#).flatMap { Double($0.text(1)) }
      let degrees = share.map { 180 / $0 } ?? (text.contains(".pi") ? 180 : nil)
      if let degrees { motion.starts.append(("rotation", WrittenNumber.text(degrees))) }
    case "translate":
      for shift in text.all(#"\b([xy]):\s*(-?[\d.]+)"#) {
        motion.starts.append((shift.text(1), shift.text(2)))
      }
    case "duration": motion.duration = number.map { $0 + "s" }
    case "delay": motion.delay = number.map { $0 + "s" }
    case "spring": motion.curve = SpringNumbers(text).curve ?? WrittenCurve.spring
    default: break
    }
  }
}
