/// A clause of a behavior said by itself: `magnitude 2 on box`, `frequency of the spring 3`, `snap damping 0.2`.
///
/// The clauses are those of the commands' own declarations, so that none is forgotten.
enum SpokenClause {
  /// Behaviors by their verbs, with what makes one for a view.
  private static let makers = [
    ("gravity", "gravity on VIEW"), ("push", "push on VIEW"), ("attach", "attach VIEW to (160, 0)"),
    ("field", "field radial on VIEW"), ("snap", "snap VIEW to (160, 240)"),
  ]
  /// Verbs whose clauses can be said so.
  static let verbs = ["item"] + makers.map(\.0)

  private static let value =
    #"(-?\d*\.?\d+(?: ?(?:deg(?:rees?)?|°|rad|hz))?|\( ?-?\d*\.?\d+ ?, ?-?\d*\.?\d+ ?\)|on|off)"#
  private static let small = #"(?: (?:of|to|is|at|for|on|the|spring|rod|rope))*(?: ?[=:])? "#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    // The command itself needs no other.
    guard !line.has(#"^ (?:gravity|push|snap|attach|field) (?:on )?(?:VIEW|\w+ on)\b"#) else {
      return nil
    }
    var line = line
    let said = makers.map(\.0).first { verb in line.takes(Form(#"\b\#(verb)(?:ment|s)?\b(?:'s)?"#))
    }
    _ = line.takes(#"^ (?:set|change|increase|decrease|raise|lower)\b"#)
    let views = line.takeViews()
    guard let (verb, clause, value) = found(&line, said: said), line.isRead, views.count < 2 else {
      return nil
    }
    if let own = line.names.newest(verb), views.allSatisfy({ line.names.holds(verb, $0) }) {
      return Spoken.Reading("\(own).\(clause) = \(value)", "a behavior is changed by its name")
    }
    guard let view = views.first ?? line.names.views.first,
      let maker = makers.first(where: { $0.0 == verb })?.1
    else { return nil }
    return Spoken.Reading(
      "\(maker.replacing("VIEW", with: view)) \(clause) \(value)",
      "a behavior is made with its values, or changed by its name")
  }

  /// The clause that is told, of the verb that is said or of the first that has it.
  private static func found(
    _ line: inout SpokenLine, said: String?
  ) -> (verb: String, clause: String, value: String)? {
    let made = makers.map(\.0).filter { line.names.newest($0) != nil }
    for verb in said.map({ [$0] }) ?? made + makers.map(\.0) {
      // `minimum radius` before `radius`.
      let clauses = line.names.clauses(verb).sorted { $0.count > $1.count }
      for clause in clauses where clause.count > 4 {
        let words = clause.reduce(into: "") {
          $0 += $1.isUppercase ? " ?" + $1.lowercased() : String($1)
        }
        guard let match = line.take(Form(#"\b\#(words)\b\#(small)\#(value)(?![\w.])"#)) else {
          continue
        }
        let typed = match.text(1).replacing(" ", with: "")
          .replacing("degrees", with: "deg").replacing("degree", with: "deg")
          .replacing("°", with: "deg").replacing(",", with: ", ")
        let isAngle = clause == "angle" && typed.last?.isLetter == false
        return (verb, clause, typed + (isAngle ? "deg" : ""))
      }
    }
    return nil
  }
}
