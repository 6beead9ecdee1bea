/// A Swift expression with its range. Two are equal if their contents are.
package struct SwiftExpression: Hashable, Sendable {
  package let kind: Kind
  /// The range, in UTF-8 offsets.
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }

  package indirect enum Kind: Hashable, Sendable {
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
    /// `\UIEdgeInsets.left`, without its type.
    case keyPath([String])
    /// Types and dictionaries, which are not translated.
    case other
  }

  package static func == (one: SwiftExpression, other: SwiftExpression) -> Bool {
    one.kind == other.kind
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

package struct SwiftArgument: Hashable, Sendable {
  /// Nil for an argument without a label.
  package let label: String?
  package let value: SwiftExpression
  /// Whether it is a trailing closure.
  package var isTrailing = false

  package init(label: String?, value: SwiftExpression, isTrailing: Bool = false) {
    (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
  }
}

package struct SwiftClosure: Hashable, Sendable {
  package let parameters: [String]
  package let body: [SwiftStatement]

  package init(parameters: [String], body: [SwiftStatement]) {
    (self.parameters, self.body) = (parameters, body)
  }
}

/// A parameter of a function, such as `at point: CGPoint`.
package struct SwiftParameter: Hashable, Sendable {
  package let label: String
  package let name: String
  package let type: String
  /// Its value where a call says none.
  package let standard: SwiftExpression?

  package init(label: String, name: String, type: String, standard: SwiftExpression? = nil) {
    (self.label, self.name, self.type, self.standard) = (label, name, type, standard)
  }
}

/// A placeholder of a pattern, such as `$over:time?`.
package struct Placeholder: Hashable, Sendable {
  package let name: String
  /// How its value is written in a line; empty for an ordinary value.
  package let kind: String
  package let isOptional: Bool
}

package struct SwiftStatement: Hashable, Sendable {
  package let kind: Kind
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }

  package indirect enum Kind: Hashable, Sendable {
    /// `let` and `var`; nil for a declaration without a value.
    case binding(String, SwiftExpression?)
    case assignment(SwiftExpression, String, SwiftExpression)
    case expression(SwiftExpression)
    case conditional(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement])
    /// Several names for the parts of a tuple.
    case loop([String], SwiftExpression, [SwiftStatement])
    case function(String, parameters: [SwiftParameter], [SwiftStatement])
    case returned(SwiftExpression)
    case type(String, [SwiftStatement])
    /// `do`, or a variable that is computed: a container of statements.
    case group([SwiftStatement])
    /// `import`, `while`, `case`: statements that have no meaning here.
    case other
  }

  package static func == (one: SwiftStatement, other: SwiftStatement) -> Bool {
    one.kind == other.kind
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftExpression {
  /// In the section `places` of the table, the type of a property and the property,
  /// `CGFloat($view.alpha)`.
  package var typed: (type: String, value: SwiftExpression)? {
    guard case .call(let callee, let arguments) = kind, case .name(let type) = callee.kind,
      let value = arguments.first?.value
    else { return nil }
    return (type, value)
  }

  /// The name at the start of a chain of members and calls.
  package var root: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, _), .call(let base, _), .index(let base, _): base.root
    default: nil
    }
  }
}
