import Curves
import Diagnostics

/// A function of the language: one declaration gives its call, its help and its completion.
public struct Function: Sendable {
  public let name: String
  /// The parameters as help shows them, such as `value, low, high`.
  public let parameters: String
  public let summary: String
  let counts: ClosedRange<Int>
  /// Labels it takes, for functions whose arguments have names.
  let labels: [String]
  /// Words that an argument may be instead of a value, by its label or its position from 0: they
  /// come as texts.
  let words: [String: [String]]
  let body: @Sendable (Arguments) throws(Mistake) -> Value

  init(
    _ name: String, _ parameters: String, _ summary: String, _ counts: ClosedRange<Int>,
    labels: [String] = [], words: [String: [String]] = [:],
    _ body: @escaping @Sendable (Arguments) throws(Mistake) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.counts = counts
    self.labels = labels
    self.words = words
    self.body = body
  }

  func call(_ arguments: Arguments) throws(Mistake) -> Value {
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
struct Arguments {
  var function: String
  var positional: [Value] = []
  var labelled: [(label: String, value: Value)] = []
  /// A number in 0..<1 from the session's seeded generator.
  var random: () -> Double = { 0 }

  /// A positional number; an angle or plain where `quantity` is an angle, and so on.
  func number(_ index: Int, _ quantity: Quantity = .plain) throws(Mistake) -> Double {
    try Self.number(positional[index], quantity, of: function)
  }

  func number(_ label: String, default fallback: Double) throws(Mistake) -> Double {
    guard let value = labelled.last(where: { $0.label == label })?.value else { return fallback }
    return try Self.number(value, nil, of: label)
  }

  func flag(_ label: String) throws(Mistake) -> Bool {
    guard let value = labelled.last(where: { $0.label == label })?.value else { return false }
    guard case .boolean(let flag) = value else {
      throw .wrongKind(label, takes: "on or off", found: value.described, sample: "on")
    }
    return flag
  }

  /// A number of a quantity; nil takes any.
  private static func number(
    _ value: Value, _ quantity: Quantity?, of what: String
  ) throws(Mistake) -> Double {
    guard case .number(let number, let found) = value else {
      let wanted = quantity ?? .plain
      throw .wrongKind(
        what, takes: wanted == .plain ? "a number" : wanted.described, found: value.described,
        sample: nil)
    }
    if let quantity, found != .plain, quantity != .plain, found != quantity {
      throw .wrongUnit(
        what, takes: quantity.described, text: nil, is: found.described, sample: quantity.sample)
    }
    return number
  }
}
