import Charts
import Diagnostics

/// Many numbers in one. Here they are a list; of a path and a trace the evaluator takes what was
/// recorded, before these are called.
extension Builtins {
  package static let measuring: [Function] = Aggregate.allCases.compactMap { aggregate in
    // Those two take several values as well, and are declared beside `clamp`.
    aggregate == .min || aggregate == .max ? nil : function(aggregate)
  }

  /// From when and up to when a path or a trace is measured.
  static let stretch: [Parameter] = [
    .labelled("from", .time, "from which time on", else: "all of it"),
    .labelled("to", .time, "up to which time", else: "all of it"),
  ]

  private static func function(_ aggregate: Aggregate) -> Function {
    let subject = Parameter.at(
      "values", .expression, takes: "a path, a trace or a list", "what is measured")
    let level = Parameter.at("level", .plain, "what it is to reach")
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
        return try told(aggregate, of: list, call)
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

  private static func told(
    _ aggregate: Aggregate, of list: List, _ call: Arguments
  ) throws(Mistake) -> Value {
    let (ys, quantity) = try numbers(list, call.function)
    guard ys.count > 1 || ![.speed, .settling].contains(aggregate) else {
      throw .wrongKind(
        call.function, takes: "two numbers or more", found: "a list of one", sample: nil)
    }
    let level = aggregate == .crossing ? try call.number(1, quantity) : nil
    let measure = SeriesMeasure(xs: ys.indices.map(Double.init), ys: ys)
    guard let measure else { throw .undefined(call.function) }
    let told = aggregate.told(of: measure, quantity, unit: "", isTimed: false, level: level)
    guard let told else { throw aggregate.lacking("the list", measure, level: level) }
    return told.number
  }

  /// The numbers of a list, which have one unit.
  private static func numbers(
    _ list: List, _ function: String
  ) throws(Mistake) -> (ys: [Double], Quantity) {
    var ys: [Double] = []
    var common = Quantity.plain
    for value in list {
      guard case .number(let number, let quantity) = value else {
        throw .wrongKind(
          function, takes: "numbers", but: "one of the list is \(value.described)", sample: nil)
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
  /// A line that has an answer without anything that was recorded.
  fileprivate var example: String {
    switch self {
    case .period, .damping: "\(rawValue)([0, 4, 0, 3, 0, 2, 0])"
    case .crossing: "crossing([0, 4, 8], 6)"
    case .bounces, .first, .last, .max, .mean, .min, .overshoot, .rise, .settling, .speed:
      "\(rawValue)([0, 9, 12, 10, 10, 10])"
    }
  }

  /// What is said where there is no such thing.
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
