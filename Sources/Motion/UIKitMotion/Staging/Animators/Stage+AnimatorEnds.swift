import MotionGeometry

/// The ends of property animators, by arriving or by being stopped.
extension Stage {
  /// Ends the animators that have arrived, the earliest first.
  func arrive() {
    guard !propertyAnimators.isEmpty else { return }
    let arrived = propertyAnimators.filter { animator in
      animator.isRunning && (animator.moments.current.lead?.endFrame ?? .max) <= frame
    }
    for animator in arrived.sorted(by: { $0.endTime < $1.endTime }) { arrive(animator) }
  }

  private func arrive(_ animator: PropertyAnimator) {
    let position: PropertyAnimator.Position = animator.isReversed ? .start : .end
    change(animator) { moment in
      moment.lead = moment.lead?.each { lead in
        lead.course = .held(share: position == .start ? 0 : 1)
        lead.rate = 0
        lead.start = frame
      }
    }
    guard !animator.pausesOnCompletion else { return }
    if position == .start, !cancelTransition(ledBy: animator) { settle(animator) }
    end(animator, .inactive)
    reportEnd(of: animator, at: position)
  }

  /// Stops an active animator: the presentation values become the model values.
  /// - Parameter finishes: whether it waits for `finish`, which then calls the completions.
  /// - Parameter animator: the animator, which is on this stage.
  /// - Throws: `animatorIs`.
  public func stop(_ animator: PropertyAnimator, finishes: Bool = true) throws(StagingProblem) {
    if animator.state == .stopped { throw trouble(animator, .stopped) }
    guard animator.state == .active else {
      throw trouble(animator, animator.isOver ? .over : .idle)
    }
    animator.leftovers = finishes ? leftovers(of: animator) : []
    settle(animator)
    end(animator, finishes ? .stopped : .inactive)
    if !finishes { animator.led = [] }
  }

  /// Finishes a stopped animator: its values go to one of its ends or stay.
  /// - Throws: `animatorIs` if it is not stopped.
  public func finish(
    _ animator: PropertyAnimator, at position: PropertyAnimator.Position
  ) throws(StagingProblem) {
    guard animator.state == .stopped else { throw trouble(animator, .notStopped) }
    // A transition restores its block's new values, so they come first.
    let leads = transition?.lead === animator
    if position != .current {
      for leftover in animator.leftovers where isHere(leftover.view) {
        bring(leftover, toStart: position == .start && !leads)
      }
    }
    if position == .start, leads { _ = cancelTransition(ledBy: animator) }
    change(animator) { $0.state = .inactive }
    reportEnd(of: animator, at: position)
  }

  private func bring(_ leftover: PropertyAnimator.Leftover, toStart: Bool) {
    let view = leftover.view
    switch leftover.ends {
    case .number(let channel, let start, let end):
      write(toStart ? start : end, channel, of: view)
      updateDynamicItem(of: view)
    case .color(let channel, let start, let end):
      var appearance = view.appearance
      appearance[channel] = toStart ? start : end
      view.appearances.note(appearance, at: frame)
    }
  }

  private func leftovers(of animator: PropertyAnimator) -> [PropertyAnimator.Leftover] {
    animator.views.filter(isHere).flatMap { view in
      view.ledChannels(of: animator).map { channel in
        let start = view.ledValue(channel, of: animator) { _ in 0 }
        return .init(
          view: view, ends: .number(channel, start: start, end: view.model[channel.rawValue]))
      }
        + view.colorAnimations.filter { $0.running.animator === animator }.map { part in
          let (channel, from) = (part.fade.channel, part.fade.color(progress: 0))
          return .init(
            view: view,
            ends: .color(channel, start: from.written, end: view.appearance[channel]))
        }
    }
  }

  /// Sets the model to the values that the animator displays now.
  private func settle(_ animator: PropertyAnimator) {
    for view in animator.views where isHere(view) {
      for channel in view.ledChannels(of: animator) {
        let shown = view.ledValue(channel, of: animator) { $0.progress(at: frame) }
        write(shown, channel, of: view)
      }
      var appearance = view.appearance
      for part in view.colorAnimations where part.running.animator === animator {
        appearance[part.fade.channel] = part.fade.color(of: view, at: frame).written
      }
      view.appearances.note(appearance, at: frame)
      updateDynamicItem(of: view)
    }
  }

  private func write(_ value: Double, _ channel: Channel, of view: View) {
    // A curve may overshoot the channel's range.
    let range = channel.range
    view.model[channel.rawValue] = min(max(value, range.lowerBound), range.upperBound)
  }

  /// Releases an animator's animations, whose values stay at the model's.
  func end(_ animator: PropertyAnimator, _ state: PropertyAnimator.State) {
    drop(animator.led)
    change(animator) { moment in
      moment.state = state
      moment.lead = nil
    }
  }

  /// Reports the ends of its animations, those of nested blocks first.
  private func reportEnd(of animator: PropertyAnimator, at position: PropertyAnimator.Position) {
    for animation in animator.led {
      reportEnd(of: animation, finished: position == .end, at: position)
    }
    (animator.led, animator.leftovers) = ([], [])
  }
}

extension PropertyAnimator {
  /// The end on the stage's clock: finer than frames, to order ends.
  fileprivate var endTime: Double {
    moments.current.lead.map { Stage.time(ofFrame: $0.start) + $0.left } ?? .infinity
  }

  /// The views it animates, each once.
  fileprivate var views: [View] {
    var known: Set<ObjectIdentifier> = []
    return led.flatMap(\.views).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

extension View {
  fileprivate func ledChannels(of animator: PropertyAnimator) -> [Channel] {
    let led = Set(animations.filter { $0.running.animator === animator }.map(\.channel))
    return Channel.allCases.filter(led.contains)
  }

  /// Returns the model value with the animator's contributions, at a progress for each animation.
  fileprivate func ledValue(
    _ channel: Channel, of animator: PropertyAnimator, _ progress: (ChannelAnimation) -> Double
  ) -> Double {
    var value = model[channel.rawValue]
    for part in animations where part.channel == channel && part.running.animator === animator {
      part.apply(to: &value, progress: progress(part))
    }
    return value
  }
}

extension Color {
  /// The color as an appearance writes it: nil for clear.
  fileprivate var written: String? { self == .clear ? nil : hex }
}
