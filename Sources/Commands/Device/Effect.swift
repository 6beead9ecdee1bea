import Diagnostics
import Execution
import Language
import Staging
import Values

enum EffectCommand {
  static let on = Clause(required: "on", .views, "the views it moves")
  static let keyPath = Clause(required: "keypath", .keyPath, "the property, such as center.x")
  static let tilt = Clause(
    required: "tilt", .word(MotionEffect.Axis.self), "the part of the tilt")
  static let from = Clause(required: "from", .plain, "what is added at a tilt of -1")
  static let to = Clause(required: "to", .plain, "what is added at a tilt of 1")

  static let declaration = CommandDeclaration(
    "effect", "moves a property with the tilt: UIInterpolatingMotionEffect", .device,
    clauses: [on, keyPath, tilt, from, to], takesName: true,
    examples: ["effect on lower keypath center.x tilt horizontal from -50 to 50"],
    after: ["view lower frame (-50, -50, 420, 668)"],
    notes: [
      "What is added is the middle of the two while the device lies level.",
      "It shows in `lower.presentation`; the model stays.",
    ],
    .change { (call) throws(Failure) in
      let channel = try channel(of: try call[keyPath], call)
      let (axis, minimum, maximum) = (try call[tilt], try call[from], try call[to])
      try call.addEffect(to: try call[on]) { (name) throws(StagingProblem) in
        try MotionEffect(name: name, [.init(channel, axis: axis, from: minimum, to: maximum)])
      }
    })

  /// The channel a key path names.
  private static func channel(of path: Expression, _ call: Change) throws(Failure) -> Channel {
    let text = path.span.text
    guard let parts = KeyPaths.parts(of: text), parts.count == 1,
      case .number(let channel) = parts[0]
    else {
      let known = Channel.allCases.filter { !$0.isReadOnly }.map(\.name)
      throw call.fail(
        .unknownKeyPath(text, nearest: Suggestion.nearest(to: text, in: known), known: known),
        at: path.span)
    }
    return channel
  }
}

extension Change {
  /// Adds one motion effect to several views, under one name.
  func addEffect(
    to views: [View], _ make: (String) throws(StagingProblem) -> MotionEffect
  ) throws(Failure) {
    let name = try newName()
    guard inspector.effectCount + views.count <= Limits.behaviors else {
      throw fail(.tooMany("effects", Limits.behaviors))
    }
    let effect = try staging { () throws(StagingProblem) in try make(name) }
    let world = world
    let log = StageProperties.log(of: effect, on: world.stage)
    for view in views {
      try staging { () throws(StagingProblem) in try world.stage.add(effect, to: view) }
      world.objects.add(
        Objects.Effect(verb: declaration.verb, view: view, effect: effect, log: log))
    }
  }
}
