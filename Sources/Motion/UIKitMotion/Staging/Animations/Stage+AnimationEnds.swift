/// The ends of animations: at their end time, or because another change takes over their values.
extension Stage {
  /// Removes parts of a view's animations; an animation without parts ends, unfinished.
  func dropParts(of view: View, where isDropped: (ChannelAnimation) -> Bool) {
    let dropped = view.animations.filter(isDropped)
    guard !dropped.isEmpty else { return }
    view.animations.removeAll(where: isDropped)
    for part in dropped { dropPart(of: part.running) }
  }

  /// Removes all animations of a view, except fading effects.
  func dropAnimations(of view: View) {
    dropParts(of: view) { _ in true }
    dropLayerAnimations(of: view) { _ in true }
    dropColors(of: view) { _ in true }
  }

  func dropPart(of animation: RunningAnimation) {
    animation.liveParts -= 1
    movedCount -= 1
    // A property animator continues without parts.
    guard animation.liveParts == 0, animation.animator == nil else { return }
    if isRunning(animation.id) { end([animation], finished: false) }
  }

  /// Ends the animations that have reached their end, the earliest first.
  func endAnimations() {
    guard !runningAnimations.isEmpty else { return }
    // A layer's time may have come to its end.
    if moment.hasOwnTimes { noteAnimating() }
    let ended = runningAnimations.values.filter { $0.isOver(at: frame) && !isLed($0.id) }
    guard !ended.isEmpty else { return }
    let inOrder = ended.sorted {
      ($0.timing.endTime, $0.id.number) < ($1.timing.endTime, $1.id.number)
    }
    end(inOrder, finished: true)
  }

  func end(_ ended: [RunningAnimation], finished: Bool) {
    drop(ended)
    for animation in ended { reportEnd(of: animation, finished: finished) }
  }

  /// Removes animations and their remaining parts.
  func drop(_ ended: [RunningAnimation]) {
    for animation in ended {
      runningAnimations[animation.id] = nil
      movedCount -= animation.liveParts
      animation.liveParts = 0
      animation.hasEnded = true
    }
    for view in ended.flatMap(\.views) { view.dropEndedParts() }
    noteAnimating()
  }

  /// - Parameter position: the end position of a property animator.
  func reportEnd(
    of animation: RunningAnimation, finished: Bool, at position: PropertyAnimator.Position? = nil
  ) {
    // An animation that only redirects another one has no completion.
    guard !animation.isAddition else { return }
    emit(
      .animationEnded(
        .init(
          id: animation.id, views: animation.views.map(\.name), finished: finished,
          position: position)))
  }
}

extension View {
  fileprivate func dropEndedParts() {
    if animations.contains(where: \.running.hasEnded) {
      animations.removeAll(where: \.running.hasEnded)
    }
    if colorAnimations.contains(where: \.running.hasEnded) {
      colorAnimations.removeAll(where: \.running.hasEnded)
    }
    dropEndedEffects()
  }
}
