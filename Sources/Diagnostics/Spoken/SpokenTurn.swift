/// Turns that are counted, and the point about which a view turns: `rotate red by a full turn in 2 sec`, `move the anchor point
/// of box to top left`, `rotate box 45 around its bottom right corner`.
enum SpokenTurn {
  private static let turning: Form =
    #"^ (?:make|let|have)\b(?=.*\b(?:rotate|turn|spin|do)\b)|\b(?:rotates?|turns?|spins?|twirls?|revolves?|does|do|makes?)\b"#
  private static let amounts: [(Form, Double)] = [
    (
      #"\b(?:by )?(?:an? |one )?(?:full|whole|complete|entire) (?:turn|rotation|revolution|circle|spin)\b"#,
      1
    ),
    (#"\b(?:by )?(?:an? )?half (?:an? )?(?:turn|rotation|revolution|circle)\b"#, 0.5),
    (#"\b(?:by )?(?:an? )?quarter (?:of an? |an? )?(?:turn|rotation|revolution|circle)\b"#, 0.25),
    (
      #"\b(?:by )?(?:an? |one )(?:turn|rotation|revolution|spin)\b|\bonce(?: around)?\b|\b(?:all the way|fully) around\b"#,
      1
    ),
    (
      #"\b(?:by )?two (?:full )?(?:turns|rotations|revolutions|times)\b|\btwice(?: around)?\b"#, 2
    ),
    (#"\b(?:by )?three (?:full )?(?:turns|rotations|revolutions|times)\b"#, 3),
  ]
  private static let counted: Form =
    #"\b(?:by )?(\d*\.?\d+) (?:full |whole |complete )?(?:turns?|rotations?|revolutions?)\b(?! ?(?:/|per|a) )"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    spatial(line) ?? pivot(line) ?? turned(line)
  }

  private static let axis: Form =
    #"\b(?:(?:around|about|on|along|in) )*(?:the |its )?([xyz])[ -]?axis\b|\b(?:rotate|flip|turn)(?:3d)?[ -]?([xyz])\b|\b(?:in 3d )?(horizontally|vertically) in 3d\b"#

  /// `rotate3d red 180 y axis`: a turn in space.
  private static func spatial(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.has(#"\b(?:rotate|flip|turn|spin|tilt)"#), let match = line.take(axis) else {
      return nil
    }
    let axes = ["horizontally": "Y", "vertically": "X"]
    let axis = (match[1] ?? match[2])?.uppercased() ?? axes[match.text(3)] ?? "Y"
    let time = line.takeTime() ?? "0.5s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    let angle = line.take(#"\b(?:by |to )?(-?\d*\.?\d+) ?(?:deg\w*|°)?(?= )"#)?.text(1) ?? "180"
    _ = line.takes(#"\b(?:rotate|flip|turn|spin|tilt)s?(?:3d)?\b"#)
    _ = line.takes(#"\b(?:in )?3d\b"#)
    guard let view = line.takeLastView() else { return nil }
    if axis == "Z" {
      return Spoken.Reading(
        "animate \(view).rotation to \(angle)deg over \(time)\(pace)",
        "`animate` moves a property of a view")
    }
    return Spoken.Reading(
      "animate \(view).transform3D to perspective(500) * rotate\(axis)(\(angle)deg) over \(time)\(pace)",
      "a turn in space is a `transform3D`")
  }

  private static func turned(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let count = line.take(counted).flatMap({ Double($0.text(1)) }) ?? line.take(amounts)
    else { return nil }
    let isBack = line.takes(
      #"\b(?:counter|anti)[ -]?clockwise\b|\b(?:to the )?left\b|\bbackwards\b"#)
    _ = line.takes(#"\bclockwise\b|\b(?:to the )?right\b"#)
    let delay = line.take(SpokenMove.later).map { " delay \($0.text(1))\($0.text(2))" } ?? ""
    let time = line.takeTime() ?? "1s"
    let pace = line.take(SpokenMove.paces).map { " curve \($0)" } ?? ""
    guard line.takes(turning) else { return nil }
    _ = line.takes(turning)
    _ = line.takes(
      #"\b(?:around|square|circle|shape|itself|its (?:own )?(?:axis|center)|animation)\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    return Spoken.Reading(
      "animate \(view).rotation by \(isBack ? "-" : "")\(SpokenNumber.text(count))turn over \(time)\(delay)\(pace)",
      "`animate` moves a property of a view")
  }

  // MARK: About which point

  private static let anchor: Form =
    #"\b(?:(?:set|move|change|put|make|place) )*(?:the |its )?(?:anchor(?:[ -]?point)?|transform[ -]origin|pivot(?:[ -]?point)?|origin|registration point|rotation point)(?: point)?\b(?: (?:of|for|on|to|at|is))*"#
  private static let around: Form =
    #"\b(?:around|about|from|on|at) (?:its|the)(?= (?:top|bottom|left|right|upper|lower|center|corner))"#
  private static let corners: [(Form, String)] = [
    (#"\b(?:top|upper)[ -]left(?: corner)?\b|\bleft[ -]top\b"#, "(0, 0)"),
    (#"\b(?:top|upper)[ -]right(?: corner)?\b|\bright[ -]top\b"#, "(1, 0)"),
    (#"\b(?:bottom|lower)[ -]left(?: corner)?\b|\bleft[ -]bottom\b"#, "(0, 1)"),
    (#"\b(?:bottom|lower)[ -]right(?: corner)?\b|\bright[ -]bottom\b"#, "(1, 1)"),
    (#"\b(?:top|upper)(?:[ -]cent(?:er|re))?(?: edge| side)?\b"#, "(0.5, 0)"),
    (#"\b(?:bottom|lower)(?:[ -]cent(?:er|re))?(?: edge| side)?\b"#, "(0.5, 1)"),
    (#"\bleft(?:[ -]cent(?:er|re))?(?: edge| side)?\b"#, "(0, 0.5)"),
    (#"\bright(?:[ -]cent(?:er|re))?(?: edge| side)?\b"#, "(1, 0.5)"),
    (#"\b(?:cent(?:er|re)|middle)(?: cent(?:er|re))?\b"#, "(0.5, 0.5)"),
  ]
  private static let shares: Form =
    #"\(? ?\b(\d*\.?\d+)(%?) ?,? ?(\d*\.?\d+)%? ?\)?"#

  private static func pivot(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isNamed = line.takes(anchor)
    let angle =
      line.take(#"\b(?:rotate|turn|spin)\b(?=.*\d)"#) == nil
      ? nil : line.take(#"\b(?:by |to )?(-?\d*\.?\d+) ?(?:deg\w*|°)?(?! ?(?:s|ms|,|%)\b)"#)?.text(1)
    guard isNamed || angle != nil && line.takes(around) else { return nil }
    let time = line.takeTime()
    let point: String
    if let corner = line.take(corners) {
      point = corner
    } else if let match = line.take(shares), let x = Double(match.text(1)),
      let y = Double(match.text(3))
    {
      let scale: Double = match.text(2).isEmpty ? 1 : 100
      guard x / scale <= 1, y / scale <= 1 else { return nil }
      point = SpokenPlace.text(x / scale, y / scale)
    } else {
      return nil
    }
    _ = line.takes(#"\b(?:corner|point|around|about|its)\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first else { return nil }
    let turn = angle.map { "; animate \(view).rotation to \($0)deg over \(time ?? "0.5s")" } ?? ""
    return Spoken.Reading(
      "\(view).anchorPoint = \(point)\(turn)",
      "a view turns about its anchor point, in shares of its size")
  }
}
