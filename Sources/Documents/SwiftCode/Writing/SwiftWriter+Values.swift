import Diagnostics
import Language
import MotionCurves
import MotionGeometry
import Text
import Values

/// Values: numbers with their units, points, colors, curves, properties and arithmetic.
extension SwiftWriter {
  /// A value as Swift, with its type where that is known.
  struct Written {
    let text: String
    let type: String

    init(_ text: String, _ type: String) { (self.text, self.type) = (text, type) }

    /// Whether it can stand where a type is expected.
    func fits(_ expected: String) -> Bool {
      type.isEmpty || type == expected
        || Self.numbers.contains(type) && Self.numbers.contains(expected)
    }

    private static let numbers: Set = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]
  }

  /// A value as a type of UIKit or a kind of the table; nil if it has no counterpart.
  mutating func swift(_ expression: Expression, as kind: String) -> String? {
    switch kind {
    case "time": return seconds(of: expression).map(number) ?? typed(expression, as: kind)?.text
    case "switch", "Bool": return typed(expression, as: "Bool")?.text
    case "UIColor": return color(of: expression)
    case "CGColor": return word(expression).flatMap { layerColor($0) }
    case "CGPath": return typed(expression, as: "UIBezierPath").map { "\($0.text).cgPath" }
    case "corners":
      guard case .list(let corners) = expression.kind else { return nil }
      return "[\(corners.map { ".\($0.span.text)" }.joined(separator: ", "))]"
    case "Any": return boxed(expression)
    case "AnimationCurve":
      return word(expression).flatMap { UIKitTiming.curves.contains($0) ? "." + $0 : nil }
    case "CAMediaTimingFunction", "UITimingCurveProvider": return curve(expression, kind)
    case "word":
      // The name of a number is that number.
      return word(expression).flatMap {
        typed(named: $0)?.fits("CGFloat") == true ? nil : "." + $0
      }
    case "axes", "across":
      guard case .tuple = expression.kind else {
        return swift(expression, as: "").map { "CGVector(dx: \($0), dy: \($0))" }
      }
      return typed(expression, as: "CGVector")?.text
    case "text": return typed(expression, as: "String")?.text
    case "name":
      switch expression.kind {
      case .name, .member: return typed(expression, as: "")?.text
      default: return nil
      }
    case "animator":
      return typed(expression, as: "").flatMap {
        $0.type == "UIViewPropertyAnimator" ? $0.text : nil
      }
    case "transform", "region":
      let type = kind == "region" ? "UIRegion" : "Transform"
      return typed(expression, as: "").flatMap { $0.type.contains(type) ? $0.text : nil }
    case "operand":
      guard let text = typed(expression, as: "")?.text else { return nil }
      if case .binary = expression.kind { return "(\(text))" }
      return text
    default: return typed(expression, as: kind)?.text
    }
  }

  /// Seconds of a time that is written as a number.
  func seconds(of expression: Expression) -> Double? {
    guard case .number(let number, let unit) = expression.kind else { return nil }
    switch unit {
    case nil, .seconds: return number
    case .milliseconds: return number / 1000
    case .minutes: return number * 60
    case .frames: return number / 60
    default: return nil
    }
  }

  /// A number without an exponent where 12 decimals have it.
  func number(_ number: Double) -> String {
    let exact = number.written
    guard exact.contains("e-") else { return exact }
    let rounded = NumberFormat.rounded(number, decimals: 12)
    return Double(rounded) == number ? rounded : exact
  }

  func word(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name), .string(let name): name
    default: nil
    }
  }

  // MARK: Typed values

  /// A value with its type, if it can stand where a type is expected.
  ///
  /// Each value is written once: the table's lines are tried one after another, and several of them
  /// need the values in it.
  mutating func typed(_ expression: Expression, as expected: String) -> Written? {
    let type = expected.first?.isUppercase == true ? expected : ""
    let key = WrittenValues.Key(expression.span, type)
    if let known = values[key] { return known }
    guard context.depth < Self.deepest else { return nil }
    context.depth += 1
    let written = written(expression, as: type)
    context.depth -= 1
    let fitting = written.flatMap { type.isEmpty || $0.fits(type) ? $0 : nil }
    values[key] = .some(fitting)
    return fitting
  }

  /// The depth of expressions beyond which a statement has no counterpart.
  private static let deepest = 60

  private mutating func written(_ expression: Expression, as type: String) -> Written? {
    if let event = context.meanings[expression.span.text] { return event }
    if case .name(let name) = expression.kind, let named = typed(named: name) { return named }
    if let place = place(expression) { return place }
    if let text = tabled(expression, in: "values", type) {
      return Written(text, type.isEmpty ? Self.type(of: text) : type)
    }
    switch expression.kind {
    case .number(let value, let unit): return number(value, unit)
    case .boolean(let isOn): return Written(isOn ? "true" : "false", "Bool")
    case .string(let text): return Written(text.quoted, "String")
    case .size(let width, let height):
      return Written("CGSize(width: \(number(width)), height: \(number(height)))", "CGSize")
    case .name: return nil
    case .list(let items):
      var texts: [String] = []
      for item in items {
        guard let text = swift(item, as: "") else { return nil }
        texts.append(text)
      }
      let areNumbers = items.allSatisfy { typed($0, as: "")?.type == "CGFloat" }
      return Written("[\(texts.joined(separator: ", "))]", areNumbers ? "[CGFloat]" : "")
    case .unary(let sign, let operand):
      guard let operand = swift(operand, as: "operand") else { return nil }
      return Written((sign == .minus ? "-" : "!") + operand, sign == .minus ? "CGFloat" : "Bool")
    case .binary(let sign, let left, let right): return infix(sign, left, right)
    case .call(let callee, let arguments): return call(callee, arguments)
    case .member(let base, let name): return member(base, name.text)
    case .index(let base, let index):
      guard let base = swift(base, as: "operand"), let index = swift(index, as: "Int") else {
        return nil
      }
      return Written("\(base)[\(index)]", "")
    case .tuple: return nil
    }
  }

  private func number(_ value: Double, _ unit: Unit?) -> Written {
    switch unit {
    case .degrees: Written("\(number(value)) * .pi / 180", "CGFloat")
    case .turns: Written("\(number(value)) * 2 * .pi", "CGFloat")
    case .percent: Written(number(value / 100), "CGFloat")
    case .milliseconds: Written(number(value / 1000), "CGFloat")
    case .minutes: Written(number(value * 60), "CGFloat")
    case .frames: Written("\(number(value)) / 60", "CGFloat")
    case nil, .seconds, .radians, .points, .hertz: Written(number(value), "CGFloat")
    }
  }

  func typed(named name: String) -> Written? {
    if let type = context.locals[name] { return Written(scene.names.swift(name), type) }
    if let type = scene.names.type(of: name) {
      // A screen's name is its view's.
      return type == "UIViewController"
        ? Written("\(scene.names.swift(name)).view", "UIView")
        : Written(scene.names.swift(name), type)
    }
    return nil
  }

  /// The parts of values, by the type of the value.
  private static let parts: [String: [String: (part: String, type: String)]] = [
    "CGPoint": ["x": ("x", "CGFloat"), "y": ("y", "CGFloat")],
    "CGVector": ["x": ("dx", "CGFloat"), "y": ("dy", "CGFloat")],
    "CGSize": ["width": ("width", "CGFloat"), "height": ("height", "CGFloat")],
    "CGRect": [
      "x": ("origin.x", "CGFloat"), "y": ("origin.y", "CGFloat"),
      "width": ("size.width", "CGFloat"), "height": ("size.height", "CGFloat"),
      "size": ("size", "CGSize"), "origin": ("origin", "CGPoint"),
    ],
  ]

  private mutating func member(_ base: Expression, _ name: String) -> Written? {
    if let written = typed(base, as: "") {
      if let part = Self.parts[written.type]?[name] {
        return Written("\(written.text).\(part.part)", part.type)
      }
      if case .name(let object) = base.kind, written.type.hasSuffix("Behavior") {
        return Written("\(scene.names.swift(object)).\(name)", "CGFloat")
      }
    }
    return nil
  }

  /// A property of a view, by the table's section `places`.
  private mutating func place(_ expression: Expression) -> Written? {
    guard case .member = expression.kind else { return nil }
    for rule in rules.rules["places", default: []] {
      guard let bindings = rule.line.match(expression),
        case .expression(let whole) = rule.swift.kind, let place = whole.typed,
        let text = text(of: place.value, bindings)
      else { continue }
      return Written(text, place.type)
    }
    return nil
  }

  /// A value by a section of the table, of a type if one is expected.
  mutating func tabled(
    _ expression: Expression, in section: String, _ type: String = ""
  ) -> String? {
    for rule in rules.rules[section, default: []] {
      guard let bindings = rule.line.match(expression) else { continue }
      let text = attempt { writer in
        writer.text(of: rule.swift, bindings).flatMap {
          type.isEmpty || Written($0, Self.type(of: $0)).fits(type) ? $0 : nil
        }
      }
      if let text { return text }
    }
    return nil
  }

  /// The type that a call of the table creates; empty if its name does not say.
  private static func type(of text: String) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    if name.hasPrefix("CATransform3D") { return "CATransform3D" }
    // UIKit's wrapped numbers, such as a deceleration rate.
    if text.hasSuffix(".rawValue") { return "CGFloat" }
    return name.first?.isUppercase == true ? String(name) : ""
  }
}

/// The values of a statement that were already written.
final class WrittenValues {
  struct Key: Hashable {
    private let source: ObjectIdentifier
    private let range: Range<Int>
    private let type: String

    init(_ span: Span, _ type: String) {
      source = ObjectIdentifier(span.source)
      range = span.lower..<span.upper
      self.type = type
    }
  }

  private var known: [Key: SwiftWriter.Written?] = [:]

  subscript(key: Key) -> SwiftWriter.Written?? {
    get { known[key] }
    set { known[key] = newValue }
  }

  func removeAll() { known = [:] }
}
