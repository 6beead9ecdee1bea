import Curves
import Diagnostics

/// A function of the language: one declaration gives its call, its help and its completion.
public struct Function: Sendable {
  public let name: String
  /// The parameters as help shows them, such as `value, low, high`.
  public let parameters: String
  public let summary: String
  /// A line that uses it, for help; empty where the parameters say it all.
  package let example: String
  package let counts: ClosedRange<Int>
  /// Labels it takes, for functions whose arguments have names.
  package let labels: [String]
  /// Words that an argument may be instead of a value, by its label or its position from 0: they
  /// come as texts.
  package let words: [String: [String]]
  package let body: @Sendable (Arguments) throws(Mistake) -> Value

  package init(
    _ name: String, _ parameters: String, _ summary: String, _ counts: ClosedRange<Int>,
    labels: [String] = [], words: [String: [String]] = [:], example: String = "",
    _ body: @escaping @Sendable (Arguments) throws(Mistake) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.counts = counts
    self.labels = labels
    self.words = words
    self.example = example
    self.body = body
  }

  package func call(_ arguments: Arguments) throws(Mistake) -> Value {
    for label in arguments.labelled.map(\.label) where !labels.contains(label) {
      throw .unknownLabel(
        label, function: name, nearest: Suggestion.nearest(to: label, in: labels), known: labels)
    }
    guard counts.contains(arguments.positional.count) else {
      throw .argumentCount(name, parameters, counts, found: arguments.positional.count)
    }
    return try body(arguments)
  }
}

/// What a call was given.
package struct Arguments {
  package var function: String
  package var positional: [Value] = []
  package var labelled: [(label: String, value: Value)] = []
  /// The whole call as it was written, blanks evened out.
  package var written = ""
  /// A number in 0..<1 from the session's seeded generator.
  package var random: () -> Double = { 0 }
  /// Told of each argument, by its label or its position from 0, that is read as a quantity.
  package var reads: (_ key: String, Quantity) -> Void = { (_, _) in }

  package init(function: String, random: @escaping () -> Double) {
    self.function = function
    self.random = random
  }

  /// A positional number; an angle or plain where `quantity` is an angle, and so on.
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
      // A label has one meaning, so here a unit too many is a mistake as well.
      if case .number(_, let found) = value, quantity == .plain, !quantity.takes(found) {
        throw .wrongUnit(
          label, takes: "a number", text: nil, is: found.described, sample: "\(label): 1")
      }
      return try Self.number(value, quantity, of: label)
    } catch {
      var mistake = error
      mistake.argument = label
      throw mistake
    }
  }

  /// What stands behind a label; nil where it was not written.
  package subscript(label: String) -> Value? { labelled.last { $0.label == label }?.value }

  package func flag(_ label: String) throws(Mistake) -> Bool {
    guard let value = self[label] else { return false }
    guard case .boolean(let flag) = value else {
      throw .wrongKind(label, takes: "on or off", found: value.described, sample: "on")
    }
    return flag
  }

  /// A number of a quantity; one without a unit will always do.
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
