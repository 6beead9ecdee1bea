import MotionGeometry

extension View {
  /// The properties of a view that are not numbers and change rarely.
  public struct Appearance: Hashable, Sendable {
    /// Neither drawn nor hit.
    public var isHidden = false
    /// Whether it receives touches.
    public var isUserInteractionEnabled = true
    /// The corners that `cornerRadius` rounds.
    public var maskedCorners = Corners.all
    /// The name of the color, as the user gave it.
    public var backgroundColor: String?
    /// Whether its subviews are clipped to its bounds and its shadow is hidden.
    public var clipsToBounds = false
    /// The visible part of the view and its subviews; nil for all.
    public var mask: Mask?
    /// The border's color, like `backgroundColor`; Core Animation's default is black.
    public var borderColor: String? = "black"
    /// The shadow's color, like `backgroundColor`.
    public var shadowColor: String? = "black"
    /// The text; empty unless it is a label.
    public var text = ""
    /// The text style that sets its font size; nil if the size is its own.
    public var font: TextStyle?
    /// Whether its font follows the text size by itself; off, as in UIKit, unless set.
    public internal(set) var adjustsFontForContentSizeCategory = false
    /// The text's color, like `backgroundColor`.
    public var textColor: String? = "black"
    /// The collision shape, once dynamics uses it.
    public internal(set) var collisionBounds = CollisionBounds.rectangle
  }

  /// The current appearance.
  public var appearance: Appearance { appearances.current }
}

extension Stage {
  /// Changes the appearance of a view.
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

  /// Sets the collision shape of a view. UIKit reads it when the first behavior gets the view.
  ///
  /// - Returns: whether it was set in time.
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

  /// Returns the view's dynamic item, if one was created.
  package func existingItem(for view: View) -> DynamicItem? { view.item }
}

extension Recorder {
  /// Whether a frame was recorded or is the current one.
  package func isKnown(_ frame: Int) -> Bool { frame == moment.frame || row(ofFrame: frame) != nil }
}
