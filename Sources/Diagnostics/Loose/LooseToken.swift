/// A part of a line that has a command's words and values, whatever stands between them.
enum LooseToken: Equatable {
  case word(String)
  case view(String)
  /// A view's property, such as `red.alpha`.
  case path(String)
  /// A number as it is written here, with its unit if it has one.
  case number(String)
  case time(String)
  case angle(String)
  case point(String)
  /// Four numbers in brackets: a rectangle, or a curve's control points.
  case four(String)
  case size(String)

  private static let form: Form =
    #"((?:-?[\d.]+\s*\*\s*)?-?(?:\.|\b)(?:pi|M_PI(?:_[24])?)\b(?:\s*[*/]\s*[\d.]+)?)|\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)|(-?\d*\.?\d+)\s*,\s*(-?\d*\.?\d+)(?![\d.]|\s*,)|(\d+)\s*[x×]\s*(\d+)\b|([-+]?\d*\.?\d+)\s?(msec\w*|ms|millisec\w*|s|secs?|seconds?|deg|degrees?|°|rad|radians?|px|pts?|points?|pixels?|%|percent|hz|hertz|frames?)?(?![\w.])|(VIEW)((?:\.[A-Za-z]\w*)*)(?![\w-])|([A-Za-z][A-Za-z-]*)|\(((?:\s*-?\d*\.?\d+\s*,?){4})\)"#

  /// The tokens of a line; nil where it has signs that stand for more than what is between words.
  static func all(of line: String, _ names: NamesAtHand) -> [LooseToken]? {
    let line = plain(changes.replaced(in: line) { $0[1] == nil ? " by " : " by -" })
    guard !line.has(code) else { return nil }
    var tokens: [LooseToken] = []
    var end = 0
    let scalars = Array(line.unicodeScalars)
    for match in form.all(in: line, names) {
      guard scalars[end..<match.range.lowerBound].allSatisfy(isBetween) else { return nil }
      end = match.range.upperBound
      tokens += Self.tokens(of: match)
    }
    return scalars[end...].allSatisfy(isBetween) ? tokens : nil
  }

  /// What is set, or called with labels, is told by other rules.
  private static let code: Form =
    #"[A-Za-z]\.[A-Za-z]\w*\s*[=(]|[A-Z]\w+\(\s*\w+:|[A-Za-z]\w*\(\)|^\s*\[\w+\s+\w+:"#

  /// `+= 100` is a way, `-= 100` one back.
  private static let changes: Form = #"\s(?:\+=|(-)=)\s*"#

  private static let arrows: Form = #"->|-->|=>|→|\.\.\.?"#
  private static let pair: Form =
    #"\b(?:CG|NS|UI)(?:Point|Vector|Offset)(?:Make)?\(\s*(?:\w+:\s*)?(-?[\d.]+)\s*,\s*(?:\w+:\s*)?(-?[\d.]+)\s*\)"#
  private static let labelled: Form =
    #"(^|[\s,(])(d?)x\s*[:=]?\s*(-?\d*\.?\d+)\s*,?\s*d?y\s*[:=]?\s*(-?\d*\.?\d+)"#
  private static let call: Form = #"\b((?:UI|CA)[A-Z]\w+)\(([^()]*)\)(?=\.?\s*[A-Za-z])"#

  /// What an animation sets is where it leads.
  private static let animated: Form =
    #"^\s*(?:UIView\.?\s*)?animate[^={}]*\w\.\w[\w.]*\s*=\s*[-\d(.]"#
  /// UIKit's call, where its block has lost its braces.
  private static let block: Form = #"^\s*UIView\.animate\(([^(){}]*)\)(?=\s*[a-z])"#
  /// A value that is set, and then how it gets there.
  private static let led: Form =
    #"^\s*[a-z]\w*\.[\w.]+\s*=\s*(?:-?[\d.]+|\([^()]*\))\s+(?:with|over|in|using|animated|during)\b"#
  private static let region: Form = #"\bregion(?:\s*:)?\s+UIRegion\(\s*radius:\s*([\d.]+)\s*\)"#
  private static let factory: Form =
    #"\b(UI(?:Field|Attachment)Behavior\.\w+)\(((?:[^()]|\([^()]*\))*)\)"#

  /// A line without the types of its points, and without the brackets of a call that more comes behind.
  private static func plain(_ line: String) -> String {
    let line = block.replaced(in: line) { "animate \($0.text(1))" }
    let set = line.has(animated) || line.has(led) ? line.replacing("=", with: " ") : line
    let open = arrows.replaced(in: set) { _ in " to " }
      .removing(#",?\s*controlPoint2:"#).replacing("controlPoint1:", with: "controlPoints ")
    let points = pair.replaced(in: open) { "(\($0.text(1)), \($0.text(2)))" }
    let named = labelled.replaced(in: points) {
      "\($0.text(1) == "(" ? "" : $0.text(1))(\($0.text(3)), \($0.text(4)))"
    }
    let regions = region.replaced(in: named) { "radius \($0.text(1))" }
    let made = factory.replaced(in: regions) { "\($0.text(1)) \($0.text(2))" }
    return call.replaced(in: made) { "\($0.text(1)) \($0.text(2))" }
  }

  private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
    " ,=:().;/+&\"'[]".unicodeScalars.contains(scalar)
  }

  private static func tokens(of match: Form.Match) -> [LooseToken] {
    if let turn = match[1] { return [.angle(Self.turn(turn))] }
    if let x = match[2] ?? match[4], let y = match[3] ?? match[5] {
      return [.point("(\(x), \(y))")]
    }
    if let width = match[6], let height = match[7] { return [.size("\(width)x\(height)")] }
    if let number = match[8] { return [quantity(number, match.text(9).lowercased())] }
    if let view = match[10] {
      let path = match.text(11)
      return [path.isEmpty ? .view(view) : .path(view + path)]
    }
    if let numbers = match[13] {
      let parts = numbers.all(#"-?\d*\.?\d+"#).map { $0.text() }
      return [.four("(\(parts.joined(separator: ", ")))")]
    }
    return words(in: match.text(12)).map(LooseToken.word)
  }

  /// `.pi / 4` and `M_PI_4` as they are written here.
  private static func turn(_ text: String) -> String {
    text.replacing("M_PI_", with: "pi/").replacing("M_PI", with: "pi").filter { $0 != " " }
      .removing(#"\.(?=pi)"#)
  }

  /// Names that are told by the whole of them.
  private static let whole: Set<String> = LooseVerb.labels.union(LooseAnimation.labels)

  /// A number with its unit, in small letters, as it is written here.
  static func quantity(_ number: String, _ unit: String) -> LooseToken {
    switch unit {
    case _ where unit.hasPrefix("ms") || unit.hasPrefix("milli"): .time(number + "ms")
    case _ where unit.hasPrefix("s"): .time(number + "s")
    case _ where unit.hasPrefix("frame"): .time(number + " frames")
    case _ where unit.hasPrefix("deg") || unit == "°": .angle(number + "deg")
    case _ where unit.hasPrefix("rad"): .angle(number + "rad")
    case "%", "percent": .number(number + "%")
    default: .number(number)
    }
  }

  /// `UISnapBehavior` and `springField` by the words that they are made of, in small letters.
  private static func words(in name: String) -> [String] {
    if whole.contains(name.lowercased()) { return [name.lowercased()] }
    let bare = name.removing(#"^(?:UI|CA|CG|NS)(?=[A-Z])"#).removing(#"Behaviou?r$"#)
    let parts = bare.all(#"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|-"#).map { $0.text().lowercased() }
    return parts.contains("-") ? [name.lowercased()] : parts
  }
}
