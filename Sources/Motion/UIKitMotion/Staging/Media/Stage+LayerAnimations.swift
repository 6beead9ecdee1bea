import MotionCurves

/// Core Animation's animations on views. `MediaTiming` and `LayerClock` map times, and an
/// `AnimationCourse` gives the values of a frame.
extension Stage {
  /// The maximum number of values animated at a time; each Core Animation animation counts as one,
  /// and so does each child of a group.
  public static let animationLimit = 100_000
  /// The same for one view, because every read of a presentation value visits all of them.
  public static let animationsOfViewLimit = 1_000
  /// The maximum number of values in the keyframes of all Core Animation animations.
  package static let keyframeNumberLimit = 5_000_000

  /// Adds a Core Animation animation to a view. The view's animation under the same key ends,
  /// unfinished.
  ///
  /// - Parameters:
  ///   - plan: its begin counts from now; the layer's time is added.
  ///   - other: an animation made from the same plan, if any: if both begin at the same time, they
  ///     share the computation of each frame.
  ///   - key: the key under which it can be removed.
  ///   - view: the view whose layer it animates.
  /// - Throws: `notOnStage`, `tooManyAnimations`, `notFinite`, `outOfRange`, `wrongCount`.
  @discardableResult
  public func add(
    _ plan: AnimationPlan, forKey key: String, to view: View, like other: LayerAnimation? = nil
  ) throws(StagingProblem) -> LayerAnimation {
    try requireOnStage(view)
    try plan.check()
    let replaced = keyCounts[key] == nil ? [] : view.layerAnimations.filter { $0.key == key }
    try requireRoomToAnimate(view, plan.count - replaced.reduce(0) { $0 + $1.plan.count })
    guard keyframeNumberCount + plan.numberCount <= Self.keyframeNumberLimit else {
      throw .tooManyKeyframeNumbers(limit: Self.keyframeNumberLimit)
    }
    if !replaced.isEmpty { dropLayerAnimations(of: view) { $0.key == key } }
    animationCount += 1
    var begun = plan.beginning { view.lastShown($0, by: recorder) }
    begun.timing.begin += view.layerTime
    let isAlike =
      other?.plan.timing.begin.bitPattern == begun.timing.begin.bitPattern
      && other?.plan.content == begun.content
    let animation = LayerAnimation(
      id: AnimationID(number: animationCount), key: key, plan: begun, at: frame,
      like: isAlike ? other : nil)
    view.layerAnimations.append(animation)
    soonestLayerEnd = min(soonestLayerEnd, animation.course.pace.earliestEnd)
    layerAnimationCount += plan.count
    keyframeNumberCount += plan.numberCount
    keyCounts[key, default: 0] += 1
    if view.layerAnimations.count == 1 { animatedViews.append(view) }
    noteAnimating()
    return animation
  }

  /// Removes the animations under a key from all views.
  public func removeAnimations(forKey key: String) {
    for view in animatedViews { dropLayerAnimations(of: view) { $0.key == key } }
  }

  /// Removes the animation under a key from one view; nil removes all of them.
  package func removeAnimation(forKey key: String?, of view: View) {
    dropLayerAnimations(of: view) { key == nil || $0.key == key }
  }

  /// The keys of all Core Animation animations, each once, in the order they were added.
  package var animationKeys: [String] {
    var known: Set<String> = []
    return animatedViews.flatMap(\.layerAnimations).sorted { $0.id.number < $1.id.number }
      .map(\.key).filter { known.insert($0).inserted }
  }

  /// Returns the first animation under a key, and its view.
  package func animation(forKey key: String) -> (view: View, animation: LayerAnimation)? {
    guard keyCounts[key] != nil else { return nil }
    for view in animatedViews {
      if let found = view.layerAnimations.first(where: { $0.key == key }) { return (view, found) }
    }
    return nil
  }

  /// The first number from 1 on that makes a word the key of no animation. Remembered, so that
  /// naming many animations is fast.
  package func firstFreeKeyNumber(of word: String) -> Int {
    var number = freeKeyNumbers[word] ?? 1
    while keyCounts["\(word)\(number)"] != nil { number += 1 }
    freeKeyNumbers[word] = number
    return number
  }

