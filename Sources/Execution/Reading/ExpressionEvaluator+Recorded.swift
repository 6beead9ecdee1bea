import Charts
import Diagnostics
import Geometry
import Language
import Staging
import Values

/// Expressions over the frames that were recorded: what they read, over which frames it is known,
/// and what it was.
extension ExpressionEvaluator {
  /// What of an expression changes from frame to frame.
  package struct Sources {
    /// Whether it reads properties of objects, which are recorded from 0 to now.
    package fileprivate(set) var hasPath = false
    package fileprivate(set) var traces: [Trace] = []
    /// The objects whose properties it reads; nil stands for one that only its value tells, such as
    /// a view of a list.
    fileprivate(set) var objects: [ObjectReference?] = []

    package var isEmpty: Bool { !hasPath && traces.isEmpty }
  }

  package func sources(of expressions: [Expression]) -> Sources {
    var sources = Sources()
    for expression in expressions { collect(expression, &sources) }
    return sources
  }

  private func collect(_ expression: Expression, _ sources: inout Sources) {
    switch expression.kind {
    case .number, .string, .boolean, .size: break
    case .name(let name):
      if let trace = trace(named: name) { sources.traces.append(trace) }
    case .tuple(let items), .list(let items):
      for item in items { collect(item, &sources) }
    case .unary(_, let operand): collect(operand, &sources)
    case .binary(_, let left, let right):
      collect(left, &sources)
      collect(right, &sources)
    case .call(_, let arguments):
      if let call = writtenAggregate(expression) {
        // What was measured of all frames is one number for all of them. Its subject is gone through
        // once here: each level that did so twice would double the work.
        guard self.sources(of: [call.subject]).isEmpty else { return }
        for setting in call.settings { collect(setting, &sources) }
      } else {
        for argument in arguments { collect(argument.value, &sources) }
      }
    case .index(let base, let index):
      collect(base, &sources)
      collect(index, &sources)
    case .member(let base, _):
      if let reference = object(base) {
        if reference.isKept { return }
        sources.hasPath = true
        sources.objects.append(reference)
      } else if case .index = base.kind {
        // Which view of a list it is matters nothing here, and to find out could take random numbers.
        sources.hasPath = true
        sources.objects.append(nil)
      } else {
        collect(base, &sources)
      }
    }
  }

  /// The trace that a name stands for.
  func trace(named name: String) -> Trace? {
    guard case .object(.trace(let name))? = self[name] else { return nil }
    return world.traces[name]
  }

  /// The frames over which something of the sources is known: from 0 to now for paths, a trace's own
  /// for a trace.
  package func frames(of sources: Sources) -> ClosedRange<Int> {
    let known =
      (sources.hasPath || sources.traces.isEmpty ? [0...stage.frame] : [])
      + sources.traces.map(\.frames)
    return known.dropFirst().reduce(known[0]) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }

  /// The frame of a time that somebody chose; it has to be among those that are known.
  package func frame(
    at seconds: Double, of sources: Sources, _ text: String, _ span: Span?
  ) throws(Failure) -> Int {
    let known = frames(of: sources)
    let frame = FrameTime.frames(in: seconds)
    if known.contains(frame) { return frame }
    let time = FrameTime.text(seconds)
    if sources.traces.isEmpty {
      throw Failure(.timeNotReached(time, now: FrameTime.text(stage.time)), at: span)
    }
    throw Failure(
      .outsideTrace(
        text, at: time, from: FrameTime.text(Stage.time(ofFrame: known.lowerBound)),
        to: FrameTime.text(Stage.time(ofFrame: known.upperBound))),
      at: span)
  }

  /// What a trace was at a time: `low(300ms)`.
  func value(
    ofTrace name: String, _ call: Arguments, _ arguments: [Expression.Argument], at span: Span
  ) throws(Failure) -> Value {
    guard let trace = world.traces[name] else { throw Failure(.removed(name), at: span) }
    let seconds = try located(arguments.first?.value.span ?? span) { () throws(Mistake) in
      if let label = call.labelled.first?.label {
        throw .unknownLabel(label, function: name, nearest: [], known: [])
      }
      guard call.positional.count == 1 else {
        throw .argumentCount(name, "time", 1...1, found: call.positional.count)
      }
      return try call.number(0, .time)
    }
    var sources = Sources()
    sources.traces = [trace]
    return trace.value(
      at: try frame(at: seconds, of: sources, "`\(name)`", arguments.first?.value.span))
  }

  /// The value of an expression that tells what kind of value it has: now, or, of what reads traces,
  /// at a frame that they have in common.
  package func sample(of expression: Expression) throws(Failure) -> Value {
    let traces = frame == nil ? sources(of: [expression]).traces : []
    guard !traces.isEmpty else {
      let value = try evaluate(expression)
      return hasBothScales(expression) ? value.asPoint : value
    }
    let first = traces.reduce(0) { max($0, $1.frames.lowerBound) }
    let last = traces.reduce(Int.max) { min($0, $1.frames.upperBound) }
    return try value(expression, at: first <= last ? last : first)
  }

  /// Whether an expression is a view's scale that was recorded as two numbers at some frame: then it
  /// is a point at every frame, also where both numbers are the same.
  func hasBothScales(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, name.text == "scale",
      let reference = object(base), let reading = world.reading(of: reference)
    else { return false }
    return (0...stage.frame).contains { frame in
      guard let then = reading.at(frame), let x = then.number(.scaleX) else { return false }
      return x != then.number(.scaleY)
    }
  }

  /// Stops what reads many samples where the person wants that: asked before each, it looks at
  /// every 1024th.
  package func heedInterruption(at count: Int) throws(Failure) {
    if count.isMultiple(of: 1024), isInterrupted() { throw .interrupted }
  }

  /// Reads what was recorded of an expression for all that can be measured.
  package func measure(
    of trace: Trace, _ expression: Expression
  ) throws(Failure) -> SeriesMeasure {
    guard let measure = SeriesMeasure(xs: trace.times, ys: trace.values, isMoving: trace.isMoving)
    else {
      throw Failure(.neverKnown(trace.text), at: expression.span)
    }
    return measure
  }

  /// What a number was at each of some frames.
  /// - Parameter what: Who asks, for the message where it is no number.
  package func recorded(
    _ expression: Expression, over frames: ClosedRange<Int>, for what: String
  ) throws(Failure) -> Trace {
    let now = try sample(of: expression)
    let quantity: Quantity
    switch now {
    case .number(_, let found): quantity = found
    case .nothing: quantity = .plain
    default:
      throw Failure(
        .wrongKind(
          what, takes: "numbers", found: now.described, of: expression.span.text,
          sample: "\(what == "measure" ? "measure " : "")red.center.y"),
        at: expression.span)
    }
    try spend(.sample, frames.count, at: expression.span)
    let series = try series(expression)
    var values: [Double] = []
    values.reserveCapacity(frames.count)
    for frame in frames {
      try heedInterruption(at: frame)
      if case .number(let number, _) = try series.value(at: frame) {
        values.append(number)
      } else {
        values.append(.nan)
      }
    }
    let part = try parts(of: expression).first
    return Trace(
      text: expression.written, unit: part?.unit ?? "", quantity: quantity,
      growsDown: part?.growsDown ?? false, firstFrame: frames.lowerBound, values: values,
      isMoving: try isMoving(expression, series, at: frames.upperBound))
  }
}

extension Value {
  /// A number as a point of twice that number; any other value as it is.
  var asPoint: Value {
    if case .number(let number, _) = self { .point(Point(number, number)) } else { self }
  }
}
