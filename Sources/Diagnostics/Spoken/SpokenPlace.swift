/// A place in words: `the center`, `the top left corner`, `above box`, `(200, 300)`.
enum SpokenPlace {
  private static let number = #"(-?\d*\.?\d+)"#
  private static let point = Form(
    #"(?:\b(?:at|to|around|near|from|of|position|point) )?\(? ?\#(number) ?(?:px|pt)? ?, ?\#(number) ?(?:px|pt)? ?\)?"#
  )
  private static let axes = Form(
    #"(?:\b(?:at|to) )?\(?\bx ?[:=]? ?\#(number),? (?:and )?y ?[:=]? ?\#(number)\)?"#)
  private static let pair = Form(#"\b(?:at|to|around|position) \#(number) \#(number)(?![\w.%])"#)
  private static let middle: Form =
    #"\b(?:(?:at|to|in|into|around|from|of) )?(?:the )?(?:very )?(?:cent(?:er|re)|middle)(?: of (?:the )?(?:stage|screen|canvas|view|window|page|display|phone))?\b(?! of)"#
  private static let view: Form =
    #"\b(?:at|to|towards?|around|onto|into|from|with|and|where|of) (?:the )?(?:(?:cent(?:er|re)|middle|position) of (?:the )?)?(VIEW)\b(?:'s (?:center|position|place))?(?: (?:center|is))?"#
  private static let beside: Form =
    #"\b(?:directly |right |just )?(on top of|above|over|onto|below|under|underneath|beneath|(?:to the )?left of|(?:to the )?right of|next to|beside|inside|behind) (?:the )?(VIEW)\b"#

  /// The point that a line tells of, which is then read, as it is written here.
  ///
  /// - Parameter view: what is to be there, and lies inside the stage then; nil for the point alone.
  static func take(from line: inout SpokenLine, for view: String?) -> String? {
    if let match = line.take(axes) ?? line.take(point) ?? line.take(pair) {
      return "(\(match.text(1)), \(match.text(2)))"
    }
    if let beside = takeBeside(from: &line, for: view) { return beside }
    if let goal = line.take(Self.view)?.text(1) { return "\(goal).center" }
    if let edge = takeEdge(from: &line, for: view) { return edge }
    return line.takes(middle) ? "stage.center" : nil
  }

  /// Beside another view, touching it.
  private static func takeBeside(from line: inout SpokenLine, for view: String?) -> String? {
    guard let view, let frame = line.names.frames[view],
      let match = line.take(beside), let other = line.names.frames[match.text(2)],
      match.text(2) != view
    else { return nil }
    var (x, y) = (other.midX, other.midY)
    switch match.text(1) {
    case "on top of", "above", "over", "onto": y = other.y - frame.height / 2
    case "below", "under", "underneath", "beneath": y = other.y + other.height + frame.height / 2
    case "left of", "to the left of": x = other.x - frame.width / 2
    case "inside", "behind": break
    default:
      // On the side where there is room for it.
      let isRoom = other.x + other.width + frame.width <= line.names.stage.width
      x = isRoom ? other.x + other.width + frame.width / 2 : other.x - frame.width / 2
    }
    return text(x, y)
  }

  private static let sides: [(Form, (x: Int?, y: Int?))] = {
    let end =
      #"(?:[ -]?(?:hand )?(?:side|edge|corner|border))?(?: of (?:the )?(?:stage|screen|canvas|view|window|page|display|phone))?\b"#
    let start = #"\b(?:(?:at|to|in|into|on|from|against|of) )?(?:the )?(?:very )?"#
    func side(_ words: String) -> Form { Form(start + words + end) }
    let (top, bottom) = ("(?:top|upper|ceiling)", "(?:bottom|lower|floor|ground)")
    return [
      (side(top + "[ -]left"), (0, 0)), (side("left[ -]" + top), (0, 0)),
      (side(top + "[ -]right"), (1, 0)), (side("right[ -]" + top), (1, 0)),
      (side(bottom + "[ -]left"), (0, 1)), (side("left[ -]" + bottom), (0, 1)),
      (side(bottom + "[ -]right"), (1, 1)), (side("right[ -]" + bottom), (1, 1)),
      (side(top), (nil, 0)), (side(bottom), (nil, 1)), (side("left"), (0, nil)),
      (side("right"), (1, nil)), (side("(?:a |any )corner"), (0, 0)),
    ]
  }()

  private static func takeEdge(from line: inout SpokenLine, for view: String?) -> String? {
    let isMiddle = line.has(
      #"\b(?:top|bottom|left|right)[ -](?:cent(?:er|re)|middle)\b|\b(?:cent(?:er|re)|middle) of the (?:top|bottom|left|right)\b"#
    )
    if isMiddle { _ = line.takes(#"\b(?:cent(?:er|re)|middle)(?: of the)?\b"#) }
    guard let side = line.take(sides) else { return nil }
    let (stage, frame) = (line.names.stage, view.flatMap { line.names.frames[$0] })
    let (width, height) = (frame?.width ?? 0, frame?.height ?? 0)
    let x = side.x.map { $0 == 0 ? width / 2 : stage.width - width / 2 }
    let y = side.y.map { $0 == 0 ? height / 2 : stage.height - height / 2 }
    return text(
      x ?? (isMiddle ? stage.width / 2 : frame?.midX ?? stage.width / 2),
      y ?? (isMiddle ? stage.height / 2 : frame?.midY ?? stage.height / 2))
  }

  static func text(_ x: Double, _ y: Double) -> String {
    "(\(SpokenNumber.text(x)), \(SpokenNumber.text(y)))"
  }
}
