import SwiftCode
import Text

/// SwiftUI's animations: a curve with its course.
extension Lowering {
  /// The clauses of an animation; nil if a part of it is not read, which a remark names.
  mutating func animation(_ expression: SwiftExpression) -> String? {
    if case .name(let name) = expression.kind, let constant = constants[name] {
      return expand(name) { $0.animation(constant) }
    }
    if case .call(let callee, let arguments) = expression.kind,
      case .member(let base, let name) = callee.kind, !base.isType
    {
      know()
      guard let modified = modified(base, name, arguments) else {
        remarkUnread(".\(name)", arguments)
        return nil
      }
      return modified
    }
    guard let tabled = tabled(expression, in: "animation") else {
      unread(text(of: expression.range))
      return nil
    }
    guard let tabled else { return nil }
    // The form of an animation that has all its values.
    guard tabled.hasPrefix("."), let whole = try? SwiftParser.expression(tabled) else {
      return tabled
    }
    return animation(whole)
  }

  private mutating func remarkUnread(_ name: String, _ arguments: [SwiftArgument]) {
    let values = arguments.map { ($0.label.map { "\($0): " } ?? "") + text(of: $0.value.range) }
    unread("\(name)(\(values.joined(separator: ", ")))")
  }

  private mutating func modified(
    _ base: SwiftExpression, _ name: String, _ arguments: [SwiftArgument]
  ) -> String? {
    let first = arguments.first?.value
    switch name {
    case "speed":
      guard arguments.count == 1, let factor = first?.number, factor > 0 else { return nil }
      let outer = pace
      pace *= factor
      defer { pace = outer }
      return animation(base)
    case "delay":
      guard arguments.count == 1, let delay = first.flatMap({ unit("s", $0) }) else { return nil }
      return animation(base).map { "\($0) delay \(delay)" }
    case "repeatForever", "repeatCount":
      if let delay = base.delayOfAnimation {
        remark(
          "`.delay(\(text(of: delay.value.range)))` before `\(name)` is left out: it waits in each "
            + "turn (in each leg, as it seems: not measured), and `delay` here waits once. "
            + "`animations on red repeat forever { animation … begin 300ms }` waits in each turn")
      }
      return animation(base.withoutDelay).flatMap { repeated($0, name, arguments) }
    default: return nil
    }
  }

  /// SwiftUI counts legs, and a way back is one of its own.
  private func repeated(
    _ whole: String, _ name: String, _ arguments: [SwiftArgument]
  ) -> String? {
    let count = name == "repeatCount" ? arguments.first : nil
    let rest = arguments.dropFirst(name == "repeatCount" ? 1 : 0)
    guard rest.count <= 1, rest.allSatisfy({ $0.label == "autoreverses" && $0.value.isBoolean })
    else { return nil }
    let reverses = rest.first?.value.kind != .name("false")
    let back = reverses ? " autoreverse on" : ""
    guard name == "repeatCount" else { return "\(whole) repeat forever\(back)" }
    guard let legs = count?.value.number, legs >= 1, legs == legs.rounded() else { return nil }
    if legs == 1 { return whole }
    return "\(whole) repeat \(Self.digits(reverses ? legs / 2 : legs))\(back)"
  }

  /// A number as a person writes it.
  static func digits(_ number: Double) -> String {
    ((number * 1e9).rounded() / 1e9).written
  }

  /// A number of an animation whose time runs faster: times are divided by the pace, and what counts
  /// per second is multiplied by it.
  mutating func paced(_ expression: SwiftExpression, power: Int) -> String? {
    guard let number = expression.number else {
      guard let written = value(expression), pace != 1, power != 0 else {
        return value(expression)
      }
      let factor = Self.digits(power == 2 ? pace * pace : pace)
      return "(\(written)) \(power < 0 ? "/" : "*") \(factor)"
    }
    guard pace != 1 || !expression.isPlainNumber else { return text(ofNumber: expression) }
    let factor = power < 0 ? 1 / pace : (0..<power).reduce(1) { product, _ in product * pace }
    return Self.digits(number * factor)
  }

  private func text(ofNumber expression: SwiftExpression) -> String? {
    if case .number(let text) = expression.kind { text } else { nil }
  }
}

extension SwiftExpression {
  /// The value of `.delay(…)` in a chain of modifiers.
  fileprivate var delayOfAnimation: SwiftArgument? {
    guard case .call(let callee, let arguments) = kind,
      case .member(let base, let name) = callee.kind
    else { return nil }
    return name == "delay" ? arguments.first : base.delayOfAnimation
  }

  fileprivate var withoutDelay: SwiftExpression {
    guard case .call(let callee, let arguments) = kind,
      case .member(let base, let name) = callee.kind
    else { return self }
    if name == "delay" { return base.withoutDelay }
    let member = SwiftExpression(kind: .member(base.withoutDelay, name), range: callee.range)
    return SwiftExpression(kind: .call(member, arguments), range: range)
  }

  fileprivate var isPlainNumber: Bool { if case .number = kind { true } else { false } }

  /// The number of a literal, or of sums and products of literals such as `64/255`.
  var number: Double? {
    switch kind {
    case .number(let text): return Double(text)
    case .prefix("-", let operand): return operand.number.map { -$0 }
    case .tuple(let parts) where parts.count == 1: return parts[0].value.number
    case .infix(let sign, let one, let other):
      guard let one = one.number, let other = other.number else { return nil }
      switch sign {
      case "+": return one + other
      case "-": return one - other
      case "*": return one * other
      case "/": return other == 0 ? nil : one / other
      default: return nil
      }
    default: return nil
    }
  }
}
