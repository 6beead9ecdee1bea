/// Views in line with the stage or with each other, and of one size: `align red center horizontally`, `align left edges
/// of red and box`, `make box as wide as red`.
enum SpokenAlignment {
  private static let aligning: Form =
    #"^ (?:(?:h|v)?align|center|centre|line up|justify|(?:put|place|set|make)(?= .*\b(?:horizontally|vertically)\b))\b"#
  private static let stage: Form =
    #"\b(?:in|on|to|within|of|inside|with) (?:the )?(?:stage|screen|canvas|parent|frame|superview|artboard|container|window|page)\b"#
  private static let across: Form =
    #"\b(?:horizontal(?:ly)?|across|on x|x axis|along x)(?: cent(?:er|re)s?)?\b"#
  private static let along: Form =
    #"\b(?:vertical(?:ly)?|on y|y axis|along y)(?: cent(?:er|re)s?)?\b"#
  private static let sides: [(Form, String)] = [
    (#"\b(?:to )?(?:the |their )?left(?: (?:edges?|sides?))?\b"#, "minX"),
    (#"\b(?:to )?(?:the |their )?right(?: (?:edges?|sides?))?\b"#, "maxX"),
    (#"\b(?:to )?(?:the |their )?(?:tops?|upper)(?: (?:edges?|sides?))?\b"#, "minY"),
    (#"\b(?:to )?(?:the |their )?(?:bottoms?|lower|baselines?)(?: (?:edges?|sides?))?\b"#, "maxY"),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? { matched(line) ?? aligned(line) }

  private static func aligned(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(aligning) else { return nil }
    let isInStage = line.takes(stage)
    let isAcross = line.takes(across)
    let isAlong = line.takes(along)
    _ = isAcross || isAlong ? line.takes(#"\b(?:and|cent(?:er|re)s?(?:ed)?|middle|it)\b"#) : false
    let anchor = line.first(#"\b(?:with|to) (?:the )?(VIEW)\b"#)?.text(1)
    let side = line.take(sides)
    if side != nil { _ = line.take(sides) }
    _ = line.takes(#"\b(?:cent(?:er|re)s?|edges?|sides?|middles?)\b"#)
    let isList = line.has(#"\bVIEW(?: and|,) (?:the )?VIEW\b"#)
    let views = line.takeViews()
    guard line.isRead, let first = views.first, isAcross || isAlong || side != nil else {
      return nil
    }
    let says = "a property is set with `=`"
    if let side {
      guard views.count > 1, !isInStage, !isAcross, !isAlong else { return nil }
      let axis = side.hasSuffix("X") ? ("x", "width") : ("y", "height")
      let still = anchor ?? first
      let lines = views.filter { $0 != still }.map { view in
        "\(view).frame.\(axis.0) = \(still).frame.\(side)"
          + (side.hasPrefix("max") ? " - \(view).size.\(axis.1)" : "")
      }
      return Spoken.Reading(lines.joined(separator: "; "), says)
    }
    let axes = (isAcross ? ["x"] : []) + (isAlong ? ["y"] : [])
    let others = views.count > 1 && !isInStage ? Array(views.dropFirst()) : views
    // `center ball horizontally in box`: the one that is told last stays.
    let isWithin = views.count == 2 && !isInStage && !isList
    let whom = isWithin ? [first] : others
    let goal =
      isWithin
      ? "\(views[1]).center" : views.count > 1 && !isInStage ? "\(first).center" : "stage.center"
    let lines = whom.flatMap { view in axes.map { "\(view).center.\($0) = \(goal).\($0)" } }
    return Spoken.Reading(lines.joined(separator: "; "), says)
  }

  private static let matching: Form =
    #"\b(?:(?:make|set|give|match|let) )*(?:the )?(?:(VIEW) )?(?:(?:has|have|be|is) )?(?:the )?(?:as (wide|tall|high|big|large) as|(?:(?:same|equal) )(width|height|size) (?:as|of|like|to)) (?:the )?(VIEW)\b"#

  /// `make box as wide as red`.
  private static func matched(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let match = line.take(matching) else { return nil }
    let other = match.text(4)
    guard let view = match[1] ?? line.takeViews().first, line.isRead, other != view else {
      return nil
    }
    let kinds = [
      "wide": "frame.width", "width": "frame.width", "tall": "frame.height", "high": "frame.height",
      "height": "frame.height",
    ]
    let property = kinds[match.text(2) + match.text(3)] ?? "size"
    return Spoken.Reading(
      "\(view).\(property) = \(other).\(property)", "a property is set with `=`")
  }
}
