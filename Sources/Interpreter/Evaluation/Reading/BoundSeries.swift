import Diagnostics
import Language
import UIKitMotion
import Values

/// An expression over recorded frames, with its names looked up once. Tables, plots and aggregates
/// read it for each sample.
package struct BoundSeries {
  fileprivate let read: (Int) throws(Failure) -> Value

  /// The value at a frame; nothing if a part of it is unknown at that frame.
  package func value(at frame: Int) throws(Failure) -> Value { try read(frame) }
}

extension Expression {
  /// The work of reading it at a frame, beside what is evaluated again there, in the unit of
  /// `Work.reading`.
  package var readings: Int {
    switch kind {
    case .binary(_, let left, let right): 1 + left.readings + right.readings
    case .unary(_, let operand): 1 + operand.readings
    case .number, .string, .boolean, .size: 1
    case .name, .member, .call, .tuple, .list, .index: 3
    }
  }
}

extension ExpressionEvaluator {
  /// Binds an expression to the current meanings of its names. Names, properties and arithmetic are
  /// bound; everything else is evaluated again at each frame, with the same result but slower. Its
  /// aggregates are measured once, unless they use random numbers.
  package func series(_ expression: Expression) throws(Failure) -> BoundSeries {
    try keepingMeasured.bound(expression)
  }

  private func bound(_ expression: Expression) throws(Failure) -> BoundSeries {
    switch expression.kind {
    case .number, .string, .boolean, .size:
      let value = try evaluate(expression)
      return BoundSeries { (_) throws(Failure) in value }
    case .name(let name): return try bound(ofName: name, expression)
    case .member(let base, let name): return try bound(of: name, base, expression)
    case .unary(.minus, let operand):
      let inner = try bound(operand)
      return BoundSeries { (frame) throws(Failure) in
        let value = try inner.read(frame)
        if case .nothing = value { return .nothing }
        return try attempt(at: operand.span) { try Arithmetic.negate(value) }
      }
    case .binary(let operation, let left, let right) where operation != .and && operation != .or:
      return try bound(operation, left, right, expression)
    case .call:
      guard let result = try aggregated(expression) else { return unbound(expression) }
      return BoundSeries { (_) throws(Failure) in result.listOrNumber }
    case .unary, .binary, .tuple, .list, .index: return unbound(expression)
    }
  }

  /// A series that evaluates the expression again at each frame.
  private func unbound(_ expression: Expression) -> BoundSeries {
    BoundSeries { [self] (frame) throws(Failure) in try value(expression, at: frame) }
  }

  private func bound(
    ofName name: String, _ expression: Expression
  ) throws(Failure) -> BoundSeries {
    // Time and rest differ from frame to frame, and a value of `let` may be unknown at some.
    guard case .object(let reference) = try evaluate(expression) else {
      return unbound(expression)
    }
    if case .trace(let name) = reference, let trace = world.traces[name] {
      return BoundSeries { (frame) throws(Failure) in trace.value(at: frame) }
    }
    return BoundSeries { (_) throws(Failure) in .object(reference) }
  }

  private func bound(
    of name: Name, _ base: Expression, _ expression: Expression
  ) throws(Failure) -> BoundSeries {
    if let trace = trace(of: expression) {
      return BoundSeries { (frame) throws(Failure) in trace.value(at: frame) }
    }
    if let moment = try momentOfAggregate(name, of: base) {
      return BoundSeries { (_) throws(Failure) in moment }
    }
    if let number = bound(ofNumber: name, base) { return number }
    if case .object(let reference) = try evaluate(base), reference.side(name.text) == nil,
      reference != .keyboard
    {
      let property = try property(name, of: reference)
      let now = stage.frame
      let isPoint = hasBothScales(expression)
      return BoundSeries { (frame) throws(Failure) in
        let value = frame == now ? property.get() : property.past(frame)
        return isPoint ? value.asPoint : value
      }
    }
    let inner = try bound(base)
    return BoundSeries { [self] (frame) throws(Failure) in
      let value = try inner.read(frame)
      if let part = Components.value(name.text, of: value) { return part }
      var past = self
      past.frame = frame
      return try past.member(name, of: value, base)
    }
  }

  /// A number of a view straight from the record, such as `red.center.x`. It avoids creating a
  /// point for each frame, of which an hour has many.
  private func bound(ofNumber name: Name, _ base: Expression) -> BoundSeries? {
    guard case .member(let owner, let whole) = base.kind,
      ["center", "velocity"].contains(whole.text), let reference = object(owner),
      let reading = world.reading(of: reference),
      let channel = Channel.allCases.first(where: { $0.name == "\(whole.text).\(name.text)" })
    else { return nil }
    let now = stage.frame
    return BoundSeries { (frame) throws(Failure) in
      (frame == now ? reading : reading.at(frame))?.value(channel) ?? .nothing
    }
  }

  private func bound(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression,
    _ expression: Expression
  ) throws(Failure) -> BoundSeries {
    let (a, b) = (try bound(left), try bound(right))
    return BoundSeries { (frame) throws(Failure) in
      let (x, y) = (try a.read(frame), try b.read(frame))
      if case .nothing = x { return .nothing }
      if case .nothing = y { return .nothing }
      return try attempt(at: expression.span) { try Arithmetic.apply(operation, x, y) }
    }
  }
}
