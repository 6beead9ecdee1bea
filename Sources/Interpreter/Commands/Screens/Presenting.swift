import Evaluation
import UIKitMotion

enum PresentCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let screen = Subject("SCREEN", .screen, "screen to show")
    let style = Clause(
      "style", .word(ModalPresentationStyle.self),
      "whether the screen below leaves the window: modalPresentationStyle",
      else: "the screen's own, or `fullScreen`", also: ["modalPresentationStyle"])
    let frame = Clause(
      "frame", .rect, "frame of the screen, unless the style is `fullScreen`", else: "the stage's")
    let transition = TransitionClauses(else: "the screen's own, or `slide`", "slide")
  }

  static let verb = "present"
  static let declaration = declare(
    "Shows a screen over the visible one: present(_:animated:)", .screens, Clauses(),
    takesName: true, block: .optional,
    examples: [
      "present detail with bounce; run until rest", "present detail then { print event.completed }",
      "present detail with slide interactive; progress 40%; cancel",
      "present detail with slide interactive alongside { list.alpha = 0.5 }",
      "present detail interruptible as lead; run 200ms; reverse lead; run until rest",
      "present detail style overFullScreen; run until rest; dismiss",
      "present detail style custom frame (0, 268, 320, 300); run until rest; hit (160, 100)",
    ],
    after: ScreenCommand.scene,
    notes: TransitionClauses.notes + [
      "UIKit's own default since iOS 13 is a sheet. Here that is `style custom frame (…)`; without a style, "
        + "a screen is `fullScreen`.",
      "With style `fullScreen`, the default, the screen below leaves the window: it receives "
        + "`willDisappear` and `didDisappear`. With `overFullScreen`, `overCurrentContext` and "
        + "`custom` it stays visible and receives neither, nor `willAppear` on the way back.",
      "A `frame` belongs to a style that keeps the screen below. The container stays above that "
        + "screen until the dismissal and, as in UIKit, receives the touches beside the presented "
        + "one.",
      "At the end, the old screen is notified first. Device logs disagree on this order, so do not "
        + "rely on it.",
      "While a transition runs, UIKit ignores touches and refuses another transition.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let screen = call[\.screen]
    try call.requireNoTransition()
    let own = call.inspector.ownTransitions(ofController: screen.name)
    let style = call[\.style] ?? own?.style ?? .fullScreen
    let frame = call[\.frame]
    if style.removesPresenter, let place = call.place(of: \.frame) {
      throw call.fail(.missingClause("style", verb: "present", sample: "custom"), at: place)
    }
    let passage = try call.passage(at: screen.span) { (tree) throws(ScreenProblem) in
      try tree.presenting(screen.name, style: style, frame: frame)
    }
    try call[part: \.transition].run(passage, else: own?.presenting)
  }
}

enum DismissCommand: ChangeCommand {
  typealias Clauses = TransitionClauses
  static let verb = "dismiss"
  static let declaration = declare(
    "Dismisses the screen presented last: dismiss(animated:)", .screens,
    TransitionClauses(else: "the screen's own, or `slide`", "slide"), takesName: true,
    block: .optional,
    examples: [
      "present detail with none; dismiss with shrink; run until rest",
      "present detail with none; dismiss interactive alongside { list.alpha = 1 }; progress 20%; cancel",
      "present detail with none; dismiss interruptible as lead; run 200ms; pause lead",
      "present detail with none; dismiss alongside { list.alpha = 1 } then { print \"gone\" }",
    ],
    after: ScreenCommand.scene, notes: TransitionClauses.notes)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    try call.requireNoTransition()
    let passage = try call.passage { (tree) throws(ScreenProblem) in try tree.dismissing() }
    let presented = call.inspector.screenTree.presented.last
    let own = presented.flatMap { call.inspector.ownTransitions(ofController: $0)?.dismissing }
    try call.run(passage, else: own)
  }
}
