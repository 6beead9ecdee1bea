/// Parses Swift as it is pasted: calls with labels and trailing closures, members, implicit
/// members, bindings, assignments, closures, functions and types.
///
///     statement  = binding | assignment | control | function | type | expression
///     expression = precedence climbing over:  ?: · ?? · || · && · comparison · range · sum · product
///     postfix    = primary { "." NAME | "?" | "!" | "(" arguments ")" | "[" arguments "]" | closure }
///
/// Types, attributes and modifiers are skipped. It accepts more than Swift does, because the result
/// is looked up and never run.
package struct SwiftParser {
  private let tokens: [SwiftToken]
  private var place = 0
  private var depth = 0
  /// Whether a brace begins a block instead of a closure, as after `if`.
  private var isInCondition = false

  /// The statements of closures that create an object in place.
  private var madeInPlace: [SwiftStatement] = []
  /// The name of an object that is created in place.
  private var objectName: String?
  private var renames: [String: String] = [:]

  /// Whether `$x` stands for any expression.
  private let isPattern: Bool

  /// The maximum depth of expressions and blocks.
  private static let deepest = 60

  package init(_ bytes: [UInt8], _ range: Range<Int>, isPattern: Bool = false) throws(NotSwift) {
    var lexer = SwiftLexer(bytes, range)
    tokens = try lexer.tokens()
    self.isPattern = isPattern
  }

  package init(pattern: String) throws(NotSwift) {
    let bytes = Array(pattern.utf8)
    try self.init(bytes, bytes.indices, isPattern: true)
  }

  /// Parses all statements of the text.
  package mutating func statements() throws(NotSwift) -> [SwiftStatement] {
    let statements = try statements(until: .end)
    guard current.kind == .end else { throw problem }
    return statements
  }

  /// Parses the text as one expression.
  package mutating func wholeExpression() throws(NotSwift) -> SwiftExpression {
    let expression = try expression()
    guard current.kind == .end else { throw problem }
    return expression
  }

  // MARK: Tokens

  private var current: SwiftToken { tokens[place] }
  private var next: SwiftToken { tokens[min(place + 1, tokens.count - 1)] }
  private var problem: NotSwift { NotSwift(offset: current.range.lowerBound) }
  private var consumedEnd: Int { place > 0 ? tokens[place - 1].range.upperBound : 0 }

  private mutating func advance() { place = min(place + 1, tokens.count - 1) }

  private func isAt(_ sign: String) -> Bool { current.kind == .sign(sign) }

  private mutating func take(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(NotSwift) {
    guard take(sign) else { throw problem }
  }

  private var word: String? { if case .name(let name) = current.kind { name } else { nil } }

  private mutating func name() throws(NotSwift) -> String {
    guard let word else { throw problem }
    advance()
    return word
  }

  private mutating func nested<T>(
    _ body: (inout SwiftParser) throws(NotSwift) -> T
  ) throws(NotSwift) -> T {
    guard depth < Self.deepest else { throw problem }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Statements

  private mutating func statements(
    until end: SwiftToken.Kind
  ) throws(NotSwift) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while true {
      while take(";") {}
      guard current.kind != end, current.kind != .end else { return statements }
      let start = place
      let statement = try statement()
      statements += madeInPlace
      madeInPlace = []
      statements.append(statement)
      // A statement ends at a line end or a semicolon.
      guard current.kind == end || current.startsLine || isAt(";"), place > start else {
        throw problem
      }
    }
  }

  /// Statements in braces.
  ///
  /// - Parameter start: Where they begin; nil for right behind the opening brace.
  private mutating func block(from start: Int? = nil) throws(NotSwift) -> [SwiftStatement] {
    try nested { (parser) throws(NotSwift) in
      try parser.expect("{")
      if let start { parser.place = start }
      let outer = parser.isInCondition
      parser.isInCondition = false
      let statements = try parser.statements(until: .sign("}"))
      parser.isInCondition = outer
      try parser.expect("}")
      return statements
    }
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "static", "final", "lazy", "weak",
    "override", "mutating", "class", "unowned", "nonisolated", "convenience", "required", "async",
  ]

  private mutating func statement() throws(NotSwift) -> SwiftStatement {
    let start = current.range.lowerBound
    try skipModifiers()
    let kind = try statementKind()
    return SwiftStatement(kind: kind, range: start..<max(start, consumedEnd))
  }

  private mutating func skipModifiers() throws(NotSwift) {
    while let word {
      if word.hasPrefix("@") {
        advance()
        if isAt("("), !current.isSpaced { try skipBrackets() }
      } else if Self.modifiers.contains(word), case .name(let name) = next.kind,
        word != "class" || name == "func" || name == "var"
      {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func statementKind() throws(NotSwift) -> SwiftStatement.Kind {
    switch word {
    case "let", "var": return try binding()
    case "if", "guard", "while": return try conditional()
    case "for": return try loop()
    case "func", "init", "deinit": return try function()
    case "struct", "class", "extension", "enum", "protocol", "actor", "do", "defer":
      while !isAt("{"), current.kind != .end { advance() }
      return .group(try block())
    case "import", "case", "default", "switch", "break", "continue", "throw", "typealias":
      advance()
      while current.kind != .end, !current.startsLine, !isAt(";"), !isAt("}") {
        if isAt("{") { _ = try block() } else { advance() }
      }
      return .other
    case "return":
      advance()
      if current.startsLine || isAt("}") || isAt(";") { return .other }
      return .expression(try expression())
    default: return try expressionStatement()
    }
  }

  private mutating func binding() throws(NotSwift) -> SwiftStatement.Kind {
    advance()
    let name = renamed(try name())
    if take(":") { try skipType() }
    if take("=") {
      objectName = name
      let value = try expression()
      objectName = nil
      // The closure's statements about an object with this name have already been added.
      return value.kind == .name(name) ? .group([]) : .binding(name, value)
    }
    // `var body: some View { … }`
    if isAt("{") { return .group(try block()) }
    return .binding(name, nil)
  }

  private mutating func conditional() throws(NotSwift) -> SwiftStatement.Kind {
    let keyword = try name()
    let outer = isInCondition
    isInCondition = true
    var condition: SwiftExpression?
    var bindings: [SwiftStatement] = []
    repeat {
      let start = current.range.lowerBound
      if word == "let" || word == "var" {
        let binding = try binding()
        bindings.append(SwiftStatement(kind: binding, range: start..<consumedEnd))
      } else {
        let part = try expression()
        condition =
          condition.map {
            SwiftExpression(kind: .infix("&&", $0, part), range: $0.range.lowerBound..<consumedEnd)
          } ?? part
      }
    } while take(",")
    isInCondition = outer
    if keyword == "guard" {
      guard word == "else" else { throw problem }
      advance()
      _ = try block()
      return condition == nil ? .group(bindings) : .other
    }
    let body = try block()
    guard keyword == "if" else { return .other }
    var otherwise: [SwiftStatement] = []
    if word == "else" {
      advance()
      otherwise = word == "if" ? [try statement()] : try block()
    }
    guard let condition else { return .group(bindings + body) }
    let whole = SwiftStatement.Kind.conditional(condition, body, otherwise: otherwise)
    guard let first = bindings.first else { return whole }
    let range = first.range.lowerBound..<consumedEnd
    return .group(bindings + [SwiftStatement(kind: whole, range: range)])
  }

  private mutating func loop() throws(NotSwift) -> SwiftStatement.Kind {
    advance()
    let isTuple = isAt("(")
    if isTuple { try skipBrackets() }
    let name = isTuple ? "" : try name()
    guard word == "in" else { throw problem }
    advance()
    let outer = isInCondition
    isInCondition = true
    let values = try expression()
    isInCondition = outer
    return .loop(name, values, try block())
  }

  private mutating func function() throws(NotSwift) -> SwiftStatement.Kind {
    let keyword = try name()
    let name = keyword == "func" ? try name() : keyword
    var parameters: [SwiftParameter] = []
    if take("(") {
      while !isAt(")") {
        let label = try self.name()
        parameters.append(SwiftParameter(label: label, name: word ?? label))
        if word != nil { advance() }
        try expect(":")
        try skipType()
        if take("=") { _ = try expression() }
        guard take(",") else { break }
      }
      try expect(")")
    }
    while !isAt("{"), current.kind != .end, !current.startsLine { advance() }
    return .function(name, parameters: parameters, try block())
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/="]

  private mutating func expressionStatement() throws(NotSwift) -> SwiftStatement.Kind {
    let target = try expression()
    guard case .sign(let sign) = current.kind, Self.assignments.contains(sign) else {
      return .expression(target)
    }
    advance()
    return .assignment(target, sign, try expression())
  }

  // MARK: Types

  /// Skips a type, up to a value, a block or the next part of a list.
  private mutating func skipType() throws(NotSwift) {
    while current.kind != .end, !current.startsLine {
      if isAt("(") || isAt("[") {
        try skipBrackets()
      } else if ["=", ",", ")", "]", "{", "}", ";"].contains(where: isAt) {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipBrackets() throws(NotSwift) {
    var open = 0
    repeat {
      if isAt("(") || isAt("[") { open += 1 }
      if isAt(")") || isAt("]") { open -= 1 }
      guard current.kind != .end else { throw problem }
      advance()
    } while open > 0
  }

  // MARK: Expressions

  /// The precedence of operators.
  private static let precedences: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "===": 4,
    "...": 5, "..<": 5, "+": 6, "-": 6, "|": 6, "*": 7, "/": 7, "%": 7, "&": 7, "<<": 8,
  ]

  private mutating func expression() throws(NotSwift) -> SwiftExpression {
    try nested { (parser) throws(NotSwift) in
      let start = parser.current.range.lowerBound
      let condition = try parser.binary(atLeast: 0)
      guard parser.isAt("?"), parser.current.isSpaced else { return condition }
      parser.advance()
      let one = try parser.expression()
      try parser.expect(":")
      let other = try parser.expression()
      return parser.node(.choice(condition, one, other), from: start)
    }
  }

  private func node(_ kind: SwiftExpression.Kind, from start: Int) -> SwiftExpression {
    SwiftExpression(kind: kind, range: start..<max(start, consumedEnd))
  }

  private mutating func binary(atLeast minimum: Int) throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    var left = try prefixed()
    while true {
      if word == "as" || word == "is" {
        try skipCast()
        continue
      }
      guard case .sign(let sign) = current.kind, let precedence = Self.precedences[sign],
        precedence >= minimum, !current.startsLine || next.isSpaced
      else { return left }
      advance()
      let right = try nested { (parser) throws(NotSwift) in
        try parser.binary(atLeast: precedence + 1)
      }
      left = node(.infix(sign, left, right), from: start)
    }
  }

  private mutating func skipCast() throws(NotSwift) {
    advance()
    while isAt("?") || isAt("!") { advance() }
    if isAt("[") { return try skipBrackets() }
    _ = try name()
    while take(".") { _ = try name() }
    while isAt("?") || isAt("!") { advance() }
  }

  private mutating func prefixed() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    while word == "try" || word == "await" {
      advance()
      while isAt("?") || isAt("!") { advance() }
    }
    for sign in ["-", "!", "&", "~", "+"] where take(sign) {
      let operand = try nested { (parser) throws(NotSwift) in try parser.prefixed() }
      return sign == "&" || sign == "+" ? operand : node(.prefix(sign, operand), from: start)
    }
    return try postfixed()
  }

  private mutating func postfixed() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    var value = try primary()
    while true {
      // A chain may continue with a dot on its next line; other postfixes follow without a space.
      if isAt("."), case .name(let member) = next.kind {
        advance()
        advance()
        // `self.red` is `red`.
        value = node(
          value.kind == .name("self") ? .name(member) : .member(value, member), from: start)
      } else if isAt("."), case .number(let index) = next.kind {
        advance()
        advance()
        value = node(.member(value, index), from: start)
      } else if !current.isSpaced, isAt("?") || isAt("!") {
        advance()
      } else if !current.isSpaced, isAt("(") {
        value = node(.call(value, try arguments("(", ")")), from: start)
      } else if !current.isSpaced, isAt("[") {
        value = node(.index(value, try arguments("[", "]")), from: start)
      } else if isAt("{"), !isInCondition, !current.startsLine, value.isCallable {
        value = node(try withTrailingClosures(value), from: start)
      } else {
        return value
      }
    }
  }

  private mutating func withTrailingClosures(
    _ value: SwiftExpression
  ) throws(NotSwift) -> SwiftExpression.Kind {
    var (callee, arguments): (SwiftExpression, [SwiftArgument]) = (value, [])
    if case .call(let called, let written) = value.kind { (callee, arguments) = (called, written) }
    arguments.append(SwiftArgument(label: nil, value: try closure(), isTrailing: true))
    while let label = word, next.kind == .sign(":") {
      advance()
      advance()
      arguments.append(SwiftArgument(label: label, value: try closure(), isTrailing: true))
    }
    return .call(callee, arguments)
  }

  private mutating func arguments(
    _ opener: String, _ closer: String
  ) throws(NotSwift) -> [SwiftArgument] {
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    try expect(opener)
    var arguments: [SwiftArgument] = []
    while !isAt(closer) {
      var label: String?
      if let word, next.kind == .sign(":"), !(isPattern && word.hasPrefix("$")) {
        label = word == "_" ? nil : word
        advance()
        advance()
      }
      arguments.append(SwiftArgument(label: label, value: try expression()))
      guard take(",") else { break }
    }
    try expect(closer)
    return arguments
  }

  private mutating func primary() throws(NotSwift) -> SwiftExpression {
    let (start, token) = (current.range.lowerBound, current)
    switch token.kind {
    case .number(let text):
      advance()
      return node(.number(text), from: start)
    case .string(let parts):
      advance()
      return node(.string(parts), from: start)
    case .name(let name): return try named(name, from: start)
    case .sign("("): return node(.tuple(try arguments("(", ")")), from: start)
    case .sign("["): return try array(from: start)
    case .sign("{"):
      if let made = returnedName { return try object(madeAs: made, from: start) }
      return try closure()
    case .sign("."):
      advance()
      return node(.implicitMember(try name()), from: start)
    case .sign("\\"):
      advance()
      while take(".") { _ = try name() }
      return node(.other, from: start)
    case .sign, .end: throw problem
    }
  }

  private mutating func named(
    _ name: String, from start: Int
  ) throws(NotSwift) -> SwiftExpression {
    advance()
    if name == "#selector" || name == "#keyPath" {
      return node(.selector(try selected()), from: start)
    }
    guard isPattern, name.first == "$" else { return node(.name(renamed(name)), from: start) }
    return node(.placeholder(try placeholder(String(name.dropFirst()))), from: start)
  }

  private func renamed(_ name: String) -> String { renames[name] ?? name }

  /// The name at the end of `{ … return made }()`, from its opening brace; nil for other closures.
  private var returnedName: String? {
    var (open, end) = (0, place)
    repeat {
      if tokens[end].kind == .sign("{") { open += 1 }
      if tokens[end].kind == .sign("}") { open -= 1 }
      end += 1
    } while open > 0 && end < tokens.count - 1
    guard open == 0, end - place > 3, tokens[end].kind == .sign("("), !tokens[end].isSpaced,
      tokens[end - 3].kind == .name("return"), case .name(let name) = tokens[end - 2].kind
    else { return nil }
    return name
  }

  /// An object created in place by a closure. The closure's statements come before the current one,
  /// with the name that the object gets.
  private mutating func object(
    madeAs inner: String, from start: Int
  ) throws(NotSwift) -> SwiftExpression {
    let name = objectName ?? inner
    let outer = (renames, objectName)
    (renames[inner], objectName) = (name, nil)
    let statements = try block()
    (renames, objectName) = outer
    try expect("(")
    try expect(")")
    madeInPlace += statements.dropLast()
    return node(.name(name), from: start)
  }

  /// The last name of `(ViewController.pan(_:))`.
  private mutating func selected() throws(NotSwift) -> String {
    try expect("(")
    var last = try name()
    while take(".") { last = try name() }
    if isAt("(") { try skipBrackets() }
    try expect(")")
    return last
  }

  /// `$over:time?`, without spaces.
  private mutating func placeholder(_ name: String) throws(NotSwift) -> Placeholder {
    var kind = ""
    if isAt(":"), !current.isSpaced, !next.isSpaced {
      advance()
      kind = try self.name()
    }
    let isOptional = !current.isSpaced && take("?")
    return Placeholder(name: name, kind: kind, isOptional: isOptional)
  }

  private mutating func array(from start: Int) throws(NotSwift) -> SwiftExpression {
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    let opener = place
    try expect("[")
    var items: [SwiftExpression] = []
    while !isAt("]") {
      if isAt(":") { break }
      items.append(try expression())
      guard take(",") else { break }
    }
    if isAt(":") {
      place = opener
      try skipBrackets()
      return node(.other, from: start)
    }
    try expect("]")
    return node(.array(items), from: start)
  }

  private mutating func closure() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    let parameters = closureParameters()
    let body = try block(from: parameters?.end)
    return node(
      .closure(SwiftClosure(parameters: parameters?.names ?? [], body: body)), from: start)
  }

  /// The parameter names of `[weak self] a, b in` after an opening brace, and the place after `in`.
  private func closureParameters() -> (names: [String], end: Int)? {
    var ahead = self
    ahead.advance()
    if ahead.isAt("["), (try? ahead.skipBrackets()) == nil { return nil }
    var names: [String] = []
    while ahead.current.kind != .end, ahead.place - place < 40 {
      switch ahead.current.kind {
      case .name("in"):
        return (names, ahead.place + 1)
      // The `in` of a loop is none of a closure.
      case .name("for"): return nil
      case .name(let name): names.append(name)
      case .sign(","), .sign("("), .sign(")"), .sign(":"), .sign("->"), .sign("?"), .sign("."):
        break
      default: return nil
      }
      ahead.advance()
    }
    return nil
  }
}

extension SwiftExpression {
  /// Whether a closure after it is its argument.
  fileprivate var isCallable: Bool {
    switch kind {
    case .name, .member, .call, .implicitMember: true
    default: false
    }
  }

  /// The last name, such as `center` of `CALayer.center`.
  package var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .call(let callee, _): callee.lastName
    default: nil
    }
  }
}
