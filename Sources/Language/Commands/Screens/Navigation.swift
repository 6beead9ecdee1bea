import Execution
import Staging

enum NavigationCommand {
  struct Clauses: CommandClauses {
    let screen = Subject("SCREEN", .screen, "first screen, whose place the stack takes")
  }

  static let declaration = CommandDeclaration(
    "navigation", "Puts a screen into a navigation stack: UINavigationController", .screens,
    Clauses(), takesName: true, examples: ["navigation list as nav"],
    after: ScreenCommand.scene,
    notes: [
      "`navigate to detail` pushes a screen, `navigate back` pops one, and `navigate back to root`"
        + " pops all but the first."
    ],
    .change { (call) throws(Failure) in
      let (screen, name) = (try call[\.screen], try call.newName())
      let stage = call.stage
      try call.screens { () throws(ScreenProblem) in
        try stage.addNavigation(named: name, around: screen.name)
      }
    })
}
