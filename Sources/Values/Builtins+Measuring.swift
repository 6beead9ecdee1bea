import Charts
import Diagnostics

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
      "values", .expression, takes: "a path, a trace or a list", "values to measure")
    let level = Parameter.at("level", .plain, "value to reach")
    let isCrossing = aggregate == .crossing
    return Function(
      aggregate.rawValue, aggregate.summary, [subject] + (isCrossing ? [level] : []) + stretch,
      form: isCrossing ? "values, level" : "values",
      example: aggregate.example
    ) { (call) throws(Mistake) in
      let list = try list(call)
      switch aggregate {
      case .first: return list[0]
      case .last: return list[list.count - 1]
      case .bounces, .crossing, .damping, .max, .mean, .min, .overshoot, .period, .rise,
        .settling, .speed:
        return try result(aggregate, of: list, call)
      }
    }
  }

  private static func list(_ call: Arguments) throws(Mistake) -> List {
    guard case .list(let list) = call.positional[0] else {
      throw .wrongKind(
        call.function, takes: "a path, a trace or a list", found: call.positional[0].described,
        sample: "\(call.function)(red.center.y)")
    }
    if let label = call.labelled.first?.label { throw .listWithoutTime(label) }
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
    let result = aggregate.told(of: measure, quantity, unit: "", isTimed: false, level: level)
    guard let result else { throw aggregate.lacking("the list", measure, level: level) }
    return result.number
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
  /// A line that works without recorded values.
  fileprivate var example: String {
    switch self {
    case .period, .damping: "\(rawValue)([0, 4, 0, 3, 0, 2, 0])"
    case .crossing: "crossing([0, 4, 8], 6)"
    case .bounces, .first, .last, .max, .mean, .min, .overshoot, .rise, .settling, .speed:
      "\(rawValue)([0, 9, 12, 10, 10, 10])"
    }
  }

  /// The mistake for values that do not have this measure.
  package func lacking(
    _ text: String, _ measure: SeriesMeasure, level: Double?
  ) -> Mistake {
    switch self {
    case .overshoot where measure.settling != nil, .rise: .hasNoWay(text, rawValue)
    case .period, .damping: .doesNotSwing(text, rawValue)
    case .crossing:
      .neverReaches(
        text, Quantity.plain.written(level ?? 0), low: Quantity.plain.written(measure.least.value),
        high: Quantity.plain.written(measure.greatest.value))
    case .bounces, .first, .last, .max, .mean, .min, .overshoot, .settling, .speed:
      .doesNotSettle(text, rawValue)
    }
  }
}
