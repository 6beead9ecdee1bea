/// Parses Objective-C as it is pasted, into the tree of Swift: `[view setAlpha:0]` is
/// `view.alpha = 0`. The same table says what it means.
///
///     statement  = directive | method | declaration | control | expression ";"
///     message    = "[" receiver ( NAME | { NAME ":" expression } ) "]"
///     block      = "^" [ type ] [ "(" parameters ")" ] "{" statements "}"
///
/// Types, qualifiers and preprocessor lines are skipped.
package struct ObjectiveCParser {
  var cursor: SwiftParser
  /// Whether there is something that only Objective-C has.
  var isCertain = false
  /// Whether the cases of a `switch` are read.
  var isInChoice = false

  /// Parses all statements of a range.
  package static func statements(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(NotSwift) -> [SwiftStatement] {
    var parser = ObjectiveCParser(
      cursor: try SwiftParser(withoutDirectives(bytes, range), range))
    let statements = try parser.statements(until: .end)
    guard parser.isCertain, parser.cursor.current.kind == .end else {
      throw parser.cursor.problem
    }
    return statements
  }

  /// The code with spaces in place of preprocessor lines.
  private static func withoutDirectives(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var bytes = bytes
    var (isStart, isDirective) = (true, false)
    for place in range {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        (isStart, isDirective) = (true, false)
      } else {
        isDirective = isDirective || isStart && byte == UInt8(ascii: "#")
        isStart = isStart && (byte == 0x20 || byte == 0x09)
        if isDirective { bytes[place] = 0x20 }
      }
    }
    return bytes
  }

  // MARK: Statements

  mutating func statements(until end: SwiftToken.Kind) throws(NotSwift) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while true {
      while cursor.consume(";") {}
      guard cursor.current.kind != end, cursor.current.kind != .end, cursor.word != "@end",
        !(isInChoice && isAtCase)
      else { return statements }
      let (start, place) = (cursor.current.range.lowerBound, cursor.place)
      if let kind = try statement() {
        statements.append(
          SwiftStatement(kind: kind, range: start..<max(start, cursor.consumedEnd)))
      }
      guard cursor.place > place else { throw cursor.problem }
    }
  }

  var isAtCase: Bool { cursor.word == "case" || cursor.word == "default" }

  private mutating func statement() throws(NotSwift) -> SwiftStatement.Kind? {
    switch cursor.word {
    case "@interface", "@protocol": return try skipDeclarations()
    case "@implementation": return try implementation()
    case "case", "default":
      return try cases(of: SwiftParser.eventState, from: cursor.current.range.lowerBound)
    case "@autoreleasepool", "do":
      cursor.advance()
      return .group(try block())
    case "@property", "@class", "@import", "@synthesize", "@dynamic", "typedef", "break",
      "continue", "extern", "goto":
      while cursor.current.kind != .end, !cursor.isAt(";") { cursor.advance() }
      return nil
    case "static", "const", "__block", "__weak", "__strong", "__unused", "inline":
      cursor.advance()
      return try statement()
    case "if": return try conditional()
    case "for": return try loop()
    case "switch": return try choice()
    case "while":
      cursor.advance()
      try cursor.skipBrackets()
      _ = try body()
      return .other
    case "return":
      cursor.advance()
      if cursor.isAt(";") { return .other }
      return .returned(try expression())
    default: break
    }
    if cursor.isAt("{") { return .group(try block()) }
    if cursor.isAt("-") || cursor.isAt("+"), cursor.current.startsLine,
      cursor.next.kind == .sign("(")
    {
      return try method()
    }
    if let declaration = try declaration() { return declaration }
    return try expressionStatement()
  }

  private mutating func skipDeclarations() throws(NotSwift) -> SwiftStatement.Kind? {
    isCertain = true
    while cursor.current.kind != .end, cursor.word != "@end" { cursor.advance() }
    cursor.advance()
    return nil
  }

  private mutating func implementation() throws(NotSwift) -> SwiftStatement.Kind {
    isCertain = true
    cursor.advance()
    let name = try cursor.name()
    if cursor.isAt("(") { try cursor.skipBrackets() }
    if cursor.isAt("{") { try skipBraces() }
    let statements = try cursorNested { (parser) throws(NotSwift) in
      try parser.statements(until: .end)
    }
    // The end may not have been copied.
    if cursor.word == "@end" { cursor.advance() }
    return .type(name, statements)
  }

  private mutating func skipBraces() throws(NotSwift) {
    while cursor.current.kind != .end, !cursor.isAt("}") { cursor.advance() }
    try cursor.expect("}")
  }

  mutating func cursorNested<T>(
    _ body: (inout ObjectiveCParser) throws(NotSwift) -> T
  ) throws(NotSwift) -> T {
    guard cursor.depth < SwiftParser.deepest else { throw cursor.problem }
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    return try body(&self)
  }

  mutating func block() throws(NotSwift) -> [SwiftStatement] {
    try cursorNested { (parser) throws(NotSwift) in
      try parser.cursor.expect("{")
      let outer = parser.isInChoice
      parser.isInChoice = false
      defer { parser.isInChoice = outer }
      let statements = try parser.statements(until: .sign("}"))
      if parser.cursor.current.kind != .end { try parser.cursor.expect("}") }
      return statements
    }
  }

  /// A block, or one statement without braces.
  mutating func body() throws(NotSwift) -> [SwiftStatement] {
    if cursor.isAt("{") { return try block() }
    let start = cursor.current.range.lowerBound
    let kind = try cursorNested { (parser) throws(NotSwift) in try parser.statement() }
    _ = cursor.consume(";")
    return kind.map { [SwiftStatement(kind: $0, range: start..<cursor.consumedEnd)] } ?? []
  }

  private mutating func expressionStatement() throws(NotSwift) -> SwiftStatement.Kind {
    let target = try expression(isStatement: true)
    // `i++` counts by itself.
    for sign in ["+", "-"] where cursor.isAt(sign) && cursor.next.kind == .sign(sign) {
      cursor.advance()
      cursor.advance()
      let one = SwiftExpression(kind: .number("1"), range: target.range)
      return .assignment(target, sign + "=", one)
    }
    if case .sign(let sign) = cursor.current.kind, SwiftParser.assignments.contains(sign) {
      cursor.advance()
      let value = try expression()
      try endStatement()
      return .assignment(target, sign, value)
    }
    try endStatement()
    // `[view setAlpha:0]` sets a property.
    if let setter = target.setter { return .assignment(setter.target, "=", setter.value) }
    return .expression(target)
  }

  /// A statement ends with a semicolon; the last one that was copied may lack it.
  private mutating func endStatement() throws(NotSwift) {
    guard cursor.consume(";") || cursor.isAt("}") || cursor.current.kind == .end else {
      throw cursor.problem
    }
  }
}

extension String {
  var isCapitalized: Bool { first?.isUppercase == true }
}
