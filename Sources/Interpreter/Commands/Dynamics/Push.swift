import Evaluation
import MotionGeometry
import UIKitMotion

enum PushCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .participants, "views to push")
    let magnitude = BehaviorNumber<PushBehavior>.magnitude.clause(default: 0)
    let angle = BehaviorNumber<PushBehavior>.angle.clause(default: 0)
    let vector = Clause(
      "vector", .point, "direction and magnitude as a vector",
      also: ["direction", "pushDirection", "force"])
    let instantaneous = Clause(
      "instantaneous", .boolean, "one kick instead of a steady force", default: false,
      describedAs: "",
      isValueOptional: true, also: ["impulse"])
    let offset = Clause(
      "offset", .point, "point of the push, from the view's center", default: .zero)
  }

  static let verb = "push"
  static let declaration = declare(
    "Pushes views with a force: UIPushBehavior", .dynamics, Clauses(), takesName: true,
    examples: [
      "push on red magnitude 1 angle 45deg instantaneous",
      "push on red vector (1, 0) offset (0, 50)",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "An instantaneous push turns itself off; `push1.active = on` makes it act again.",
      "An instantaneous push of 1 gives 100x100 points 100 pt/s, and twice the mass half of that.",
      "Apple's documentation says that the offset turns with the view; in the engine, it does not.",
      "A steady push never lets its views rest.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (participants, vector) = (call[\.on], call[\.vector])
    let (magnitude, angle) = (call[\.magnitude], call[\.angle])
    let (isInstant, offset) = (call[\.instantaneous], call[\.offset])
    if vector != nil, call.has(\.magnitude) || call.has(\.angle) {
      throw call.fail(.eitherOr("`vector`", "magnitude and angle"))
    }
    let name = try call.newName()
    let items = try call.items(of: participants)
    let push = PushBehavior(
      name: name, items: items, mode: isInstant ? .instantaneous : .continuous)
    if let vector {
      push.pushDirection = Vector(vector.x, vector.y)
    } else if call.has(\.magnitude) || call.has(\.angle) {
      try call.attempt { try push.setAngle(angle, magnitude: magnitude) }
    }
    if call.has(\.offset) {
      for item in items {
        try call.attempt { try push.setTargetOffset(Vector(offset.x, offset.y), for: item) }
      }
    }
    try call.add(push)
  }
}
