import Execution
import UIKitMotion

enum SnapCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to snap")
    let to = Clause(required: "to", .point, "target of the snap", also: ["at"])
    let damping = BehaviorNumber<SnapBehavior>.damping.clause(default: 0.5)
  }

  static let declaration = CommandDeclaration(
    "snap", "Pulls a view to a point with a springy swing: UISnapBehavior", .dynamics, Clauses(),
    takesName: true,
    examples: ["snap red to (160, 240) damping 0.5"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Four springs of 4 Hz pull two opposite corners, so the view turns on the way.",
      "`item red allowsRotation off` keeps it upright. `snap1.snapPoint` moves the target.",
      "While the snap acts, a new damping has no effect, as in UIKit.",
    ],
    .change { (call) throws(Failure) in
      let (point, damping) = (try call[\.to], try call[\.damping])
      let (participant, name) = (try call[\.view], try call.newName())
      let item = try call.item(of: participant)
      let snap = try call.dynamics { () throws(DynamicsProblem) in
        let snap = try SnapBehavior(name: name, item: item, snapTo: point)
        try snap.setDamping(damping)
        return snap
      }
      try call.add(snap)
    })
}
