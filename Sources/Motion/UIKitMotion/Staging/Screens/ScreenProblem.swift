/// A change of screens that UIKit ignores or treats as a fatal error, or that a running transition
/// does not allow.
public enum ScreenProblem: Error, Hashable, Sendable {
  /// The number of screens, navigations and tabs exceeds the limit.
  case tooMany(limit: Int)
  /// A transition is running: UIKit warns and ignores the call, or logs unbalanced calls.
  case isRunning(transition: String, from: String, to: String)
  /// The screen to show is the window's root.
  case isRoot(String)
  /// The screen to show is already presented.
  case isPresented(String, by: String)
  /// The controller to remove is shown or held by another one.
  case isInUse(String)
  /// The controller is in a navigation or in tabs.
  case held(String, by: String)
  /// The screen is already in the stack.
  case isInStack(String, of: String)
  /// The name of no view controller.
  case notAScreen(String)
  /// A controller that cannot be an item of tabs.
  case noItem(String)
  /// There is nothing to dismiss.
  case nothingPresented(String?)
  /// The visible screen is in no navigation.
  case noNavigation(String?)
  /// The controller of this name holds no stack of screens.
  case notANavigation(String)
  /// The last screen of a stack cannot be popped.
  case isAtRoot(String, showing: String)
  /// The screen is not below the top one.
  case isNotBehind(String, in: String, [String])
  /// The visible screen is in no tabs.
  case noTabs
  /// The controller of this name holds no tabs.
  case notTabs(String)
  /// The screen is none of the tabs, which are listed.
  case isNoTab(String, of: String, [String])
  /// The tab is selected already.
  case isSelected(String, in: String)
  /// The controller is covered by a presented one, or is not shown.
  case isCovered(String, String?)
  /// No transition is running.
  case noTransition(asked: String)
  /// The transition is not interactive.
  case notInteractive(String)
  /// The transition has already been finished or cancelled.
  case isEnding(String, isCancelled: Bool)
  /// The screen is part of the running transition.
  case isInTransition(String, transition: String)
  /// The view is a screen's, which is not allowed here.
  case isScreen(String)
}
