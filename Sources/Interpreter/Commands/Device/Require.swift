import Diagnostics
import Evaluation
import UIKitMotion
import Values

enum RequireCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let recognizer = Subject(
      "RECOGNIZER", .recognizer, "recognizer that waits: a gesture's handler or a scroll view")
    let toFail = Clause(
      required: "toFail", .recognizer, "recognizer that has to fail first",
      also: ["toFailOf"])
  }

  static let verb = "require"
  static let declaration = declare(
    "Makes a recognizer wait until another one has failed: require(toFail:)", .animation, Clauses(),
    examples: [
      "require single toFail double", "require single toFail double; touch (100, 100); run 400ms",
      "scroll gallery frame (0, 200, 320, 200) content 320x900; on pan { print event.state } as swipe;"
        + " require gallery toFail swipe; touch (160, 380) to (160, 300) over 200ms; run 200ms",
    ],
    after: [
      "view red frame (50, 50, 100, 100)", "on tap red { print \"one\", t } as single",
      "on tap red numberOfTapsRequired 2 { print \"two\", t } as double",
    ],
    notes: [
      "The recognizer keeps its gesture back until the other one can no longer recognize its own."
        + " If the other one does, it fails. That concerns one touch: a recognizer that does not"
        + " receive the touch is not waited for.",
      "A double tap has failed \(Quantity.time.written(GestureRecognizer.tapInterval)) after a single tap, so a tap that waits"
        + " for it comes that much later.",
      "A pan or a long press that still waits when its finger lifts has failed.",
      "The name of a scroll view stands for its own pan: panGestureRecognizer.",
      "A handler that is made again has a new recognizer, which waits for nothing.",
      "See `help gestures` for what each recognizer waits for and how long.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (waiting, other) = (call[\.recognizer], call[\.toFail])
    let handlers = call.world.values.handlers
    try call.spend(.listener, handlers.requirements.count)
    if let way = handlers.wait(from: other, to: waiting) {
      throw call.fail(
        .requirementCircle(waiting.name, other.name, way: way), at: call.place(of: \.toFail))
    }
    guard handlers.requirements.count < Limits.behaviors else {
      throw call.fail(.tooMany("requirements", Limits.behaviors))
    }
    call.change { $0.handlers.require(.init(waiting, toFail: other)) }
  }
}
