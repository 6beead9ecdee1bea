import Evaluation
import UIKitMotion

enum SnapCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to snap")
    let to = Clause(required: "to", .point, "target of the snap", also: ["at"])
    let damping = BehaviorNumber<SnapBehavior>.damping.clause(default: 0.5)
  }

  static let verb = "snap"
  static let declaration = declare(
    "Pulls a view to a point with a springy swing: UISnapBehavior", .dynamics, Clauses(),
    takesName: true,
    examples: ["snap red to (160, 240) damping 0.5"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Four springs of 4 Hz pull two opposite corners, so the view turns on the way.",
      "`item red allowsRotation off` keeps it upright. `snap1.snapPoint` moves the target.",
      "While the snap acts, a new damping has no effect, as in UIKit.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (point, damping) = (call[\.to], call[\.damping])
    let (participant, name) = (call[\.view], try call.newName())
    let item = try call.item(of: participant)
    let snap = try call.attempt {
      let snap = try SnapBehavior(name: name, item: item, snapTo: point)
      try snap.setDamping(damping)
      return snap
    }
    try call.add(snap)
  }
}
