import Testing

@testable import UIKitMotion

/// The tree of screens, as a value.
@Suite struct ScreenTreeTests {
  private func tree(_ screens: String...) throws -> ScreenTree {
    var tree = ScreenTree()
    for screen in screens { try tree.addScreen(screen) }
    return tree
  }

  /// The problem for which a change is refused.
  private func problem(_ body: () throws -> Void) -> ScreenProblem? {
    do { try body() } catch { return error as? ScreenProblem }
    return nil
  }

  @Test func theFirstScreenIsTheRoot() throws {
    let tree = try tree("list", "detail")
    #expect(tree.root == "list" && tree.visible == "list" && tree.screens == ["list", "detail"])
  }

  @Test func presentingAndDismissing() throws {
    let tree = try tree("list", "detail", "help")
    let first = try tree.presenting("detail")
    #expect(first.from == "list" && first.to == "detail" && tree.visible == "list")
    let second = try first.after.presenting("help")
    #expect(second.from == "detail" && second.after.presented == ["detail", "help"])
    #expect(try second.after.dismissing().after == first.after)
    #expect(problem { _ = try tree.dismissing() } == .nothingPresented("list"))
    #expect(problem { _ = try tree.presenting("list") } == .isRoot("list"))
    #expect(
      problem { _ = try second.after.presenting("detail") } == .isPresented("detail", by: "list"))
  }

  @Test func aNavigationTakesItsScreensPlace() throws {
    var tree = try tree("list", "detail", "help")
    try tree.addNavigation("nav", around: "list")
    #expect(tree.root == "nav" && tree.visible == "list")
    let pushed = try tree.pushing("detail").after.pushing("help").after
    #expect(pushed["nav"] == .navigation(["list", "detail", "help"]))
    #expect(try pushed.popping(to: .previous).to == "detail")
    #expect(try pushed.popping(to: .root).after == tree)
    #expect(try pushed.popping(to: .screen("detail")).after == tree.pushing("detail").after)
    #expect(problem { _ = try pushed.pushing("detail") } == .isInStack("detail", of: "nav"))
    #expect(problem { _ = try tree.popping(to: .root) } == .isAtRoot("nav", showing: "list"))
    #expect(problem { _ = try pushed.presenting("detail") } == .held("detail", by: "nav"))
  }

  @Test func onlyWhatIsSeenGoesOn() throws {
    var tree = try tree("list", "detail", "search", "help")
    try tree.addNavigation("nav", around: "list")
    try tree.addTabs("bar", ["nav", "search"])
    #expect(tree.root == "bar" && tree.visiblePath == ["bar", "nav", "list"])
    let other = try tree.selecting("search").after
    #expect(problem { _ = try other.pushing("detail", on: "nav") } == .isCovered("nav", "search"))
    #expect(problem { _ = try other.pushing("detail") } == .noNavigation("search"))
    #expect(try other.selecting("nav").to == "list")
    let covered = try tree.presenting("help").after
    #expect(problem { _ = try covered.selecting("search", on: "bar") } == .isCovered("bar", "help"))
    #expect(problem { _ = try tree.selecting("nav") } == .isSelected("nav", in: "bar"))
  }

  /// The orders that were logged on devices.
  @Test func appearanceEventsAreToldInUIKitsOrder() throws {
    var tree = try tree("a", "b")
    try tree.addNavigation("nav", around: "a")
    let push = try tree.pushing("b")
    let pop = try push.after.popping(to: .previous)
    #expect(told(push.callbacksBefore) == ["willDisappear a", "willAppear b"])
    #expect(told(push.callbacksAfter(isCompleted: true)) == ["didDisappear a", "didAppear b"])
    #expect(told(pop.callbacksBefore) == ["willDisappear b", "willAppear a"])
    #expect(told(pop.callbacksAfter(isCompleted: true)) == ["didDisappear b", "didAppear a"])
    let cancelled = told(pop.callbacksBefore) + told(pop.callbacksAfter(isCompleted: false))
    #expect(
      cancelled.filter { $0.hasSuffix("b") } == ["willDisappear b", "willAppear b", "didAppear b"])
    #expect(
      cancelled.filter { $0.hasSuffix("a") } == [
        "willAppear a", "willDisappear a", "didDisappear a",
      ])
    var tabs = try self.tree("a", "b")
    try tabs.addTabs("bar", ["a", "b"])
    let select = try tabs.selecting("b")
    #expect(
      told(select.callbacksBefore) + told(select.callbacksAfter(isCompleted: true)) == [
        "willAppear b", "willDisappear a", "didDisappear a", "didAppear b",
      ])
  }

  private func told(_ events: Passage.Callbacks) -> [String] {
    events.map { "\($0.phase.rawValue) \($0.screen)" }
  }
}
