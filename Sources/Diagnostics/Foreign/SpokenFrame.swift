/// A view that is made by its middle and its size, by its corner, or by its sides:
/// `view blue center (200, 200) size (50, 50) color blue`.
struct SpokenFrame {
  /// The line that makes it, with its frame.
  let line: String
  /// Whether its corner comes out of its middle, and all of its frame was told.
  let isReckoned: Bool

  private static let made: Form =
    #"^\s*(?:(?:new|add|make|create)\s+)?(?:a\s+)?view\s+(?:(?:called|named)\s+)?(?!at\b|with\b|of\b|called\b|named\b)(\w+)\b\s*(\S.*)$"#
  private static let isFramed: Form = #"\bframe\s*\([^()]*,[^()]*,[^()]*,[^()]*\)|[{};=]"#

  /// Nil where a line makes no view, or says nothing of where and how large it is.
  init?(_ text: String) {
    guard let match = text.first(Self.made), !match.text(2).has(Self.isFramed) else { return nil }
    let (name, rest) = (match.text(1), match.text(2))
    let place = Place(rest)
    guard place.isTold || place.size != nil else { return nil }
    let (width, height) = place.size ?? (100, 100)
    var origin = place.origin ?? (50, 50)
    if let middle = place.middle {
      origin = (middle.x - width / 2, middle.y - height / 2)
    }
    let frame = [origin.x, origin.y, width, height].map(WrittenNumber.text)
    let round = place.radius.map { "; \(name).cornerRadius = \(WrittenNumber.text($0))" } ?? ""
    let goal = place.goal.map { "; \(name).center = \($0)" } ?? ""
    line =
      "view \(name) frame (\(frame.joined(separator: ", ")))\(Self.others(rest))\(round)\(goal)"
    isReckoned = place.size != nil && place.middle != nil
  }

  /// What else is said of it, as it stands.
  private static func others(_ rest: String) -> String {
    // A text without its word.
    let text = rest.has(#"\btext\b"#) ? nil : rest.first(#""[^"]*""#).map { " text \($0.text())" }
    return rest.all(
      #"\b(?:color|in|alpha|text|font)\s+(?:"[^"]*"|(?!the\b|center\b|middle\b)[\w.]+)"#
    )
    .map { " " + $0.text() }
    .joined() + (text ?? "")
  }

  typealias Pair = (x: Double, y: Double)

  /// Where a view is said to be, and how large.
  private struct Place {
    var middle: Pair?
    var origin: Pair?
    /// A point by its name.
    var goal: String?
    var size: (Double, Double)?
    /// Of a round view.
    var radius: Double?

    var isTold: Bool { middle != nil || origin != nil || goal != nil }

    private static let number = #"(-?\d*\.?\d+)"#
    private static let pair =
      #"\s*[:=]?\s*(?:at\s+)?\(?\s*(?:x:?\s*)?"# + number + #"\s*[,\s]\s*(?:y:?\s*)?"# + number
      + #"\)?(?!\s*,\s*\d)"#
    private static let atMiddle = Form(
      #"\b(?:(?:centered|centred)\s+(?:at|on|in)|cent(?:er|re)|position|middle)"# + pair)
    private static let atCorner = Form(
      #"(?:^|\b(?:origin|at|topLeft|frame|from))"# + pair)
    private static let atPoint: Form =
      #"\b(?:cent(?:er|re)|centered|at|on|in)\s+(?:at\s+|on\s+)?(?:the\s+)?(stage\.center|middle|cent(?:er|re)|[a-z]\w*\.center)\b"#
    private static let extent = Form(
      #"\bsize\s*[:=]?\s*(?:of\s+)?\(?\s*"# + number + #"(?:\s*(?:x|×|,|by|\s)\s*"# + number
        + #")?"#)
    private static let plain = Form(#"(?:^|\s)(\d+)\s*[x×]\s*(\d+)\b"#)
    private static let bounds = Form(
      #"\bbounds\s*\(?\s*"# + number + #"\s*,\s*"# + number + #"\s*,\s*"# + number + #"\s*,\s*"#
        + number)
    private static let rect = Form(
      #"(?:^|\b(?:rect|frame))\s*\(?\s*"# + number + #"[\s,]+"# + number + #"[\s,]+"# + number
        + #"[\s,]+"# + number)

    init(_ text: String) {
      func numbers(_ form: Form) -> [Double]? {
        text.first(form).map { match in (1..<match.count).compactMap { Double(match.text($0)) } }
      }
      func one(_ words: String) -> Double? {
        text.first(Form(#"\b(?:\#(words))\s*[:=]?\s*(?:of\s+)?(-?\d*\.?\d+)"#)).flatMap {
          Double($0.text(1))
        }
      }
      if let rect = numbers(Self.rect), rect.count == 4 {
        origin = (rect[0], rect[1])
        size = (rect[2], rect[3])
        return
      }
      if let sides = numbers(Self.extent) ?? numbers(Self.plain), let first = sides.first {
        size = (first, sides.count > 1 ? sides[1] : first)
      } else if let bounds = numbers(Self.bounds), bounds.count == 4 {
        size = (bounds[2], bounds[3])
      } else if let radius = one("radius|r") ?? one("diameter|d").map({ $0 / 2 }) {
        self.radius = radius
        size = (2 * radius, 2 * radius)
      } else if let width = one("width|w"), let height = one("height|h") {
        size = (width, height)
      } else if let side = one("side|width|height") {
        size = (side, side)
      }
      if let point = numbers(Self.atMiddle), point.count == 2 {
        middle = (point[0], point[1])
      } else if let point = text.first(Self.atPoint)?.text(1) {
        goal = point.contains(".") ? point : "stage.center"
      } else if let point = numbers(Self.atCorner), point.count == 2 {
        // A circle is told by its middle.
        if radius == nil { origin = (point[0], point[1]) } else { middle = (point[0], point[1]) }
      } else if let x = one("x|left"), let y = one("y|top") {
        origin = (x, y)
      }
    }
  }
}
