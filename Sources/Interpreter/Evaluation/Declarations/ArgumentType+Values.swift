import Diagnostics
import Language
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

// Numbers, points and shapes.

extension ArgumentType where Content == Double {
  package static func number(_ quantity: Quantity, _ range: ClosedRange<Double>) -> ArgumentType {
    ArgumentType(.number(quantity, range)) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      evaluator.noteBareNumber(expression, as: quantity, of: what)
      return try number(expression, evaluator, quantity, range, what)
    }.writing { quantity.written($0) }
  }

  /// An angular velocity in radians per second; unlike an angle, it may exceed a turn.
  package static func spin(_ range: ClosedRange<Double>) -> ArgumentType {
    ArgumentType(.number(.angle, range)) { (evaluator, values, what) throws(Failure) in
      try number(try evaluator.expression(values, of: what), evaluator, .angle, range, what)
    }.writing { Quantity.angle.written($0) }
  }

  private static func number(
    _ expression: Expression, _ evaluator: ExpressionEvaluator, _ quantity: Quantity,
    _ range: ClosedRange<Double>, _ what: String
  ) throws(Failure) -> Double {
    if quantity == .length { try evaluator.refuseShare(expression, of: what) }
    return try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
      try check.number(value, quantity, range)
    }
  }

  package static var plain: ArgumentType { number(.plain, Limits.coordinates) }
  package static var extent: ArgumentType { number(.length, 0...Limits.coordinate) }
  package static var length: ArgumentType { number(.length, Limits.coordinates) }
  /// A time in seconds, up to the longest session.
  package static var time: ArgumentType { number(.time, Limits.times) }
}

extension ArgumentType where Content == Double {
  /// A number of repetitions; `forever` is infinity.
  package static func times(_ range: ClosedRange<Double>) -> ArgumentType {
    ArgumentType(.times(range)) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .name("forever") = expression.kind, evaluator["forever"] == nil { return .infinity }
      return try evaluator.checked(expression, what, ValueType.times(range).check)
    }.writing { Quantity.plain.written($0) }
  }
}

extension ArgumentType where Content == Int {
  package static func count(_ range: ClosedRange<Int>) -> ArgumentType {
    checked(.count(range)).writing { "\($0)" }
  }

  /// A count of frames: `10`, `10 frames`, or a time.
  package static func frames(_ range: ClosedRange<Int>) -> ArgumentType {
    checked(.count(range)) { (check, value) throws(Mistake) in
      guard case .number(let seconds, .time) = value, seconds.isFinite else {
        return try check.count(value, range)
      }
      return try check.count(.plain((seconds * 60).rounded()), range)
    }.writing { "\($0)" }
  }
}

extension ArgumentType where Content == Bool {
  /// On or off; a keyword without a value means on.
  package static var boolean: ArgumentType {
    ArgumentType(.boolean) { (evaluator, values, what) throws(Failure) in
      guard let expression = values.first?.expression else { return true }
      return try evaluator.checked(expression, what, ValueType.boolean.check)
    }.writing { $0 ? "on" : "off" }
  }

  /// A keyword that takes no value and is true if present.
  package static var flag: ArgumentType {
    ArgumentType(.flag) { (_, _, _) throws(Failure) in true }
  }
}

extension ArgumentType where Content == Point {
  package static var point: ArgumentType {
    inPoints(.point).writing { Value.point($0).text(.standard) }
  }
}

extension ArgumentType where Content == [Point] {
  package static var points: ArgumentType {
    inPoints(.points)
  }
}

extension ArgumentType where Content == Size {
  package static var size: ArgumentType {
    inPoints(.size)
  }
}

extension ArgumentType where Content == Rect {
  package static var rect: ArgumentType {
    inPoints(.rect)
  }
}

extension ArgumentType where Content == EdgeInsets {
  package static var insets: ArgumentType {
    checked(.insets)
  }
}

extension ArgumentType where Content == ClosedRange<Double> {
  package static var range: ArgumentType {
    checked(.range)
  }
}

extension ArgumentType where Content == Curve {
  package static var curve: ArgumentType {
    checked(.curve).writing { $0.name }
  }
}

extension ArgumentType where Content == Region {
  package static var region: ArgumentType {
    checked(.region)
  }
}

extension ArgumentType {
  /// A kind made of lengths, which does not accept percentages.
  private static func inPoints(_ type: ValueType<Content>) -> ArgumentType {
    ArgumentType(type.kind) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      try evaluator.refuseShare(expression, of: what)
      return try evaluator.checked(expression, what, type.check)
    }
  }
}
