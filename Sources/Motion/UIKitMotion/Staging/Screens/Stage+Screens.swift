import MotionGeometry

extension Stage {
  /// Creates a screen: a view controller whose view fills the stage and is not in the window yet.
  /// - Throws: the errors of `addView`.
  public func addScreen(named name: String) throws(StagingProblem) -> View {
    let view = try addView(named: name, frame: Rect(origin: .zero, size: size))
    view.layoutMarginLog = ChangeLog(.screenMargins)
    detach(view)
    return view
  }

  /// Adds a screen to the tree of screens. The first one becomes the window's root, and appears.
  public func install(_ screen: View) throws(ScreenProblem) {
    try screens.addScreen(screen.name)
    try transition?.after.addScreen(screen.name)
    guard screens.root == screen.name else { return }
    move(screen, into: nil, at: subviews.count)
    tell(.willAppear, screen.name)
    tell(.didAppear, screen.name)
  }

  /// Creates a `UINavigationController` in the place of a screen, its root.
  public func addNavigation(
    named name: String, around screen: String
  ) throws(ScreenProblem) {
    try requireStill()
    try screens.addNavigation(name, around: screen)
  }

  /// Creates a `UITabBarController` in the place of its first item.
  public func addTabs(named name: String, _ items: [String]) throws(ScreenProblem) {
    try requireStill()
    try screens.addTabs(name, items)
  }

  /// Removes a screen, a navigation or tabs that are not shown; the caller removes a screen's view.
  public func removeController(named name: String) throws(ScreenProblem) {
    try requireUnshown(name)
    screens.remove(name)
    transition?.after.remove(name)
  }

  /// Throws if a screen is shown, held by a controller or part of the transition.
  package func requireUnshown(_ name: String) throws(ScreenProblem) {
    if let transition,
      [transition.from, transition.to, transition.container].contains(where: { $0.name == name })
    {
      throw .isInTransition(name, transition: transition.name)
    }
    if screens.presentations.contains(where: { $0.container == name }) { throw .isInUse(name) }
    guard screens[name] != nil else { return }
    guard screens.trouble(of: name) == nil, screens.holder(of: name) == nil else {
      throw .isInUse(name)
    }
  }

  /// Removes all of them and the running transition, without callbacks.
  public func removeAllScreens() {
    transition = nil
    screens = ScreenTree()
  }

  /// Throws while a transition is running.
  package func requireStill() throws(ScreenProblem) {
    guard let transition else { return }
    throw .isRunning(
      transition: transition.name, from: transition.from.name, to: transition.to.name)
  }

  /// Resizes screens with the stage, unless they were moved or resized.
  func resizeScreens(from old: Size) {
    let whole = Rect(origin: .zero, size: old)
    for name in screens.screens + screens.presentations.compactMap(\.container) {
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
