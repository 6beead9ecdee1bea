import Evaluation
import Language
import MotionCurves

/// A curve of numbers and its source text.
struct NamedCurve: Sendable {
  let curve: Curve
  let name: String
}

extension ArgumentType where Content == NamedCurve {
  /// The curve that a command takes.
  static var namedCurve: ArgumentType {
    ArgumentType(.curve) { (evaluator, values, what) throws(Failure) in
      try evaluator.namedCurve(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == NamedCurve? {
  /// The curve that a command takes; nil for a word in its place, unless that names a value.
  static func namedCurve(or word: String) -> ArgumentType {
    ArgumentType(.curveOrWord(word)) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .name(word) = expression.kind, evaluator[word] == nil { return nil }
      return try evaluator.namedCurve(expression, what)
    }
  }
}

extension ExpressionEvaluator {
  func namedCurve(
    _ expression: Expression, _ what: String
  ) throws(Failure) -> NamedCurve {
    let (value, text) = (try evaluate(expression), expression.span.text)
    guard let curve = value.asCurve else {
      throw Failure(
        .wrongKind(
          what, takes: "a curve", found: value.described, of: text,
          sample: "elasticOut"),
        at: expression.span)
    }
    guard curve.dimension == 1 else {
      throw Failure(
        .wrongKind(
          what, takes: "a curve of numbers", found: "a curve of points", of: text,
          sample: "elasticOut"),
        at: expression.span)
    }
    return NamedCurve(curve: curve, name: text)
  }
}
