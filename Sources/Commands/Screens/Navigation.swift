import Execution
import Staging

enum NavigationCommand {
  static let screen = Subject("SCREEN", .screen, "its first screen, whose place it takes")

  static let declaration = CommandDeclaration(
    "navigation", "puts a screen into a stack of screens: UINavigationController", .screens,
    subject: screen, takesName: true, examples: ["navigation list as nav"],
    after: ScreenCommand.scene,
    notes: ["`navigate to detail` pushes, `navigate back` pops, `navigate back to root` pops all."],
    .change { (call) throws(Failure) in
      let (screen, name) = (try call[screen], try call.newName())
      let stage = call.stage
      try call.screens { () throws(ScreenProblem) in
        try stage.addNavigation(named: name, around: screen.name)
      }
    })
}
