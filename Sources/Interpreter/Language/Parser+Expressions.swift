import Diagnostics

/// Expressions, by precedence climbing.
///
///     expression = or · and · not · == != < <= > >= ~ · .. ..< · + - · * / % · unary - · ^ · postfix
///     postfix    = primary { "(" [ [NAME ":"] expression { "," … } ] ")" | "." NAME | "[" expression "]" }
///     primary    = number [unit] | string | "true" | "false" | "on" | "off" | NAME | size
///                | "(" expression { "," expression } ")" | "[" [ expression { "," … } ] "]"
extension Parser {
  /// Parses the whole text as one expression, even if its first word could begin a statement.
  public mutating func wholeExpression() throws(ParseProblem) -> Expression {
    try advance()
    let expression = try parseExpression()
    guard case .end = current.kind else { throw problem(unexpectedHere) }
    return expression
  }

  /// Parses values as `sweep` takes them: a list, or a range with `step STEP` after it.
  public mutating func wholeValues() throws(ParseProblem) -> (values: Expression, step: Expression?)
  {
    try advance()
    let values = try parseSweptValues()
    guard case .end = current.kind else { throw problem(unexpectedHere) }
    return values
  }

  mutating func parseSweptValues() throws(ParseProblem) -> (values: Expression, step: Expression?) {
    let values = try parseExpression()
    guard currentWord == "step" else { return (values, nil) }
    note(.keyword)
    try advance()
    return (values, try parseExpression())
  }

  mutating func parseExpression() throws(ParseProblem) -> Expression {
    try parseBinary(atLeast: .or)
  }

  /// The precedence of operators, lowest first.
  private enum Precedence: Int, Comparable {
    case or, and, not, comparison, range, sum, product, sign

    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .sign }
  }

  private mutating func parseBinary(
    atLeast minimum: Precedence
  ) throws(ParseProblem) -> Expression {
    var left = try parseUnary(atLeast: minimum)
    while let (operation, precedence) = currentOperator, precedence >= minimum {
      lastOperator = current.span
      try advance()
      let right = try parseBinary(atLeast: precedence.tighter)
      let span = left.span.joined(to: right.span)
      left = try node(.binary(operation, left, right), span, left, right)
      if precedence == .comparison || precedence == .range,
        let (next, level) = currentOperator, level == precedence
      {
        throw .invalid(.chained(operation.rawValue, next.rawValue), current.span)
      }
    }
    return left
  }

  private var currentOperator: (BinaryOperator, Precedence)? {
    switch current.kind {
    case .keyword(.or): (.or, .or)
    case .keyword(.and): (.and, .and)
    case .mark(let mark): mark.infix.map { ($0, Self.precedence(of: $0)) }
    default: nil
    }
  }

  private static func precedence(of operation: BinaryOperator) -> Precedence {
    switch operation {
    case .or: .or
    case .and: .and
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .agrees: .comparison
    case .range, .openRange: .range
    case .add, .subtract: .sum
    case .multiply, .divide, .remainder: .product
    case .power: .sign
    }
  }

  private mutating func parseUnary(
    atLeast minimum: Precedence
  ) throws(ParseProblem) -> Expression {
    let start = current.span
    switch current.kind {
    case .keyword(.not):
      try advance()
      let operand = try nested(start) { (parser) throws(ParseProblem) in
        try parser.parseBinary(atLeast: .not)
      }
      return try node(.unary(.not, operand), start.joined(to: operand.span), operand)
    case .mark(.minus):
      try advance()
      let operand = try nested(start) { (parser) throws(ParseProblem) in
        try parser.parseUnary(atLeast: .sign)
      }
      return try node(.unary(.minus, operand), start.joined(to: operand.span), operand)
    default: return try parsePower()
    }
  }

  /// `a ^ b ^ c` is right-associative, and binds tighter than a sign before it: -2 ^ 2 is -4.
  private mutating func parsePower() throws(ParseProblem) -> Expression {
    let base = try parsePostfix()
    guard case .mark(.power) = current.kind else { return base }
    let sign = current.span
    try advance()
    let exponent = try nested(sign) { (parser) throws(ParseProblem) in
      try parser.parseUnary(atLeast: .sign)
    }
    return try node(
      .binary(.power, base, exponent), base.span.joined(to: exponent.span), base, exponent)
  }

  // MARK: Postfix

  private mutating func parsePostfix() throws(ParseProblem) -> Expression {
    var value = try parsePrimary()
    while !current.isSpaced {
      switch current.kind {
      case .mark(.openParen): value = try parseCall(value)
      case .mark(.openBracket): value = try parseIndex(value)
      case .mark(.dot): value = try parseMember(value)
      case .number where current.text.hasPrefix("."):
        throw problem(
          .expected(
            "the name of a property", after: value.span.text + ".", "\(value.span.text).center"))
      default: return value
      }
    }
    return value
  }

  private mutating func parseCall(_ callee: Expression) throws(ParseProblem) -> Expression {
    let arguments = try bracketed("(", closedBy: .closeParen) {
      (parser) throws(ParseProblem) in try parser.parseArguments()
    }
    let deepest = arguments.map(\.value.depth).max() ?? 0
    return try node(
      .call(callee, arguments), span(from: callee.span), depth: max(deepest, callee.depth))
  }

  private mutating func parseArguments() throws(ParseProblem) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    while current.kind != .mark(.closeParen), current.kind != .end {
      arguments.append(try parseArgument())
      guard case .mark(.comma) = current.kind else { break }
      try advance()
    }
    return arguments
  }

  private mutating func parseArgument() throws(ParseProblem) -> Expression.Argument {
    if let word = currentWord, peek().kind == .mark(.colon) {
      let label = Name(word, current.span)
      try advance()
      try advance()
      return Expression.Argument(label: label, value: try parseExpression())
    }
    let value = try parseExpression()
    if let colonMissing = colonMissing(behind: value) { throw colonMissing }
    return Expression.Argument(label: nil, value: value)
  }

  private mutating func parseIndex(_ base: Expression) throws(ParseProblem) -> Expression {
    let index = try parseKey()
    return try node(.index(base, index), span(from: base.span), base, index)
  }

  mutating func parseKey() throws(ParseProblem) -> Expression {
    try bracketed("[", closedBy: .closeBracket) {
      (parser) throws(ParseProblem) in try parser.parseExpression()
    }
  }

  private mutating func parseMember(_ base: Expression) throws(ParseProblem) -> Expression {
    try advance()
    guard let word = currentWord, !current.isSpaced else {
      throw problem(
        .expected(
          "the name of a property", after: base.span.text + ".", "\(base.span.text).center"))
    }
    let name = Name(word, current.span)
    try advance()
    return try node(.member(base, name), base.span.joined(to: name.span), base)
  }
}
