import Execution
import Staging

enum ScreenCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the screen and its view")
    let color = Clause(
      "color", .color, "background of its view", also: ["colour", "backgroundColor", "background"])
  }

  static let declaration = CommandDeclaration(
    "screen", "Makes a view controller whose view fills the stage", .screens,
    Clauses(), block: .optional,
    examples: [
      "screen help", "screen list2 color white",
      "screen about color blue { view title frame (20, 80, 280, 40) }",
    ],
    after: scene,
    notes: [
      "The first screen is the window's root. The others wait until they are presented, pushed or "
        + "selected.",
      "Views in its block become subviews of its view; their names belong to the whole stage.",
      "It receives `screen.willAppear`, `didAppear`, `willDisappear` and `didDisappear` in UIKit's "
        + "order: `on screen.didAppear detail { … }`.",
    ],
    roles: .makesSubject,
    .change { (call) throws(Failure) in
      let (name, color) = (try call[\.name], try call[\.color])
      try call.requireFreeName(name)
      guard call.inspector.screenTree.names.count < ScreenTree.limit else {
        throw call.fail(.screens(.tooMany(limit: ScreenTree.limit)))
      }
      let stage = call.stage
      let view = try call.staging { () throws(StagingProblem) in
        let view = try stage.addScreen(named: name.text)
        if let color { try stage.setAppearance(of: view) { $0.backgroundColor = color } }
        return view
      }
      if let block = call.block {
        var inner = call.evaluator
        inner.enclosingScreen = view
        try inner.execute(block)
      }
      try call.screens { () throws(ScreenProblem) in try stage.install(view) }
      try call.deliverEvents()
    })

  /// The setup for examples.
  static let scene = ["screen list color white", "screen detail color blue"]
}
