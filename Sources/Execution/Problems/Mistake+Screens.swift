import Diagnostics
import Staging

/// What screens and their transitions refuse.
extension Mistake {
  package static func screens(_ problem: ScreenProblem) -> Mistake {
    let (message, help) = words(problem)
    return Mistake(.screens, message, help: help)
  }

  private static func words(_ problem: ScreenProblem) -> (message: Sentence, help: Sentence) {
    switch problem {
    case .tooMany(let limit):
      (
        "there are at most \(limit) screens, navigations and tabs",
        "remove screens you no longer need, or `reset`"
      )
    case .isRunning(let name, let from, let to):
      (
        "the transition `\(name)` from `\(from)` to `\(to)` is running",
        "let it end first with `run until rest`; `finish` or `cancel` ends an interactive one"
      )
    case .isRoot(let name):
      (
        "`\(name)` is shown already: it is the window's root",
        "present another screen; `show` lists them"
      )
    case .isPresented(let name, let presenter):
      (
        "`\(name)` is presented already, by `\(presenter)`",
        "`dismiss` it first; `show` tells which screen is on top"
      )
    case .isInUse(let name):
      (
        "`\(name)` is shown, or belongs to a screen that is shown",
        "`remove all` removes everything; `show` tells which screen shows which"
      )
    case .held(let name, let holder):
      ("`\(name)` is in `\(holder)`", "use `\(holder)`, or make another screen")
    case .isInStack(let name, let navigation):
      (
        "`\(name)` is in the stack of `\(navigation)`",
        "`navigate back to \(name)` goes back to it"
      )
    case .notAScreen(let name):
      ("`\(name)` is not a screen", "make one with `screen detail color blue`")
    case .noItem(let name):
      (
        "`\(name)` is neither a screen nor a navigation",
        "tabs take screens and navigations, such as `tabs list, search as bar`"
      )
    case .nothingPresented(let visible):
      (
        visible.map { "`\($0)` was not presented, so there is nothing to dismiss" } ?? noScreen,
        "`present` shows a screen over it, and `dismiss` removes that"
      )
    case .noNavigation(let visible):
      (
        visible.map { "`\($0)` is not in a navigation" } ?? noScreen,
        "put it into one: `navigation \(visible ?? "list") as \(visible == "nav" ? "stack" : "nav")`"
      )
    case .notANavigation(let name):
      ("`\(name)` is not a navigation", "make one around a screen: `navigation list as nav`")
    case .isAtRoot(let navigation, let screen):
      (
        "`\(navigation)` is at its root, `\(screen)`, and cannot go back",
        "`navigate to detail` pushes a screen first"
      )
    case .isNotBehind(let name, let navigation, let stack):
      (
        "`\(name)` is not below the screen that `\(navigation)` shows",
        stack.count > 2
          ? "go back to one of \(list(stack.dropLast()))"
          : "there is only `\(stack[0])`, and `navigate back` goes there"
      )
    case .noTabs: ("the screen that is seen has no tabs", makeTabs)
    case .notTabs(let name): ("`\(name)` has no tabs", makeTabs)
    case .isNoTab(let name, let bar, let items):
      ("`\(name)` is not a tab of `\(bar)`", "its tabs are \(list(items))")
    case .isSelected(let name, let bar):
      ("`\(bar)` shows the tab `\(name)` already", "select another one")
    case .isCovered(let name, let visible):
      (
        visible.map { "`\(name)` is not on top: `\($0)` is seen" } ?? "`\(name)` is not on top",
        "`dismiss` the screen that covers it first"
      )
    case .noTransition(let asked):
      (
        "no transition is running, so `\(asked)` has nothing to control",
        "begin one, such as `present detail with slide interactive`"
      )
    case .notInteractive(let name):
      (
        "the transition `\(name)` runs by itself",
        "begin it with `interactive`, so that a finger leads it"
      )
    case .isEnding(let name, let isCancelled):
      (
        isCancelled
          ? "the transition `\(name)` is being cancelled" : "the transition `\(name)` is finishing",
        "let it end with `run until rest`"
      )
    case .isInTransition(let name, let transition):
      ("`\(name)` is part of the transition `\(transition)`", "let the transition end first")
    case .isScreen(let name):
      (
        "`\(name)` is a screen and cannot be inside another view",
        "`present`, `navigate` and `select` show it"
      )
    }
  }

  private static let noScreen: Sentence = "there is no screen yet"
  private static let makeTabs: Sentence = "make some: `tabs list, search as bar`"

  private static func list(_ names: some Sequence<String>) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
