import Geometry

extension Stage {
  /// Makes a screen: a view controller whose view fills the stage and is in no window yet.
  /// - Throws: what `addView` throws.
  public func addScreen(named name: String) throws(StagingProblem) -> View {
    let view = try addView(named: name, frame: Rect(origin: .zero, size: size))
    detach(view)
    return view
  }

  /// Takes a screen that was made into the tree of screens. The first one is the window's root, and
  /// appears.
  public func install(_ screen: View) throws(ScreenProblem) {
    try screens.addScreen(screen.name)
    try transition?.after.addScreen(screen.name)
    guard screens.root == screen.name else { return }
    move(screen, into: nil, at: subviews.count)
    tell(.willAppear, screen.name)
    tell(.didAppear, screen.name)
  }

  /// Makes a `UINavigationController` around a screen, whose place it takes.
  public func addNavigation(
    named name: String, around screen: String
  ) throws(ScreenProblem) {
    try requireStill()
    try screens.addNavigation(name, around: screen)
  }

  /// Makes a `UITabBarController` that takes the place of the first of its items.
  public func addTabs(named name: String, _ items: [String]) throws(ScreenProblem) {
    try requireStill()
    try screens.addTabs(name, items)
  }

  /// Forgets a screen, a navigation or tabs that nobody shows; a screen's view is the caller's.
  public func removeController(named name: String) throws(ScreenProblem) {
    try requireUnshown(name)
    screens.remove(name)
    transition?.after.remove(name)
  }

  /// Refuses to let go of a screen that is shown or held, and of a part of the transition.
  public func requireUnshown(_ name: String) throws(ScreenProblem) {
    if let transition,
      [transition.from, transition.to, transition.container].contains(where: { $0.name == name })
    {
      throw .isInTransition(name, transition: transition.name)
    }
    guard screens[name] != nil else { return }
    guard screens.trouble(of: name) == nil, screens.holder(of: name) == nil else {
      throw .isInUse(name)
    }
  }

  /// Forgets all of them, and the transition that runs, without a word to anybody.
  public func forgetScreens() {
    transition = nil
    screens = ScreenTree()
  }

  /// Refuses what cannot be while a transition runs.
  public func requireStill() throws(ScreenProblem) {
    guard let transition else { return }
    throw .isRunning(
      transition: transition.name, from: transition.from.name, to: transition.to.name)
  }

  /// Screens fill the stage when its size changes, unless they were given another place.
  func refillScreens(from old: Size) {
    let whole = Rect(origin: .zero, size: old)
    for name in screens.screens {
      guard let view = view(named: name), view.frame == whole else { continue }
      for (channel, value) in Rect(origin: .zero, size: size).placement {
        view.model[channel.rawValue] = value
      }
    }
  }

  func tell(_ phase: AppearancePhase, _ screen: String) {
    emit(.screen(.init(phase: phase, screen: screen, transition: transition?.name)))
  }
}
