/// Operators, postfix forms, calls and their arguments.
extension SwiftParser {
  /// The precedence of operators.
  static let precedences: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "===": 4,
    "...": 5, "..<": 5, "+": 6, "-": 6, "|": 6, "*": 7, "/": 7, "%": 7, "&": 7, "<<": 8,
  ]

  mutating func expression() throws(NotSwift) -> SwiftExpression {
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

  func node(_ kind: SwiftExpression.Kind, from start: Int) -> SwiftExpression {
    SwiftExpression(kind: kind, range: start..<max(start, consumedEnd))
  }

  private mutating func binary(atLeast minimum: Int) throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    var left = try prefixed()
    var count = 0
    while true {
      if word == "as" || word == "is" {
        try skipCast()
        continue
      }
      guard case .sign(let sign) = current.kind, let precedence = Self.precedences[sign],
        precedence >= minimum, !current.startsLine || next.isSpaced
      else { return left }
      try extendChain(&count)
      advance()
      let right = try nested { (parser) throws(NotSwift) in
        try parser.binary(atLeast: precedence + 1)
      }
      left = node(.infix(sign, left, right), from: start)
    }
  }

  func extendChain(_ count: inout Int) throws(NotSwift) {
    count += 1
    guard count <= Self.longestChain else { throw problem }
  }

  private mutating func skipCast() throws(NotSwift) {
    advance()
    while isAt("?") || isAt("!") { advance() }
    if isAt("[") { return try skipBrackets() }
    _ = try name()
    while consume(".") { _ = try name() }
    while isAt("?") || isAt("!") { advance() }
  }

  private mutating func prefixed() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    while word == "try" || word == "await" {
      advance()
      while isAt("?") || isAt("!") { advance() }
    }
    for sign in ["-", "!", "&", "~", "+"] where consume(sign) {
      let operand = try nested { (parser) throws(NotSwift) in try parser.prefixed() }
      return sign == "&" || sign == "+" ? operand : node(.prefix(sign, operand), from: start)
    }
    return try postfixed()
  }

  private mutating func postfixed() throws(NotSwift) -> SwiftExpression {
    let start = current.range.lowerBound
    var value = try primary()
    var count = 0
    while true {
      try extendChain(&count)
      // A chain may continue with a dot on its next line; other postfixes follow without a space.
      if isAt("."), case .name(let member) = next.kind {
        advance()
        advance()
        // `self.red` is `red`.
        let own = Self.reserved.contains(member) ? renamed(member) : member
        value = node(
          value.kind == .name("self") ? .name(own) : .member(value, member), from: start)
      } else if isAt("."), case .number(let index) = next.kind {
        advance()
        advance()
        value = node(.member(value, index), from: start)
      } else if !current.isSpaced, isAt("?") || isAt("!") {
        advance()
      } else if !current.isSpaced, isAt("(") {
        let arguments = try arguments("(", ")")
        value = node(.call(value, arguments), from: start)
      } else if !current.isSpaced, isAt("[") {
        let arguments = try arguments("[", "]")
        value = node(.index(value, arguments), from: start)
      } else if isAt("{"), !isInCondition, !current.startsLine, value.isCallable {
        let call = try withTrailingClosures(value)
        value = node(call, from: start)
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
    // Behind a closure, `default:` begins the next case.
    while let label = word, label != "default", next.kind == .sign(":") {
      advance()
      advance()
      arguments.append(SwiftArgument(label: label, value: try closure(), isTrailing: true))
    }
    return .call(callee, arguments)
  }

  mutating func arguments(
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
      guard consume(",") else { break }
    }
    try expect(closer)
    return arguments
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
