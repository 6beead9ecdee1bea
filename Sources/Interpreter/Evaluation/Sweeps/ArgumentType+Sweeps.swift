import Diagnostics
import Language
import Text
import Values

extension ArgumentType where Content == [SweepParameter] {
  /// The parameters of a sweep: names, properties and tweaks with their values.
  package static var parameters: ArgumentType {
    ArgumentType(.parameters) { (evaluator, values, _) throws(Failure) in
      var parameters: [SweepParameter] = []
      for case .parameter(let target, let values, let step) in values {
        let parameter = try evaluator.parameter(target, values, step)
        if parameters.contains(where: { $0.span.evened == parameter.span.evened }) {
          throw Failure(.repeatedParameter(target.written), at: target.span)
        }
        parameters.append(parameter)
      }
      return parameters
    }
  }
}

extension ArgumentType where Content == [FitParameter] {
  /// The parameters of a fit: names, properties and tweaks, each with its range.
  package static var fitParameters: ArgumentType {
    ArgumentType(.parameters) { (evaluator, values, _) throws(Failure) in
      var parameters: [FitParameter] = []
      for case .parameter(let target, let values, let step) in values {
        if let step { throw Failure(.fitHasNoStep, at: step.span) }
        let parameter = try evaluator.fitParameter(target, values)
        if parameters.contains(where: { $0.parameter.span.evened == target.span.evened }) {
          throw Failure(.repeatedParameter(target.written), at: target.span)
        }
        parameters.append(parameter)
      }
      guard parameters.count <= Limits.fitParameters else {
        throw Failure(
          .tooMany("parameters in a fit", Limits.fitParameters),
          at: parameters[Limits.fitParameters].parameter.span)
      }
      return parameters
    }
  }
}

extension ExpressionEvaluator {
  fileprivate func fitParameter(
    _ target: Expression, _ values: Expression
  ) throws(Failure) -> FitParameter {
    let (found, name) = try self.target(target)
    guard case .range(let low, let high, let quantity, _) = try evaluate(values), low < high
    else {
      throw Failure(
        .wrongKind(
          "fit", takes: "a range that rises", but: "\(values.span.text) is not one",
          sample: "g.magnitude in 0.5..4"), at: values.span)
    }
    return FitParameter(
      parameter: SweepParameter(
        target: found, name: name, span: target.span, values: [], valuesSpan: values.span),
      range: low...high, quantity: quantity)
  }

  fileprivate func parameter(
    _ target: Expression, _ values: Expression, _ step: Expression?
  ) throws(Failure) -> SweepParameter {
    let (found, name) = try self.target(target)
    return SweepParameter(
      target: found, name: name, span: target.span,
      values: try swept(values, by: step), valuesSpan: values.span)
  }

  // MARK: Targets

  private func target(
    _ expression: Expression
  ) throws(Failure) -> (SweepParameter.Target, name: String) {
    switch expression.kind {
    case .name(let word):
      let name = Name(word, expression.span)
      guard !Grammar.isReserved(word) else { throw Failure(.reservedName(word), at: name.span) }
      try requireFree(name, except: { world.values.variables[word] != nil })
      return (.name(name), word)
    case .member: return try property(expression)
    case .call(let callee, let arguments):
      guard case .name("tweak") = callee.kind, arguments.count == 1 else { break }
      return try tweak(arguments[0].value)
    case .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .index: break
    }
    throw Failure(.sweepTarget(expression.written), at: expression.span)
  }

  private func property(
    _ expression: Expression
  ) throws(Failure) -> (SweepParameter.Target, name: String) {
    let refusal = Mistake.sweepTarget(expression.written)
    let (binding, _) = try binding(of: expression, else: refusal)
    guard let last = binding.path.members.last else { throw Failure(refusal, at: expression.span) }
    return (.property(binding), last.text)
  }

  private func tweak(
    _ expression: Expression
  ) throws(Failure) -> (SweepParameter.Target, name: String) {
    let tweak = try checked(expression, "tweak") { (check, value) throws(Mistake) in
      try self.tweak(named: try check.string(value))
    }
    guard !tweak.control.isAction else {
      throw Failure(.tweakActs(tweak.name.whole), at: expression.span)
    }
    return (.tweak(tweak.name.whole), Self.word(of: tweak.name))
  }

  /// A word for a column's name; a tweak's name may contain spaces: `Pull down` becomes `PullDown`.
  private static func word(of name: TweakName) -> String {
    let last = name.whole.split(separator: "/").last ?? ""
    let parts = last.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let word = parts.camelCased
    return word.first?.isNumber == false ? word : "tweak"
  }

  // MARK: Values

  /// The values of a list, or of a range at a step, including its end if a step falls on it.
  package func swept(_ values: Expression, by step: Expression?) throws(Failure) -> [Value] {
    switch try evaluate(values) {
    case .list(let list):
      if let step { throw Failure(.sweepStep("a list has its own values"), at: step.span) }
      guard !list.isEmpty else { throw Failure(.emptyList("sweep"), at: values.span) }
      return list.values
    case .range(let first, let last, let quantity, let isOpen):
      let size = try step.map { (step) throws(Failure) in try stepSize(step, quantity) } ?? 1
      // More fit into a sweep that several programs share, and no more into memory.
      guard abs(last - first) / size < Double(Limits.shardedRuns) else {
        throw Failure(.tooManyRuns(Limits.sweepRuns), at: values.span)
      }
      let numbers = Stride.values(from: first, to: last, isOpen: isOpen, step: size)
      guard !numbers.isEmpty else { throw Failure(.emptySweptRange, at: values.span) }
      return numbers.map { .number(Self.rounded($0), quantity) }
    case let other:
      throw Failure(
        .wrongKind(
          "sweep", takes: "a list or a range",
          found: other.described, of: values.span.text, sample: "0..10 step 2"),
        at: values.span)
    }
  }

  private func stepSize(_ step: Expression, _ quantity: Quantity) throws(Failure) -> Double {
    let size = try checked(step, "step") { (check, value) throws(Mistake) in
      try check.number(value, quantity, -Limits.coordinate...Limits.coordinate)
    }
    guard size > 0 else { throw Failure(.sweepStep("a step is above 0"), at: step.span) }
    return size
  }

  /// Removes the error of adding tenths: 0.3, not 0.30000000000000004.
  private static func rounded(_ number: Double) -> Double {
    guard let short = Double(NumberFormat(digits: 12).string(number)) else { return number }
    return abs(short - number) <= 4 * number.ulp ? short : number
  }
}
