/// Which screens there are, and who shows which: the window's root, what is presented over it, and the
/// stacks and tabs in between. A value, so that a transition can hold the one that comes after it.
public struct ScreenTree: Hashable, Sendable {
  /// What a view controller is, as far as it decides who is seen.
  public enum Controller: Hashable, Sendable {
    /// One with a view of its own, which has its name.
    case screen
    /// `UINavigationController`: the last of its screens is on top.
    case navigation([String])
    /// `UITabBarController`: one of its items is seen.
    case tabs([String], selected: Int)
  }

  /// Screens, navigations and tabs in the order in which they came.
  public private(set) var names: [String] = []
  /// The window's root; nil while there is no screen.
  public private(set) var root: String?
  /// What is presented, one over the other.
  public internal(set) var presented: [String] = []
  private var controllers: [String: Controller] = [:]

  /// How many screens, navigations and tabs there may be together.
  public static let limit = 1_000

  /// No screens.
  public init() {}

  /// What a name stands for; nil for what is none of these.
  public internal(set) subscript(name: String) -> Controller? {
    get { controllers[name] }
    set { controllers[name] = newValue }
  }

  /// Whether a view of this name is a screen's.
  public func isScreen(_ name: String) -> Bool { controllers[name] == .screen }

  /// The screens alone, in the order in which they came.
  public var screens: [String] { names.filter(isScreen) }

  /// The root and what is presented over it.
  var chain: [String] { (root.map { [$0] } ?? []) + presented }

  /// From the controller on top of all to the screen that is seen.
  var visiblePath: [String] { chain.last.map(path) ?? [] }

  /// The screen that is seen when no transition runs.
  public var visible: String? { visiblePath.last }

  /// From a controller to the screen it shows.
  func path(from name: String) -> [String] {
    switch controllers[name] {
    case .navigation(let stack): [name] + (stack.last.map(path) ?? [])
    case .tabs(let items, let selected): [name] + path(from: items[selected])
    case .screen, nil: [name]
    }
  }

  /// The navigation or the tabs that a controller is in.
  public func holder(of name: String) -> String? {
    names.first { holder in
      switch controllers[holder] {
      case .navigation(let members), .tabs(let members, _): members.contains(name)
      case .screen, nil: false
      }
    }
  }

  /// What is presented by whom, or nothing where it is not.
  func presenter(of name: String) -> String? {
    chain.firstIndex(of: name).flatMap { $0 > 0 ? chain[$0 - 1] : nil }
  }

  // MARK: Making

  /// The first screen becomes the window's root.
  mutating func addScreen(_ name: String) throws(ScreenProblem) {
    try add(name, .screen)
    if root == nil { root = name }
  }

  /// A navigation takes its first screen's place.
  mutating func addNavigation(_ name: String, around screen: String) throws(ScreenProblem) {
    guard isScreen(screen) else { throw .notAScreen(screen) }
    if let holder = holder(of: screen) { throw .held(screen, by: holder) }
    try add(name, .navigation([screen]))
    putInPlace(of: screen, name)
  }

  /// Tabs take their first item's place; items are screens and navigations that nobody shows.
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

  /// Forgets one that nobody shows.
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
    for index in presented.indices where presented[index] == old { presented[index] = new }
  }

  /// Why a controller cannot be shown anew: it is shown already.
  func trouble(of name: String) -> ScreenProblem? {
    if name == root { return .isRoot(name) }
    return presenter(of: name).map { .isPresented(name, by: $0) }
  }
}
