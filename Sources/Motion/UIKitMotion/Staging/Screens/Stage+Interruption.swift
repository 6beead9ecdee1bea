/// Interruptible transitions: led by a property animator, `interruptibleAnimator(using:)`.
extension Stage {
  /// Returns the animator that leads a new block of the running transition's own, created with the
  /// timing of the first one; nil unless the transition is interruptible.
  func lead(ofNew options: AnimationOptions) throws(StagingProblem) -> PropertyAnimator? {
    guard openAnimations.isEmpty, let transition, transition.isOpen, let name = transition.leadName
    else { return nil }
    if let known = transition.lead { return known }
    let animator = try addAnimator(named: name, options)
    let lead = AnimatorLead(
      curve: options.curve ?? AnimationOptions.standardCurve, duration: animator.duration,
      start: frame)
    change(animator) { ($0.state, $0.lead) = (.active, lead) }
    transition.lead = animator
    return animator
  }

  /// Starts the animator once the transition's block has run.
  func startLead(of transition: Transition) {
    guard let lead = transition.lead else { return }
    change(lead) { $0.lead?.rate = 1 }
  }

  /// Cancels the transition that an animator leads, because it ended at its start: all values of
  /// the transition's block are restored.
  ///
  /// - Returns: whether it leads one.
  func cancelTransition(ledBy animator: PropertyAnimator) -> Bool {
    guard let transition, transition.lead === animator else { return false }
    transition.isCancelled = true
    revert(transition.changes)
    return true
  }
}
