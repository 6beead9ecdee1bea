import Diagnostics
import Language
import UIKitMotion
import Values

/// Settable properties behind a path, for assignments, animations and tweaks.
extension ExpressionEvaluator {
  /// A settable property or a part of one.
  struct Settable {
    /// The object with the property.
    let reference: ObjectReference
    let property: BoundProperty
    let set: (Stage, Value, Check) throws(Mistake) -> Void
    /// Throws if the property cannot be set to a value.
    let accept: (Check, Value) throws(Mistake) -> Void
    /// The names after the property, which select a part of its value.
    let rest: ArraySlice<Name>
  }

  /// Looks up the property that a path names.
  ///
  /// - Throws: An error if the path does not name a property, or the property is read-only.
  func settable(_ path: Path, of reference: ObjectReference) throws(Failure) -> Settable {
    let (reference, members) = path.target(from: reference)
    guard let first = members.first else {
      throw Failure(.assignmentToObject(path.root.text), at: path.root.span)
    }
    if first.text == "presentation", reference.presentation != nil {
      let names = [path.root] + path.members.dropLast(members.count) + members.dropFirst()
      let model = names.map(\.text).joined(separator: ".")
      throw Failure(.presentationIsReadOnly(model), at: first.span)
    }
    let property = try property(first, of: reference)
    guard let set = property.set, let accept = property.accept else {
      let isVelocity = ["pt/s", "rad/s"].contains(property.unit)
      throw Failure(
        isVelocity
          ? .velocityIsReadOnly(first.text, reference.described)
          : .readOnly(first.text, reference.described), at: first.span)
    }
    return Settable(
      reference: reference, property: property, set: set, accept: accept,
      rest: members.dropFirst())
  }
}
