import Geometry
import Language
import Staging
import Values

extension EventMatch {
  /// The four of a touch.
  static let touches: [(name: String, says: String)] = [
    ("touch.began", "a finger touches the stage"),
    ("touch.moved", "it moves"),
    ("touch.ended", "it is lifted"),
    ("touch.cancelled", "its view no longer takes touches"),
  ]

  /// The handlers that an event runs, in the order in which they came.
  static func audience(
    of event: StageEvent, among handlers: [Handlers.Handler]
  ) -> [Handlers.Handler] {
    guard case .touch(let touch) = event.kind else {
      return handlers.filter { matches($0.pattern, event) }
    }
    return audience(of: touch, among: handlers.filter { $0.pattern.event.text == touch.eventName })
  }

  /// A touch goes to the view that was hit or, if no handler names that, to its nearest parent that
  /// one names; who names nobody hears of every touch.
  private static func audience(
    of touch: StageEvent.Touch, among handlers: [Handlers.Handler]
  ) -> [Handlers.Handler] {
    let responder = touch.responders.first { name in
      handlers.contains { $0.pattern.names(name) }
    }
    return handlers.filter { handler in
      handler.pattern.participants.isEmpty || responder.map(handler.pattern.names) ?? false
    }
  }

  /// What a handler finds under `event`, besides its name and time.
  static func fields(of touch: StageEvent.Touch) -> [(name: String, value: Value)] {
    [
      ("point", .point(touch.point)), ("view", touch.target.value),
      ("velocity", .point(Point(touch.velocity.dx, touch.velocity.dy))),
      ("finger", .plain(Double(touch.finger))),
    ]
  }
}

extension StageEvent.Touch {
  var eventName: String { "touch." + phase.rawValue }
}

extension HitTarget {
  /// The object that it is.
  fileprivate var value: Value {
    switch self {
    case .view(let name): .object(.view(name))
    case .stage: .object(.stage)
    case .keyboard: .object(.keyboard)
    case .nothing: .nothing
    }
  }
}

extension EventPattern {
  var isOfTouches: Bool { event.text.hasPrefix("touch.") }

  fileprivate func names(_ view: String) -> Bool {
    participants.contains { participant in
      if case .name(view) = participant.kind { true } else { false }
    }
  }
}
