import UIKitMotion
import Values

/// A named value or action that can be changed or run while the simulation runs.
package struct Tweak {
  package let name: TweakName
  package let control: TweakControl
  /// The default value; nothing for an action.
  package let standard: Value
  /// The property that it controls.
  package let binding: TweakBinding?
  /// The value that was set; nil for the default.
  package private(set) var given: Value?
  private var past: ChangeLog<Value>
  private let creationFrame: Int

  package init(
    _ name: TweakName, _ control: TweakControl, standard: Value, binding: TweakBinding?,
    at frame: Int
  ) {
    self.name = name
    self.control = control
    self.standard = standard
    self.binding = binding
    past = ChangeLog(standard)
    creationFrame = frame
  }

  package var value: Value { given ?? standard }
  /// Whether it was set, even to its default.
  package var isTouched: Bool { given != nil }

  /// Sets the value; nil for the default.
  mutating func set(_ given: Value?, at frame: Int) {
    self.given = given
    past.note(value, at: frame)
  }

  /// The value at a frame; nothing before the tweak was declared.
  package func value(at frame: Int) -> Value {
    frame >= creationFrame ? past.value(at: frame) : .nothing
  }

  /// The newer declaration of the tweak with the value and the history of this one.
  /// - Parameter given: the value that was set, if the new declaration accepts it; nil for the
  ///   default.
  func declaredAgain(by newer: Tweak, _ given: Value?, at frame: Int) -> Tweak {
    var tweak = Tweak(
      newer.name, newer.control, standard: newer.standard, binding: newer.binding,
      at: creationFrame)
    tweak.past = past
    tweak.set(given, at: frame)
    return tweak
  }
}

/// The property that a tweak controls, by the path that names it.
package struct TweakBinding {
  package let path: Path
  package let reference: ObjectReference
}
