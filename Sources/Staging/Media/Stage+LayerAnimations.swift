import Curves

extension Stage {
  /// How many values animations may move at a time, Core Animation's own counted each as one and
  /// the children of groups too.
  public static let animationLimit = 100_000
  /// The same for one view: whatever asks it what it shows goes through all of them.
  public static let animationsOfViewLimit = 1_000
  /// How many numbers the keyframes of Core Animation's own may hold together.
  public static let keyframeNumberLimit = 5_000_000

  /// Adds one of Core Animation's own animations to a view. One that the view has under the same
  /// key ends, unfinished.
  ///
  /// - Parameters:
  ///   - plan: its begin counts from now; the layer's time is added.
  ///   - like: one that was made of the same plan, if there is any: where both begin at one time they
  ///     share what is worked out in a frame.
  /// - Throws: `notOnStage`, `tooManyAnimations`, `notFinite`, `outOfRange`.
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
    var begun = plan
    begun.timing.begin += view.layerTime
    let isAlike = other?.plan.timing.begin.bitPattern == begun.timing.begin.bitPattern
    let animation = LayerAnimation(
      id: AnimationID(number: animationCount), key: key, plan: begun, at: frame,
      course: isAlike ? other?.course : nil)
    view.layerAnimations.append(animation)
    soonestLayerEnd = min(soonestLayerEnd, animation.course.pace.earliestEnd)
    layerAnimationCount += plan.count
    keyframeNumberCount += plan.numberCount
    keyCounts[key, default: 0] += 1
    if view.layerAnimations.count == 1 { animatedViews.append(view) }
    noteAnimating()
    return animation
  }

  /// Removes what stands under a key, from every view that has it.
  public func removeAnimations(forKey key: String) {
    for view in animatedViews { dropLayerAnimations(of: view) { $0.key == key } }
  }

  /// The keys of Core Animation's own animations, each once, in the order in which they came.
  public var animationKeys: [String] {
    var known: Set<String> = []
    return animatedViews.flatMap(\.layerAnimations).sorted { $0.id.number < $1.id.number }
      .map(\.key).filter { known.insert($0).inserted }
  }

  /// The first animation under a key, and whose it is.
  public func animation(forKey key: String) -> (view: View, animation: LayerAnimation)? {
    guard keyCounts[key] != nil else { return nil }
    for view in animatedViews {
      if let found = view.layerAnimations.first(where: { $0.key == key }) { return (view, found) }
    }
    return nil
  }

  /// Takes animations of a view away; those that were not over end unfinished.
  func dropLayerAnimations(of view: View, where isDropped: (LayerAnimation) -> Bool) {
    let dropped = view.layerAnimations.filter(isDropped)
    guard !dropped.isEmpty else { return }
    view.layerAnimations.removeAll(where: isDropped)
    for animation in dropped {
      layerAnimationCount -= animation.plan.count
      keyframeNumberCount -= animation.plan.numberCount
      let left = (keyCounts[animation.key] ?? 1) - 1
      keyCounts[animation.key] = left > 0 ? left : nil
    }
    if view.layerAnimations.isEmpty { animatedViews.removeAll { $0 === view } }
    for animation in dropped where !animation.isOver { tellEnd(of: animation, view, false) }
    noteAnimating()
  }

  /// Ends what is past its end, in the order in which it came.
  func endLayerAnimations() {
    guard !animatedViews.isEmpty else { return }
    if moment.hasOwnTimes || time >= soonestLayerEnd {
      let ended = takeEnds()
      for (view, _) in ended { dropLayerAnimations(of: view) { $0.isGone } }
      for (view, animation) in ended.sorted(by: { $0.animation.id.number < $1.animation.id.number })
      {
        tellEnd(of: animation, view, true)
      }
    }
    noteAnimating()
  }

  /// Those that are past their end and were not before.
  private func takeEnds() -> [(view: View, animation: LayerAnimation)] {
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

  private func tellEnd(of animation: LayerAnimation, _ view: View, _ finished: Bool) {
    emit(
      .animationEnded(
        .init(id: animation.id, views: [view.name], finished: finished)))
  }

  /// Notes whether an animation, or the tilt, is on its way. What a paused layer has stands still.
  func noteAnimating() {
    moment.isAnimating =
      runningAnimations.values.contains { $0.isOnItsWay(at: frame) }
      || animatedViews.contains { view in
        !view.isPaused
          && view.layerAnimations.contains { !$0.isOver && $0.plan.timing.speed != 0 }
      }
  }
}

extension LayerAnimation {
  fileprivate var isGone: Bool { isOver && plan.isRemovedOnCompletion }
}

extension RunningAnimation {
  /// Whether time passes for any of it; the tilt has no view, and the stage's own time.
  fileprivate func isOnItsWay(at frame: Int) -> Bool {
    if let lead = timing.lead { return lead.rate != 0 }
    return views.isEmpty || views.contains { !$0.isPaused && !isOver($0, at: frame) }
  }

  /// Whether it has come to its end, for views with a time of their own by that time.
  func isOver(at frame: Int) -> Bool {
    // An animator says itself when it has arrived.
    guard animator == nil else { return false }
    return views.isEmpty
      ? timing.endFrame <= frame : views.allSatisfy { isOver($0, at: frame) }
  }

  /// Whether it is over for one of its views.
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
