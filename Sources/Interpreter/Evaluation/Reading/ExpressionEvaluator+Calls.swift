import Diagnostics
import Language
import MotionCurves
import Values

/// Calls: looking up the function, evaluating the arguments, and locating a mistake in one.
extension ExpressionEvaluator {
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], at span: Span
  ) throws(Failure) -> Value {
    let converter = try converter(callee)
    let target: Value =
      if converter != nil { .function(Conversion.function) } else { try callable(callee) }
    var call = Arguments(function: callee.span.text, random: world.nextRandom)
    call.written = { span.evened }
    call.textSize = { StageProperties.Moment(stage, frame: frame, isPresentation: false).textSize }
    call.tweak = { (name) throws(Mistake) in try value(ofTweak: name) }
    if let converter {
      call.convert = { (place, other, isFrom) throws(Mistake) in
        try convert(place, from: isFrom ? other : converter, to: isFrom ? converter : other)
      }
    }
    var written: [String: Expression] = [:]
    for argument in arguments {
      let key = argument.label?.text ?? "\(call.positional.count)"
      written[key] = argument.value
      let value = try value(
        of: argument.value, for: target.parameter(at: key),
        named: argument.label?.text ?? callee.span.text)
      if frame != nil, value.isNothing { return .nothing }
      if let label = argument.label {
        call.labelled.append((label.text, value))
      } else {
        call.positional.append(value)
      }
    }
    call.reads = { (key, quantity) in
      guard let argument = written[key] else { return }
      noteBareNumber(argument, as: quantity, of: callee.span.text)
    }
    call.warnings = { warnings.note($0, at: span) }
    if case .object(.trace(let name)) = target {
      return try value(ofTrace: name, call, arguments, at: span)
    }
    return try answer(span, arguments) { () throws(Mistake) in
      try count(call, of: target)
      if case .function(let function) = target { return try function.call(call) }
      guard let curve = target.asCurve else {
        throw .notCallable(callee.span.text, target.described)
      }
      return try CurveCalls.call(curve, call)
    }
  }

  /// The value of an argument, which may be a word or corners if its parameter takes those.
  private func value(
    of argument: Expression, for parameter: Parameter?, named what: String
  ) throws(Failure) -> Value {
    guard let parameter else { return try evaluate(argument) }
    if let word = try word(argument, among: parameter.words, of: what) { return word }
    if case .corners = parameter.kind, let corners = try corners(in: argument) { return corners }
    return try evaluate(argument)
  }

  /// Counts the work of a call by the extent of its arguments.
  private func count(_ call: Arguments, of target: Value) throws(Mistake) {
    let (meter, extent) = (world.meter, call.extent)
    meter.count(.element, extent)
    // A curve's name called with a list creates a curve.
    let work: Work = if case .function(let function) = target { function.work } else { .point }
    switch work {
    case .letter: meter.count(.letter, 100 * extent)
    case .point: meter.count(.point, extent)
    default: break
    }
    if call.positional.first?.asCurve != nil, Aggregate(rawValue: call.function) != nil {
      // Its values are looked at once for extremes and once for crossings.
      meter.count(.place, 2 * MeasuredCurve.count)
    }
    try meter.spend(.call)
  }

  /// A bare word for a parameter that takes one, as in `steps(4, jumpEnd)`; a number of that name
  /// takes precedence.
  private func word(
    _ expression: Expression, among words: [String], of what: String
  ) throws(Failure) -> Value? {
    guard !words.isEmpty, case .name(let name) = expression.kind else { return nil }
    let own = scope[name] ?? world.variable(named: name)
    if case .number? = own { return nil }
    if words.contains(name) { return .string(name) }
    guard self[name] == nil else { return nil }
    throw .failed(
      Diagnostic(
        .unknownWord(
          name, after: what, nearest: Vocabulary(words).nearest(to: name), known: words),
        at: expression.span))
  }

  /// Locates a mistake: inside a text, at an argument, or at the call as a whole.
  private func answer(
    _ span: Span, _ arguments: [Expression.Argument], _ body: () throws(Mistake) -> Value
  ) throws(Failure) -> Value {
    do throws(Mistake) {
      return try body()
    } catch {
      let text = error.place.flatMap { place in arguments.first?.value.span(inText: place) }
      let argument = arguments.last { $0.label?.text == error.argument && $0.label != nil }
      let place = error.id == .unknownLabel ? argument?.label?.span : argument?.value.span
      throw .failed(Diagnostic(error, at: text ?? place ?? span))
    }
  }

  /// The value of a call's name; a view does not hide a function of the same name.
  private func callable(_ callee: Expression) throws(Failure) -> Value {
    guard case .name(let name) = callee.kind else { return try evaluate(callee) }
    if let value = self[name], value.isCallable { return value }
    if let function = Builtins.function(named: name) { return .function(function) }
    if world.hasDefinition(named: name) {
      throw .failed(Diagnostic(.commandNotFunction(name), at: callee.span))
    }
    if self[name] == nil {
      let names = Builtins.functions.map(\.name) + CurveCalls.names
      throw .failed(
        Diagnostic(
          .unknownFunction(name, nearest: Vocabulary(names).nearest(to: name)),
          at: callee.span))
    }
    return try evaluate(callee)
  }
}

extension Expression {
  /// A part of a text literal, unless the literal has escapes, which would shift it.
  func span(inText range: Range<Int>) -> Span? {
    guard case .string(let text) = kind, text.utf8.count == span.upper - span.lower - 2 else {
      return nil
    }
    let start = span.lower + 1
    return Span(span.source, start + range.lowerBound, start + range.upperBound)
  }
}

extension Value {
  /// The declaration of an argument; nil if the value is not a function.
  fileprivate func parameter(at key: String) -> Parameter? {
    if case .function(let function) = self { function.parameter(at: key) } else { nil }
  }

  var isCallable: Bool {
    switch self {
    case .function, .curve, .object(.keyboard), .object(.trace): true
    default: false
    }
  }
}
