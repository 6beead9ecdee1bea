internal import CResources

/// What the calls of JavaScript, Kotlin and Dart mean, from a text with an API a line.
///
///     = GSAP
///     gsap.to(targets: view, vars: to, duration: s) -> [over $duration|over 0.5s]
///     gsap.set(targets: view, vars: to) => set
///     - ratio
///     Spring.DampingRatioNoBouncy -> 1
///
/// The left side is a call whose arguments have a name and, behind a colon, a kind, as `Reading` has
/// them; an argument with a label, or a field of an object, belongs to its name, and others come in
/// order. A name with a dot or a capital, and each literal, stands for itself. The right side is the
/// clauses of `animate`, behind `=>` a word for what `PastedScript` does with it, behind `--` a remark.
/// As in `APITable`, a part in brackets is left out if it lacks a value; of several lines for a call,
/// the first counts whose values outside of brackets are there. `=` begins a library, and `-` values
/// that are a kind themselves.
package struct ScriptTable: Sendable {
  package struct Row: Sendable {
    package let pattern: ScriptArgument
    package let template: Template?
    /// What is done with a call that is no animation.
    package let verb: String?
    package let words: String?
  }

  package struct Library: Sendable {
    package let name: String
    package fileprivate(set) var rows: [Row] = []
  }

  package static let standard = ScriptTable(text)
  package static let text = String(cString: script_txt)

  package private(set) var libraries: [Library] = []
  package private(set) var sets: [String: [Row]] = [:]

  /// All remarks.
  package var words: [String] {
    (libraries.flatMap(\.rows) + sets.values.joined()).compactMap(\.words)
  }

  init(_ text: String) {
    var set: String?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("= ") {
        libraries.append(Library(name: String(line.dropFirst(2))))
        set = nil
      } else if line.hasPrefix("- ") {
        set = String(line.dropFirst(2))
      } else if let row = Self.row(line) {
        if let set {
          sets[set, default: []].append(row)
        } else {
          libraries[libraries.count - 1].rows.append(row)
        }
      }
    }
  }

  private static func row(_ line: Substring) -> Row? {
    let (rest, words) = divided(line, at: " -- ")
    let (code, clauses) = divided(rest, at: " -> ")
    let (left, verb) = divided(code, at: " => ")
    guard let pattern = ScriptReader.argument(String(left)) else { return nil }
    return Row(
      pattern: pattern, template: clauses.flatMap(Template.init), verb: verb, words: words)
  }

  private static func divided(_ line: Substring, at sign: String) -> (Substring, String?) {
    guard let place = line.firstRange(of: sign) else { return (line, nil) }
    return (line[..<place.lowerBound], String(line[place.upperBound...]))
  }
}

