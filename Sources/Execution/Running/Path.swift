import Diagnostics
import Language
import Values

/// Something that can be assigned to: a name and the properties behind its dots.
package struct Path {
  package let root: Name
  package let members: [Name]
  package let span: Span

  /// The object that is set and its properties, past `layer`, which is the view itself, and past
  /// `layoutGuide`. What is on screen is not set, so its word is left to be told.
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
