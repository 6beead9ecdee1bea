import Language
import Values

/// Operators and functions of numbers, which both languages have.
extension SwiftWriter {
  private static let operators: [BinaryOperator: String] = [
    .or: "||", .and: "&&", .equal: "==", .notEqual: "!=", .less: "<", .lessOrEqual: "<=",
    .greater: ">", .greaterOrEqual: ">=", .add: "+", .subtract: "-", .multiply: "*",
    .divide: "/",
  ]

  /// Operators of numbers and booleans, which both languages have; UIKit's points have none.
  mutating func infix(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> Written? {
    if let cases = comparison(of: left, right) ?? comparison(of: right, left) {
      return Self.operators[sign].map { Written("\(cases.0) \($0) \(cases.1)", "Bool") }
    }
    if let point = point(sign, left, right) { return point }
    guard let one = typed(left, as: ""), let other = typed(right, as: ""),
      [one, other].allSatisfy({ ["", "CGFloat", "Bool", "String"].contains($0.type) })
    else { return nil }
    let first = sign.needsBrackets(around: left, isRight: false) ? "(\(one.text))" : one.text
    let second = sign.needsBrackets(around: right, isRight: true) ? "(\(other.text))" : other.text
    if sign == .power { return Written("pow(\(first), \(second))", "CGFloat") }
    return Self.operators[sign].map {
      let isBoolean = sign.isComparison || sign == .or || sign == .and
      return Written("\(first) \($0) \(second)", isBoolean ? "Bool" : "CGFloat")
    }
  }

  /// The sum or the difference of two points, which UIKit has no operator for.
  private mutating func point(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> Written? {
    guard sign == .add || sign == .subtract, let one = typed(left, as: ""),
      let other = typed(right, as: ""), one.type == "CGPoint", other.type == "CGPoint"
    else { return nil }
    let parts = ["x", "y"].map { "\($0): \(one.text).\($0) \(sign.rawValue) \(other.text).\($0)" }
    return Written("CGPoint(\(parts.joined(separator: ", ")))", "CGPoint")
  }

  /// The comparison of an event's state with a word, which is a case in Swift.
  private mutating func comparison(
    of event: Expression, _ word: Expression
  ) -> (String, String)? {
    guard case .string(let word) = word.kind, let event = context.meanings[event.span.text],
      event.type.hasPrefix("UI")
    else { return nil }
    return (event.text, "." + word)
  }

  /// Functions of numbers that Foundation has under the same name.
  private static let functions: Set = [
    "abs", "acos", "asin", "atan", "atan2", "cos", "exp", "floor", "log", "max", "min", "sin",
    "sqrt", "tan",
  ]

  mutating func call(
    _ callee: Expression, _ arguments: [Expression.Argument]
  ) -> Written? {
    guard case .name(let name) = callee.kind, Self.functions.contains(name) else { return nil }
    var texts: [String] = []
    for argument in arguments {
      guard argument.label == nil, let written = typed(argument.value, as: ""),
        written.type == "CGFloat"
      else { return nil }
      texts.append(written.text)
    }
    return Written("\(name)(\(texts.joined(separator: ", ")))", "CGFloat")
  }
}

extension BinaryOperator {
  /// Whether an operand is in parentheses in Swift; a power is a call.
  fileprivate func needsBrackets(around operand: Expression, isRight: Bool) -> Bool {
    guard self != .power, case .binary(let sign, _, _) = operand.kind, sign != .power else {
      return false
    }
    return isRight ? sign.precedence <= precedence : sign.precedence < precedence
  }

  private var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .agrees: 3
    case .range, .openRange: 4
    case .add, .subtract: 5
    case .multiply, .divide, .remainder: 6
    case .power: 7
    }
  }
}
