/// Expressions of Objective-C: messages, blocks, boxed literals, casts and what C has.
extension ObjectiveCParser {
  mutating func expression(isStatement: Bool = false) throws(NotSwift) -> SwiftExpression {
    try cursorNested { (parser) throws(NotSwift) in
      let start = parser.cursor.current.range.lowerBound
      let condition = try parser.binary(atLeast: 0, isStatement: isStatement)
      guard parser.cursor.consume("?") else { return condition }
      let one = parser.cursor.isAt(":") ? condition : try parser.expression()
      try parser.cursor.expect(":")
      let other = try parser.expression()
      return parser.cursor.node(.choice(condition, one, other), from: start)
    }
  }

  private mutating func binary(
    atLeast minimum: Int, isStatement: Bool = false
  ) throws(NotSwift) -> SwiftExpression {
    let start = cursor.current.range.lowerBound
    var left = try prefixed(isStatement: isStatement)
    var count = 0
    while case .sign(let sign) = cursor.current.kind,
      let precedence = SwiftParser.precedences[sign], precedence >= minimum,
      // `i++`
      !(sign == "+" || sign == "-") || cursor.next.kind != .sign(sign) || cursor.next.isSpaced
    {
      try cursor.extendChain(&count)
      cursor.advance()
      let right = try cursorNested { (parser) throws(NotSwift) in
        try parser.binary(atLeast: precedence + 1)
      }
      left = cursor.node(.infix(sign, left, right), from: start)
    }
    return left
  }

  private mutating func prefixed(isStatement: Bool = false) throws(NotSwift) -> SwiftExpression {
    let start = cursor.current.range.lowerBound
    if try skipCast() {
      let value = try cursorNested { (parser) throws(NotSwift) in try parser.prefixed() }
      if case .tuple(let parts) = value.kind, parts.count == 1 { return parts[0].value }
      return value
    }
    for sign in ["-", "!", "&", "*", "+", "~"] where cursor.consume(sign) {
      let operand = try cursorNested { (parser) throws(NotSwift) in try parser.prefixed() }
      return "-!".contains(sign) ? cursor.node(.prefix(sign, operand), from: start) : operand
    }
    return try postfixed(isStatement: isStatement)
  }

  /// Skips `(UIView *)` and `(int64_t)` before a value.
  private mutating func skipCast() throws(NotSwift) -> Bool {
    guard cursor.isAt("("), case .name(let type) = cursor.next.kind else { return false }
    var ahead = cursor
    ahead.advance()
    ahead.advance()
    if ahead.isAt("<") {
      while ahead.current.kind != .end, !ahead.isAt(">") { ahead.advance() }
      ahead.advance()
    }
    var isPointer = false
    while ahead.consume("*") || ahead.word == "int" || ahead.word == "long" {
      if ahead.word != nil { ahead.advance() }
      isPointer = true
    }
    guard ahead.consume(")"), isPointer || ObjectiveCNames.isType(type) else { return false }
    switch ahead.current.kind {
    case .name, .number, .string, .sign("("), .sign("["), .sign("@"): break
    default: return false
    }
    cursor = ahead
    return true
  }

  private mutating func postfixed(isStatement: Bool) throws(NotSwift) -> SwiftExpression {
    let start = cursor.current.range.lowerBound
    var value = try primary(isStatement: isStatement)
    var count = 0
    while true {
      try cursor.extendChain(&count)
      if cursor.isAt(".") || cursor.isAt("->"), case .name(let member) = cursor.next.kind {
        cursor.advance()
        cursor.advance()
        let name = ObjectiveCNames.property(member)
        value = cursor.node(
          value.isSelf ? .name(ObjectiveCNames.own(name)) : .member(value, name), from: start)
      } else if cursor.isAt("("), !cursor.current.isSpaced {
        value = cursor.node(.call(value, try callArguments()), from: start)
        value = ObjectiveCNames.inSwift(value)
      } else if cursor.isAt("["), !cursor.current.isSpaced {
        cursor.advance()
        let index = try expression()
        try cursor.expect("]")
        value = cursor.node(
          .index(value, [SwiftArgument(label: nil, value: index)]), from: start)
      } else {
        return value
      }
    }
  }

  private mutating func callArguments() throws(NotSwift) -> [SwiftArgument] {
    try cursor.expect("(")
    var arguments: [SwiftArgument] = []
    while !cursor.isAt(")") {
      arguments.append(SwiftArgument(label: nil, value: try expression()))
      guard cursor.consume(",") else { break }
    }
    try cursor.expect(")")
    return arguments
  }

