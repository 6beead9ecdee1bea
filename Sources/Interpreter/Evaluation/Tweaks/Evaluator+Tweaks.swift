import Answers
import Diagnostics
import Language
import UIKitMotion
import Values

/// Setting tweaks and the properties bound to them. Running animations turn to the new values by
/// `Stage.reaiming`.
extension Evaluator {
  /// Sets a tweak or resets it to its default. Its property follows, and its event is queued.
  /// - Parameter given: a value that the tweak accepts; nil for its default.
  package func setTweak(_ name: String, to given: Value?, at span: Span) throws(Failure) {
    guard world.values.tweaks[name] != nil else { return }
    var number: Int?
    world.change { number = $0.tweaks.set(name, given, at: stage.frame) }
    try leadProperty(of: name, at: span)
    guard let number else { return }
    world.touch()
    stage.emitCustom(name, number: number)
  }

  /// Sets the property of a tweak to the tweak's value.
  package func leadProperty(of name: String, at span: Span) throws(Failure) {
    guard let tweak = world.values.tweaks[name], let binding = tweak.binding else { return }
    guard world.properties(of: binding.reference) != nil else {
      let gone = Diagnostic(
        .leadsNothing(name, without: binding.reference.name), at: span, severity: .warning)
      return try emit(.warning(gone), at: span)
    }
    do throws(Failure) {
      try lead(binding, to: tweak.value, at: span)
    } catch .failed(let diagnostic) {
      // The path was written in another statement.
      throw .failed(Diagnostic(diagnostic.mistake, at: span))
    }
  }

  /// Retargets a running animation to the new value instead of starting it again.
  private func lead(
    _ binding: TweakBinding, to value: Value, at span: Span
  ) throws(Failure) {
    try wakeScrubbed(binding.path, of: binding.reference)
    let assignment = try prepared(binding, value, at: span)
    try stage.reaiming { () throws(Failure) in try execute(assignment) }
  }

  /// A prepared assignment of a value to a property.
  func prepared(
    _ binding: TweakBinding, _ value: Value, at span: Span
  ) throws(Failure) -> PreparedAssignment {
    let target = try expressions.settable(binding.path, of: binding.reference)
    return PreparedAssignment(
      set: target.set, accept: target.accept,
      value: try replaced(target.rest, in: target.property.get(), with: value, span),
      check: Check(what: binding.path.text, text: span.text), span: span)
  }

  // MARK: Binding

  /// A property that a tweak is to control, with its current value.
  package struct Led {
    package let binding: TweakBinding
    package let value: Value
    /// The kind of the property; nil for a part, such as `center.x`.
    package let kind: ValueKind?

    /// The current value in a form that can be set again; a missing color becomes the clear one.
    package var standard: Value {
      if case .color? = kind, case .string("none") = value { return .string("clear") }
      return value
    }
  }

  /// Looks up a settable property.
  package func led(by target: Expression) throws(Failure) -> Led {
    let (binding, settable) = try expressions.binding(
      of: target, else: .cannotBind(target.span.text))
    return Led(
      binding: binding, value: try part(settable.rest, of: settable.property.get()),
      kind: settable.rest.isEmpty ? settable.property.kind : nil)
  }

  // MARK: Actions

  /// Runs the block of an action in the scope in which it was written.
  package func runAction(_ block: Block, in scope: Scope, at span: Span) throws(Failure) {
    let inner = isolated(in: scope)
    try nested(span) { () throws(Failure) in try inner.execute(block) }
  }
}
