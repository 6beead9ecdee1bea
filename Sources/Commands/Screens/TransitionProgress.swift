import Curves
import Execution
import Staging
import Values

enum ProgressCommand {
  static let position = Subject(
    optional: "SHARE", .number(.plain, 0...1), "how far the finger is, such as 40%")
  static let to = Clause("to", .number(.plain, 0...1), "where the finger moves")
  static let over = Clause("over", .time, "how long it takes to get there", else: "at once")
  static let curve = Clause("curve", .curve, "how it moves", default: .linear)

  static let declaration = CommandDeclaration(
    "progress", "moves the finger that leads a transition: update(_:)", .screens,
    subject: position, clauses: [to, over, curve],
    examples: [
      "present detail interactive; progress 40%",
      "present detail interactive; progress to 80% over 300ms curve easeOut; run 300ms; finish",
    ],
    after: ScreenCommand.scene,
    notes: [
      "The layer of the container has speed 0, and the share of the duration as its timeOffset: "
        + "what runs in it stands where that time has it."
    ],
    .change { (call) throws(Failure) in
      let (position, target) = (try call[position], try call[to])
      let (duration, curve) = (try call[over], try call[curve])
      guard position != nil || target != nil else {
        throw call.fail(.missingSubject(verb: "progress", "a share", call.declaration.examples))
      }
      if target == nil, let place = call.place(of: over) {
        throw call.fail(.missingClause("to", verb: "progress", sample: "80%"), at: place)
      }
      let stage = call.stage
      try call.screens { () throws(ScreenProblem) in
        if let position { try stage.setProgress(position) }
        if let target {
          try stage.moveProgress(to: target, over: duration ?? 0, curve: curve)
        }
      }
    })
}
