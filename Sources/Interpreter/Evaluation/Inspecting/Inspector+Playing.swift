import MotionGeometry
import UIKitMotion

/// The running motions, and the view that a finger in `play` would touch.
extension Inspector {
  /// The contacts that began after a frame, newest first, with their items and points.
  package func contacts(after frame: Int) -> [StageEvent.Contact] {
    stage.eventLog.reversed().prefix { $0.frame > frame }.compactMap { event in
      if case .contact(let contact) = event.kind { contact } else { nil }
    }
  }

  /// Everything that runs by itself as time passes, briefly: `2 animations`, `gravity1`.
  package var running: [String] {
    func counted(_ count: Int, _ one: String, _ many: String) -> [String] {
      count == 0 ? [] : [count == 1 ? one : "\(count) \(many)"]
    }
    let behaviors = world.objects.behaviors.map(\.name)
    return (stage.transition.map { [$0.name] } ?? [])
      + counted(stage.runningAnimationCount, "1 animation", "animations")
      + (stage.keyboard.isMoving ? ["the keyboard"] : [])
      + stage.views.filter { $0.scroll?.isMovingAlone == true }.map(\.name)
      + (behaviors.count > Self.namesListed ? ["\(behaviors.count) behaviors"] : behaviors)
      + counted(world.values.scheduled.all.count, "1 block waiting", "blocks waiting")
  }

  /// The most behaviors that are listed by name; more are counted.
  private static let namesListed = 3

  /// The thing that a finger at a point moves.
  package enum Finger: Hashable, Sendable {
    /// Nothing; touch handlers may run.
    case touch
    /// A view that dynamics moves, by name, with the offset from its center in its own coordinates.
    case item(String, offset: Vector)
    /// The transition that waits for a finger, with its progress, 0...1.
    case transition(Double)
  }

  /// The thing that a finger put down at a point would move.
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

  /// Whether any touch handler names a view.
  private func isTouchHeard(by view: String) -> Bool {
    world.values.handlers.all.contains { handler in
      handler.pattern.isOfTouches
        && handler.pattern.participants.contains { $0.evenedText == view }
    }
  }
}
