import Diagnostics
import Language
import Values

/// The parts of values, such as `.x` of a point. Setting one creates a new whole value.
extension Evaluator {
  func part(_ members: ArraySlice<Name>, of value: Value) throws(Failure) -> Value {
    var value = value
    for name in members {
      guard let part = Components.value(name.text, of: value) else {
        throw .failed(unknownPart(name, of: value))
      }
      value = part
    }
    return value
  }

  func replaced(
    _ members: ArraySlice<Name>, in value: Value, with new: Value, _ span: Span
  ) throws(Failure) -> Value {
    guard let name = members.first else { return new }
    guard let part = Components.value(name.text, of: value) else {
      throw .failed(unknownPart(name, of: value))
    }
    let inner = try replaced(members.dropFirst(), in: part, with: new, span)
    notePerspective(name, of: value, set: inner)
    guard let whole = Components.replacing(name.text, in: value, with: inner) else {
      guard part.described != inner.described else {
        throw Failure(
          .readOnly(name.text, value.described, instead: "set `rotation` or `scale` of the view"),
          at: name.span)
      }
      throw Failure(
        .wrongKind(name.text, takes: part.described, found: inner.described, sample: nil), at: span)
    }
    return whole
  }

  /// Warns about setting m34, which is Core Animation's name for the perspective but has another
  /// value.
  private func notePerspective(_ name: Name, of value: Value, set new: Value) {
    guard name.text == "m34", value.matrix?.transform != nil, case .number(let number, _) = new
    else { return }
    let distance = number < 0 ? expressions.format.string(-1 / number) : nil
    expressions.warnings.note(.perspectiveElement(distance: distance), at: name.span)
  }

  private func unknownPart(_ name: Name, of value: Value) -> Diagnostic {
    let known = Components.names(of: value)
    return Diagnostic(
      .unknownProperty(
        name.text, of: value.described, nearest: Vocabulary(known).nearest(to: name.text),
        known: known),
      at: name.span)
  }
}
