import Charts
import Diagnostics
import Language
import Values

extension ExpressionEvaluator {
  /// The sweep that a value names; nil where it is another value.
  package func sweep(_ value: Value) -> Sweep? {
    guard case .object(.sweep(let name)) = value else { return nil }
    return world.traces.sweep(named: name)
  }

  /// What a sweep measures when a run has ended: of what was recorded all that `measure` tells, of
  /// everything else its value.
  package func measured(_ expression: Expression) throws(Failure) -> [SweepRow.Measured] {
    if let call = writtenAggregate(expression), !call.aggregate.isList,
      let told = try aggregated(expression)
    {
      let growsDown = call.aggregate.isValue && isPlaceDown(call.subject)
      return [.init(told.result, unit: told.unit, growsDown: growsDown)]
    }
    if let told = try series(measured: expression) { return told }
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

  /// All that is told of numbers that were recorded; nil for what is no number, or has no past.
  private func series(measured expression: Expression) throws(Failure) -> [SweepRow.Measured]? {
    let sources = sources(of: [expression])
    guard !sources.isEmpty, case .number = try sample(of: expression) else { return nil }
    let known = frames(of: sources)
    let trace = try recorded(expression, over: known, for: "measure")
    let measure = try measure(of: trace, expression)
    return Aggregate.told.map { aggregate in
      let told = aggregate.told(of: measure, trace.quantity, unit: trace.unit, isTimed: true)
      return .init(
        name: aggregate.rawValue, told?.result ?? .nothing, unit: told?.unit ?? "",
        growsDown: trace.growsDown && aggregate.isValue)
    }
  }
}
