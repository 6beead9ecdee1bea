import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

/// Gesture recognizers: a handler of `tap`, `pan` or `longPress` attaches one to each of its views.
extension EventMatch {
  /// The gestures.
  package static let gestures: [(name: String, says: String)] = [
    ("tap", "a short touch of a view, as in `on tap red`: UITapGestureRecognizer"),
    ("pan", "a finger moves a view, as in `on pan red`: UIPanGestureRecognizer"),
    (
      "longPress",
      "a finger rests on a view, as in `on longPress red`:"
        + " UILongPressGestureRecognizer"
    ),
  ]

  /// A handler without names attaches its recognizer to the stage.
  static func audience(
    of gesture: StageEvent.Gesture, among handlers: [Handlers.Handler]
  ) -> [Handlers.Handler] {
    handlers.filter { $0.pattern.recognizers.contains(gesture.recognizer) }
  }

  /// The fields of `event` in a handler, besides its name and time.
  static func fields(of gesture: StageEvent.Gesture) -> [(name: String, value: Value)] {
    let view: Value = gesture.recognizer.view.map { .object(.view($0)) } ?? .object(.stage)
    let always: [(name: String, value: Value)] = [
      ("state", .string(gesture.state.rawValue)), ("point", .point(gesture.point)), ("view", view),
      ("finger", .plain(Double(gesture.finger))),
    ]
    guard gesture.recognizer.kind == .pan else { return always }
    return always + [
      ("translation", .point(Point(gesture.translation.dx, gesture.translation.dy))),
      ("velocity", .point(Point(gesture.velocity.dx, gesture.velocity.dy))),
    ]
  }
}

extension EventPattern {
  var isOfGestures: Bool { GestureRecognizer.Kind(rawValue: event.text) != nil }

  /// The recognizers that its handler attaches.
  fileprivate var recognizers: [GestureRecognizer] {
    guard let kind = GestureRecognizer.Kind(rawValue: event.text) else { return [] }
    if participants.isEmpty { return [GestureRecognizer(kind, of: nil)] }
    return participants.compactMap { participant in
      if case .name(let view) = participant.kind { GestureRecognizer(kind, of: view) } else { nil }
    }
  }
}

extension Evaluator {
  /// Attaches the recognizers of all handlers, each once. Handlers are values, which come and go
  /// without the stage, so this precedes a touch and each of its frames.
  package func attachRecognizers(_ span: Span) throws(Failure) {
    try spend(.listener, world.values.handlers.count, at: span)
    var attached: [GestureRecognizer] = []
    var known: Set<GestureRecognizer> = []
    for recognizer in world.values.handlers.all.flatMap(\.pattern.recognizers)
    where known.insert(recognizer).inserted {
      attached.append(recognizer)
    }
    stage.recognizers = attached
  }
}
