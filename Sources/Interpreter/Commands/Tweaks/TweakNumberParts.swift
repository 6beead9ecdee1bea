import Diagnostics
import Evaluation
import Language
import Text
import Values

/// The parts of a `tweak` line that describe a number.
struct TweakNumberParts {
  private let call: Change<TweakCommand.Clauses>
  private let led: Evaluator.Led?

  init(_ call: Change<TweakCommand.Clauses>, _ led: Evaluator.Led?) {
    self.call = call
    self.led = led
  }

  func number(_ standard: Value, _ written: Quantity) throws(Failure) -> TweakNumber {
    let quantity = quantity(written)
    let place = call.valuePlace(of: \.standard) ?? call.span
    let check = Check(what: "default", text: place.text)
    let number = try attempt(at: place) { () throws(Mistake) in
      try check.number(standard, quantity, Self.all)
    }
    let range = try range(quantity)
    let step = try step(quantity)
    let isWhole = led == nil && quantity == .plain && number.isWhole
    return TweakNumber(
      number, quantity, bounds: range ?? ownRange, isWhole: isWhole, step: step,
      precision: call[\.precision])
  }

  private static let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  /// The property's quantity, or the value's.
  private func quantity(_ written: Quantity) -> Quantity {
    if case .number(let quantity, _)? = led?.kind { return quantity }
    return written
  }

  /// The natural range of a property such as alpha.
  private var ownRange: ClosedRange<Double>? {
    guard case .number(_, let range)? = led?.kind, range.upperBound < Limits.coordinate else {
      return nil
    }
    return range
  }

  private func range(_ quantity: Quantity) throws(Failure) -> ClosedRange<Double>? {
    guard case .range(let a, let b, let found, _)? = call[\.range] else {
      return nil
    }
    let place = call.valuePlace(of: \.range)
    try require(quantity, takes: found, "range", at: place)
    guard a != b else { throw call.fail(.emptyRange, at: place) }
    return min(a, b)...max(a, b)
  }

  private func step(_ quantity: Quantity) throws(Failure) -> Double? {
    guard case .number(let step, let found)? = call[\.step] else { return nil }
    let place = call.valuePlace(of: \.step)
    try require(quantity, takes: found, "step", at: place)
    guard step.isFinite else { throw call.fail(.notFinite("step"), at: place) }
    guard step > 0 else {
      throw call.fail(
        .wrongKind(
          "step", takes: "a number above 0", but: "\(place?.text ?? "this") is not above 0",
          sample: "step 0.5"), at: place)
    }
    return step
  }

  private func require(
    _ quantity: Quantity, takes found: Quantity, _ what: String, at place: Span?
  ) throws(Failure) {
    guard !quantity.takes(found) else { return }
    throw call.fail(
      .wrongUnit(
        what, takes: quantity == .plain ? "plain numbers" : quantity.described,
        text: place?.text ?? "", is: found.described, sample: quantity.sample), at: place)
  }
}

extension TweakNumber {
  /// The message for a default outside the range.
  var outside: Mistake {
    let format = NumberFormat.standard
    return .outOfRange(
      "default", format.string(standard), low: format.string(range.lowerBound),
      high: format.string(range.upperBound), unit: quantity.suffix)
  }
}

extension ArgumentType where Content == Value {
  /// A range with its unit.
  static var ends: ArgumentType {
    checked(.range) { (check, value) throws(Mistake) in
      _ = try check.range(value)
      return value
    }
  }

  /// A number with its unit.
  static var stepSize: ArgumentType {
    checked(.positive) { (check, value) throws(Mistake) in
      guard case .number = value else { throw check.wrongKind(.positive, value) }
      return value
    }
  }
}
