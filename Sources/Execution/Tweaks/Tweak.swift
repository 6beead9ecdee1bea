import Staging
import Values

/// A value, or an action, with a name under which it is changed while things run.
package struct Tweak {
  package let name: TweakName
  package let control: TweakControl
  /// What it is as long as nobody has set it; nothing for an action.
  package let standard: Value
  /// The property that it leads.
  package let binding: TweakBinding?
  /// What it was set to; nil for its default.
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
  /// Whether somebody has set it, be it to its default.
  package var isTouched: Bool { given != nil }

  /// Sets it, to its default where nothing is given.
  mutating func set(_ given: Value?, at frame: Int) {
    self.given = given
    past.note(value, at: frame)
  }

  /// What it was at a frame; nothing before it came.
  package func value(at frame: Int) -> Value {
    frame >= creationFrame ? past.value(at: frame) : .nothing
  }

  /// The same tweak as it is declared now, with what it was set to before, and with its past.
  /// - Parameter given: what is left of that; nil for its default.
  func declaredAgain(by newer: Tweak, _ given: Value?, at frame: Int) -> Tweak {
    var tweak = Tweak(
      newer.name, newer.control, standard: newer.standard, binding: newer.binding,
      at: creationFrame)
    tweak.past = past
    tweak.set(given, at: frame)
    return tweak
  }
}

/// The property that a tweak leads, by the names that stand for it.
package struct TweakBinding {
  package let path: Path
  package let reference: ObjectReference
}
