import MotionGeometry

extension Stage {
  /// The maximum number of simultaneous touches: ten fingers.
  public static let fingerLimit = 10

  /// The current touches, each with its position and the view that it hit.
  public var fingers: [StageEvent.Touch] {
    touches.compactMap { touch in
      if case .touch(let event) = touch.event(.moved) { event } else { nil }
    }
  }

  /// Touches the stage. The view that is hit now keeps the touch until it ends, wherever the finger
  /// moves; it ends by `step()`, or now without options.
  ///
  /// - Parameters:
  ///   - end: the end point; nil stays at the start.
  ///   - options: the duration and the curve, the only options used; nil for a tap.
  ///   - start: where the finger goes down, in the stage's coordinates.
  /// - Returns: the events to deliver now: `began`, and for a tap `ended`.
  /// - Throws: `tooManyFingers`, `endlessTouch`, `notFinite` or `outOfRange`.
  public func touch(
    at start: Point, to end: Point? = nil, _ options: AnimationOptions? = nil
  ) throws(StagingProblem) -> [StageEvent] {
    for point in [start, end ?? start] { try requireTouchable(point) }
    try options?.check()
    let timing = options.map {
      AnimationTiming(AnimationOptions(duration: $0.duration, curve: $0.curve), startFrame: frame)
    }
    if let timing, timing.length > AnimationOptions.longest { throw .endlessTouch }
    var touch = try newTouch(at: start, to: end ?? start, timing)
    let began = logged(.began, &touch)
    guard timing != nil else {
      defer { noteTouches() }
      return began + logged(.ended, &touch)
    }
    touches.append(touch)
    noteTouches()
    return began
  }

  func requireTouchable(_ point: Point) throws(StagingProblem) {
    try require(point.x, in: Channel.centerX.range, "a touch's x")
    try require(point.y, in: Channel.centerY.range, "a touch's y")
  }

  /// Creates a touch of the object hit now, with the lowest free finger number.
  func newTouch(
    at start: Point, to end: Point, _ timing: AnimationTiming?, isHeld: Bool = false
  ) throws(StagingProblem) -> Touch {
    let taken = Set(touches.map(\.finger))
    guard let finger = (1...Self.fingerLimit).first(where: { !taken.contains($0) }) else {
      throw .tooManyFingers(limit: Self.fingerLimit)
    }
    let target = hitWalk(at: start).answer
    let view: View? = if case .view(let name) = target { self.view(named: name) } else { nil }
    var recognizers = recognizers(for: target, view)
    let scrolls = recognizers.filter { $0.kind == .scroll }.compactMap { scrollView(of: $0) }
    // A finger that stops a scroll view does nothing else.
    let catches = scrolls.contains { $0.scroll?.isMovingAlone == true }
    if catches { recognizers.removeAll { $0.kind != .scroll } }
    let isDelayed = scrolls.contains { $0.scroll?.settings.delaysContentTouches == true }
    let delay = isDelayed ? AnimationTiming.frames(in: ScrollSettings.touchDelay) : 0
    var recognition = Recognition(recognizers, after: tapsBefore(recognizers, at: start))
    recognition.requirements = recognizerRequirements
    return Touch(
      finger: finger, target: target, view: view, from: start, to: end, timing, isHeld: isHeld,
      recognition, frame: frame, contentFrame: catches ? nil : frame + delay)
  }

  /// Returns the recognizers that a new touch goes to, the nearest view's first. UIKit's follow
  /// several fingers; these follow one at a time.
  private func recognizers(for target: HitTarget, _ view: View?) -> [GestureRecognizer] {
    guard !recognizers.isEmpty || !scrollViews.isEmpty, view != nil || target == .stage else {
      return []
    }
    let busy = Set(touches.flatMap(\.recognition.recognizers))
    let owners = (view?.responders ?? []).map(Optional.some) + [nil]
    return owners.flatMap { owner in
      let scroll = owner.flatMap { self.view(named: $0) }?.scrollRecognizer.map { [$0] } ?? []
      return (scroll + recognizers.filter { $0.view == owner })
        .filter { !busy.contains($0) && !isComplete($0) }
    }
  }

  /// Logs the events of a touch's phase, for the caller to deliver.
  func logged(_ phase: StageEvent.Touch.Phase, _ touch: inout Touch) -> [StageEvent] {
    let events = events(of: phase, &touch).map(log)
    scroll(with: touch, phase)
    return events
  }

  /// Cancels the touches of a view and its subviews.
  public func cancelTouches(of view: View) {
    for index in touches.indices {
      guard let touched = touches[index].view, touched.isOf(view) else {
        continue
      }
      cancel(&touches[index])
    }
    giveUpLiftedTouches(of: view)
    forgetTouches()
  }

  /// Moves the touches, ends those that have arrived, and cancels those of views that no longer
  /// receive touches.
  func advanceTouches() {
    guard !touches.isEmpty else { return }
    for index in touches.indices {
      touches[index].keep(recognizers)
      if touches[index].isLost {
        cancel(&touches[index])
        continue
      }
      let hasMoved = touches[index].move(to: frame)
      emit(
        hasMoved
          ? events(of: .moved, &touches[index]) : eventsAtRest(&touches[index]))
      if hasMoved { scroll(with: touches[index], .moved) }
      guard touches[index].hasArrived(at: frame) else { continue }
      touches[index].isOver = true
      emit(events(of: .ended, &touches[index]))
      scroll(with: touches[index], .ended)
    }
    forgetTouches()
  }

  private func cancel(_ touch: inout Touch) {
    touch.isOver = true
    emit(events(of: .cancelled, &touch))
    scroll(with: touch, .cancelled)
  }

  func emit(_ kinds: [StageEvent.Kind]) {
    for kind in kinds { emit(kind) }
  }

  func forgetTouches() {
    touches.removeAll(where: \.isOver)
    liftedTouches.removeAll(where: \.isOver)
    noteTouches()
  }

  func noteTouches() { moment.isTouched = !touches.isEmpty || !liftedTouches.isEmpty }
}
