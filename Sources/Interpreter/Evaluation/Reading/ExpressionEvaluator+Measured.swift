import Language
import Values

/// Whether expressions are measured, so that another machine may differ in the last digit.
extension ExpressionEvaluator {
  /// Whether an expression reads a number of an object, such as `red.center.y`.
  ///
  /// This follows from what is written, not from the value: literals, values of `let`, counts and
  /// numbers rounded to integers are exact. So a count is never taken for a measurement; at worst,
  /// a measurement with its own name is compared to its last digit.
  package func isMeasured(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .number, .string, .boolean, .size: false
    case .name(let name): trace(named: name) != nil
    case .tuple, .list, .unary, .binary: expression.children.contains(where: isMeasured)
    case .call(let callee, let arguments):
      isConversion(expression)
        || !Self.isRounding(callee) && arguments.contains { isMeasured($0.value) }
    case .index(let base, _): isMeasured(base)
    case .member(let base, let name): isMeasuring(name, of: base) || isMeasured(base)
    }
  }

  /// Whether an expression is a property of an object, which has a past even if it is a list.
  package func isProperty(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, let reference = object(base),
      !reference.isKept
    else { return false }
    return (try? property(name, of: reference)) != nil
  }

  private static func isRounding(_ callee: Expression) -> Bool {
    guard case .name(let name) = callee.kind else { return false }
    return ["round", "floor", "ceil", "count", "bounces"].contains(name)
  }

  private func isMeasuring(_ name: Name, of base: Expression) -> Bool {
    if let reference = object(base) {
      return (try? property(name, of: reference))?.kind.isMeasured ?? false
    }
    // All views of a list give the same answer, and evaluating the index could use random numbers.
    guard case .index = base.kind else { return false }
    return ViewProperties.property(named: name.text)?.kind.isMeasured ?? false
  }

  /// The object that a name or a member stands for.
  func object(_ expression: Expression) -> ObjectReference? {
    switch expression.kind {
    case .name(let name):
      if case .object(let reference)? = self[name] { reference } else { nil }
    case .member(let base, let name):
      if case .recording(let whole)? = object(base) {
        world.traces.recording(named: "\(whole).\(name.text)").map { _ in
          .recording("\(whole).\(name.text)")
        }
      } else {
        object(base)?.side(name.text)
      }
    case .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .call, .index: nil
    }
  }
}
