import Evaluation
import Language
import UIKitMotion

enum ScreenCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the screen and its view")
    let color = Clause(
      "color", .color, "background of its view", also: ["colour", "backgroundColor", "background"])
    let presentsWith = Clause(
      "presentsWith", .transition, "transition when it is presented: transitioningDelegate",
      else: "the system's")
    let dismissesWith = Clause(
      "dismissesWith", .transition, "transition when it is dismissed", else: "the system's")
    let style = Clause(
      "style", .word(ModalPresentationStyle.self), "modalPresentationStyle: see `help present`",
      default: .fullScreen, also: ["modalPresentationStyle"])
  }

  static let verb = "screen"
  static let declaration = declare(
    "Makes a view controller whose view fills the stage", .screens, Clauses(), block: .optional,
    examples: [
      "screen help", "screen list2 color white",
      "screen sheet color white presentsWith bounce dismissesWith shrink; present sheet",
      "screen popover style overFullScreen; present popover",
      "screen about color blue { view title frame (20, 80, 280, 40) }",
    ],
    after: scene,
    notes: [
      "The first screen is the window's root. The others wait until they are presented, pushed or "
        + "selected.",
      "Views in its block become subviews of its view; their names belong to the whole stage.",
      "It receives `screen.willAppear`, `didAppear`, `willDisappear` and `didDisappear` in UIKit's "
        + "order: `on screen.didAppear detail { … }`. A handler may come before its screen.",
      "`present` and `dismiss` use its own transitions unless `with` names another one. They can "
        + "change: `detail.presentsWith = fade`, `detail.modalPresentationStyle = overFullScreen`.",
    ],
    roles: [.makesSubject])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (name, color) = (call[\.name], call[\.color])
    let (presenting, dismissing) = (
      try transition(\.presentsWith, call), try transition(\.dismissesWith, call)
    )
    let style = call[\.style]
    try call.requireFreeName(name)
    guard call.inspector.screenTree.names.count < ScreenTree.limit else {
      throw call.fail(.screens(.tooMany(limit: ScreenTree.limit)))
    }
    let stage = call.stage
    let view = try call.attempt {
      let view = try stage.addScreen(named: name.text)
      if let color { try stage.setAppearance(of: view) { $0.backgroundColor = color } }
      try stage.setOwnTransitions(of: view) {
        ($0.presenting, $0.dismissing, $0.style) = (presenting, dismissing, style)
      }
      return view
    }
    if let block = call.block {
      var inner = call.evaluator
      inner.enclosingScreen = view
      try inner.execute(block)
    }
    try call.attempt { try stage.install(view) }
    try call.deliverEvents()
  }

  /// The name of a transition that exists; nil without the clause.
  private static func transition(
    _ clause: KeyPath<Clauses, Clause<Name?>>, _ call: Change<Clauses>
  ) throws(Failure) -> String? {
    guard let name = call[clause] else { return nil }
    let what = call.clauses[keyPath: clause].name
    return try call.expressions.transition(named: name.text, after: what, at: name.span).name
  }

  /// The setup for examples.
  static let scene = ["screen list color white", "screen detail color blue"]
}
