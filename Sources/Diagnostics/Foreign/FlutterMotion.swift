/// Flutter's widgets that animate, its tweens and its controllers.
struct FlutterMotion {
  let names: NamesAtHand

  /// The line that does the same; nil where there is none of them.
  func line(for text: String) -> String? {
    guard text.has(Self.word) else { return nil }
    return controlled(text) ?? led(text) ?? moved(text) ?? widget(text) ?? tween(text)
  }

  private static let word: Form =
    #"\bAnimated[A-Z]\w+\(|\bTween\w*[<(]|AnimationController|CurvedAnimation|\bTransform\.\w+\(|[cC]ontroller\.(?:forward|reverse|repeat|stop|animateTo)\("#

  // MARK: Widgets

  private static let kind: Form = #"\b(?:Animated|TweenAnimation)([A-Z]\w*)\("#
  private static let setting: Form =
    #"\b(width|height|left|top|opacity|scale|turns|x|y)\s*:\s*(-?\d*\.?\d+)"#

  /// `AnimatedContainer(duration: …, width: 200)`.
  private func widget(_ text: String) -> String? {
    guard let match = text.first(Self.kind) else { return nil }
    var motion = WrittenMotion()
    motion.changes = text.all(Self.setting).map { setting in
      setting.text(1) == "turns"
        ? ("rotation", WrittenNumber.text((Double(setting.text(2)) ?? 0) * 360))
        : (setting.text(1), setting.text(2))
    }
    if let color = text.first(#"\bcolor:\s*Colors\.(\w+)"#) {
      motion.changes.append(("color", color.text(1)))
    }
    if let shift = text.first(#"\bOffset\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)"#) {
      motion.changes += [("translateX", shift.text(1)), ("translateY", shift.text(2))]
    }
    if motion.changes.isEmpty { motion.changes = [Self.goal(of: match.text(1))] }
    time(text, into: &motion)
    return motion.line(names, in: text)
  }

  /// Where a widget could lead that does not say.
  private static func goal(of kind: String) -> (key: String, value: String) {
    let goals = [
      ("Contain", ("width", "200")), ("Position", ("left", "200")), ("Align", ("left", "200")),
      ("Scale", ("scale", "1.5")), ("Rotat", ("rotation", "90")), ("Size", ("height", "200")),
      ("Slide", ("translateX", "100")), ("Padding", ("left", "20")),
    ]
    return goals.first { kind.contains($0.0) }?.1 ?? ("opacity", "0")
  }

  private static let length: Form = #"\bDuration\(\s*(milliseconds|seconds)\s*:\s*(\d*\.?\d+)"#

  private func time(_ text: String, into motion: inout WrittenMotion) {
    motion.duration = duration(in: text)
    motion.curve = text.first(#"\bCurves\.(\w+)"#).flatMap { WrittenCurve.named($0.text(1)) }
  }

  private func duration(in text: String) -> String? {
    text.first(Self.length).map {
      $0.text(2) + ($0.text(1) == "seconds" ? "s" : "ms")
    }
  }

  // MARK: Transforms

  /// `Transform.rotate(angle: pi / 4, child: box)`.
  private func moved(_ text: String) -> String? {
    guard let match = text.first(#"\bTransform\.(rotate|scale|translate)\("#),
      let view = names.views(nearest: text).first
    else { return nil }
    switch match.text(1) {
    case "rotate":
      return text.first(#"\bangle:\s*((?:[\w.]+\s*[-*/+]\s*)*-?[\w.]+)"#).map {
        "\(view).rotation = \($0.text(1).replacing("math.", with: ""))"
      }
    case "scale":
      return text.first(#"\bscale:\s*([\d.]+)"#).map { "\(view).scale = \($0.text(1))" }
    default:
      return text.first(#"\bOffset\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)"#).map {
        "\(view).center += (\($0.text(1)), \($0.text(2)))"
      }
    }
  }

  // MARK: Controllers and tweens

  /// `AnimationController(duration: …)`: an animation that is led by its name.
  private func controlled(_ text: String) -> String? {
    guard
      let match = text.first(
        #"^\s*(?:(?:final|late|var|let|const)\s+)*(?:AnimationController\s+)?(?:(\w+)\s*=\s*)?AnimationController\("#
      ), let view = names.views.first
    else { return nil }
    let name = match[1].map { $0.filter { $0 != "_" } } ?? "controller"
    return
      "animator \(name) over \(duration(in: text) ?? "0.5s") { \(view).center.x += 100 }; start \(name)"
  }

  private func led(_ text: String) -> String? {
    guard
      let match = text.first(
        #"^\s*_?(\w*[cC]ontroller)\.(forward|reverse|repeat|stop|animateTo)\((.*)\)"#),
      let view = names.views.first
    else { return nil }
    let name = match.text(1)
    let made = "animator \(name) over 0.5s { \(view).center.x += 100 }; start \(name)"
    switch match.text(2) {
    case "repeat":
      let back = match.text(3).contains("true") ? " autoreverse on" : ""
      return "animate \(view).center.x by 100 over 0.5s repeat forever\(back)"
    case "reverse": return "\(made); run 200ms; reverse \(name)"
    case "stop": return "\(made); run 200ms; stop \(name)"
    default: return made
    }
  }

  /// `Tween<double>(begin: 0, end: 300)`, and a curve for it.
  private func tween(_ text: String) -> String? {
    var motion = WrittenMotion()
    if let ends = text.first(#"\bbegin:\s*(-?[\d.]+)\s*,\s*end:\s*(-?[\d.]+)"#) {
      let isShare = [ends.text(1), ends.text(2)].allSatisfy { (Double($0) ?? 2) <= 1 }
      let key = isShare ? "opacity" : "centerx"
      motion.starts = [(key, ends.text(1))]
      motion.changes = [(key, ends.text(2))]
    } else {
      motion.changes = [("centery", "300")]
    }
    time(text, into: &motion)
    return motion.line(names, in: text)
  }
}
