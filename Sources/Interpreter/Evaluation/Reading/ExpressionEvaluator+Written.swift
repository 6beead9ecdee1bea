import Diagnostics
import Language
import Values

extension ExpressionEvaluator {
  /// The text of an expression's value, with the expression's name and unit.
  package func written(
    _ value: Value, of expression: Expression, as text: String
  ) -> WrittenValue {
    let numbers = value.components
    return WrittenValue(
      text, numbers: numbers, name: expression.isLiteral ? nil : expression.written,
      unit: numbers == nil ? "" : shownUnit(of: expression, value),
      isMeasured: isMeasured(expression))
  }

  /// The unit for display. It evaluates only names and their members again, which changes nothing.
  private func shownUnit(of expression: Expression, _ value: Value) -> String {
    switch value {
    case .range(_, _, let quantity, _): String(quantity.suffix.dropFirst())
    case .number(_, .share): ""
    case .number(_, .plain): unitOfValues(expression)
    default: expression.isOfNames ? unit(of: expression, value) : value.unit
    }
  }

  /// The unit of a property, or of an aggregate that returns one of the property's values.
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
  /// The unit of a number's own quantity.
  fileprivate var unit: String {
    if case .number(_, let quantity) = self { String(quantity.suffix.dropFirst()) } else { "" }
  }
}

extension Expression {
  /// Whether it is a literal, or made of literals.
  package var isLiteral: Bool {
    switch kind {
    case .number, .string, .boolean, .size: true
    case .unary(_, let operand): operand.isLiteral
    case .tuple(let items), .list(let items): items.allSatisfy(\.isLiteral)
    case .name, .binary, .call, .member, .index: false
    }
  }

  /// Whether it consists of names, their members and numbers only.
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
