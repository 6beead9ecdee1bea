import Execution
import Staging
import Values

enum KeyboardCommand {
  enum Way: String, CaseIterable {
    case show, hide
  }

  static let way = Subject("show | hide", .word(Way.self), "which way")
  static let height = Clause(
    "height", .number(.length, 1...10_000), "its height",
    else: Quantity.length.written(Keyboard.defaultHeight))
  static let over = Clause(
    "over", .time, "the duration that the notifications tell", default: Keyboard.defaultDuration)
  static let curve = Clause("curve", .curve, "its pace", default: .keyboard)

  static let declaration = CommandDeclaration(
    "keyboard", "brings the keyboard up or down, and tells the handlers", .device, subject: way,
    clauses: [height, over, curve],
    examples: [
      "keyboard show", "keyboard show height 216 over 250ms curve keyboard",
      "keyboard show; run 1s; keyboard hide",
    ],
    notes: [
      "`on keyboard.willShow { form.center.y -= event.height }` rides along:",
      "UIKit runs the handler inside the keyboard's own animation.",
      "Curve `keyboard` (7) is a spring that takes 0.5 s, whatever `over` says.",
    ],
    .change { (call) throws(Failure) in
      let (way, height) = (try call[way], try call[height])
      let (duration, curve) = (try call[over], try call[curve])
      if way == .hide, height != nil { throw call.fail(.heightOfHiding) }
      let stage = call.stage
      let events = try call.staging { () throws(StagingProblem) in
        switch way {
        case .show: try stage.showKeyboard(height: height, duration: duration, curve: curve)
        case .hide: try stage.hideKeyboard(duration: duration, curve: curve)
        }
      }
      try call.evaluator.nested(call.span) { () throws(Failure) in
        try call.evaluator.deliver(events, call.span)
      }
    })
}
