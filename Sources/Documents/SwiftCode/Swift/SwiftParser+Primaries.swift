/// The beginnings of expressions: literals, names, placeholders, lists and closures.
extension SwiftParser {
  mutating func primary() throws(NotSwift) -> SwiftExpression {
    let (start, token) = (current.range.lowerBound, current)
    switch token.kind {
    case .number(let text):
      advance()
      return node(.number(text), from: start)
    case .string(let parts):
      advance()
      return node(.string(parts), from: start)
    case .name(let name): return try named(name, from: start)
    case .sign("("):
      let parts = try arguments("(", ")")
      return node(.tuple(parts), from: start)
    case .sign("["): return try array(from: start)
    case .sign("{"):
      if let made = returnedName { return try object(madeAs: made, from: start) }
      return try closure()
    case .sign("."):
      advance()
      let name = try name()
      return node(.implicitMember(name), from: start)
    case .sign("\\"):
      advance()
      if word != nil { advance() }
      var path: [String] = []
      while consume(".") { path.append(try name()) }
      return node(path.isEmpty ? .other : .keyPath(path), from: start)
    case .sign, .end: throw problem
    }
  }

  private mutating func named(
    _ name: String, from start: Int
  ) throws(NotSwift) -> SwiftExpression {
    advance()
    if name == "#selector" || name == "#keyPath" {
      let name = try selected()
      return node(.selector(name), from: start)
    }
    guard isPattern, name.first == "$" else { return node(.name(renamed(name)), from: start) }
    return node(.placeholder(try placeholder(String(name.dropFirst()))), from: start)
  }

  /// Words of Motionbook that Swift has as names.
  static let reserved: Set = ["on", "off", "not", "and", "or", "at", "then", "def"]

  func renamed(_ name: String) -> String {
    renames[name] ?? (Self.reserved.contains(name) && !isPattern ? name + "2" : name)
  }

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
  mutating func object(
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
    while consume(".") { last = try name() }
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
    let isOptional = !current.isSpaced && consume("?")
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
      guard consume(",") else { break }
    }
    if isAt(":") {
      place = opener
      try skipBrackets()
      return node(.other, from: start)
    }
    try expect("]")
    return node(.array(items), from: start)
  }

  mutating func closure() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    let parameters = closureParameters()
    let outer = renames
    defer { renames = outer }
    if parameters?.names.contains("view") == true { renames["view"] = Self.ownView }
    let body = try block(from: parameters?.end)
    let names = (parameters?.names ?? []).map(renamed)
    return node(.closure(SwiftClosure(parameters: names, body: body)), from: start)
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
