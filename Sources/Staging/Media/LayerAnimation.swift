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
      // Gone at its end, whatever it would fill: also where time was set past it between frames.
      let isGone =
        plan.isRemovedOnCompletion && plan.timing.moment(at: time).phase == .after
      if !isGone { plan.apply(at: time, to: row, model: model) }
    }
  }
}

extension AnimationPlan {
  /// Puts what shows at a time over a row of a view's values.
  /// - Parameter time: the layer's, or the group's.
  func apply(
    at time: Double, to row: UnsafeMutablePointer<Double>, model: UnsafePointer<Double>
  ) {
    let moment = timing.moment(at: time)
    guard timing.shows(moment) else { return }
    let duration = timing.playDuration
    let progress = curve.value(elapsed: moment.basic, duration: duration)
    switch content {
    case .group(let children):
      // A group that lasts for ever has no share of itself, and an even pace.
      let inner = duration == .infinity ? moment.basic : progress * duration
      for child in children { child.apply(at: inner, to: row, model: model) }
    case .basic(let property, let ends):
      guard ends.isGiven else { return }
      if property.kind == .transform {
        applyTransform(ends, progress, to: row, model: model)
      } else {
        let current = property.channels.map { isAdditive ? 0 : model[$0.rawValue] }
        let (from, to) = ends.resolved(current)
        write(property, zip(from, to).map { $0 + ($1 - $0) * progress }, to, moment, row)
      }
    case .keyframes(let property, let keyframes):
      guard keyframes.animates else { return }
      write(property, keyframes(progress), keyframes(1), moment, row)
    case .transforms(_, let values, let keyframes):
      guard keyframes.animates else { return }
      let place = keyframes(progress)[0]
      let piece = min(max(Int(place), 0), values.count - 2)
      blend(values[piece], values[piece + 1], place - Double(piece), to: row)
    }
  }

  /// Sets, or adds, a value; whole repeats that came before add their ends to it.
  private func write(
    _ property: AnimatedProperty, _ value: [Double], _ end: [Double],
    _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>
  ) {
    // Not back and forth: a way back brings nothing.
    let repeats = isCumulative && !timing.autoreverses ? moment.repeats : 0
    for (index, channel) in property.channels.enumerated() {
      let shown = value[index] + end[index] * repeats
      row[channel.rawValue] = isAdditive ? row[channel.rawValue] + shown : shown
    }
  }
}

extension AnimationPlan.Ends {
  /// Whether there is anything to go from or to.
  var isGiven: Bool { from != nil || to != nil || by != nil }

  /// Where it goes from and to. Source: all six combinations, measured; the model stands in for
  /// what is missing.
  func resolved(_ model: [Double]) -> (from: [Double], to: [Double]) {
    func sum(_ a: [Double], _ b: [Double], _ sign: Double = 1) -> [Double] {
      zip(a, b).map { $0 + sign * $1 }
    }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, sum(from, by))
    case (nil, let to?, let by?): return (sum(to, by, -1), to)
    case (let from?, nil, nil): return (from, model)
    case (nil, let to?, nil): return (model, to)
    case (nil, nil, let by?): return (model, sum(model, by))
    case (nil, nil, nil): return (model, model)
    }
  }
}
