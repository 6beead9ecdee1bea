import MotionGeometry

/// Touches that are over while recognizers still wait: for another tap, or for others to fail.
extension Stage {
  /// Whether a finger is on the stage, or a recognizer waits for the next one.
  package var isTouched: Bool { moment.isTouched }

  /// Returns the taps before a new touch, by the recognizers of which it can be the next tap. Too far
  /// away it is another first tap.
  func tapsBefore(
    _ recognizers: [GestureRecognizer], at point: Point
  ) -> [GestureRecognizer: Int] {
    guard !liftedTouches.isEmpty else { return [:] }
    var taps: [GestureRecognizer: Int] = [:]
    for recognizer in recognizers {
      guard let last = lastTap(of: recognizer), last.recognition.awaits(recognizer),
        (point - last.start).length <= GestureRecognizer.tapSeparation
      else { continue }
      taps[recognizer] = last.recognition.tapCount(of: recognizer)
    }
    return taps
  }

  /// Returns the events of a phase of a touch, after those of earlier touches that it decides. A
  /// touch that ends stays while its recognizers wait.
  func events(of phase: StageEvent.Touch.Phase, _ touch: inout Touch) -> [StageEvent.Kind] {
    let events = touch.events(of: phase, at: frame)
    var earlier = decideEarlierTaps(of: touch, isCancelled: phase == .cancelled)
    if phase == .began {
      for recognizer in touch.recognition.recognizers
      where !touch.recognition.continued.contains(recognizer) {
        earlier += decide(recognizer, isRecognized: false)
      }
    }
    if phase == .ended, touch.recognition.isWaiting {
      liftedTouches.append(touch)
      liftedTouches[liftedTouches.count - 1].isOver = false
    }
    liftedTouches.removeAll(where: \.isOver)
    return earlier + events
  }

  /// Returns the events of a frame in which a touch rests.
  func eventsAtRest(_ touch: inout Touch) -> [StageEvent.Kind] {
    let events = touch.eventsAtRest(at: frame)
    return decideEarlierTaps(of: touch) + events
  }

  /// Lets taps fail after which no other one came in time, and those be recognized that waited for
  /// them.
  func advanceLiftedTouches() {
    guard !liftedTouches.isEmpty else { return }
    for index in liftedTouches.indices {
      liftedTouches[index].keep(recognizers)
      if liftedTouches[index].isLost { emit(liftedTouches[index].giveUp()) }
    }
    for recognizer in liftedTouches.flatMap(\.recognition.awaited) where isOverdue(recognizer) {
      emit(decide(recognizer, isRecognized: false))
    }
    // A recognizer that others waited for may have been removed.
    for index in liftedTouches.indices where !liftedTouches[index].isOver {
      emit(eventsAfterLift(at: index))
    }
    forgetTouches()
  }

  /// Cancels the lifted touches of a view and its subviews.
  func giveUpLiftedTouches(of view: View) {
    for index in liftedTouches.indices where liftedTouches[index].view?.isOf(view) == true {
      emit(liftedTouches[index].giveUp())
    }
  }

  /// Whether all taps of a recognizer have come, and it waits for others to fail. It takes no more
  /// taps.
  func isComplete(_ recognizer: GestureRecognizer) -> Bool {
    lastTap(of: recognizer).map { !$0.recognition.awaits(recognizer) } ?? false
  }

  /// The last touch of a recognizer of several taps that is still undecided.
  private func lastTap(of recognizer: GestureRecognizer) -> Touch? {
    recognizer.numberOfTapsRequired > 1
      ? liftedTouches.last { $0.recognition.isUndecided(recognizer) } : nil
  }

  /// Whether no finger that could be the next tap of a recognizer came in time.
  private func isOverdue(_ recognizer: GestureRecognizer) -> Bool {
    guard let last = lastTap(of: recognizer), last.recognition.awaits(recognizer),
      let frame = last.recognition.liftFrame
    else { return false }
    let limit = AnimationTiming.frames(in: GestureRecognizer.tapInterval)
    return self.frame - frame >= limit
      && !touches.contains { $0.recognition.isUndecided(recognizer) }
  }

  /// Returns the events of a lifted touch, after those of the touches that it decides: a recognizer
  /// of fewer taps may have waited for the one that failed.
  private func eventsAfterLift(
    at index: Int, failing failed: GestureRecognizer? = nil
  ) -> [StageEvent.Kind] {
    let events = liftedTouches[index].eventsAfterLift(failing: failed)
    return decideEarlierTaps(of: liftedTouches[index]) + events
  }

  /// Decides the taps of earlier touches that a touch goes on with, if it has decided its own.
  private func decideEarlierTaps(of touch: Touch, isCancelled: Bool = false) -> [StageEvent.Kind] {
    touch.recognition.continued.flatMap { recognizer in
      isCancelled || !touch.recognition.isUndecided(recognizer)
        ? decide(recognizer, isRecognized: touch.recognition.recognized == recognizer) : []
    }
  }

  /// Decides a recognizer of taps in all touches that waited for the next one.
  private func decide(
    _ recognizer: GestureRecognizer, isRecognized: Bool
  ) -> [StageEvent.Kind] {
    guard recognizer.numberOfTapsRequired > 1 else { return [] }
    var events: [StageEvent.Kind] = []
    for index in liftedTouches.indices
    where liftedTouches[index].recognition.isUndecided(recognizer) {
      if isRecognized {
        events += liftedTouches[index].giveUp()
      } else {
        events += eventsAfterLift(at: index, failing: recognizer)
      }
    }
    return events
  }
}
