/// Reads the literals and calls of JavaScript, Kotlin and Dart, in one small grammar. What is neither
/// is passed over, so that no text fails.
package struct ScriptReader {
  private var tokens: [ScriptToken]
  private var place = 0
  private var depth = 0
  /// The most brackets inside one another.
  private static let deepest = 40
  /// The most calls and operators behind one another.
  private static let longest = 400

  package static func statements(_ text: String) -> [ScriptStatement] {
    var reader = ScriptReader(tokens: ScriptToken.tokens(of: text))
    var statements: [ScriptStatement] = []
    while reader.place < reader.tokens.count {
      statements += reader.statements()
      reader.place += 1
    }
    return statements
  }

  /// One argument, with its label.
  package static func argument(_ text: String) -> ScriptArgument? {
    var reader = ScriptReader(tokens: ScriptToken.tokens(of: text))
    return reader.arguments(to: ")").first
  }

  private init(tokens: [ScriptToken]) { self.tokens = tokens }

  private var next: ScriptToken? { place < tokens.count ? tokens[place] : nil }
  private func token(_ offset: Int) -> ScriptToken? {
    tokens.indices.contains(place + offset) ? tokens[place + offset] : nil
  }
  private func isSign(_ sign: String, _ offset: Int = 0) -> Bool {
    token(offset)?.kind == .sign(sign)
  }
  private mutating func accept(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    place += 1
    return true
  }
  private mutating func popWord() -> String? {
    guard case .word(let word)? = next?.kind else { return nil }
    place += 1
    return word
  }

  // MARK: Statements

  /// Words before a declaration or a value.
  private static let openings: Set = [
    "const", "let", "var", "val", "final", "late", "await", "return", "export", "default", "new",
    "async", "function", "fun", "static", "private", "override", "public", "else", "void", "class",
  ]

  /// The statements up to a closing brace.
  private mutating func statements() -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    while let token = next, token.kind != .sign("}") {
      let start = place
      if token.kind == .word("import") {
        while next?.line == token.line { place += 1 }
      } else if let statement = statement() {
        statements.append(statement)
      }
      if place == start { place += 1 }
    }
    return statements
  }

  private mutating func statement() -> ScriptStatement? {
    while case .word(let word)? = next?.kind, Self.openings.contains(word) { place += 1 }
    guard var value = value(), let line = token(-1)?.line else { return nil }
    // A type before a name, as in Dart.
    while case .word = value, case .word(let word)? = next?.kind, next?.line == line,
      !["by", "at", "with", "in", "of"].contains(word), let named = self.value()
    { value = named }
    // A type behind a name.
    if isSign(":"), case .word = value {
      while let part = next, !["=", ";", "}", ")"].contains(part.text), part.line == line {
        place += 1
      }
    }
    let isAssigned = isSign("=") || next?.kind == .word("by")
    guard isAssigned else { return ScriptStatement(value: value) }
    place += 1
    while case .word(let word)? = next?.kind, Self.openings.contains(word) { place += 1 }
    guard let assigned = self.value() else { return nil }
    return ScriptStatement(name: Self.name(of: value), value: assigned)
  }

  /// The name that an assignment is to: the first one of several.
  private static func name(of target: ScriptValue) -> String? {
    switch target {
    case .word(let name): name.hasPrefix("this.") ? String(name.dropFirst(5)) : name
    case .list(let names): names.first.flatMap(name)
    case .call(nil, _, let names): names.first.flatMap { name(of: $0.value) }
    case .object(let fields): fields.first?.label
    default: nil
    }
  }

  // MARK: Values

  /// A value with its operators, and both branches of a choice.
  mutating func value() -> ScriptValue? {
    if next?.kind == .word("if"), isSign("(", 1) { return branches() }
    guard var value = operand() else { return nil }
    var links = 0
    // A `<` that begins a line begins an element.
    while links < Self.longest, case .sign(let sign)? = next?.kind, Self.operators.contains(sign),
      sign != "<" || next?.line == token(-1)?.line
    {
      place += 1
      links += 1
      guard let other = operand() else { break }
      value = Self.computed(value, sign, other)
    }
    if isSign("?"), !isSign(".", 1) {
      place += 1
      guard let one = self.value(), accept(":"), let other = self.value() else { return nil }
      return .choice(one, other)
    }
    while links < Self.longest, case .word(let word)? = next?.kind, Self.infix.contains(word) {
      place += 1
      links += 1
      guard let other = operand() else { break }
      value = .call(value, word, [ScriptArgument(value: other)])
    }
    return value
  }

  private static let operators: Set = [
    "+", "-", "*", "/", "==", "===", "!=", "!==", "<", ">", "<=", ">=", "&&", "||", "??",
  ]
  /// Operators of Kotlin's keyframes.
  private static let infix: Set = ["at", "with", "using", "atFraction"]

  private static func computed(
    _ one: ScriptValue, _ sign: String, _ other: ScriptValue
  ) -> ScriptValue {
    if case .number(let a, let unit) = one, case .number(let b, let second) = other {
      let unit = unit.isEmpty ? second : unit
      switch sign {
      case "+": return .number(a + b, unit)
      case "-": return .number(a - b, unit)
      case "*": return .number(a * b, unit)
      case "/" where b != 0: return .number(a / b, unit)
      default: break
      }
    }
    if case .word = one, case .number = other, sign == "+" || sign == "-" {
      return .call(one, sign, [ScriptArgument(value: other)])
    }
    return .other("\(one.code) \(sign) \(other.code)")
  }

  private mutating func branches() -> ScriptValue? {
    place += 2
    skip(to: ")")
    guard let one = self.value() else { return nil }
    _ = accept(";")
    guard next?.kind == .word("else") else { return one }
    place += 1
    guard let other = self.value() else { return one }
    return .choice(one, other)
  }

  /// Passes over all up to a bracket that closes, and over it.
  private mutating func skip(to closer: String) {
    var open = 0
    while let token = next {
      place += 1
      if token.text == closer, open == 0 { return }
      if ["(", "[", "{"].contains(token.text) { open += 1 }
      if [")", "]", "}"].contains(token.text) { open -= 1 }
    }
  }

  private mutating func operand() -> ScriptValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if accept("-") {
      guard let value = operand() else { return nil }
      guard case .number(let number, let unit) = value else { return .other("-\(value.code)") }
      return .number(-number, unit)
    }
    if accept("+") || accept("!") || accept("...") { return operand() }
    guard var value = primary() else { return nil }
    var links = 0
    while links < Self.longest, let member = member(of: value) {
      value = member
      links += 1
    }
    return value
  }

  private mutating func primary() -> ScriptValue? {
    guard let token = next else { return nil }
    switch token.kind {
    case .number(let number, let unit):
      place += 1
      return .number(number, unit)
    case .text(let text):
      place += 1
      return .text(text)
    case .word(let word):
      place += 1
      if ["new", "await", "async", "function", "const"].contains(word) { return operand() }
      if accept("=>") { return arrow() }
      if isSign("<") { skipTypes() }
      return .word(word)
    case .sign("("): return parenthesis()
    case .sign("["):
      place += 1
      return .list(arguments(to: "]").map(\.value))
    case .sign("{"): return braces()
    case .sign("<"): return element()
    default: return nil
    }
  }

  /// The body of an arrow function.
  private mutating func arrow() -> ScriptValue? {
    guard isSign("{") else { return value() }
    return block()
  }

  private mutating func block() -> ScriptValue {
    place += 1
    // The parameters of a lambda.
    var end = 0
    while case .word? = token(end)?.kind { end += isSign(",", end + 1) ? 2 : 1 }
    if isSign("->", end) { place += end + 1 }
    let statements = statements()
    _ = accept("}")
    return .block(statements)
  }

  private mutating func parenthesis() -> ScriptValue? {
    place += 1
    let parts = arguments(to: ")")
    if accept("=>") { return arrow() }
    return parts.count == 1 && parts[0].label == nil ? parts[0].value : .list(parts.map(\.value))
  }

  /// An object, or a block of statements.
  private mutating func braces() -> ScriptValue {
    var isName = false
    switch token(1)?.kind {
    case .word, .text: isName = true
    default: break
    }
    let isObject =
      isSign("}", 1) || isSign("...", 1) || isSign("[", 1)
      || isName && (isSign(":", 2) || isSign(",", 2) || isSign("}", 2))
    guard isObject else { return block() }
    place += 1
    return .object(arguments(to: "}"))
  }

  /// An element of JSX: a call of its name, whose attributes are labels.
  private mutating func element() -> ScriptValue? {
    guard case .word(var name)? = token(1)?.kind else { return nil }
    place += 2
    while accept("."), let part = popWord() { name += "." + part }
    var attributes: [ScriptArgument] = []
    while let token = next, ![">", "/"].contains(token.text) {
      guard let label = popWord() else {
        place += 1
        continue
      }
      guard accept("=") else { continue }
      if accept("{") {
        if let value = value() { attributes.append(ScriptArgument(label: label, value: value)) }
        skip(to: "}")
      } else if let value = value() {
        attributes.append(ScriptArgument(label: label, value: value))
      }
    }
    if accept("/") {
      _ = accept(">")
    } else if accept(">") {
      attributes += children()
    }
    return .call(nil, "<\(name)", attributes)
  }

  /// The elements and values inside an element, and its end.
  private mutating func children() -> [ScriptArgument] {
    var children: [ScriptArgument] = []
    while next != nil {
      if isSign("<"), isSign("/", 1) {
        skip(to: ">")
        break
      }
      let start = place
      if isSign("<"), let child = operand() {
        children.append(ScriptArgument(value: child))
      } else if accept("{") {
        if let value = value() { children.append(ScriptArgument(value: value)) }
        skip(to: "}")
      }
      if place == start { place += 1 }
    }
    return children
  }

  private mutating func skipTypes() {
    var end = 1
    while let part = token(end), part.isOfType { end += 1 }
    guard isSign(">", end), let behind = token(end + 1), behind.text == "(" || behind.isWord else {
      return
    }
    place += end + 1
  }

  private mutating func member(of value: ScriptValue) -> ScriptValue? {
    let line = token(-1)?.line
    if isSign("(") {
      guard next?.line == line else { return nil }
      place += 1
      return called(value, arguments(to: ")"))
    }
    if isSign("{"), next?.line == line, case .word(let name) = value,
      name.first?.isLowercase == true || isSign("}", 1) == false && !isSign(":", 2)
    {
      return called(value, [])
    }
    if isSign("[") {
      guard next?.line == line else { return nil }
      place += 1
      skip(to: "]")
      return value
    }
    let isMember = isSign(".") || isSign("..") || isSign("?.")
    guard isMember, case .word(let name)? = token(1)?.kind else {
      return accept("!") ? value : nil
    }
    place += 2
    if isSign("<") { skipTypes() }
    switch value {
    case .word(let owner): return .word("\(owner).\(name)")
    case .number(let number, "") where ["dp", "sp", "px", "f"].contains(name):
      return .number(number, name == "f" ? "" : name)
    default: return .call(value, name, [])
    }
  }

  private mutating func called(_ value: ScriptValue, _ arguments: [ScriptArgument]) -> ScriptValue?
  {
    var arguments = arguments
    // A block behind it is its last argument.
    if isSign("{"), next?.line == token(-1)?.line || isSign(")", -1) {
      arguments.append(ScriptArgument(value: block()))
    }
    switch value {
    case .word(let name): return .call(nil, name, arguments)
    case .call(let base?, let name, []): return .call(base, name, arguments)
    default: return .call(value, "", arguments)
    }
  }

  private mutating func arguments(to closer: String) -> [ScriptArgument] {
    var arguments: [ScriptArgument] = []
    while let token = next, token.text != closer {
      let start = place
      var label: String?
      if isSign(":", 1) || isSign("=", 1) {
        switch token.kind {
        case .word(let name), .text(let name): label = name
        case .number(let number, let unit): label = number.digits + unit
        default: break
        }
        if label != nil { place += 2 }
      }
      if let value = value() {
        // `{ x }` is short for `{ x: x }`.
        if closer == "}", label == nil, case .word(let name) = value { label = name }
        arguments.append(ScriptArgument(label: label, value: value))
      }
      if !accept(","), next?.text != closer {
        // A type, or a value that is not read.
        while let part = next, part.text != ",", part.text != closer,
          ![")", "]", "}"].contains(part.text)
        { place += 1 }
        if !accept(","), next?.text != closer { break }
      }
      if place == start { place += 1 }
    }
    _ = accept(closer)
    return arguments
  }
}
