import Answers
import Values
import Execution
import Diagnostics
import Geometry
import Language
import Staging

extension Commands {
  static let effect = CommandDeclaration(
    "effect", "moves a property with the tilt: UIInterpolatingMotionEffect", .device,
    clauses: [
      .init("on", .views, "the views it moves", isRequired: true),
      .init("keypath", .keyPath, "the property, such as center.x", isRequired: true),
      .init("tilt", .word(["horizontal", "vertical"]), "the part of the tilt", isRequired: true),
      .init("from", .plain, "what is added at a tilt of -1", isRequired: true),
      .init("to", .plain, "what is added at a tilt of 1", isRequired: true),
    ],
    takesName: true,
    examples: ["effect on lower keypath center.x tilt horizontal from -50 to 50"],
    after: ["view lower frame (-50, -50, 420, 668)"],
    notes: [
      "What is added is the middle of the two while the device lies level.",
      "It shows in `lower.presentation`; the model stays.",
    ],
    .evaluation { (call) throws(Failure) in
      guard let path = call.expression("keypath"), let minimum = try call.number("from"),
        let maximum = try call.number("to")
      else { return }
      let channel = try channel(of: path, call)
      let axis: MotionEffect.Axis = call.word("tilt") == "vertical" ? .vertical : .horizontal
      try addEffect(call) { (name) throws(StagingProblem) in
        try MotionEffect(
          name: name, [.init(channel, axis: axis, from: minimum, to: maximum)])
      }
    })

  static let parallax = CommandDeclaration(
    "parallax", "moves views against the tilt in both directions: UIMotionEffectGroup", .device,
    clauses: [
      .init("on", .views, "the views it moves", isRequired: true),
      .init(
        "magnitude", .length, "points each way; negative moves the other way", isRequired: true),
    ],
    takesName: true,
    examples: ["parallax on lower magnitude 50"],
    after: ["view lower frame (-50, -50, 420, 668)"],
    .evaluation { (call) throws(Failure) in
      guard let magnitude = try call.number("magnitude") else { return }
      try addEffect(call) { (name) throws(StagingProblem) in
        try .parallax(name: name, magnitude: magnitude)
      }
    })

  private static func addEffect(
    _ call: Invocation, _ make: (String) throws(StagingProblem) -> MotionEffect
  ) throws(Failure) {
    let views = try call.views("on") ?? []
    let name = try call.newName()
    guard call.world.objects.effects.count + views.count <= Limits.behaviors else {
      throw call.fail(.tooMany("effects", Limits.behaviors))
    }
    let effect = try call.staging { () throws(StagingProblem) in try make(name) }
    call.world.touch()
    for view in views {
      try call.staging { () throws(StagingProblem) in try call.stage.add(effect, to: view) }
      call.world.objects.add(
        Objects.Effect(name: name, verb: call.declaration.verb, view: view, effect: effect))
    }
  }

  /// The channel a key path names.
  private static func channel(
    of path: Expression, _ call: Invocation
  ) throws(Failure) -> Channel {
    let text = path.span.text
    let channels = Channel.allCases.filter { !$0.isReadOnly }
    guard let channel = channels.first(where: { $0.name == text }) else {
      let known = channels.map(\.name)
      throw call.fail(
        .unknownKeyPath(text, nearest: Suggestion.nearest(to: text, in: known), known: known),
        at: path.span)
    }
    return channel
  }

  static let tilt = CommandDeclaration(
    "tilt", "tilts the device", .device,
    subject: .init(
      label: "(X, Y)", kind: .point, isRequired: false, summary: "-1 to 1 each; at once"),
    clauses: [.init("to", .point, "the same, but in time"), over, curve],
    examples: ["tilt (0.5, -0.25)", "tilt to (1, 0) over 1s curve easeOut"],
    notes: [
      "x is 1 where the screen points right, y is 1 where it points down.",
      "UIKit's header tells vertical effects the other way round than its documents;"
        + " here y counts as in the documents of viewerOffset.",
    ],
    .evaluation { (call) throws(Failure) in
      if let expression = call.subjectExpression {
        guard !call.has("to") else { throw call.fail(.eitherOr("a tilt", "`to`")) }
        let point = try tiltPoint(expression, "tilt", call)
        try call.staging { () throws(StagingProblem) in
          try call.stage.setTilt(Vector(point.x, point.y))
        }
      } else if let expression = call.expression("to") {
        let point = try tiltPoint(expression, "to", call)
        let options = AnimationOptions(
          duration: try call.number("over"), curve: try call.curve("curve"))
        try call.staging { () throws(StagingProblem) in
          try call.stage.animateTilt(to: Vector(point.x, point.y), options)
        }
      } else {
        throw call.fail(.missingSubject(verb: "tilt", "a tilt such as (0.5, 0)"))
      }
      call.world.touch()
      try call.evaluator.deliver(call.stage.takeEvents(), call.span)
    })

  private static func tiltPoint(
    _ expression: Expression, _ what: String, _ call: Invocation
  ) throws(Failure) -> Point {
    try call.checked(expression, what) { (check, value) throws(Mistake) in
      let point = try check.point(value)
      for number in [point.x, point.y] {
        _ = try check.number(.plain(number), .plain, -1...1)
      }
      return point
    }
  }

  static let keyboard = CommandDeclaration(
    "keyboard", "brings the keyboard up or down, and tells the handlers", .device,
    subject: .init(
      label: "show | hide", kind: .word(["show", "hide"]), isRequired: true,
      summary: "which way"),
    clauses: [
      .init("height", .number(.length, 1...10_000), "its height", default: "216"),
      .init("over", .time, "the duration that the notifications tell", default: "250ms"),
      .init("curve", .curve, "its pace", default: "keyboard"),
    ],
    examples: [
      "keyboard show", "keyboard show height 216 over 250ms curve keyboard",
      "keyboard show; run 1s; keyboard hide",
    ],
    notes: [
      "`on keyboard.willShow { form.center.y -= event.height }` rides along:",
      "UIKit runs the handler inside the keyboard's own animation.",
      "Curve `keyboard` (7) is a spring that takes 0.5 s, whatever `over` says.",
    ],
    .evaluation { (call) throws(Failure) in
      let duration = try call.number("over") ?? Keyboard.defaultDuration
      let curve = try call.curve("curve") ?? .keyboard
      let height = try call.number("height")
      let isShown = call.subjectWord?.text == "show"
      if !isShown, height != nil { throw call.fail(.heightOfHiding) }
      let events = try call.staging { () throws(StagingProblem) in
        isShown
          ? try call.stage.showKeyboard(height: height, duration: duration, curve: curve)
          : try call.stage.hideKeyboard(duration: duration, curve: curve)
      }
      call.world.touch()
      try call.evaluator.nested(call.span) { () throws(Failure) in
        try call.evaluator.deliver(events, call.span)
      }
    })
}
