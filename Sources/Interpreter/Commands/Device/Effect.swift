import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

enum EffectCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .views, "views to move")
    let keyPath = Clause(required: "keypath", .keyPath, "property to change, such as center.x")
    let tilt = Clause(
      required: "tilt", .word(MotionEffect.Axis.self), "tilt axis", also: ["axis", "type"])
    let from = Clause(
      required: "from", .expression, "value added at a tilt of -1: a number or a point")
    let to = Clause(required: "to", .expression, "value added at a tilt of 1")
  }

  static let verb = "effect"
  static let declaration = declare(
    "Moves a property with the tilt: UIInterpolatingMotionEffect", .device, Clauses(),
    takesName: true,
    examples: [
      "effect on lower keypath center.x tilt horizontal from -50 to 50",
      "effect on lower keypath layer.shadowOffset tilt vertical from (0, -8) to (0, 8)",
      "effect on lower keypath transform.rotation tilt horizontal from -5deg to 5deg as sway",
    ],
    after: ["view lower frame (-50, -50, 420, 668)"],
    notes: [
      "While the device is level, the effect adds the midpoint of the two values.",
      "Several effects add up. They show in `lower.presentation`; the model does not change.",
      "While `reduceMotion` is on, effects add nothing.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let property = try property(call)
    let (from, to) = (
      try ends(call[\.from], "from", property, call),
      try ends(call[\.to], "to", property, call)
    )
    let axis = call[\.tilt]
    try call.addEffect(to: call[\.on]) { (name) throws(StagingProblem) in
      try MotionEffect(
        name: name,
        property.channels.indices.map {
          .init(property.channels[$0], axis: axis, from: from[$0], to: to[$0])
        })
    }
  }

  /// The property that the key path names: one number or two.
  private static func property(_ call: Change<Clauses>) throws(Failure) -> AnimatedProperty {
    let path = call[\.keyPath]
    let text = path.span.text
    if let property = AnimatedProperty.named(text) {
      guard property.dimension > 2 else { return property }
      throw call.fail(
        .wrongKind(
          "keypath", takes: "a number or point property of a view",
          found: property.kind == .color ? "a color" : "\(property.dimension) numbers", of: text,
          sample: property.kind == .transform ? "keypath rotation" : "keypath center"),
        at: path.span)
    }
    if text == "velocity" || Channel.allCases.contains(where: { $0.name == text }) {
      throw call.fail(.velocityIsReadOnly(text, "a view"), at: path.span)
    }
    let known = AnimatedProperty.names
    throw call.fail(
      .unknownKeyPath(text, nearest: Vocabulary(known).nearest(to: text), known: known),
      at: path.span)
  }

  /// One number for each channel.
  private static func ends(
    _ expression: Expression, _ what: String, _ property: AnimatedProperty, _ call: Change<Clauses>
  ) throws(Failure) -> [Double] {
    try call.expressions.checked(expression, what) { (check, value) throws(Mistake) in
      switch (property.kind, value) {
      case (.size, .point), (.factors, .point):
        // A change in size may be negative, unlike a size.
        let point = try check.point(value)
        return [point.x, point.y]
      default: return try AnimationValues.numbers(value, property, check)
      }
    }
  }
}

extension Change {
  /// Adds one motion effect to several views under one name.
  func addEffect(
    to views: [View], _ make: (String) throws(StagingProblem) -> MotionEffect
  ) throws(Failure) {
    let name = try newName()
    guard inspector.effectCount + views.count <= Limits.behaviors else {
      throw fail(.tooMany("effects", Limits.behaviors))
    }
    let effect = try attempt { try make(name) }
    let world = world
    let log = EffectProperties.log(of: effect, on: ReadOnlyStage(world.stage))
    for view in views {
      try attempt { try world.stage.add(effect, to: view) }
      world.objects.add(
        Objects.Effect(verb: declaration.verb, view: view, effect: effect, log: log))
    }
  }
}

enum ParallaxCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .views, "views to move")
    let magnitude = Clause(
      required: "magnitude", .length, "distance each way; negative reverses it",
      also: ["amount", "strength"])
  }

  static let verb = "parallax"
  static let declaration = declare(
    "Moves views against the tilt in both directions: UIMotionEffectGroup", .device, Clauses(),
    takesName: true,
    examples: ["parallax on lower magnitude 50"],
    after: ["view lower frame (-50, -50, 420, 668)"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let magnitude = call[\.magnitude]
    try call.addEffect(to: call[\.on]) { (name) throws(StagingProblem) in
      try .parallax(name: name, magnitude: magnitude)
    }
  }
}
