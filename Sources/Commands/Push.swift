import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry

extension Commands {
  static let push = CommandDeclaration(
    "push", "pushes views with a force: UIPushBehavior", .dynamics,
    clauses: [
      .init("on", .views, "the views it pushes", isRequired: true),
      .init(
        "magnitude", .number(.plain, PushBehavior.magnitudes),
        "how hard; 1 speeds 100x100 points up by 100 pt/s²", default: "0"),
      .init("angle", .number(.angle, -1e6...1e6), "where to; 90deg is down", default: "0deg"),
      .init("vector", .point, "the same as a vector"),
      .init("instantaneous", .boolean, "one kick instead of a steady force", isValueOptional: true),
      .init("offset", .point, "where it acts, from a view's center", default: "(0, 0)"),
    ],
    takesName: true,
    examples: [
      "push on red magnitude 1 angle 45deg instantaneous",
      "push on red vector (1, 0) offset (0, 50)",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "An instantaneous push turns itself off; `push1.active = on` lets it act again.",
      "Instantaneous 1 gives 100x100 points 100 pt/s, and half of that to twice the mass.",
      "The documents say that the offset turns with the view; in the engine it does not.",
      "A steady push never lets its views rest.",
    ],
    .evaluation { (call) throws(Failure) in
      let items = try call.items("on")
      let isInstant = try call.boolean("instantaneous") ?? false
      let push = PushBehavior(
        name: try call.newName(), items: items, mode: isInstant ? .instantaneous : .continuous)
      if let vector = try call.point("vector") {
        guard !call.has("magnitude"), !call.has("angle") else {
          throw call.fail(.eitherOr("`vector`", "magnitude and angle"))
        }
        push.pushDirection = Vector(vector.x, vector.y)
      }
      let (magnitude, angle) = (try call.number("magnitude"), try call.number("angle"))
      if magnitude != nil || angle != nil {
        push.setAngle(angle ?? push.angle, magnitude: magnitude ?? push.magnitude)
      }
      if let offset = try call.point("offset") {
        for item in items { push.setTargetOffset(Vector(offset.x, offset.y), for: item) }
      }
      try call.add(push)
    })

  static let snap = CommandDeclaration(
    "snap", "draws a view to a point with a springy swing: UISnapBehavior", .dynamics,
    subject: .init(label: "VIEW", kind: .view, isRequired: true, summary: "what snaps"),
    clauses: [
      .init("to", .point, "where to", isRequired: true),
      .init(
        "damping", .number(.plain, SnapBehavior.dampings), "0 swings most, 1 least", default: "0.5"),
    ],
    takesName: true,
    examples: ["snap red to (160, 240) damping 0.5"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Four springs of 4 Hz pull two opposite corners, so the view turns on its way.",
      "`item red allowsRotation off` keeps it upright. `snap1.snapPoint` moves the target.",
      "While it acts, a new damping does nothing, as in UIKit.",
    ],
    .evaluation { (call) throws(Failure) in
      guard let point = try call.point("to") else { return }
      let item = try call.subjectItem()
      let (name, damping) = (try call.newName(), try call.number("damping"))
      let snap = try call.dynamics { () throws(DynamicsProblem) in
        let snap = try SnapBehavior(name: name, item: item, snapTo: point)
        if let damping { try snap.setDamping(damping) }
        return snap
      }
      try call.add(snap)
    })
}
