import Diagnostics
import Evaluation
import MotionGeometry
import UIKitMotion

enum BoundaryCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the boundary")
    let from = Clause("from", .point, "start of a line")
    let to = Clause("to", .point, "end of the line")
    let path = Clause("path", .points, "corners of a closed shape, in order")
    let on = Clause("on", .object, "collision it belongs to", else: "the newest one")
  }

  static let verb = "boundary"
  static let declaration = declare(
    "Adds an invisible line or shape that views bump into", .dynamics, Clauses(),
    examples: [
      "boundary yellow from (0, 300) to (90, 300)",
      "boundary ramp path [(0, 400), (200, 500), (0, 500)] on walls",
    ],
    after: ["view red frame (50, 50, 100, 100)", "collision on red as walls"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let name = call[\.name]
    let line = try Line(call)
    let known = try target(call)
    guard !known.boundaries.contains(name.text) else {
      throw call.fail(
        .nameTaken(name.text, by: "a boundary of this collision", isRemovable: true),
        at: name.span)
    }
    guard let collision: CollisionBehavior = call.behavior(named: known.name) else { return }
    try call.attempt {
      switch line {
      case .straight(let from, let to):
        try collision.addBoundary(name: name.text, from: from, to: to)
      case .closed(let path): try collision.addBoundary(name: name.text, path: path)
      }
    }
    try DynamicsWarnings.warnOfIdleBoundary(collision, call)
  }

  private enum Line {
    case straight(from: Point, to: Point)
    case closed([Point])

    init(_ call: Change<Clauses>) throws(Failure) {
      switch (call[\.from], call[\.to], call[\.path]) {
      case (let from?, let to?, nil): self = .straight(from: from, to: to)
      case (nil, nil, let path?): self = .closed(path)
      default: throw call.fail(.boundaryForm)
      }
    }
  }

  private static func target(_ call: Change<Clauses>) throws(Failure) -> Inspector.Collision {
    let collisions = call.inspector.collisions
    guard let expression = call[\.on] else {
      guard let newest = collisions.last else { throw call.fail(.noCollision) }
      return newest
    }
    let name = expression.written
    guard let found = collisions.first(where: { $0.name == name }) else {
      throw call.fail(
        .unknownObject(name, kind: "a collision", known: collisions.map(\.name)),
        at: expression.span)
    }
    return found
  }
}
