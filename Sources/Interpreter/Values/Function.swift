import Diagnostics
import MotionCurves
import UIKitMotion

/// A function of the language: one declaration for its call, its help and its completion.
public struct Function: Sendable {
  public let name: String
  package let parameters: [Parameter]
  /// The parameters as help shows them, such as `value, low, high`.
  public let form: String
  public let summary: String
  /// Whether its arguments may be written without labels, in the order of its parameters.
  private let labelsAreOptional: Bool
  /// An example for help; empty if the parameters are enough.
  package let example: String
  /// Further sentences for help.
  package let notes: [String]
  /// The kind of work for each part of its argument: `letter` for each byte of CSS or of a path,
  /// `point` for each value of a curve.
  package let work: Work
  package let body: @Sendable (Arguments) throws(Mistake) -> Value

  /// - Parameter form: The parameters as help shows them, if the whole list is too long.
  package init(
    _ name: String, _ summary: String, _ parameters: [Parameter], form: String? = nil,
    labelsAreOptional: Bool = false, example: String = "", notes: [String] = [],
    work: Work = .call,
    _ body: @escaping @Sendable (Arguments) throws(Mistake) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.form = form ?? parameters.written
    self.summary = summary
    self.labelsAreOptional = labelsAreOptional
    self.example = example
    self.notes = notes
    self.work = work
    self.body = body
  }

  /// The number of arguments without a label.
  package var counts: ClosedRange<Int> {
    labelsAreOptional ? 0...parameters.count : parameters.counts
  }
  /// The labels that arguments may have.
  package var labels: [String] { parameters.filter(\.isLabelled).map(\.name) }

  /// The parameter for a label, or for a position from 0.
  package func parameter(at key: String) -> Parameter? {
    if let index = Int(key, radix: 10) {
      guard labelsAreOptional else { return parameters.positional(index) }
      return parameters.indices.contains(index) ? parameters[index] : nil
    }
    return parameters.first { $0.isLabelled && $0.name == key }
  }

  package func call(_ arguments: Arguments) throws(Mistake) -> Value {
    for label in arguments.labelled.map(\.label) where !labels.contains(label) {
      throw .unknownLabel(
        label, function: name, nearest: Vocabulary(labels).nearest(to: label), known: labels)
    }
    guard counts.contains(arguments.positional.count) else {
      // Values without labels, where each needs one.
      let isUnlabelled = counts.upperBound == 0 && !parameters.isEmpty && !example.isEmpty
      throw .argumentCount(
        name, form, counts, found: arguments.positional.count,
        example: isUnlabelled ? example : nil)
    }
    var arguments = arguments
    arguments.parameters = parameters
    if labelsAreOptional { try arguments.label(by: parameters) }
    return try body(arguments)
  }
}

extension Value {
  package var isFunction: Bool { if case .function = self { true } else { false } }
}

/// The arguments of one call, and what a function may read from the session.
package struct Arguments {
  package var function: String
  package var positional: [Value] = []
  package var labelled: [(label: String, value: Value)] = []
  /// The function's parameters, with their defaults.
  fileprivate(set) var parameters: [Parameter] = []
  /// The whole call as written, with its spaces normalized.
  package var written: () -> String = { "" }
  /// A number in 0..<1 from the session's seeded generator.
  package var random: () -> Double = { 0 }
  /// The text size, now or at the observed frame; nil if it is not known.
  package var textSize: () -> TextSizeCategory? = { .large }
  /// The value of one of the session's tweaks, by its full name.
  package var tweak: (String) throws(Mistake) -> Value = { (name) throws(Mistake) in
    throw .unknownTweak(name, known: [])
  }
  /// Converts a point or a rectangle between the object before the dot and another one; from the
  /// other one if the flag is set.
  package var convert: (Value, ObjectReference, Bool) throws(Mistake) -> Value = {
    (place, _, _) throws(Mistake) in place
  }
  /// Called for each argument that is read as a quantity, with its label or its position from 0.
  package var reads: (_ key: String, Quantity) -> Void = { (_, _) in }

  /// Called with a warning about a call that still has a result.
  package var warnings: (Mistake) -> Void = { (_) in }

  package init(function: String, random: @escaping () -> Double) {
    self.function = function
    self.random = random
  }

  /// Gives arguments without labels those of the parameters, in order.
  fileprivate mutating func label(by parameters: [Parameter]) throws(Mistake) {
    let unlabelled = zip(parameters.map(\.name), positional).map { (label: $0, value: $1) }
    for label in unlabelled.map(\.label) where self[label] != nil {
      throw .eitherOr("`\(label):`", "the same number without a label").about(argument: label)
    }
    labelled = unlabelled + labelled
    positional = []
  }

  /// The extent of all arguments together; see `Value.extent`.
  package var extent: Int {
    positional.reduce(0) { $0 + $1.extent } + labelled.reduce(0) { $0 + $1.value.extent }
  }

  /// A positional number of a quantity. A number without a unit always fits.
  package func number(_ index: Int, _ quantity: Quantity = .plain) throws(Mistake) -> Double {
    reads("\(index)", quantity)
    return try Self.number(positional[index], quantity, of: function)
  }

  package func number(
    _ label: String, _ quantity: Quantity = .plain, default fallback: Double
  ) throws(Mistake) -> Double {
    guard let value = self[label] else { return fallback }
    reads(label, quantity)
    do throws(Mistake) {
      // A label has one meaning, so here a superfluous unit is a mistake too.
      if case .number(_, let found) = value, quantity == .plain, !quantity.takes(found) {
        throw .wrongUnit(
          label, takes: "a number", text: nil, is: found.described, sample: "\(label): 1")
      }
      return try Self.number(value, quantity, of: label)
    } catch {
      throw error.about(argument: label)
    }
  }

  /// The number behind a label, with the quantity and the default of its parameter.
  package func number(_ label: String) throws(Mistake) -> Double {
    guard let parameter = parameters.first(where: { $0.isLabelled && $0.name == label }),
      let number = parameter.number, case .number(let quantity, _) = parameter.kind
    else { throw .missingLabel(label, function: function) }
    return try self.number(label, quantity, default: number)
  }

  /// The value behind a label; nil if the label was not written.
  package subscript(label: String) -> Value? { labelled.last { $0.label == label }?.value }

  package func flag(_ label: String) throws(Mistake) -> Bool {
    guard let value = self[label] else { return false }
    guard case .boolean(let flag, _) = value else {
      throw .wrongKind(label, takes: "on or off", found: value.described, sample: "on")
    }
    return flag
  }

  /// The number of a value that has a quantity. A number without a unit always fits.
  package static func number(
    _ value: Value, _ quantity: Quantity, of what: String
  ) throws(Mistake) -> Double {
    guard case .number(let number, let found) = value else {
      throw .wrongKind(
        what, takes: quantity == .plain ? "a number" : quantity.described, found: value.described,
        sample: nil)
    }
    if quantity != .plain, !quantity.takes(found) {
      throw .wrongUnit(
        what, takes: quantity.described, text: nil, is: found.described, sample: quantity.sample)
    }
    return number
  }
}
