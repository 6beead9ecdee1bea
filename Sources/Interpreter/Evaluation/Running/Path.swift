import Diagnostics
import Language
import Values

/// The target of an assignment: a name and the properties after its dots.
package struct Path {
  package let root: Name
  package let members: [Name]
  package let span: Span

  /// The object to set and its properties. `layer`, which is the view itself, and `layoutGuide` are
  /// resolved. A presentation cannot be set, so its word is kept for the message.
  package func target(
    from reference: ObjectReference
  ) -> (reference: ObjectReference, members: ArraySlice<Name>) {
    guard let first = members.first, first.text != "presentation",
      let side = reference.side(first.text)
    else { return (reference, members[...]) }
    return (side, members.dropFirst())
  }

  package var text: String { ([root] + members).map(\.text).joined(separator: ".") }

  package init(_ expression: Expression) throws(Failure) {
    var members: [Name] = []
    var current = expression
    while case .member(let base, let name) = current.kind {
      members.insert(name, at: 0)
      current = base
    }
    guard case .name(let word) = current.kind else {
      throw .failed(
        Diagnostic(.cannotAssign(expression.span.text), at: expression.span))
    }
    root = Name(word, current.span)
    self.members = members
    span = expression.span
  }
}
