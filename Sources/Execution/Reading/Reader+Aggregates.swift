import Charts
import Diagnostics
import Language
import Values

/// Aggregates over recorded time: `max(red.center.y)`, `settling(low, from: 1s)`. An aggregate whose
/// one argument has a path or a trace in it takes each recorded frame; of anything else it is a
/// function like others.
extension Reader {
  /// Such a call, taken apart.
  struct AggregateCall {
    let aggregate: Aggregate
    let subject: Expression
    let level: Expression?
    let from: Expression?
    let to: Expression?
  }

  /// Nil where a call is of another function, or of what has no past.
  func aggregateCall(_ expression: Expression) -> AggregateCall? {
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
      guard ["from", "to"].contains(label) else { return nil }
      labelled[label] = argument.value
    }
    guard positional.count == (aggregate == .crossing ? 2 : 1) else { return nil }
    // A list's values are what is measured, also where they are read from objects.
    if case .list = positional[0].kind { return nil }
    if let own = own(name), own.isCallable { return nil }
    guard !sources(of: [positional[0]]).isEmpty else { return nil }
    return AggregateCall(
      aggregate: aggregate, subject: positional[0],
      level: positional.count > 1 ? positional[1] : nil, from: labelled["from"],
      to: labelled["to"])
  }

  /// What an aggregate tells of what was recorded; nil where the expression is no such call.
  func aggregated(_ expression: Expression) throws(Failure) -> Aggregate.Told? {
    guard let call = aggregateCall(expression) else { return nil }
    // At whichever frame it stands: it is about all of them.
    var whole = self
    whole.frame = nil
    return try whole.told(call, at: expression.span)
  }

  private func told(_ call: AggregateCall, at span: Span) throws(Failure) -> Aggregate.Told {
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
    guard let measure = SeriesMeasure(xs: trace.times, ys: trace.values) else {
      throw Failure(.neverKnown(text), at: call.subject.span)
    }
    let told = call.aggregate.told(
      of: measure, trace.quantity, unit: trace.unit, isTimed: true, level: level)
    if let told { return told }
    if range.0 == range.1 { throw Failure(.noTimeYet, at: span) }
    throw Failure(call.aggregate.lacking(text, measure, level: level), at: call.subject.span)
  }

  /// When it was so: `max(red.center.y).time`. Nil where that is not what is asked.
  func momentOfAggregate(_ name: Name, of base: Expression) throws(Failure) -> Value? {
    guard name.text == "time", let told = try aggregated(base), let at = told.at else {
      return nil
    }
    return .number(at, .time)
  }
}
