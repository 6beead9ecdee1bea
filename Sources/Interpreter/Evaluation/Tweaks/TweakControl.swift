import Diagnostics
import Language
import Text
import Values

/// The control that sets a tweak. It follows from the tweak's default and property. `TweakNumber`
/// has the rules of sliders.
package enum TweakControl {
  case number(TweakNumber)
  case flag
  case text
  case color
  case curve
  /// One of a list of values.
  case choice([Value])
  /// A point, a rectangle, or another kind of property value.
  case place
  /// A block to run, without a value.
  case action(Block, Scope)

  package var isAction: Bool { if case .action = self { true } else { false } }

  /// The kind of value that the tweak takes.
  package var kind: ValueKind {
    switch self {
    case .color: .color
    case .choice(let values): .word(values.compactMap(\.asText))
    case .number, .flag, .text, .curve, .place, .action: .expression
    }
  }

  /// The value that the tweak accepts, with a warning if it differs from the given one.
  ///
  /// A number outside the range becomes the nearer end, and a value that is not a choice becomes
  /// the default, like in Facebook's Tweaks. A number between two steps stays: the step applies
  /// only to a slider.
  /// - Throws: `wrongKind`, `wrongUnit`, `notFinite`, `unknownColor`; `tweakActs` for an action.
  package func taken(
    _ value: Value, by name: String, else standard: Value, _ check: Check
  ) throws(Mistake) -> (value: Value, word: Mistake?) {
    switch self {
    case .number(let number): return try taken(value, number, by: name, check)
    case .flag: return (.boolean(try check.boolean(value)), nil)
    case .text: return (.string(try check.string(value)), nil)
    case .color:
      guard case .string(let color) = value else { throw check.wrongKind(.color, value) }
      guard Colors.isColor(color) else { throw .unknownColor(color, nearest: []) }
      return (value, nil)
    case .curve: return (.curve(try check.curve(value)), nil)
    case .choice(let choices):
      if let choice = choices.first(where: { $0.isSame(as: value) }) { return (choice, nil) }
      let texts = choices.map { $0.text(.standard) }
      let word = Mistake.tweakChoice(
        name, value.text(.standard, clippedTo: 80), known: texts,
        else: standard.text(.standard, clippedTo: 80))
      return (standard, word)
    case .place:
      guard value.described == standard.described else {
        throw .wrongKind(
          name, takes: standard.described, found: value.described, of: check.text,
          sample: standard.text(.standard, clippedTo: 80))
      }
      return (value, nil)
    case .action: throw .tweakActs(name)
    }
  }

  private func taken(
    _ value: Value, _ number: TweakNumber, by name: String, _ check: Check
  ) throws(Mistake) -> (value: Value, word: Mistake?) {
    let given = try check.number(
      value, number.quantity, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    let taken = number.clamped(given)
    let result = Value.number(taken, number.quantity)
    guard taken != given, let bounds = number.bounds else { return (result, nil) }
    func text(_ number: Double) -> String {
      Value.number(number, self.quantity).text(.standard)
    }
    return (
      result,
      .tweakClamped(
        name, text(given), low: text(bounds.lowerBound), high: text(bounds.upperBound),
        to: text(taken))
    )
  }

  private var quantity: Quantity {
    if case .number(let number) = self { number.quantity } else { .plain }
  }

  /// A value for display.
  package func text(_ value: Value, _ format: NumberFormat, clippedTo columns: Int) -> String {
    switch (self, value) {
    case (.number(let control), .number(let number, _)):
      return control.text(number, format).clipped(to: columns)
    case (.flag, .boolean(let flag, _)): return flag ? "on" : "off"
    case (.action, _): return ""
    default: return value.text(format, clippedTo: columns)
    }
  }

  /// The possible values, for display.
  package func offer(_ format: NumberFormat, clippedTo columns: Int) -> String {
    switch self {
    case .number(let number): return number.rangeText(format)
    case .flag: return "on, off"
    case .text: return "a text"
    case .color: return "a color"
    case .curve: return "a curve"
    case .choice(let choices):
      return choices.map { $0.text(format, clippedTo: columns) }.joined(separator: ", ")
        .clipped(to: columns)
    case .place: return ""
    case .action: return "an action"
    }
  }
}

extension Value {
  fileprivate var asText: String? { if case .string(let text) = self { text } else { nil } }
}
