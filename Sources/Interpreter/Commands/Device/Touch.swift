import Evaluation
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

enum TouchCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let point = Subject(optional: "POINT", .point, "position of the touch on the stage")
    let to = Clause("to", .point, "end position, where the finger lifts", else: "the start")
    let over = Clause(
      "over", .number(.time, shortest...Limits.times.upperBound), "duration of the touch",
      else: "none, or \(Quantity.time.written(AnimationOptions.standardDuration)) with `to`",
      also: ["duration", "in", "for"])
    let curve = Clause("curve", .curve, "timing of the movement", default: .linear)
    let held = Clause(flag: "held", "keeps the finger down until `touch ended`")
    let moved = Clause("moved", .point, "new position of the held finger")
    let ended = Clause(flag: "ended", "lifts the held finger")
  }

  /// One frame: anything shorter is a tap.
  private static let shortest = 1 / Double(Stage.framesPerSecond)

  static let verb = "touch"
  static let declaration = declare(
    "Touches the stage with a finger and notifies handlers", .device, Clauses(),
    examples: [
      "touch (140, 140)", "touch (140, 140) to (300, 500) over 300ms curve easeOut; run 300ms",
      "touch (140, 140) over 500ms; run 200ms; touch (60, 60)",
      "on touch.began red { print event.point }; touch (100, 100)",
      "touch (100, 100) held",
      "touch (100, 100) held; run 100ms; touch moved (150, 100); run 1 frame; touch ended",
      "item red; on touch.ended red { fling red velocity event.velocity };"
        + " touch (100, 100) to (200, 100) over 200ms; run 1s",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The view that was hit keeps the touch until it ends: `hit (140, 140)` shows which view.",
      "A touch sends `touch.began`, `touch.moved`, `touch.ended` and `touch.cancelled` to the view"
        + " that was hit, or to its nearest parent with a handler. `on touch.began` alone handles"
        + " every touch.",
      "A handler can read `event.point` (on the stage), `event.view` (the view that was hit),"
        + " `event.velocity` and `event.finger`.",
      "The velocity is the one that UIKit's pan recognizer reports, in pt/s: 0.2 of the last event's"
        + " and 0.8 of the one before. A finger's first move counts for a fifth.",
      "A finger that rests keeps sending events, as on a device: after a frame without a move 0.8 of"
        + " the velocity is left, after two it is 0. A simulated finger that sends none, as in UI tests,"
        + " keeps the velocity of its last move in UIKit; here every finger is one on a screen.",
      "`on tap`, `on pan` and `on longPress` recognize gestures in touches: see `help gestures`.",
      "A touch that begins during another is a second finger. UIKit's own views receive it only"
        + " with `isMultipleTouchEnabled`.",
      "A touch is canceled when its view is removed, as UIKit documents. Here it is also canceled"
        + " when the view is hidden, loses its interaction or is animated without"
        + " `allowUserInteraction`.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let way = try TouchWay(call)
    let stage = call.stage
    try call.evaluator.attachRecognizers(call.span)
    let events = try call.attempt {
      switch way {
      case .tap(let point): try stage.touch(at: point)
      case .timed(let start, let end, let options): try stage.touch(at: start, to: end, options)
      case .held(let point): try stage.holdTouch(at: point)
      case .moved(let point): try stage.moveTouch(to: point)
      case .ended: try stage.endTouch()
      }
    }
    try call.evaluator.nested(call.span) { () throws(Failure) in
      try call.evaluator.deliver(events, call.span)
    }
  }
}

/// A gesture of one finger.
private enum TouchWay {
  case tap(Point)
  case timed(from: Point, to: Point?, AnimationOptions)
  case held(Point)
  case moved(Point)
  case ended

  init(_ call: Change<TouchCommand.Clauses>) throws(Failure) {
    let start = call[\.point]
    let (isHeld, isEnded) = (call[\.held], call[\.ended])
    let moved = call[\.moved]
    let ways =
      (start != nil ? ["a point"] : []) + (moved != nil ? ["`moved`"] : [])
      + (isEnded ? ["`ended`"] : [])
    if ways.count > 1 { throw call.fail(.eitherOr(ways[0], ways[1])) }
    if let start {
      self = try Self.putDown(start, isHeld: isHeld, call)
    } else if let moved {
      try Self.refuseTiming("`moved`", call)
      self = .moved(moved)
    } else if isEnded {
      try Self.refuseTiming("`ended`", call)
      self = .ended
    } else {
      throw call.fail(.missingSubject(verb: "touch", "a point", call.declaration.examples))
    }
  }

  /// A finger that is down moves and lifts at once.
  private static func refuseTiming(
    _ way: String, _ call: Change<TouchCommand.Clauses>
  ) throws(Failure) {
    for keyword in ["to", "over", "curve", "held"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.eitherOr(way, "`\(keyword)`"), at: place)
    }
  }

  private static func putDown(
    _ start: Point, isHeld: Bool, _ call: Change<TouchCommand.Clauses>
  ) throws(Failure) -> TouchWay {
    let (end, duration) = (call[\.to], call[\.over])
    if end == nil, call.has(\.curve) {
      throw call.fail(.missingClause("to", verb: "touch", sample: "(300, 500)"))
    }
    guard end != nil || duration != nil else { return isHeld ? .held(start) : .tap(start) }
    if isHeld {
      throw call.fail(
        .eitherOr("`held`", end == nil ? "`over`" : "`to`"), at: call.place(of: \.held))
    }
    return .timed(
      from: start, to: end,
      AnimationOptions(duration: duration, curve: call[\.curve]))
  }
}
