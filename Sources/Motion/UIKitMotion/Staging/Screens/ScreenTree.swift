/// The tree of screens: the window's root, the controllers presented over it, and the stacks and
/// tabs in between. A value, so that a transition can hold the tree that follows it.
public struct ScreenTree: Hashable, Sendable {
  /// The kind of a view controller, as far as it decides which screen is visible.
  public enum Controller: Hashable, Sendable {
    /// A controller with a view of the same name.
    case screen
    /// `UINavigationController`: its last screen is on top.
    case navigation([String])
    /// `UITabBarController`: its selected item is visible.
    case tabs([String], selected: Int)
  }

  /// The names of screens, navigations and tabs in the order they were added.
  public private(set) var names: [String] = []
  /// The window's root; nil if there is no screen.
  public private(set) var root: String?
  /// The presented controllers, bottom to top.
  public var presented: [String] { presentations.map(\.controller) }
  var presentations: [Presentation] = []
  private var controllers: [String: Controller] = [:]

  /// The maximum number of screens, navigations and tabs together.
  public static let limit = 1_000

  /// Creates a tree without screens.
  public init() {}

  /// The controller of a name; nil if there is none.
  public internal(set) subscript(name: String) -> Controller? {
    get { controllers[name] }
    set { controllers[name] = newValue }
  }

  /// Returns whether a name is a screen's.
  public func isScreen(_ name: String) -> Bool { controllers[name] == .screen }

  /// The names of the screens in the order they were added.
  public var screens: [String] { names.filter(isScreen) }

  /// The root and the controllers presented over it.
  var chain: [String] { (root.map { [$0] } ?? []) + presented }

  /// The path from the topmost controller to the visible screen.
  var visiblePath: [String] { chain.last.map(path) ?? [] }

  /// The visible screen when no transition is running.
  public var visible: String? { visiblePath.last }

  /// Returns the path from a controller to the screen it shows.
  func path(from name: String) -> [String] {
    switch controllers[name] {
    case .navigation(let stack): [name] + (stack.last.map(path) ?? [])
    case .tabs(let items, let selected): [name] + path(from: items[selected])
    case .screen, nil: [name]
    }
  }

  /// Returns the navigation or tabs that contain a controller.
  public func holder(of name: String) -> String? {
    names.first { holder in
      switch controllers[holder] {
      case .navigation(let members), .tabs(let members, _): members.contains(name)
      case .screen, nil: false
      }
    }
  }

  /// Returns the controller that presents another one; nil if it is not presented.
  func presenter(of name: String) -> String? {
    chain.firstIndex(of: name).flatMap { $0 > 0 ? chain[$0 - 1] : nil }
  }

  // MARK: Making

  /// Adds a screen. The first one becomes the window's root.
  mutating func addScreen(_ name: String) throws(ScreenProblem) {
    try add(name, .screen)
    if root == nil { root = name }
  }

  /// Adds a navigation in the place of its first screen.
  mutating func addNavigation(_ name: String, around screen: String) throws(ScreenProblem) {
    guard isScreen(screen) else { throw .notAScreen(screen) }
    if let holder = holder(of: screen) { throw .held(screen, by: holder) }
    try add(name, .navigation([screen]))
    putInPlace(of: screen, name)
  }

  /// Adds tabs in the place of their first item. Items are screens and navigations that are not
  /// shown.
  mutating func addTabs(_ name: String, _ items: [String]) throws(ScreenProblem) {
    for (index, item) in items.enumerated() {
      switch controllers[item] {
      case .screen, .navigation: break
      case .tabs, nil: throw .noItem(item)
      }
      if let holder = holder(of: item) { throw .held(item, by: holder) }
      if index > 0, let problem = trouble(of: item) { throw problem }
    }
    guard let first = items.first else { return }
    try add(name, .tabs(items, selected: 0))
    putInPlace(of: first, name)
  }

  /// Removes a controller that is not shown.
  mutating func remove(_ name: String) {
    controllers[name] = nil
    names.removeAll { $0 == name }
  }

  private mutating func add(_ name: String, _ controller: Controller) throws(ScreenProblem) {
    guard names.count < Self.limit else { throw .tooMany(limit: Self.limit) }
    names.append(name)
    controllers[name] = controller
  }

  private mutating func putInPlace(of old: String, _ new: String) {
    if root == old { root = new }
    for index in presentations.indices where presentations[index].controller == old {
      presentations[index].controller = new
    }
  }

  /// Returns why a controller cannot be shown: it already is. Nil if it can.
  func trouble(of name: String) -> ScreenProblem? {
    if name == root { return .isRoot(name) }
    return presenter(of: name).map { .isPresented(name, by: $0) }
  }
}
