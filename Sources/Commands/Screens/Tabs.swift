import Execution
import Staging

enum TabsCommand {
  static let items = Subject("SCREENS", .screens, "screens and navigations, the first in its place")

  static let declaration = CommandDeclaration(
    "tabs", "puts screens side by side, one of them seen: UITabBarController", .screens,
    subject: items, takesName: true,
    examples: ["tabs list, detail as bar", "navigation list as nav; tabs nav, detail as bar"],
    after: ScreenCommand.scene,
    notes: ["`select detail` shows another one; UIKit does so without an animation."],
    .change { (call) throws(Failure) in
      let (items, name) = (try call[items], try call.newName())
      var known: Set<String> = []
      for item in items where !known.insert(item.name).inserted {
        throw call.fail(.namedTwice(item.name), at: item.span)
      }
      let stage = call.stage
      try call.screens { () throws(ScreenProblem) in
        try stage.addTabs(named: name, items.map(\.name))
      }
    })
}
