import Evaluation
import Values

/// Numbers, most of all those at which something may break, and the values made of them.
extension ProgramWriter {
  /// A number without a unit.
  mutating func number() -> String {
    chance.happens(boldness)
      ? chance.pick(Self.extremes, else: "0")
      : chance.happens(60)
        ? "\(chance.within(-20...300))" : "\(Double(chance.within(-3000...9000)) / 100)"
  }

  static let extremes = [
    "0", "-0", "1", "-1", "0.1", "1e-9", "1e-300", "5e-324", "-5e-324", "2.2250738585072014e-308",
    "1e5", "1e6", "-1e6", "1000001", "1e7", "1e9", "1e15", "1e16", "9007199254740993", "1e19",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e38", "3.5e38", "1e154",
    "1e155", "1e200", "1.7976931348623157e308", "-1.7976931348623157e308", "1e309", "infinity",
    "-infinity", "(1/3)", "pi", "2147483647", "2147483648", "0.9999999999999999",
    "1.0000000000000002",
    "179769313486231570000000000000000000000000000000", "0.5", "100", "10000", "100001", "99999",
    "00012", "1.", ".5", "1e", "0x10", "1_000", "36000", "36000.1", "2160000", "2160001", "1e-7",
  ]

  mutating func quantity(_ quantity: Quantity) -> String {
    let unit =
      switch chance.happens(5) ? .plain : quantity {
      case .plain: chance.happens(5) ? chance.word("s ms deg pt hz % frames em") : ""
      case .time: chance.word("s ms ms min frames")
      case .angle: chance.word("deg rad turn")
      case .length: chance.happens(50) ? "" : "pt"
      case .frequency: "hz"
      case .share: "%"
      }
    // Short times, so that a program has many of them.
    if unit == "min", !chance.happens(boldness) { return "0.01min" }
    if unit == "s", !chance.happens(boldness) { return "\(Double(chance.within(0...20)) / 10)s" }
    return number() + unit
  }

  /// A number within a range, at its ends, or beyond them.
  mutating func number(_ kind: Quantity, _ range: ClosedRange<Double>) -> String {
    guard chance.happens(boldness) else {
      let (low, high) = (max(range.lowerBound, -50), min(range.upperBound, 200))
      guard low <= high, !chance.happens(30) else { return quantity(kind) }
      return "\(low + chance.fraction() * (high - low))"
    }
    switch chance.below(6) {
    case 0: return "\(range.lowerBound)"
    case 1: return "\(range.upperBound)"
    case 2: return "\(range.lowerBound.nextDown)"
    case 3: return "\(range.upperBound.nextUp)"
    default: return quantity(kind)
    }
  }

  mutating func point() -> String { "(\(number()), \(number()))" }
  mutating func size() -> String {
    chance.happens(60)
      ? "\(chance.within(0...900))x\(chance.within(0...900))" : "(\(number()), \(number()))"
  }
  mutating func rectangle() -> String { "(\(number()), \(number()), \(number()), \(number()))" }

  mutating func plainRectangle() -> String {
    "(\(chance.within(0...250)), \(chance.within(0...400)), \(chance.within(1...120)),"
      + " \(chance.within(1...120)))"
  }

  mutating func range() -> String {
    chance.happens(70)
      ? "\(chance.within(0...3))..\(chance.within(0...9))" : "\(number())..\(number())"
  }

  mutating func list() -> String {
    let items = (0..<chance.within(0...5)).map { _ in
      chance.happens(60) ? number() : chance.happens(50) ? point() : expression()
    }
    return "[\(items.joined(separator: ", "))]"
  }

  mutating func text() -> String {
    let pieces = (0..<chance.within(0...4)).map { _ in
      chance.happens(50) ? chance.pick(corpus.words, else: "a") : chance.pick(Self.odd, else: "")
    }
    return "\"\(pieces.joined(separator: chance.happens(50) ? " " : ""))\""
  }

  /// Parts of a text that are not letters.
  static let odd = [
    "\\n", "\\t", "\\\"", "\\\\", "\\(1 + 1)", "\\x", "\u{1B}[31m", "\u{7}", "\u{8}", "\u{9B}2J",
    "\u{202E}", "\u{200B}", "\u{0}", "\u{7F}", "👩‍👩‍👧", "é", "빨강", "```", "~~~", "...", "[..]",
    "<!-- motion: skip -->",
    "|", "# ", "ﷺ", "\r", "\u{2028}", "\u{FEFF}", "\u{85}", "{", "}", "M 0 0 L 100 0 C 1 2 3 4 5 6",
    "linear(0, 0.5 20%, 1)", "cubic-bezier(.17, .67, .83, 1.67)", "steps(4, jump-none)", "#ff0000",
  ]

  private mutating func corners() -> String {
    let corners = (0..<chance.below(5)).map { _ in
      chance.word("topLeft topRight bottomLeft bottomRight layerMinXMinYCorner")
    }
    return "[\(corners.joined(separator: ", "))]"
  }

  mutating func value(_ kind: ValueKind) -> String {
    guard !chance.happens(6) else { return expression() }
    switch kind {
    case .number(let quantity, let range): return number(quantity, range)
    case .count(let range):
      return chance.happens(boldness)
        ? number() : "\(range.lowerBound + chance.below(min(range.count, 40)))"
    case .times(let range): return chance.happens(20) ? "forever" : number(.plain, range)
    case .boolean: return chance.word("on off true false")
    case .string: return text()
    case .color: return chance.word("red blue systemTeal clear \"#ff0000\" \"#12\" mauve")
    case .point: return point()
    case .size: return size()
    case .rect: return chance.happens(50) ? plainRectangle() : rectangle()
    case .insets: return rectangle()
    case .transform: return transform()
    case .curve, .curveOrWord: return curve()
    case .region: return region()
    case .corners: return corners()
    case .mask:
      return chance.happens(50)
        ? region() : chance.happens(20) ? "off" : "roundedCorners(\(corners()), \(number()))"
    case .range: return range()
    case .points: return "[\(point()), \(point()), \(point())]"
    case .view, .object: return chance.pick(Self.objects, else: "red")
    case .views: return chance.word("red red,blue red,blue,box box [red,blue] group1 red,red 빨강")
    case .animator: return chance.pick(Self.names, else: "a")
    case .recognizer: return chance.pick(Self.names + ["on1", "gallery"], else: "a")
    case .screen: return chance.word("list detail search nav bar root red")
    case .transition: return chance.word("slide fade flip scale none bounce shrink mine red")
    case .viewsOrAnimators: return chance.happens(50) ? value(.views) : value(.animator)
    case .path: return path()
    case .keyPath: return chance.pick(ViewProperties.all.map(\.name), else: "center.x")
    case .expression: return expression()
    case .expressions:
      return (0..<chance.within(1...3)).map { _ in expression() }.joined(separator: ", ")
    case .word(let words): return chance.pick(words, else: "red")
    case .name: return chance.pick(Self.names, else: "a")
    case .lesson: return chance.word("fall snap mute-and-solo curve-7 fal a-b--c 7 and")
    case .binding: return "x in \(range())"
    case .parameters:
      let target = chance.happens(50) ? path() : chance.pick(Self.names, else: "a")
      let values = chance.happens(50) ? "[\(number()), \(expression())]" : range()
      return "\(target) in \(values)" + (chance.happens(20) ? " step \(number())" : "")
    case .flag: return ""
    }
  }
}
