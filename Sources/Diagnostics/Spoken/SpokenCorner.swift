/// Rounded corners, all or some of them: `round box corners 12`, `box corner radius top left 10`.
enum SpokenCorner {
  private static let noun: Form =
    #"\b(?:(?:make|set|give|add|with|the|its|has|have|change|put) )*(?:(?:round(?:ed)?|soft) )?(?:(?:border|corner)[ -]?radius|corners?|rounding|rounded|radius)\b(?: (?:of|to|by|radius|with|on|for|at|is))*"#
  private static let rounding: Form = #"^ (?:round|soften)(?: off)?\b|\brounded\b"#
  private static let number: Form =
    #"\b(?:by |to |of |with |radius )*(\d*\.?\d+) ?(?:px|pt|points?)?\b(?! ?%)"#
  private static let corners: [(Form, [String])] = [
    (#"\b(?:the )?(?:top|upper)[ -]left\b"#, ["topLeft"]),
    (#"\b(?:the )?(?:top|upper)[ -]right\b"#, ["topRight"]),
    (#"\b(?:the )?(?:bottom|lower)[ -]left\b"#, ["bottomLeft"]),
    (#"\b(?:the )?(?:bottom|lower)[ -]right\b"#, ["bottomRight"]),
    (
      #"\b(?:only )?(?:the |at the |on the )?(?:tops?|upper)(?: two)?\b(?: only)?"#,
      ["topLeft", "topRight"]
    ),
    (
      #"\b(?:only )?(?:the |at the |on the )?(?:bottoms?|lower)(?: two)?\b(?: only)?"#,
      ["bottomLeft", "bottomRight"]
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"\b(?:corner|round|radius)"#),
      !line.has(#"\b(?:move|put|align|snap|place|circle|ball|path)\b"#)
    else { return nil }
    let isRounding = line.takes(rounding)
    var masked: [String] = []
    while let some = line.take(corners) { masked += some }
    let isNamed = line.takes(noun)
    guard isNamed || isRounding else { return nil }
    _ = line.takes(#"\b(?:corners?|edges?|off|all|only|radius)\b"#)
    guard let number = line.take(number)?.text(1) else { return nil }
    _ = line.takes(#"\b(?:corners?|edges?|off|all|only|radius)\b"#)
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    let lines = views.map { view in
      "\(view).cornerRadius = \(number)"
        + (masked.isEmpty ? "" : "; \(view).maskedCorners = [\(masked.joined(separator: ", "))]")
    }
    return Spoken.Reading(
      lines.joined(separator: "; "),
      masked.isEmpty ? "a property is set with `=`" : "`maskedCorners` says which corners are round"
    )
  }
}
