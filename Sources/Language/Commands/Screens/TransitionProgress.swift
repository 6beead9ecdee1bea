import Curves
import Execution
import Staging
import Values

enum ProgressCommand {
  struct Clauses: CommandClauses {
    let position = Subject(
      optional: "SHARE", .number(.plain, 0...1), "position of the finger, such as 40%")
    let to = Clause("to", .number(.plain, 0...1), "end position of the finger")
    let over = Clause("over", .time, "duration of the movement", else: "at once")
    let curve = Clause("curve", .curve, "timing of the movement", default: .linear)
  }

  static let declaration = CommandDeclaration(
    "progress", "Moves the finger that drives a transition: update(_:)", .screens, Clauses(),
    examples: [
      "present detail interactive; progress 40%",
      "present detail interactive; progress to 80% over 300ms curve easeOut; run 300ms; finish",
    ],
    after: ScreenCommand.scene,
    notes: [
      "The container's layer has speed 0, and its timeOffset is that share of the duration: "
        + "animations in the container show their state at that time."
    ],
    .change { (call) throws(Failure) in
      let (position, target) = (try call[\.position], try call[\.to])
      let (duration, curve) = (try call[\.over], try call[\.curve])
      guard position != nil || target != nil else {
        throw call.fail(.missingSubject(verb: "progress", "a share", call.declaration.examples))
      }
      if target == nil, let place = call.place(of: \.over) {
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
