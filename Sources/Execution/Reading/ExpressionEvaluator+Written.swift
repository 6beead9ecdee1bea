import Diagnostics
import Language
import Values

extension ExpressionEvaluator {
  /// The value of an expression in a text that was made of it, with its name and unit.
  package func written(
    _ value: Value, of expression: Expression, as text: String
  ) -> WrittenValue {
    let numbers = value.components
    return WrittenValue(
      text, numbers: numbers, name: expression.isLiteral ? nil : expression.written,
      unit: numbers == nil ? "" : unitTold(of: expression, value),
      isMeasured: isMeasured(expression))
  }

  /// Nothing is evaluated again but names and their members, which changes nothing.
  private func unitTold(of expression: Expression, _ value: Value) -> String {
    switch value {
    case .range(_, _, let quantity, _): String(quantity.suffix.dropFirst())
    case .number(_, .share): ""
    case .number(_, .plain): unitOfValues(expression)
    default: expression.isOfNames ? unit(of: expression, value) : value.unit
    }
  }

  /// The unit of a property, or of an aggregate that is one of its values.
  private func unitOfValues(_ expression: Expression) -> String {
    if case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
      ["first", "last", "min", "max", "mean"].contains(name), arguments.count == 1
    {
      return unitOfValues(arguments[0].value)
    }
    return expression.isOfNames ? unit(of: expression, .nothing) : ""
  }
}

extension Value {
  /// The unit that a number has by itself.
  fileprivate var unit: String {
    if case .number(_, let quantity) = self { String(quantity.suffix.dropFirst()) } else { "" }
  }
}

extension Expression {
  /// Whether it states its own value.
  package var isLiteral: Bool {
    switch kind {
    case .number, .string, .boolean, .size: true
    case .unary(_, let operand): operand.isLiteral
    case .tuple(let items), .list(let items): items.allSatisfy(\.isLiteral)
    case .name, .binary, .call, .member, .index: false
    }
  }

  /// Whether it is made of names, their members and numbers alone.
  fileprivate var isOfNames: Bool {
    switch kind {
    case .number, .name: true
    case .unary(_, let operand): operand.isOfNames
    case .member(let base, _): base.isOfNames
    case .binary(_, let left, let right): left.isOfNames && right.isOfNames
    case .string, .boolean, .size, .tuple, .list, .call, .index: false
    }
  }
}
