import Language
import UIKitMotion
import Values

extension EventRow {
  static let touch = EventRow(
    [
      ("touch.began", "a finger touches the stage"),
      ("touch.moved", "the finger moves"),
      ("touch.ended", "the finger is lifted"),
      ("touch.cancelled", "the finger's view no longer takes touches"),
    ], .touchedViews,
    { if case .touch(let touch) = $0 { touch } else { nil } },
    name: \.eventName, participants: \.responders,
    fields: { touch in
      [
        ("point", .point(touch.point)), ("view", touch.target.value),
        ("velocity", .point(touch.velocity)), ("finger", .plain(Double(touch.finger))),
      ]
    },
    cells: { touch in
      Cells(
        participant: touch.responders.first ?? "", with: "finger \(touch.finger)",
        place: .point(touch.point))
    })
}

extension EventMatch {
  /// The handlers that an event runs, in order of creation.
  static func audience(
    of event: StageEvent, among handlers: [Handlers.Handler]
  ) -> [Handlers.Handler] {
    switch event.kind {
    case .touch(let touch):
      audience(of: touch, among: handlers.filter { $0.pattern.event.text == touch.eventName })
    case .gesture(let gesture): audience(of: gesture, among: handlers)
    default: handlers.filter { matches($0.pattern, event) }
    }
  }

  /// A touch goes to the view that was hit or, if no handler names it, to the nearest parent that a
  /// handler names. A handler without names runs for every touch.
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
}

extension StageEvent.Touch {
  var eventName: String { "touch." + phase.rawValue }
}

extension HitTarget {
  /// The target as a value.
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
  /// Whether a finger causes the event.
  var isOfTouches: Bool { takes == .touchedViews }

  fileprivate func names(_ view: String) -> Bool {
    participants.contains { participant in
      if case .name(view) = participant.kind { true } else { false }
    }
  }
}
