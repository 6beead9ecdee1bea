extension View {
  /// How a screen is presented: the transitions of its own, by name (its `transitioningDelegate`),
  /// and its style.
  package struct OwnTransitions: Hashable, Sendable {
    /// Used when it is presented; nil for the system's.
    package var presenting: String?
    /// Used when it is dismissed; nil for the system's.
    package var dismissing: String?
    /// Its `modalPresentationStyle`.
    package var style = ModalPresentationStyle.fullScreen

    /// Creates none, so that the system's are used.
    package init() {}
  }

  /// The current transitions of its own.
  package var ownTransitions: OwnTransitions { ownTransitionLog.current }
}

extension Stage {
  /// Sets the transitions of a screen's own.
  /// - Throws: `notOnStage`.
  package func setOwnTransitions(
    of screen: View, _ change: (inout View.OwnTransitions) -> Void
  ) throws(StagingProblem) {
    try requireOnStage(screen)
    var transitions = screen.ownTransitions
    change(&transitions)
    screen.ownTransitionLog.note(transitions, at: frame)
  }
}

extension Recorder {
  /// Returns a screen's own transitions at a frame; nil before its creation and for frames that
  /// were not recorded.
  package func ownTransitions(of screen: View, at frame: Int) -> View.OwnTransitions? {
    guard frame >= screen.creationFrame, isKnown(frame) else { return nil }
    return screen.ownTransitionLog.value(at: frame)
  }
}