/// The values of a call, by the names that a row of the table gives them.
package struct ScriptBindings {
  package struct Bound {
    package let value: ScriptValue
    package let kind: String

    package init(value: ScriptValue, kind: String) { (self.value, self.kind) = (value, kind) }
  }

  private var values: [String: Bound] = [:]
  /// Fields that the row does not name.
  package private(set) var rest: [ScriptArgument] = []
  /// What names of the code stand for.
  package let constants: [String: ScriptValue]

  package init(_ constants: [String: ScriptValue]) { self.constants = constants }

  package subscript(name: String) -> Bound? { values[name] }

  /// All values with their names, in the order of these.
  package var all: [(name: String, bound: Bound)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package func first(_ kind: String) -> ScriptValue? {
    all.first { $0.bound.kind == kind }?.bound.value
  }

  private mutating func bind(_ name: String, _ kind: String, _ value: ScriptValue) {
    values[name] = Bound(value: value, kind: kind)
  }

  /// A name of the code as what it stands for.
  package func resolved(_ value: ScriptValue) -> ScriptValue {
    guard case .word(let name) = value, let constant = constants[name] else { return value }
    return constant
  }

  /// Whether a value is one of a pattern.
  package mutating func match(
    _ pattern: ScriptArgument, _ value: ScriptValue, isLabeled: Bool = false
  ) -> Bool {
    if let name = pattern.label {
      guard case .word(let kind) = pattern.value, kind.first?.isUppercase != true,
        !kind.contains(".")
      else { return match(pattern.value, value) }
      guard isLabeled || canBe(kind, resolved(value)) else { return false }
      bind(name, kind, value)
      return true
    }
    return match(pattern.value, value)
  }

  private mutating func match(_ pattern: ScriptValue, _ written: ScriptValue) -> Bool {
    if case .word(let name) = pattern, name.first?.isLowercase == true, !name.contains(".") {
      bind(name, "", written)
      return true
    }
    let value = pattern == written ? written : resolved(written)
    switch (pattern, value) {
    case (.call(let base, let name, let parameters), .call(let other, let called, let arguments)):
      guard Self.isNamed(called, name) else { return false }
      if let base {
        guard let other, match(base, other) else { return false }
      } else if other != nil, !name.contains(".") {
        return false
      }
      return match(parameters, arguments)
    case (.object(let parameters), .object(let fields)): return match(parameters, fields)
    case (.list(let patterns), .list(let values)):
      guard patterns.count == values.count else { return false }
      for (pattern, value) in zip(patterns, values) where !match(pattern, value) { return false }
      return true
    case (.text(let text), _): return value.name == text
    default: return pattern == value
    }
  }

  /// Kinds of parameters that take an object as it is.
  private static let whole: Set = ["to", "from", "frames", "any", "state"]

  private func canBe(_ kind: String, _ value: ScriptValue) -> Bool {
    if kind == "source" { return value.isVariable && value.maker != "useTransform" }
    switch value {
    case .call where ScriptTable.standard.sets[kind] != nil:
      return ScriptTable.standard.sets[kind]?.contains {
        $0.bindings(anyOf: [value], constants) != nil
      } == true
    case .object(let fields):
      let rows = ScriptTable.standard.sets[kind, default: []]
      return rows.contains { $0.pattern.value.fields != nil }
        || Self.whole.contains(kind) && (kind != "frames" || fields.allSatisfy(\.value.isList))
    case .block: return !["to", "from"].contains(kind)
    case .list: return kind != "to" && kind != "from"
    default: return !["frames", "to", "from"].contains(kind)
    }
  }

  mutating func match(_ parameters: [ScriptArgument], _ arguments: [ScriptArgument]) -> Bool {
    var open = parameters.filter { parameter in
      !arguments.contains { $0.label != nil && $0.label == parameter.name }
    }
    var fields = arguments.filter { $0.label != nil }
    for argument in arguments where argument.label == nil {
      if let parameter = open.first, parameter.kind == "all" {
        let others = arguments.filter { $0.label == nil }.map(\.value)
        bind(parameter.name, "all", .list(others))
        break
      }
      // An object that no parameter takes is its fields.
      let value = resolved(argument.value)
      let taker =
        value.fields == nil
        ? open.indices.first
        : open.firstIndex { parameter in
          canBe(parameter.kind, value) && parameter.kind != ""
        }
      guard let taker else {
        if let object = value.fields { fields += object } else { rest.append(argument) }
        continue
      }
      let parameter = open.remove(at: taker)
      if parameter.kind == "to" || parameter.kind == "from", let object = value.fields {
        fields += object.filter { field in parameters.contains { $0.name == field.label } }
        let others = object.filter { field in !parameters.contains { $0.name == field.label } }
        bind(parameter.name, parameter.kind, .object(others))
      } else if !match(parameter, argument.value) {
        return false
      }
    }
    for field in fields {
      guard let parameter = parameters.first(where: { $0.name == field.label }) else {
        rest.append(field)
        continue
      }
      guard match(parameter, field.value, isLabeled: true) else { return false }
    }
    // What must be so, such as `type: "spring"`.
    return parameters.allSatisfy { parameter in
      if ["frames", "source"].contains(parameter.kind) { return values[parameter.name] != nil }
      guard parameter.label != nil, parameter.value.isWord == false else { return true }
      return fields.contains { $0.label == parameter.label }
        || arguments.contains { $0.label == nil } && parameter.value.isCall
    }
  }

  /// Whether a call has the name of a pattern, in which `any` stands for others.
  static func isNamed(_ name: String, _ pattern: String) -> Bool {
    if name == pattern { return true }
    if pattern.hasPrefix("any."), let end = name.lastIndex(of: ".") {
      return name[end...] == pattern.dropFirst(3)
    }
    return pattern.hasSuffix(".any") && name.hasPrefix(pattern.dropLast(3))
  }
}

extension ScriptArgument {
  /// The name of a parameter, which is all of one without a kind.
  fileprivate var name: String {
    if let label { return label }
    if case .word(let name) = value { return name }
    return ""
  }

  fileprivate var kind: String {
    if label != nil, case .word(let kind) = value { return kind }
    return ""
  }
}

extension ScriptValue {
  package var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
