import Charts
import Diagnostics
import Language
import Values

/// Aggregates over recorded time: `max(red.center.y)`, `settling(low, from: 1s)`. An aggregate whose
/// one argument has a path or a trace in it takes each recorded frame; of anything else it is a
/// function like others.
extension ExpressionEvaluator {
  /// Such a call, taken apart.
  struct AggregateCall {
    let aggregate: Aggregate
    let subject: Expression
    let level: Expression?
    let from: Expression?
    let to: Expression?
    let within: Expression?

    /// What it is told beside its subject.
    var settings: [Expression] { [level, from, to, within].compactMap(\.self) }
  }

  /// What a call says that is written as an aggregate's; nil where it is one of another function.
  /// Whether its subject has a past is not asked.
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
    // A list's values are what is measured, also where they are read from objects.
    if case .list = positional[0].kind { return nil }
    if let own = own(name), own.isCallable { return nil }
    return AggregateCall(
      aggregate: aggregate, subject: positional[0],
      level: positional.count > 1 ? positional[1] : nil, from: labelled["from"],
      to: labelled["to"], within: labelled["within"])
  }

  /// What an aggregate tells of what was recorded; nil where the expression is no such call.
  func aggregated(_ expression: Expression) throws(Failure) -> Aggregate.Told? {
    if let known = measured?[expression.span] { return known }
    guard let call = writtenAggregate(expression), !sources(of: [call.subject]).isEmpty else {
      return nil
    }
    // At whichever frame it stands: it is about all of them.
    var whole = keepingMeasured
    whole.frame = nil
    let random = world.random
    let told = try whole.told(call, at: expression.span)
    // What random numbers were part of is another each time.
    if world.random == random { whole.measured?[expression.span] = told }
    return told
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
    let share = try call.within.map { (within) throws(Failure) in
      try checked(within, "within") { (check, value) throws(Mistake) in
        try check.number(value, .share, Aggregate.settlingShares)
      }
    }
    let measure = try measure(of: trace, call.subject)
    let told = call.aggregate.told(
      of: measure, trace.quantity, unit: trace.unit, isTimed: true, level: level,
      within: share ?? Aggregate.settlingShare)
    if let told { return told }
    if range.0 == range.1 { throw Failure(.noTimeYet, at: span) }
    throw Failure(
      call.aggregate.lacking(text, measure, level: level, isTimed: true), at: call.subject.span)
  }

  /// When it was so: `max(red.center.y).time`. Nil where that is not what is asked.
  func momentOfAggregate(_ name: Name, of base: Expression) throws(Failure) -> Value? {
    guard name.text == "time", let told = try aggregated(base) else { return nil }
    return told.time
  }
}

/// What the aggregates of one expression told. They are about all frames, so what one of them tells
/// stands while the expression is read: at each frame, and each time that another one asks.
final class Measured {
  private var told: [Place: Aggregate.Told] = [:]

  subscript(span: Span) -> Aggregate.Told? {
    get { told[Place(span)] }
    set { told[Place(span)] = newValue }
  }

  /// Where an aggregate is written.
  private struct Place: Hashable {
    private let source: ObjectIdentifier
    private let lower: Int
    private let upper: Int

    init(_ span: Span) {
      (source, lower, upper) = (ObjectIdentifier(span.source), span.lower, span.upper)
    }
  }
}
