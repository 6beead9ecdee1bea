/// A place in words: `the center`, `the top left corner`, `above box`, `(200, 300)`.
struct SpokenPlace {
  /// As a point is written here.
  let text: String
  let x, y: Double

  private init(_ text: String, _ x: Double, _ y: Double) {
    self.text = text
    self.x = x
    self.y = y
  }

  private init(_ x: Double, _ y: Double) { self.init(Self.text(x, y), x, y) }

  private static let number = #"(-?\d*\.?\d+)"#
  private static let point = Form(
    #"(?:\b(?:at|to|around|near|from|of|position|point) )?\(? ?\#(number) ?(?:px|pt)? ?, ?\#(number) ?(?:px|pt)? ?\)?"#
  )
  private static let axes = Form(
    #"(?:\b(?:at|to) )?\(?\bx ?[:=]? ?\#(number),? (?:and )?y ?[:=]? ?\#(number)\)?"#)
  private static let pair = Form(#"\b(?:at|to|around|position) \#(number) \#(number)(?![\w.%])"#)
  private static let middle: Form =
    #"\b(?:(?:at|to|towards?|in|into|around|from|of) )?(?:the )?(?:very )?(?:cent(?:er|re)|middle)(?: of (?:the )?(?:stage|screen|canvas|view|window|page|display|phone))?\b(?! of)"#
  private static let view: Form =
    #"\b(?:at|to|towards?|around|onto|into|from) (?:the )?(?:(?:cent(?:er|re)|middle|position) of (?:the )?)?(VIEW)\b(?:'s (?:center|position|place))?(?: (?:center|is))?"#
  private static let beside: Form =
    #"\b(?:directly |right |just )?(on top of|above|over|onto|below|under|underneath|beneath|(?:to the )?left of|(?:to the )?right of|next to|beside|inside) (?:the )?(VIEW)\b"#

  /// The point that a line tells of, which is then read.
  ///
  /// - Parameter body: the frame of what is to be there, and lies inside the stage then; nil for the
  ///   point alone.
  static func take(from line: inout SpokenLine, for body: NamesAtHand.Frame?) -> SpokenPlace? {
    if let match = line.take(axes) ?? line.take(point) ?? line.take(pair) {
      let (x, y) = (match.text(1), match.text(2))
      return SpokenPlace("(\(x), \(y))", Double(x) ?? 0, Double(y) ?? 0)
    }
    if let beside = takeBeside(from: &line, for: body) { return beside }
    if let goal = line.take(Self.view)?.text(1), let frame = line.names.frames[goal] {
      return SpokenPlace("\(goal).center", frame.midX, frame.midY)
    }
    if let edge = takeEdge(from: &line, for: body) { return edge }
    let stage = line.names.stage
    return line.takes(middle) ? SpokenPlace("stage.center", stage.width / 2, stage.height / 2) : nil
  }

  /// Beside another view, touching it.
  private static func takeBeside(
    from line: inout SpokenLine, for body: NamesAtHand.Frame?
  ) -> SpokenPlace? {
    guard let body, let match = line.take(beside), let other = line.names.frames[match.text(2)]
    else {
      return nil
    }
    var (x, y) = (other.midX, other.midY)
    switch match.text(1) {
    case "on top of", "above", "over", "onto": y = other.y - body.height / 2
    case "below", "under", "underneath", "beneath": y = other.y + other.height + body.height / 2
    case "left of", "to the left of": x = other.x - body.width / 2
    case "inside": break
    default:
      // On the side where there is room for it.
      let isRoom = other.x + other.width + body.width <= line.names.stage.width
      x = isRoom ? other.x + other.width + body.width / 2 : other.x - body.width / 2
    }
    return SpokenPlace(x, y)
  }

  private static let sides: [(Form, (x: Int?, y: Int?))] = {
    let end =
      #"(?:[ -]?(?:hand )?(?:side|edge|corner|border))?(?: of (?:the )?(?:stage|screen|canvas|view|window|page|display|phone))?\b"#
    let start = #"\b(?:(?:at|to|towards?|in|into|on|against|of) )?(?:the )?(?:very )?"#
    func side(_ words: String) -> Form { Form(start + words + end) }
    let (top, bottom) = ("(?:top|upper|ceiling)", "(?:bottom|lower|floor|ground)")
    return [
      (side(top + "[ -]left"), (0, 0)), (side("left[ -]" + top), (0, 0)),
      (side(top + "[ -]right"), (1, 0)), (side("right[ -]" + top), (1, 0)),
      (side(bottom + "[ -]left"), (0, 1)), (side("left[ -]" + bottom), (0, 1)),
      (side(bottom + "[ -]right"), (1, 1)), (side("right[ -]" + bottom), (1, 1)),
      (side(top), (nil, 0)), (side(bottom), (nil, 1)), (side("left"), (0, nil)),
      (side("right"), (1, nil)), (side("(?:a |any )?corner"), (0, 0)),
    ]
  }()

  private static func takeEdge(
    from line: inout SpokenLine, for body: NamesAtHand.Frame?
  ) -> SpokenPlace? {
    let isMiddle = line.has(middling)
    if isMiddle { _ = line.takes(#"\b(?:cent(?:er|re)|middle)(?: of the)?\b"#) }
    guard let side = line.take(sides) else { return nil }
    let stage = line.names.stage
    let (width, height) = (body?.width ?? 0, body?.height ?? 0)
    let x = side.x.map { $0 == 0 ? width / 2 : stage.width - width / 2 }
    let y = side.y.map { $0 == 0 ? height / 2 : stage.height - height / 2 }
    return SpokenPlace(
      x ?? (isMiddle ? stage.width / 2 : body?.midX ?? stage.width / 2),
      y ?? (isMiddle ? stage.height / 2 : body?.midY ?? stage.height / 2))
  }

  private static let middling: Form =
    #"\b(?:top|bottom|left|right)[ -](?:cent(?:er|re)|middle)\b|\b(?:cent(?:er|re)|middle) of the (?:top|bottom|left|right)\b"#

  static func text(_ x: Double, _ y: Double) -> String {
    "(\(SpokenNumber.text(x)), \(SpokenNumber.text(y)))"
  }
}
