import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry

extension Commands {
  static let collision = CommandDeclaration(
    "collision", "lets views bump into each other and into boundaries: UICollisionBehavior",
    .dynamics,
    clauses: [
      .init("on", .views, "the views that collide", isRequired: true),
      .init("bounds", .boolean, "the stage's edges are a boundary", isValueOptional: true),
      .init("insets", .insets, "how far inside the stage's edges: top, left, bottom, right"),
      .init(
        "mode", .word(["items", "boundaries", "everything"]), "what collides with what",
        default: "everything"),
    ],
    takesName: true,
    examples: [
      "collision on red bounds", "collision on red, blue bounds mode everything as walls",
      "collision on red bounds insets (10, 10, 40, 10)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Only views of the same collision meet.",
      "`boundary` adds lines and paths; `on contact red { … }` hears of contacts.",
    ],
    .evaluation { (call) throws(Failure) in
      let items = try call.items("on")
      let behavior = CollisionBehavior(
        name: try call.newName(), items: items)
      if let mode = call.word("mode").flatMap(BehaviorProperties.mode(named:)) {
        behavior.mode = mode
      }
      let insets = try call.insets("insets")
      behavior.translatesReferenceBoundsIntoBoundary =
        try call.boolean("bounds") ?? (insets != nil)
      if let insets { behavior.referenceInsets = insets }
      try call.add(behavior)
      try Traps.warnOfIdleBoundary(behavior, call)
    })

  static let boundary = CommandDeclaration(
    "boundary", "adds an invisible line or shape that views bump into", .dynamics,
    subject: .init(label: "NAME", kind: .name, isRequired: true, summary: "its name"),
    clauses: [
      .init("from", .point, "where a line begins"),
      .init("to", .point, "where it ends"),
      .init("path", .points, "the corners of a closed shape, in order"),
      .init("on", .object, "the collision it belongs to", default: "the newest one"),
    ],
    examples: [
      "boundary yellow from (0, 300) to (90, 300)",
      "boundary ramp path [(0, 400), (200, 500), (0, 500)] on walls",
    ],
    after: ["view red frame (50, 50, 100, 100)", "collision on red as walls"],
    .evaluation { (call) throws(Failure) in
      guard let name = call.subjectWord else {
        throw call.fail(.missingSubject(verb: "boundary", "a name"))
      }
      let collision = try target(call)
      guard !collision.boundaries.contains(where: { $0.name == name.text }) else {
        throw call.fail(.nameTaken(name.text, by: "a boundary of this collision"), at: name.span)
      }
      let (from, to) = (try call.point("from"), try call.point("to"))
      let path = try call.points("path")
      switch (from, to, path) {
      case (let from?, let to?, nil):
        try call.dynamics { () throws(DynamicsProblem) in
          try collision.addBoundary(name: name.text, from: from, to: to)
        }
      case (nil, nil, let path?):
        try call.dynamics { () throws(DynamicsProblem) in
          try collision.addBoundary(name: name.text, path: path)
        }
      default: throw call.fail(.boundaryForm)
      }
      call.world.touch()
      try Traps.warnOfIdleBoundary(collision, call)
    })

  private static func target(_ call: Invocation) throws(Failure) -> CollisionBehavior {
    let collisions = call.world.objects.behaviors.filter { $0.behavior is CollisionBehavior }
    guard let expression = call.expression("on") else {
      guard let newest = collisions.last?.behavior as? CollisionBehavior else {
        throw call.fail(.noCollision)
      }
      return newest
    }
    let name = expression.span.text
    guard let found = collisions.first(where: { $0.name == name }),
      let collision = found.behavior as? CollisionBehavior
    else {
      let known = collisions.map(\.name)
      throw call.fail(
        .unknownObject(
          name, kind: "a collision", nearest: Suggestion.nearest(to: name, in: known),
          known: known),
        at: expression.span)
    }
    return collision
  }
}
