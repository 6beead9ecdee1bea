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
  let tokens: [SwiftToken]
  var place = 0
  var depth = 0
  /// Whether a brace begins a block instead of a closure, as after `if`.
  var isInCondition = false

  /// Whether `case` and `default` end statements, as in `switch`.
  var isInCases = false

  /// The statements of closures that create an object in place.
  var madeInPlace: [SwiftStatement] = []
  /// The name of an object that is created in place.
  var objectName: String?
  var renames: [String: String] = [:]

  /// Whether `$x` stands for any expression.
  let isPattern: Bool

  /// The maximum depth of expressions and blocks.
  static let deepest = 60
  /// The maximum number of operators, or of members and calls, in a row: each is a level of the tree.
  static let longestChain = 100

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

  /// Parses a text as one expression.
  package static func expression(_ text: String) throws(NotSwift) -> SwiftExpression {
    let bytes = Array(text.utf8)
    var parser = try SwiftParser(bytes, bytes.indices)
    return try parser.wholeExpression()
  }

  // MARK: Tokens

  var current: SwiftToken { tokens[place] }
  var next: SwiftToken { tokens[min(place + 1, tokens.count - 1)] }
  var problem: NotSwift { NotSwift(offset: current.range.lowerBound) }
  var consumedEnd: Int { place > 0 ? tokens[place - 1].range.upperBound : 0 }

  mutating func advance() { place = min(place + 1, tokens.count - 1) }

  func isAt(_ sign: String) -> Bool { current.kind == .sign(sign) }

  mutating func consume(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws(NotSwift) {
    guard consume(sign) else { throw problem }
  }

  var word: String? { if case .name(let name) = current.kind { name } else { nil } }

  mutating func name() throws(NotSwift) -> String {
    guard let word else { throw problem }
    advance()
    return word
  }

  mutating func nested<T>(
    _ body: (inout SwiftParser) throws(NotSwift) -> T
  ) throws(NotSwift) -> T {
    guard depth < Self.deepest else { throw problem }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Types

  /// Skips a type, up to a value, a block or the next part of a list, and returns its last name.
  mutating func type() throws(NotSwift) -> String {
    var last = ""
    while current.kind != .end, !current.startsLine {
      if isAt("(") || isAt("[") {
        try skipBrackets()
      } else if ["=", ",", ")", "]", "{", "}", ";"].contains(where: isAt) {
        break
      } else {
        last = word ?? last
        advance()
      }
    }
    return last
  }

  mutating func skipBrackets() throws(NotSwift) {
    var open = 0
    repeat {
      if isAt("(") || isAt("[") { open += 1 }
      if isAt(")") || isAt("]") { open -= 1 }
      guard current.kind != .end else { throw problem }
      advance()
    } while open > 0
  }
}
