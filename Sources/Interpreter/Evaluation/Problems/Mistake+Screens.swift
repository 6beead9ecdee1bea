import Diagnostics
import UIKitMotion

extension ScreenProblem: Reported {
  public var mistake: Mistake { .screens(self) }
}

/// The mistakes for problems of screens and their transitions.
extension Mistake {
  package static func screens(_ problem: ScreenProblem) -> Mistake {
    let (message, help) = words(problem)
    return Mistake(.screens, message, help: help)
  }

  private static func words(_ problem: ScreenProblem) -> (message: Sentence, help: Sentence) {
    switch problem {
    case .tooMany(let limit):
      (
        "there can be at most \(limit) screens, navigations and tabs",
        "remove screens you no longer need, or `reset`"
      )
    case .isRunning(let name, let from, let to):
      (
        "the transition `\(name)` from `\(from)` to `\(to)` is running",
        "let it end with `run until rest`, or end an interactive one with `finish` or `cancel`"
      )
    case .isRoot(let name):
      (
        "`\(name)` is already shown: it is the window's root",
        "present another screen; use `show` to list them"
      )
    case .isPresented(let name, let presenter):
      (
        "`\(name)` is already presented by `\(presenter)`",
        "`dismiss` it first; use `show` to see which screen is on top"
      )
    case .isInUse(let name):
      (
        "`\(name)` is shown, or belongs to a screen that is shown",
        "use `remove all` to remove everything, or `show` to see which screen shows which"
      )
    case .held(let name, let holder):
      ("`\(name)` is in `\(holder)`", "use `\(holder)`, or make another screen")
    case .isInStack(let name, let navigation):
      (
        "`\(name)` is in the stack of `\(navigation)`",
        "write `navigate back to \(name)` to go back to it"
      )
    case .notAScreen(let name):
      ("`\(name)` is not a screen", "make one with `screen detail color blue`")
    case .noItem(let name):
      (
        "`\(name)` is neither a screen nor a navigation",
        "use screens and navigations as tabs, such as `tabs list, search as bar`"
      )
    case .nothingPresented(let visible):
      (
        visible.map { "`\($0)` was not presented, so there is nothing to dismiss" } ?? noScreen,
        "use `present` to show a screen over it, and `dismiss` to remove that screen"
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
        "push a screen first, such as with `navigate to detail`"
      )
    case .isNotBehind(let name, let navigation, let stack):
      (
        "`\(name)` is not below the screen that `\(navigation)` shows",
        stack.count > 2
          ? "go back to one of \(list(stack.dropLast()))"
          : "write `navigate back` to go back to `\(stack[0])`, the only one"
      )
    case .noTabs: ("the visible screen has no tabs", makeTabs)
    case .notTabs(let name): ("`\(name)` has no tabs", makeTabs)
    case .isNoTab(let name, let bar, let items):
      ("`\(name)` is not a tab of `\(bar)`", "its tabs are \(list(items))")
    case .isSelected(let name, let bar):
      ("`\(bar)` already shows the tab `\(name)`", "select another one")
    case .isCovered(let name, let visible):
      (
        visible.map { "`\(name)` is not on top: `\($0)` is visible" } ?? "`\(name)` is not on top",
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
        "begin it with `interactive`, so that a finger controls it"
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
        "use `present`, `navigate` or `select` to show it"
      )
    }
  }

  private static let noScreen: Sentence = "there is no screen yet"
  private static let makeTabs: Sentence = "make some: `tabs list, search as bar`"

  private static func list(_ names: some Sequence<String>) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
