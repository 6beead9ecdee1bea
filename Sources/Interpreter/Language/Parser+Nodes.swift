import Diagnostics

/// Creates nodes within the bounds on depth, so that no recursion over a tree overflows the stack.
extension Parser {
  func leaf(_ kind: Expression.Kind, _ span: Span) throws(ParseProblem) -> Expression {
    Expression(kind: kind, span: span, depth: 1)
  }

  func node(
    _ kind: Expression.Kind, _ span: Span, _ children: Expression...
  ) throws(ParseProblem) -> Expression {
    try node(kind, span, depth: children.map(\.depth).max() ?? 0)
  }

  func node(
    _ kind: Expression.Kind, _ span: Span, depth: Int
  ) throws(ParseProblem) -> Expression {
    guard depth < Self.depthLimit else { throw .invalid(.expressionTooDeep(Self.depthLimit), span) }
    return Expression(kind: kind, span: span, depth: depth + 1)
  }
}

extension Mark {
  /// The binary operator of a sign; `^` is parsed with its base.
  var infix: BinaryOperator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .tilde: .agrees
    case .range, .closedRange: .range
    case .openRange: .openRange
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .divide: .divide
    case .percent: .remainder
    case .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .power, .openParen,
      .closeParen, .openBracket, .closeBracket, .openBrace, .closeBrace, .comma, .colon, .semicolon,
      .dot, .question:
      nil
    }
  }
}
