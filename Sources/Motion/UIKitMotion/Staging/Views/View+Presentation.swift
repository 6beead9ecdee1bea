import MotionGeometry

extension View {
  /// Returns the value on screen: the model with the running animations and motion effects.
  public func presentation(_ channel: Channel) -> Double {
    animatedValue(channel) + effectValue(channel)
  }

  /// Whether the view has a running animation.
  public var isAnimating: Bool {
    !animations.isEmpty || !layerAnimations.isEmpty || !colorAnimations.isEmpty
      || hasFadingEffects
  }

  /// The options of the view's animations, in the order they were added.
  package var runningOptions: [AnimationOptions] {
    (animations.map(\.running) + colorAnimations.map(\.running)
      + effects.compactMap(\.fade?.running)).map(\.options)
  }

  /// Returns the model value with its animations, without motion effects: the start of a new
  /// animation.
  func animatedValue(_ channel: Channel) -> Double {
    guard layerAnimations.isEmpty else { return layeredValue(channel) }
    var value = self[channel]
    for animation in animations where animation.channel == channel {
      animation.apply(to: &value, frame: moment.frame, layerTime: ownTime)
    }
    return value
  }

  /// The view's own time; nil if it is the stage's, the usual case.
  var ownTime: Double? { followsStage ? nil : layerTime }

  /// Core Animation animations change several values at once, so this computes a whole row.
  private func layeredValue(_ channel: Channel) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Channel.count) { buffer in
      buffer.initialize(repeating: 0)
      guard let row = buffer.baseAddress else { return self[channel] }
      writeAnimated(to: row)
      return row[channel.rawValue]
    }
  }

  /// Computes the whole presentation once, for callers that need several values.
  func withPresentation<T>(_ body: (UnsafePointer<Double>) -> T) -> T {
    guard isPresenting else { return body(model) }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: Channel.count) { buffer in
      buffer.initialize(repeating: 0)
      guard let row = buffer.baseAddress else { return body(model) }
      writePresentation(to: row)
      return body(row)
    }
  }

  func effectValue(_ channel: Channel) -> Double {
    guard !moment.reducesMotion else { return 0 }
    var sum = 0.0
    for presence in effects {
      let share = share(of: presence)
      for part in presence.effect.interpolations where part.channel == channel {
        sum += part.value(at: moment.tilt) * share
      }
    }
    return sum
  }

  /// Keeps what is on screen in a frame that is not recorded, for an animation that begins there.
  func keepShown() {
    withPresentation { unrecorded = Array(UnsafeBufferPointer(start: $0, count: Channel.count)) }
  }

  /// Returns what a property showed in the frame before the current one, a number for each of its
  /// columns; nil if the view was not in the window then. Motion effects are not part of it: they are
  /// added to what an animation shows.
  func lastShown(_ property: AnimatedProperty, by recorder: Recorder) -> [Double]? {
    let last = moment.frame - 1
    guard last >= creationFrame, isInWindow(since: last) else { return nil }
    if let color = property.color { return shownColor(color, at: last).components }
    let isRecorded = recorder.row(ofFrame: last) != nil
    return property.channels.map { channel in
      let shown =
        isRecorded
        ? recorder.value(of: self, channel, presentation: true, at: last)
        : unrecorded?[channel.rawValue]
      return (shown ?? self[channel]) - effectValue(channel)
    }
  }

  /// Records the current frame in the track.
  /// - Parameter scratch: memory for a row.
  func record(by scratch: UnsafeMutablePointer<Double>) {
    guard isPresenting else { return track.append(model: model) }
    writePresentation(to: scratch)
    track.append(model: model, shown: scratch, in: presentedColumns)
  }

  /// Writes the model with its animations.
  private func writeAnimated(to row: UnsafeMutablePointer<Double>) {
    row.update(from: model, count: Channel.count)
    if hasBlocksOrEffects, !animations.isEmpty {
      let time = ownTime
      for animation in animations {
        animation.apply(
          to: &row[animation.channel.rawValue], frame: moment.frame, layerTime: time)
      }
    }
    if !courses.isEmpty { applyLayerAnimations(to: row) }
  }

  private func writePresentation(to row: UnsafeMutablePointer<Double>) {
    writeAnimated(to: row)
    guard hasBlocksOrEffects, !moment.reducesMotion else { return }
    for presence in effects {
      let share = share(of: presence)
      for part in presence.effect.interpolations {
        row[part.channel.rawValue] += part.value(at: moment.tilt) * share
      }
    }
  }
}
