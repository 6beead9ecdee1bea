import Curves

/// One of Core Animation's own animations, on a view under a key. The model does not know of it.
public final class LayerAnimation {
  /// Unlike those of all other animations.
  public let id: AnimationID
  /// Under which a view has it; another one under the same key takes its place.
  public let key: String
  /// What it does; `begin` is in the layer's time.
  public let plan: AnimationPlan
  /// The plan as it is followed in each frame.
  let course: AnimationCourse
  /// The plan's `isRemovedOnCompletion`.
  let goesWhenOver: Bool
  /// Whether its end has been told; one that is not removed on completion stays for all that.
  public internal(set) var isOver = false

  init(id: AnimationID, key: String, plan: AnimationPlan) {
    self.id = id
    self.key = key
    self.plan = plan
    course = .of(plan)
    goesWhenOver = plan.isRemovedOnCompletion
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
      let course = animation.course
      let moment = course.timing.moment(at: time)
      // Gone at its end, whatever it would fill: also where time was set past it between frames.
      let isGone = animation.goesWhenOver && moment.phase == .after
      if !isGone { course.apply(moment, to: row, model: model) }
    }
  }
}
