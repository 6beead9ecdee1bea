import UIKitMotion
import Values

/// The properties of a transition's two screens while it runs.
enum TransitionProperties {
  /// A screen in a transition.
  struct Place: Recorded {
    let transition: Transition
    let view: View

    func at(_ frame: Int) -> Place? { frame >= transition.startFrame ? self : nil }
  }

  /// A screen that is not in the window yet does not have an initial frame, and one that leaves it
  /// does not have a final one: UIKit reports a rectangle of zeros.
  static let all: [Property<Place>] = [
    Property(
      "initialFrame", .rect, unit: "pt", .constant, "frame at the start of the transition",
      get: { .rect($0.transition.initialFrame(of: $0.view)) }),
    Property(
      "finalFrame", .rect, unit: "pt", .constant, "frame at the end of the transition",
      get: { .rect($0.transition.finalFrame(of: $0.view)) }),
  ]
}
