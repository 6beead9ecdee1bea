/// Where views go, in plain words: `put ball on top of box`, `move red off screen to the left`, `slide box to
/// the bottom right corner in 300ms`.
enum SpokenMove {
  private static let setting: Form =
    #"^ (?:put|place|position|set|teleport|align(?= VIEW to)|stack|center|centre)\b(?: (?:the )?(?:position|center|location) of)?"#
  private static let moving: Form =
    #"^ (?:(?:animate|make|let|have) )?(?:(?=(?:the )?VIEW (?:moves?|slides?|fly|flies|glides?|goes|go|leaves?|exits?)\b)|(?:move|slide|fly|glide|bring|send|go|shift|animate)\b)"#
  private static let goes: Form =
    #"\b(?:moves?|slides?|fly|flies|glides?|goes|go|leaves?|exits?|drops? down)\b"#
  private static let coming: Form =
    #"\bfrom\b|\bto (?:the )?(?:left|right)\b(?! (?:edge|side|corner|border|of|hand))"#
  static let over: Form =
    #"\b(?:(?:over|in|for|during|within|taking|duration) )?(\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?|illi\w*)?\b"#
  static let later: Form =
    #"\b(?:after|delay(?:ed)?(?: by| of)?)(?: (?:a )?(?:delay of )?)? ?(\d*\.?\d+) ?(ms|s)(?:ec(?:onds?)?|illi\w*)?\b"#
  private static let away: Form =
    #"\b(?:off|out of|outside(?: of)?)(?: of)?(?: the)? ?-?(?:screen|stage|canvas|view|window|page|frame)\b|\bout(?= to (?:the )?(?:left|right|top|bottom)\b)"#
  private static let amid: Form =
    #"\b(?:in )?(?:between|the middle of) (?:the )?(VIEW) and (?:the )?(VIEW)\b"#
  static let paces: [(Form, String)] = [
    (
      #"\b(?:with )?(?:an? )?(?:ease|easing)[ -]?in[ -]?(?:and[ -])?(?:ease[ -])?out\b|\beasy ease\b|\bsmooth(?:ly)?\b"#,
      "easeInOut"
    ),
    (#"\b(?:with )?(?:an? )?eas(?:e|ing)[ -]?out\b"#, "easeOut"),
    (#"\b(?:with )?(?:an? )?eas(?:e|ing)[ -]?in\b"#, "easeIn"),
    (
      #"\b(?:(?:start(?:s|ing)?|goes) )?fast(?:er)?(?: at first)?,? (?:and )?(?:then |ends? )(?:gets? |goes )?slow(?:er|ly|s down)?\b"#,
      "easeOut"
    ),
    (
      #"\b(?:(?:start(?:s|ing)?|goes) )?slow(?:ly|er)?(?: at first)?,? (?:and )?(?:then |ends? )(?:gets? |goes )?fast(?:er)?\b"#,
      "easeIn"
    ),
    (
      #"\b(?:at |with )?(?:a )?(?:constant|uniform|steady|even|same) (?:speed|pace|velocity)\b"#,
      "linear"
    ),
    (#"\bwith (?:a )?(?:little |some )?anticipation\b"#, "backIn"),
    (#"\bwith (?:an? )?(?:little |some )?overshoot\b"#, "backOut"),
    (#"\blinear(?:ly)?\b"#, "linear"), (#"\b(?:with )?(?:a )?(?:bounce|bouncing)\b"#, "bounceOut"),
  ]

  /// `swap red and ball over 1s`: each goes where the other one is.
  private static func swapped(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"^ (?:swap|exchange|switch)\b(?: (?:the )?(?:places?|positions?)(?: of)?)?"#),
      let time = line.take(over)
    else { return nil }
    _ = line.takes(#"\b(?:places?|positions?)\b"#)
    let views = line.takeViews()
    guard line.isRead, views.count == 2, let one = line.names.frames[views[0]],
      let other = line.names.frames[views[1]]
    else { return nil }
    let clause = "over \(time.text(1))\(time.text(2))"
    return Spoken.Reading(
      "animate \(views[0]).center to \(SpokenPlace.text(other.midX, other.midY)) \(clause); animate \(views[1]).center to \(SpokenPlace.text(one.midX, one.midY)) \(clause)",
      "animations run side by side")
  }

  private static let own: Form =
    #"\bby (?:(?:a |one )?(half|twice|double|quarter)(?: of)? )?(?:its|the|his|her)(?: own)? (?:full )?(width|height|size)\b"#

  /// `box moves right by its own width`.
  private static func ownStep(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first, let match = line.take(own),
      let way = SpokenWay.take(from: &line)?.vector, way.x == 0 || way.y == 0
    else { return nil }
    let time = line.take(over).map { $0.text(1) + $0.text(2) } ?? "0.5s"
    let pace = line.take(paces).map { " curve \($0)" } ?? ""
    _ = line.takes(moving)
    _ = line.takes(goes)
    _ = line.takeViews()
    guard line.isRead else { return nil }
    let axis = way.x == 0 ? "y" : "x"
    let side = match.text(2) == "size" ? (way.x == 0 ? "height" : "width") : match.text(2)
    let factors = ["half": " / 2", "twice": " * 2", "double": " * 2", "quarter": " / 4"]
    return Spoken.Reading(
      "animate \(view).center.\(axis) by \(way.x + way.y < 0 ? "-" : "")\(view).size.\(side)\(factors[match.text(1)] ?? "") over \(time)\(pace)",
      "`animate` moves a property of a view")
  }

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let reading = crossing(line) ?? ownStep(line) ?? swapped(line) { return reading }
    // Where it comes from, and a way without an end, are told elsewhere.
    guard !line.has(coming) || line.has(away) else { return nil }
    var line = line
    let isSet = line.takes(setting)
    let isTold = !isSet && line.takes(moving)
    guard isSet || isTold, let view = line.names.views(nearest: line.rest).first,
      let frame = line.names.frames[view], line.takes(Form(#"\b(?:the )?\#(view)\b"#))
    else { return nil }
    _ = line.takes(goes)
    let delay = line.take(later).map { $0.text(1) + $0.text(2) }
    let time = line.take(over).map { $0.text(1) + $0.text(2) }
    let pace = line.take(paces)
    guard let goal = goal(of: view, frame, &line), line.isRead else { return nil }
    if isSet, time == nil, delay == nil, pace == nil {
      return Spoken.Reading(
        "\(view).\(goal.property) = \(goal.value)",
        goal.value.contains("minY")
          ? "this is its place; `zPosition` says what is in front" : "a property is set with `=`")
    }
    let clauses = (delay.map { " delay \($0)" } ?? "") + (pace.map { " curve \($0)" } ?? "")
    return Spoken.Reading(
      "animate \(view).\(goal.property) to \(goal.value) over \(time ?? "0.5s")\(clauses)",
      "`animate` moves a property of a view")
  }

  private static let between = Form(
    #"\b(?:between |from |x |y )(?:x |y )?(-?\d*\.?\d+) (?:to|and) (-?\d*\.?\d+)\b"#)
  private static let forth: Form =
    #"\b(?:back and forth|forth and back|to and fro|ping[ -]?pong|yo-?yo|left and right|up and down)\b"#

  /// `animate box from left to right`: both ends are told.
  private static func crossing(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = line.names.views(nearest: line.rest).first,
      let frame = line.names.frames[view],
      line.has(#"\bfrom\b.*\bto\b|\bbetween\b.*\band\b"#)
        || line.has(forth) && line.has(#"\d to \d"#), !line.has(#"\(|\d ?,"#)
    else { return nil }
    let isForth = line.takes(forth)
    let isLoop = line.takes(
      #"\b(?:in a loop|loop(?:ed|ing|s)?|forever|repeat(?:edly|ing)?|endless(?:ly)?)\b"#)
    _ = line.takes(#"^ (?:animate|move|slide|fly|glide|bounce|go|send|shift)\b"#)
    guard line.takes(Form(#"\b(?:the )?\#(view)\b"#)) || isForth else { return nil }
    _ = line.takes(goes)
    let time = line.take(over).map { $0.text(1) + $0.text(2) } ?? "1s"
    let pace = line.take(paces).map { " curve \($0)" } ?? ""
    let ends: (property: String, from: String, to: String)
    if let match = line.take(between) {
      ends = (
        line.takes(#"\by\b"#) || match.text().hasPrefix("y ") ? "center.y" : "center.x",
        match.text(1), match.text(2)
      )
      _ = line.takes(#"\bx\b"#)
    } else {
      guard line.takes(#"\b(?:from|between)\b"#),
        let one = SpokenPlace.take(from: &line, for: frame),
        let other = SpokenPlace.take(from: &line, for: frame)
      else { return nil }
      let axis = one.y == other.y ? "center.x" : one.x == other.x ? "center.y" : "center"
      func value(_ place: SpokenPlace) -> String {
        axis == "center" ? place.text : SpokenNumber.text(axis == "center.x" ? place.x : place.y)
      }
      ends = (axis, value(one), value(other))
    }
    guard line.isRead else { return nil }
    let again =
      isForth ? " repeat forever autoreverse on" : isLoop ? " repeat forever" : ""
    return Spoken.Reading(
      "\(view).\(ends.property) = \(ends.from); animate \(view).\(ends.property) to \(ends.to) over \(time)\(pace)\(again)",
      "`animate` goes from where a view is")
  }

  private static let lining: Form =
    #"^ (?:distribute|space(?: out)?|spread(?: out)?|arrange|line up)\b"#

  /// `distribute red box ball evenly`: with as much room between their centers.
  static func distributed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(lining) else { return nil }
    let isColumn = line.takes(#"\b(?:vertical(?:ly)?|(?:in )?(?:a )?column|top to bottom)\b"#)
    _ = line.takes(#"\b(?:horizontal(?:ly)?|(?:in )?(?:a )?row|(?:from )?left to right)\b"#)
    _ = line.takes(#"\b(?:evenly|equally|out|apart)\b"#)
    let named = line.takeViews()
    let views = named.isEmpty ? line.names.views : named
    guard line.isRead, (2...6).contains(views.count) else { return nil }
    let length = isColumn ? line.names.stage.height : line.names.stage.width
    let lines = views.enumerated().map { place, view in
      let middle = length * Double(place + 1) / Double(views.count + 1)
      return "\(view).center.\(isColumn ? "y" : "x") = \(SpokenNumber.text(middle.rounded()))"
    }
    return Spoken.Reading(lines.joined(separator: "; "), "a property is set with `=`")
  }

  private static let beside: Form =
    #"\b(?:(\d*\.?\d+) ?(?:px|pt|points?|pixels?) )?(?:directly |right |just )?(on top of|above|below|under|underneath|beneath|(?:to the )?left of|(?:to the )?right of) (?:the )?(VIEW)\b"#

  private static func goal(
    of view: String, _ frame: NamesAtHand.Frame, _ line: inout SpokenLine
  ) -> (property: String, value: String)? {
    if let match = line.take(amid) {
      return ("center", "(\(match.text(1)).center + \(match.text(2)).center) / 2")
    }
    if let other = line.take(#"\b(?:half ?-?way|half the way) (?:to|towards?) (?:the )?(VIEW)\b"#)?
      .text(1)
    {
      return ("center", "(\(view).center + \(other).center) / 2")
    }
    if line.takes(away) { return outside(frame, &line) }
    if let match = line.take(beside) {
      let gap = match[1]
      let other = match.text(3)
      func half(_ side: String, _ sign: String) -> String {
        "\(sign) \(view).size.\(side) / 2" + (gap.map { " \(sign) \($0)" } ?? "")
      }
      switch match.text(2) {
      case "on top of", "above":
        return ("center", "(\(other).center.x, \(other).frame.minY \(half("height", "-")))")
      case "left of", "to the left of":
        return ("center", "(\(other).frame.minX \(half("width", "-")), \(other).center.y)")
      case "right of", "to the right of":
        return ("center", "(\(other).frame.maxX \(half("width", "+")), \(other).center.y)")
      default: return ("center", "(\(other).center.x, \(other).frame.maxY \(half("height", "+")))")
      }
    }
    return SpokenPlace.take(from: &line, for: frame).map { ("center", $0.text) }
  }

  /// Where nothing of it is seen any more.
  static func outside(
    _ frame: NamesAtHand.Frame, _ line: inout SpokenLine
  ) -> (property: String, value: String)? {
    let (stage, way) = (line.names.stage, SpokenWay.take(from: &line)?.vector)
    switch way.map({ ($0.x.rounded(), $0.y.rounded()) }) {
    case (-1, 0)?: return ("center.x", SpokenNumber.text(-frame.width / 2))
    case (0, -1)?: return ("center.y", SpokenNumber.text(-frame.height / 2))
    case (0, 1)?: return ("center.y", SpokenNumber.text(stage.height + frame.height / 2))
    default: return ("center.x", SpokenNumber.text(stage.width + frame.width / 2))
    }
  }
}
