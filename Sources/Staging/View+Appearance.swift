import Dynamics
import Geometry
import Typography

extension View {
  /// What of a view is no number, and changes rarely.
  public struct Appearance: Hashable, Sendable {
    /// Not drawn, and not hit.
    public var isHidden = false
    /// Whether touches reach it.
    public var isUserInteractionEnabled = true
    /// The corners that `cornerRadius` rounds.
    public var maskedCorners = Corners.all
    /// A colour's name, as it was given.
    public var backgroundColor: String?
    /// Whether what is in it is seen inside its bounds only, and its shadow not at all.
    public var clipsToBounds = false
    /// What is seen of it and of all in it; nil for everything.
    public var mask: Mask?
    /// As `backgroundColor`, of the border; Core Animation's is black.
    public var borderColor: String? = "black"
    /// As `backgroundColor`, of the shadow.
    public var shadowColor: String? = "black"
    /// What it says; empty where it is no label.
    public var text = ""
    /// The text style whose size it has; nil where its size is its own.
    public var font: TextStyle?
    /// As `backgroundColor`, of its text.
    public var textColor: String? = "black"
    /// The shape that bumps into others, once it holds for dynamics.
    public internal(set) var collisionBounds = CollisionBounds.rectangle
  }

  /// How it looks now.
  public var appearance: Appearance { appearances.current }
}

extension Stage {
  /// Changes how a view looks.
  /// - Throws: `notOnStage`.
  public func setAppearance(
    of view: View, _ change: (inout View.Appearance) -> Void
  ) throws(StagingProblem) {
    try requireOnStage(view)
    var appearance = view.appearance
    change(&appearance)
    if appearance.mask != view.appearance.mask { view.heldBytes += appearance.mask?.byteCount ?? 0 }
    if appearance.text != view.appearance.text { view.heldBytes += appearance.text.utf8.count }
    view.appearances.note(appearance, at: frame)
  }

  /// Gives a view the shape that bumps into others; UIKit reads it when the first behavior takes the
  /// view.
  ///
  /// - Returns: whether it came in time.
  /// - Throws: `notOnStage`.
  public func setCollisionBounds(
    _ bounds: CollisionBounds, of view: View
  ) throws(StagingProblem) -> Bool {
    let item = try item(for: view)
    guard !animator.holds(item) else { return false }
    item.collisionBounds = bounds
    try setAppearance(of: view) { $0.collisionBounds = bounds }
    return true
  }

  /// What stands for a view in the animator, if a behavior has asked for it.
  public func madeItem(for view: View) -> DynamicItem? { view.item }
}

extension Recorder {
  /// Whether there is a record of a frame, or it is the one that stands.
  public func isKnown(_ frame: Int) -> Bool { frame == moment.frame || row(ofFrame: frame) != nil }
}
