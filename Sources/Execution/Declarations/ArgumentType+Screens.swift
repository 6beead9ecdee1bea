import Diagnostics
import Language
import Staging
import Values

/// A screen, a navigation or tabs by its name, and where it was named.
package struct ScreenName: Sendable {
  package let name: String
  package let span: Span
}

extension ArgumentType where Content == ScreenName {
  /// One that is there.
  package static var screen: ArgumentType {
    ArgumentType(.screen) { (reader, values, what) throws(Failure) in
      try reader.screen(try reader.expression(values, of: what), what)
    }
  }

  /// The same, or the word `root`.
  package static var screenOrRoot: ArgumentType {
    ArgumentType(.screen) { (reader, values, what) throws(Failure) in
      let expression = try reader.expression(values, of: what)
      if case .name("root") = expression.kind, reader.own("root") == nil {
        return ScreenName(name: "root", span: expression.span)
      }
      return try reader.screen(expression, what)
    }
  }
}

extension ArgumentType where Content == [ScreenName] {
  /// Several, named one by one.
  package static var screens: ArgumentType {
    ArgumentType(.expressions) { (reader, values, what) throws(Failure) in
      try values.compactMap(\.expression).map { (expression) throws(Failure) in
        try reader.screen(expression, what)
      }
    }
  }
}

extension ArgumentType where Content == Name {
  /// A transition's name, which is looked up when it is needed.
  package static var transition: ArgumentType {
    ArgumentType(.transition) { (reader, values, what) throws(Failure) in
      try reader.word(values, of: what)
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
    // An event tells screens by name.
    case .string(let text): name = text
    default: name = ""
    }
    guard known.contains(name) else {
      throw Failure(.screens(.notAScreen(expression.span.text)), at: expression.span)
    }
    return ScreenName(name: name, span: expression.span)
  }
}