  /// Removes animations of a view; running ones end unfinished.
  func dropLayerAnimations(of view: View, where isDropped: (LayerAnimation) -> Bool) {
    let dropped = view.layerAnimations.filter(isDropped)
    guard !dropped.isEmpty else { return }
    freeKeyNumbers = [:]
    view.layerAnimations.removeAll(where: isDropped)
    for animation in dropped {
      layerAnimationCount -= animation.plan.count
      keyframeNumberCount -= animation.plan.numberCount
      let left = (keyCounts[animation.key] ?? 1) - 1
      keyCounts[animation.key] = left > 0 ? left : nil
    }
    if view.layerAnimations.isEmpty { animatedViews.removeAll { $0 === view } }
    for animation in dropped where !animation.isOver { reportEnd(of: animation, view, false) }
    noteAnimating()
  }

  /// Ends the animations past their end, in the order they were added.
  func endLayerAnimations() {
    guard !animatedViews.isEmpty else { return }
    if moment.hasOwnTimes || time >= soonestLayerEnd {
      let ended = removeEnded()
      for (view, _) in ended { dropLayerAnimations(of: view) { $0.isGone } }
      for (view, animation) in ended.sorted(by: { $0.animation.id.number < $1.animation.id.number })
      {
        reportEnd(of: animation, view, true)
      }
    }
    noteAnimating()
  }

  /// Returns the animations that have just passed their end, and marks them as over.
  private func removeEnded() -> [(view: View, animation: LayerAnimation)] {
    var ended: [(view: View, animation: LayerAnimation)] = []
    soonestLayerEnd = .infinity
    for view in animatedViews {
      let time = view.layerTime
      for animation in view.layerAnimations where !animation.isOver {
        let pace = animation.course.pace
        if pace.phase(at: time) == .after, !isLed(animation.id) {
          animation.isOver = true
          ended.append((view, animation))
        } else {
          soonestLayerEnd = min(soonestLayerEnd, pace.earliestEnd)
        }
      }
    }
    return ended
  }

  private func reportEnd(of animation: LayerAnimation, _ view: View, _ finished: Bool) {
    emit(
      .animationEnded(
        .init(id: animation.id, views: [view.name], finished: finished)))
  }

  /// Updates whether any animation is running. Those of a layer whose time stands still are not.
  func noteAnimating() {
    moment.isAnimating =
      runningAnimations.values.contains { $0.isOnItsWay(at: frame) }
      || animatedViews.contains { view in
        !view.standsStill
          && view.layerAnimations.contains { !$0.isOver && $0.plan.timing.speed != 0 }
      }
  }
}

extension LayerAnimation {
  fileprivate var isGone: Bool { isOver && plan.isRemovedOnCompletion }
}

extension RunningAnimation {
  /// Whether its time advances for any view; the tilt has no view and uses the stage's time.
  fileprivate func isOnItsWay(at frame: Int) -> Bool {
    if let lead = timing.lead { return lead.rate != 0 }
    return views.isEmpty || views.contains { !$0.standsStill && !isOver($0, at: frame) }
  }

  /// Whether it has reached its end, by the time of views that have their own.
  func isOver(at frame: Int) -> Bool {
    // A property animator ends its animations itself.
    guard animator == nil else { return false }
    return views.isEmpty
      ? timing.endFrame <= frame : views.allSatisfy { isOver($0, at: frame) }
  }

  /// Whether it is over for one view.
  private func isOver(_ view: View, at frame: Int) -> Bool {
    guard !view.followsStage else { return timing.endFrame <= frame }
    let time = view.layerTime
    return view.animations.allSatisfy {
      $0.running !== self || timing.isOver(elapsed: time - $0.begin)
    }
      && view.colorAnimations.allSatisfy {
        $0.running !== self || timing.isOver(elapsed: time - $0.fade.begin)
      }
      && view.effects.allSatisfy {
        guard let fade = $0.fade, fade.running === self else { return true }
        return timing.isOver(elapsed: time - fade.begin)
      }
  }
}
