import MotionGeometry

extension View {
  /// The touch handling of a view, besides its appearance. In UIKit each of these is an overridden
  /// method.
  public struct TouchRules: Hashable, Sendable {
    /// The insets from the bounds to the touch area, in points; negative values enlarge it. UIKit:
    /// `point(inside:with:)`.
    public var hitInsets = EdgeInsets.zero
    /// Whether touches that no subview takes pass through it. UIKit: `hitTest(_:with:)`.
    public var passesTouches = false
    /// The subview that gets the touches it would take itself. UIKit: `hitTest(_:with:)`.
    public internal(set) var hitTarget: String?
    /// Whether it has a hit test of its own, which the stage's `hitTest` runs. UIKit:
    /// `hitTest(_:with:)`.
    package internal(set) var overridesHitTest = false
  }

  /// The current touch rules.
  public var touchRules: TouchRules { touchRuleLog.current }

  /// Returns whether it is a descendant of another view.
  package func isInside(_ view: View) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Returns whether it is another view or a descendant of it.
  func isOf(_ view: View) -> Bool { self === view || isInside(view) }
}

extension Stage {
  /// Changes the touch area of a view, or whether it passes touches through.
  /// - Throws: `notOnStage`.
  public func setTouchRules(
    of view: View, _ change: (inout View.TouchRules) -> Void
  ) throws(StagingProblem) {
    try requireOnStage(view)
    var rules = view.touchRules
    change(&rules)
    view.touchRuleLog.note(rules, at: frame)
  }

  /// Sets the subview that gets the touches a view would take itself; nil removes it.
  /// - Throws: `notOnStage`, and `notInside` for a target outside the view.
  public func setHitTarget(_ target: View?, of view: View) throws(StagingProblem) {
    if let target {
      try requireOnStage(target)
      guard target.isInside(view) else { throw .notInside(view: target.name, of: view.name) }
    }
    try setTouchRules(of: view) { $0.hitTarget = target?.name }
  }

  /// Removes hit targets that are no longer on the stage.
  func dropHitTargets(above view: View) {
    var ancestor = view.parent
    while let current = ancestor {
      var rules = current.touchRules
      if let target = rules.hitTarget, viewsByName[target] == nil {
        rules.hitTarget = nil
        current.touchRuleLog.note(rules, at: frame)
      }
      ancestor = current.parent
    }
  }
}

extension Recorder {
  /// Returns a view's touch rules at a frame; nil before the view's creation, for frames that were
  /// not recorded and for the future.
  package func touchRules(of view: View, at frame: Int) -> View.TouchRules? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.touchRuleLog.value(at: frame)
  }
}
