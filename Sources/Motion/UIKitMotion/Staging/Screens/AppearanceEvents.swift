/// An appearance callback of a screen, in UIKit's words.
public enum AppearancePhase: String, Hashable, Sendable, CaseIterable {
  /// A screen's callbacks, in UIKit's order.
  case willAppear, didAppear, willDisappear, didDisappear
}

extension Passage {
  /// Appearance callbacks in order, each with its screen.
  package typealias Callbacks = [(phase: AppearancePhase, screen: String)]

  /// The callbacks before the transition. Source: logs of pushes, pops, presentations and tab
  /// switches, of which only the last calls the new screen first.
  package var callbacksBefore: Callbacks {
    told(
      operation == .select
        ? [(.willAppear, to), (.willDisappear, from)] : [(.willDisappear, from), (.willAppear, to)])
  }

  /// Returns the callbacks after the transition. A cancelled one calls both screens for the way
  /// back. Source: logs of cancelled pops; inferred for the lower screen.
  package func callbacksAfter(isCompleted: Bool) -> Callbacks {
    told(
      isCompleted
        ? [(.didDisappear, from), (.didAppear, to)]
        : [
          (.willDisappear, to), (.willAppear, from), (.didDisappear, to), (.didAppear, from),
        ])
  }

  /// A screen that stays in the window below another one is not called back.
  private func told(_ callbacks: Callbacks) -> Callbacks {
    guard keepsPresenter else { return callbacks }
    let presented = operation == .present ? to : from
    return callbacks.filter { $0.screen == presented }
  }
}
