import Diagnostics
import Language
import UIKitMotion
import Values

/// An object whose animations can be paused and stopped: a view or a property animator.
package enum Animated {
  case view(View)
  case animator(PropertyAnimator)
}

extension ArgumentType where Content == PropertyAnimator {
  package static var animator: ArgumentType {
    ArgumentType(.animator) { (evaluator, values, what) throws(Failure) in
      try evaluator.animator(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == [Animated] {
  /// One or more views and animators.
  package static var viewsOrAnimators: ArgumentType {
    ArgumentType(.viewsOrAnimators) { (evaluator, values, what) throws(Failure) in
      let expressions = values.compactMap(\.expression)
      let views = expressions.filter { !evaluator.namesAnimator($0) }
      let animators = expressions.filter(evaluator.namesAnimator)
      return try evaluator.views(views, what).map(Animated.view)
        + animators.map { (expression) throws(Failure) in
          .animator(try evaluator.animator(expression, what))
        }
    }
  }
}

extension ExpressionEvaluator {
  fileprivate func namesAnimator(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind, case .object(.animator)? = self[name] else {
      return false
    }
    return true
  }

  fileprivate func animator(
    _ expression: Expression, _ what: String
  ) throws(Failure) -> PropertyAnimator {
    if case .name(let name) = expression.kind, self[name] == nil {
      let known = stage.propertyAnimators.map(\.name)
      throw Failure(
        .unknownObject(name, kind: "an animator", known: known), at: expression.span)
    }
    let value = try evaluate(expression)
    guard case .object(.animator(let name)) = value,
      let animator = stage.propertyAnimator(named: name)
    else {
      throw .failed(
        Diagnostic(
          .wrongKind(
            what, takes: "an animator", found: value.described, of: expression.span.text,
            sample: stage.propertyAnimators.first?.name),
          at: expression.span))
    }
    return animator
  }
}
