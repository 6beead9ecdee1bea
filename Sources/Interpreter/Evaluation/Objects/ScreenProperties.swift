import Diagnostics
import UIKitMotion
import Values

/// The properties that a screen's view has besides those of all views.
package enum ScreenProperties {
  package static let all: [Property<ViewReading>] = [
    transition(
      "presentsWith", "transition when it is presented; `off` uses the system's", \.presenting),
    transition(
      "dismissesWith", "transition when it is dismissed; `off` uses the system's", \.dismissing),
    Property(
      "modalPresentationStyle", .word(ModalPresentationStyle.self), .recorded,
      "whether the screen below leaves the window when it is presented",
      get: { $0.ownTransitions.map { .string($0.style.rawValue) } ?? .nothing },
      set: { reading, stage, style in
        try stage.setOwnTransitions(of: reading.view) { $0.style = style }
      }),
  ]

  private static func transition(
    _ name: String, _ summary: String,
    _ path: WritableKeyPath<View.OwnTransitions, String?> & Sendable
  ) -> Property<ViewReading> {
    Property(
      name, transitionOrOff, .recorded, summary,
      get: { reading in
        guard let own = reading.ownTransitions else { return .nothing }
        return own[keyPath: path].map(Value.string) ?? .boolean(false, isSwitch: true)
      },
      set: { reading, stage, word in
        try stage.setOwnTransitions(of: reading.view) { $0[keyPath: path] = word }
      })
  }

  private static let transitionOrOff = ValueType<String?>(.transition) {
    (check, value) throws(Mistake) in
    switch value {
    case .boolean(false, _): nil
    case .string(let name): name
    default: throw check.wrongKind(.transition, value)
    }
  }
}
