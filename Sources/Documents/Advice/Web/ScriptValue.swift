import Values

/// A literal of JavaScript, Kotlin or Dart, or a call of literals.
indirect enum ScriptValue: Hashable, Sendable {
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

struct ScriptArgument: Hashable, Sendable {
  var label: String?
  var value: ScriptValue
}

/// An expression, with the name that it is assigned to.
struct ScriptStatement: Hashable, Sendable {
  var name: String?
  var value: ScriptValue
}

extension ScriptValue {
  /// A number without a unit, or one with one of some.
  func number(_ units: String...) -> Double? {
    guard case .number(let number, let unit) = self, unit.isEmpty || units.contains(unit) else {
      return nil
    }
    return number
  }

  /// A word or a text.
  var name: String? {
    switch self {
    case .text(let text), .word(let text): text
    default: nil
    }
  }

  /// The fields of an object; nil for another value.
  var fields: [ScriptArgument]? {
    if case .object(let fields) = self { fields } else { nil }
  }

  func field(_ name: String) -> ScriptValue? { fields?.last { $0.label == name }?.value }

  /// The code, on one line.
  var code: String {
    switch self {
    case .number(let number, let unit): Lowering.digits(number) + unit
    case .text(let text): "\"\(text)\""
    case .word(let name): name
    case .list(let values): "[\(values.map(\.code).joined(separator: ", "))]"
    case .object(let fields): "{ \(fields.code) }"
    case .call(let base?, let sign, let arguments) where sign == "+" || sign == "-":
      "\(base.code) \(sign) \(arguments.code)"
    case .call(let base, let name, let arguments):
      (base.map { $0.code + "." } ?? "") + "\(name)(\(arguments.code))"
    case .choice(let one, let other): "… ? \(one.code) : \(other.code)"
    case .block: "{ \(Lowering.gap) }"
    case .other(let code): code
    }
  }

  /// Itself, and all values in it.
  func forEach(_ body: (ScriptValue) -> Void) {
    body(self)
    switch self {
    case .list(let values): values.forEach { $0.forEach(body) }
    case .object(let fields): fields.forEach { $0.value.forEach(body) }
    case .call(let base, _, let arguments):
      base?.forEach(body)
      arguments.forEach { $0.value.forEach(body) }
    case .choice(let one, let other):
      one.forEach(body)
      other.forEach(body)
    case .block(let statements): statements.forEach { $0.value.forEach(body) }
    case .number, .text, .word, .other: break
    }
  }

  /// Whether a name stands in it, alone or before a dot.
  func mentions(_ name: String) -> Bool {
    var isFound = false
    forEach { value in
      switch value {
      case .word(let word), .call(nil, let word, _):
        isFound = isFound || word == name || word.hasPrefix(name + ".")
      default: break
      }
    }
    return isFound
  }
}

extension [ScriptArgument] {
  fileprivate var code: String {
    map { ($0.label.map { "\($0): " } ?? "") + $0.value.code }.joined(separator: ", ")
  }
}
