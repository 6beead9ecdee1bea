/// What of a sentence tells which property changes, and whereto.
extension PlainSentence {
  /// A property and where it goes.
  struct Change {
    let property: String
    var from: String?
    var to: String?
    var by: String?
    var isMotion = false

    init(
      _ property: String, from: String? = nil, to: String? = nil, by: String? = nil,
      isMotion: Bool = false
    ) {
      self.property = property
      self.from = from
      self.to = to
      self.by = by
      self.isMotion = isMotion || from != nil
    }

    /// As an assignment.
    var set: String {
      guard let by else { return "= \(to ?? "0")" }
      return by.hasPrefix("-") ? "-= \(by.dropFirst())" : "+= \(by)"
    }

    /// As clauses of `animate`.
    var move: String { by.map { "by \($0)" } ?? "to \(to ?? "0")" }
  }

  // MARK: What

  private static let kinds: [(Form, String)] = [
    (#"\b(?:opacity|alpha|transparency)\b"#, "alpha"),
    (#"\b(?:upside\s+down|rotation|angle|rotated?|rotat\w+|turn|spin|tilt)\b"#, "rotation"),
    (
      #"\b(?:scale[sd]?|scaling|zoom\w*|grow\w*|shrink\w*|enlarge|bigger|larger|smaller|magnify)\b"#,
      "scale"
    ),
    (#"\bcorners?(?:\s*-?radius)?\b|\bradius\b|\brounded\b"#, "cornerRadius"),
    (#"\bborder(?:\s*width)?\b"#, "borderWidth"), (#"\bwidth\b"#, "frame.width"),
    (#"\bheight\b"#, "frame.height"),
    (#"\bsizes?\b|\bresize\b"#, "size"), (#"\b(?:colou?r|background)\b"#, "color"),
    (#"\bx(?:\s+position|-position)?\b"#, "center.x"),
    (#"\by(?:\s+position|-position)?\b"#, "center.y"),
    (#"\b(?:position|location|cent(?:er|re))\b"#, "center"),
  ]

  private var isTold: Bool {
    rest.has(
      #"\b(?:animate\w*|transition|tween|move[sd]?|slides?|fly|flies|glides?|shifts?|drag|goes|travels?|heads?|swims?|fade[sd]?|rotate|spin|turn|grow|shrink|zoom|scale)\b"#
    )
  }

  var change: Change? {
    if let fade { return fade }
    if let named = named { return named }
    return place
  }

  private var fade: Change? {
    if rest.has(#"\b(?:half[- ])?(?:transparent|translucent|see-through)\b"#) {
      return Change("alpha", to: rest.has(#"\b(?:fully|completely|totally)\b"#) ? "0" : "0.5")
    }
    if rest.has(#"\binvisible\b"#) { return Change("isHidden", to: "true") }
    if rest.has(#"\b(?:flash|blink|flicker)\w*\b"#) {
      return Change("alpha", to: "0", isMotion: true)
    }
    guard rest.has(#"\bfad(?:e[sd]?|ing)\b"#) else { return nil }
    if let value = values.to {
      return Change("alpha", from: values.from.map(share), to: share(value), isMotion: true)
    }
    return fadesIn || rest.has(#"\bin\b"#)
      ? Change("alpha", from: "0", to: "1", isMotion: true)
      : Change("alpha", to: "0", isMotion: true)
  }

  /// A property that is named, or that a verb is about, with its values.
  private var named: Change? {
    if let sides { return sides }
    guard let property = Self.kinds.first(where: { rest.has($0.0) })?.1 else { return nil }
    let values = values
    switch property {
    case "color":
      return colorName.map { Change("color", to: $0, isMotion: isTold) }
    case "size":
      return rest.first(#"(\d+)\s*(?:x|×|by|,)\s*(\d+)"#).map {
        Change("size", to: "\($0.text(1))x\($0.text(2))", isMotion: rest.has(#"\banimate\b"#))
      }
    case "center": return place
    case "rotation": return turn(values)
    case "scale": return sized(values)
    default:
      let fit = property == "alpha" ? share : { $0 }
      if let by = values.by { return Change(property, by: by, isMotion: isTold) }
      return values.to.map {
        Change(property, from: values.from.map(fit), to: fit($0), isMotion: isTold)
      }
    }
  }

  /// `width 100 and height 50`, `100 wide and 50 high`.
  private var sides: Change? {
    let match =
      rest.first(
        #"\bwidth\s*(?:of\s+|to\s+|=\s*|:\s*)?(\d+)(?:\s*(?:px|pt|points?))?[\s,]*(?:and\s+)?(?:an?\s+)?height\s*(?:of\s+|to\s+|=\s*|:\s*)?(\d+)"#
      )
      ?? rest.first(
        #"\b(\d+)\s*(?:px|pt|points?)?\s*wide[\s,]*(?:and\s+)?(\d+)\s*(?:px|pt|points?)?\s*(?:high|tall)"#
      )
    return match.map { Change("size", to: "\($0.text(1))x\($0.text(2))", isMotion: isTold) }
  }

  private func turn(_ values: Values) -> Change? {
    if rest.has(#"\bupside\s+down\b"#) { return Change("rotation", to: "180deg", isMotion: true) }
    func angle(_ number: String) -> String {
      rest.has(#"\d\s*rad"#) ? number + "rad" : number + "deg"
    }
    let isAnimated = isTold
    if let by = values.by { return Change("rotation", by: angle(by), isMotion: isAnimated) }
    return values.to.map {
      Change("rotation", from: values.from.map(angle), to: angle($0), isMotion: isAnimated)
    }
  }

  private func sized(_ values: Values) -> Change? {
    if let to = values.to ?? values.by {
      let isShare = to.hasSuffix("%") || (Double(to) ?? 0) <= 10
      func fit(_ value: String) -> String { isShare ? value : value + "%" }
      return Change("scale", from: values.from.map(fit), to: fit(to), isMotion: true)
    }
    let isDown = rest.has(#"\b(?:shrink\w*|smaller|half|down|zoom\w*\s+(?:\w+\s+)?out)\b"#)
    let words = [("double", "2"), ("twice", "2"), ("triple", "3"), ("half", "0.5")]
    let worded = words.first { rest.contains($0.0) }?.1
    return Change("scale", to: worded ?? (isDown ? "0.5" : "1.5"), isMotion: true)
  }

  private var colorName: String? {
    rest.all(#"[a-z]+"#).map { $0.text() }.last { names.colors.contains($0) }
  }

  private func share(_ number: String) -> String {
    guard !number.hasSuffix("%"), let value = Double(number), value > 1 else { return number }
    return number + "%"
  }

  // MARK: Where

  /// A place that it moves to, or a way and how far.
  private var place: Change? {
    let isAnimated = isTold || pace != nil || duration != nil
    if goal != nil, isAnimated {
      return Change("center", to: (goal ?? "") + ".center", isMotion: true)
    }
    guard isAnimated || rest.has(#"\b(?:put|place|position|set|go|bring|center|centre|align)\b"#)
    else { return nil }
    if let way = rest.first(
      #"\bfrom\s+\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?\s+to\s+\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?"#)
    {
      return Change(
        "center", from: "(\(way.text(1)), \(way.text(2)))", to: "(\(way.text(3)), \(way.text(4)))")
    }
    if let point = rest.first(#"\(?(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\)?"#) {
      return Change("center", to: "(\(point.text(1)), \(point.text(2)))", isMotion: isAnimated)
    }
    let number = rest.first(
      #"(?:^|[^\w.])(\d+(?:\.\d+)?)(?:\s*(?:px|pt|points?|pixels?))?(?![\w.%])"#)?.text(1)
    if rest.has(#"\bfrom\s+(?:the\s+)?(?:left|right|top|bottom|below|above)\b"#) { return nil }
    if let way = rest.first(#"\b(up|down|left|right)(?:wards?)?\b"#)?.text(1),
      !rest.has(#"\bto\s+the\s+(?:top|bottom)?\s*(?:left|right)\s+(?:edge|side|corner)"#),
      !rest.has(#"\b(?:top|bottom)\s+(?:left|right)\b"#)
    {
      let sign = way == "up" || way == "left" ? "-" : ""
      let axis = way == "up" || way == "down" ? "center.y" : "center.x"
      return Change(axis, by: sign + (number ?? "100"), isMotion: isAnimated)
    }
    return Self.places.first { rest.has($0.0) }.map { Change($0.1, to: $0.2, isMotion: isAnimated) }
  }

  private static let places: [(Form, String, String)] = [
    (#"\b(?:top\s+left|upper\s+left)\b"#, "center", "(50, 50)"),
    (#"\b(?:top\s+right|upper\s+right)\b"#, "center", "(270, 50)"),
    (#"\b(?:bottom\s+left|lower\s+left)\b"#, "center", "(50, 518)"),
    (#"\b(?:bottom\s+right|lower\s+right)\b"#, "center", "(270, 518)"),
    (#"\b(?:cent(?:er|re)|middle)\b"#, "center", "stage.center"),
    (#"\b(?:top)\b"#, "center.y", "50"), (#"\b(?:bottom|floor)\b"#, "center.y", "518"),
    (#"\bleft\b"#, "center.x", "50"), (#"\bright\b"#, "center.x", "270"),
  ]

  // MARK: Numbers

  struct Values {
    var from: String?
    var to: String?
    var by: String?
  }

  /// `from A to B`, `A -> B`, `to B`, `by N`, or the one number there is.
  private var values: Values {
    if let match = rest.first(Self.way) { return Values(from: match.text(1), to: match.text(2)) }
    if let match = rest.first(Self.step) { return Values(by: match.text(1)) }
    if let match = rest.first(Self.end) { return Values(to: match.text(1)) }
    let all = rest.all(Self.lone)
    return Values(to: all.count == 1 ? all[0].text(1) : nil)
  }

  private static let number = #"(-?\d*\.?\d+%?)\s*(?:deg\w*|°|px|pt|points?|rad\w*)?"#
  private static let way = Form(
    #"(?:\bfrom\s+)?\#(number)\s*(?:->|to|=>|-->)\s*\#(number)"#)
  private static let step = Form(#"\bby\s+\#(number)"#)
  private static let end = Form(#"\b(?:to|at|of|is)\s+\#(number)"#)
  private static let lone = Form(#"(?:^|[^\w.])\#(number)(?![\w.])"#)
}
