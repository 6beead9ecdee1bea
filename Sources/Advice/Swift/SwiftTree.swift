/// An expression of Swift with its place. Two are equal where they say the same.
struct SwiftExpression: Hashable, Sendable {
  let kind: Kind
  /// In UTF-8 offsets.
  let range: Range<Int>

  indirect enum Kind: Hashable, Sendable {
    case number(String)
    case string([StringPart])
    case name(String)
    /// `.red`, whose type is known by its place.
    case implicitMember(String)
    case member(SwiftExpression, String)
    case call(SwiftExpression, [SwiftArgument])
    case index(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    /// What stands in round brackets.
    case tuple([SwiftArgument])
    case closure(SwiftClosure)
    case prefix(String, SwiftExpression)
    case infix(String, SwiftExpression, SwiftExpression)
    /// `condition ? one : other`.
    case choice(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `#selector(up)`, by the last name in it.
    case selector(String)
    /// In a pattern: what any expression may stand for.
    case placeholder(Placeholder)
    /// Types, key paths and dictionaries, which nothing here needs.
    case other
  }

  static func == (one: SwiftExpression, other: SwiftExpression) -> Bool { one.kind == other.kind }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

struct SwiftArgument: Hashable, Sendable {
  /// Nil for an argument without a label.
  let label: String?
  let value: SwiftExpression
  /// Whether it is a closure behind the call's brackets.
  var isTrailing = false
}

struct SwiftClosure: Hashable, Sendable {
  let parameters: [String]
  let body: [SwiftStatement]
}

/// `at point` in the head of a function.
struct SwiftParameter: Hashable, Sendable {
  let label: String
  let name: String
}

/// `$over:time?` in a pattern.
struct Placeholder: Hashable, Sendable {
  let name: String
  /// How what it stands for is written in a line; empty for a value.
  let kind: String
  let isOptional: Bool
}

struct SwiftStatement: Hashable, Sendable {
  let kind: Kind
  let range: Range<Int>

  indirect enum Kind: Hashable, Sendable {
    /// `let` and `var`; no value for a declaration alone.
    case binding(String, SwiftExpression?)
    case assignment(SwiftExpression, String, SwiftExpression)
    case expression(SwiftExpression)
    case conditional(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement])
    case loop(String, SwiftExpression, [SwiftStatement])
    case function(String, parameters: [SwiftParameter], [SwiftStatement])
    /// A type, an extension, `do`: what only holds statements.
    case group([SwiftStatement])
    /// `import`, `guard let`, `case`: what has no meaning here by itself.
    case other
  }

  static func == (one: SwiftStatement, other: SwiftStatement) -> Bool { one.kind == other.kind }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
