/// How the animation is written that a line has all parts of.
extension LooseAnimation {
  /// The command; nil where a part of the line belongs nowhere.
  var line: String? {
    guard isMotion || curve != nil || duration != nil || turnsBack, view != nil || path != nil,
      let view = view ?? names.views.first
    else { return nil }
    let target =
      end.map { fit($0, path) }
      ?? goal.map { path == nil || path == "center" ? "\($0).center" : "\($0).\(path ?? "")" }
    // A number alone is a place on one axis.
    let isLine = path == "center" && end.map { Double($0) != nil } == true
    guard let target, let path = isLine ? "center.x" : path ?? pathOfValue,
      path != "transform" || target == "identity",
      end == nil || goal == nil,
      let pace
    else { return nil }
    guard others.isEmpty else { return "animate\(pace) { \(changes(of: view, path, target)) }" }
    let begin = start.map { "\(view).\(path) = \(fit($0, path)); " } ?? ""
    return "\(begin)animate \(view).\(path) \(isShift ? "by" : "to") \(target)\(pace)"
  }

  /// What a block would set; nil where nothing is told that changes.
  var block: String? {
    guard let view = view ?? names.views.first, let end, let path = path ?? pathOfValue else {
      return nil
    }
    return changes(of: view, path, fit(end, path))
  }

  /// A point alone is a place.
  private var pathOfValue: String? {
    goal != nil || end?.hasPrefix("(") == true || end == "stage.center" ? "center" : nil
  }

  /// Several properties, as a block sets them.
  private func changes(of view: String, _ path: String, _ target: String) -> String {
    (others + [(path, target, isShift)]).map { path, end, isShift in
      "\(view).\(path) \(isShift ? "+=" : "=") \(fit(end, path))"
    }.joined(separator: "; ")
  }

  private func fit(_ value: String, _ path: String?) -> String {
    if path == "rotation", Double(value) != nil { return value + "deg" }
    if path == "alpha", let number = Double(value), number > 1 { return value + "%" }
    // `scale(1.5, 1.5)` is the same both ways.
    if path == "scale", let pair = value.first(#"^\((-?[\d.]+), (-?[\d.]+)\)$"#),
      pair.text(1) == pair.text(2)
    {
      return pair.text(1)
    }
    return value
  }

  /// How long it takes and how it goes; nil where a spring's numbers make none.
  var pace: String? {
    var length = duration
    var how = curve.map { " curve \($0)" } ?? ""
    if spring["stiffness"] != nil || spring["tension"] != nil || spring["response"] != nil
      || spring["bounce"] != nil || spring["mass"] != nil
    {
      guard curve == nil else { return nil }
      let labels = [
        "mass", "stiffness", "tension", "response", "bounce", "damping", "friction", "velocity",
      ]
      let isResponse = spring["response"] != nil
      let numbers = labels.compactMap { label in
        spring[label].map { "\(label == "damping" && isResponse ? "dampingRatio" : label): \($0)" }
      }
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
      + flags.map { " \($0) on" }.joined()
  }
}
