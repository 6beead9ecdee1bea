import Answers
import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

/// Expressions over recorded frames: their sources, the frames at which they are known, and their
/// values.
extension ExpressionEvaluator {
  /// The parts of an expression that change from frame to frame.
  package struct Sources {
    /// Whether it reads properties of objects, which are recorded from frame 0 to now.
    package fileprivate(set) var hasPath = false
    package fileprivate(set) var traces: [Trace] = []
    /// The objects whose properties it reads; nil stands for one that only its value tells, such as
    /// a view of a list.
    fileprivate(set) var objects: [ObjectReference?] = []

    package var isEmpty: Bool { !hasPath && traces.isEmpty }

    /// The views that it reads; nil stands for anything else.
    var views: [String?] {
      objects.map { reference in
        switch reference {
        case .view(let name), .presentation(let name): name
        default: nil
        }
      }
    }
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
    case .tuple, .list, .unary, .binary, .index:
      for part in expression.children { collect(part, &sources) }
    case .call(let callee, let arguments):
      if let call = writtenAggregate(expression) {
        // An aggregate over all frames is the same number at each of them. Its subject is visited
        // only here: a second visit at each level would double the work with every level.
        guard self.sources(of: [call.subject]).isEmpty else { return }
        for setting in call.settings { collect(setting, &sources) }
      } else {
        if isConversion(expression) {
          sources.hasPath = true
          sources.objects += converted(by: callee, arguments)
        }
        for argument in arguments { collect(argument.value, &sources) }
      }
    case .member(let base, _):
      if let trace = trace(of: expression) {
        sources.traces.append(trace)
      } else if let reference = object(base) {
        if reference.isKept { return }
        sources.hasPath = true
        sources.objects.append(reference)
      } else if case .index = base.kind {
        // All views of a list give the same answer, and evaluating the index could use random
        // numbers.
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

  /// The trace that an expression stands for: a name, or a column of measured data.
  package func trace(of expression: Expression) -> Trace? {
    switch expression.kind {
    case .name(let name): trace(named: name)
    case .member(let base, let column):
      if case .object(.recording(let name))? = object(base).map(Value.object) {
        world.traces.recording(named: name)?[column.text]
      } else {
        nil
      }
    case .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .call, .index: nil
    }
  }

  /// The frames at which any of the sources is known: from 0 to now for paths, and the recorded
  /// frames of each trace.
  package func frames(of sources: Sources) -> ClosedRange<Int> {
    let known =
      (sources.hasPath || sources.traces.isEmpty ? [0...stage.frame] : [])
      + sources.traces.map(\.frames)
    return known.dropFirst().reduce(known[0]) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }

  /// The frame of a time that the user chose; it must be one of the known frames.
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

  /// The value of a trace at a time: `low(300ms)`.
  func value(
    ofTrace name: String, _ call: Arguments, _ arguments: [Expression.Argument], at span: Span
  ) throws(Failure) -> Value {
    guard let trace = world.traces[name] else { throw Failure(.removed(name), at: span) }
    let seconds = try attempt(at: arguments.first?.value.span ?? span) {
      if let label = call.labelled.first?.label {
        throw Mistake.unknownLabel(label, function: name, nearest: [], known: [])
      }
      guard call.positional.count == 1 else {
        throw Mistake.argumentCount(name, "time", 1...1, found: call.positional.count)
      }
      return try call.number(0, .time)
    }
    var sources = Sources()
    sources.traces = [trace]
    return trace.value(
      at: try frame(at: seconds, of: sources, "`\(name)`", arguments.first?.value.span))
  }

  /// A value that shows the expression's kind: the current one, or for traces the one at a frame
  /// that they have in common.
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

  /// Whether an expression is a view's scale that was recorded as two numbers at any frame. Then it
  /// is a point at every frame, even if both numbers are equal.
  func hasBothScales(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, name.text == "scale",
      let reference = object(base), let reading = world.reading(of: reference)
    else { return false }
    return (0...stage.frame).contains { frame in
      guard let then = reading.at(frame), let x = then.number(.scaleX) else { return false }
      return x != then.number(.scaleY)
    }
  }

  /// Throws if the user wants to stop. Called before each sample of a long loop, it checks every
  /// 1024th time.
  package func heedInterruption(at count: Int) throws(Failure) {
    if count.isMultiple(of: 1024), isInterrupted() { throw .interrupted }
  }

  /// Measures the recorded values of an expression.
  package func measure(
    of trace: Trace, _ expression: Expression
  ) throws(Failure) -> SeriesMeasure {
    guard let measure = SeriesMeasure(xs: trace.times, ys: trace.values, isMoving: trace.isMoving)
    else {
      throw Failure(.neverKnown(trace.text), at: expression.span)
    }
    return measure
  }

  /// The recorded values of a numeric expression over some frames.
  ///
  /// A measured series that is asked for as a whole is given with its own times.
  /// - Parameter what: the command or function, for the message if the value is not a number.
  package func recorded(
    _ expression: Expression, over frames: ClosedRange<Int>, for what: String
  ) throws(Failure) -> Trace {
    if let trace = trace(of: expression), trace.sampleTimes != nil, trace.frames == frames {
      try spend(.reading, trace.values.count, at: expression.span)
      return trace
    }
    return try framed(expression, over: frames, for: what)
  }

  /// The values of a numeric expression at each of some frames.
  package func framed(
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
    try spend(.reading, frames.count, by: expression.readings, at: expression.span)
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
      isMoving: try isMoving(expression, series, at: frames.upperBound),
      color: color(of: expression))
  }
}

extension Value {
  /// A number as a point with two equal coordinates; any other value unchanged.
  var asPoint: Value {
    if case .number(let number, _) = self { .point(Point(number, number)) } else { self }
  }
}
