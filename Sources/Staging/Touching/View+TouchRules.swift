import Geometry

extension View {
  /// How a view takes touches, besides what its appearance says. In UIKit each of these is an
  /// overridden method.
  public struct TouchRules: Hashable, Sendable {
    /// How far inside its bounds the area begins that takes touches, in points; negative numbers
    /// make it larger than the bounds. UIKit: `point(inside:with:)`.
    public var hitInsets = EdgeInsets.zero
    /// Whether touches go through it that nothing in it takes. UIKit: `hitTest(_:with:)`.
    public var passesTouches = false
    /// The view in it that gets the touches it would answer itself. UIKit: `hitTest(_:with:)`.
    public internal(set) var hitTarget: String?
  }

  /// How it takes touches now.
  public var touchRules: TouchRules { touchRuleLog.current }

  /// Whether it lies in another view, however deep.
  public func isInside(_ view: View) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Whether it is another view or lies in it: among the family of that view.
  func isOf(_ view: View) -> Bool { self === view || isInside(view) }
}

extension Stage {
  /// Changes the area of a view that takes touches, or whether it lets them through.
  /// - Throws: `notOnStage`.
  public func setTouchRules(
    of view: View, _ change: (inout View.TouchRules) -> Void
  ) throws(StagingProblem) {
    try requireOnStage(view)
    var rules = view.touchRules
    change(&rules)
    view.touchRuleLog.note(rules, at: frame)
  }

  /// Lets a view hand the touches that it would answer itself to a view in it; nil ends that.
  /// - Throws: `notOnStage`, and `notInside` for a target that lies elsewhere.
  public func setHitTarget(_ target: View?, of view: View) throws(StagingProblem) {
    if let target {
      try requireOnStage(target)
      guard target.isInside(view) else { throw .notInside(view: target.name, of: view.name) }
    }
    try setTouchRules(of: view) { $0.hitTarget = target?.name }
  }

  /// Nobody hands touches to a view that has gone.
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
  /// How a view took touches at a frame; nil before it came, in frames that were not recorded, and
  /// in the future.
  public func touchRules(of view: View, at frame: Int) -> View.TouchRules? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.touchRuleLog.value(at: frame)
  }
}
