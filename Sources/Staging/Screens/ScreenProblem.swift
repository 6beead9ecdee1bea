/// What UIKit drops or ends an app for, and what a running transition does not take.
public enum ScreenProblem: Error, Hashable, Sendable {
  /// Too many screens, navigations and tabs.
  case tooMany(limit: Int)
  /// A transition runs: UIKit warns and ignores, or tells of unbalanced calls.
  case isRunning(transition: String, from: String, to: String)
  /// Shown anew though it is the window's root.
  case isRoot(String)
  /// Shown anew though it is presented.
  case isPresented(String, by: String)
  /// To be removed though something shows it.
  case isInUse(String)
  /// It is in a navigation or in tabs.
  case held(String, by: String)
  /// Pushed twice.
  case isInStack(String, of: String)
  /// No view controller's name.
  case notAScreen(String)
  /// Not what tabs can have.
  case noItem(String)
  /// Nothing to dismiss.
  case nothingPresented(String?)
  /// No navigation around what is seen.
  case noNavigation(String?)
  case notANavigation(String)
  /// The last screen of a stack.
  case isAtRoot(String, showing: String)
  /// Not below the one on top.
  case isNotBehind(String, in: String, [String])
  /// No tabs around what is seen.
  case noTabs
  case notTabs(String)
  case isNoTab(String, of: String, [String])
  case isSelected(String, in: String)
  /// Something is presented over it, or it is not shown.
  case isCovered(String, String?)
  /// No transition runs.
  case noTransition(asked: String)
  /// A transition that no finger leads.
  case notInteractive(String)
  /// A transition that was finished or cancelled already.
  case isEnding(String, isCancelled: Bool)
  /// A part of the running transition.
  case isInTransition(String, transition: String)
  /// A screen's view among others'.
  case isScreen(String)

  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .tooMany(let limit): "there are at most \(limit) screens, navigations and tabs"
    case .isRunning(let name, let from, let to):
      "the transition `\(name)` from `\(from)` to `\(to)` is running"
    case .isRoot(let name): "`\(name)` is shown already: it is the window's root"
    case .isPresented(let name, let presenter):
      "`\(name)` is presented already, by `\(presenter)`"
    case .isInUse(let name): "`\(name)` is shown, or belongs to what is"
    case .held(let name, let holder): "`\(name)` is in `\(holder)`"
    case .isInStack(let name, let navigation): "`\(name)` is in the stack of `\(navigation)`"
    case .notAScreen(let name): "`\(name)` is no screen"
    case .noItem(let name): "`\(name)` is neither a screen nor a navigation"
    case .nothingPresented(let visible):
      visible.map { "`\($0)` was not presented, so there is nothing to dismiss" }
        ?? "there is no screen yet"
    case .noNavigation(let visible):
      visible.map { "`\($0)` is in no navigation" } ?? "there is no screen yet"
    case .notANavigation(let name): "`\(name)` is no navigation"
    case .isAtRoot(let navigation, let screen):
      "`\(navigation)` is at its root, `\(screen)`: there is nothing to go back to"
    case .isNotBehind(let name, let navigation, _):
      "`\(name)` is not behind the screen that `\(navigation)` shows"
    case .noTabs: "what is seen has no tabs"
    case .notTabs(let name): "`\(name)` has no tabs"
    case .isNoTab(let name, let bar, _): "`\(name)` is no tab of `\(bar)`"
    case .isSelected(let name, let bar): "`\(name)` is the tab that `\(bar)` shows already"
    case .isCovered(let name, let visible):
      "`\(name)` is not on top" + (visible.map { ": `\($0)` is seen" } ?? "")
    case .noTransition(let asked): "no transition is running, so there is nothing for `\(asked)`"
    case .notInteractive(let name): "the transition `\(name)` runs by itself"
    case .isEnding(let name, let isCancelled):
      "the transition `\(name)` is \(isCancelled ? "cancelled" : "finishing") already"
    case .isInTransition(let name, let transition):
      "`\(name)` is part of the transition `\(transition)`"
    case .isScreen(let name): "`\(name)` is a screen, which lies in no other view"
    }
  }
}
