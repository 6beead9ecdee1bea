import Curves
import Execution

/// A curve of numbers and its source text.
struct NamedCurve: Sendable {
  let curve: Curve
  let name: String
}

extension ArgumentType where Content == NamedCurve {
  /// The curve that a command takes.
  static var namedCurve: ArgumentType {
    ArgumentType(.curve) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      let (value, text) = (try evaluator.evaluate(expression), expression.span.text)
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
}
