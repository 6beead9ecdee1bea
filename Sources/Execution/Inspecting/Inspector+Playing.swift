import Geometry
import Staging

/// What a person who plays sees besides the scene, and what their finger meets.
extension Inspector {
  /// The contacts that began after a frame, the newest first: who touched whom, and where.
  package func contacts(after frame: Int) -> [StageEvent.Contact] {
    stage.eventLog.reversed().prefix { $0.frame > frame }.compactMap { event in
      if case .contact(let contact) = event.kind { contact } else { nil }
    }
  }

  /// What runs now, in a few words each: a transition, animations, behaviors.
  package var running: [String] {
    let transition = stage.transition.map { [$0.name] } ?? []
    let animated = stage.views.count(where: \.isAnimating)
    let animations = animated == 0 ? [] : [animated == 1 ? "1 animation" : "\(animated) animations"]
    let keyboard = stage.keyboard.isMoving ? ["keyboard"] : []
    let behaviors = world.objects.behaviors.map(\.name)
    return transition + animations + keyboard + behaviors
  }

  /// What a finger moves that is put down at a point.
  package enum Finger: Hashable, Sendable {
    /// Handlers of touches hear of it, or nobody does.
    case touch
    /// A view that dynamics holds, by its name, at so much from its centre, in its own turn.
    case item(String, offset: Vector)
    /// The transition that waits for a finger, which has brought it so far, 0...1.
    case transition(Double)
  }

  /// What a finger would move that is put down at a point.
  package func finger(at point: Point) -> Finger {
    if case .held(let position)? = stage.transitionState { return .transition(position) }
    guard case .view(let name) = stage.hitWalk(at: point).answer, let hit = view(named: name) else {
      return .touch
    }
    var current: View? = hit
    while let view = current {
      if isTouchHeard(by: view.name) { return .touch }
      if isHeld(.view(view)) {
        let corners = view.corners(presentation: false)
        let middle = Point(
          corners.reduce(0) { $0 + $1.x } / Double(corners.count),
          corners.reduce(0) { $0 + $1.y } / Double(corners.count))
        let gap = point - middle
        return .item(
          view.name, offset: Vector(angle: gap.angle - view[.rotation], length: gap.length))
      }
      current = view.parent
    }
    return .touch
  }

  /// Whether some handler of touches names a view.
  private func isTouchHeard(by view: String) -> Bool {
    world.values.handlers.all.contains { handler in
      handler.pattern.isOfTouches
        && handler.pattern.participants.contains { $0.span.text == view }
    }
  }
}
