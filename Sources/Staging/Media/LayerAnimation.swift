import Curves

/// One of Core Animation's own animations, on a view under a key. The model does not know of it.
public final class LayerAnimation {
  /// Unlike those of all other animations.
  public let id: AnimationID
  /// Under which a view has it; another one under the same key takes its place.
  public let key: String
  /// What it does; `begin` is in the layer's time.
  public let plan: AnimationPlan
  /// Whether its end has been told; one that is not removed on completion stays for all that.
  public internal(set) var isOver = false

  init(id: AnimationID, key: String, plan: AnimationPlan) {
    self.id = id
    self.key = key
    self.plan = plan
  }

  /// Whether a channel is among what it moves.
  func moves(_ channel: Channel) -> Bool {
    plan.properties.contains { $0.channels.contains(channel) }
  }
}

extension View {
  /// Core Animation's own animations of the view, in the order in which they came.
  public var ownAnimations: [LayerAnimation] { layerAnimations }

  /// Puts what the view's own animations show over a row of its values.
  func applyLayerAnimations(to row: UnsafeMutablePointer<Double>) {
    let time = layerTime
    for animation in layerAnimations {
      let plan = animation.plan
      let moment = plan.timing.moment(at: time)
      // Gone at its end, whatever it would fill: also where time was set past it between frames.
      let isGone = plan.isRemovedOnCompletion && moment.phase == .after
      if !isGone { plan.apply(moment, to: row, model: model) }
    }
  }
}

extension AnimationPlan {
  /// Puts what shows at a moment over a row of a view's values.
  ///
  /// Asked of every animation in every frame, so no list is made where numbers do.
  func apply(
    _ moment: MediaTiming.Moment, to row: UnsafeMutablePointer<Double>,
    model: UnsafePointer<Double>
  ) {
    guard timing.shows(moment) else { return }
    let duration = timing.playDuration
    let progress = curve.value(elapsed: moment.basic, duration: duration)
    switch content {
    case .group(let children):
      // A group that lasts for ever has no share of itself, and an even pace.
      let inner = duration == .infinity ? moment.basic : progress * duration
      for child in children {
        child.apply(child.timing.moment(at: inner), to: row, model: model)
      }
    case .basic(let property, let ends):
      guard ends.isGiven else { return }
      if property.kind == .transform {
        applyTransform(ends, progress, to: row, model: model)
      } else {
        applyLine(property, ends, progress, repeats(moment), to: row, model: model)
      }
    case .keyframes(let property, let keyframes):
      guard keyframes.animates else { return }
      let repeats = repeats(moment)
      let end = repeats == 0 ? [] : keyframes(1)
      keyframes.forEachComponent(at: progress) { index, value in
        let before = repeats == 0 ? 0 : end[index] * repeats
        put(value + before, property.channels[index], row)
      }
    case .transforms(_, let values, let keyframes):
      guard keyframes.animates else { return }
      let place = keyframes(progress)[0]
      let piece = min(max(Int(place), 0), values.count - 2)
      blend(values[piece], values[piece + 1], place - Double(piece), to: row)
    }
  }

  /// Moves numbers straight between their ends.
  private func applyLine(
    _ property: AnimatedProperty, _ ends: Ends, _ progress: Double, _ repeats: Double,
    to row: UnsafeMutablePointer<Double>, model: UnsafePointer<Double>
  ) {
    for index in property.channels.indices {
      let channel = property.channels[index]
      let (from, to) = ends.resolved(index, isAdditive ? 0 : model[channel.rawValue])
      put(from + (to - from) * progress + to * repeats, channel, row)
    }
  }

  /// Whole repeats that came before and whose ends are added; not back and forth, as a way back
  /// brings nothing.
  private func repeats(_ moment: MediaTiming.Moment) -> Double {
    isCumulative && !timing.autoreverses ? moment.repeats : 0
  }

  /// Sets, or adds, a value.
  private func put(_ value: Double, _ channel: Channel, _ row: UnsafeMutablePointer<Double>) {
    row[channel.rawValue] = isAdditive ? row[channel.rawValue] + value : value
  }
}

extension AnimationPlan.Ends {
  /// Whether there is anything to go from or to.
  var isGiven: Bool { from != nil || to != nil || by != nil }

  /// Where one of its numbers goes from and to. Source: all six combinations, measured; the model
  /// stands in for what is missing.
  func resolved(_ index: Int, _ model: Double) -> (from: Double, to: Double) {
    switch (from?[index], to?[index], by?[index]) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, model + by)
    case (nil, nil, nil): (model, model)
    }
  }
}
