import Geometry
import Staging

/// What runs, and what a person who plays meets.
extension Inspector {
  /// The contacts that began after a frame, the newest first: who touched whom, and where.
  package func contacts(after frame: Int) -> [StageEvent.Contact] {
    stage.eventLog.reversed().prefix { $0.frame > frame }.compactMap { event in
      if case .contact(let contact) = event.kind { contact } else { nil }
    }
  }

  /// What goes on by itself when time passes, in a few words each, as in `2 animations`, `gravity1`.
  package var running: [String] {
    func counted(_ count: Int, _ one: String, _ many: String) -> [String] {
      count == 0 ? [] : [count == 1 ? one : "\(count) \(many)"]
    }
    let behaviors = world.objects.behaviors.map(\.name)
    return (stage.transition.map { [$0.name] } ?? [])
      + counted(stage.runningAnimationCount, "1 animation", "animations")
      + (stage.keyboard.isMoving ? ["the keyboard"] : [])
      + (behaviors.count > Self.namesTold ? ["\(behaviors.count) behaviors"] : behaviors)
      + counted(world.values.scheduled.all.count, "1 block waiting", "blocks waiting")
  }

  /// Behaviors that are told by name; more are counted.
  private static let namesTold = 3

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
