/// Several properties with their values: `ball position absolute top 20 left 30`, `red ease out 0.6s to x 250 y 400`, `box w 40
/// h 60 rotate 45`.
enum SpokenValues {
  private static let number =
    #"(?: to| of| is| at)? ?[:=]? ?(-?\d*\.?\d+%?)(?: ?(?:px|pt|points?|deg\w*|°))?,?(?: and(?= ))?"#
  private static let words: [(String, String)] = [
    (#"opacity|alpha"#, "alpha"), (#"rotation|rotate|angle"#, "rotation"), ("scale", "scale"),
    (#"corner[ -]?radius|border[ -]?radius|radius|rounded"#, "cornerRadius"),
    ("width|w", "frame.width"), ("height|h", "frame.height"), ("left", "frame.x"),
    ("top", "frame.y"), (#"(?:center )?x"#, "center.x"), (#"(?:center )?y"#, "center.y"),
  ]
  private static let properties: [(Form, String)] = words.map { words, property in
    (Form(#"\b(?:"# + words + #")\b"# + number), property)
  }
  private static let verbs: Form =
    #"^ (?:set|put|place|make|position|move|animate|tween|transition|change|give)\b"#
  private static let moving: Form =
    #"^ (?:animate|move|tween|transition)\b|\bto (?:x|y|scale|opacity)\b"#
  private static let small: Form =
    #"\b(?:position|absolute|relative|fixed|with|size|values?|and|properties|to)\b,?"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"\d.*\d|\b(?:instant|at once|immediate|without)"#),
      !line.has(#"\b(?:from|by|every|frame|then|at \d)\b|[%\d] at\b"#)
    else {
      return nil
    }
    if let scaled = scaled(line) { return scaled }
    let isMotion = line.has(moving)
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let option = line.take(#"\bduration ?[:=] ?(\d*\.?\d+) ?(ms|s)?\b,?"#).map {
      $0.text(1) + ($0[2] ?? ((Double($0.text(1)) ?? 0) < 20 ? "s" : "ms"))
    }
    let time = option ?? line.takeTime()
    let named = line.take(#"\bease ?[:=] ?([a-z0-9.]+),?"#).flatMap {
      WrittenCurve.named($0.text(1).replacing("inout", with: "inOut"))
    }
    let pace = (named ?? line.take(SpokenMove.paces)).map { " curve \($0)" } ?? ""
    let isAtOnce = line.takes(
      #"\b(?:instantly|at once|immediately|right away|without (?:an? )?animation)\b"#)
    if isAtOnce { _ = line.takes(#"\b(?:jumps?|teleports?|pops?|goes|go|moves?|snaps?)\b"#) }
    var values: [(property: String, value: String)] = []
    while let (property, match) = line.takeMatch(of: properties) {
      guard !values.contains(where: { $0.property == property }) else { return nil }
      values.append((property, value(match.text(1), of: property)))
    }
    _ = line.takes(verbs)
    while line.takes(small) {}
    let views = line.takeViews()
    guard values.count > 1 || !values.isEmpty && (option != nil || isAtOnce), line.isRead,
      views.count == 1,
      let view = views.first
    else {
      return nil
    }
    let joined = placed(values)
    let changes = joined.map { "\(view).\($0.property) = \($0.value)" }.joined(separator: "; ")
    guard !isAtOnce, isMotion || time != nil else {
      return delay.isEmpty && pace.isEmpty
        ? Spoken.Reading(changes, "a property is set with `=`") : nil
    }
    let clauses = "over \(time ?? "0.5s")\(delay)\(pace)"
    guard joined.count > 1 else {
      return Spoken.Reading(
        "animate \(view).\(joined[0].property) to \(joined[0].value) \(clauses)",
        "`animate` moves a property of a view")
    }
    return Spoken.Reading(
      "animate \(clauses) { \(changes) }", "`animate` moves all that its block changes")
  }

  /// `scale ball x 1.5 y 0.5`: across and down.
  private static func scaled(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\b(?:scales?|stretch(?:es)?)\b"#),
      let match = line.take(
        #"\b(?:by |to )?x ?[:=]? ?(\d*\.?\d+),? (?:and )?y ?[:=]? ?(\d*\.?\d+)\b"#)
    else { return nil }
    let time = line.takeTime() ?? "0.5s"
    guard let view = line.takeLastView() else { return nil }
    return Spoken.Reading(
      "animate \(view).scale to (\(match.text(1)), \(match.text(2))) over \(time)",
      "a scale has one number for across and one for down")
  }

  private static func value(_ number: String, of property: String) -> String {
    if property == "rotation" { return number + "deg" }
    guard property == "alpha", !number.hasSuffix("%"), let share = Double(number), share > 1 else {
      return number
    }
    return number + "%"
  }

  /// x and y together are a place, width and height a size.
  private static func placed(
    _ values: [(property: String, value: String)]
  ) -> [(property: String, value: String)] {
    var values = values
    func join(
      _ one: String, _ other: String, as property: String, _ text: (String, String) -> String
    ) {
      guard let first = values.firstIndex(where: { $0.property == one }),
        let second = values.firstIndex(where: { $0.property == other })
      else { return }
      values[min(first, second)] = (property, text(values[first].value, values[second].value))
      values.remove(at: max(first, second))
    }
    join("center.x", "center.y", as: "center") { "(\($0), \($1))" }
    if !values.contains(where: { $0.value.hasSuffix("%") && $0.property.hasPrefix("frame") }) {
      join("frame.width", "frame.height", as: "size") { "\($0)x\($1)" }
    }
    return values
  }
}
