/// Statements, blocks, control flow and declarations.
extension SwiftParser {
  mutating func statements(
    until end: SwiftToken.Kind
  ) throws(NotSwift) -> [SwiftStatement] {
    let outer = renames
    defer { renames = outer }
    var statements: [SwiftStatement] = []
    while true {
      while consume(";") {}
      guard current.kind != end, current.kind != .end, !(isInCases && isAtCase) else {
        return statements
      }
      let start = place
      let isGuard = word == "guard"
      let statement = try statement()
      statements += madeInPlace
      madeInPlace = []
      if isGuard, case .conditional(let condition, _, _) = statement.kind {
        return statements + [try guarded(by: condition, from: statement.range, until: end)]
      }
      statements.append(statement)
      // A statement ends at a line end or a semicolon.
      guard
        current.kind == end || current.kind == .end || current.startsLine || isAt(";")
          || isInCases && isAtCase,
        place > start
      else {
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
      let outer = (parser.isInCondition, parser.isInCases)
      (parser.isInCondition, parser.isInCases) = (false, false)
      let statements = try parser.statements(until: .sign("}"))
      (parser.isInCondition, parser.isInCases) = outer
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
    case "struct", "class", "extension", "enum", "protocol", "actor":
      advance()
      let name = try name()
      while !isAt("{"), current.kind != .end { advance() }
      return .type(name, try block())
    case "do", "defer":
      advance()
      return .group(try block())
    case "switch": return try choice()
    case "case" where next.kind == .sign("."):
      return try cases(of: Self.eventState, from: current.range.lowerBound)
    case "import", "case", "default", "break", "continue", "throw", "typealias":
      advance()
      while current.kind != .end, !current.startsLine, !isAt(";"), !isAt("}") {
        if isAt("{") { _ = try block() } else { advance() }
      }
      return .other
    case "return":
      advance()
      if current.startsLine || isAt("}") || isAt(";") { return .other }
      return .returned(try expression())
    default:
      // Left out by whoever printed it.
      if consume("...") { return .other }
      return try expressionStatement()
    }
  }

  mutating func binding() throws(NotSwift) -> SwiftStatement.Kind {
    advance()
    let written = try name()
    // The view of a view controller is the stage, but one of the code's own is not.
    if written == "view" { renames[written] = Self.ownView }
    let name = renamed(written)
    if consume(":") { _ = try type() }
    if consume("=") {
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

  /// The name of a view that the code itself calls `view`.
  static let ownView = "view2"

  /// The statements after a guard, as the block of its condition.
  private mutating func guarded(
    by condition: SwiftExpression, from range: Range<Int>, until end: SwiftToken.Kind
  ) throws(NotSwift) -> SwiftStatement {
    let rest = try nested { (parser) throws(NotSwift) in try parser.statements(until: end) }
    return SwiftStatement(
      kind: .conditional(condition, rest, otherwise: []),
      range: range.lowerBound..<max(range.upperBound, consumedEnd))
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
    } while consume(",")
    isInCondition = outer
    if keyword == "guard" {
      guard word == "else" else { throw problem }
      advance()
      _ = try block()
      // Its names are known to the statements after it.
      if let condition {
        madeInPlace += bindings
        return .conditional(condition, [], otherwise: [])
      }
      guard let last = bindings.popLast() else { return .other }
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
    var names: [String] = []
    if consume("(") {
      repeat { names.append(try name()) } while consume(",")
      try expect(")")
    } else {
      names = [try name()]
    }
    guard word == "in" else { throw problem }
    advance()
    let outer = isInCondition
    isInCondition = true
    let values = try expression()
    isInCondition = outer
    return .loop(names, values, try block())
  }

  mutating func function() throws(NotSwift) -> SwiftStatement.Kind {
    let keyword = try name()
    let name = keyword == "func" ? try name() : keyword
    let outer = renames
    defer { renames = outer }
    var parameters: [SwiftParameter] = []
    if consume("(") {
      while !isAt(")") {
        let label = try self.name()
        let inner = word ?? label
        if word != nil { advance() }
        try expect(":")
        if inner == "view" { renames[inner] = Self.ownView }
        let type = try type()
        let standard = consume("=") ? try expression() : nil
        parameters.append(
          SwiftParameter(label: label, name: renamed(inner), type: type, standard: standard))
        guard consume(",") else { break }
      }
      try expect(")")
    }
    while !isAt("{"), current.kind != .end, !current.startsLine { advance() }
    return .function(name, parameters: parameters, try block())
  }

  private var isAtCase: Bool { word == "case" || word == "default" }

  /// A `switch` as conditions on its subject, from the last case back to the first.
  private mutating func choice() throws(NotSwift) -> SwiftStatement.Kind {
    let start = current.range.lowerBound
    advance()
    let outer = isInCondition
    isInCondition = true
    let subject = try expression()
    isInCondition = outer
    try expect("{")
    let cases = try cases(of: subject, from: start)
    try expect("}")
    return cases
  }

  /// What a part of a `switch` is about that was copied alone: the cases of a recognizer.
  static let eventState = SwiftExpression(
    kind: .member(SwiftExpression(kind: .name("event"), range: 0..<0), "state"), range: 0..<0)

  private mutating func cases(
    of subject: SwiftExpression, from start: Int
  ) throws(NotSwift) -> SwiftStatement.Kind {
    let outer = (isInCondition, isInCases)
    (isInCondition, isInCases) = (false, true)
    defer { (isInCondition, isInCases) = outer }
    var cases: [(condition: SwiftExpression?, body: [SwiftStatement])] = []
    var count = 0
    while isAtCase {
      try extendChain(&count)
      cases.append((try condition(on: subject), try caseBody()))
    }
    return Self.conditions(cases, at: start..<consumedEnd)
  }

  /// Cases as conditions one inside the other; a case without a condition is the default.
  static func conditions(
    _ cases: [(condition: SwiftExpression?, body: [SwiftStatement])], at range: Range<Int>
  ) -> SwiftStatement.Kind {
    cases.reversed().reduce(.group([])) { rest, one in
      guard let condition = one.condition else { return .group(one.body) }
      let others: [SwiftStatement]
      switch rest {
      case .group(let statements): others = statements
      default: others = [SwiftStatement(kind: rest, range: range)]
      }
      if one.body.isEmpty, others.isEmpty { return rest }
      return .conditional(condition, one.body, otherwise: others)
    }
  }

  /// `case .began, .changed:` as a comparison; nil for `default:`.
  private mutating func condition(
    on subject: SwiftExpression
  ) throws(NotSwift) -> SwiftExpression? {
    let start = current.range.lowerBound
    if word == "default" {
      advance()
      try expect(":")
      return nil
    }
    advance()
    var whole: SwiftExpression?
    repeat {
      let value = try expression()
      let one = node(.infix("==", subject, value), from: start)
      whole = whole.map { node(.infix("||", $0, one), from: start) } ?? one
    } while consume(",")
    try expect(":")
    return whole
  }

  private mutating func caseBody() throws(NotSwift) -> [SwiftStatement] {
    try nested { (parser) throws(NotSwift) in try parser.statements(until: .sign("}")) }
      .filter { !($0.kind == .other && $0.range.count == "break".utf8.count) }
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