  private mutating func primary(isStatement: Bool) throws(NotSwift) -> SwiftExpression {
    let (start, token) = (cursor.current.range.lowerBound, cursor.current)
    switch token.kind {
    case .number(let text):
      cursor.advance()
      // `1.f`
      if cursor.isAt("."), cursor.next.kind == .name("f") {
        cursor.advance()
        cursor.advance()
      }
      let isHex = text.hasPrefix("0x")
      let digits = isHex ? text[...] : text.prefix { !"fFuUlL".contains($0) }
      return cursor.node(.number(String(digits)), from: start)
    case .string(let parts):
      cursor.advance()
      return cursor.node(.string(parts), from: start)
    case .sign("@"): return try boxed(from: start)
    case .sign("["): return try message(from: start, isStatement: isStatement)
    case .sign("^"): return try blockLiteral(from: start)
    case .sign("("):
      let parts = try callArguments()
      return cursor.node(.tuple(parts), from: start)
    case .name("@selector"):
      isCertain = true
      cursor.advance()
      try cursor.expect("(")
      let name = try cursor.name()
      while cursor.current.kind != .end, !cursor.isAt(")") { cursor.advance() }
      try cursor.expect(")")
      return cursor.node(.selector(name), from: start)
    case .name("view"):
      cursor.advance()
      return cursor.node(.name(SwiftParser.ownView), from: start)
    case .name(let name):
      cursor.advance()
      return ObjectiveCNames.value(name, from: start, to: cursor.consumedEnd)
    case .sign, .end: throw cursor.problem
    }
  }

  /// `@"text"`, `@0.5`, `@(x)`, `@[a, b]` and `@{ … }`.
  private mutating func boxed(from start: Int) throws(NotSwift) -> SwiftExpression {
    isCertain = true
    cursor.advance()
    if cursor.isAt("{") {
      var depth = 0
      repeat {
        if cursor.isAt("{") { depth += 1 }
        if cursor.isAt("}") { depth -= 1 }
        guard cursor.current.kind != .end else { throw cursor.problem }
        cursor.advance()
      } while depth > 0
      return cursor.node(.other, from: start)
    }
    if cursor.consume("[") {
      var items: [SwiftExpression] = []
      while !cursor.isAt("]") {
        items.append(try expression())
        guard cursor.consume(",") else { break }
      }
      try cursor.expect("]")
      return cursor.node(.array(items), from: start)
    }
    if cursor.consume("(") {
      let value = try expression()
      try cursor.expect(")")
      return value
    }
    return try prefixed()
  }

  /// `^{ … }`, `^(BOOL finished) { … }` and `^CGFloat(CGFloat x) { … }`.
  private mutating func blockLiteral(from start: Int) throws(NotSwift) -> SwiftExpression {
    isCertain = true
    cursor.advance()
    while cursor.word != nil || cursor.isAt("*") { cursor.advance() }
    var names: [String] = []
    if cursor.isAt("(") {
      let first = cursor.place
      try cursor.skipBrackets()
      for place in first..<cursor.place {
        guard case .name(let name) = cursor.tokens[place].kind,
          [.sign(","), .sign(")")].contains(cursor.tokens[place + 1].kind), name != "void"
        else { continue }
        names.append(ObjectiveCNames.variable(name))
      }
    }
    let body = try block()
    return cursor.node(.closure(SwiftClosure(parameters: names, body: body)), from: start)
  }

  private mutating func message(
    from start: Int, isStatement: Bool
  ) throws(NotSwift) -> SwiftExpression {
    isCertain = true
    try cursor.expect("[")
    let receiver = try cursorNested { (parser) throws(NotSwift) in
      try parser.postfixed(isStatement: false)
    }
    let first = try cursor.name()
    if cursor.consume("]") {
      return cursor.node(
        ObjectiveCNames.message(first, to: receiver, isStatement: isStatement), from: start)
    }
    var arguments: [SwiftArgument] = []
    var label: String?
    repeat {
      try cursor.expect(":")
      arguments.append(SwiftArgument(label: label, value: try expression()))
      // More values of the same part.
      while cursor.consume(",") {
        arguments.append(SwiftArgument(label: nil, value: try expression()))
      }
      label = cursor.word
      if label != nil { cursor.advance() }
      // A page that has lost a space: `ElasticEaseOutforKeyPath:`.
      if cursor.isAt(":"), label == nil, case .name(let run)? = arguments.last?.value.kind,
        let cut = run.firstRange(of: "for"), cut.upperBound < run.endIndex,
        run[cut.upperBound].isUppercase
      {
        let value = cursor.node(.name(String(run[..<cut.lowerBound])), from: start)
        arguments.append(SwiftArgument(label: arguments.removeLast().label, value: value))
        label = String(run[cut.lowerBound...])
      }
    } while cursor.isAt(":")
    try cursor.expect("]")
    return cursor.node(
      ObjectiveCNames.message(first, arguments, to: receiver), from: start)
  }
}

extension SwiftExpression {
  fileprivate var isSelf: Bool {
    if case .name(let name) = kind { ObjectiveCNames.isSelf(name) } else { false }
  }

  /// The property of `[view setAlpha:0]`.
  var setter: (target: SwiftExpression, value: SwiftExpression)? {
    guard case .call(let callee, let arguments) = kind, arguments.count == 1,
      case .member(let base, let name) = callee.kind, name.hasPrefix("set"), !base.isType
    else { return nil }
    let property = ObjectiveCNames.lowered(String(name.dropFirst(3)))
    guard !property.isEmpty, !["valuesForKeysWithDictionary"].contains(property) else { return nil }
    let target: Kind =
      base.isSelf ? .name(property) : .member(base, ObjectiveCNames.property(property))
    return (SwiftExpression(kind: target, range: range), arguments[0].value)
  }
}
