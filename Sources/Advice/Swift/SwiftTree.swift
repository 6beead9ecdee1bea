/// A Swift expression with its range. Two are equal if their contents are.
struct SwiftExpression: Hashable, Sendable {
  let kind: Kind
  /// The range, in UTF-8 offsets.
  let range: Range<Int>

  indirect enum Kind: Hashable, Sendable {
    case number(String)
    case string([StringPart])
    case name(String)
    /// `.red`, whose type follows from its context.
    case implicitMember(String)
    case member(SwiftExpression, String)
    case call(SwiftExpression, [SwiftArgument])
    case index(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    /// Expressions in parentheses.
    case tuple([SwiftArgument])
    case closure(SwiftClosure)
    case prefix(String, SwiftExpression)
    case infix(String, SwiftExpression, SwiftExpression)
    /// `condition ? one : other`.
    case choice(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `#selector(up)`, by its last name.
    case selector(String)
    /// In a pattern, a placeholder for any expression.
    case placeholder(Placeholder)
    /// Types, key paths and dictionaries, which are not translated.
    case other
  }

  static func == (one: SwiftExpression, other: SwiftExpression) -> Bool { one.kind == other.kind }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

struct SwiftArgument: Hashable, Sendable {
  /// Nil for an argument without a label.
  let label: String?
  let value: SwiftExpression
  /// Whether it is a trailing closure.
  var isTrailing = false
}

struct SwiftClosure: Hashable, Sendable {
  let parameters: [String]
  let body: [SwiftStatement]
}

/// A parameter of a function, such as `at point`.
struct SwiftParameter: Hashable, Sendable {
  let label: String
  let name: String
}

/// A placeholder of a pattern, such as `$over:time?`.
struct Placeholder: Hashable, Sendable {
  let name: String
  /// How its value is written in a line; empty for an ordinary value.
  let kind: String
  let isOptional: Bool
}

struct SwiftStatement: Hashable, Sendable {
  let kind: Kind
  let range: Range<Int>

  indirect enum Kind: Hashable, Sendable {
    /// `let` and `var`; nil for a declaration without a value.
    case binding(String, SwiftExpression?)
    case assignment(SwiftExpression, String, SwiftExpression)
    case expression(SwiftExpression)
    case conditional(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement])
    case loop(String, SwiftExpression, [SwiftStatement])
    case function(String, parameters: [SwiftParameter], [SwiftStatement])
    /// A type, an extension, `do`: a container of statements.
    case group([SwiftStatement])
    /// `import`, `guard let`, `case`: statements that have no meaning here.
    case other
  }

  static func == (one: SwiftStatement, other: SwiftStatement) -> Bool { one.kind == other.kind }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
