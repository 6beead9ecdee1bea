/// A tilt of the device in words: which way, how much, and how long it takes.
struct WrittenTilt {
  /// The line that tilts so.
  let line: String
  /// Whether the tilt was told as it is counted here: in numbers from -1 to 1.
  let isWhole: Bool
  /// Whether it was told as an angle.
  let isAngle: Bool

  private static let verb: Form =
    #"^\s*(?:set\s+|slowly\s+|gently\s+)*(?:the\s+)?tilt(?:\s*=|\s+to)?\s+(?:the\s+|my\s+|your\s+)?(?:(?:device|phone|iphone|ipad|screen|it)\b\s*)?(.*)$"#
  private static let level: Form =
    #"^\s*(?:level|flatten|straighten|reset|untilt)\s+(?:the\s+)?(?:device|phone|iphone|ipad|tilt)$|^\s*tilt\s+(?:the\s+)?(?:device\s+|phone\s+)?(?:reset|flat|level|zero|none|off|0|back\s+to\s+(?:flat|level|zero|0))$"#

  /// Nil where a line tilts no device.
  init?(_ text: String, _ names: NamesAtHand) {
    if text.has(Self.level) {
      (line, isWhole, isAngle) = ("tilt (0, 0)", true, false)
      return
    }
    guard let match = text.first(Self.verb), !text.contains("{"), !text.contains("?"),
      !match.text(1).words.contains(where: { names.views.contains(String($0)) }),
      !match.text(1).has(#"\b(?:effect|path|replay|at)\b"#)
    else { return nil }
    let rest = match.text(1)
    let time = Self.time(text)
    let said = time == nil ? rest : rest.removing(Self.timed)
    guard let (x, y, isTold) = Self.tilt(said) else { return nil }
    let point = "(\(WrittenNumber.text(x)), \(WrittenNumber.text(y)))"
    line = time.map { "tilt to \(point) over \($0)" } ?? "tilt \(point)"
    isWhole = isTold
    isAngle = said.has(#"\d\s*(?:deg|°|rad)|(?:^|[^.\d])[1-9]\d"#)
  }

  private static let timed: Form = #"\b(?:over|in|for|during|within)\s+(\d*\.?\d+)\s*(ms|s)?\w*"#

  private static func time(_ text: String) -> String? {
    text.first(timed).map { $0.text(1) + ($0[2] ?? "s") }
      ?? (text.has(#"\b(?:slowly|gently)\b"#) ? "1s" : nil)
  }

  private static let pair: Form =
    #"^\s*\(?\s*(-?\d*\.?\d+)(?:\s*,\s*|\s+)(-?\d*\.?\d+)\s*\)?\s*$"#
  private static let across: Form = #"\b(?:x|roll|gamma|horizontal(?:ly)?)\s*[:=]?\s*(-?\d*\.?\d+)"#
  private static let down: Form = #"\b(?:y|pitch|beta|vertical(?:ly)?)\s*[:=]?\s*(-?\d*\.?\d+)"#
  private static let number: Form = #"(-?\d*\.?\d+)\s*(deg\w*|°|rad\w*)?"#

  /// Right and down, and whether that was told in shares; nil where no way is told.
  private static func tilt(_ text: String) -> (Double, Double, Bool)? {
    func number(_ form: Form, _ group: Int) -> Double? {
      text.first(form).flatMap { Double($0.text(group)) }
    }
    if let x = number(pair, 1), let y = number(pair, 2) { return shares(x, y) }
    let (x, y) = (number(across, 1), number(down, 1))
    if x != nil || y != nil { return shares(x ?? 0, y ?? 0) }
    let amount = text.first(Self.number)
    let size = amount.flatMap { Double($0.text(1)) }
    let isShare = amount?[2] == nil && abs(size ?? 2) <= 1
    let share = isShare ? size ?? 0.5 : 0.5
    var way = (x: 0.0, y: 0.0)
    for (form, step) in ways where text.has(form) { way = (way.x + step.x, way.y + step.y) }
    if way == (0, 0) {
      guard let size, text.has(#"^\s*\(?\s*-?[\d.]+\s*(?:deg\w*|°)?\s*(?:,\s*0(?:deg)?\s*)?\)?$"#)
      else { return nil }
      way = (size < 0 && !isShare ? -1 : 1, 0)
    }
    return (way.x * share, way.y * share, isShare)
  }

  /// Numbers as they are, if both can be, or half a tilt each way that is told.
  private static func shares(_ x: Double, _ y: Double) -> (Double, Double, Bool) {
    if abs(x) <= 1, abs(y) <= 1 { return (x, y, true) }
    func half(_ number: Double) -> Double { number == 0 ? 0 : number < 0 ? -0.5 : 0.5 }
    return (half(x), half(y), false)
  }

  private static let ways: [(Form, (x: Double, y: Double))] = [
    (#"\bleft(?:wards?)?\b"#, (-1, 0)), (#"\bright(?:wards?)?\b"#, (1, 0)),
    (#"\b(?:forwards?|up(?:wards?)?|away)\b"#, (0, -1)),
    (#"\b(?:back(?:wards?)?|down(?:wards?)?|towards?\s+(?:me|you))\b"#, (0, 1)),
  ]
}
