import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

extension EventRow {
  package static let gesture = EventRow(
    [
      ("tap", "a short touch of a view, as in `on tap red`: UITapGestureRecognizer"),
      ("pan", "a finger moves a view, as in `on pan red`: UIPanGestureRecognizer"),
      (
        "longPress",
        "a finger rests on a view, as in `on longPress red`:"
          + " UILongPressGestureRecognizer"
      ),
    ], .touchedViews,
    { (kind) -> StageEvent.Gesture? in
      if case .gesture(let gesture) = kind { gesture } else { nil }
    },
    name: { $0.recognizer.kind.rawValue },
    participants: { gesture in [gesture.recognizer.view].compactMap { $0 } },
    fields: { gesture in
      let view: Value = gesture.recognizer.view.map { .object(.view($0)) } ?? .object(.stage)
      let always: [Field] = [
        ("state", .string(gesture.state.rawValue)), ("point", .point(gesture.point)),
        ("view", view), ("finger", .plain(Double(gesture.finger))),
      ]
      guard gesture.recognizer.kind == .pan else { return always }
      return always + [
        ("translation", .point(gesture.translation)), ("velocity", .point(gesture.velocity)),
      ]
    },
    cells: { gesture in
      Cells(
        participant: gesture.recognizer.view ?? "stage", with: gesture.state.rawValue,
        place: .point(gesture.point))
    })
}

/// Gesture recognizers: a handler of `tap`, `pan` or `longPress` attaches one to each of its views.
extension EventMatch {
  package static var gestures: [EventRow.Name] { EventRow.gesture.names }

  /// The clauses of a gesture's handler, which set up its recognizer.
  package static func clauses(of event: String) -> [SlotRow] {
    switch GestureRecognizer.Kind(rawValue: event) {
    case .tap: [GestureClause.taps.row]
    case .longPress: [GestureClause.pressDuration.row]
    case .pan, .scroll, nil: []
    }
  }

  /// The form of `on` with an event whose handlers take clauses.
  static func form(of event: String) -> CommandForm? {
    let clauses = clauses(of: event)
    guard !clauses.isEmpty else { return nil }
    return CommandForm(
      verb: "on \(event)", subject: .expressions, subjectDescribed: "views",
      isSubjectRequired: false, clauses: clauses.map(\.form), takesName: false, block: .required,
      examples: clauses.map { "on \(event) red \($0.word) \($0.kind.sample) { print t }" })
  }

  /// A handler without names attaches its recognizer to the stage.
  static func audience(
    of gesture: StageEvent.Gesture, among handlers: [Handlers.Handler]
  ) -> [Handlers.Handler] {
    handlers.filter { $0.recognizers.contains(gesture.recognizer) }
  }
}

extension EventPattern {
  var isOfGestures: Bool { GestureRecognizer.Kind(rawValue: event.text) != nil }
}

/// A clause of a gesture's handler, named like the recognizer's property.
struct GestureClause<Content: Sendable>: Sendable {
  let row: SlotRow
  private let kind: ArgumentType<Content>
  private let standard: Content

  init(
    _ keyword: String, _ kind: ArgumentType<Content>, _ summary: String, default standard: Content,
    also: [String]
  ) {
    row = SlotRow(keyword, kind.untyped, summary, default: kind.written(standard), also: also)
    (self.kind, self.standard) = (kind, standard)
  }

  fileprivate func read(
    _ pattern: EventPattern, _ evaluator: ExpressionEvaluator
  ) throws(Failure) -> Content {
    let keyword = row.word
    guard let clause = pattern.clauses.first(where: { $0.keyword.text == keyword }) else {
      return standard
    }
    return try kind.read(evaluator, clause.values, keyword)
  }
}

extension GestureClause where Content == Int {
  static var taps: GestureClause {
    GestureClause(
      "numberOfTapsRequired", .count(1...10), "number of taps in a row", default: 1,
      also: ["taps", "count", "numberOfTaps"])
  }
}

extension GestureClause where Content == Double {
  static var pressDuration: GestureClause {
    GestureClause(
      "minimumPressDuration", .time, "time until the long press begins",
      default: GestureRecognizer.pressDuration, also: ["duration", "minimumDuration", "after"])
  }
}

extension Evaluator {
  /// The recognizers that a handler attaches, one for each of its views.
  func recognizers(_ pattern: EventPattern) throws(Failure) -> [GestureRecognizer] {
    guard let kind = GestureRecognizer.Kind(rawValue: pattern.event.text) else { return [] }
    let taps = try GestureClause.taps.read(pattern, expressions)
    let duration = try GestureClause.pressDuration.read(pattern, expressions)
    let views = pattern.participants.map { participant -> String? in
      if case .name(let view) = participant.kind { view } else { nil }
    }
    return (views.isEmpty ? [nil] : views).map {
      GestureRecognizer(
        kind, of: $0, numberOfTapsRequired: taps, minimumPressDuration: duration)
    }
  }
}

extension World {
  /// The names of gestures' handlers and of scroll views.
  package var recognizerNames: [String] {
    values.handlers.all.filter { !$0.recognizers.isEmpty }.map(\.name)
      + stage.views.filter { $0.scroll != nil }.map(\.name)
  }
}

extension Evaluator {
  /// Attaches the recognizers of all handlers, each once. Handlers are values, which come and go
  /// without the stage, so this precedes a touch and each of its frames.
  package func attachRecognizers(_ span: Span) throws(Failure) {
    try spend(.listener, world.values.handlers.count, at: span)
    var attached: [GestureRecognizer] = []
    var known: Set<GestureRecognizer> = []
    for recognizer in world.values.handlers.all.flatMap(\.recognizers)
    where known.insert(recognizer).inserted {
      attached.append(recognizer)
    }
    stage.recognizers = attached
    let handlers = world.values.handlers
    guard !handlers.requirements.isEmpty || !stage.recognizerRequirements.isEmpty else { return }
    var requirements: GestureRecognizer.Requirements = [:]
    for requirement in handlers.requirements {
      let (waiting, others) = (
        handlers.recognizers(of: requirement.waiting), handlers.recognizers(of: requirement.other)
      )
      try spend(.listener, waiting.count + others.count, at: span)
      for recognizer in waiting { requirements[recognizer, default: []].formUnion(others) }
    }
    stage.recognizerRequirements = requirements
  }
}
