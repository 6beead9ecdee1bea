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
}
