import Language
import Values

/// The subject and the clauses of a command. Each command has its own type, so that a call can read
/// only what the command declares.
///
/// The stored properties are the declaration: each is a `Clause`, the `Subject`, or a set of
/// clauses that several commands share. Help, completion and the parser use their order.
///
///     struct Clauses: CommandClauses {
///       let view = Subject("VIEW", .view, "view to throw")
///       let velocity = Clause(required: "velocity", .point, "change of velocity, in pt/s")
///     }
package protocol CommandClauses: Sendable {}

/// The clauses of a command without any.
package struct NoClauses: CommandClauses {
  package init() {}
}

extension CommandClauses {
  /// The subject and the clauses without their types; shared sets are expanded in place.
  ///
  /// Reflection finds every stored clause; a list kept by hand could miss one.
  var parts: [any DeclaredPart] {
    // The first reflection in a process costs as much as all else of a start, so that the commands
    // without clauses, such as `quit`, go without.
    guard MemoryLayout<Self>.size > 0 else { return [] }
    return Mirror(reflecting: self).children.flatMap { child -> [any DeclaredPart] in
      switch child.value {
      case let part as any DeclaredPart: [part]
      case let set as any CommandClauses: set.parts
      default: []
      }
    }
  }
}

/// A subject or a clause of any type.
package protocol DeclaredPart: Slot, Sendable {
  static var isSubject: Bool { get }
  /// The value of the part in a call, as a `Resolved`.
  func resolved(_ evaluator: ExpressionEvaluator, _ command: Command) throws(Failure) -> Any
}

extension DeclaredPart {
  /// The key of the part's value in a call: the keyword, or an empty text for the subject.
  var key: String { Self.isSubject ? "" : name }
}

extension Clause: DeclaredPart {
  package static var isSubject: Bool { false }

  package func resolved(_ evaluator: ExpressionEvaluator, _ command: Command) throws(Failure) -> Any
  {
    Resolved(content: try read(evaluator, command))
  }
}

extension Subject: DeclaredPart {
  package static var isSubject: Bool { true }

  package func resolved(_ evaluator: ExpressionEvaluator, _ command: Command) throws(Failure) -> Any
  {
    Resolved(content: try read(evaluator, command))
  }
}
