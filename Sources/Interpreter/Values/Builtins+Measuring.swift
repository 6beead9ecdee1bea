import Answers
import Diagnostics
import MotionCurves
import Text

/// Functions that reduce many numbers to one. Here the numbers are a list. For a path or a trace,
/// the evaluator measures the recorded values before these functions are called.
extension Builtins {
  package static let measuring: [Function] = Aggregate.allCases.compactMap { aggregate in
    // `min` and `max` also take several values, and are declared beside `clamp`.
    aggregate == .min || aggregate == .max ? nil : function(aggregate)
  }

  /// The start and end of the measured part of a path or a trace.
  static let stretch: [Parameter] = [
    .labelled("from", .time, "start", else: "the first value"),
    .labelled("to", .time, "end", else: "the last value"),
  ]

  private static func function(_ aggregate: Aggregate) -> Function {
    let subject = Parameter.at(
      "values", .expression, takes: "a path, a trace, a curve or a list", "values to measure")
    let level = Parameter.at("level", .plain, "value to reach")
    let isCrossing = aggregate == .crossing
    return Function(
      aggregate.rawValue, aggregate.summary,
      [subject] + (isCrossing ? [level] : []) + stretch
        + (aggregate == .settling ? [within] : []),
      form: isCrossing ? "values, level" : "values",
      example: aggregate.example
    ) { (call) throws(Mistake) in
      if let curve = call.positional[0].asCurve { return try measured(aggregate, curve, call) }
      let list = try list(call)
      switch aggregate {
      case .first: return list[0]
      case .last: return list[list.count - 1]
      case .bounces, .crossing, .damping, .max, .mean, .min, .overshoot, .peaks, .period, .rise,
        .settling, .speed, .valleys:
        return try result(aggregate, of: list, call)
      }
    }
  }

  private static let within = Parameter.labelled(
    "within", .number(.share, Aggregate.settlingShares), "distance from the final value",
    else: Quantity.share.written(Aggregate.settlingShare))

  private static func share(_ call: Arguments) throws(Mistake) -> Double {
    guard let value = call["within"] else { return Aggregate.settlingShare }
    do throws(Mistake) {
      return try Check(what: "within").number(value, .share, Aggregate.settlingShares)
    } catch {
      throw error.about(argument: "within")
    }
  }

  /// A measure of a curve over its own duration, or over its progress.
  static func measured(
    _ aggregate: Aggregate, _ curve: Curve, _ call: Arguments
  ) throws(Mistake) -> Value {
    if let label = call.labelled.map(\.label).first(where: { $0 != "within" }) {
      throw .clauseDoesNotApply(label + ":").about(argument: label)
    }
    return try aggregate.result(
      of: curve, level: aggregate == .crossing ? try call.number(1) : nil, within: try share(call)
    ).listOrNumber
  }

  private static func list(_ call: Arguments) throws(Mistake) -> List {
    guard case .list(let list) = call.positional[0] else {
      throw .wrongKind(
        call.function, takes: "a path, a trace, a curve or a list",
        found: call.positional[0].described,
        sample: "\(call.function)(red.center.y)")
    }
    if let label = call.labelled.map(\.label).first(where: { $0 != "within" }) {
      throw .listWithoutTime(label)
    }
    guard !list.isEmpty else { throw .emptyList(call.function) }
    return list
  }

  private static func result(
    _ aggregate: Aggregate, of list: List, _ call: Arguments
  ) throws(Mistake) -> Value {
    let (ys, quantity) = try numbers(list, call.function)
    guard ys.count > 1 || ![.speed, .settling].contains(aggregate) else {
      throw .wrongKind(
        call.function, takes: "two numbers or more", found: "a list with one value", sample: nil)
    }
    let level = aggregate == .crossing ? try call.number(1, quantity) : nil
    let measure = SeriesMeasure(xs: ys.indices.map(Double.init), ys: ys)
    guard let measure else { throw .undefined(call.function) }
    let result = aggregate.result(
      of: measure, quantity, unit: "", isTimed: false, level: level,
      within: try share(call))
    guard let result else {
      throw aggregate.lacking("the list", measure, level: level, isTimed: false)
    }
    return result.listOrNumber
  }

  /// The numbers of a list and their common unit.
  private static func numbers(
    _ list: List, _ function: String
  ) throws(Mistake) -> (ys: [Double], Quantity) {
    var ys: [Double] = []
    var common = Quantity.plain
    for value in list {
      guard case .number(let number, let quantity) = value else {
        throw .wrongKind(
          function, takes: "numbers", but: "the list contains \(value.described)", sample: nil)
      }
      if common == .plain { common = quantity }
      guard quantity == common || quantity == .plain else {
        throw .mixedUnits("+", common.described, quantity.described)
      }
      ys.append(number)
    }
    return (ys, common)
  }
}

extension Aggregate {
  /// The result of this measure of a curve, over its own duration or over its progress.
  package func result(
    of curve: Curve, level: Double?, within share: Double
  ) throws(Mistake) -> Result {
    guard let measured = MeasuredCurve(curve) else {
      throw .wrongKind(
        rawValue, takes: "a curve of numbers", found: "`\(curve.name)`", sample: nil)
    }
    let (isTimed, measure) = (measured.isTimed, measured.measure)
    guard
      let result = result(
        of: measure, .plain, unit: "", isTimed: isTimed, level: level, within: share)
    else { throw lacking("the curve", measure, level: level, isTimed: isTimed) }
    return result
  }

  /// A line that works without recorded values.
  fileprivate var example: String {
    switch self {
    case .period, .damping: "\(rawValue)([0, 4, 0, 3, 0, 2, 0])"
    case .crossing: "crossing([0, 4, 8], 6)"
    case .peaks, .valleys: "\(rawValue)([0, 4, 1, 3, 2, 5])"
    case .bounces, .first, .last, .max, .mean, .min, .overshoot, .rise, .settling, .speed:
      "\(rawValue)([0, 9, 12, 10, 10, 10])"
    }
  }

  /// The mistake for values that do not have this measure.
  package func lacking(
    _ text: String, _ measure: SeriesMeasure, level: Double?, isTimed: Bool
  ) -> Mistake {
    switch self {
    case .overshoot where measure.isUnderWay, .rise where measure.isUnderWay,
      .settling where measure.isUnderWay:
      .stillMoves(text, rawValue, at: NumberFormat.time(measure.last.at))
    case .overshoot where measure.settling != nil, .rise: .hasNoWay(text, rawValue)
    case .period, .damping:
      .doesNotSwing(
        text, rawValue,
        turns: measure.swingTurns.map {
          isTimed ? NumberFormat.time($0.at) : Quantity.plain.written($0.at)
        })
    case .crossing:
      .neverReaches(
        text, Quantity.plain.written(level ?? 0), low: Quantity.plain.written(measure.least.value),
        high: Quantity.plain.written(measure.greatest.value))
    case .bounces, .first, .last, .max, .mean, .min, .overshoot, .peaks, .settling, .speed,
      .valleys:
      .doesNotSettle(text, rawValue)
    }
  }
}
