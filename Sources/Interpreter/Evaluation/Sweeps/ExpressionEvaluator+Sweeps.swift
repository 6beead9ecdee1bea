import Answers
import Diagnostics
import Language
import Values

extension ExpressionEvaluator {
  /// The sweep that a value names; nil for any other value.
  package func sweep(_ value: Value) -> Sweep? {
    guard case .object(.sweep(let name)) = value else { return nil }
    return world.traces.sweep(named: name)
  }

  /// The measurements of an expression after a run: all aggregates of `measure` for recorded
  /// numbers, and the value of anything else.
  package func measured(_ expression: Expression) throws(Failure) -> [SweepRow.Measured] {
    if let call = writtenAggregate(expression), !call.aggregate.isList,
      let result = try aggregated(expression)
    {
      let growsDown = call.aggregate.isValue && isPlaceDown(call.subject)
      return [.init(result.listOrNumber, unit: result.unit, growsDown: growsDown)]
    }
    if let series = try series(measured: expression) { return series }
    let value = try evaluate(expression)
    switch value {
    case .number(_, let quantity): return [.init(value, unit: quantity.unit)]
    case .boolean, .string, .point, .size, .rect, .vector: return [.init(value, unit: "")]
    case .nothing, .insets, .range, .list, .transform, .matrix, .curve, .region, .mask, .function,
      .object, .record:
      throw Failure(
        .wrongKind(
          "measure", takes: "numbers, places, texts, on and off",
          found: value.described, of: expression.span.text,
          sample: "measure max(red.center.y)"),
        at: expression.span)
    }
  }

  /// The recorded course of the value that an expression measures; nil if none was recorded.
  package func course(of measure: Expression) -> Trace? {
    let subject = writtenAggregate(measure)?.subject ?? measure
    let sources = sources(of: [subject])
    guard !sources.isEmpty else { return nil }
    return try? recorded(subject, over: frames(of: sources), for: "measure")
  }

  /// All aggregates of recorded numbers; nil if the expression is not a number or does not have a
  /// past.
  private func series(measured expression: Expression) throws(Failure) -> [SweepRow.Measured]? {
    let sources = sources(of: [expression])
    guard !sources.isEmpty, case .number = try sample(of: expression) else { return nil }
    let known = frames(of: sources)
    let trace = try recorded(expression, over: known, for: "measure")
    let measure = try measure(of: trace, expression)
    return Aggregate.listed.map { aggregate in
      let result = aggregate.result(of: measure, trace.quantity, unit: trace.unit, isTimed: true)
      return .init(
        name: aggregate.rawValue, result?.listOrNumber ?? .nothing, unit: result?.unit ?? "",
        growsDown: trace.growsDown && aggregate.isValue)
    }
  }
}
