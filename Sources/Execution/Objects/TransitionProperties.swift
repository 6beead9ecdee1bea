import Staging
import Values

/// What a transition tells of its two screens while it runs.
enum TransitionProperties {
  /// A screen in a transition.
  struct Place: Recorded {
    let transition: Transition
    let view: View

    var isFrom: Bool { view === transition.from }

    func at(_ frame: Int) -> Place? { frame >= transition.startFrame ? self : nil }
  }

  /// Of the screen that comes there is no initial frame, and of the one that leaves no final one:
  /// UIKit tells a rectangle of zeros.
  static let all: [Property<Place>] = [
    Property(
      "initialFrame", .rect, unit: "pt", .constant, "where it was when the transition began",
      get: { .rect($0.isFrom ? $0.transition.wholeFrame : .zero) }),
    Property(
      "finalFrame", .rect, unit: "pt", .constant, "where it is to be at the transition's end",
      get: { .rect($0.isFrom ? .zero : $0.transition.wholeFrame) }),
  ]
}
