import UIKitMotion
import Values

/// The properties of a transition's two screens while it runs.
enum TransitionProperties {
  /// A screen in a transition.
  struct Place: Recorded {
    let transition: Transition
    let view: View

    var isFrom: Bool { view === transition.from }

    func at(_ frame: Int) -> Place? { frame >= transition.startFrame ? self : nil }
  }

  /// The incoming screen does not have an initial frame, and the outgoing screen does not have a
  /// final one: UIKit reports a rectangle of zeros.
  static let all: [Property<Place>] = [
    Property(
      "initialFrame", .rect, unit: "pt", .constant, "frame at the start of the transition",
      get: { .rect($0.isFrom ? $0.transition.wholeFrame : .zero) }),
    Property(
      "finalFrame", .rect, unit: "pt", .constant, "frame at the end of the transition",
      get: { .rect($0.isFrom ? .zero : $0.transition.wholeFrame) }),
  ]
}
