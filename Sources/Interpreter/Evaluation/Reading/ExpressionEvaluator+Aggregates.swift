import Answers
import Diagnostics
import Language
import Values

/// Aggregates over recorded time: `max(red.center.y)`, `settling(low, from: 1s)`. An aggregate
/// whose subject contains a path or a trace covers all recorded frames; with any other subject it
/// is an ordinary function.
extension ExpressionEvaluator {
  /// The parts of a call of an aggregate.
  struct AggregateCall {
    let aggregate: Aggregate
    let subject: Expression
    let level: Expression?
    let from: Expression?
    let to: Expression?
    let within: Expression?

    /// The arguments besides the subject.
    var settings: [Expression] { [level, from, to, within].compactMap(\.self) }
  }

  /// The parts of a call that is written like an aggregate's; nil for any other call. It does not
  /// check whether the subject has a past.
  func writtenAggregate(_ expression: Expression) -> AggregateCall? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let name) = callee.kind, let aggregate = Aggregate(rawValue: name)
    else { return nil }
    var positional: [Expression] = []
    var labelled: [String: Expression] = [:]
    for argument in arguments {
      guard let label = argument.label?.text else {
        positional.append(argument.value)
        continue
      }
      let isKnown = label == "within" ? aggregate == .settling : ["from", "to"].contains(label)
      guard isKnown else { return nil }
      labelled[label] = argument.value
    }
    guard positional.count == (aggregate == .crossing ? 2 : 1) else { return nil }
    // A list is measured by its values, even if they are read from objects.
    if case .list = positional[0].kind { return nil }
    if let own = own(name), own.isCallable { return nil }
    return AggregateCall(
      aggregate: aggregate, subject: positional[0],
      level: positional.count > 1 ? positional[1] : nil, from: labelled["from"],
      to: labelled["to"], within: labelled["within"])
  }

  /// The result of an aggregate over recorded frames; nil if the expression is not such a call.
  func aggregated(_ expression: Expression) throws(Failure) -> Aggregate.Result? {
    if let known = measured?[expression.span] { return known }
    guard let call = writtenAggregate(expression), !sources(of: [call.subject]).isEmpty else {
      return nil
    }
    // An aggregate covers all frames, so the frame at which it is evaluated does not matter.
    var whole = keepingMeasured
    whole.frame = nil
    let random = world.random
    let result = try whole.result(of: call, at: expression.span)
    // A result that depends on random numbers differs each time.
    if world.random == random { whole.measured?[expression.span] = result }
    return result
  }

  private func result(of call: AggregateCall, at span: Span) throws(Failure) -> Aggregate.Result {
    let sources = sources(of: [call.subject])
    let text = call.subject.written
    let known = frames(of: sources)
    let first = try call.from.map { (from) throws(Failure) in
      try frame(at: time(from, of: "from"), of: sources, text, from.span)
    }
    let last = try call.to.map { (to) throws(Failure) in
      try frame(at: time(to, of: "to"), of: sources, text, to.span)
    }
    let range = (first ?? known.lowerBound, last ?? known.upperBound)
    guard range.0 <= range.1 else { throw Failure(.fromAfterTo, at: call.from?.span ?? span) }
    let name = call.aggregate.rawValue
    let trace = try recorded(call.subject, over: range.0...range.1, for: name)
    let level = try call.level.map { (level) throws(Failure) in
      try checked(level, name) { (check, value) throws(Mistake) in
        try check.number(value, trace.quantity, Limits.coordinates)
      }
    }
    let share = try call.within.map { (within) throws(Failure) in
      try checked(within, "within") { (check, value) throws(Mistake) in
        try check.number(value, .share, Aggregate.settlingShares)
      }
    }
    let measure = try measure(of: trace, call.subject)
    let result = call.aggregate.result(
      of: measure, trace.quantity, unit: trace.unit, isTimed: true, level: level,
      within: share ?? Aggregate.settlingShare)
    if let result { return result }
    if range.0 == range.1 { throw Failure(.noTimeYet, at: span) }
    throw Failure(
      call.aggregate.lacking(text, measure, level: level, isTimed: true), at: call.subject.span)
  }

  /// The time of an aggregate: `max(red.center.y).time`, `max(backOut).time`; nil for any other
  /// member.
  func momentOfAggregate(_ name: Name, of base: Expression) throws(Failure) -> Value? {
    guard name.text == "time" else { return nil }
    if let result = try aggregated(base) { return result.time }
    if let moment = try moment(name, ofOneIn: base) { return moment }
    guard let call = writtenAggregate(base), call.from == nil, call.to == nil else { return nil }
    // The number of anything else does not have a time, which the caller says.
    guard let curve = try evaluate(call.subject).asCurve else { return nil }
    let level = try call.level.map { (level) throws(Failure) in
      try checked(level, call.aggregate.rawValue) { (check, value) throws(Mistake) in
        try check.number(value, .plain, Limits.coordinates)
      }
    }
    return try attempt(at: base.span) {
      try call.aggregate.result(of: curve, level: level, within: Aggregate.settlingShare)
        .moment(CurveCalls.takesSeconds(curve) ? .time : .plain)
    }
  }
}

extension ExpressionEvaluator {
  /// The time of one value of an aggregate's list: `first(valleys(red.center.y)).time`,
  /// `peaks(red.center.y)[1].time`; nil for anything else.
  private func moment(
    _ name: Name, ofOneIn expression: Expression
  ) throws(Failure) -> Value? {
    if case .index(let list, let index) = expression.kind {
      return try moments(name, ofList: list).map { (times) throws(Failure) in
        try element(of: .list(times), list, index)
      }
    }
    guard let call = writtenAggregate(expression), call.aggregate.isOneValue,
      let times = try moments(name, ofList: call.subject)
    else { return nil }
    let values = try evaluate(call.subject).components ?? []
    return try attempt(at: expression.span) {
      guard let place = call.aggregate.place(in: values) else {
        throw Mistake.emptyList(call.aggregate.rawValue)
      }
      return times[place]
    }
  }

  /// The times of the values in an aggregate's list; nil for anything else.
  private func moments(_ name: Name, ofList expression: Expression) throws(Failure) -> List? {
    guard writtenAggregate(expression)?.aggregate.isList == true,
      case .list(let times)? = try momentOfAggregate(name, of: expression)
    else { return nil }
    return times
  }
}

/// The results of the aggregates in one expression. They cover all frames, so each result is valid
/// for as long as the expression is read: at each frame, and for other aggregates that need it.
final class Measured {
  private var results: [Place: Aggregate.Result] = [:]

  subscript(span: Span) -> Aggregate.Result? {
    get { results[Place(span)] }
    set { results[Place(span)] = newValue }
  }

  /// The place of an aggregate in the source.
  private struct Place: Hashable {
    private let source: ObjectIdentifier
    private let lower: Int
    private let upper: Int

    init(_ span: Span) {
      (source, lower, upper) = (ObjectIdentifier(span.source), span.lower, span.upper)
    }
  }
}
