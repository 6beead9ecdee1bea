/// Statements, blocks, control flow and declarations.
extension SwiftParser {
  mutating func statements(
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
  mutating func block(from start: Int? = nil) throws(NotSwift) -> [SwiftStatement] {
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

  static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "static", "final", "lazy", "weak",
    "override", "mutating", "class", "unowned", "nonisolated", "convenience", "required", "async",
  ]

  mutating func statement() throws(NotSwift) -> SwiftStatement {
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

  mutating func binding() throws(NotSwift) -> SwiftStatement.Kind {
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
    var count = 0
    repeat {
      try extendChain(&count)
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
      guard condition == nil, let last = bindings.popLast() else { return .other }
      // What it binds is known to the statements after it.
      madeInPlace += bindings
      return last.kind
    }
    let body = try block()
    guard keyword == "if" else { return .other }
    var otherwise: [SwiftStatement] = []
    if word == "else" {
      advance()
      otherwise =
        word == "if"
        ? [try nested { (parser) throws(NotSwift) in try parser.statement() }] : try block()
    }
    guard let condition else { return .group(bindings + body) }
    let whole = SwiftStatement.Kind.conditional(condition, body, otherwise: otherwise)
    guard let first = bindings.first else { return whole }
    let range = first.range.lowerBound..<consumedEnd
    return .group(bindings + [SwiftStatement(kind: whole, range: range)])
  }

  mutating func loop() throws(NotSwift) -> SwiftStatement.Kind {
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

  mutating func function() throws(NotSwift) -> SwiftStatement.Kind {
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

  static let assignments: Set = ["=", "+=", "-=", "*=", "/="]

  private mutating func expressionStatement() throws(NotSwift) -> SwiftStatement.Kind {
    let target = try expression()
    guard case .sign(let sign) = current.kind, Self.assignments.contains(sign) else {
      return .expression(target)
    }
    advance()
    return .assignment(target, sign, try expression())
  }
}
