/// Core Animation's basic and spring animations, and groups of them, by their parts: `CABasicAnimation
/// keyPath opacity fromValue 1 toValue 0 duration 0.5 on red`.
///
/// Only a line that is read to its last word is answered.
enum LooseLayerAnimation {
  private static let word: Form =
    #"\bCA(?:Basic|Spring|Property)?Animation(?:Group)?\b|\b(?:basic|layer)\s?[aA]nimation\b|\banimation\s?[gG]roup\b"#
  private static let value =
    #"(\( ?-?\d*\.?\d+, ?-?\d*\.?\d+ ?\)|-?\d*\.?\d+ ?\* ?pi|-?\d*\.?\d+(?:deg|%)?|-?(?:pi|m_pi)(?:_[24]| ?[*/] ?\d+)?|(?:uicolor\.?)?[a-z]+(?= |$))"#
  private static let path = Form(
    #"\b(?:key ?path )?("# + LooseKeyframes.properties
      + #"|background-?color|color|bounds\.size|bounds|size)\b"#)
  private static let from = Form(#"\bfrom(?: ?value)? "# + value)
  private static let to = Form(#"\bto(?: ?value)? "# + value)
  private static let by = Form(#"\bby(?: ?value)? "# + value)
  private static let head: Form =
    #"\b(?:(?:let|var) \w+ )?(?:(?:add|create|make|run|an?) )*(?:ca|layer ?)?(basic|spring|property)? ?animation ?(group)?(?: with)?(?: ?key ?path)?\b"#
  private static let spring: Form =
    #"\b(mass|stiffness|damping|initial ?velocity) (-?\d*\.?\d+)"#
  private static let fill: Form = #"\bfill ?mode (?:kcafillmode)?(forwards|backwards|both)\b"#
  private static let stays: Form = #"\b(?:is ?)?removed ?on ?completion (?:false|no|off)\b"#
  private static let filling: Form =
    #"\b(?:key ?path|animations?|layer|forkey|nil|add|anim|value|opts?|timing ?function)\b"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(#"[{};]|\.add\("#), var line = SpokenLine(code: text, names)
    else {
      return nil
    }
    let pace = LooseKeyframes.takePace(from: &line)
    let numbers = takeSpring(from: &line)
    let after =
      (line.take(fill).map { " fill \($0.text(1))" } ?? "")
      + (line.takes(stays) ? " removedOnCompletion off" : "")
    guard let kind = line.take(head) else { return nil }
    if kind[2] != nil { return group(line, pace) }
    let curve =
      kind[1] == "spring" || !numbers.isEmpty
      ? " curve spring(\(numbers.isEmpty ? "mass: 1, stiffness: 100, damping: 10" : numbers))" : ""
    let (start, end, shift) = (
      line.take(from)?.text(1), line.take(to)?.text(1), line.take(by)?.text(1)
    )
    let property = line.take(path)?.text(1)
    let views = line.takeViews()
    // What a layer's property is to be may stand behind it.
    let lone = end == nil && shift == nil ? line.take(Form(value + #"(?= |$)"#)) : nil
    while line.takes(filling) {}
    guard line.isRead, views.count < 2, let view = views.first ?? names.views.first, let property,
      let goal = end ?? shift ?? lone?.text(1)
    else { return nil }
    let over = curve.isEmpty || pace.over != nil ? " over \(pace.over ?? "1s")" : ""
    if property.hasSuffix("color") {
      return Rewriting.Step(
        line: "animate \(view).color to \(goal.removing(#"^uicolor\.?"#))\(over)",
        says: "a color is moved by `animate`")
    }
    let ends =
      (start.map { " from \(fit($0))" } ?? "") + (shift == nil ? " to " : " by ") + fit(goal)
    // A spring has its own time.
    let own = curve.isEmpty ? over + pace.clauses : pace.over == nil ? curve : curve + over
    return Rewriting.Step(
      line:
        "animation on \(view) keypath \(WrittenPath.named(property) ?? property)\(ends)\(own)\(after)",
      says: "`animation` shows a motion and leaves the model as it is")
  }

  private static func takeSpring(from line: inout SpokenLine) -> String {
    var numbers: [String] = []
    while let match = line.take(spring) {
      let label = match.text(1).hasSuffix("velocity") ? "velocity" : match.text(1)
      numbers.append("\(label): \(match.text(2))")
    }
    return numbers.joined(separator: ", ")
  }

  private static func fit(_ value: String) -> String {
    value.replacing("m_pi_", with: "pi/").replacing("m_pi", with: "pi").filter { $0 != " " }
      .replacing(",", with: ", ")
  }

  private static let member = Form(
    "(" + LooseKeyframes.properties + #")(?: from "# + value + #")?(?: to)? "# + value)

  /// Several properties at once.
  private static func group(_ line: SpokenLine, _ pace: LooseKeyframes.Pace) -> Rewriting.Step? {
    var line = line
    var members: [String] = []
    while let match = line.take(member) {
      guard let path = WrittenPath.named(match.text(1)) else { return nil }
      let start = match[2].map { " from \(fit($0))" } ?? ""
      members.append("animation keypath \(path)\(start) to \(fit(match.text(3)))")
    }
    let views = line.takeViews()
    while line.takes(filling) {}
    guard line.isRead, members.count > 1, let view = views.first ?? line.names.views.first else {
      return nil
    }
    return Rewriting.Step(
      line:
        "animations on \(view) over \(pace.over ?? "1s") { \(members.joined(separator: "; ")) }",
      says: "`animations` is a group, with one time for all of it")
  }
}
