import Diagnostics
import Staging

extension Mistake {
  /// What screens refuse, with what to write instead.
  package static func screens(_ problem: ScreenProblem) -> Mistake {
    .screens(problem.message, help: problem.help)
  }
}

extension ScreenProblem {
  /// What to do instead.
  fileprivate var help: String {
    switch self {
    case .tooMany: "remove screens that are no longer needed, or `reset`"
    case .isRunning:
      "let it end first, with `run until rest`; one that a finger leads ends by `finish` or `cancel`"
    case .isRoot: "present another screen; `show` lists them"
    case .isPresented: "`dismiss` it first; `show` tells who is on top"
    case .isInUse: "`remove all` takes all of them away, and `show` tells who shows whom"
    case .held(_, let holder): "`\(holder)` shows it: use that, or make another screen"
    case .isInStack(let name, _): "`navigate back to \(name)` goes back to it"
    case .notAScreen: "make one with `screen detail color blue`"
    case .noItem: "tabs have screens and navigations, as in `tabs list, search as bar`"
    case .nothingPresented: "`present` shows a screen over it, and `dismiss` takes that away"
    case .noNavigation(let visible):
      "put it into one: `navigation \(visible ?? "list") as \(visible == "nav" ? "stack" : "nav")`"
    case .notANavigation: "make one around a screen: `navigation list as nav`"
    case .isAtRoot: "`navigate to detail` pushes a screen first"
    case .isNotBehind(_, _, let stack):
      stack.count > 2
        ? "go back to one of " + stack.dropLast().map { "`\($0)`" }.joined(separator: ", ")
        : "there is only `\(stack[0])`, and `navigate back` goes there"
    case .noTabs, .notTabs: "make some: `tabs list, search as bar`"
    case .isNoTab(_, _, let items):
      "its tabs are " + items.map { "`\($0)`" }.joined(separator: ", ")
    case .isSelected: "select another one"
    case .isCovered: "bring it to the top first: `dismiss` takes away what covers it"
    case .noTransition:
      "begin one, such as `present detail with slide interactive`"
    case .notInteractive: "write `interactive` when it begins, and a finger leads it"
    case .isEnding: "let it end, with `run until rest`"
    case .isInTransition: "let the transition end first"
    case .isScreen: "`present` shows it, and `navigate` and `select` do"
    }
  }
}
