import Diagnostics
import Language
import MotionGeometry
import Values

extension ExpressionEvaluator {
  /// Corners written by name, one or a list of them. In this place a word is a corner even if
  /// something else has its name. Nil for any other expression.
  func corners(in expression: Expression) throws(Failure) -> Value? {
    switch expression.kind {
    case .name(let name) where Corners(named: name) != nil:
      return .list(List([.string(name)]))
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try corner(item)) }
      return .list(List(values))
    case .number, .string, .boolean, .size, .name, .tuple, .unary, .binary, .call, .member, .index:
      return nil
    }
  }

  private func corner(_ item: Expression) throws(Failure) -> Value {
    guard case .name(let name) = item.kind else { return try evaluate(item) }
    if Corners(named: name) != nil { return .string(name) }
    guard self[name] == nil else { return try evaluate(item) }
    throw Failure(Masks.unknownCorner(name, of: "corners"), at: item.span)
  }
}
