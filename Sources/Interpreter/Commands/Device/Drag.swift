import Evaluation
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

enum DragCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view under the finger")
    let by = Clause(required: "by", .point, "way of the finger on the stage")
    let from = Clause(
      "from", .point, "where the finger comes down on the stage",
      else: "the middle of what is seen of the view")
    let over = Clause(
      "over", .number(.time, shortest...Limits.times.upperBound), "duration of the drag",
      default: AnimationOptions.standardDuration, also: ["duration", "in", "for"])
    let curve = Clause("curve", .curve, "timing of the movement", default: .linear)
    let velocity = Clause(
      "velocity", .number(.plain, 0...Limits.coordinate), "speed of its last three frames in pt/s",
      else: "that of the curve", also: ["speed"])
  }

  private static let shortest = 1 / Double(Stage.framesPerSecond)

  static let verb = "drag"
  static let declaration = declare(
    "Drags a finger over a view and lifts it", .stage, Clauses(),
    examples: [
      "drag gallery by (-160, 0) over 150ms; run until rest; gallery.contentOffset",
      "drag gallery by (-300, 0) over 1s curve easeOut",
      "drag gallery by (-160, 0) velocity 1200; run until rest; gallery.contentOffset",
      "drag gallery from (290, 190) by (-200, 0)",
    ],
    after: ["scroll gallery frame (20, 100, 280, 180) content 1120x180"],
    notes: [
      "It starts now and moves as time runs, like `touch POINT to POINT`.",
      "A drag that slows down before it ends (`curve easeOut`) throws the content less far.",
      "`velocity 1200` lifts the finger at 1200 pt/s: its last three frames move so fast, and the rest"
        + " of the way is even. A scroll view is thrown at 1.2 pt/ms then, and `velocity 0` throws nothing.",
      "The finger has to meet the view, or a subview of it, where it comes down.",
    ],
    also: ["swipe", "flick"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (view, by) = (call[\.view], call[\.by])
    let way = Vector(by.x, by.y)
    let duration = call[\.over]
    let curve = try curve(of: call, along: way.length, over: duration)
    let options = AnimationOptions(duration: duration, curve: curve)
    let start = call[\.from] ?? middle(of: view, on: call.inspector.stage.size)
    try requireHit(view, at: start, call)
    let stage = call.stage
    try call.evaluator.attachRecognizers(call.span)
    let events = try call.attempt {
      try stage.touch(at: start, to: start + way, options)
    }
    try call.evaluator.nested(call.span) { () throws(Failure) in
      try call.evaluator.deliver(events, call.span)
    }
  }

  /// The last frames of a drag, which have its `velocity`. A release goes by the last three events.
  private static let lastFrames = 3.0

  /// The timing of the movement: with a velocity, an even way and then the last frames'.
  private static func curve(
    of call: Change<Clauses>, along way: Double, over duration: Double
  ) throws(Failure) -> Curve {
    guard let velocity = call[\.velocity] else { return call[\.curve] }
    if call.has(\.curve) {
      throw call.fail(.eitherOr("`curve`", "`velocity`"), at: call.place(of: \.velocity))
    }
    let last = lastFrames * shortest
    guard duration > last else {
      throw call.fail(.dragTooShort(Quantity.time.written(last)), at: call.place(of: \.over))
    }
    guard velocity * last <= way + 1e-9 else {
      throw call.fail(
        .dragTooFast(
          call.expressions.format.string(velocity * last), way: call.expressions.format.string(way),
          most: call.expressions.format.string((way / last).rounded(.down))),
        at: call.place(of: \.velocity))
    }
    guard way > 0,
      let easing = try? Easing.linear([
        (0, 0), (max(1 - velocity * last / way, 0), 1 - last / duration), (1, 1),
      ])
    else { return .linear }
    return .easing(easing)
  }

  /// The middle of the part of a view's box that is on the stage.
  private static func middle(of view: View, on size: Size) -> Point {
    let box = view.toStage().box(around: view.bounds)
    return Point(
      (max(box.minX, 0) + min(box.maxX, size.width)) / 2,
      (max(box.minY, 0) + min(box.maxY, size.height)) / 2)
  }

  /// Throws unless a finger at a point touches the view.
  private static func requireHit(
    _ view: View, at point: Point, _ call: Change<Clauses>
  ) throws(Failure) {
    let answer = call.inspector.stage.hitWalk(at: point).answer
    if case .view(let name) = answer, let hit = call.inspector.view(named: name),
      hit === view || hit.isInside(view)
    {
      return
    }
    let found: String? =
      switch answer {
      case .view(let name): "`\(name)`"
      case .stage: "the stage"
      case .keyboard: "the keyboard"
      case .nothing: nil
      }
    throw call.fail(
      .dragMisses(view.name, at: Value.point(point).text(call.expressions.format), found),
      at: call.place(of: \.from) ?? call.subjectPlace)
  }
}
