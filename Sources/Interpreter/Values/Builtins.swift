import Diagnostics
import MotionCurves
import MotionGeometry
import MotionPlatform
import Text

/// The functions of expressions, in the order of help.
///
/// Each is a `Function`, whose `Parameter`s give the checks, help and completion.
package enum Builtins {
  package static let functions: [Function] =
    trigonometry + powers + rounding + mixing + measuring + counting + geometry + rects
    + transforms + matrices + curves + springs + Regions.functions + Masks.functions + texts
    + tweaks

  private static let byName = Dictionary(
    uniqueKeysWithValues: functions.map { ($0.name, $0) })

  package static func function(named name: String) -> Function? { byName[name] }

  /// A name for a value.
  package struct Constant: Sendable {
    package let name: String
    package let value: Value
    package let summary: String
  }

  /// The named numbers and the identity matrix, in the order of help.
  package static let constants =
    [
      Constant(name: "pi", value: .plain(.pi), summary: "half a turn in radians, 3.14159"),
      Constant(name: "e", value: .plain(exp(1)), summary: "base of natural logarithms, 2.71828"),
      Constant(name: "infinity", value: .plain(.infinity), summary: "more than any number"),
      Constant(name: "identity", value: .matrix(.identity(4)), summary: "the identity matrix"),
    ] + rates

  /// `UIScrollView.DecelerationRate`.
  private static let rates = [("normal", Decay.normalRate), ("fast", Decay.fastRate)].map {
    (name, rate) in
    Constant(
      name: name, value: .plain(rate),
      summary: "UIScrollView.DecelerationRate.\(name), \(NumberFormat.standard.string(rate))")
  }

  package static let rateNames = rates.map(\.name)

  private static let constantsByName = Dictionary(
    uniqueKeysWithValues: constants.map { ($0.name, $0) })

  package static func constant(named name: String) -> Constant? {
    constantsByName[name == "π" ? "pi" : name]
  }

  /// The rate with one of UIKit's names.
  package static func rate(named name: String) -> Double? {
    guard rateNames.contains(name), case .number(let rate, _)? = constant(named: name)?.value else {
      return nil
    }
    return rate
  }

  // MARK: One number

  private static func real(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(name, summary, [.at("number", .plain, "argument")]) {
      (call) throws(Mistake) in
      try .plain(checked(body(call.number(0)), call.function))
    }
  }

  /// Keeps the argument's unit: a rounded time is still a time.
  private static func keeping(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(
      name, summary,
      [
        .at(
          "number", .plain, takes: "a number or a point",
          "argument; the result keeps its unit, and a point its two parts")
      ]
    ) { (call) throws(Mistake) in
      switch call.positional[0] {
      case .number(let number, let quantity): return .number(body(number), quantity)
      case .point(let point): return .point(Point(body(point.x), body(point.y)))
      case let other:
        throw .wrongKind(name, takes: "a number or a point", found: other.described, sample: nil)
      }
    }
  }

  private static func ofAngle(
    _ name: String, _ noun: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(
      name, "the \(noun) of an angle; plain numbers are radians",
      [.at("angle", .angle, "argument")]
    ) {
      (call) throws(Mistake) in .plain(body(try call.number(0, .angle)))
    }
  }

  private static func toAngle(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(name, summary, [.at("number", .plain, "argument")]) {
      (call) throws(Mistake) in
      .number(try checked(body(call.number(0)), name), .angle)
    }
  }

  /// Returns a function's result, or throws a mistake that names the function if it is not a
  /// number.
  package static func checked(_ number: Double, _ name: String) throws(Mistake) -> Double {
    guard !number.isNaN else { throw .undefined(name) }
    return number
  }

  private static let trigonometry: [Function] = [
    ofAngle("sin", "sine", sin), ofAngle("cos", "cosine", cos), ofAngle("tan", "tangent", tan),
    toAngle("asin", "the angle whose sine is a number", asin),
    toAngle("acos", "the angle whose cosine is a number", acos),
    toAngle("atan", "the angle whose tangent is a number", atan),
    Function(
      "atan2", "the angle of the point (x, y)",
      [.at("y", .plain, "the point's y"), .at("x", .plain, "the point's x")]
    ) {
      (call) throws(Mistake) in .number(atan2(try call.number(0), try call.number(1)), .angle)
    },
  ]

  private static let powers: [Function] = [
    real("sqrt", "the square root", { $0.squareRoot() }),
    real("exp", "e to a power", exp),
    real("log", "the natural logarithm", { $0 < 0 ? .nan : log($0) }),
    Function(
      "pow", "a power, like `^`",
      [
        .at("base", .plain, "number to raise"),
        .at("exponent", .plain, "power to raise it to"),
      ]
    ) { (call) throws(Mistake) in
      .plain(try checked(pow(call.number(0), call.number(1)), "pow"))
    },
  ]

  private static let rounding: [Function] = [
    keeping("abs", "absolute value", abs),
    keeping("round", "nearest whole number", { $0.rounded() }),
    keeping("floor", "largest whole number not above a number", { $0.rounded(.down) }),
    keeping("ceil", "smallest whole number not below a number", { $0.rounded(.up) }),
  ]

  // MARK: Several numbers

  private static let mixing: [Function] = [
    extreme("min", "the smallest", smaller), extreme("max", "the largest", larger),
    Function(
      "clamp", "a value limited to a range, or a curve whose values are",
      [
        .at(
          "value", .plain, takes: "a number, an easing or a spring",
          "value to limit; a curve's range has its start, 0, and its end, 1"),
        .at("low", .plain, "lower limit"), .at("high", .plain, "upper limit"),
      ], example: "compare backOut, clamp(backOut, 0, 1)"
    ) {
      (call) throws(Mistake) in
      if case .curve(let curve) = call.positional[0] { return try clamped(curve, call) }
      // The bounds may come in either order.
      let low = try smaller(call.positional[1], call.positional[2])
      let high = try larger(call.positional[1], call.positional[2])
      return try larger(low, smaller(call.positional[0], high))
    },
    Function(
      "lerp", "the value a fraction of the way from a to b",
      [
        .at("a", .point, takes: "a number, a point or a size", "start"),
        .at("b", .point, takes: "the same as a", "end"),
        .at("fraction", .plain, "position between them: 0 is a, 1 is b"),
      ]
    ) {
      (call) throws(Mistake) in
      let fraction = Value.plain(try call.number(2))
      let way = try Arithmetic.apply(.subtract, call.positional[1], call.positional[0])
      return try Arithmetic.apply(
        .add, call.positional[0], Arithmetic.apply(.multiply, way, fraction))
    },
    Function(
      "random", "a random number from the session's `seed`: 0 to 1, or between two limits",
      [
        .at("low", .plain, "lower limit; as the only argument, the upper limit", else: "0"),
        .at("high", .plain, "upper limit", else: "1"),
      ]
    ) { (call) throws(Mistake) in
      let fraction = call.random()
      switch call.positional.count {
      case 0: return .plain(fraction)
      case 1: return .plain(fraction * (try call.number(0)))
      default:
        let (low, high) = (try call.number(0), try call.number(1))
        return .plain(low + fraction * (high - low))
      }
    },
  ]

  private static func extreme(
    _ name: String, _ summary: String,
    _ chosen: @escaping @Sendable (Value, Value) throws(Mistake) -> Value
  ) -> Function {
    Function(
      name, "\(summary) of its arguments, of a list, of a curve, or of a path's recorded values",
      [
        .at(
          "a", .plain, takes: "a number, a path, a trace, a curve or a list",
          "first value, or all values"),
        .at("b", .plain, "another value", else: "", isRepeated: true),
      ] + stretch, form: "a, b, …"
    ) {
      (call) throws(Mistake) in
      if call.positional.count == 1, let curve = call.positional[0].asCurve,
        let aggregate = Aggregate(rawValue: name)
      {
        return try measured(aggregate, curve, call)
      }
      if let label = call.labelled.first?.label { throw .listWithoutTime(label) }
      var values = call.positional
      if values.count == 1, case .list(let list) = values[0] { values = list.values }
      guard var best = values.first else { throw .emptyList(name) }
      for value in values.dropFirst() { best = try chosen(best, value) }
      guard case .number = best else {
        throw .wrongKind(name, takes: "numbers", found: best.described, sample: nil)
      }
      return best
    }
  }

  private static func smaller(_ a: Value, _ b: Value) throws(Mistake) -> Value {
    if case .boolean(true, _) = try Arithmetic.apply(.less, b, a) { b } else { a }
  }

  private static func larger(_ a: Value, _ b: Value) throws(Mistake) -> Value {
    if case .boolean(true, _) = try Arithmetic.apply(.greater, b, a) { b } else { a }
  }
}
