/// How the animation is written that a line has all parts of.
extension LooseAnimation {
  /// The command; nil where a part of the line belongs nowhere.
  var line: String? {
    guard isMotion || curve != nil || duration != nil || turnsBack, view != nil || path != nil,
      let view = view ?? names.views.first
    else { return nil }
    let target =
      end.map(fit)
      ?? goal.map { path == nil || path == "center" ? "\($0).center" : "\($0).\(path ?? "")" }
    // A number alone is a place on one axis.
    let isLine = path == "center" && end.map { Double($0) != nil } == true
    guard let target, let path = isLine ? "center.x" : path ?? pathOfValue, path != "transform",
      end == nil || goal == nil,
      let pace
    else { return nil }
    let begin = start.map { "\(view).\(path) = \(fit($0)); " } ?? ""
    return "\(begin)animate \(view).\(path) \(isShift ? "by" : "to") \(target)\(pace)"
  }

  /// A point alone is a place.
  private var pathOfValue: String? {
    goal != nil || end?.hasPrefix("(") == true || end == "stage.center" ? "center" : nil
  }

  private func fit(_ value: String) -> String {
    if path == "rotation", Double(value) != nil { return value + "deg" }
    if path == "alpha", let number = Double(value), number > 1 { return value + "%" }
    return value
  }

  /// How long it takes and how it goes; nil where a spring's numbers make none.
  private var pace: String? {
    var length = duration
    var how = curve.map { " curve \($0)" } ?? ""
    if spring["stiffness"] != nil || spring["tension"] != nil || spring["response"] != nil
      || spring["bounce"] != nil || spring["mass"] != nil
    {
      guard curve == nil else { return nil }
      let labels = [
        "mass", "stiffness", "tension", "response", "bounce", "damping", "friction", "velocity",
      ]
      let numbers = labels.compactMap { label in spring[label].map { "\(label): \($0)" } }
      if spring["bounce"] != nil {
        how = " curve spring(duration: \(duration ?? "0.5s"), bounce: \(spring["bounce"] ?? "0"))"
        length = nil
      } else {
        how = " curve spring(\(numbers.joined(separator: ", ")))"
      }
    } else if let damping = spring["damping"] {
      guard curve == nil else { return nil }
      how = " damping \(damping)" + (spring["velocity"].map { " velocity \($0)" } ?? "")
      length = length ?? "0.5s"
    } else if isSpring, curve == nil {
      how = " curve \(WrittenCurve.spring)"
    }
    return (length.map { " over \($0)" } ?? "")
      + (delay.map { " delay \($0)" } ?? "") + how + (repeats.map { " repeat \($0)" } ?? "")
      + (turnsBack ? (repeats == nil ? " repeat 2" : "") + " autoreverse on" : "")
  }
}
