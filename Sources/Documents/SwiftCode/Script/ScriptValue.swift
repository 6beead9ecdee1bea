import Text

/// A literal of JavaScript, Kotlin or Dart, or a call of literals.
package indirect enum ScriptValue: Hashable, Sendable {
  /// A number with its unit, such as `300ms`, `50%`, `16.dp`; without one, the unit is empty.
  case number(Double, String)
  case text(String)
  /// A name, with its dots: `Easing.quad`.
  case word(String)
  case list([ScriptValue])
  /// An object of JavaScript, and the attributes of an element.
  case object([ScriptArgument])
  /// A call by its name, which is dotted too, behind the call or list that it is a member of.
  case call(ScriptValue?, String, [ScriptArgument])
  /// One of two values.
  case choice(ScriptValue, ScriptValue)
  /// Statements in braces: the body of a function.
  case block([ScriptStatement])
  /// What is no literal, by its text.
  case other(String)
}

package struct ScriptArgument: Hashable, Sendable {
  package var label: String?
  package var value: ScriptValue

  package init(label: String? = nil, value: ScriptValue) {
    (self.label, self.value) = (label, value)
  }
}

/// An expression, with the name that it is assigned to.
package struct ScriptStatement: Hashable, Sendable {
  package var name: String?
  package var value: ScriptValue

  init(name: String? = nil, value: ScriptValue) { (self.name, self.value) = (name, value) }
}

extension ScriptValue {
  /// A number without a unit, or one with one of some.
  package func number(_ units: String...) -> Double? {
    guard case .number(let number, let unit) = self, unit.isEmpty || units.contains(unit) else {
      return nil
    }
    return number
  }

  /// A word or a text.
  package var name: String? {
    switch self {
    case .text(let text), .word(let text): text
    default: nil
    }
  }

  /// Whether the code says elsewhere what it is.
  package var isVariable: Bool {
    switch self {
    case .word, .call, .other: true
    default: false
    }
  }

  /// The fields of an object; nil for another value.
  package var fields: [ScriptArgument]? {
    if case .object(let fields) = self { fields } else { nil }
  }

  package func field(_ name: String) -> ScriptValue? { fields?.last { $0.label == name }?.value }

  /// The code, on one line.
  package var code: String {
    switch self {
    case .number(let number, let unit): number.digits + unit
    case .text(let text): "\"\(text)\""
    case .word(let name): name
    case .list(let values): "[\(values.map(\.code).joined(separator: ", "))]"
    case .object(let fields): "{ \(fields.code) }"
    case .call(let base?, let sign, let arguments) where sign == "+" || sign == "-":
      "\(base.code) \(sign) \(arguments.code)"
    case .call(let base, let name, let arguments):
      (base.map { $0.code + "." } ?? "") + "\(name)(\(arguments.code))"
    case .choice(let one, let other): "… ? \(one.code) : \(other.code)"
    case .block: "{ … }"
    case .other(let code): code
    }
  }

  /// Itself, and all values in it.
  package func visit(_ body: (ScriptValue) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }

  /// The values directly in it.
  private var parts: [ScriptValue] {
    switch self {
    case .list(let values): values
    case .object(let fields): fields.map(\.value)
    case .call(let base, _, let arguments): (base.map { [$0] } ?? []) + arguments.map(\.value)
    case .choice(let one, let other): [one, other]
    case .block(let statements): statements.map(\.value)
    case .number, .text, .word, .other: []
    }
  }

  /// Whether a name stands in it, alone or before a dot.
  package func mentions(_ name: String) -> Bool {
    var isFound = false
    visit { value in
      switch value {
      case .word(let word), .call(nil, let word, _):
        isFound = isFound || word == name || word.hasPrefix(name + ".")
      case .text(let text): isFound = isFound || text.contains("${\(name)")
      default: break
      }
    }
    return isFound
  }
}

extension Double {
  /// A number as a person writes it.
  var digits: String { ((self * 1e9).rounded() / 1e9).written }
}

extension [ScriptArgument] {
  fileprivate var code: String {
    map { ($0.label.map { "\($0): " } ?? "") + $0.value.code }.joined(separator: ", ")
  }
}
