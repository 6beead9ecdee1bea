import MotionGeometry

/// A change from one visible screen to another, and the tree of screens that results. A value,
/// created by the tree of screens that it starts from.
public struct Passage: Hashable, Sendable {
  /// The operation that starts a transition, in UIKit's words.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// The request to UIKit: present and dismiss, push and pop, or select a tab.
    case present, dismiss, push, pop, select
  }

  /// The operation.
  public let operation: Operation
  /// The screen visible before.
  public let from: String
  /// The screen visible after.
  public let to: String
  /// The style of the presentation that begins or ends; nil for other operations.
  public let style: ModalPresentationStyle?
  /// The tree of screens after completion.
  public let after: ScreenTree
  /// The frames of the two screens; nil for all of the container.
  let fromFrame, toFrame: Rect?

  /// Whether the screen below a presented one stays in the window.
  package var keepsPresenter: Bool { style.map { !$0.removesPresenter } ?? false }
}

extension ScreenTree {
  /// `present(_:animated:)`: presents a screen, a navigation or tabs over the visible screen.
  ///
  /// - Parameters:
  ///   - name: of the screen, the navigation or the tabs.
  ///   - style: what becomes of the screen below.
  ///   - frame: of its screen, in points; nil for all of the stage.
  public func presenting(
    _ name: String, style: ModalPresentationStyle = .fullScreen, frame: Rect? = nil
  ) throws(ScreenProblem) -> Passage {
    if let problem = trouble(of: name) { throw problem }
    if let holder = holder(of: name) { throw .held(name, by: holder) }
    return try passage(.present, style) {
      $0.presentations.append(Presentation(controller: name, style: style, frame: frame))
    }
  }

  /// `dismiss(animated:)`: dismisses the last presented controller.
  public func dismissing() throws(ScreenProblem) -> Passage {
    guard let last = presentations.last else { throw .nothingPresented(visible) }
    return try passage(.dismiss, last.style) { $0.presentations.removeLast() }
  }

  /// `pushViewController`.
  /// - Parameter navigation: nil for the visible one.
  /// - Parameter screen: the screen that comes to the top.
  public func pushing(
    _ screen: String, on navigation: String? = nil
  ) throws(ScreenProblem) -> Passage {
    let (navigation, stack) = try self.stack(of: navigation)
    guard isScreen(screen) else { throw .notAScreen(screen) }
    guard !stack.contains(screen) else { throw .isInStack(screen, of: navigation) }
    if let problem = trouble(of: screen) { throw problem }
    if let holder = holder(of: screen) { throw .held(screen, by: holder) }
    return try passage(.push) { $0[navigation] = .navigation(stack + [screen]) }
  }

  /// The destination of a pop.
  public enum Target: Hashable, Sendable {
    /// The screen below the top, and the one at the bottom.
    case previous, root
    /// The screen of a name, which is in the stack.
    case screen(String)
  }

  /// `popViewController`, `popToRootViewController` and `popToViewController`.
  /// - Parameter navigation: nil for the visible one.
  /// - Parameter target: the screen that is on top afterwards.
  public func popping(
    to target: Target, on navigation: String? = nil
  ) throws(ScreenProblem) -> Passage {
    let (navigation, stack) = try self.stack(of: navigation)
    guard stack.count > 1 else { throw .isAtRoot(navigation, showing: stack[0]) }
    let kept: Int
    switch target {
    case .previous: kept = stack.count - 1
    case .root: kept = 1
    case .screen(let name):
      guard let index = stack.firstIndex(of: name), index < stack.count - 1 else {
        throw .isNotBehind(name, in: navigation, stack)
      }
      kept = index + 1
    }
    return try passage(.pop) { $0[navigation] = .navigation(Array(stack.prefix(kept))) }
  }

  /// Selects another tab.
  /// - Parameter bar: nil for the visible one.
  /// - Parameter item: the tab.
  public func selecting(
    _ item: String, on bar: String? = nil
  ) throws(ScreenProblem) -> Passage {
    let known = visiblePath.filter { if case .tabs? = self[$0] { true } else { false } }
    guard let bar = bar ?? known.last else { throw .noTabs }
    guard case .tabs(let items, let selected)? = self[bar] else { throw .notTabs(bar) }
    guard known.contains(bar) else { throw .isCovered(bar, visible) }
    guard let index = items.firstIndex(of: item) else { throw .isNoTab(item, of: bar, items) }
    guard index != selected else { throw .isSelected(item, in: bar) }
    return try passage(.select) { $0[bar] = .tabs(items, selected: index) }
  }

  private func stack(of navigation: String?) throws(ScreenProblem) -> (String, [String]) {
    let known = visiblePath.filter { if case .navigation? = self[$0] { true } else { false } }
    guard let name = navigation ?? known.last else { throw .noNavigation(visible) }
    guard case .navigation(let stack)? = self[name] else { throw .notANavigation(name) }
    guard known.contains(name) else { throw .isCovered(name, visible) }
    return (name, stack)
  }

  private func passage(
    _ operation: Passage.Operation, _ style: ModalPresentationStyle? = nil,
    _ change: (inout ScreenTree) -> Void
  ) throws(ScreenProblem) -> Passage {
    var after = self
    change(&after)
    guard let from = visible, let to = after.visible else { throw .nothingPresented(nil) }
    return Passage(
      operation: operation, from: from, to: to, style: style, after: after,
      fromFrame: presentations.last?.frame, toFrame: after.presentations.last?.frame)
  }
}
