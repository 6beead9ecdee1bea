import Diagnostics
import Language
import MotionGeometry
import Values

extension ExpressionEvaluator {
  package func evaluate(_ expression: Expression) throws(Failure) -> Value {
    try spend(.expression, at: expression.span)
    switch expression.kind {
    case .number(let number, let unit):
      guard let unit else { return .plain(number) }
      return .number(Quantity.value(number, unit), Quantity(unit))
    case .string(let text): return .string(text)
    case .boolean(let flag):
      return .boolean(flag, isSwitch: ["on", "off"].contains(expression.span.text))
    case .size(let width, let height): return .size(Size(width, height))
    case .name(let name): return try value(of: name, at: expression.span)
    case .tuple(let items): return try tuple(items)
    case .list(let items): return try list(items, at: expression.span)
    case .unary(let operation, let operand): return try unary(operation, operand)
    case .binary(let operation, let left, let right):
      return try binary(operation, left, right, at: expression.span)
    case .call(let callee, let arguments):
      if isInterrupted() { throw .interrupted }
      if let values = try valuesOfEach(expression) { return values }
      if let result = try aggregated(expression) { return result.listOrNumber }
      return try call(callee, arguments, at: expression.span)
    case .member(let base, let name):
      if let values = try valuesOfEach(expression) { return values }
      if let moment = try momentOfAggregate(name, of: base) { return moment }
      // A column of measured data; what a recording has is too much to list at each frame.
      if let frame, case .name = base.kind, let trace = trace(of: expression) {
        try spend(.sample, 4, at: expression.span)
        return trace.value(at: frame)
      }
      return try member(name, of: evaluate(base), base)
    case .index(let base, let index):
      if let named = try member(of: base, at: index) { return named }
      return try element(base, index)
    }
  }

  package func boolean(_ expression: Expression, of what: String) throws(Failure) -> Bool {
    let value = try evaluate(expression)
    return try attempt(at: expression.span) {
      guard case .boolean(let flag, _) = value else {
        throw Mistake.wrongKind(
          what, takes: "a condition",
          found: value.described, of: expression.span.text, sample: "red.center.y > 300")
      }
      return flag
    }
  }

  // MARK: Operators

  private func unary(
    _ operation: UnaryOperator, _ operand: Expression
  ) throws(Failure) -> Value {
    switch operation {
    case .not: return .boolean(try !boolean(operand, of: "not"))
    case .minus:
      let value = try evaluate(operand)
      return try attempt(at: operand.span) { try Arithmetic.negate(value) }
    }
  }

  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, at span: Span
  ) throws(Failure) -> Value {
    // `and` and `or` evaluate the right side only if it matters.
    if operation == .and || operation == .or {
      let first = try condition(left, operation, between: left, right)
      if first == (operation == .or) { return .boolean(first) }
      return .boolean(try condition(right, operation, between: left, right))
    }
    let (a, b) = (try evaluate(left), try evaluate(right))
    // A place before the view existed makes every result that uses it unknown.
    if frame != nil, a.isNothing || b.isNothing { return .nothing }
    let steps = operation.isComparison ? 6 : 1
    if case .list(let list) = a { try spend(.element, steps * list.extent, at: span) }
    if case .list(let list) = b { try spend(.element, steps * list.extent, at: span) }
    if case .list = a, isInterrupted() { throw .interrupted }
    return try attempt(at: span) { try Arithmetic.apply(operation, a, b) }
  }

  /// An operand of `and` or `or`. Several objects or curves are joined by a comma instead.
  private func condition(
    _ expression: Expression, _ operation: BinaryOperator, between left: Expression,
    _ right: Expression
  ) throws(Failure) -> Bool {
    let found: String? =
      switch expression.kind {
      case .name(let name):
        switch self[name] {
        case .object(let reference): reference.described
        case .curve, .function: "`\(name)`"
        default: nil
        }
      default: nil
      }
    guard let found else { return try boolean(expression, of: operation.rawValue) }
    let source = expression.span.source
    let between = left.span.upper..<right.span.lower
    let place = source.utf8[between].firstIndex { $0 != 0x20 } ?? between.lowerBound
    throw Failure(
      .joinsConditions(operation.rawValue, found: found),
      at: Span(source, place, place + operation.rawValue.utf8.count))
  }

  // MARK: Brackets

  private func tuple(_ items: [Expression]) throws(Failure) -> Value {
    var numbers: [Double] = []
    for item in items {
      let value = try evaluate(item)
      if frame != nil, value.isNothing { return .nothing }
      numbers.append(
        try attempt(at: item.span) {
          guard case .number(let number, let quantity) = value,
            quantity == .length || Quantity.plain.takes(quantity)
          else {
            throw Mistake.wrongKind(
              "a point", takes: "numbers", found: value.described, of: item.span.text,
              sample: "(160, 284)")
          }
          return number
        })
    }
    switch numbers.count {
    case 2: return .point(Point(numbers[0], numbers[1]))
    case 4: return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    default: return .vector(numbers)
    }
  }

  private func list(_ items: [Expression], at span: Span) throws(Failure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try evaluate(item)) }
    return .list(try attempt(at: span) { try List.bounded(values) })
  }

  private func element(_ base: Expression, _ index: Expression) throws(Failure) -> Value {
    try element(of: evaluate(base), base, index)
  }

  /// The value at a position of a list, which `base` gave.
  func element(
    of list: Value, _ base: Expression, _ index: Expression
  ) throws(Failure) -> Value {
    let position = try evaluate(index)
    return try attempt(at: index.span) {
      guard case .list(let values) = list else {
        throw Mistake.wrongKind(
          "[…]", takes: "a list", found: list.described, of: base.span.text,
          sample: "[1, 2, 3][0]")
      }
      guard !values.isEmpty else { throw Mistake.emptyList("[…]") }
      let check = Check(what: "[…]", text: index.span.text)
      return values[try check.count(position, 0...values.count - 1)]
    }
  }
}
