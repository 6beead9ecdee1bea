import Evaluation
import UIKitMotion

enum NavigationCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let screen = Subject("SCREEN", .screen, "first screen, whose place the stack takes")
  }

  static let verb = "navigation"
  static let declaration = declare(
    "Puts a screen into a navigation stack: UINavigationController", .screens, Clauses(),
    takesName: true, examples: ["navigation list as nav"],
    after: ScreenCommand.scene,
    notes: [
      "`navigate to detail` pushes a screen, `navigate back` pops one, and `navigate back to root`"
        + " pops all but the first."
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (screen, name) = (call[\.screen], try call.newName())
    let stage = call.stage
    try call.attempt {
      try stage.addNavigation(named: name, around: screen.name)
    }
  }
}

enum TabsCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let items = Subject(
      "SCREENS", .screens, "screens and navigation stacks, the first shown")
  }

  static let verb = "tabs"
  static let declaration = declare(
    "Puts screens into tabs and shows one at a time: UITabBarController", .screens, Clauses(),
    takesName: true,
    examples: ["tabs list, detail as bar", "navigation list as nav; tabs nav, detail as bar"],
    after: ScreenCommand.scene,
    notes: ["`select detail` shows another tab; UIKit does this without an animation."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (items, name) = (call[\.items], try call.newName())
    var known: Set<String> = []
    for item in items where !known.insert(item.name).inserted {
      throw call.fail(.namedTwice(item.name), at: item.span)
    }
    let stage = call.stage
    try call.attempt {
      try stage.addTabs(named: name, items.map(\.name))
    }
  }
}
