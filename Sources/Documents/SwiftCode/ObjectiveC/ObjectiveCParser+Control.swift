/// Conditions, loops and choices.
extension ObjectiveCParser {
  mutating func conditional() throws(NotSwift) -> SwiftStatement.Kind {
    cursor.advance()
    try cursor.expect("(")
    let condition = try expression()
    // `if (self = [super init])`
    if cursor.consume("=") {
      _ = try expression()
      try cursor.expect(")")
      return .group(try body())
    }
    try cursor.expect(")")
    let one = try body()
    var other: [SwiftStatement] = []
    if cursor.word == "else" {
      cursor.advance()
      other = try body()
    }
    return .conditional(condition, one, otherwise: other)
  }

  /// `for (UIView *view in views)` and `for (int i = 0; i < 3; i++)`.
  mutating func loop() throws(NotSwift) -> SwiftStatement.Kind {
    cursor.advance()
    try cursor.expect("(")
    while case .name = cursor.current.kind, cursor.next.kind != .name("in"),
      cursor.next.kind != .sign("=")
    {
      cursor.advance()
      while cursor.consume("*") {}
    }
    let name = ObjectiveCNames.variable(try cursor.name())
    if cursor.word == "in" {
      isCertain = true
      cursor.advance()
      let values = try expression()
      try cursor.expect(")")
      return .loop([name], values, try body())
    }
    try cursor.expect("=")
    let first = try expression()
    try cursor.expect(";")
    let start = cursor.current.range.lowerBound
    let condition = try expression()
    guard case .infix(let sign, let counter, let last) = condition.kind,
      counter.kind == .name(name), sign == "<" || sign == "<="
    else { throw cursor.problem }
    try cursor.expect(";")
    while cursor.current.kind != .end, !cursor.isAt(")") { cursor.advance() }
    try cursor.expect(")")
    let values = cursor.node(.infix(sign == "<" ? "..<" : "...", first, last), from: start)
    return .loop([name], values, try body())
  }

  mutating func choice() throws(NotSwift) -> SwiftStatement.Kind {
    let start = cursor.current.range.lowerBound
    cursor.advance()
    try cursor.expect("(")
    let subject = try expression()
    try cursor.expect(")")
    try cursor.expect("{")
    let cases = try cases(of: subject, from: start)
    try cursor.expect("}")
    return cases
  }

  /// Cases in a `switch`, or a part of one that was copied alone.
  mutating func cases(
    of subject: SwiftExpression, from start: Int
  ) throws(NotSwift) -> SwiftStatement.Kind {
    var cases: [(condition: SwiftExpression?, body: [SwiftStatement])] = []
    var count = 0
    while isAtCase {
      try cursor.extendChain(&count)
      var condition: SwiftExpression?
      var isDefault = false
      while isAtCase {
        isDefault = isDefault || cursor.word == "default"
        cursor.advance()
        if !cursor.isAt(":") {
          let value = try expression()
          let one = cursor.node(.infix("==", subject, value), from: start)
          condition = condition.map { cursor.node(.infix("||", $0, one), from: start) } ?? one
        }
        try cursor.expect(":")
      }
      let body = try cursorNested { (parser) throws(NotSwift) in
        let outer = parser.isInChoice
        parser.isInChoice = true
        defer { parser.isInChoice = outer }
        return try parser.statements(until: .sign("}"))
      }
      cases.append((isDefault ? nil : condition, body))
    }
    return SwiftParser.conditions(cases, at: start..<cursor.consumedEnd)
  }
}
