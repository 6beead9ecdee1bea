import Diagnostics
import Language
import UIKitMotion
import Values

/// The name of a screen, a navigation or tabs, and its place in the source.
package struct ScreenName: Sendable {
  package let name: String
  package let span: Span
}

extension ArgumentType where Content == ScreenName {
  /// An existing screen, navigation or tabs.
  package static var screen: ArgumentType {
    ArgumentType(.screen) { (evaluator, values, what) throws(Failure) in
      try evaluator.screen(try evaluator.expression(values, of: what), what)
    }
  }

  /// An existing screen, navigation or tabs, or the word `root`.
  package static var screenOrRoot: ArgumentType {
    ArgumentType(.screen) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .name("root") = expression.kind, evaluator.own("root") == nil {
        return ScreenName(name: "root", span: expression.span)
      }
      return try evaluator.screen(expression, what)
    }
  }
}

extension ArgumentType where Content == [ScreenName] {
  /// One or more existing screens, navigations or tabs.
  package static var screens: ArgumentType {
    ArgumentType(.expressions) { (evaluator, values, what) throws(Failure) in
      try values.compactMap(\.expression).map { (expression) throws(Failure) in
        try evaluator.screen(expression, what)
      }
    }
  }
}

extension ArgumentType where Content == Name {
  /// The name of a transition. The command that needs the transition looks it up.
  package static var transition: ArgumentType {
    ArgumentType(.transition) { (evaluator, values, what) throws(Failure) in
      try evaluator.word(values, of: what)
    }
  }
}

extension ExpressionEvaluator {
  fileprivate func screen(_ expression: Expression, _ what: String) throws(Failure) -> ScreenName {
    let known = stage.screens.names
    if case .name(let name) = expression.kind, self[name] == nil {
      throw Failure(
        known.isEmpty
          ? .screens(.notAScreen(name)) : .unknownObject(name, kind: "a screen", known: known),
        at: expression.span)
    }
    let name: String
    switch try evaluate(expression) {
    case .object(let reference): name = reference.name
    // Events carry the names of screens as texts.
    case .string(let text): name = text
    default: name = ""
    }
    guard known.contains(name) else {
      throw Failure(.screens(.notAScreen(expression.span.text)), at: expression.span)
    }
    return ScreenName(name: name, span: expression.span)
  }
}
