import Evaluation
import UIKitMotion

enum CollisionCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .participants, "views that collide")
    let bounds = Clause(
      "bounds", .boolean, "whether the stage's edges are a boundary", isValueOptional: true,
      also: [
        "boundaries", "borders", "edges", "screen", "stage", "walls",
        "translatesReferenceBoundsIntoBoundary",
      ])
    let insets = Clause(
      "insets", .insets, "insets from the stage's edges: top, left, bottom, right")
    let mode = Clause(
      "mode", .word(CollisionBehavior.Mode.self), "what collides", default: .everything)
  }

  static let verb = "collision"
  static let declaration = declare(
    "Lets views bump into each other and into boundaries: UICollisionBehavior", .dynamics,
    Clauses(), takesName: true,
    examples: [
      "collision on red bounds", "collision on red, blue bounds mode everything as walls",
      "collision on red bounds insets (10, 10, 40, 10)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Only views in the same collision can collide.",
      "`boundary` adds lines and paths; `on contact red { … }` runs at each contact.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (participants, mode) = (call[\.on], call[\.mode])
    let (bounds, insets) = (call[\.bounds], call[\.insets])
    let name = try call.newName()
    let behavior = CollisionBehavior(name: name, items: try call.items(of: participants))
    behavior.mode = mode
    behavior.translatesReferenceBoundsIntoBoundary = bounds ?? (insets != nil)
    if let insets { behavior.referenceInsets = insets }
    try call.add(behavior)
    try DynamicsWarnings.warnOfIdleBoundary(behavior, call)
  }
}
