/// Methods, functions of C and variables.
extension ObjectiveCParser {
  /// `- (void)handlePan:(UIPanGestureRecognizer *)recognizer { … }`.
  mutating func method() throws(NotSwift) -> SwiftStatement.Kind? {
    isCertain = true
    cursor.advance()
    try cursor.skipBrackets()
    let name = try cursor.name()
    var parameters: [SwiftParameter] = []
    var label = "_"
    while cursor.consume(":") {
      let type = cursor.isAt("(") ? try bracketedType() : ""
      let inner = ObjectiveCNames.variable(try cursor.name())
      parameters.append(SwiftParameter(label: label, name: inner, type: type))
      if let word = cursor.word {
        label = ObjectiveCNames.withoutType(word)
        cursor.advance()
      }
    }
    if cursor.isAt(";") { return nil }
    return .function(name, parameters: parameters, try block())
  }

  /// The last name of a type in parentheses.
  mutating func bracketedType() throws(NotSwift) -> String {
    let start = cursor.place
    try cursor.skipBrackets()
    return cursor.tokens[start..<cursor.place].reduce("") { last, token in
      if case .name(let name) = token.kind, last.isEmpty { name } else { last }
    }
  }

  /// `UIView *view = …;`, `CGFloat x;` and a function of C; nil for another statement.
  mutating func declaration() throws(NotSwift) -> SwiftStatement.Kind? {
    guard let first = cursor.word, first != "self", first != "super" else { return nil }
    var ahead = cursor
    ahead.advance()
    if ahead.isAt("("), first.hasPrefix("__typeof") || first == "typeof" {
      try ahead.skipBrackets()
    }
    var isPointer = false
    if ahead.isAt("<") {
      while ahead.current.kind != .end, !ahead.isAt(">") { ahead.advance() }
      ahead.advance()
    }
    while ahead.consume("*") || ahead.word == "const" || ahead.word == "int" || ahead.word == "long"
    {
      if ahead.word == "int" || ahead.word == "long" || ahead.word == "const" { ahead.advance() }
      isPointer = true
    }
    guard case .name(let name) = ahead.current.kind else { return nil }
    ahead.advance()
    if ahead.isAt("("), !isPointer || first.isCapitalized { return try function(name, ahead) }
    guard ahead.isAt("=") || ahead.isAt(";") || ahead.isAt(",") else { return nil }
    cursor = ahead
    isCertain = isCertain || isPointer && first.isCapitalized
    let own = ObjectiveCNames.variable(name)
    guard cursor.consume("=") else {
      while cursor.current.kind != .end, !cursor.isAt(";") { cursor.advance() }
      return .binding(own, nil)
    }
    let value = try expression()
    // A reference to `self` for blocks.
    return ObjectiveCNames.isSelf(name) ? .group([]) : .binding(own, value)
  }

  private mutating func function(
    _ name: String, _ ahead: SwiftParser
  ) throws(NotSwift) -> SwiftStatement.Kind? {
    var ahead = ahead
    ahead.advance()
    var parameters: [SwiftParameter] = []
    while ahead.current.kind != .end, !ahead.isAt(")") {
      var (last, type) = ("", "")
      while ahead.current.kind != .end, !ahead.isAt(","), !ahead.isAt(")") {
        if let word = ahead.word { (type, last) = (last, word) }
        ahead.advance()
      }
      if last != "void" {
        parameters.append(
          SwiftParameter(label: "_", name: ObjectiveCNames.variable(last), type: type))
      }
      if !ahead.consume(",") { break }
    }
    guard ahead.consume(")"), ahead.isAt("{") else { return nil }
    cursor = ahead
    return .function(name, parameters: parameters, try block())
  }
}
