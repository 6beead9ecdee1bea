/// SpriteKit's actions and bodies.
struct SpriteMotion {
  let names: NamesAtHand

  private static let action: Form =
    #"\bSKAction\.(moveBy|move|moveTo|fade\w*|rotate\w*|scale\w*|resize)\(((?:[^()]|\([^()]*\))*)\)"#
  private static let owner: Form = #"^\s*(?:self\.)?(\w+)\??\.run(?:Action)?\("#

  /// The line that does the same; nil where there is no such action.
  func line(for text: String) -> String? {
    let actions = text.all(Self.action)
    guard !actions.isEmpty else { return body(text) }
    let view = text.first(Self.owner)?.text(1)
    let lines = actions.compactMap { motion($0, view).line(names, in: text) }
    guard lines.count == actions.count, let last = lines.last else { return nil }
    return lines.dropLast().reversed().reduce(last) { rest, line in "\(line) then { \(rest) }" }
      + (text.contains("repeatForever") && lines.count == 1 ? " repeat forever" : "")
  }

  private func motion(_ action: Form.Match, _ view: String?) -> WrittenMotion {
    let (kind, arguments) = (action.text(1), action.text(2))
    var motion = WrittenMotion()
    motion.view = view
    func value(_ label: String) -> String? {
      arguments.first(Form(#"\b\#(label):\s*(-?\d*\.?\d+)"#))?.text(1)
    }
    motion.duration = (value("duration") ?? value("withDuration")).map { $0 + "s" }
    // SpriteKit counts upward.
    let down = value("y").map { $0.hasPrefix("-") ? String($0.dropFirst()) : "-" + $0 }
    switch kind {
    case "moveBy":
      motion.changes = [("x", value("x") ?? "0"), ("y", down ?? "0")].filter {
        $0.1 != "0" && $0.1 != "-0"
      }
    case "move", "moveTo":
      if arguments.has(#"\bby:"#) {
        let x = arguments.first(#"\bdx:\s*(-?[\d.]+)"#)?.text(1) ?? "0"
        motion.changes = [("x", x)]
      } else {
        let x = value("x") ?? value("toX")
        let y = value("y") ?? value("toY")
        motion.changes = [x.map { ("centerx", $0) }, y.map { ("centery", $0) }].compactMap { $0 }
      }
    case let fade where fade.hasPrefix("fade"):
      let goal = fade == "fadeIn" ? "1" : fade == "fadeOut" ? "0" : value("to") ?? "0"
      motion.changes = [("opacity", goal)]
      if fade == "fadeIn" { motion.starts = [("opacity", "0")] }
    case let turn where turn.hasPrefix("rotate"):
      let share = arguments.first(#"\.pi\s*(?:([*/])\s*([\d.]+))?"#)
      let factor = share?[2].flatMap(Double.init) ?? 1
      let angle = share.map { $0[1] == "/" ? 180 / factor : 180 * factor }
      let radians = (value("byAngle") ?? value("toAngle")).flatMap(Double.init)
      motion.changes = [
        ("rotation", WrittenNumber.text(angle ?? radians.map { $0 * 180 / .pi } ?? 90))
      ]
    default: motion.changes = [("scale", value("to") ?? value("by") ?? value("scaleTo") ?? "1.5")]
    }
    return motion
  }

  // MARK: Bodies

  private static let impulse: Form =
    #"\b(\w+)\.physicsBody[?!]?\.apply(Impulse|Force|AngularImpulse|Torque)\(\s*(?:CGVector\(\s*dx:\s*(-?[\d.]+)\s*,\s*dy:\s*(-?[\d.]+)\s*\)|(-?[\d.]+))"#
  private static let speed: Form =
    #"\b(\w+)\.physicsBody[?!]?\.velocity\s*=\s*CGVector\(\s*dx:\s*(-?[\d.]+)\s*,\s*dy:\s*(-?[\d.]+)"#

  private func body(_ text: String) -> String? {
    if let match = text.first(Self.speed) {
      return
        "item \(match.text(1)); fling \(match.text(1)) velocity (\(match.text(2)), \(Self.down(match.text(3))))"
    }
    guard let match = text.first(Self.impulse) else {
      return text.has(#"\bphysicsWorld\.gravity\s*="#)
        ? names.views.first.map { "gravity on \($0)" } : nil
    }
    let view = match.text(1)
    if let turn = match[5] { return "item \(view); spin \(view) velocity \(turn)" }
    let isKick = match.text(2) == "Impulse"
    return
      "push on \(view) vector (\(match.text(3)), \(Self.down(match.text(4))))\(isKick ? " instantaneous" : "")"
  }

  /// SpriteKit's upward number as one that is counted downward.
  private static func down(_ number: String) -> String {
    number == "0" ? "0" : number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number
  }
}
